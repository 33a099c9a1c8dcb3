// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/lexicon/lexicon.h"

namespace countersign::checks {

/// Words of promises that only somebody with authority may make.
// clang-format off: one line a list, wrapped between words
inline constexpr TaggedWords commitmentWords[] = {
    {text::Language::English, Tag::Guarantee,
     u"guarantee|guarantees|guaranteed|guaranteeing|promise|promises|promised|warrant|warrants|"
     u"warranty|commit to|committed to|we ensure|money back|money-back|refund|refunds|"
     u"risk-free|no risk|you have our word|rest assured|zero downtime|without fail"},
    {text::Language::English, Tag::PriceOffer,
     u"discount|discounts|discounted|free of charge|for free|free trial|free pilot|no cost|"
     u"at cost|half price|price lock|lowest price|best price|waive|waived|waives|complimentary|"
     u"cheaper than|knock off|off the price|off if you"},
    {text::Language::English, Tag::Assurance,
     u"compliant|compliance|certified|liable|liability|indemnify|indemnification|sla|slas|"
     u"uptime|legally binding|gdpr-compliant|hipaa|soc 2|iso 27001|fully secure|unhackable|"
     u"fully insured|validated|audit-proof|bulletproof"},

    {text::Language::German, Tag::Guarantee,
     u"garantieren|garantiert|garantiere|garantie|versprechen|verspreche|verspricht|zusichern|"
     u"sichern ihnen zu|ohne risiko|risikofrei|geld zurück|geld-zurück|gewährleisten|"
     u"gewährleistet"},
    {text::Language::German, Tag::PriceOffer,
     u"rabatt|rabatte|nachlass|kostenlos|kostenfrei|gratis|sonderpreis|zum halben preis|"
     u"unverbindlich und kostenlos|preisnachlass"},
    {text::Language::German, Tag::Assurance,
     u"konform|zertifiziert|haftung|haften|dsgvo-konform|rechtssicher|revisionssicher|"
     u"validiert|verfügbarkeit von"},

    {text::Language::French, Tag::Guarantee,
     u"garantir|garantit|garantis|garantissons|garantie|garanti|promettre|promets|promettons|"
     u"promesse|nous engageons|sans risque|remboursé|remboursés|satisfait ou remboursé"},
    {text::Language::French, Tag::PriceOffer,
     u"remise|remises|rabais|gratuit|gratuite|gratuitement|sans frais|offert|offerte|"
     u"moitié prix|réduction"},
    {text::Language::French, Tag::Assurance,
     u"conforme|conformes|conformité|certifié|certifiée|responsabilité|validé|validée"},
};
// clang-format on

} // namespace countersign::checks
