// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/knowledge_documents.h"
#include "app/intake/transcript.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::intake;

namespace {

Knowledge read(const QString& path, const QByteArray& bytes)
{
    return readKnowledge(KnowledgeFile{path, bytes});
}

Knowledge fixture(const QString& name)
{
    QFile file(QStringLiteral(COUNTERSIGN_TEST_DATA "/intake/") + name);
    file.open(QIODevice::ReadOnly);
    return read(name, file.readAll());
}

QStringList texts(const Knowledge& knowledge)
{
    QStringList all;
    for (const Evidence& passage : knowledge.passages)
        all.append(passage.text);
    return all;
}

QStringList reasons(const Knowledge& knowledge)
{
    QStringList all;
    for (const DocumentProblem& problem : knowledge.problems)
        all.append(problem.reason);
    return all;
}

} // namespace

class KnowledgeDocumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPageBecomesPassages();
    void headingsGiveTheSource();
    void aPermissionLineBindsItsSection();
    void formattingIsNoPartOfAPassage();
    void boundaries();
    void plainBoundaries();
    void bulletsBesideBoundaries();
    void whatGivesNothingSaysSo_data();
    void whatGivesNothingSaysSo();
    void directives();
    void internalDocuments_data();
    void internalDocuments();
    void webVtt();
    void subRip();
    void aCallThatWasTyped();
    void textThatIsNoCall();
    void languages_data();
    void languages();
    void whatCannotBeReadIsTold_data();
    void whatCannotBeReadIsTold();
    void aPageReadAgainGivesTheSamePassages();
    void foldersAreReadInOrder();
    void noBytesBreakIt();
};

void KnowledgeDocumentsTest::aPageBecomesPassages()
{
    const Knowledge knowledge = fixture(u"product.md"_s);
    QCOMPARE(texts(knowledge),
             (QStringList{u"Page of 2026-09-01."_s, u"A shelf ladder has nine rungs."_s,
                          u"It folds."_s, u"It does not roll."_s, u"model: S; rungs: 7"_s,
                          u"model: L; rungs: 9"_s, u"Moen Optik has four of them."_s}));
    QCOMPARE(knowledge.passages[1].source, u"product.md › Shelf ladder"_s);
    QCOMPARE(knowledge.passages[1].title, u"Shelf ladder"_s);
    QCOMPARE(knowledge.passages[1].kind, u"product"_s);
    QCOMPARE(knowledge.passages[1].input, Input::Knowledge);
    QCOMPARE(knowledge.passages.back().condition, u"name only in Norway."_s);
    QCOMPARE(knowledge.passages[1].condition, QString());
    QCOMPARE(reasons(knowledge), QStringList{u"evidence.instructions"_s});
    QVERIFY(knowledge.boundaries.empty() && knowledge.directives.empty());
    QCOMPARE(knowledge.files, QStringList{u"product.md"_s});
}

void KnowledgeDocumentsTest::headingsGiveTheSource()
{
    const Knowledge knowledge =
        read(u"kb/a.md"_s, "# Title\n\nhead\n\n## One\n\n### Deep\n\nx\n\n## Two\n\ny\n");
    QCOMPARE(knowledge.passages[0].source, u"kb/a.md"_s);
    QCOMPARE(knowledge.passages[0].title, u"Title"_s);
    QCOMPARE(knowledge.passages[1].source, u"kb/a.md › One › Deep"_s);
    QCOMPARE(knowledge.passages[2].source, u"kb/a.md › Two"_s);
    // Without one title above them all, first headings are places like the others.
    const Knowledge flat = read(u"a.md"_s, "# One\n\nx\n\n# Two\n\ny\n");
    QCOMPARE(flat.passages[1].source, u"a.md › Two"_s);
}

