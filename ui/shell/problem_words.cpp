// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/problem_words.h"

#include "app/services/messages.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

struct ProblemText {
    Q_DECLARE_TR_FUNCTIONS(ProblemText)
};

} // namespace

Problem problemOf(const QString& path, const Error& error)
{
    Problem problem;
    EmptyState::Words& words = problem.words;
    words.icon = u"alert"_s;
    words.why = message(error);
    words.detail = QString(QDir::toNativeSeparators(path) %
                           (error.detail.isEmpty() ? QString() : QString(u"\n"_s % error.detail)));
    problem.way = ProblemWay::BackToStart;
    words.action = ProblemText::tr("Back to the start");
    switch (error.code) {
    case ErrorCode::Busy:
        words.what = ProblemText::tr("Somebody else is writing in this workspace");
        words.why =
            ProblemText::tr("Another program holds it at the moment. Wait until it is done, "
                            "or close it, then try again. Nothing was changed.");
        words.action = ProblemText::tr("Try again");
        problem.way = ProblemWay::TryAgain;
        break;
    case ErrorCode::Damaged:
        words.what = ProblemText::tr("This workspace is damaged");
        words.why = ProblemText::tr(
            "It fails its own checks and is not opened, so that nothing gets worse. Restore a "
            "backup, or let “countersign-cli doctor --repair” rebuild what can be rebuilt.");
        break;
    case ErrorCode::NewerVersion:
        words.what = ProblemText::tr("This workspace is from a newer Countersign");
        words.why = ProblemText::tr("Install the newer version to open it. This one leaves it "
                                    "untouched.");
        break;
    case ErrorCode::ReadOnly:
        words.icon = u"lock"_s;
        words.what = ProblemText::tr("This workspace cannot be written to");
        words.why = ProblemText::tr("The file or its folder is read-only. You can look at it, or "
                                    "copy it to a place of your own and open the copy.");
        words.action = ProblemText::tr("Open it for reading");
        problem.way = ProblemWay::OpenReadOnly;
        break;
    case ErrorCode::NotFound:
        if (error.id != u"workspace.not_found"_s) { // e.g. nobody of that name works here
            words.what = ProblemText::tr("This workspace could not be opened");
            break;
        }
        words.what = ProblemText::tr("This workspace is not there");
        words.why = ProblemText::tr("It was moved, renamed or deleted, or its disk is not "
                                    "connected.");
        break;
    case ErrorCode::NoSpace:
        words.what = ProblemText::tr("The disk is full");
        words.action = ProblemText::tr("Try again");
        problem.way = ProblemWay::TryAgain;
        break;
    default:
        words.what = ProblemText::tr("This workspace could not be opened");
        break;
    }
    return problem;
}

} // namespace countersign
