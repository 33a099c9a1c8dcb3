// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/engine.h"
#include "app/checks/input.h"

#include <QString>
#include <QStringList>

#include <vector>

/// Drafts for tests: to Orla Brandvold, Head of Logistics at Kestrel Freight Ltd, on 4 May 2026.
namespace countersign::checks::sample {

inline Addressee orla()
{
    Addressee person;
    person.name = QStringLiteral("Orla Brandvold");
    person.given = QStringLiteral("Orla");
    person.company = QStringLiteral("Kestrel Freight Ltd");
    person.title = QStringLiteral("Head of Logistics");
    person.email = QStringLiteral("orla@kestrelfreight.example");
    person.locale = QStringLiteral("en-GB");
    return person;
}

inline CheckInput draft(Channel channel, const QString& text)
{
    CheckInput input;
    input.channel = channel;
    if (channel == Channel::Email)
        input.subject = QStringLiteral("Spares for three ports");
    input.text = text;
    input.prospect = orla();
    input.today = QDate(2026, 5, 4);
    return input;
}

inline LabelledEvidence evidence(const QString& label, Input input, const QString& text,
                                 QDate observedOn = QDate(2026, 4, 20),
                                 const QString& about = QStringLiteral("Kestrel Freight Ltd"))
{
    LabelledEvidence item;
    item.label = label;
    item.evidence.id = EvidenceId(label);
    item.evidence.input = input;
    item.evidence.text = text;
    item.evidence.observedOn = observedOn;
    item.aboutName = input == Input::Knowledge ? QString() : about;
    return item;
}

inline Boundary boundary(const QString& label, BoundaryKind kind, const QString& pattern)
{
    Boundary made;
    made.id = BoundaryId(label);
    made.label = label;
    made.kind = kind;
    made.pattern = pattern;
    return made;
}

/// The findings of one check, "not checked" ones too.
inline std::vector<Finding> findingsOf(const CheckInput& input, const char* check)
{
    std::vector<Finding> found;
    for (const Finding& finding : countersign::checks::check(input).findings) {
        if (finding.check == QLatin1String(check))
            found.push_back(finding);
    }
    return found;
}

inline QStringList excerptsOf(const CheckInput& input, const char* check)
{
    QStringList excerpts;
    for (const Finding& finding : findingsOf(input, check))
        excerpts.append(finding.excerpt);
    return excerpts;
}

inline QStringList reasonsOf(const CheckInput& input, const char* check)
{
    QStringList reasons;
    for (const Finding& finding : findingsOf(input, check))
        reasons.append(finding.reason);
    return reasons;
}

} // namespace countersign::checks::sample
