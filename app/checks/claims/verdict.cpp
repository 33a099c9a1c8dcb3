// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/verdict.h"

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

struct FaultName {
    Fault fault;
    const char* check;
    const char* reason;
};

constexpr auto unsupported = "accuracy.unsupported";
constexpr auto contradicted = "accuracy.contradicted";
constexpr auto identity = "accuracy.identity";
constexpr auto quote = "accuracy.quote";

constexpr FaultName names[] = {
    {Fault::NoCitation, unsupported, "no_citation"},
    {Fault::UnknownOnly, unsupported, "unknown_citation_only"},
    {Fault::OtherPerson, identity, "other_person"},
    {Fault::OtherFirm, identity, "other_firm"},
    {Fault::Trade, identity, "trade"},
    {Fault::QuoteWords, quote, "not_their_words"},
    {Fault::QuoteCut, quote, "cut_meaning"},
    {Fault::NumberConflict, contradicted, "number_differs"},
    {Fault::NumberMissing, unsupported, "number_missing"},
    {Fault::DateConflict, contradicted, "date_differs"},
    {Fault::DateMissing, unsupported, "date_missing"},
    {Fault::NameMissing, unsupported, "name_missing"},
    {Fault::WholeMissing, unsupported, "part_for_whole"},
    {Fault::Polarity, contradicted, "opposite"},
    {Fault::Roles, contradicted, "roles"},
    {Fault::Newer, contradicted, "newer"},
    {Fault::Standing, unsupported, "not_yet"},
    {Fault::Done, contradicted, "already_done"},
    {Fault::Condition, unsupported, "condition"},
    {Fault::Words, unsupported, "not_in_evidence"},
    {Fault::Language, unsupported, "other_language"},
    {Fault::Speaker, unsupported, "about_the_speaker"},
    {Fault::Question, unsupported, "not_a_statement"},
};

const FaultName* nameOf(Fault fault)
{
    for (const FaultName& name : names) {
        if (name.fault == fault)
            return &name;
    }
    return nullptr;
}

} // namespace

QString checkFor(Fault fault)
{
    const FaultName* name = nameOf(fault);
    return name ? QString::fromLatin1(name->check) : QString();
}

QString reasonFor(Fault fault)
{
    const FaultName* name = nameOf(fault);
    return name ? QString::fromLatin1(name->reason) : QString();
}

} // namespace countersign::checks