void KnowledgeDocumentsTest::aPermissionLineBindsItsSection()
{
    const Knowledge knowledge =
        read(u"proof-points.md"_s, "# Proof points\n\nRead this first.\n\n## P1 "
                                   "Kite\n\nPermission: **not to be named**, on no "
                                   "channel.\n\nA firm saved 4 %.\n\n- In May.\n\n## P2 "
                                   "Lind\n\nPermission: withdrawn.\n\n## P3\n\nx\n");
    QCOMPARE(texts(knowledge),
             (QStringList{u"Read this first."_s, u"A firm saved 4 %."_s, u"In May."_s, u"x"_s}));
    QCOMPARE(knowledge.passages[1].condition, u"not to be named, on no channel."_s);
    QCOMPARE(knowledge.passages[2].condition, u"not to be named, on no channel."_s);
    QCOMPARE(knowledge.passages[3].condition, QString());
    QCOMPARE(knowledge.passages[1].kind, u"proof_point"_s);
    QCOMPARE(knowledge.passages[0].kind, u"document"_s);
}

void KnowledgeDocumentsTest::formattingIsNoPartOfAPassage()
{
    const Knowledge knowledge = read(
        u"a.md"_s, "# T\n\nIt is **not** [here](https://kite.example), *it* is `there` &amp; "
                   "caf&eacute;&nbsp;<b>open</b>.\n\n> A quoted line.\n\n1. First\n   goes on\n2. "
                   "Second\n   - inner\n\n```\ncode  stays\n```\n");
    QCOMPARE(texts(knowledge),
             (QStringList{u"It is not here, it is there & café open."_s, u"A quoted line."_s,
                          u"First goes on"_s, u"Second"_s, u"inner"_s, u"code  stays"_s}));
}

void KnowledgeDocumentsTest::boundaries()
{
    const Knowledge knowledge = fixture(u"boundaries.md"_s);
    QCOMPARE(knowledge.boundaries.size(), 6); // the one that cannot be read is not taken
    Boundary first;
    first.label = u"Q1"_s;
    first.title = u"No promises"_s;
    first.kind = BoundaryKind::Regex;
    first.pattern = u"\\bpromise(s|d)?\\b"_s;
    first.reason = u"nobody may."_s;
    first.probe = u"We promise a quiet year."_s;
    QCOMPARE(knowledge.boundaries[0], first);
    QCOMPARE(knowledge.boundaries[1].kind, BoundaryKind::Phrase);
    QCOMPARE(knowledge.boundaries[2].pattern, u"fever | cough"_s);
    QCOMPARE(knowledge.boundaries[2].kind, BoundaryKind::Topic);
    QCOMPARE(reasons(knowledge), (QStringList{u"boundary.no_probe"_s, u"boundary.bad_pattern"_s,
                                              u"boundary.unknown_kind"_s}));
    QCOMPARE(knowledge.problems[0].args, QStringList{u"Q4"_s});
    QCOMPARE(knowledge.problems[0].line, 26);
    QVERIFY(knowledge.passages.empty()); // what must not be said is no evidence
}

void KnowledgeDocumentsTest::bulletsBesideBoundaries()
{
    const Knowledge knowledge = readKnowledge(
        {u"boundaries.md"_s, "# Never\n\n- \"guaranteed savings\"\n- world-leading\n"
                             "- never promise a delivery date\n\n## B1 Prices\n\n"
                             "- kind: phrase\n- pattern: `cheap`\n- probe: It is cheap.\n"});
    QStringList patterns;
    for (const Boundary& boundary : knowledge.boundaries)
        patterns.append(boundary.pattern);
    QCOMPARE(patterns, (QStringList{u"guaranteed savings"_s, u"world-leading"_s, u"cheap"_s}));
    QCOMPARE(reasons(knowledge).count(u"boundary.only_words"_s), 1);
}

void KnowledgeDocumentsTest::plainBoundaries()
{
    const Knowledge knowledge = read(
        u"boundaries.md"_s, "# What we never say\n\nRead it twice.\n\n- Never say “free of charge” "
                            "or \"at no cost\".\n- risk-free\n- **B07** No `guarantee`, ever.\n"
                            "- Never promise anybody a date.\n- No prices\n");
    QStringList patterns;
    for (const Boundary& boundary : knowledge.boundaries) {
        QCOMPARE(boundary.kind, BoundaryKind::Phrase);
        patterns.append(QString(boundary.label + u": "_s + boundary.pattern));
    }
    QCOMPARE(patterns,
             (QStringList{u"free of charge: free of charge"_s, u"at no cost: at no cost"_s,
                          u"risk-free: risk-free"_s, u"B07: guarantee"_s}));
    QVERIFY(knowledge.passages.empty());
    QCOMPARE(reasons(knowledge).count(u"boundary.only_words"_s), 2);
    QCOMPARE(knowledge.problems.back().line, 9);
}

