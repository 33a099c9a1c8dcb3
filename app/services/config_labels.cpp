// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/config_labels.h"

#include "app/checks/finding_text.h"
#include "app/domain/rules_text.h"

#include <QCoreApplication>

#include <array>

namespace countersign {

namespace {

struct Label {
    const char* key;
    const char* text;
};

constexpr std::array labels{
    Label{"rules.email_words_min", QT_TRANSLATE_NOOP("Config", "E-mail: fewest words")},
    Label{"rules.email_words_max", QT_TRANSLATE_NOOP("Config", "E-mail: most words")},
    Label{"rules.subject_words_min", QT_TRANSLATE_NOOP("Config", "Subject: fewest words")},
    Label{"rules.subject_words_max", QT_TRANSLATE_NOOP("Config", "Subject: most words")},
    Label{"rules.subject_characters_max", QT_TRANSLATE_NOOP("Config", "Subject: most characters")},
    Label{"rules.subject_characters_hard",
          QT_TRANSLATE_NOOP("Config", "Subject: characters that must not be exceeded")},
    Label{"rules.linkedin_words_max", QT_TRANSLATE_NOOP("Config", "LinkedIn: most words")},
    Label{
        "rules.linkedin_note_characters",
        QT_TRANSLATE_NOOP("Config", "LinkedIn connection note: characters (200 on free accounts)")},
    Label{"rules.linkedin_subject_characters",
          QT_TRANSLATE_NOOP("Config", "LinkedIn InMail subject: characters")},
    Label{"rules.linkedin_body_characters",
          QT_TRANSLATE_NOOP("Config", "LinkedIn message: characters")},
    Label{"rules.sms_segments", QT_TRANSLATE_NOOP("Config", "SMS: most segments")},
    Label{"rules.sms_characters_hard",
          QT_TRANSLATE_NOOP("Config", "SMS: characters that must not be exceeded")},
    Label{"rules.whatsapp_words_max", QT_TRANSLATE_NOOP("Config", "WhatsApp: most words")},
    Label{"rules.whatsapp_characters_hard",
          QT_TRANSLATE_NOOP("Config", "WhatsApp: characters that must not be exceeded")},
    Label{"rules.phone_points_min", QT_TRANSLATE_NOOP("Config", "Phone: fewest talking points")},
    Label{"rules.phone_points_max", QT_TRANSLATE_NOOP("Config", "Phone: most talking points")},
    Label{"rules.phone_point_words_max",
          QT_TRANSLATE_NOOP("Config", "Phone: most words in a talking point")},
    Label{"rules.sentence_words_max",
          QT_TRANSLATE_NOOP("Config", "Words from which a sentence is noted as long")},
    Label{"rules.reading_grade_max",
          QT_TRANSLATE_NOOP("Config", "Reading grade from which a text is noted")},
    Label{"rules.stale_signal_days", QT_TRANSLATE_NOOP("Config", "Days until a signal is stale")},
    Label{"rules.stale_title_days", QT_TRANSLATE_NOOP("Config", "Days until a job title is stale")},
    Label{"rules.stale_research_days", QT_TRANSLATE_NOOP("Config", "Days until research is stale")},
    Label{"rules.swap_blocker",
          QT_TRANSLATE_NOOP("Config", "Swap test: specificity below which a draft is blocked")},
    Label{"rules.swap_warning",
          QT_TRANSLATE_NOOP("Config", "Swap test: specificity below which a draft is warned of")},
    Label{"rules.email_opt_out_required",
          QT_TRANSLATE_NOOP("Config", "E-mail must say how to opt out")},
    Label{"rules.sms_opt_out_required", QT_TRANSLATE_NOOP("Config", "SMS must say how to opt out")},
    Label{"rules.sms_opt_out_word", QT_TRANSLATE_NOOP("Config", "SMS: the word that opts out")},
    Label{"rules.vendor", QT_TRANSLATE_NOOP("Config", "Our own name")},
    Label{"rules.default_language",
          QT_TRANSLATE_NOOP("Config", "Language of people whose language is not known")},
    Label{"workspace.name", QT_TRANSLATE_NOOP("Config", "Name of this workspace")},
};

} // namespace

QString configLabel(const QString& key)
{
    for (const Label& label : labels) {
        if (key == QLatin1String(label.key))
            return QCoreApplication::translate("Config", label.text);
    }
    if (const QString check = checkOfSeverityRule(key); !check.isEmpty())
        return QCoreApplication::translate("Config", "How loudly it speaks up: %1")
            .arg(checks::checkName(check));
    return {};
}

} // namespace countersign
