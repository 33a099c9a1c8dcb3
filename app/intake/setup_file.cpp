// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/setup_file.h"

#include "app/base/json.h"
#include "app/domain/document.h"
#include "app/intake/channel_words.h"
#include "app/intake/rules_fields.h"
#include "app/policy/segment_filter.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

/// Walks the file. Once a member is wrong everything after it is skipped and `error` is the answer.
class SetupReader {
public:
    explicit SetupReader(const Rules& rules) { m_setup.rules = rules; }

    Result<Setup> read(const Json& file);

private:
    using Member = void (SetupReader::*)(const Json&, const QString& path);

    void readWorkspace(const Json& workspace);
    void readOptOut(const Json& optOut, const QString& path);
    void readPersona(const Json& object, const QString& path);
    void readSegment(const Json& object, const QString& path);
    void readSequence(const Json& object, const QString& path);
    void readStep(const Json& object, const QString& path, SetupSequence& sequence);
    void readUser(const Json& object, const QString& path);
    void compareNames();

    void eachOf(const Json& file, const char* key, Member each);
    void fail(const QString& id, const QString& where, const QStringList& args = {});
    void report(const QString& where, const QString& reason, const QStringList& args = {});
    void tellUnknown(const Json& object, const QString& path, const QStringList& known);
    QString text(const Json& object, const char* key, const QString& path, bool needed = false);
    QStringList texts(const Json& object, const char* key, const QString& path);
    std::optional<int> number(const Json& object, const char* key, const QString& path);
    bool flag(const Json& object, const char* key, const QString& path, bool otherwise);

    Setup m_setup;
    std::optional<Error> m_error;
};

QString member(const QString& path, const char* key)
{
    return path.isEmpty() ? QString::fromLatin1(key)
                          : QString(path + u'.' + QString::fromLatin1(key));
}

template<class E>
QString wordsOf()
{
    QStringList words;
    for (const auto& [value, word] : EnumText<E>::words)
        words.append(QString::fromLatin1(word));
    return words.join(u", "_s);
}

QString keysOf(const Json& object)
{
    QStringList keys;
    for (const auto& [key, value] : object.items())
        keys.append(fromUtf8(key));
    return keys.isEmpty() ? u"–"_s : keys.join(u", "_s);
}

/// A value as the file has it.
QString valueAt(const Json& object, const QString& key)
{
    const auto at = object.is_object() ? object.find(toUtf8(key)) : object.end();
    return QString::fromUtf8(canonicalJson(at == object.end() ? object : *at)).left(80);
}

QString element(const QString& path, size_t index)
{
    return path + u'[' + QString::number(index) + u']';
}

const QStringList& parts()
{
    static const QStringList names{u"workspace"_s, u"rules"_s,    u"personas"_s,
                                   u"users"_s,     u"segments"_s, u"sequences"_s};
    return names;
}

/// Whether any part is there; a file may have more beside those.
bool hasParts(const Json& file)
{
    const QStringList& names = parts();
    return std::any_of(names.begin(), names.end(),
                       [&file](const QString& name) { return file.contains(toUtf8(name)); });
}

void SetupReader::fail(const QString& id, const QString& where, const QStringList& args)
{
    if (!m_error)
        m_error = badInput(id, where, args);
}

void SetupReader::report(const QString& where, const QString& reason, const QStringList& args)
{
    m_setup.problems.push_back({where, reason, args});
}

/// Keys that nobody reads, a misspelt one say.
void SetupReader::tellUnknown(const Json& object, const QString& path, const QStringList& known)
{
    for (const auto& [name, value] : object.items()) {
        const QString key = fromUtf8(name);
        if (!known.contains(key))
            report(path.isEmpty() ? key : QString(path + u'.' + key), u"setup.unknown_key"_s,
                   {key, known.join(u", "_s)});
    }
}

QString SetupReader::text(const Json& object, const char* key, const QString& path, bool needed)
{
    const auto at = object.find(key);
    if (at != object.end() && !at->is_string() && !at->is_null())
        fail(u"setup.field_type"_s, member(path, key), {u"\"…\""_s});
    const QString value = textAt(object, key).trimmed();
    if (value.isEmpty() && needed)
        fail(u"setup.field_missing"_s, member(path, key),
             {QString::fromLatin1(key), keysOf(object)});
    return value;
}

