// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/check_service.h"
#include "app/services/edit_service.h"
#include "app/services/review_service.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace countersign {

class Desk;

/// A text while somebody writes it: keeps it (at most once a second), checks it as one types, and makes a
/// revision of it in the end. All of that happens on workers; results count only for the text they were
/// made from. GUI thread.
class DraftWriting final : public QObject {
    Q_OBJECT

public:
    enum class Saving { Saved, Pending, Failed /**< tried again in a moment */ };

    explicit DraftWriting(Desk& desk, QObject* parent = nullptr);
    ~DraftWriting() override;

    /// Begins with `text`, which came of `base`.
    void begin(const DraftId& draft, const RevisionId& base, const EditedText& text);
    [[nodiscard]] bool isActive() const { return m_draft.has_value(); }
    [[nodiscard]] const std::optional<DraftId>& draft() const { return m_draft; }
    [[nodiscard]] const EditedText& text() const { return m_text; }
    [[nodiscard]] bool isChanged() const { return m_text != m_first; }
    [[nodiscard]] Saving saving() const { return m_saving; }
    /// What checked() told last is about the text as it stands.
    [[nodiscard]] bool isChecked() const { return m_checked == m_version; }

    /// After each keystroke. Citations are kept unless they are given.
    void change(const QString& subject, const QString& text);
    void setCitations(const Citations& citations) { m_text.citations = citations; }

    using Cited = std::function<void(const Result<InsertedCitation>&)>;
    /// Where and how a citation of `evidence` goes at `position`.
    void cite(const EvidenceId& evidence, qsizetype position, Cited done);

    using Finished = std::function<void(const Result<EditOutcome>&)>;
    /// Makes a revision, unless nothing changed. Writing goes on if that is refused.
    void finish(Finished done);
    /// Forgets what was written since begin().
    void discard();
    /// Forgets what was kept of a draft that is not being written; tells dropped().
    void drop(const DraftId& draft);

Q_SIGNALS:
    void checked(const countersign::CheckedText& checked);
    void savingChanged();
    void ended();
    /// What was kept of this draft is gone.
    void dropped(const countersign::DraftId& draft);

private:
    void check();
    void save();
    void end();
    void setSaving(Saving saving);

    Desk& m_desk;
    QTimer m_checkSoon;
    QTimer m_saveSoon;
    std::optional<DraftId> m_draft;
    RevisionId m_base;
    EditedText m_first;
    EditedText m_text;
    quint64 m_version = 0; ///< of the text; results for another are dropped
    quint64 m_checked = 0; ///< the version that was checked last
    quint64 m_kept = 0;    ///< the latest version that is stored
    Saving m_saving = Saving::Saved;
    bool m_finishing = false;
};

} // namespace countersign
