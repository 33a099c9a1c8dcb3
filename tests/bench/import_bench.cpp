// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/import_bench.h"

#include "app/base/clock.h"
#include "app/services/import_service.h"
#include "app/services/messages.h"
#include "app/services/open_workspace.h"
#include "tests/bench/report.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <sys/resource.h>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace countersign::bench {

namespace {

constexpr double ratioLimit = 2;    ///< docs/performance.md
constexpr double memoryLimit = 200; ///< MB: the rows are not held

double seconds(const timeval& time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

double processorSeconds(int who)
{
    rusage usage{};
    ::getrusage(who, &usage);
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double megabytes()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

/// Fourteen columns, as a CRM has them; five people a company.
bool writePeople(const QString& path, int people)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write("Record ID,First Name,Last Name,Email,Phone,Company,Company Domain,Job Title,City,"
               "Country,LinkedIn URL,Owner,Lead Source,Notes\r\n");
    for (int i = 0; i < people; ++i) {
        const QByteArray n = QByteArray::number(i);
        const QByteArray firm = QByteArray::number(i / 5);
        file.write(n + ",Ada,Rook" + n + ",ada.rook" + n + "@firm" + firm +
                   ".example,+44 7700 900" + QByteArray::number(100 + i % 900) + ",Firm " + firm +
                   " Ltd,firm" + firm +
                   ".example,Plant Manager,Leith,United Kingdom,"
                   "https://linkedin.example/in/ada-rook-" +
                   n + ",Sam Okafor,Web,\"Asked about \"\"meters\"\", twice\"\r\n");
    }
    return file.flush();
}

double sqliteSeconds(const QString& folder, const QString& file)
{
    const double before = processorSeconds(RUSAGE_CHILDREN);
    const int code =
        QProcess::execute(u"sqlite3"_s, {QString(folder + u"/plain.db"_s),
                                         QString(u".import --csv \""_s + file + u"\" people"_s)});
    return code == 0 ? processorSeconds(RUSAGE_CHILDREN) - before : 0;
}

} // namespace

bool measureImport(int people)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"people.csv"_s);
    if (!writePeople(file, people))
        return false;
    const QString path = folder.filePath(u"bench.countersign"_s);
    const auto workspace =
        OpenWorkspace::create(path, u"Mara Lindqvist"_s, std::make_shared<SystemClock>());
    if (!workspace) {
        std::fputs(qPrintable(message(workspace.error())), stderr);
        return false;
    }
    const double before = processorSeconds(RUSAGE_SELF);
    const Result<ImportReport> report = (*workspace)->imports().run(ImportKind::Prospects, {file});
    const double ours = processorSeconds(RUSAGE_SELF) - before;
    if (!report || report->added != people) {
        std::fputs("The import did not take every row.\n", stderr);
        return false;
    }
    const double plain = sqliteSeconds(folder.path(), file);
    if (plain <= 0) {
        std::fputs("sqlite3 is not here to compare with: apt-get install sqlite3\n", stderr);
        return false;
    }
    Report figures(u"Import of %1 people, processor time"_s.arg(people));
    figures.figure(u"sqlite3 .import"_s, u"%1 s"_s.arg(plain, 0, 'f', 2), {}, true);
    figures.figure(u"import prospects"_s, u"%1 s"_s.arg(ours, 0, 'f', 2), {}, true);
    figures.figure(u"ratio"_s, u"%1"_s.arg(ours / plain, 0, 'f', 1),
                   u"%1"_s.arg(ratioLimit, 0, 'f', 0), ours <= plain * ratioLimit);
    figures.figure(u"memory"_s, u"%1 MB"_s.arg(megabytes(), 0, 'f', 0),
                   u"%1 MB"_s.arg(memoryLimit, 0, 'f', 0), megabytes() <= memoryLimit);
    figures.print();
    return figures.allReached();
}

} // namespace countersign::bench
