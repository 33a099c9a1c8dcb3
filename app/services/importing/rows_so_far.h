// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/prospect.h"
#include "app/intake/prospect_rows.h"

#include <QStringList>

#include <map>
#include <optional>
#include <utility>

namespace countersign::importing {

/// What the rows of one file have said about people so far. The first row about somebody counts, so that
/// the same file says the same when it comes again; a later one may only add to it.
class RowsSoFar {
public:
    /// An earlier row that gives the same record id to somebody of another name.
    struct Clash {
        QString id;
        QString name;
        qint64 row = 0;
    };
    [[nodiscard]] std::optional<Clash> clash(const intake::ProspectRecord& record) const;

    /// Takes out of a row what contradicts an earlier one about the same person, and names the fields.
    [[nodiscard]] QStringList giveWay(intake::ProspectRecord& record, const Prospect& known,
                                      bool clearEmpty) const;
    /// The first row about this person; 0 for the first.
    [[nodiscard]] qint64 firstAbout(const ProspectId& id) const;

    void note(const intake::ProspectRecord& record, const ProspectId& id, bool clearEmpty);

private:
    struct Said {
        qint64 row = 0;
        QStringList fields; ///< needed only where empty cells empty fields
    };
    std::map<std::pair<QString, QString>, Clash> m_byRecordId; ///< system, id
    std::map<ProspectId, Said> m_said;
};

} // namespace countersign::importing
