// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/account.h"
#include "app/domain/control.h"
#include "app/domain/decision.h"
#include "app/domain/delivery.h"
#include "app/domain/draft.h"
#include "app/domain/evidence.h"
#include "app/domain/finding.h"
#include "app/domain/prospect.h"
#include "app/domain/sequence.h"
#include "app/domain/suppression.h"
#include "app/domain/user.h"
#include "app/policy/history.h"

/// Invented people and firms, a number each, so that two calls with one number give equal values.
namespace countersign::store::testing {

[[nodiscard]] QDateTime moment(int minutes);

[[nodiscard]] User user(const QString& name, Role role);
[[nodiscard]] Account account(int n);
/// Works for account(n / 10).
[[nodiscard]] Prospect prospect(int n);
/// An e-mail to prospect(n).
[[nodiscard]] Draft draft(int n);
[[nodiscard]] Evidence evidence(int n, Input input = Input::Research);
[[nodiscard]] Revision revision(const DraftId& draft, const UserId& author, const QString& text,
                                const std::vector<RevisionId>& parents = {},
                                const Citations& citations = {});
[[nodiscard]] Generation generation(const Revision& revision, const UserId& worker);
/// Bound to what stands in the history now, having seen all of its decisions.
[[nodiscard]] Decision decision(const policy::DraftHistory& history, Verdict verdict,
                                const User& by, int minutes = 0);
[[nodiscard]] Dismissal dismissal(const Revision& revision, const Finding& finding,
                                  const UserId& by);
[[nodiscard]] Finding finding(const QString& check, Severity severity,
                              const QString& excerpt = QStringLiteral("words"));
[[nodiscard]] Control control(const QString& subject, ControlKind kind, const QString& value,
                              const User& by, const std::vector<ControlId>& after = {});
/// {"all":[{"field":field,"is":value}]}
[[nodiscard]] QString filterJson(const QString& field, const QString& value);
[[nodiscard]] Suppression suppression(const QByteArray& teamKey, SuppressionKind kind,
                                      const QString& normalForm, const UserId& by,
                                      const std::vector<Channel>& channels = {});

} // namespace countersign::store::testing