QStringList SetupReader::texts(const Json& object, const char* key, const QString& path)
{
    const auto at = object.find(key);
    if (at == object.end() || at->is_null())
        return {};
    const bool allTexts =
        at->is_array() &&
        std::all_of(at->begin(), at->end(), [](const Json& entry) { return entry.is_string(); });
    if (!allTexts)
        fail(u"setup.field_type"_s, member(path, key), {u"[\"…\", \"…\"]"_s});
    return textsAt(object, key);
}

std::optional<int> SetupReader::number(const Json& object, const char* key, const QString& path)
{
    const auto at = object.find(key);
    if (at == object.end() || at->is_null())
        return std::nullopt;
    if (!at->is_number_integer()) {
        fail(u"setup.field_type"_s, member(path, key), {u"7"_s});
        return std::nullopt;
    }
    return at->get<int>();
}

bool SetupReader::flag(const Json& object, const char* key, const QString& path, bool otherwise)
{
    const auto at = object.find(key);
    if (at == object.end() || at->is_null())
        return otherwise;
    if (!at->is_boolean())
        fail(u"setup.field_type"_s, member(path, key), {u"true / false"_s});
    return at->is_boolean() ? at->get<bool>() : otherwise;
}

/// Reads every object of the list at `key`.
void SetupReader::eachOf(const Json& file, const char* key, Member each)
{
    const auto list = file.find(key);
    if (list == file.end() || list->is_null())
        return;
    const QString path = QString::fromLatin1(key);
    if (!list->is_array()) {
        fail(u"setup.field_type"_s, path, {u"[ … ]"_s});
        return;
    }
    for (size_t i = 0; i < list->size() && !m_error; ++i) {
        if ((*list)[i].is_object())
            (this->*each)((*list)[i], element(path, i));
        else
            fail(u"setup.field_type"_s, element(path, i), {u"{ … }"_s});
    }
}

void SetupReader::readOptOut(const Json& optOut, const QString& path)
{
    Rules& rules = m_setup.rules;
    if (const auto email = optOut.find("email"); email != optOut.end() && email->is_object())
        rules.emailOptOutRequired =
            flag(*email, "required", member(path, "email"), rules.emailOptOutRequired);
    if (const auto sms = optOut.find("sms"); sms != optOut.end() && sms->is_object()) {
        const QString smsPath = member(path, "sms");
        rules.smsOptOutRequired = flag(*sms, "required", smsPath, rules.smsOptOutRequired);
        if (const QString word = text(*sms, "word", smsPath); !word.isEmpty())
            rules.smsOptOutWord = word;
    }
}

void SetupReader::readWorkspace(const Json& workspace)
{
    const QString path = u"workspace"_s;
    if (!workspace.is_object()) {
        fail(u"setup.field_type"_s, path, {u"{ … }"_s});
        return;
    }
    tellUnknown(workspace, path,
                {u"name"_s, u"vendor"_s, u"today"_s, u"default_language"_s, u"opt_out"_s});
    m_setup.workspaceName = text(workspace, "name", path);
    if (const QString vendor = text(workspace, "vendor", path); !vendor.isEmpty())
        m_setup.rules.vendor = vendor;
    if (const QString tag = text(workspace, "default_language", path); !tag.isEmpty())
        m_setup.rules.defaultLanguage = tag;
    if (const QString today = text(workspace, "today", path); !today.isEmpty()) {
        m_setup.today = QDate::fromString(today, Qt::ISODate);
        if (!m_setup.today.isValid())
            fail(u"setup.field_value"_s, member(path, "today"), {today, u"2026-05-01"_s});
    }
    if (const auto optOut = workspace.find("opt_out");
        optOut != workspace.end() && optOut->is_object())
        readOptOut(*optOut, member(path, "opt_out"));
}

void SetupReader::readPersona(const Json& object, const QString& path)
{
    tellUnknown(object, path,
                {u"name"_s, u"accountable_for"_s, u"cares_about"_s, u"title_patterns"_s});
    Persona persona;
    persona.name = text(object, "name", path, true);
    persona.accountableFor = texts(object, "accountable_for", path);
    persona.caresAbout = texts(object, "cares_about", path);
    persona.titlePatterns = texts(object, "title_patterns", path);
    for (qsizetype i = 0; i < persona.titlePatterns.size(); ++i) {
        const QRegularExpression pattern(persona.titlePatterns[i]);
        if (!pattern.isValid())
            report(element(member(path, "title_patterns"), size_t(i)), u"persona.bad_pattern"_s,
                   {persona.name, persona.titlePatterns[i], pattern.errorString()});
    }
    m_setup.personas.push_back(std::move(persona));
}

