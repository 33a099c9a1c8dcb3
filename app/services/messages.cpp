// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/messages.h"

#include "app/checks/finding_text.h"
#include "app/services/wording/catalogue.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

/// More than so many candidates are no help.
constexpr qsizetype maxCandidates = 8;

struct Messages {
    Q_DECLARE_TR_FUNCTIONS(Messages)
};

template<class E>
QString labelOfWord(const QString& word)
{
    const std::optional<E> value = fromText<E>(word);
    return value ? label(*value) : word;
}

QString listed(const QStringList& texts)
{
    return texts.join(u", "_s);
}

QStringList first(QStringList args, const QString& replacement)
{
    if (!args.isEmpty())
        args.first() = replacement;
    return args;
}

QString withName(const QString& text, const QString& id)
{
    return id.isEmpty() ? text : QString(text + u" ("_s + id + u')');
}

/// "decided:44:50" → "Drafts decided one by one: 44 (50)".
QString conditionText(const QString& condition)
{
    const QStringList parts = condition.split(u':');
    if (parts.size() != 3)
        return condition;
    // What counts wrongs, or all of some, is not met before there was anything to count.
    if (parts[0] == "accuracy"_L1 && parts[1] == parts[2])
        return u"%1: %2"_s.arg(wording::sentence(parts[0], {}),
                               Messages::tr("nothing decided yet"));
    if (parts[1] == "0/0"_L1)
        return u"%1: %2"_s.arg(wording::sentence(parts[0], {}), Messages::tr("there are none yet"));
    return u"%1: %2 (%3)"_s.arg(wording::sentence(parts[0], {}), parts[1], parts[2]);
}

/// What somebody could add where an input is wanting.
QString whatToAdd(const QString& word)
{
    const std::optional<Input> input = fromText<Input>(word);
    if (!input)
        return word;
    switch (*input) {
    case Input::Research:
        return Messages::tr("a public page or article on the person or the firm (research)");
    case Input::Signal:
        return Messages::tr("something new about them, such as a job change or an advert (signal)");
    case Input::Crm:
        return Messages::tr("a note, mail or call with the person (CRM)");
    case Input::Knowledge:
        return Messages::tr("a page on what your product does (knowledge base)");
    }
    return word;
}

/// Stable words among the args, as people say them.
QStringList readable(const QString& id, const QStringList& args)
{
    if (args.isEmpty())
        return args;
    if (id == "decision.open_blocker"_L1 || id == "dismiss.fixed_rule"_L1 ||
        id == "still_blocked"_L1)
        return first(args, checks::checkName(args.first()));
    if (id == "rules.severity_floor"_L1) {
        const auto level = fromText<CheckLevel>(args.value(1));
        return {checks::checkName(args.first()), level ? label(*level) : args.value(1)};
    }
    if (id == "decision.suppressed"_L1 || id == "suppression.value"_L1)
        return first(args, labelOfWord<SuppressionKind>(args.first()));
    if (id == "decision.held"_L1)
        return first(args, labelOfWord<policy::Hold>(args.first()));
    if (id == "delivery.blocked"_L1) {
        const QString hold = labelOfWord<policy::Hold>(args.first());
        return {args.size() < 2 ? hold : withName(hold, checks::checkName(args[1]))};
    }
    if (id == "delivery.channel"_L1 || id == "generation.no_address"_L1 ||
        id == "generation.too_long"_L1)
        return first(args, labelOfWord<Channel>(args.first()));
    if (id.startsWith("role."_L1) || id == "approvers.role"_L1) {
        QStringList words = args;
        for (QString& word : words)
            word = labelOfWord<Role>(word);
        return words;
    }
    if (id == "generation.missing_input"_L1) {
        QStringList inputs;
        for (const QString& word : args)
            inputs.append(whatToAdd(word));
        return {listed(inputs)};
    }
    if (id == "mode.autopilot_gate"_L1) {
        QStringList unmet;
        for (const QString& condition : args)
            unmet.append(conditionText(condition));
        return {listed(unmet)};
    }
    return args;
}

QString byCode(ErrorCode code)
{
    switch (code) {
    case ErrorCode::BadInput:
        return Messages::tr("This cannot be used as it is.");
    case ErrorCode::Refused:
        return Messages::tr("A rule says no.");
    case ErrorCode::NotFound:
        return Messages::tr("It is not here.");
    case ErrorCode::Ambiguous:
        return Messages::tr("Several things are called that.");
    case ErrorCode::Busy:
        return Messages::tr("The workspace is in use elsewhere. Try again in a moment.");
    case ErrorCode::Damaged:
        return Messages::tr(
            "The workspace is damaged. Have it looked over and repaired, or restore a backup.");
    case ErrorCode::NewerVersion:
        return Messages::tr("This is from a newer version of Countersign. Update the program.");
    case ErrorCode::ReadOnly:
        return Messages::tr("This place cannot be written to.");
    case ErrorCode::NoSpace:
        return Messages::tr("The disk is full. Make room and try again.");
    case ErrorCode::Cancelled:
        return Messages::tr("Stopped.");
    case ErrorCode::Network:
        return Messages::tr(
            "The network or the server did not answer as it should. Try again later.");
    case ErrorCode::Internal:
        break;
    }
    return Messages::tr("Something went wrong inside Countersign. What you wrote is kept.");
}

} // namespace

QString message(const Error& error)
{
    QStringList args = error.args;
    if (args.isEmpty() && !error.where.isEmpty())
        args.append(error.where);
    // Nobody is asked for where the workspace has nobody who acts by itself.
    const bool nobody = error.id == "user.unknown"_L1 && error.args.value(0).isEmpty();
    QString text = nobody ? wording::sentence(u"user.nobody"_s, {})
                          : wording::sentence(error.id, readable(error.id, args));
    if (text.isEmpty())
        text = withName(byCode(error.code), error.id);
    const bool saysWhere =
        error.where.isEmpty() || text.contains(error.where) || error.code == ErrorCode::Refused;
    if (!saysWhere)
        text = QString(error.where + u": "_s + text);
    if (!error.candidates.isEmpty() && error.code != ErrorCode::Ambiguous) {
        QString few = listed(error.candidates.mid(0, maxCandidates));
        if (error.candidates.size() > maxCandidates)
            few = Messages::tr("%1 and %2 more")
                      .arg(few, QString::number(error.candidates.size() - maxCandidates));
        text.append(u' ' + Messages::tr("Known here: %1.").arg(few));
    }
    return text;
}

QString reasonText(const QString& reason, const QStringList& args)
{
    // A composition's note carries its argument behind a colon: "stale_evidence:Annual report".
    const qsizetype colon = reason.indexOf(u':');
    if (colon > 0 && args.isEmpty())
        return reasonText(reason.left(colon), {reason.mid(colon + 1)});
    const QString text = wording::sentence(reason, readable(reason, args));
    return text.isEmpty() ? reason : text;
}

} // namespace countersign
