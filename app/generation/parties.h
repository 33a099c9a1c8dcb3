// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/account.h"
#include "app/domain/evidence.h"
#include "app/domain/prospect.h"
#include "app/text/span.h"

#include <QString>
#include <QStringList>
#include <QStringView>

#include <optional>
#include <vector>

namespace countersign::generation {

/// Who a message is between, and by which names texts call them.
class Parties {
public:
    /// `evidence` of the account tells by which longer names the firm goes ("Brightwater Foods" for an
    /// account recorded as "Brightwater"): one that two items use is taken for its own.
    Parties(const Prospect& prospect, const std::optional<Account>& account,
            const std::vector<Evidence>& evidence, const QStringList& commonNameWords);

    /// The first place where the firm is named; none for another firm that shares its first word
    /// ("Brightwater Care Homes").
    [[nodiscard]] std::optional<text::Span> account(QStringView text) const;
    /// The first place where the prospect is named in full or by the family name.
    [[nodiscard]] std::optional<text::Span> prospect(QStringView text) const;
    /// The first place where the prospect is named with given and family name.
    [[nodiscard]] std::optional<text::Span> prospectInFull(QStringView text) const;
    /// The first place where the given name stands alone, not as part of somebody else's name.
    [[nodiscard]] std::optional<text::Span> firstName(QStringView text) const;
    /// True if a name that begins like the firm's goes on as another's.
    [[nodiscard]] bool namesLookalike(QStringView text) const;
    /// True if the text speaks of the firm or of the prospect by name.
    [[nodiscard]] bool names(QStringView text) const
    {
        return account(text).has_value() || prospect(text).has_value();
    }
    /// What texts call the firm for short; the record's name if there is nothing shorter.
    [[nodiscard]] QString shortName() const { return m_shortName; }

private:
    struct Mention {
        text::Span span; ///< with the capitalised words that go on with it
        bool own = false;
    };
    [[nodiscard]] std::vector<Mention> mentions(QStringView text) const;

    QStringList m_aliases;      ///< longest first
    QStringList m_ownWords;     ///< folded words that may follow an alias
    QStringList m_ownLongNames; ///< folded longer names seen in two items
    QString m_shortName;
    QString m_given;
    QString m_family;
};

} // namespace countersign::generation
