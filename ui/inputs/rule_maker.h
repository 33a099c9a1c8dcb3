// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/knowledge.h"
#include "app/services/control_service.h"
#include "app/services/inputs_service.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace countersign {

class Desk;
class RulePopover;
class Theme;

/// Asks for a directive or a boundary beside what it costs or stops, tries it, and makes it. GUI thread.
class RuleMaker final : public QObject {
    Q_OBJECT

public:
    /// The popover lies over `page`, which owns this.
    RuleMaker(const Theme& theme, Desk& desk, QWidget* page);

    /// With its cost, which is read first.
    void askDirective(const Directive& directive, QWidget* anchor);
    /// With its trial on its probe and the drafts, which is made first.
    void askBoundary(const Boundary& boundary, QWidget* anchor);

Q_SIGNALS:
    void made(const QString& words);
    void failed(const countersign::Error& error);

private:
    void openDirective(const std::vector<ChangeCost>& cost);
    void openBoundary(const Result<BoundaryTrial>& trial);
    void tryAgain(const QStringList& texts);
    void save(const QStringList& texts);
    void saveDirective(const QString& text);
    void saveBoundary();
    [[nodiscard]] Boundary boundaryOf(const QStringList& texts) const;

    Desk& m_desk;
    QWidget* m_page;
    RulePopover* m_popover;
    QPointer<QWidget> m_anchor;
    Directive m_directive;
    Boundary m_boundary;
    bool m_isBoundary = false;
};

} // namespace countersign