void KnowledgeDocumentsTest::whatGivesNothingSaysSo_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("reason");
    QTest::newRow("boundaries") << u"boundaries.md"_s
                                << QByteArray("# Boundaries\n\nBe careful what you say.\n")
                                << u"document.no_boundaries"_s;
    QTest::newRow("a boundary without a pattern")
        << u"boundaries.md"_s << QByteArray("# Never say\n\n## B1 Prices\n\n- kind: phrase\n")
        << u"boundary.no_pattern"_s;
    QTest::newRow("directives") << u"directives.md"_s
                                << QByteArray("# Directives\n\nAsk one question.\n")
                                << u"document.no_directives"_s;
    QTest::newRow("headings alone")
        << u"product.md"_s << QByteArray("# Loggers\n\n## Range\n") << u"document.nothing"_s;
}

void KnowledgeDocumentsTest::whatGivesNothingSaysSo()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, text);
    QFETCH(QString, reason);
    const Knowledge knowledge = read(path, text);
    QCOMPARE(reasons(knowledge), QStringList{reason});
    QVERIFY(knowledge.boundaries.empty() && knowledge.directives.empty() &&
            knowledge.passages.empty());
}

void KnowledgeDocumentsTest::directives()
{
    const Knowledge knowledge =
        read(u"directives.md"_s, "# Directives\n\nAlways do.\n\n"
                                 "- **D01** Open with their words.\n"
                                 "- **D02** One ask: \"never two\".\n- No label\n");
    QCOMPARE(knowledge.directives.size(), 3);
    QCOMPARE(knowledge.directives[0].label, u"D01"_s);
    QCOMPARE(knowledge.directives[0].text, u"Open with their words."_s);
    QCOMPARE(knowledge.directives[1].text, u"One ask: \"never two\"."_s);
    QCOMPARE(knowledge.directives[2].label, u"3"_s);
    QVERIFY(knowledge.passages.empty());
}

void KnowledgeDocumentsTest::internalDocuments_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("internal");
    QTest::newRow("capitals") << u"p.txt"_s << QByteArray("PRICES - INTERNAL - not for outbound\nx")
                              << true;
    QTest::newRow("page") << u"p.md"_s
                          << QByteArray("# Prices\n\nInternal use only.\n\n## A\n\nx\n") << true;
    QTest::newRow("German") << u"p.md"_s << QByteArray("# Preise (vertraulich)\n\nx\n") << true;
    QTest::newRow("a word in a sentence")
        << u"p.md"_s
        << QByteArray("# Product\n\nThe internal battery lasts; data stay confidential.\n")
        << false;
    QTest::newRow("product text") << u"p.txt"_s << QByteArray("A ladder has internal bolts.\n")
                                  << false;
}

void KnowledgeDocumentsTest::internalDocuments()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, bytes);
    const Knowledge knowledge = read(path, bytes);
    QVERIFY(!knowledge.passages.empty());
    QTEST(knowledge.passages.back().condition == QStringView(internalCondition), "internal");
    const Knowledge file = fixture(u"internal.txt"_s);
    QCOMPARE(texts(file), (QStringList{u"A ladder costs 90."_s, u"Ask Runa before you say so."_s}));
    QCOMPARE(file.passages[1].condition, u"internal"_s);
}

void KnowledgeDocumentsTest::webVtt()
{
    const Knowledge knowledge = fixture(u"call.vtt"_s);
    QCOMPARE(texts(knowledge),
             (QStringList{u"So, which shelf is it?"_s,
                          u"The top one. It's always the top one. Nobody can reach it & everybody "
                          "tries."_s,
                          u"Thanks, really."_s}));
    const Evidence& ada = knowledge.passages[1];
    QCOMPARE(ada.title, u"Ada Finch"_s);
    QCOMPARE(ada.source, u"call.vtt › 00:00:03"_s);
    QCOMPARE(ada.about, u"Sorrel Ltd"_s);
    QCOMPARE(ada.observedOn, QDate(2026, 10, 6));
    QCOMPARE(ada.kind, u"transcript"_s);
    const Transcript voices =
        readWebVtt(u"WEBVTT\n\n01:02.500 --> 01:03.000\n<v Ann>Yes. <v Bo>No.\n"_s);
    QCOMPARE(voices.turns, (std::vector<Turn>{{u"Ann"_s, u"00:01:02"_s, u"Yes."_s},
                                              {u"Bo"_s, u"00:01:02"_s, u"No."_s}}));
}

