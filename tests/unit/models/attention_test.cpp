// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/attention.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace countersign {

class AttentionTest : public QObject {
    Q_OBJECT

private:
    qint64 m_now = 0;
    [[nodiscard]] Attention make()
    {
        m_now = 0;
        return Attention([this] { return m_now; });
    }

private Q_SLOTS:
    void countsSeconds()
    {
        const Attention attention = make();
        m_now = 12'900;
        QCOMPARE(attention.seconds(), 12);
    }

    void standsStillWhenNobodyDoesAnything()
    {
        Attention attention = make();
        m_now = 10 * 60'000; // went for coffee after opening it
        QCOMPARE(attention.seconds(), 60);
        attention.touch();
        m_now += 5'000;
        QCOMPARE(attention.seconds(), 65);
    }

    void standsStillBehindOtherWindows()
    {
        Attention attention = make();
        m_now = 4'000;
        attention.setActive(false);
        m_now = 30'000;
        QCOMPARE(attention.seconds(), 4);
        attention.setActive(true);
        m_now = 31'000;
        QCOMPARE(attention.seconds(), 5);
    }

    void passingOverIsNotOpening()
    {
        Attention attention = make();
        const EvidenceId a(u"evidence:a"_s);
        const EvidenceId b(u"evidence:b"_s);
        attention.look({a});
        m_now = 300;
        attention.look({b}); // the pointer went on
        m_now = 600;
        attention.look({});
        m_now = 60'000;
        QVERIFY(attention.opened().empty());
        attention.look({a});
        m_now += 999;
        attention.look({a}); // the same sentence still
        QVERIFY(attention.opened().empty());
        m_now += 1;
        QCOMPARE(attention.opened(), std::vector{a});
        attention.look({b});
        m_now += 1;
        QCOMPARE(attention.opened(), std::vector{a}); // and it stays counted
        m_now += 1'000;
        attention.begin(); // another text: what was in sight is of the one before
        m_now += 5'000;
        QVERIFY(attention.opened().empty());
    }

    void beginsAgainWithAnotherText()
    {
        Attention attention = make();
        m_now = 9'000;
        attention.open(EvidenceId(u"evidence:a"_s));
        attention.open(EvidenceId(u"evidence:a"_s));
        QCOMPARE(attention.opened().size(), size_t(1));
        attention.begin();
        QCOMPARE(attention.seconds(), 0);
        QVERIFY(attention.opened().empty());
    }
};

} // namespace countersign

QTEST_GUILESS_MAIN(countersign::AttentionTest)
#include "attention_test.moc"
