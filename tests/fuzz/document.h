// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/intake/knowledge_documents.h"
#include "tests/fuzz/require.h"

#include <cstdint>

namespace countersign::fuzzing {

/// Whatever a document holds: it gives passages, or rules, or says why not; each passage has a text and says where it
/// stands; and reading it again gives the same.
inline void requireRead(const uint8_t* data, size_t size, const QString& path)
{
    const intake::KnowledgeFile file{
        path, QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size))};
    const intake::Knowledge first = intake::readKnowledge(file);
    REQUIRE(!first.passages.empty() || !first.boundaries.empty() || !first.directives.empty() ||
            !first.problems.empty());
    for (const Evidence& passage : first.passages) {
        REQUIRE(!passage.text.trimmed().isEmpty());
        REQUIRE(passage.source.startsWith(path));
    }
    for (const intake::DocumentProblem& problem : first.problems)
        REQUIRE(problem.path == path && !problem.reason.isEmpty());
    const intake::Knowledge second = intake::readKnowledge(file);
    REQUIRE(second.problems == first.problems && second.passages == first.passages);
}

} // namespace countersign::fuzzing
