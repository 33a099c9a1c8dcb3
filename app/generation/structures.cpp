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
        {proof, hook, second, ask},        {hook, proof, second, ask},
        {ask, hook, second, value, limit}, {hook, ask, second, value},
        {value, hook, second, ask},        {hook, second, ask},
        {second, hook, proof, ask},        {hook, second, ask, value, limit},
        {hook, limit, second, ask},        {hook, value, proof, ask}};
    return all;
}

const Structures& noteStructures()
{
    static const Structures all{
        {hook, second, ask}, {hook, value, ask},  {hook, second, value, ask}, {hook, ask},
        {ask, hook, second}, {second, hook, ask}, {hook, value, limit, ask},  {hook, ask, value},
        {hook, proof, ask},  {value, hook, ask},  {ask, hook, value},         {hook, limit, ask}};
    return all;
}

const Structures& textStructures()
{
    static const Structures all{{hook, ask}, {ask, hook}, {hook, value, ask}, {hook, second, ask}};
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