void KnowledgeDocumentsTest::subRip()
{
    const Knowledge knowledge = fixture(u"call.srt"_s);
    QCOMPARE(texts(knowledge),
             (QStringList{u"Is the ladder yours?"_s,
                          u"It was, until Monday. Now it is somebody's. I want it back."_s}));
    QCOMPARE(knowledge.passages[1].title, u"Ada Finch"_s);
    QCOMPARE(knowledge.passages[1].source, u"call.srt › 00:00:02"_s);
}

void KnowledgeDocumentsTest::aCallThatWasTyped()
{
    const Knowledge knowledge =
        read(u"call.txt"_s, "NOTE: Kite Foods, 9 September 2026. Typed up.\nWren: May I record?\n"
                            "Ida Storm: Yes. Go on.\n  And close the door: please.\nWren: Thanks.\n"
                            "[00:31] Ida Storm: Bye.\n");
    QCOMPARE(texts(knowledge),
             (QStringList{u"May I record?"_s, u"Yes. Go on. And close the door: please."_s,
                          u"Thanks."_s, u"Bye."_s}));
    QCOMPARE(knowledge.passages[1].title, u"Ida Storm"_s);
    QCOMPARE(knowledge.passages[1].about, u"Kite Foods"_s);
    QCOMPARE(knowledge.passages[1].observedOn, QDate(2026, 9, 9));
    QCOMPARE(knowledge.passages[3].source, u"call.txt › 00:00:31"_s);
}

void KnowledgeDocumentsTest::textThatIsNoCall()
{
    const Knowledge knowledge =
        read(u"notes.txt"_s,
             "Status: open\nOwner: Ida\n\nA second paragraph\nof two lines.\r\n\r\n\r\nThird.\n");
    QCOMPARE(texts(knowledge), (QStringList{u"Status: open\nOwner: Ida"_s,
                                            u"A second paragraph\nof two lines."_s, u"Third."_s}));
    QCOMPARE(knowledge.passages[0].source, u"notes.txt"_s);
}

void KnowledgeDocumentsTest::languages_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("language");
    const QString german =
        u"Die Leiter steht neben der Tür, und sie ist nicht so schwer, wie man denkt, wenn man sie "
        "zum ersten Mal sieht."_s;
    QTest::newRow("folder") << u"de/leiter.md"_s << u"Nine."_s << u"de"_s;
    QTest::newRow("nearest folder") << u"fr/de/x.md"_s << u"Nine."_s << u"de"_s;
    QTest::newRow("ending") << u"product.fr.md"_s << u"Nine."_s << u"fr"_s;
    QTest::newRow("the text itself") << u"kb/leiter.md"_s << german << u"de"_s;
    QTest::newRow("a folder that is no language") << u"kb/x.md"_s << u"7"_s << QString();
    QTest::newRow("a folder of another name") << u"products/x.md"_s << u"7"_s << QString();
}

void KnowledgeDocumentsTest::languages()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    const Knowledge knowledge = read(path, text.toUtf8());
    QTEST(knowledge.passages.at(0).language, "language");
}

void KnowledgeDocumentsTest::whatCannotBeReadIsTold_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("reason");
    QTest::newRow("pdf named txt") << u"deck.txt"_s << QByteArray("%PDF-1.7") << u"file.pdf"_s;
    QTest::newRow("odt") << u"deck.odt"_s << QByteArray("PK\x03\x04 opendocument.text")
                         << u"file.word"_s;
    QTest::newRow("table") << u"prospects.csv"_s << QByteArray("Name,Phone\nKit,+44 7700 900123\n")
                           << u"file.other_kind"_s;
    QTest::newRow("no ending") << u"people"_s << QByteArray("Kit, +44 7700 900123\n")
                               << u"file.other_kind"_s;
    QTest::newRow("html named md")
        << u"page.md"_s << QByteArray("<!doctype html><p>Kite") << u"file.html"_s;
    QTest::newRow("empty") << u"a.md"_s << QByteArray("\n") << u"file.empty"_s;
    QTest::newRow("no speech") << u"a.vtt"_s << QByteArray("WEBVTT\n\nNOTE nothing\n")
                               << u"document.no_speech"_s;
}

