// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/show_text.h"

#include "app/cli/text.h"
#include "app/services/messages.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

struct Name {
    const char* key;
    const char* label;
};

/// In the order in which they are shown; what is not here comes after, under its own key.
constexpr std::array names{
    Name{"name", QT_TRANSLATE_NOOP("Cli", "Name")},
    Name{"title", QT_TRANSLATE_NOOP("Cli", "Title")},
    Name{"company", QT_TRANSLATE_NOOP("Cli", "Company")},
    Name{"email", QT_TRANSLATE_NOOP("Cli", "E-mail")},
    Name{"phone", QT_TRANSLATE_NOOP("Cli", "Phone")},
    Name{"profile", QT_TRANSLATE_NOOP("Cli", "Profile")},
    Name{"persona", QT_TRANSLATE_NOOP("Cli", "Persona")},
    Name{"segment", QT_TRANSLATE_NOOP("Cli", "Segment")},
    Name{"suppressed", QT_TRANSLATE_NOOP("Cli", "Suppressed")},
    Name{"twin", QT_TRANSLATE_NOOP("Cli", "Likely twin")},
    Name{"domain", QT_TRANSLATE_NOOP("Cli", "Web domain")},
    Name{"industry", QT_TRANSLATE_NOOP("Cli", "Industry")},
    Name{"employees", QT_TRANSLATE_NOOP("Cli", "Employees")},
    Name{"tier", QT_TRANSLATE_NOOP("Cli", "Tier")},
    Name{"approvers", QT_TRANSLATE_NOOP("Cli", "Approvers")},
    Name{"people", QT_TRANSLATE_NOOP("Cli", "People")},
    Name{"about_name", QT_TRANSLATE_NOOP("Cli", "About")},
    Name{"input", QT_TRANSLATE_NOOP("Cli", "Input")},
    Name{"kind", QT_TRANSLATE_NOOP("Cli", "Kind")},
    Name{"text", QT_TRANSLATE_NOOP("Cli", "Text")},
    Name{"source", QT_TRANSLATE_NOOP("Cli", "Source")},
    Name{"observed_on", QT_TRANSLATE_NOOP("Cli", "Observed on")},
    Name{"condition", QT_TRANSLATE_NOOP("Cli", "Condition")},
    Name{"withdrawn", QT_TRANSLATE_NOOP("Cli", "Withdrawn")},
    Name{"mode", QT_TRANSLATE_NOOP("Cli", "Mode")},
    Name{"city", QT_TRANSLATE_NOOP("Cli", "City")},
    Name{"country", QT_TRANSLATE_NOOP("Cli", "Country")},
    Name{"language", QT_TRANSLATE_NOOP("Cli", "Language")},
    Name{"time_zone", QT_TRANSLATE_NOOP("Cli", "Time zone")},
    Name{"owner", QT_TRANSLATE_NOOP("Cli", "Owner")},
    Name{"notes", QT_TRANSLATE_NOOP("Cli", "Notes")},
    Name{"custom", QT_TRANSLATE_NOOP("Cli", "Custom fields")},
    Name{"external_ids", QT_TRANSLATE_NOOP("Cli", "Record ids")},
};

bool isNothing(const Json& value)
{
    return value.is_null() || (value.is_string() && value.get_ref<const std::string&>().empty()) ||
           ((value.is_array() || value.is_object()) && value.empty());
}

QString plain(const Json& value)
{
    if (value.is_string())
        return fromUtf8(value.get_ref<const std::string&>());
    if (value.is_boolean())
        return value.get<bool>() ? text(QT_TRANSLATE_NOOP("Cli", "yes"))
                                 : text(QT_TRANSLATE_NOOP("Cli", "no"));
    QStringList parts;
    if (value.is_array()) {
        for (const Json& entry : value)
            parts.append(plain(entry));
        return parts.join(u", "_s);
    }
    if (!value.is_object())
        return fromUtf8(value.dump());
    for (const auto& [key, member] : value.items()) {
        if (!isNothing(member))
            parts.append(QString(fromUtf8(key) + u": "_s + plain(member)));
    }
    return parts.join(u" · "_s);
}

/// Every line behind blanks, so that text from outside is never taken for one of ours.
QString indented(const QString& words, int blanks)
{
    const QString margin(blanks, u' ');
    return QString(margin + QString(words).replace(u'\n', QString(u'\n' + margin)));
}

