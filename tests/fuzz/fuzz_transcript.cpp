// SPDX-License-Identifier: GPL-3.0-or-later
// WebVTT, SubRip and plain transcripts.
#include "app/intake/transcript.h"
#include "tests/fuzz/require.h"

#include <cstdint>

using namespace countersign;

namespace {

void requireSpeech(const intake::Transcript& transcript)
{
    for (const intake::Turn& turn : transcript.turns)
        REQUIRE(!turn.text.trimmed().isEmpty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const QString text =
        QString::fromUtf8(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    requireSpeech(intake::readWebVtt(text));
    requireSpeech(intake::readSubRip(text));
    if (const std::optional<intake::Transcript> spoken = intake::readSpokenText(text))
        requireSpeech(*spoken);
    return 0;
}
