// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/autopilot.h"

#include "app/base/json.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QtEndian>

#include <cmath>

using namespace Qt::StringLiterals;

namespace countersign::policy {

QString toJsonText(const Calibration& calibration)
{
    Json recipes = Json::array();
    for (const QString& recipe : calibration.recipes)
        recipes.push_back(toUtf8(recipe));
    return QString::fromUtf8(canonicalJson(Json{{"decisions", calibration.decisions},
                                                {"handed_over", calibration.handedOver},
                                                {"recipes", recipes}}));
}

std::optional<Calibration> calibrationFromJson(const QString& json)
{
    const Result<Json> parsed = parseJson(json.toUtf8());
    if (!parsed)
        return std::nullopt;
    const auto recipes = parsed->find("recipes");
    const auto handedOver = parsed->find("handed_over");
    const auto decisions = parsed->find("decisions");
    if (!parsed->is_object() || recipes == parsed->end() || !recipes->is_array() ||
        handedOver == parsed->end() || !handedOver->is_number_integer() ||
        decisions == parsed->end() || !decisions->is_number_integer())
        return std::nullopt;
    Calibration calibration;
    calibration.handedOver = handedOver->get<qint64>();
    calibration.decisions = decisions->get<qint64>();
    for (const Json& recipe : *recipes) {
        if (!recipe.is_string())
            return std::nullopt;
        calibration.recipes.insert(QString::fromStdString(recipe.get<std::string>()));
    }
    return calibration;
}

QString recipeOf(const Generation& generation)
{
    if (!generation.directive.trimmed().isEmpty())
        return {};
    return QStringList{generation.provider, generation.model, generation.promptHash}.join(u'\n');
}

double sampleDraw(const QByteArray& teamKey, const DraftId& draft)
{
    const QByteArray digest = QMessageAuthenticationCode::hash(
        QByteArray("sample\n") + draft.text().toUtf8(), teamKey, QCryptographicHash::Sha256);
    // 53 bits, as many as a double holds.
    const quint64 bits = qFromBigEndian<quint64>(digest.constData()) >> 11;
    return std::ldexp(double(bits), -53);
}

int sampleOneIn(qint64 handedOverSince)
{
    return handedOverSince < sampledCloselyFor ? sampleOneInFirst : sampleOneInLater;
}

Drawn drawn(double draw)
{
    if (draw * sampleOneInLater < 1.0)
        return Drawn::Always;
    return draw * sampleOneInFirst < 1.0 ? Drawn::AtFirst : Drawn::Never;
}

bool isSampled(Drawn drawn, int oneIn)
{
    return drawn == Drawn::Always || (drawn == Drawn::AtFirst && oneIn < sampleOneInLater);
}

} // namespace countersign::policy
