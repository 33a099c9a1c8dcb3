// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/page_stack.h"

#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace countersign {

/// Pages that are made when they are needed.
class PageStackTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_made.clear();
        m_stack = std::make_unique<PageStack>();
        for (const QString& name : {u"one"_s, u"two"_s, u"three"_s}) {
            m_stack->add(name, [this, name] {
                m_made.append(name);
                return new QLabel(name);
            });
        }
    }

    void onlyWhatIsAskedForIsMade()
    {
        m_stack->turnTo(1);
        QCOMPARE(m_made, QStringList{u"two"_s});
        QCOMPARE(m_stack->currentIndex(), 1);
        QCOMPARE(qobject_cast<QLabel*>(m_stack->currentWidget())->text(), u"two"_s);
        QCOMPARE(m_stack->currentWidget()->accessibleName(), u"two"_s);
        QVERIFY(!m_stack->isWhole());
        m_stack->turnTo(1);
        QCOMPARE(m_made.size(), 1);
    }

    void theRestFollowsAndStandsInItsOrder()
    {
        m_stack->turnTo(1);
        m_stack->makeRest();
        QCOMPARE(m_made.size(), 1); // not in this turn
        QTRY_VERIFY(m_stack->isWhole());
        QCOMPARE(m_made, (QStringList{u"two"_s, u"one"_s, u"three"_s}));
        QCOMPARE(m_stack->currentIndex(), 1); // nothing moves under who looks at it
        for (int index = 0; index < 3; ++index)
            QCOMPARE(qobject_cast<QLabel*>(m_stack->widget(index))->text(),
                     (QStringList{u"one"_s, u"two"_s, u"three"_s}).at(index));
        m_stack->makeAll();
        QCOMPARE(m_made.size(), 3);
    }

    void aPageMayAskForAnother()
    {
        m_stack->add(u"four"_s, [this] {
            m_stack->make(0);
            return new QLabel(u"four"_s);
        });
        m_stack->turnTo(3);
        QCOMPARE(m_made, QStringList{u"one"_s});
        QCOMPARE(qobject_cast<QLabel*>(m_stack->currentWidget())->text(), u"four"_s);
    }

private:
    std::unique_ptr<PageStack> m_stack;
    QStringList m_made;
};

} // namespace countersign

QTEST_MAIN(countersign::PageStackTest)
#include "page_stack_test.moc"
