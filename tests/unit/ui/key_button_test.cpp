// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/key_button.h"
#include "ui/common/theme.h"

#include <QShortcut>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {

class KeyButtonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isPressedByTheKeyboard_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Space") << Qt::Key_Space;
        QTest::newRow("Return") << Qt::Key_Return;
        QTest::newRow("Enter") << Qt::Key_Enter;
    }

    void isPressedByTheKeyboard()
    {
        QFETCH(Qt::Key, key);
        Theme theme(*qApp, ThemeKind::Light);
        QWidget page;
        auto* layout = new QVBoxLayout(&page);
        auto* button = new KeyButton(theme, KeyButton::Look::Framed, &page);
        button->setText(u"Open the sample"_s);
        layout->addWidget(button);
        // The page has a meaning for the key, too.
        QShortcut pages(key, &page);
        const QSignalSpy clicked(button, &QAbstractButton::clicked);
        const QSignalSpy other(&pages, &QShortcut::activated);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        button->setFocus(Qt::TabFocusReason);
        QTest::keyClick(button, key);
        QCOMPARE(clicked.count() + other.count(), 1);
        if (key != Qt::Key_Space)
            QCOMPARE(clicked.count(), 1);
        button->setEnabled(false);
        QTest::keyClick(button, key);
        QVERIFY(clicked.count() <= 1);
    }
};

} // namespace countersign

QTEST_MAIN(countersign::KeyButtonTest)
#include "key_button_test.moc"
