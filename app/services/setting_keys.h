// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign {

// What the services remember in a workspace beside the rules. Names never change once released.

/// Id of the user that `create` made: who acts when nobody is named.
inline const QString settingFirstUser = QStringLiteral("workspace.first_user");
/// The workspace's name, as a setup file gives it.
inline const QString settingName = QStringLiteral("workspace.name");
/// The date that a setup file is written for (ISO 8601); a suggestion for `--today`.
inline const QString settingToday = QStringLiteral("workspace.today");

/// Only in a sample workspace: the date that its checks and reports count from unless somebody chose one.
inline const QString settingSampleToday = QStringLiteral("workspace.sample_today");

/// Only in a sample workspace: id of the person of the sample as whom the window opens it.
inline const QString settingSamplePerson = QStringLiteral("workspace.sample_person");

/// What was corrected in how files of a shape are read (JSON). Not a rule: it is not listed, and checks do not
/// depend on it.
inline const QString settingImportProfiles = QStringLiteral("_import.profiles");

} // namespace countersign