bool isId(const std::string& key)
{
    static const std::array ids{"id",    "account",      "prospect",  "revision", "about",
                                "draft", "content_hash", "source_id", "decision", "merged"};
    return std::find(ids.begin(), ids.end(), key) != ids.end();
}

QString fieldLine(const QString& label, const Json& value)
{
    // Lists of objects get a line for each.
    if (value.is_array() && value.front().is_object()) {
        QString lines = QString(label + u":\n"_s);
        for (const Json& entry : value)
            lines += indented(plain(entry), 2) + u'\n';
        return lines;
    }
    const QString words = plain(value);
    return words.contains(u'\n') ? QString(label + u":\n"_s + indented(words, 2) + u'\n')
                                 : QString(label + u": "_s + words + u'\n');
}

QString fieldsText(const Json& shown)
{
    QString page;
    QString ids;
    for (const Name& name : names) {
        if (shown.contains(name.key) && !isNothing(shown[name.key]))
            page += fieldLine(text(name.label), shown[name.key]);
    }
    for (const auto& [key, value] : shown.items()) {
        const std::string& known = key;
        const bool hasName = std::any_of(names.begin(), names.end(),
                                         [&known](const Name& name) { return known == name.key; });
        if (!hasName && !isNothing(value))
            (isId(key) ? ids : page) += fieldLine(fromUtf8(key).replace(u'_', u' '), value);
    }
    return QString(page + ids);
}

/// A word of an enumeration as people read it.
template<class E>
QString labelAt(const Json& object, const char* key)
{
    const std::optional<E> known = fromText<E>(textAt(object, key));
    return known ? label(*known) : textAt(object, key);
}

QString joined(QStringList parts, const QString& between = u" · "_s)
{
    parts.removeAll(QString());
    return parts.join(between);
}

QString findingsText(const Json& draft)
{
    QString page;
    for (const Json& finding : draft["findings"]) {
        const bool open = finding.value("open", true);
        page += u"  "_s + (open ? labelAt<Severity>(finding, "severity")
                                : text(QT_TRANSLATE_NOOP("Cli", "set aside")));
        page += u": "_s + textAt(finding, "message") + u"  ["_s + textAt(finding, "id") + u"]\n"_s;
    }
    return page;
}

/// What is cited, and what else is known of the person; of the knowledge base only what is cited.
QString evidenceText(const Json& draft)
{
    QString page;
    qsizetype others = 0;
    for (const Json& passage : draft["evidence"]) {
        const bool cited = passage.value("cited", false);
        if (!cited && textAt(passage, "input") == "knowledge"_L1) {
            ++others;
            continue;
        }
        page += u"  "_s +
                joined({textAt(passage, "label"), labelAt<Input>(passage, "input"),
                        textAt(passage, "observed_on"), textAt(passage, "title"),
                        textAt(passage, "source"),
                        cited ? QString() : text(QT_TRANSLATE_NOOP("Cli", "not cited"))}) +
                u'\n' + indented(textAt(passage, "text"), 6) + u'\n';
    }
    if (others > 0)
        page += u"  "_s +
                text(QT_TRANSLATE_NOOP("Cli", "%1 more of the knowledge base; --json lists them."))
                    .arg(others) +
                u'\n';
    return page;
}

/// "Sam approved it".
QString whoDidWhat(const Json& decision)
{
    const std::optional<Verdict> verdict = fromText<Verdict>(textAt(decision, "verdict"));
    return QString(textAt(decision, "by") + u' ' +
                   (verdict ? doneLabel(*verdict) : textAt(decision, "verdict")));
}

QString decisionsText(const Json& draft)
{
    QString page;
    for (const Json& decision : draft["decisions"]) {
        page += u"  "_s +
                joined({whoDidWhat(decision), textAt(decision, "at").left(10),
                        textAt(decision, "reason")}) +
                u'\n';
    }
    return page;
}

QString revisionsText(const Json& draft)
{
    QString page;
    for (const Json& revision : draft["revisions"])
        page += u"  "_s +
                joined({textAt(revision, "at").left(16).replace(u'T', u' '), textAt(revision, "by"),
                        textAt(revision, "origin")}) +
                u'\n';
    return page;
}

