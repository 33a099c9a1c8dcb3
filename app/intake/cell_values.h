// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

#include <optional>

namespace countersign::intake {

// What cells of people's tables say. Each takes the text as it came.

/// True for a cell in which people see nothing: blanks of any kind, control characters, nothing at all.
[[nodiscard]] bool isBlankCell(QStringView cell);

/// What was found while a cell was cleaned.
struct CleanCell {
    QString text;
    bool lineBreak = false; ///< line breaks became blanks
    bool control = false;   ///< other control characters became blanks
    bool formula = false;   ///< it begins like a formula; it stays the text it is
};

/// A one-line value: blanks around it taken off (no-break and zero-width ones too), line breaks and control characters made blanks, the
/// apostrophe taken off by which spreadsheets mark a number as text ("'+47 55…"), empty where it says that
/// there is nothing ("[not provided]", "#N/A", "-").
[[nodiscard]] CleanCell cleanCell(const QString& cell);

/// Takes characters that nobody sees out of a text (of no width, or turning the direction of what follows);
/// whether there were any.
bool takeHidden(QString& text);

/// A value of several lines: blanks around it taken off.
[[nodiscard]] QString trimmedCell(const QString& cell);

/// Whether a text can be an e-mail address: RFC 5321 as far as people's addresses go, other scripts included.
[[nodiscard]] bool isEmailAddress(QStringView text);

/// The plausible addresses of a cell in order ("Jo <jo@kite.example>", "a@kite.example; b@kite.example").
[[nodiscard]] QStringList emailAddressesIn(const QString& cell);

/// Why a cell can be no phone number: "phone.spreadsheet_number" (4,93E+11, which a spreadsheet made of one),
/// "phone.not_a_number"; empty if it can be one.
[[nodiscard]] QString phoneProblem(const QString& cell);

/// The first of several numbers in a cell (" ::: ", " / ", ";", line breaks); the cell itself if it is one.
[[nodiscard]] QString firstPhone(const QString& cell);

/// What a yes-or-no cell says. Nothing for a text that is neither.
[[nodiscard]] std::optional<bool> yesOrNo(const QString& cell);

/// Whether a state of somebody's mail says that none may be sent: bounced, unsubscribed, opted out, complained. "Invalid"
/// and "unverified" are guesses of whoever sells the list, and say nothing.
[[nodiscard]] bool isStoppedState(const QString& cell);
/// Whether it says that nobody is to write or call: "Do not contact".
[[nodiscard]] bool isStoppedEverywhere(const QString& cell);

/// The BCP 47 tag of a tag, locale name or language's name ("de_DE", "Deutsch", "German", "allemand"); nothing
/// if it is no language.
[[nodiscard]] std::optional<QString> languageTagOf(const QString& cell);

/// The members of a list in a cell, split at ";" or "|" or line breaks, trimmed, without empty ones.
[[nodiscard]] QStringList listIn(const QString& cell);

} // namespace countersign::intake
