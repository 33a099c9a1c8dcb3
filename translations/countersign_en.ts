<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BulkText</name>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n draft</numerusform>
            <numerusform>%n drafts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n company(s)</source>
        <translation>
            <numerusform>%n company</numerusform>
            <numerusform>%n companies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them would be left out of an approval.</source>
        <translation>
            <numerusform>%n of them would be left out of an approval.</numerusform>
            <numerusform>%n of them would be left out of an approval.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a blocker.</source>
        <translation>
            <numerusform>%n with a blocker.</numerusform>
            <numerusform>%n with a blocker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting for a signature.</source>
        <translation>
            <numerusform>%n waiting for a signature.</numerusform>
            <numerusform>%n waiting for a signature.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that would be approved with a warning.</source>
        <translation>
            <numerusform>%n that would be approved with a warning.</numerusform>
            <numerusform>%n that would be approved with a warning.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DraftText</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ask(s)</source>
        <translation>
            <numerusform>%n ask</numerusform>
            <numerusform>%n asks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n claim</numerusform>
            <numerusform>%n claims</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n segment</numerusform>
            <numerusform>%n segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n versions of this text:</source>
        <translation>
            <numerusform>There is %n version of this text:</numerusform>
            <numerusform>There are %n versions of this text:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EvidenceText</name>
    <message numerus="yes">
        <source>%n day(s) old</source>
        <translation>
            <numerusform>%n day old</numerusform>
            <numerusform>%n days old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) old</source>
        <translation>
            <numerusform>%n month old</numerusform>
            <numerusform>%n months old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) old</source>
        <translation>
            <numerusform>%n year old</numerusform>
            <numerusform>%n years old</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandOverText</name>
    <message numerus="yes">
        <source>%n more, each with its reason in the table below</source>
        <translation>
            <numerusform>%n more, with its reason in the table below</numerusform>
            <numerusform>%n more, each with its reason in the table below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) would go:</source>
        <translation>
            <numerusform>%n message would go:</numerusform>
            <numerusform>%n messages would go:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) here:</source>
        <translation>
            <numerusform>%n stays here:</numerusform>
            <numerusform>%n stay here:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>%n min ago</numerusform>
            <numerusform>%n min ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>%n h ago</numerusform>
            <numerusform>%n h ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n versions</source>
        <translation>
            <numerusform>%n version</numerusform>
            <numerusform>%n versions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InputsText</name>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, the newest %n day(s) old</source>
        <translation>
            <numerusform>%1, the newest %n day old</numerusform>
            <numerusform>%1, the newest %n days old</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message numerus="yes">
        <source>Reviewers took it out of %n draft(s).</source>
        <translation>
            <numerusform>Reviewers took it out of %n draft.</numerusform>
            <numerusform>Reviewers took it out of %n drafts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QueueText</name>
    <message numerus="yes">
        <source>%n blocker(s)</source>
        <translation>
            <numerusform>%n blocker</numerusform>
            <numerusform>%n blockers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportText</name>
    <message numerus="yes">
        <source>%n more became ready meanwhile and stay(s) here</source>
        <translation>
            <numerusform>%n more became ready meanwhile and stays here</numerusform>
            <numerusform>%n more became ready meanwhile and stay here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message numerus="yes">
        <source>%n blocker(s) first</source>
        <translation>
            <numerusform>%n blocker first</numerusform>
            <numerusform>%n blockers first</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message numerus="yes">
        <source>%n more draft(s) stopped</source>
        <translation>
            <numerusform>%n more draft stopped</numerusform>
            <numerusform>%n more drafts stopped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) let go</source>
        <translation>
            <numerusform>%n draft let go</numerusform>
            <numerusform>%n drafts let go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more draft(s) with a warning</source>
        <translation>
            <numerusform>%n more draft with a warning</numerusform>
            <numerusform>%n more drafts with a warning</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) without their warning</source>
        <translation>
            <numerusform>%n draft without its warning</numerusform>
            <numerusform>%n drafts without their warning</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more draft(s) with a note</source>
        <translation>
            <numerusform>%n more draft with a note</numerusform>
            <numerusform>%n more drafts with a note</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) without their note</source>
        <translation>
            <numerusform>%n draft without its note</numerusform>
            <numerusform>%n drafts without their note</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of those stopped was/were on their way already.</source>
        <translation>
            <numerusform>%n of those stopped was on its way already.</numerusform>
            <numerusform>%n of those stopped were on their way already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would go out on autopilot with nobody looking.</source>
        <translation>
            <numerusform>%n would go out on autopilot with nobody looking.</numerusform>
            <numerusform>%n would go out on autopilot with nobody looking.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n current draft(s) were looked at.</source>
        <translation>
            <numerusform>The only current draft was looked at.</numerusform>
            <numerusform>All %n current drafts were looked at.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed.</source>
        <translation>
            <numerusform>%n rule changed.</numerusform>
            <numerusform>%n rules changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SegmentText</name>
    <message numerus="yes">
        <source>%n more to decide</source>
        <translation>
            <numerusform>%n more to decide</numerusform>
            <numerusform>%n more to decide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still need(s) a probe that trips it</source>
        <translation>
            <numerusform>%n still needs a probe that trips it</numerusform>
            <numerusform>%n still need a probe that trips them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) without a channel</source>
        <translation>
            <numerusform>%n step without a channel</numerusform>
            <numerusform>%n steps without a channel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n draft</numerusform>
            <numerusform>%n drafts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) did not count: %1.</source>
        <translation>
            <numerusform>%n decision did not count: %1.</numerusform>
            <numerusform>%n decisions did not count: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A change of prompt, model or directives starts the count again: the %n decision(s) would no longer count.</source>
        <translation>
            <numerusform>A change of prompt, model or directives starts the count again: the one decision would no longer count.</numerusform>
            <numerusform>A change of prompt, model or directives starts the count again: the %n decisions would no longer count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 approved without a real edit: %3, and with what %n decision(s) can tell, between %4 and %5.</source>
        <translation>
            <numerusform>%1 of %2 approved without a real edit: %3, and as far as one decision can tell, between %4 and %5.</numerusform>
            <numerusform>%1 of %2 approved without a real edit: %3, and as far as %n decisions can tell, between %4 and %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step(s) %1: no channel is set, so nothing can be written for them. Import the setup again with a channel for each step.</source>
        <translation>
            <numerusform>Step %1 has no channel, so nothing can be written for it. Import the setup again with a channel for each step.</numerusform>
            <numerusform>Steps %1 have no channel, so nothing can be written for them. Import the setup again with a channel for each step.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s), %1 of the latest, are built alike</source>
        <translation>
            <numerusform>%n draft, %1 of the latest, is built alike</numerusform>
            <numerusform>%n drafts, %1 of the latest, are built alike</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) claim what fits every vendor.</source>
        <translation>
            <numerusform>%n draft claims what fits every vendor.</numerusform>
            <numerusform>%n drafts claim what fits every vendor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n draft(s)</source>
        <comment>what a check finds</comment>
        <translation>
            <numerusform>%1: %n draft</numerusform>
            <numerusform>%1: %n drafts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected without a reason</source>
        <translation>
            <numerusform>%n rejected without a reason</numerusform>
            <numerusform>%n rejected without a reason</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sent back without a reason</source>
        <translation>
            <numerusform>%n sent back without a reason</numerusform>
            <numerusform>%n sent back without a reason</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected: “%1”</source>
        <translation>
            <numerusform>%n rejected: “%1”</numerusform>
            <numerusform>%n rejected: “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sent back: “%1”</source>
        <translation>
            <numerusform>%n sent back: “%1”</numerusform>
            <numerusform>%n sent back: “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the count begins again, and %n decision(s) no longer count.</source>
        <translation>
            <numerusform>%1: the count begins again, and %n decision no longer counts.</numerusform>
            <numerusform>%1: the count begins again, and %n decisions no longer count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SignOffText</name>
    <message numerus="yes">
        <source>%n people here are typed as %1: the usual cause of one message for all of them.</source>
        <translation>
            <numerusform>%n person here is typed as %1.</numerusform>
            <numerusform>%n people here are typed as %1: the usual cause of one message for all of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of messages share most of their words.</source>
        <translation>
            <numerusform>%n pair of messages shares most of its words.</numerusform>
            <numerusform>%n pairs of messages share most of their words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your name goes under %n draft(s)</source>
        <translation>
            <numerusform>Your name goes under %n draft</numerusform>
            <numerusform>Your name goes under %n drafts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at %n company(s).</source>
        <translation>
            <numerusform>at %n company.</numerusform>
            <numerusform>at %n companies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them with an open warning.</source>
        <translation>
            <numerusform>%n of them with an open warning.</numerusform>
            <numerusform>%n of them with an open warning.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <comment>seconds</comment>
        <translation>
            <numerusform>%n s</numerusform>
            <numerusform>%n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened %1 of the %n passage(s) that it cites.</source>
        <translation>
            <numerusform>Opened %1 of the %n passage that it cites.</numerusform>
            <numerusform>Opened %1 of the %n passages that it cites.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::AuditPage</name>
    <message numerus="yes">
        <source>The last %n days</source>
        <translation>
            <numerusform>The last day</numerusform>
            <numerusform>The last %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) written to %1.</source>
        <translation>
            <numerusform>%n entry written to %1.</numerusform>
            <numerusform>%n entries written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::BulkPopover</name>
    <message numerus="yes">
        <source>Decide on %n draft(s) that the list shows</source>
        <translation>
            <numerusform>Decide on %n draft that the list shows</numerusform>
            <numerusform>Decide on %n drafts that the list shows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Approve %n</source>
        <translation>
            <numerusform>Approve %n</numerusform>
            <numerusform>Approve %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::CommitteeView</name>
    <message numerus="yes">
        <source>%1: %n people, side by side</source>
        <translation>
            <numerusform>%1: one person</numerusform>
            <numerusform>%1: %n people, side by side</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::ComparisonPanel</name>
    <message numerus="yes">
        <source>%n word(s) less</source>
        <translation>
            <numerusform>%n word less</numerusform>
            <numerusform>%n words less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::HandOverCard</name>
    <message numerus="yes">
        <source>Hand over %n</source>
        <translation>
            <numerusform>Hand over %n</numerusform>
            <numerusform>Hand over %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::ImportAssistant</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::ImportRowsModel</name>
    <message numerus="yes">
        <source>%n passage(s) and rule(s)</source>
        <translation>
            <numerusform>%n passage or rule</numerusform>
            <numerusform>%n passages and rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::InputsPage</name>
    <message numerus="yes">
        <source>%n entry(ies). They hold whatever is imported later.</source>
        <translation>
            <numerusform>%n entry. It holds whatever is imported later.</numerusform>
            <numerusform>%n entries. They hold whatever is imported later.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::QueuePanel</name>
    <message numerus="yes">
        <source>%n decided today</source>
        <translation>
            <numerusform>%n decided today</numerusform>
            <numerusform>%n decided today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::ReviewFlow</name>
    <message numerus="yes">
        <source>%n draft(s) decided on. Z takes them back one by one.</source>
        <translation>
            <numerusform>%n draft decided on. Z takes it back.</numerusform>
            <numerusform>%n drafts decided on. Z takes them back one by one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused: %1</source>
        <translation>
            <numerusform>%n refused: %1</numerusform>
            <numerusform>%n refused: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::RulesPage</name>
    <message numerus="yes">
        <source>%n draft(s) checked again, %1 of them with other findings than before.</source>
        <translation>
            <numerusform>%n draft checked again, %1 of them with other findings than before.</numerusform>
            <numerusform>%n drafts checked again, %1 of them with other findings than before.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::SignAllPopover</name>
    <message numerus="yes">
        <source>Sign %n</source>
        <translation>
            <numerusform>Sign %n</numerusform>
            <numerusform>Sign %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::SignOffPage</name>
    <message numerus="yes">
        <source>%n draft(s) signed. Z takes them back one by one.</source>
        <translation>
            <numerusform>%n draft signed. Z takes it back.</numerusform>
            <numerusform>%n drafts signed. Z takes them back one by one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused: %1</source>
        <translation>
            <numerusform>%n refused: %1</numerusform>
            <numerusform>%n refused: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::TwinsPage</name>
    <message numerus="yes">
        <source>%n held</source>
        <translation>
            <numerusform>%n held</numerusform>
            <numerusform>%n held</numerusform>
        </translation>
    </message>
</context>
</TS>
