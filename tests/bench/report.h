// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace countersign::bench {

/// How long something took, in milliseconds: on the clock, and of this thread's processor time. The second
/// is what a machine that does other things as well can compare.
struct Took {
    double wall = 0;
    double processor = 0;
};
[[nodiscard]] Took timed(const std::function<void()>& work);

/// Many runs of one thing.
class Timings {
public:
    void add(const Took& took);
    [[nodiscard]] double percentile(double p) const { return percentileOf(m_wall, p); }
    [[nodiscard]] double processorPercentile(double p) const
    {
        return percentileOf(m_processor, p);
    }
    [[nodiscard]] size_t count() const { return m_wall.size(); }

private:
    [[nodiscard]] static double percentileOf(std::vector<double> runs, double p);
    std::vector<double> m_wall;
    std::vector<double> m_processor;
};

/// A text table of figures, each beside what it must reach.
class Report {
public:
    explicit Report(QString title);
    void figure(const QString& what, const QString& figure, const QString& limit, bool reached);
    /// p50 and p99 of the runs, on the clock and in processor time; the clock's p99 is held against
    /// `limit` milliseconds.
    void timings(const QString& what, const Timings& timings, double limit);
    void note(const QString& line);
    void print() const;
    [[nodiscard]] bool allReached() const { return m_allReached; }

private:
    struct Line {
        QString what;
        QString figure;
        QString limit;
        QString verdict;
    };
    QString m_title;
    std::vector<Line> m_lines;
    bool m_allReached = true;
};

} // namespace countersign::bench
