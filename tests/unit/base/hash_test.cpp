// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/hash.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;

/// Against the examples of the standards: FIPS 180-4 and RFC 4231.
class HashTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sha256()
    {
        QCOMPARE(sha256Hex("abc"),
                 u"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"_s);
        QCOMPARE(sha256Hex({}),
                 u"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"_s);
    }

    /// One key after the other: nothing of the key before is left.
    void hmacUnderChangingKeys()
    {
        const QString jefe = u"5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"_s;
        const QString hiThere =
            u"b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"_s;
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(hmacSha256Hex("Jefe", "what do ya want for nothing?"), jefe);
            QCOMPARE(hmacSha256Hex("Jefe", "what do ya want for nothing?"), jefe);
            QCOMPARE(hmacSha256Hex(QByteArray(20, '\x0b'), "Hi There"), hiThere);
        }
        QCOMPARE(hmacSha256Hex({}, {}),
                 u"b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"_s);
        QCOMPARE(hmacSha256Hex(QByteArray(131, '\xaa'),
                               "Test Using Larger Than Block-Size Key - Hash Key First"),
                 u"60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"_s);
    }

    void randomIsAsLongAsAskedAndNeverTheSame()
    {
        QSet<QString> seen;
        for (int i = 0; i < 1000; ++i)
            seen.insert(randomHex(16));
        QCOMPARE(seen.size(), 1000);
        QCOMPARE(randomHex(5).size(), 10);
        QCOMPARE(randomHex(0), QString());
    }
};

QTEST_GUILESS_MAIN(HashTest)
#include "hash_test.moc"
