// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/latin.h"

#include <unicode/translit.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <memory>

namespace countersign::text {
namespace {

/// Costly to make and not thread-safe: one a thread.
const icu::Transliterator* latinTransliterator()
{
    thread_local const std::unique_ptr<icu::Transliterator> transliterator = [] {
        UErrorCode status = U_ZERO_ERROR;
        return std::unique_ptr<icu::Transliterator>(
            icu::Transliterator::createInstance("Any-Latin; Latin-ASCII", UTRANS_FORWARD, status));
    }();
    return transliterator.get();
}

} // namespace

QString asciiForm(const QString& text)
{
    const bool ascii =
        std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
    const icu::Transliterator* transliterator = ascii ? nullptr : latinTransliterator();
    if (transliterator == nullptr)
        return text;
    icu::UnicodeString buffer(reinterpret_cast<const char16_t*>(text.utf16()),
                              static_cast<int32_t>(text.size()));
    transliterator->transliterate(buffer);
    return QString(reinterpret_cast<const QChar*>(buffer.getBuffer()), buffer.length());
}

} // namespace countersign::text