void SetupReader::readSegment(const Json& object, const QString& path)
{
    tellUnknown(object, path, {u"name"_s, u"filter"_s, u"mode"_s, u"approvers"_s, u"directives"_s});
    SetupSegment segment;
    segment.segment.name = text(object, "name", path, true);
    segment.segment.directives = texts(object, "directives", path);
    segment.approvers = texts(object, "approvers", path);
    segment.order = static_cast<int>(m_setup.segments.size()) + 1;
    if (const auto filter = object.find("filter"); filter != object.end()) {
        const Result<SegmentFilter> read =
            policy::segmentFilterFromJson(QString::fromUtf8(canonicalJson(*filter)));
        if (read.ok())
            segment.filter = *read;
        else
            fail(read.error().id, member(path, "filter") + u'.' + read.error().where,
                 read.error().args);
    } else {
        report(path, u"segment.no_filter"_s, {segment.segment.name});
    }
    if (const QString mode = text(object, "mode", path); !mode.isEmpty()) {
        const std::optional<Mode> known = fromText<Mode>(mode);
        if (!known)
            fail(u"setup.field_value"_s, member(path, "mode"), {mode, wordsOf<Mode>()});
        segment.mode = known.value_or(Mode::Review);
    }
    if (segment.mode == Mode::Autopilot) { // nobody starts on autopilot: a segment earns it
        segment.mode = Mode::Review;
        report(member(path, "mode"), u"segment.autopilot_refused"_s, {segment.segment.name});
    }
    if (segment.mode == Mode::Approval && segment.approvers.isEmpty())
        report(member(path, "approvers"), u"segment.no_approver"_s, {segment.segment.name});
    m_setup.segments.push_back(std::move(segment));
}

void SetupReader::readSequence(const Json& object, const QString& path)
{
    tellUnknown(object, path, {u"name"_s, u"segment"_s, u"steps"_s});
    SetupSequence sequence;
    sequence.sequence.name = text(object, "name", path, true);
    sequence.segment = text(object, "segment", path);
    const auto steps = object.find("steps");
    if (steps != object.end() && !steps->is_array())
        fail(u"setup.field_type"_s, member(path, "steps"), {u"[ … ]"_s});
    for (size_t i = 0; steps != object.end() && i < steps->size() && !m_error; ++i) {
        const QString stepPath = element(member(path, "steps"), i);
        if ((*steps)[i].is_object())
            readStep((*steps)[i], stepPath, sequence);
        else
            fail(u"setup.field_type"_s, stepPath, {u"{ … }"_s});
    }
    std::stable_sort(
        sequence.steps.begin(), sequence.steps.end(),
        [](const SetupStep& a, const SetupStep& b) { return a.step.position < b.step.position; });
    m_setup.sequences.push_back(std::move(sequence));
}

void SetupReader::readStep(const Json& object, const QString& path, SetupSequence& sequence)
{
    tellUnknown(object, path,
                {u"position"_s, u"channel"_s, u"purpose"_s, u"days_after"_s, u"regulated"_s});
    SetupStep step;
    const auto next = static_cast<int>(sequence.steps.size()) + 1;
    step.step.position = number(object, "position", path).value_or(next);
    step.step.purpose = text(object, "purpose", path);
    step.step.daysAfter = number(object, "days_after", path).value_or(0);
    step.regulated = flag(object, "regulated", path, false);
    const QStringList where{sequence.sequence.name, QString::number(step.step.position)};
    const QString word = text(object, "channel", path);
    step.step.channel = channelOfWord(word);
    if (word.isEmpty())
        report(member(path, "channel"), u"step.no_channel"_s, where);
    else if (!step.step.channel)
        report(member(path, "channel"), u"step.unknown_channel"_s, where + QStringList{word});
    if (step.step.position < 1 || step.step.daysAfter < 0)
        fail(u"setup.field_value"_s, path,
             {u"%1, %2"_s.arg(step.step.position).arg(step.step.daysAfter),
              u"position ≥ 1, days_after ≥ 0"_s});
    const bool taken =
        std::any_of(sequence.steps.begin(), sequence.steps.end(), [&step](const SetupStep& other) {
            return other.step.position == step.step.position;
        });
    if (taken)
        fail(u"setup.duplicate"_s, member(path, "position"), {where.last()});
    sequence.steps.push_back(std::move(step));
}

