// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/structures.h"

namespace countersign::generation {

namespace {

using Structures = std::vector<std::vector<Move>>;
constexpr Move hook = Move::Observation;
constexpr Move second = Move::Second;
constexpr Move value = Move::Value;
constexpr Move limit = Move::Limit;
constexpr Move proof = Move::Proof;
constexpr Move ask = Move::Ask;

const Structures& emailStructures()
{
    static const Structures all{
        {hook, second, value, proof, ask}, {hook, value, second, ask},
        {hook, value, limit, proof, ask},  {hook, second, proof, value, ask},
        {second, hook, value, limit, ask}, {hook, second, value, limit, ask},
        {second, hook, proof, ask},        {hook, proof, value, ask},
        {hook, second, proof, ask},        {hook, value, proof, ask},
        {hook, second, value, ask},        {hook, proof, second, ask},
        {proof, hook, second, ask},        {value, hook, second, ask},
        {ask, hook, second, value, limit}, {ask, hook, value, proof}};
    return all;
}

const Structures& noteStructures()
{
    static const Structures all{{hook, second, ask},        {hook, value, ask},
                                {hook, second, value, ask}, {hook, ask},
                                {second, hook, ask},        {hook, value, limit, ask},
                                {hook, proof, ask},         {hook, limit, ask},
                                {hook, value, second, ask}, {hook, second, limit, ask},
                                {value, hook, ask},         {ask, hook, second}};
    return all;
}

const Structures& textStructures()
{
    static const Structures all{{hook, ask}, {hook, value, ask}, {hook, second, ask}, {ask, hook}};
    return all;
}

const Structures& phoneStructures()
{
    static const Structures all{{hook, second, value, proof, ask},
                                {hook, value, limit, ask},
                                {hook, second, value, limit, ask},
                                {hook, proof, value, ask},
                                {second, hook, value, ask},
                                {hook, value, proof, limit, ask},
                                {hook, second, ask},
                                {value, hook, second, ask},
                                {hook, second, proof, ask},
                                {hook, limit, second, ask}};
    return all;
}

} // namespace

const std::vector<std::vector<Move>>& structuresFor(Channel channel)
{
    switch (channel) {
    case Channel::Email:
        return emailStructures();
    case Channel::Sms:
        return textStructures();
    case Channel::Phone:
        return phoneStructures();
    default:
        return noteStructures();
    }
}

} // namespace countersign::generation
