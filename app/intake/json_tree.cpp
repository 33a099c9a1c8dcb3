// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/json_tree.h"

#include <QRegularExpression>

#include <string>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

using Tree = nlohmann::ordered_json;
constexpr size_t deepest = 64;
constexpr int numberOutOfRange = 406; // of nlohmann/json: 1e400 is JSON, and no double

class TreeBuilder final : public nlohmann::json_sax<Tree> {
public:
    explicit TreeBuilder(JsonTree& tree)
        : m_tree(tree)
    {}

    bool null() override { return put(nullptr); }
    bool boolean(bool value) override { return put(value); }
    bool number_integer(number_integer_t value) override { return put(std::to_string(value)); }
    bool number_unsigned(number_unsigned_t value) override { return put(std::to_string(value)); }
    bool number_float(number_float_t, const string_t& digits) override { return put(digits); }
    bool string(string_t& value) override { return put(std::move(value)); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(Tree::object()); }
    bool start_array(std::size_t) override { return open(Tree::array()); }
    bool key(string_t& name) override
    {
        m_key = std::move(name);
        return true;
    }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& problem) override
    {
        m_tree.error = QString::fromUtf8(problem.what());
        m_tree.errorAt = static_cast<qsizetype>(position);
        m_outOfRange = problem.id == numberOutOfRange;
        return false;
    }

    [[nodiscard]] bool wasOutOfRange() const { return m_outOfRange; }

private:
    Tree* place(Tree value)
    {
        if (m_open.empty()) {
            m_tree.value = std::move(value);
            return &m_tree.value;
        }
        Tree& parent = *m_open.back();
        if (parent.is_array()) {
            parent.push_back(std::move(value));
            return &parent.back();
        }
        std::string name =
            m_key; // of two with one name, the second has a name of its own, as in CSV
        for (int n = 2; parent.contains(name); ++n)
            name = m_key + " (" + std::to_string(n) + ")";
        Tree& member = parent[name];
        member = std::move(value);
        return &member;
    }
    bool put(Tree value)
    {
        place(std::move(value));
        return true;
    }
    bool open(Tree value)
    {
        if (m_open.size() >= deepest) {
            m_tree.error = u"nested too deeply"_s;
            m_tree.tooDeep = true;
            return false;
        }
        m_open.push_back(place(std::move(value)));
        return true;
    }
    bool close()
    {
        m_open.pop_back();
        return true;
    }

    JsonTree& m_tree;
    bool m_outOfRange = false;
    // A parent's members do not move while one of its children is open: nothing is added to it then.
    std::vector<Tree*> m_open;
    std::string m_key;
};

/// The same with each number in quotes, for what no double holds.
QByteArray numbersQuoted(const QByteArray& bytes)
{
    static const QRegularExpression token(
        uR"("(?:[^"\\]|\\.)*"|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?(?![-+.0-9a-zA-Z]))"_s);
    const QString text = QString::fromUtf8(bytes);
    QString quoted;
    qsizetype taken = 0;
    for (auto matches = token.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        if (match.capturedView().startsWith(u'"'))
            continue;
        quoted += QStringView(text).sliced(taken, match.capturedStart() - taken);
        quoted += u'"' + match.captured() + u'"';
        taken = match.capturedEnd();
    }
    quoted += QStringView(text).sliced(taken);
    return quoted.toUtf8();
}

} // namespace

JsonTree readJsonTree(const QByteArray& bytes)
{
    JsonTree tree;
    TreeBuilder builder(tree);
    if (Tree::sax_parse(bytes.begin(), bytes.end(), &builder))
        return tree;
    if (builder.wasOutOfRange()) {
        JsonTree again;
        const QByteArray quoted = numbersQuoted(bytes);
        TreeBuilder second(again);
        if (Tree::sax_parse(quoted.begin(), quoted.end(), &second))
            return again;
    }
    if (tree.error.isEmpty())
        tree.error = u"not JSON"_s;
    return tree;
}

} // namespace countersign::intake
