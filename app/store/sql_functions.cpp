// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/sql_functions.h"

#include "app/policy/suppression_key.h"
#include "app/store/failure.h"
#include "app/store/search_terms.h"
#include "app/store/sqlite_error.h"
#include "app/text/citation_marks.h"

#include <sqlite3.h>

namespace countersign::store {

namespace {

QString textOf(sqlite3_value* value)
{
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_value_text(value));
    return QString::fromUtf8(bytes, sqlite3_value_bytes(value));
}

void plainText(sqlite3_context* context, int, sqlite3_value** values)
{
    const QByteArray plain = text::withoutMarks(textOf(values[0])).toUtf8();
    sqlite3_result_text(context, plain.constData(), static_cast<int>(plain.size()),
                        SQLITE_TRANSIENT);
}

void containsFolded(sqlite3_context* context, int, sqlite3_value** values)
{
    const QString text = searchForm(policy::normalForm(SuppressionKind::Person, textOf(values[0])));
    sqlite3_result_int(context, text.contains(textOf(values[1])) ? 1 : 0);
}

using Function = void (*)(sqlite3_context*, int, sqlite3_value**);

void add(sqlite3* database, const char* name, int values, Function function)
{
    const int code = sqlite3_create_function_v2(
        database, name, values, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, nullptr,
        function, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK)
        throw StoreFailure(errorFromSqlite(code, QString::fromLatin1(name)));
}

} // namespace

void registerFunctions(sqlite3* database)
{
    add(database, "plain_text", 1, plainText);
    add(database, "contains_folded", 2, containsFolded);
}

} // namespace countersign::store
