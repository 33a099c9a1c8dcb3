// SPDX-License-Identifier: GPL-3.0-or-later
// A Word document.
#include "tests/fuzz/document.h"

using namespace Qt::StringLiterals;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    countersign::fuzzing::requireRead(data, size, u"sheet.docx"_s);
    return 0;
}
