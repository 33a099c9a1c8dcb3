// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Paths of the form docs/… in a text.
QStringList citedIn(const QString& text)
{
    static const QRegularExpression path(u"(?<![\\w/])docs/[\\w./-]*\\w\\.(?:md|png)"_s);
    QStringList cited;
    for (auto match = path.globalMatch(text); match.hasNext();)
        cited.append(match.next().captured());
    return cited;
}

} // namespace

/// What the sources and the documents send a reader to is there.
class DocumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatIsCited()
    {
        QCOMPARE(citedIn(u"(docs/decisions/why.md says so), also docs/how.md."_s),
                 (QStringList{u"docs/decisions/why.md"_s, u"docs/how.md"_s}));
        QCOMPARE(citedIn(u"the docs/ folder, https://a.example/docs/x.md"_s), QStringList());
    }

    void everyCitedDocumentIsThere()
    {
        const QDir root(QStringLiteral(COUNTERSIGN_SOURCE_DIR));
        QStringList missing;
        int seen = 0;
        for (const QString& wing :
             {u"app"_s, u"models"_s, u"ui"_s, u"tools"_s, u"cmake"_s, u"docs"_s}) {
            QDirIterator walk(root.filePath(wing), QDir::Files, QDirIterator::Subdirectories);
            while (walk.hasNext()) {
                const QString file = walk.next();
                for (const QString& cited : citedIn(contentOf(file))) {
                    ++seen;
                    if (!root.exists(cited))
                        missing.append(QString(root.relativeFilePath(file) + u": "_s + cited));
                }
            }
        }
        for (const QString& cited : citedIn(contentOf(root.filePath(u"README.md"_s)))) {
            if (!root.exists(cited))
                missing.append(QString(u"README.md: "_s + cited));
        }
        QCOMPARE(missing, QStringList());
        QVERIFY(seen >= 2);
    }
};

QTEST_GUILESS_MAIN(DocumentsTest)
#include "documents_test.moc"
