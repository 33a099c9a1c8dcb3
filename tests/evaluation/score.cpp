// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evaluation/evaluation.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace countersign::evaluation {
namespace {

double share(int part, int whole)
{
    return whole > 0 ? static_cast<double>(part) / whole : std::numeric_limits<double>::quiet_NaN();
}

QString percent(double value)
{
    return QString(QString::number(value * 100.0, 'f', 1) + u" %"_s);
}

} // namespace

double Score::recall() const
{
    return share(found, found + missed);
}

double Score::falseAlarms() const
{
    return share(wrong, wrong + quiet);
}

double Score::f1() const
{
    return share(2 * found, 2 * found + wrong + missed);
}

bool Score::isReached() const
{
    if (measure == Measure::F1)
        return f1() >= recallMin;
    const bool isRecalled = found + missed == 0 || recall() >= recallMin;
    const bool isQuiet = wrong + quiet == 0 || falseAlarms() <= falseAlarmsMax;
    return found + missed + wrong + quiet > 0 && isRecalled && isQuiet;
}

QString Score::figure() const
{
    if (measure == Measure::F1)
        return QString(u"F1 "_s + QString::number(f1(), 'f', 3) + u" of " +
                       QString::number(found + missed + wrong + quiet));
    QString text;
    if (found + missed > 0)
        text =
            QString(u"recall "_s + percent(recall()) + u" of " + QString::number(found + missed));
    if (wrong + quiet > 0)
        text = QString(text + (text.isEmpty() ? u""_s : u"  "_s) + u"false alarms " +
                       percent(falseAlarms()) + u" of " + QString::number(wrong + quiet));
    return text;
}

QString Score::limit() const
{
    if (measure == Measure::F1)
        return QString(u"≥ "_s + QString::number(recallMin, 'f', 2));
    QStringList limits;
    if (found + missed > 0)
        limits.append(QString(u"≥ "_s + percent(recallMin)));
    if (wrong + quiet > 0)
        limits.append(QString(u"≤ "_s + percent(falseAlarmsMax)));
    return limits.join(u", "_s);
}

} // namespace countersign::evaluation
