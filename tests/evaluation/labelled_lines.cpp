// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evaluation/labelled_lines.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::evaluation {

Result<void> eachLine(const QString& path,
                      const std::function<Result<void>(const Json& line)>& read)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{
            ErrorCode::NotFound, u"file.unreadable"_s, {path}, path, file.errorString(), {}};
    while (!file.atEnd()) {
        const Result<Json> line = parseJson(file.readLine());
        if (!line.ok())
            return line.error();
        if (const Result<void> done = read(*line); !done.ok())
            return done;
    }
    return {};
}

Score& rowOf(std::vector<Score>& rows, const QString& kind, const QString& part, const Score& like)
{
    const auto known = std::find_if(rows.begin(), rows.end(), [&](const Score& row) {
        return row.kind == kind && row.part == part;
    });
    if (known != rows.end())
        return *known;
    Score made = like;
    made.kind = kind;
    made.part = part;
    rows.push_back(made);
    return rows.back();
}

void count(Score& score, bool isThere, bool isReported)
{
    if (isThere)
        (isReported ? score.found : score.missed) += 1;
    else
        (isReported ? score.wrong : score.quiet) += 1;
}

} // namespace countersign::evaluation
