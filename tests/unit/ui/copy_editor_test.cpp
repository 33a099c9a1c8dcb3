// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/copy_editor.h"

#include "ui/common/theme.h"

#include <QApplication>
#include <QClipboard>
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
