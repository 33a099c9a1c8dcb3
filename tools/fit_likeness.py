#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the weights with which the words of a statement tell whether its evidence bears it out.

The features of labelled pairs come from the program itself:

    countersign-bench checks --begin PAIRS.tsv --features FILE

Prints the balanced accuracy by nested cross-validation: ten folds, pairs with the same evidence in one fold; the
strength of the penalty is chosen inside the other nine by five folds of theirs. A pair that the program refuses for
a figure, a name or a turn of meaning stays refused. With --write the fit on all pairs goes into the header; without,
exit 1 says that the header holds another fit.

Usage: fit_likeness.py FEATURES [--write] [--least ACCURACY]
"""
import argparse
import math
import pathlib
import random
import re
import sys

HEADER = pathlib.Path(__file__).parent.parent / "app/checks/claims/likeness_weights.h"
PENALTIES = (0.5, 1.0, 2.0, 4.0)
REPEATS = 3
DIGITS = 3


def solve(matrix, right):
    """Gauss with pivots; the matrix is small, symmetric and positive."""
    size = len(right)
    rows = [matrix[i][:] + [right[i]] for i in range(size)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(i + 1, size):
            factor = rows[r][i] / rows[i][i]
            if factor:
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i])]
    result = [0.0] * size
    for i in reversed(range(size)):
        result[i] = (rows[i][size] - sum(rows[i][c] * result[c] for c in range(i + 1, size))) / rows[i][i]
    return result


def fit(pairs, penalty):
    """Logistic regression by Newton's method; both labels weigh the same, the constant is not held back."""
    size = len(pairs[0].features)
    positives = sum(pair.label for pair in pairs)
    weigh = (len(pairs) / 2 / (len(pairs) - positives), len(pairs) / 2 / positives)
    weights = [0.0] * size
    for _ in range(12):
        slope = [0.0] + [penalty * w for w in weights[1:]]
        curve = [[0.0] * size for _ in range(size)]
        for i in range(size):
            curve[i][i] = penalty if i else 1e-6
        for pair in pairs:
            row = pair.features
            chance = 1 / (1 + math.exp(-sum(w * x for w, x in zip(weights, row))))
            error = weigh[pair.label] * (chance - pair.label)
            bend = weigh[pair.label] * chance * (1 - chance)
            for i, x in enumerate(row):
                if x:
                    slope[i] += error * x
                    line, scaled = curve[i], bend * x
                    for j in range(i, size):
                        line[j] += scaled * row[j]
        for i in range(size):
            for j in range(i):
                curve[i][j] = curve[j][i]
        step = solve(curve, slope)
        weights = [w - s for w, s in zip(weights, step)]
        if max(map(abs, step)) < 1e-6:
            break
    return weights


class Pair:
    def __init__(self, cells):
        self.label, self.refused, self.group = int(cells[0]), int(cells[1]), int(cells[2])
        self.features = [1.0] + [float(cell) for cell in cells[3:]]


def passes(weights, pair):
    return not pair.refused and sum(w * x for w, x in zip(weights, pair.features)) > 0


def balanced(told):
    right = [[told_so == bool(pair.label) for pair, told_so in told if pair.label == label] for label in (0, 1)]
    return sum(sum(side) / len(side) for side in right) / 2


def folds_of(pairs, count, seed):
    groups = sorted({pair.group for pair in pairs})
    random.Random(seed).shuffle(groups)
    place = {group: i % count for i, group in enumerate(groups)}
    return [([p for p in pairs if place[p.group] != k], [p for p in pairs if place[p.group] == k]) for k in range(count)]


def validated(pairs, penalty, count, seed):
    told = []
    for train, test in folds_of(pairs, count, seed):
        weights = fit(train, penalty)
        told += [(pair, passes(weights, pair)) for pair in test]
    return balanced(told)


def best_penalty(pairs, seed):
    return max(PENALTIES, key=lambda penalty: validated(pairs, penalty, 5, seed))


def nested(pairs, seed):
    told = []
    for train, test in folds_of(pairs, 10, seed):
        weights = fit(train, best_penalty(train, seed))
        told += [(pair, passes(weights, pair)) for pair in test]
    return balanced(told)


def header_of(names, weights, score, pairs):
    rows = "\n".join(f"    {value:.{DIGITS}f}, // {name}" for name, value in zip(names, weights[1:]))
    return f"""// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Written by tools/fit_likeness.py --write; `./dev bench checks --begin FILE` checks that it still fits.
// Fitted on {pairs} labelled pairs; balanced accuracy by nested cross-validation {score:.3f}.

namespace countersign::checks {{

inline constexpr double likenessConstant = {weights[0]:.{DIGITS}f};
/// In the order of likenessNames.
// clang-format off
inline constexpr double likenessWeights[] = {{
{rows}
}};
// clang-format on

}} // namespace countersign::checks
"""


def numbers_in(text):
    return re.findall(r"-?\d+\.\d{%d}\b(?=[,;])" % DIGITS, text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("features")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--least", type=float, default=0.0)
    args = parser.parse_args()
    head, *lines = pathlib.Path(args.features).read_text().splitlines()
    pairs = [Pair(line.split("\t")) for line in lines]
    scores = [nested(pairs, seed) for seed in range(REPEATS)]
    score = sum(scores) / len(scores)
    weights = fit(pairs, best_penalty(pairs, 0))
    half = 1.96 * math.sqrt(score * (1 - score) / len(pairs))
    print(f"words of a statement: balanced accuracy {score:.3f} ± {half:.3f} by nested cross-validation on {len(pairs)} pairs "
          f"({REPEATS} repeats: {min(scores):.3f} to {max(scores):.3f}); {balanced([(p, passes(weights, p)) for p in pairs]):.3f} on the pairs it was fitted on")
    text = header_of(head.split("\t")[3:], weights, score, len(pairs))
    if args.write:
        HEADER.write_text(text)
    elif numbers_in(text) != numbers_in(HEADER.read_text()):
        print(f"{HEADER.name} holds another fit: run again with --write", file=sys.stderr)
        return 1
    return 0 if score >= args.least else 1


if __name__ == "__main__":
    sys.exit(main())