void SetupReader::readUser(const Json& object, const QString& path)
{
    tellUnknown(object, path, {u"name"_s, u"role"_s, u"email"_s, u"languages"_s, u"owns"_s});
    User user;
    user.name = text(object, "name", path, true);
    user.id = userIdFor(user.name);
    user.email = text(object, "email", path);
    user.languages = texts(object, "languages", path);
    const QString word = text(object, "role", path, true);
    const std::optional<Role> role = fromText<Role>(word);
    if (!role)
        fail(u"setup.field_value"_s, member(path, "role"), {word, wordsOf<Role>()});
    user.role = role.value_or(Role::Sdr);
    m_setup.users.push_back(std::move(user));
}

/// Names that point nowhere in this file may be known in the workspace: they are reported, not refused.
/// The same name twice is refused, since the second would silently change the first.
void SetupReader::compareNames()
{
    QStringList users;
    for (const User& user : m_setup.users)
        users.append(user.name);
    QStringList segments;
    for (const SetupSegment& segment : m_setup.segments) {
        if (segments.contains(segment.segment.name, Qt::CaseInsensitive))
            fail(u"setup.duplicate"_s, u"segments"_s, {segment.segment.name});
        segments.append(segment.segment.name);
        for (const QString& approver : segment.approvers) {
            if (!users.contains(approver))
                report(u"segments["_s + QString::number(segment.order - 1) + u"].approvers"_s,
                       u"approver.unknown"_s, {segment.segment.name, approver});
        }
    }
    QStringList personas;
    for (const Persona& persona : m_setup.personas) {
        if (personas.contains(persona.name, Qt::CaseInsensitive))
            fail(u"setup.duplicate"_s, u"personas"_s, {persona.name});
        personas.append(persona.name);
    }
    for (size_t i = 0; i < m_setup.sequences.size(); ++i) {
        const SetupSequence& sequence = m_setup.sequences[i];
        if (!sequence.segment.isEmpty() && !segments.contains(sequence.segment))
            report(element(u"sequences"_s, i) + u".segment"_s, u"sequence.unknown_segment"_s,
                   {sequence.sequence.name, sequence.segment});
    }
}

Result<Setup> SetupReader::read(const Json& file)
{
    if (!file.is_object())
        return badInput(u"setup.field_type"_s, {}, {u"{ … }"_s});
    if (!hasParts(file))
        return badInput(u"setup.nothing"_s, keysOf(file), {parts().join(u", "_s)});
    tellUnknown(file, {}, parts());
    if (const auto workspace = file.find("workspace"); workspace != file.end())
        readWorkspace(*workspace);
    if (const auto rules = file.find("rules"); rules != file.end() && !m_error) {
        const RulesReading reading = rulesFromJson(*rules, m_setup.rules);
        if (reading.wrongKey.isEmpty())
            m_setup.rules = reading.rules;
        else
            fail(u"setup.field_value"_s, u"rules."_s + reading.wrongKey,
                 {valueAt(*rules, reading.wrongKey), u"“countersign-cli config list”"_s});
        for (const QString& key : reading.unknownKeys)
            report(u"rules."_s + key, u"rules.unknown_key"_s, {key});
    }
    eachOf(file, "personas", &SetupReader::readPersona);
    eachOf(file, "users", &SetupReader::readUser);
    eachOf(file, "segments", &SetupReader::readSegment);
    eachOf(file, "sequences", &SetupReader::readSequence);
    compareNames();
    if (m_error)
        return *m_error;
    return std::move(m_setup);
}

} // namespace

Result<Setup> readSetup(const QByteArray& bytes, const Rules& rules)
{
    const QByteArray mark = "\xEF\xBB\xBF";
    const Result<Json> file = parseJson(bytes.startsWith(mark) ? bytes.mid(mark.size()) : bytes);
    if (!file.ok())
        return file.error();
    return SetupReader(rules).read(*file);
}

} // namespace countersign::intake
