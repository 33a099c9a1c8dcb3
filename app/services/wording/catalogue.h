// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <span>

namespace countersign::wording {

/// A stable name and what people read for it; %1, %2 … are its args.
struct Entry {
    const char* id;
    const char* text; ///< marked with QT_TRANSLATE_NOOP("Messages", …)
};

// One table a room of the application, so that a new rule's sentence has its place.
[[nodiscard]] std::span<const Entry> decisionEntries();
[[nodiscard]] std::span<const Entry> roleEntries();
[[nodiscard]] std::span<const Entry> writingEntries();
[[nodiscard]] std::span<const Entry> deliveryEntries();
[[nodiscard]] std::span<const Entry> fileEntries();
[[nodiscard]] std::span<const Entry> rowEntries();
[[nodiscard]] std::span<const Entry> workspaceEntries();
[[nodiscard]] std::span<const Entry> whyEntries();
[[nodiscard]] std::span<const Entry> syncEntries();

/// The sentence for `id` in the language of the application with its args in place; empty if no table
/// knows the id.
[[nodiscard]] QString sentence(const QString& id, const QStringList& args);

} // namespace countersign::wording
