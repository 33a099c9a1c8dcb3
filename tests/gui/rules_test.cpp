// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/rules_text.h"
#include "app/services/review_service.h"
#include "app/services/rules_service.h"
#include "models/rules/rules_model.h"
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"
#include "ui/common/notice.h"

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace countersign {

using testing::Reopened;
using testing::TeamWindow;
using testing::TeamWorkspace;

/// The rules of the checks, read and changed by keys.
class RulesTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_made;

    /// The page, with the row of a rule in hand.
    struct Rules : TeamWindow {
        explicit Rules(const QString& made, const QString& who = u"Otto Lindahl"_s)
            : TeamWindow(made, who)
        {
            click(u"pageRules"_s);
            table = find<QTableView>(u"rules"_s);
            model = static_cast<RulesModel*>(table->model());
            settle();
        }
        void choose(const QString& rule)
        {
            const QModelIndex index = model->index(model->rowOf(rule), RulesModel::Value);
            table->scrollTo(index);
            table->setCurrentIndex(index);
            table->setFocus();
        }
        /// Enter, the text, Enter.
        void edit(const QString& rule, const QString& text)
        {
            choose(rule);
            QTest::keyClick(table, Qt::Key_Return);
            auto* editor = table->findChild<QWidget*>(u"ruleEditor"_s);
            QVERIFY(editor);
            QVERIFY(!editor->accessibleName().isEmpty());
            if (auto* box = qobject_cast<QComboBox*>(editor)) {
                box->setCurrentIndex(box->findData(text));
            } else {
                auto* number = qobject_cast<QSpinBox*>(editor);
                number->selectAll();
                QTest::keyClicks(number, text);
            }
            QTest::keyClick(editor, Qt::Key_Return);
            settle();
        }
        [[nodiscard]] QString value(const QString& rule) const
        {
            return model->index(model->rowOf(rule), RulesModel::Value).data().toString();
        }
        [[nodiscard]] QString effect() const { return find<QLabel>(u"ruleEffect"_s)->text(); }

        QTableView* table = nullptr;
        RulesModel* model = nullptr;
    };

private Q_SLOTS:
    void initTestCase()
    {
        m_made = m_folder.filePath(u"made.countersign"_s);
        TeamWorkspace::make(m_made, std::make_shared<testing::FixedClock>());
    }

    void aLimitIsTriedSavedAndStandsAfterwards()
    {
        const QString rule = u"rules.email_words_max"_s;
        const QString structure = severityRule(u"structure.repeated"_s);
        {
            Rules desktop(m_made);
            QVERIFY(!desktop.find<QWidget>(u"rulesSave"_s)->isEnabled());
            desktop.edit(rule, u"26"_s);
            QCOMPARE(desktop.value(rule), u"26 (was 150)"_s);
            // The e-mails of the team are built alike.
            desktop.edit(structure, u"blocker"_s);
            QTRY_VERIFY2(desktop.effect().contains(u"more drafts stopped"_s),
                         qPrintable(desktop.effect()));
            QVERIFY(desktop.find<QWidget>(u"rulesSave"_s)->isEnabled());
            desktop.click(u"rulesSave"_s);
            desktop.settle();
            auto* notice = desktop.find<Notice>(u"rulesNotice"_s);
            QTRY_VERIFY2(notice->words().contains(u"2 rules changed"_s),
                         qPrintable(notice->words()));
            QTRY_COMPARE(desktop.model->changes().size(), size_t(0));
            desktop.window->close();
            Reopened workspace(desktop.path, desktop.clock);
            const Result<RulesView> view = workspace->rules().view({});
            QVERIFY(view);
            for (const CheckRules& check : view->checks) {
                QCOMPARE(check.severity.isSet, check.severity.name == structure);
                for (const RuleEntry& entry : check.thresholds)
                    QCOMPARE(entry.isSet, entry.name == rule);
            }
        }
    }

    void aSeverityIsChosenForOneChannelAndTakenBack()
    {
        const QString asks = severityRule(u"ask.count"_s);
        Rules desktop(m_made);
        auto* scope = desktop.find<QComboBox>(u"ruleScope"_s);
        scope->setCurrentIndex(scope->findData(u"email"_s));
        Q_EMIT scope->activated(scope->currentIndex());
        desktop.settle();
        QVERIFY(!(desktop.model->index(desktop.model->rowOf(u"rules.vendor"_s), RulesModel::Value)
                      .flags() &
                  Qt::ItemIsEditable));
        desktop.edit(asks, u"blocker"_s);
        QCOMPARE(desktop.model->changes().size(), size_t(1));
        QCOMPARE(desktop.model->changes().front().scope.channel, Channel::Email);
        desktop.choose(asks);
        desktop.click(u"ruleReset"_s);
        QCOMPARE(desktop.model->changes().size(), size_t(0));
        desktop.edit(asks, u"note"_s);
        desktop.click(u"rulesDiscard"_s);
        QCOMPARE(desktop.model->changes().size(), size_t(0));
        QCOMPARE(desktop.value(asks), u"warning"_s);
    }

    void whatMustNotBeLoweredSaysWhy()
    {
        Rules desktop(m_made);
        const QString rule = severityRule(u"security.injection"_s);
        desktop.choose(rule);
        QVERIFY(!(desktop.table->currentIndex().flags() & Qt::ItemIsEditable));
        const QString why = desktop.find<QLabel>(u"ruleWhy"_s)->text();
        QVERIFY2(why.contains(u"somebody outside"_s), qPrintable(why));
        desktop.choose(severityRule(u"specificity.swap"_s));
        QCOMPARE(desktop.table->currentIndex().data(RulesModel::ChoicesRole).toStringList(),
                 (QStringList{u"blocker"_s, u"warning"_s}));
    }

    void aReviewerReadsThemAndIsToldWhoChangesThem()
    {
        Rules desktop(m_made, u"Mara Lindqvist"_s);
        desktop.choose(severityRule(u"ask.count"_s));
        QVERIFY(!(desktop.table->currentIndex().flags() & Qt::ItemIsEditable));
        auto* notice = desktop.find<Notice>(u"rulesNotice"_s);
        QVERIFY2(notice->words().contains(u"manager"_s), qPrintable(notice->words()));
        QVERIFY(!desktop.find<QWidget>(u"rulesSave"_s)->isEnabled());
    }
};

} // namespace countersign

QTEST_MAIN(countersign::RulesTest)
#include "rules_test.moc"
