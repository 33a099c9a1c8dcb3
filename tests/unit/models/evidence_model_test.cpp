// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/evidence_model.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace countersign {

/// In which order passages stand beside a draft.
class EvidenceModelTest : public QObject {
    Q_OBJECT

private:
    static EvidenceView passage(const QString& id, Input input, const QString& kind,
                                const QString& text)
    {
        EvidenceView view;
        view.evidence.id = EvidenceId(QString(u"evidence:"_s % id));
        view.evidence.input = input;
        view.evidence.kind = kind;
        view.evidence.text = text;
        return view;
    }
    static QStringList order(EvidenceModel& model, const std::vector<EvidenceView>& evidence)
    {
        auto view = std::make_shared<DraftView>();
        view->head = Revision();
        view->head->text = u"Hi Ada, the cold store in Leeds."_s;
        view->evidence = evidence;
        model.show(view);
        QStringList ids;
        for (int row = 0; row < model.rowCount(); ++row) {
            if (const EvidenceView* one = model.passageAt(row))
                ids.append(one->evidence.id.text().section(u':', 1));
        }
        return ids;
    }

private Q_SLOTS:
    void knowledgeStandsByItsUseToTheDraft()
    {
        EvidenceView cited = passage(u"cited"_s, Input::Knowledge, u"transcript"_s, u"Quite so."_s);
        cited.cited = true;
        const std::vector<EvidenceView> evidence{
            cited,
            passage(u"greeting"_s, Input::Knowledge, u"transcript"_s,
                    u"Declan, thank you. I have a quarter of an hour before the next meeting."_s),
            passage(u"talk"_s, Input::Knowledge, u"transcript"_s, u"If I may."_s),
            passage(u"call"_s, Input::Knowledge, u"transcript"_s,
                    u"The freezer alarm in our warehouse failed at night."_s),
            passage(u"prices"_s, Input::Knowledge, u"document"_s,
                    u"Invoices are sent every quarter."_s),
            passage(u"alarm"_s, Input::Knowledge, u"document"_s,
                    u"An ALARM rings when a freezer in the warehouse warms up."_s),
            passage(u"crm"_s, Input::Crm, u"note"_s,
                    u"Ada asked about the freezer alarm of the new warehouse."_s)};
        EvidenceModel model;
        QStringList ids = order(model, evidence);
        ids.removeOne(u"crm"_s);
        QCOMPARE(ids.mid(0, 4), (QStringList{u"cited"_s, u"alarm"_s, u"prices"_s, u"call"_s}));
    }

    void otherInputsKeepTheirOrder()
    {
        EvidenceModel model;
        QCOMPARE(order(model, {passage(u"new"_s, Input::Research, u"news"_s, u"Nothing shared."_s),
                               passage(u"old"_s, Input::Research, u"news"_s,
                                       u"The cold store in Leeds."_s)}),
                 (QStringList{u"new"_s, u"old"_s}));
    }
};

} // namespace countersign

QTEST_GUILESS_MAIN(countersign::EvidenceModelTest)
#include "evidence_model_test.moc"
