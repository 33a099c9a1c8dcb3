// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/signoff/signoff_reader.h"
#include "ui/common/card.h"
#include "ui/common/labels.h"

class QVBoxLayout;

namespace countersign {

/// What a text stands on: each passage that it cites with its source, the sentences that stand on it and
/// whether the reviewer opened it; above them what the checks still say. GUI thread.
class RestsOnCard final : public Card {
    Q_OBJECT

public:
    explicit RestsOnCard(const Theme& theme, QWidget* parent = nullptr);

    void show(const DraftView& view);

private:
    QWidget* makePassage(const CitedPassage& passage, bool reviewed);
    void addWords(QVBoxLayout* layout, QWidget* parent, const QString& words, Type type,
                  Weight weight, Ink ink);

    const Theme& m_theme;
    QWidget* m_passages = nullptr;
};

} // namespace countersign
