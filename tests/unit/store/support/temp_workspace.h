// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/repositories.h"
#include "app/store/transaction.h"
#include "app/store/workspace.h"
#include "tests/support/fixed_clock.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace countersign::store::testing {

/// A workspace in a folder of its own, with a clock that stands still and device keys beside it.
class TempWorkspace {
public:
    TempWorkspace();

    [[nodiscard]] QString path(const QString& name = QStringLiteral("w.countersign")) const;
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] Surroundings surroundings() const;
    [[nodiscard]] countersign::testing::FixedClock& clock() { return *m_clock; }

    void create();
    void close() { m_workspace.reset(); }
    void open(OpenMode mode = OpenMode::ReadWrite);
    void reopen();
    Workspace& operator*() { return *m_workspace; }
    Workspace* operator->() { return m_workspace.get(); }

    /// Writes and insists that it works.
    void write(const std::function<void(Transaction&)>& work);
    /// Reads and insists that it works.
    void check(const std::function<void(Reader&)>& work);
    template<class Work>
    auto read(Work work)
    {
        using Value = std::invoke_result_t<Work&, Reader&>;
        Result<Value> answer =
            m_workspace->read([&work](Reader& reader) -> Result<Value> { return work(reader); });
        if (!answer)
            qFatal("%s", qPrintable(answer.error().id));
        return std::move(*answer);
    }

private:
    QTemporaryDir m_folder;
    std::shared_ptr<countersign::testing::FixedClock> m_clock;
    std::shared_ptr<DeviceKeys> m_keys;
    std::unique_ptr<Workspace> m_workspace;
};

/// Insists on it and hands out what is in it.
template<class T>
T must(Result<T> result)
{
    if (!result)
        qFatal("%s %s", qPrintable(result.error().id), qPrintable(result.error().detail));
    return std::move(*result);
}
inline void must(const Result<void>& result)
{
    if (!result)
        qFatal("%s %s", qPrintable(result.error().id), qPrintable(result.error().detail));
}

} // namespace countersign::store::testing
