// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_table.h"

#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    countersign::fuzzing::requireAccounted(bytes, QStringLiteral("a.csv"));
    return 0;
}
