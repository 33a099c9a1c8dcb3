// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/store/support/temp_workspace.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace countersign::store::testing {

TempWorkspace::TempWorkspace()
    : m_clock(std::make_shared<countersign::testing::FixedClock>())
    , m_keys(std::make_shared<FileDeviceKeys>(m_folder.filePath(u"devices"_s)))
{}

QString TempWorkspace::path(const QString& name) const
{
    return m_folder.filePath(name);
}

Surroundings TempWorkspace::surroundings() const
{
    return {m_clock, m_keys};
}

void TempWorkspace::create()
{
    m_workspace = must(Workspace::create(path(), surroundings()));
}

void TempWorkspace::open(OpenMode mode)
{
    m_workspace = must(Workspace::open(path(), mode, surroundings()));
}

void TempWorkspace::reopen()
{
    close();
    open();
}

void TempWorkspace::write(const std::function<void(Transaction&)>& work)
{
    must(m_workspace->writeNow([&work](Transaction& transaction) -> Result<void> {
        work(transaction);
        return {};
    }));
}

void TempWorkspace::check(const std::function<void(Reader&)>& work)
{
    must(m_workspace->read([&work](Reader& reader) -> Result<void> {
        work(reader);
        return {};
    }));
}

} // namespace countersign::store::testing