void KnowledgeDocumentsTest::whatCannotBeReadIsTold()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, bytes);
    const Knowledge knowledge = read(path, bytes);
    QTEST(reasons(knowledge).value(0), "reason");
    QVERIFY(knowledge.passages.empty());
}

void KnowledgeDocumentsTest::aPageReadAgainGivesTheSamePassages()
{
    const QByteArray page = "# Product\n\nPage of 2026-10-05.\n\n## Loggers\n\nNine rungs.\n";
    QByteArray later = page;
    later.replace("2026-10-05", "2026-12-01");
    // Approvals rest on passages: a page that was only read through again must not void them.
    QCOMPARE(read(u"a.md"_s, page).passages[1], read(u"a.md"_s, later).passages[1]);
}

void KnowledgeDocumentsTest::foldersAreReadInOrder()
{
    const QTemporaryDir folder;
    const auto write = [&folder](const QString& name, const QByteArray& bytes) {
        QDir(folder.path()).mkpath(QFileInfo(name).path());
        QFile file(folder.filePath(name));
        file.open(QIODevice::WriteOnly);
        file.write(bytes);
    };
    write(u"b.md"_s, "b");
    write(u"a.txt"_s, "a");
    write(u"de/c.md"_s, "c");
    write(u".git/config.md"_s, "no");
    write(u"photo.png"_s, "\x89PNG");
    write(u"deck.pdf"_s, "%PDF-1.7");
    const Result<KnowledgeFolder> loaded = loadKnowledge({folder.path()});
    QVERIFY(loaded.ok());
    QStringList names;
    for (const KnowledgeFile& file : loaded->files)
        names.append(file.path);
    QCOMPARE(names, (QStringList{u"a.txt"_s, u"b.md"_s, u"de/c.md"_s, u"deck.pdf"_s}));
    QCOMPARE(loaded->skipped, QStringList{u"photo.png"_s});
    const Knowledge knowledge = readKnowledge(loaded->files);
    QCOMPARE(texts(knowledge), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
    QCOMPARE(knowledge.files, (QStringList{u"a.txt"_s, u"b.md"_s, u"de/c.md"_s}));
    QCOMPARE(reasons(knowledge), QStringList{u"file.damaged"_s});
    // A single file keeps the folder that names its language.
    QCOMPARE(loadKnowledge({folder.filePath(u"de/c.md"_s)})->files[0].path, u"de/c.md"_s);
    QCOMPARE(loadKnowledge({folder.filePath(u"nowhere"_s)}).error().code, ErrorCode::NotFound);
}

void KnowledgeDocumentsTest::noBytesBreakIt()
{
    std::mt19937 random(29);
    const QByteArrayList pieces{
        "# ",     "\n",       "\n\n",  "- ",          "**",    "`",
        "|",      "---",      "kind:", "pattern: ",   "Ann: ", "00:01 --> 00:02\n",
        "<v Bo>", "WEBVTT\n", "\xFF",  "é",           "[x](",  "<!--",
        "-->",    ">",        "    x", "Permission: "};
    for (int round = 0; round < 500; ++round) {
        QByteArray bytes;
        for (size_t i = 0; i < random() % 60; ++i)
            bytes += pieces[qsizetype(random() % size_t(pieces.size()))];
        for (const QString& path : {u"a.md"_s, u"a.txt"_s, u"a.vtt"_s, u"a.srt"_s}) {
            for (const Evidence& passage : read(path, bytes).passages)
                QVERIFY(!passage.text.trimmed().isEmpty());
        }
    }
}

QTEST_GUILESS_MAIN(KnowledgeDocumentsTest)
#include "knowledge_documents_test.moc"
