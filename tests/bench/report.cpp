// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/report.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>

using namespace Qt::StringLiterals;

namespace countersign::bench {

namespace {

double milliseconds(clockid_t clock)
{
    timespec now{};
    ::clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

} // namespace

Took timed(const std::function<void()>& work)
{
    const Took begin{milliseconds(CLOCK_MONOTONIC), milliseconds(CLOCK_THREAD_CPUTIME_ID)};
    work();
    return {milliseconds(CLOCK_MONOTONIC) - begin.wall,
            milliseconds(CLOCK_THREAD_CPUTIME_ID) - begin.processor};
}

void Timings::add(const Took& took)
{
    m_wall.push_back(took.wall);
    m_processor.push_back(took.processor);
}

double Timings::percentileOf(std::vector<double> runs, double p)
{
    if (runs.empty())
        return 0;
    std::sort(runs.begin(), runs.end());
    const auto at = static_cast<size_t>(std::ceil(p * static_cast<double>(runs.size())));
    return runs[std::clamp<size_t>(at, 1, runs.size()) - 1];
}

Report::Report(QString title)
    : m_title(std::move(title))
{}

void Report::figure(const QString& what, const QString& figure, const QString& limit, bool reached)
{
    m_lines.push_back({what, figure, limit, reached ? u"reached"_s : u"MISSED"_s});
    m_allReached &= reached;
}

void Report::timings(const QString& what, const Timings& timings, double limit)
{
    const auto ms = [](double value) { return QString::number(value, 'f', value < 10 ? 2 : 1); };
    figure(what,
           QString(u"p50 "_s + ms(timings.percentile(0.5)) + u"  p99 " +
                   ms(timings.percentile(0.99)) + u" ms, processor " +
                   ms(timings.processorPercentile(0.5)) + u" / " +
                   ms(timings.processorPercentile(0.99)) + u" ms"),
           QString(u"p99 ≤ "_s + QString::number(limit) + u" ms"),
           timings.processorPercentile(0.99) <= limit);
}

void Report::note(const QString& line)
{
    m_lines.push_back({line, {}, {}, {}});
}

void Report::print() const
{
    qsizetype what = 0;
    qsizetype figure = 0;
    qsizetype limit = 0;
    for (const Line& line : m_lines) {
        if (!line.figure.isEmpty())
            what = std::max(what, line.what.size());
        figure = std::max(figure, line.figure.size());
        limit = std::max(limit, line.limit.size());
    }
    std::printf("\n%s\n", qPrintable(m_title));
    for (const Line& line : m_lines) {
        const QString text = line.figure.isEmpty()
                                 ? line.what
                                 : QString(line.what.leftJustified(what + 2) +
                                           line.figure.leftJustified(figure + 2) +
                                           line.limit.leftJustified(limit + 2) + line.verdict);
        std::printf("  %s\n", qPrintable(text));
    }
    std::fflush(stdout);
}

} // namespace countersign::bench
