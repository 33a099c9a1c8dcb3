// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/plain_tool_tip.h"
#include "models/common/table_model.h"
#include "models/evidence/evidence_model.h"
#include "tests/support/fixed_clock.h"
#include "ui/common/action_registry.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/theme.h"
#include "ui/review/history_popover.h"

#include <QAction>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace countersign {

/// Text from outside is text in a tool tip, too.
class ToolTipTest : public QObject {
    Q_OBJECT

private:
    const QString m_text = u"<b>A</b> & B"_s;

    /// What a person reads when Qt shows this tool tip.
    static QString shown(const QString& toolTip)
    {
        if (!Qt::mightBeRichText(toolTip))
            return toolTip;
        QTextDocument document;
        document.setHtml(toolTip);
        return document.toPlainText();
    }

private Q_SLOTS:
    void aTextIsShownAsItIs_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("markup") << m_text;
        QTest::newRow("an entity") << u"R&amp;D & more"_s;
        QTest::newRow("lines") << u"one  two\nthree"_s;
        QTest::newRow("a picture") << u"<img src=\"file.png\">"_s;
        QTest::newRow("nothing") << QString();
    }
    void aTextIsShownAsItIs()
    {
        QFETCH(const QString, text);
        QCOMPARE(shown(plainToolTip(text)), text);
        QCOMPARE(plainToolTip(text).isEmpty(), text.isEmpty()); // an empty one shows nothing
    }

    void cellsOfTables()
    {
        TableModel table;
        table.show({u"Row"_s}, {{m_text}});
        QCOMPARE(table.index(0, 0).data().toString(), m_text);
        QCOMPARE(shown(table.index(0, 0).data(Qt::ToolTipRole).toString()), m_text);
    }

    void sourcesOfEvidence()
    {
        auto view = std::make_shared<DraftView>();
        EvidenceView passage;
        passage.evidence.id = EvidenceId(u"evidence:a"_s);
        passage.evidence.title = m_text;
        passage.evidence.source = u"A & B"_s;
        view->evidence.push_back(passage);
        EvidenceModel evidence;
        evidence.show(view);
        const QModelIndex row = evidence.index(evidence.firstPassage());
        QCOMPARE(shown(row.data(Qt::ToolTipRole).toString()), QString(m_text + u"\nA & B"_s));
    }

    void reasonsOfCommands()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
        ActionRegistry registry(settings);
        QWidget scope;
        QAction* action = registry.add(&scope, {u"test.a"_s, u"Group"_s, u"Do"_s, {}, true});
        const Theme theme(*qApp, ThemeKind::Light);
        KeyButton button(theme, KeyButton::Look::Framed, &scope);
        button.setAction(action);
        ActionRegistry::setUsable(*action, false, m_text);
        QCOMPARE(shown(action->toolTip()), m_text);
        QCOMPARE(shown(button.toolTip()), m_text);
        QCOMPARE(button.accessibleDescription(), m_text); // for a screen reader, as it is
        ActionRegistry::setUsable(*action, true);
        QCOMPARE(button.accessibleDescription(), QString());
    }

    void lettersOfButtonsAndMenus()
    {
        const Theme theme(*qApp, ThemeKind::Light);
        KeyButton button(theme, KeyButton::Look::Framed);
        button.setText(u"R&D"_s);
        QCOMPARE(button.text(), u"R&D"_s);
        QVERIFY(button.shortcut().isEmpty());
        QCOMPARE(menuText(u"R&D"_s), u"R&&D"_s);
    }

    void reasonsOfDecisions()
    {
        const Theme theme(*qApp, ThemeKind::Light);
        QWidget page;
        DecisionsPopover popover(theme, &page);
        UndoEntry entry;
        entry.prospect = u"Ada Rook"_s;
        entry.decision.reason = m_text;
        popover.open({entry}, &page);
        QStringList tips;
        for (const QAbstractButton* button : popover.findChildren<QAbstractButton*>())
            tips.append(shown(button->toolTip()));
        QVERIFY2(tips.contains(m_text), qPrintable(tips.join(u'|')));
    }
};

} // namespace countersign

QTEST_MAIN(countersign::ToolTipTest)
#include "tool_tip_test.moc"
