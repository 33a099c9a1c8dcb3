// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/copy_editor.h"

#include "ui/common/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTest>

using namespace Qt::StringLiterals;

namespace countersign {

/// Citation marks as chips: one character each, whatever is done to them.
class CopyEditorTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<CopyEditor> m_editor;

private Q_SLOTS:
    void init()
    {
        m_theme = std::make_unique<Theme>(*qApp, ThemeKind::Light);
        m_editor = std::make_unique<CopyEditor>(*m_theme);
        m_editor->resize(600, 300);
        m_editor->show();
        m_editor->setEditing(true);
    }
    void cleanup()
    {
        m_editor.reset();
        m_theme.reset();
    }

    void comesBackAsItWas()
    {
        const QString stored = u"Hi,\n\nUlm failed [@r1][@s2]. Gaps [@k10]?"_s;
        m_editor->setStored(stored, false);
        QCOMPARE(m_editor->stored(), stored);
        QVERIFY(!m_editor->document()->isUndoAvailable());
    }

    void backspaceTakesTheWholeMarkAndUndoBringsItBack()
    {
        m_editor->setStored(u"failed [@r1]."_s, false);
        m_editor->setCaret(12);
        QTest::keyClick(m_editor.get(), Qt::Key_Backspace);
        QCOMPARE(m_editor->stored(), u"failed ."_s);
        m_editor->undo();
        QCOMPARE(m_editor->stored(), u"failed [@r1]."_s);
    }

    void theCaretStepsOverItOnce()
    {
        m_editor->setStored(u"a[@r1]b"_s, false);
        m_editor->setCaret(1);
        QTest::keyClick(m_editor.get(), Qt::Key_Right);
        QCOMPARE(m_editor->caret(), qsizetype(6));
    }

    void copiesMarksAndPastesChips()
    {
        m_editor->setStored(u"failed [@r1]."_s, false);
        m_editor->selectAll();
        m_editor->copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"failed [@r1]."_s);
        m_editor->moveCursor(QTextCursor::End);
        m_editor->paste();
        QCOMPARE(m_editor->stored(), u"failed [@r1].failed [@r1]."_s);
        QCOMPARE(m_editor->toPlainText().count(QChar(QChar::ObjectReplacementCharacter)), 2);
        m_editor->undo();
        QCOMPARE(m_editor->stored(), u"failed [@r1]."_s);
    }

    void aTypedMarkBecomesAChip()
    {
        m_editor->setStored(u"failed "_s, false);
        m_editor->moveCursor(QTextCursor::End);
        QTest::keyClicks(m_editor.get(), u"[@r1] and more"_s);
        QCOMPARE(m_editor->stored(), u"failed [@r1] and more"_s);
        QCOMPARE(m_editor->toPlainText().count(QChar(QChar::ObjectReplacementCharacter)), 1);
    }

    void anEditIsOneStep()
    {
        m_editor->setStored(u"You hired three [@s1]."_s, false);
        m_editor->apply({4, 11, u"are hiring two"_s});
        QCOMPARE(m_editor->stored(), u"You are hiring two [@s1]."_s);
        m_editor->undo();
        QCOMPARE(m_editor->stored(), u"You hired three [@s1]."_s);
    }

    void readingTakesNoLetters()
    {
        m_editor->setStored(u"as it is"_s, false);
        m_editor->setEditing(false);
        QTest::keyClicks(m_editor.get(), u"x"_s);
        QCOMPARE(m_editor->stored(), u"as it is"_s);
    }

    void offersWordsForAMisspelledOne()
    {
        m_editor->setStored(u"Hi [@r1] teh store"_s, false);
        m_editor->setSuggestions({{{9, 12}, {u"the"_s, u"tech"_s}}});
        m_editor->setCaret(10);
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(m_editor.get(), &asked);
        auto* menu = m_editor->findChild<QMenu*>(u"copyMenu"_s);
        QVERIFY(menu);
        QCOMPARE(menu->actions().value(0)->text(), u"the"_s);
        QCOMPARE(menu->actions().value(1)->text(), u"tech"_s);
        menu->actions().value(0)->trigger();
        menu->close();
        QCOMPARE(m_editor->stored(), u"Hi [@r1] the store"_s);
        m_editor->undo();
        QCOMPARE(m_editor->stored(), u"Hi [@r1] teh store"_s);
    }

    void readingOffersNoWords()
    {
        m_editor->setStored(u"teh"_s, false);
        m_editor->setSuggestions({{{0, 3}, {u"the"_s}}});
        m_editor->setEditing(false);
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(m_editor.get(), &asked);
        auto* menu = m_editor->findChild<QMenu*>(u"copyMenu"_s);
        QVERIFY(menu);
        for (const QAction* action : menu->actions())
            QVERIFY(action->text() != u"the"_s);
        menu->close();
    }

    void aTextMessageIsCutWhereTheNetworkCutsIt()
    {
        m_editor->setStored(QString(160, u'a'), false);
        QVERIFY(m_editor->cuts().empty()); // no text message
        m_editor->setSms(true);
        QVERIFY(m_editor->cuts().empty()); // 160 septets go in one
        m_editor->setStored(QString(u"[@r1]"_s % QString(161, u'a')), false);
        QCOMPARE(m_editor->cuts(), std::vector<int>{154}); // the chip is not sent
        m_editor->setStored(QString(u"\u0142"_s % QString(133, u'a')), false);
        QCOMPARE(m_editor->cuts(), std::vector<int>{67}); // UCS-2
        m_editor->setStored(QString(u"\u0142"_s % QString(134, u'a')), false);
        QCOMPARE(m_editor->cuts(), (std::vector<int>{67, 134}));
    }

    void pastedMarkupIsText()
    {
        m_editor->setStored({}, false);
        QGuiApplication::clipboard()->setText(u"<b>bold</b>"_s);
        m_editor->paste();
        QCOMPARE(m_editor->stored(), u"<b>bold</b>"_s);
    }
};

} // namespace countersign

QTEST_MAIN(countersign::CopyEditorTest)
#include "copy_editor_test.moc"