QString section(const char* title, const QString& lines)
{
    return lines.isEmpty() ? QString() : QString(u'\n' + text(title) + u'\n' + lines);
}

QString draftText(const Json& draft)
{
    const auto step = draft.find("step");
    QString page =
        joined({textAt(draft, "prospect_name"), textAt(draft, "company"),
                labelAt<Channel>(draft, "channel"), textAt(draft, "address"),
                step != draft.end() && step->is_number_integer()
                    ? text(QT_TRANSLATE_NOOP("Cli", "step %1")).arg(step->get<int>())
                    : QString(),
                textAt(draft, "segment"), labelAt<policy::ReviewState>(draft, "state")}) +
        u'\n';
    page += plain(draft["why"]) + u"\n\n"_s;
    if (const QString subject = textAt(draft, "subject"); !subject.isEmpty())
        page += u"  "_s + text(QT_TRANSLATE_NOOP("Cli", "Subject")) + u": "_s + subject + u"\n\n"_s;
    page += indented(textAt(draft, "text"), 2) + u'\n';
    page += section(QT_TRANSLATE_NOOP("Cli", "Findings"), findingsText(draft));
    page += section(QT_TRANSLATE_NOOP("Cli", "Evidence"), evidenceText(draft));
    page += section(QT_TRANSLATE_NOOP("Cli", "Decisions"), decisionsText(draft));
    page += section(QT_TRANSLATE_NOOP("Cli", "Versions"), revisionsText(draft));
    return QString(page + u'\n' + joined({textAt(draft, "id"), textAt(draft, "source_id")}) +
                   u'\n');
}

/// One line of at most so many characters, whatever it holds.
QString brief(const QString& words)
{
    constexpr qsizetype longest = 60;
    const QString line = words.simplified();
    return line.size() <= longest ? line : QString(line.left(longest - 1).trimmed() + u'…');
}

QString draftRow(const Json& row)
{
    const QString subject = textAt(row, "subject");
    return joined({labelAt<policy::ReviewState>(row, "state"), brief(textAt(row, "prospect_name")),
                   brief(textAt(row, "company")), labelAt<Channel>(row, "channel"),
                   brief(subject.isEmpty() ? textAt(row, "text") : subject)});
}

QString decisionRow(const Json& row)
{
    return joined({whoDidWhat(row), textAt(row, "at").left(16).replace(u'T', u' '),
                   brief(textAt(row, "reason")), textAt(row, "draft")});
}

QString counted(const Json& row, const char* key, const char* words)
{
    const auto count = row.find(key);
    return count != row.end() && count->is_number_integer() ? text(words).arg(count->get<qint64>())
                                                            : QString();
}

QString otherRow(const Json& row)
{
    QStringList parts;
    for (const char* key :
         {"name", "title", "company", "email", "domain", "industry", "persona", "tier",
          "observed_on", "about_name", "source", "text", "kind", "since", "reason", "mode"}) {
        if (row.contains(key) && !isNothing(row[key]))
            parts.append(brief(plain(row[key])));
    }
    parts.append(counted(row, "people", QT_TRANSLATE_NOOP("Cli", "people: %1")));
    parts.append(counted(row, "drafts", QT_TRANSLATE_NOOP("Cli", "drafts: %1")));
    if (row.value("suppressed", false))
        parts.append(text(QT_TRANSLATE_NOOP("Cli", "must not be contacted")));
    if (row.value("lifted", false))
        parts.append(text(QT_TRANSLATE_NOOP("Cli", "lifted")));
    if (row.value("withdrawn", false))
        parts.append(text(QT_TRANSLATE_NOOP("Cli", "withdrawn")));
    return joined(parts);
}

} // namespace

QString rowText(const Json& row)
{
    const QString words = row.contains("prospect_name") ? draftRow(row)
                          : row.contains("verdict")     ? decisionRow(row)
                                                        : otherRow(row);
    return joined({words, textAt(row, "id")});
}

QString showText(const Json& shown)
{
    QString page = shown.contains("revisions") && shown.contains("evidence") ? draftText(shown)
                                                                             : fieldsText(shown);
    page.chop(1); // say() ends the line
    return page;
}

} // namespace countersign::cli
