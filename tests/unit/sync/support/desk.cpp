// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/sync/support/desk.h"

#include "app/domain/document.h"
#include "app/store/connection.h"
#include "app/sync/records.h"
#include "app/sync/sealed.h"

using namespace Qt::StringLiterals;

namespace countersign::sync::testing {

namespace {

bool isShared(const QString& id)
{
    return !id.startsWith("audit:"_L1) && !id.startsWith("user:"_L1) && !id.startsWith("team:"_L1);
}

} // namespace

Desk::Desk(FakeCouch& couch, const QString& user)
    : m_user(user)
    , m_transport(couch)
{
    m_workspace.create();
}

Result<RoundReport> Desk::trySync()
{
    CouchClient client(m_transport, u"team"_s, {m_user, FakeCouch::passwordOf(m_user)});
    return Synchroniser(*m_workspace, client, u"https://couch.example/team"_s).round();
}

RevisionId Desk::edit(const DraftId& draft, const QString& text, const QString& subject)
{
    RevisionId id;
    write([&](store::Transaction& tx) {
        Revision revision;
        revision.draft = draft;
        revision.author = user();
        revision.subject = subject;
        revision.text = text;
        revision.at = m_workspace.clock().now();
        for (const Revision& head : tx.drafts().headsOf(draft))
            revision.parents.push_back(head.id);
        const Revision made = countersign::sealed(revision);
        must(tx.drafts().put(made));
        id = made.id;
    });
    return id;
}

QString Desk::textOf(const DraftId& draft)
{
    return m_workspace.read([&](store::Reader& reader) {
        const std::optional<Revision> head = reader.drafts().headOf(draft);
        return head ? head->text : QString();
    });
}

std::map<QString, QByteArray> Desk::documents()
{
    return m_workspace.read([](store::Reader& reader) {
        std::map<QString, QByteArray> all;
        store::Connection& db = reader.connection();
        QStringList ids;
        for (store::Query row = db.query("remote/every_document"); row.step();)
            ids.append(store::documentId(db, static_cast<store::DocumentKind>(row.integer(0)),
                                         row.number(1)));
        for (const QString& id : ids) {
            if (!isShared(id))
                continue;
            std::optional<Json> json = sealedJson(reader, id);
            if (!json)
                json = recordJson(reader, id);
            if (json)
                all.emplace(id, canonicalJson(fieldsOf(*json)));
        }
        return all;
    });
}

std::vector<store::SyncIssue> Desk::issues()
{
    return m_workspace.read([](store::Reader& reader) { return reader.remote().issues(); });
}

std::map<QString, QByteArray> documentsOf(const FakeCouch& couch)
{
    std::map<QString, QByteArray> all;
    for (const auto& [id, body] : couch.documents()) {
        if (isShared(id) && !id.startsWith("rules:"_L1))
            all.emplace(id, canonicalJson(fieldsOf(body)));
    }
    return all;
}

} // namespace countersign::sync::testing
