// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/handed_mail.h"

#include "app/delivery/eml.h"
#include "app/delivery/file_name.h"
#include "app/domain/document.h"
#include "app/store/session.h"
#include "app/store/users.h"

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

constexpr qsizetype shortId = 8;

User senderOf(const store::Session& session, const Prospect& prospect, const User& actor)
{
    if (!prospect.owner.isEmpty()) {
        if (Result<User> owner = session.users().resolve(prospect.owner))
            return *std::move(owner);
    }
    return actor;
}

} // namespace

Result<QByteArray> mailOf(const store::Session& session, const policy::DraftHistory& history,
                          const User& actor, const QDateTime& now)
{
    const Revision* head = policy::headOf(history);
    if (!head)
        return refusal(u"decision.no_text"_s);
    const User sender = senderOf(session, history.prospect, actor);
    delivery::MailMessage message;
    message.from = {sender.name, sender.email};
    message.to = {history.prospect.name, history.prospect.email.trimmed()};
    message.subject = head->subject;
    message.text = head->text;
    message.date = now.toLocalTime();
    message.messageId = keyPart(history.draft.id.text());
    message.domain =
        sender.email.contains(u'@') ? sender.email.section(u'@', -1) : u"countersign.invalid"_s;
    message.language = history.prospect.language;
    return delivery::emlMessage(message);
}

QString mailFileName(const policy::DraftHistory& history)
{
    const QString id = keyPart(history.draft.id.text()).left(shortId);
    return delivery::safeFileName(QString(history.prospect.name + u' ' + id), u".eml"_s);
}

} // namespace countersign
