// SPDX-License-Identifier: GPL-3.0-or-later
// A list of those who must not be contacted, and the normal form that one of them is compared in.
#include "app/intake/suppression_rows.h"
#include "app/policy/suppression_key.h"
#include "tests/fuzz/require.h"

#include <QBuffer>

#include <cstdint>

using namespace countersign;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    qint64 taken = 0;
    const Result<intake::ImportReport> report = intake::readSuppressions(
        buffer, {}, [&taken](intake::SuppressionRecord&& record) -> Result<void> {
            // What is compared once is compared so for ever.
            const QString form = policy::normalForm(record.kind, record.value);
            REQUIRE(!form.isEmpty());
            REQUIRE(policy::normalForm(record.kind, form) == form);
            ++taken;
            return {};
        });
    REQUIRE(!report.ok() ||
            (report->accepted == taken && report->read == report->accepted + report->rejected));
    return 0;
}
