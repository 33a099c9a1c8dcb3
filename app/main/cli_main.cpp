// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"
#include "app/cli/runner.h"
#include "app/main/translators.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

#include <unistd.h>

using namespace Qt::StringLiterals;

int main(int argc, char** argv)
{
    countersign::cli::Interrupt interrupt;
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"countersign-cli"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(COUNTERSIGN_VERSION));
    const countersign::Translators translators{QLocale()};

    QFile out;
    QFile err;
    // Unbuffered: each answer is out when it is made, and nothing is lost when a reader goes away.
    if (!out.open(STDOUT_FILENO, QIODevice::WriteOnly | QIODevice::Unbuffered) ||
        !err.open(STDERR_FILENO, QIODevice::WriteOnly | QIODevice::Unbuffered))
        return static_cast<int>(countersign::cli::Exit::BadInput);
    countersign::cli::Streams streams{STDIN_FILENO, out, err, isatty(STDOUT_FILENO) != 0,
                                      isatty(STDERR_FILENO) != 0};
    const QStringList line = QCoreApplication::arguments().mid(1);
    return static_cast<int>(countersign::cli::run(line, streams, interrupt.token()));
}
