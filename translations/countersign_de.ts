<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AuditText</name>
    <message>
        <source>%1, %2</source>
        <comment>person, channel</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The log is whole: %1 entries, each signed and in its place.</source>
        <translation>Das Protokoll ist vollständig: %1 Einträge, jeder signiert und an seinem Platz.</translation>
    </message>
    <message>
        <source>An entry was changed: %1</source>
        <translation>Ein Eintrag wurde geändert: %1</translation>
    </message>
    <message>
        <source>An entry is missing, moved or slipped in: %1</source>
        <translation>Ein Eintrag fehlt, wurde verschoben oder eingeschoben: %1</translation>
    </message>
    <message>
        <source>An entry is not signed by its device: %1</source>
        <translation>Ein Eintrag ist nicht von seinem Gerät signiert: %1</translation>
    </message>
    <message>
        <source>The log ends before it should, after %1</source>
        <translation>Das Protokoll endet zu früh, nach %1</translation>
    </message>
    <message>
        <source>The signed end of the log is missing, after %1</source>
        <translation>Das signierte Ende des Protokolls fehlt, nach %1</translation>
    </message>
    <message>
        <source>Another device&apos;s log begins without a link: %1</source>
        <translation>Das Protokoll eines anderen Geräts beginnt ohne Verknüpfung: %1</translation>
    </message>
    <message>
        <source>was refused to %1 (rule %2)</source>
        <comment>a verdict, the name of a rule</comment>
        <translation>durfte nicht: %1 (Regel %2)</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>who, what</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <comment>who, what, about whom</comment>
        <translation>%1 %2: %3.</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>boundary</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>content hash</source>
        <translation>Prüfsumme des Inhalts</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>delivery</source>
        <translation>Übergabe</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>directive</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>dismissal</source>
        <translation>Beiseitelegung</translation>
    </message>
    <message>
        <source>drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>evidence</source>
        <translation>Beleg</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>generiert</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>means</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>opt-out</source>
        <translation>Abmeldung</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>people</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>prospect</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation>nicht übernommen</translation>
    </message>
    <message>
        <source>reply</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>Segment</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>opt-outs</source>
        <translation>Abmeldungen</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>aktualisiert</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>withdrawal</source>
        <translation>Rücknahme</translation>
    </message>
    <message>
        <source>version of the workspace</source>
        <translation>Fassung des Arbeitsbereichs</translation>
    </message>
</context>
<context>
    <name>BulkText</name>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n Entwurf</numerusform>
            <numerusform>%n Entwürfe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2.</source>
        <translation>%1 bei %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n company(s)</source>
        <translation>
            <numerusform>%n Unternehmen</numerusform>
            <numerusform>%n Unternehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them would be left out of an approval.</source>
        <translation>
            <numerusform>%n davon bliebe bei einer Freigabe außen vor.</numerusform>
            <numerusform>%n davon blieben bei einer Freigabe außen vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a blocker.</source>
        <translation>
            <numerusform>%n mit einer Sperre.</numerusform>
            <numerusform>%n mit einer Sperre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting for a signature.</source>
        <translation>
            <numerusform>%n wartet auf eine Unterschrift.</numerusform>
            <numerusform>%n warten auf eine Unterschrift.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that would be approved with a warning.</source>
        <translation>
            <numerusform>%n würde mit einer Warnung freigegeben.</numerusform>
            <numerusform>%n würden mit einer Warnung freigegeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list goes on; what it does not show is not touched.</source>
        <translation>Die Liste geht weiter; was sie nicht zeigt, bleibt unberührt.</translation>
    </message>
    <message>
        <source>Decided together they do not count towards autopilot.</source>
        <translation>Gemeinsam entschieden zählen sie nicht für den Autopiloten.</translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Claims have support</source>
        <translation>Behauptungen sind belegt</translation>
    </message>
    <message>
        <source>Not supported</source>
        <translation>Nicht belegt</translation>
    </message>
    <message>
        <source>Claims agree with the evidence</source>
        <translation>Behauptungen stimmen mit den Belegen überein</translation>
    </message>
    <message>
        <source>Contradicted</source>
        <translation>Widersprochen</translation>
    </message>
    <message>
        <source>Citations exist</source>
        <translation>Belege sind vorhanden</translation>
    </message>
    <message>
        <source>No such evidence</source>
        <translation>Kein solcher Beleg</translation>
    </message>
    <message>
        <source>Evidence is about the reader</source>
        <translation>Belege handeln vom Empfänger</translation>
    </message>
    <message>
        <source>About somebody else</source>
        <translation>Über jemand anderen</translation>
    </message>
    <message>
        <source>Quotations are word for word</source>
        <translation>Zitate sind wörtlich</translation>
    </message>
    <message>
        <source>Not what was said</source>
        <translation>Nicht so gesagt</translation>
    </message>
    <message>
        <source>Evidence is fresh</source>
        <translation>Belege sind aktuell</translation>
    </message>
    <message>
        <source>Old evidence</source>
        <translation>Alter Beleg</translation>
    </message>
    <message>
        <source>Swap test</source>
        <translation>Tauschprobe</translation>
    </message>
    <message>
        <source>Could go to anybody</source>
        <translation>Könnte an jeden gehen</translation>
    </message>
    <message>
        <source>Product, not category</source>
        <translation>Produkt statt Kategorie</translation>
    </message>
    <message>
        <source>Fits every vendor</source>
        <translation>Passt auf jeden Anbieter</translation>
    </message>
    <message>
        <source>No unauthorised promises</source>
        <translation>Keine unbefugten Versprechen</translation>
    </message>
    <message>
        <source>A promise</source>
        <translation>Ein Versprechen</translation>
    </message>
    <message>
        <source>One ask</source>
        <translation>Eine Bitte</translation>
    </message>
    <message>
        <source>Not one ask</source>
        <translation>Nicht genau eine Bitte</translation>
    </message>
    <message>
        <source>Easy to say yes to</source>
        <translation>Leicht zuzusagen</translation>
    </message>
    <message>
        <source>A heavy ask</source>
        <translation>Eine große Bitte</translation>
    </message>
    <message>
        <source>Structure varies</source>
        <translation>Aufbau variiert</translation>
    </message>
    <message>
        <source>Built like others</source>
        <translation>Gebaut wie andere</translation>
    </message>
    <message>
        <source>A message of their own</source>
        <translation>Eine eigene Nachricht</translation>
    </message>
    <message>
        <source>Same message</source>
        <translation>Gleiche Nachricht</translation>
    </message>
    <message>
        <source>Framed for the persona</source>
        <translation>Passend zur Rolle</translation>
    </message>
    <message>
        <source>Not their concern</source>
        <translation>Nicht ihr Thema</translation>
    </message>
    <message>
        <source>Boundaries hold</source>
        <translation>Grenzen eingehalten</translation>
    </message>
    <message>
        <source>Boundary crossed</source>
        <translation>Grenze überschritten</translation>
    </message>
    <message>
        <source>Nothing left to fill in</source>
        <translation>Nichts mehr auszufüllen</translation>
    </message>
    <message>
        <source>Not filled in</source>
        <translation>Nicht ausgefüllt</translation>
    </message>
    <message>
        <source>Names are right</source>
        <translation>Namen stimmen</translation>
    </message>
    <message>
        <source>Wrong name</source>
        <translation>Falscher Name</translation>
    </message>
    <message>
        <source>Nothing but the message</source>
        <translation>Nur die Nachricht</translation>
    </message>
    <message>
        <source>Not for the reader</source>
        <translation>Nicht für den Empfänger</translation>
    </message>
    <message>
        <source>No orders from evidence</source>
        <translation>Keine Anweisungen aus Belegen</translation>
    </message>
    <message>
        <source>Injected instruction</source>
        <translation>Eingeschleuste Anweisung</translation>
    </message>
    <message>
        <source>Length fits the channel</source>
        <translation>Länge passt zum Kanal</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Shape fits the channel</source>
        <translation>Form passt zum Kanal</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>May be contacted</source>
        <translation>Darf kontaktiert werden</translation>
    </message>
    <message>
        <source>Suppressed</source>
        <translation>Auf der Sperrliste</translation>
    </message>
    <message>
        <source>Shows the way out</source>
        <translation>Nennt die Abmeldung</translation>
    </message>
    <message>
        <source>No way out</source>
        <translation>Keine Abmeldung</translation>
    </message>
    <message>
        <source>Sending hours</source>
        <translation>Sendezeiten</translation>
    </message>
    <message>
        <source>Outside hours</source>
        <translation>Außerhalb der Zeiten</translation>
    </message>
    <message>
        <source>The reader&apos;s language</source>
        <translation>Die Sprache des Empfängers</translation>
    </message>
    <message>
        <source>Wrong language</source>
        <translation>Falsche Sprache</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>Rechtschreibung</translation>
    </message>
    <message>
        <source>Clean characters</source>
        <translation>Saubere Zeichen</translation>
    </message>
    <message>
        <source>Broken characters</source>
        <translation>Fehlerhafte Zeichen</translation>
    </message>
    <message>
        <source>Does not look like spam</source>
        <translation>Sieht nicht nach Spam aus</translation>
    </message>
    <message>
        <source>Looks like spam</source>
        <translation>Sieht nach Spam aus</translation>
    </message>
    <message>
        <source>Easy to read</source>
        <translation>Leicht zu lesen</translation>
    </message>
    <message>
        <source>Hard to read</source>
        <translation>Schwer zu lesen</translation>
    </message>
    <message>
        <source>Nothing is cited for this. Cite what it rests on, or take it out.</source>
        <translation>Hierfür ist kein Beleg angegeben. Nennen Sie einen, oder streichen Sie es.</translation>
    </message>
    <message>
        <source>“{1}” does not stand in the cited evidence.</source>
        <translation>„{1}“ steht nicht im angegebenen Beleg.</translation>
    </message>
    <message>
        <source>The date “{1}” does not stand in the cited evidence.</source>
        <translation>Das Datum „{1}“ steht nicht im angegebenen Beleg.</translation>
    </message>
    <message>
        <source>“{1}” is not mentioned in the cited evidence.</source>
        <translation>„{1}“ wird im angegebenen Beleg nicht erwähnt.</translation>
    </message>
    <message>
        <source>Told as a fact, but the evidence only speaks of a plan or a possibility: “{1}”.</source>
        <translation>Als Tatsache dargestellt, aber der Beleg spricht nur von einem Plan oder einer Möglichkeit: „{1}“.</translation>
    </message>
    <message>
        <source>This holds only under a condition that the text leaves out: “{1}”.</source>
        <translation>Das gilt nur unter einer Bedingung, die der Text weglässt: „{1}“.</translation>
    </message>
    <message>
        <source>The cited evidence does not say this. The underlined words are missing in it.</source>
        <translation>Der angegebene Beleg sagt das nicht. Die unterstrichenen Wörter fehlen darin.</translation>
    </message>
    <message>
        <source>The evidence is in another language and gives no figure to compare. Please compare it yourself.</source>
        <translation>Der Beleg ist in einer anderen Sprache und enthält keine Zahl zum Vergleichen. Bitte vergleichen Sie selbst.</translation>
    </message>
    <message>
        <source>The text says “{1}”, the evidence says “{2}”.</source>
        <translation>Im Text steht „{1}“, im Beleg „{2}“.</translation>
    </message>
    <message>
        <source>The evidence says the opposite: “{1}”.</source>
        <translation>Der Beleg sagt das Gegenteil: „{1}“.</translation>
    </message>
    <message>
        <source>The evidence has it the other way round: “{1}”.</source>
        <translation>Im Beleg ist es umgekehrt: „{1}“.</translation>
    </message>
    <message>
        <source>“{1}” is out of date: newer evidence says otherwise. Better leave the title out.</source>
        <translation>„{1}“ ist überholt: Ein neuerer Beleg sagt etwas anderes. Lassen Sie die Berufsbezeichnung besser weg.</translation>
    </message>
    <message>
        <source>There is no evidence “{1}”. Cite something that exists.</source>
        <translation>Es gibt keinen Beleg „{1}“. Nennen Sie einen, den es gibt.</translation>
    </message>
    <message>
        <source>The evidence may be about somebody else ({1}). Make sure, or take it out.</source>
        <translation>Der Beleg handelt womöglich von jemand anderem ({1}). Vergewissern Sie sich, oder streichen Sie es.</translation>
    </message>
    <message>
        <source>The evidence is about another firm: {1}.</source>
        <translation>Der Beleg handelt von einer anderen Firma: {1}.</translation>
    </message>
    <message>
        <source>The evidence is about the trade in general, not about this company.</source>
        <translation>Der Beleg handelt von der Branche allgemein, nicht von dieser Firma.</translation>
    </message>
    <message>
        <source>These are not the words of the source. Quote it word for word, or without quotation marks.</source>
        <translation>Das ist nicht der Wortlaut der Quelle. Zitieren Sie wörtlich oder ohne Anführungszeichen.</translation>
    </message>
    <message>
        <source>What was left out of this quotation turns its meaning round.</source>
        <translation>Was in diesem Zitat weggelassen wurde, kehrt seinen Sinn um.</translation>
    </message>
    <message>
        <source>The evidence {1} is {2} days old; after {3} days it is no news any more.</source>
        <translation>Der Beleg {1} ist {2} Tage alt; nach {3} Tagen ist er keine Neuigkeit mehr.</translation>
    </message>
    <message>
        <source>This could go to anybody: there is no research, signal or CRM note on this person or company.</source>
        <translation>Das könnte an jeden gehen: Es gibt keine Recherche, kein Signal und keine CRM-Notiz zu dieser Person oder Firma.</translation>
    </message>
    <message>
        <source>This could go to anybody: no research, signal or CRM note on this person or company is cited.</source>
        <translation>Das könnte an jeden gehen: Keine Recherche, kein Signal und keine CRM-Notiz zu dieser Person oder Firma ist als Beleg angegeben.</translation>
    </message>
    <message>
        <source>Little of this belongs to this person or company alone.</source>
        <translation>Wenig davon trifft nur auf diese Person oder Firma zu.</translation>
    </message>
    <message>
        <source>This fits every vendor and every company. Say what is true of this product or this reader.</source>
        <translation>Das passt auf jeden Anbieter und jede Firma. Sagen Sie, was für dieses Produkt oder diesen Empfänger gilt.</translation>
    </message>
    <message>
        <source>“{1}” promises something that no proof point backs.</source>
        <translation>„{1}“ verspricht etwas, das kein Beispiel aus der Praxis stützt.</translation>
    </message>
    <message>
        <source>“{1}” speaks of a price that nobody has authorised.</source>
        <translation>„{1}“ nennt einen Preis, den niemand genehmigt hat.</translation>
    </message>
    <message>
        <source>“{1}” promises a result by a date that nobody has authorised.</source>
        <translation>„{1}“ verspricht ein Ergebnis bis zu einem Datum, das niemand genehmigt hat.</translation>
    </message>
    <message>
        <source>“{1}” is a legal or security assurance without a proof point.</source>
        <translation>„{1}“ ist eine rechtliche oder sicherheitsbezogene Zusage ohne Beispiel aus der Praxis.</translation>
    </message>
    <message>
        <source>The message asks for nothing. End with one easy question.</source>
        <translation>Die Nachricht bittet um nichts. Schließen Sie mit einer einfachen Frage.</translation>
    </message>
    <message>
        <source>One of {1} asks. Keep the one that matters, or the easy one gets the answer.</source>
        <translation>Eine von {1} Bitten. Behalten Sie die wichtige, sonst wird nur die einfache beantwortet.</translation>
    </message>
    <message>
        <source>A calendar link is much for a first message. Ask for something smaller.</source>
        <translation>Ein Kalenderlink ist viel für eine erste Nachricht. Bitten Sie um etwas Kleineres.</translation>
    </message>
    <message>
        <source>A long meeting is much for a first message. Ask for something smaller.</source>
        <translation>Ein langes Treffen ist viel für eine erste Nachricht. Bitten Sie um etwas Kleineres.</translation>
    </message>
    <message>
        <source>Several dates make work for the reader. Ask for one thing.</source>
        <translation>Mehrere Termine machen dem Empfänger Arbeit. Bitten Sie um eine Sache.</translation>
    </message>
    <message>
        <source>Built like {1} of the last {2} drafts of this segment. The segment may be too broad for one angle.</source>
        <translation>Gebaut wie {1} der letzten {2} Entwürfe dieses Segments. Das Segment ist womöglich zu breit für einen einzigen Ansatz.</translation>
    </message>
    <message>
        <source>{1} at the same company gets the same message.</source>
        <translation>{1} in derselben Firma bekommt dieselbe Nachricht.</translation>
    </message>
    <message>
        <source>Nothing in it touches what this role ({1}) answers for.</source>
        <translation>Nichts darin berührt, wofür diese Rolle ({1}) verantwortlich ist.</translation>
    </message>
    <message>
        <source>“{excerpt}” crosses the boundary {1}. {3}</source>
        <translation>„{excerpt}“ überschreitet die Grenze {1}. {3}</translation>
    </message>
    <message>
        <source>“{excerpt}” may touch the boundary {1}. Please judge. {3}</source>
        <translation>„{excerpt}“ berührt womöglich die Grenze {1}. Bitte beurteilen Sie es. {3}</translation>
    </message>
    <message>
        <source>“{excerpt}” was not filled in.</source>
        <translation>„{excerpt}“ wurde nicht ausgefüllt.</translation>
    </message>
    <message>
        <source>“{excerpt}” stands where a value is missing.</source>
        <translation>„{excerpt}“ steht, wo ein Wert fehlt.</translation>
    </message>
    <message>
        <source>The reader&apos;s name is missing in the greeting.</source>
        <translation>In der Anrede fehlt der Name des Empfängers.</translation>
    </message>
    <message>
        <source>A word is missing at “{excerpt}”.</source>
        <translation>Bei „{excerpt}“ fehlt ein Wort.</translation>
    </message>
    <message>
        <source>“{1}” is misspelt; the name is {2}.</source>
        <translation>„{1}“ ist falsch geschrieben; der Name lautet {2}.</translation>
    </message>
    <message>
        <source>“{1}” is the surname. Write {2}, or put an honorific before it.</source>
        <translation>„{1}“ ist der Nachname. Schreiben Sie {2}, oder setzen Sie eine Anrede davor.</translation>
    </message>
    <message>
        <source>The given name is {2}, with all its words.</source>
        <translation>Der Vorname lautet {2}, mit allen Teilen.</translation>
    </message>
    <message>
        <source>The reader&apos;s name is {2}, not {1}.</source>
        <translation>Der Empfänger heißt {2}, nicht {1}.</translation>
    </message>
    <message>
        <source>{1} is another prospect or customer, and stands in no evidence of this draft.</source>
        <translation>{1} ist ein anderer Kontakt oder Kunde und steht in keinem Beleg dieses Entwurfs.</translation>
    </message>
    <message>
        <source>Here the model speaks to you, not to the reader. Take it out.</source>
        <translation>Hier spricht das Modell zu Ihnen, nicht zum Empfänger. Streichen Sie es.</translation>
    </message>
    <message>
        <source>A subject line stands inside the text. Move it to the subject.</source>
        <translation>Im Text steht eine Betreffzeile. Verschieben Sie sie in den Betreff.</translation>
    </message>
    <message>
        <source>Formatting marks would be sent as they stand here.</source>
        <translation>Formatierungszeichen würden so gesendet, wie sie hier stehen.</translation>
    </message>
    <message>
        <source>This is a part of the model&apos;s reasoning or frame.</source>
        <translation>Das gehört zu den Überlegungen oder zum Rahmen des Modells.</translation>
    </message>
    <message>
        <source>“{excerpt}” is a code that would be sent as it is.</source>
        <translation>„{excerpt}“ ist ein Code, der so gesendet würde, wie er ist.</translation>
    </message>
    <message>
        <source>The text stops in the middle of a sentence.</source>
        <translation>Der Text bricht mitten im Satz ab.</translation>
    </message>
    <message>
        <source>“{excerpt}” follows an instruction hidden in the evidence {1}.</source>
        <translation>„{excerpt}“ folgt einer Anweisung, die im Beleg {1} versteckt ist.</translation>
    </message>
    <message>
        <source>{1} words; {2} are usual at most here.</source>
        <translation>{1} Wörter; üblich sind hier höchstens {2}.</translation>
    </message>
    <message>
        <source>{1} words; {2} are usual at least here.</source>
        <translation>{1} Wörter; üblich sind hier mindestens {2}.</translation>
    </message>
    <message>
        <source>The subject has {1} words; {2} are usual at most.</source>
        <translation>Der Betreff hat {1} Wörter; üblich sind höchstens {2}.</translation>
    </message>
    <message>
        <source>The subject has {1} words; {2} are usual at least.</source>
        <translation>Der Betreff hat {1} Wörter; üblich sind mindestens {2}.</translation>
    </message>
    <message>
        <source>The subject has {1} characters; after {2} it is cut off in most lists.</source>
        <translation>Der Betreff hat {1} Zeichen; nach {2} wird er in den meisten Listen abgeschnitten.</translation>
    </message>
    <message>
        <source>The subject has {1} characters; {2} are possible.</source>
        <translation>Der Betreff hat {1} Zeichen; möglich sind {2}.</translation>
    </message>
    <message>
        <source>{1} characters; {2} are possible.</source>
        <translation>{1} Zeichen; möglich sind {2}.</translation>
    </message>
    <message>
        <source>{1} characters; a connection note takes {2}. Send it as a message, or shorten it.</source>
        <translation>{1} Zeichen; eine Kontaktanfrage fasst {2}. Senden Sie es als Nachricht, oder kürzen Sie.</translation>
    </message>
    <message>
        <source>It takes {1} text messages instead of {2}.</source>
        <translation>Es braucht {1} SMS statt {2}.</translation>
    </message>
    <message>
        <source>“{1}” is not in the SMS alphabet and makes it {3} text messages instead of {4}.</source>
        <translation>„{1}“ gehört nicht zum SMS-Zeichensatz; dadurch werden es {3} SMS statt {4}.</translation>
    </message>
    <message>
        <source>{1} points; {2} are enough for a call.</source>
        <translation>{1} Punkte; für einen Anruf genügen {2}.</translation>
    </message>
    <message>
        <source>{1} points; a call needs at least {2}.</source>
        <translation>{1} Punkte; ein Anruf braucht mindestens {2}.</translation>
    </message>
    <message>
        <source>This point has {1} words; {2} are enough.</source>
        <translation>Dieser Punkt hat {1} Wörter; {2} genügen.</translation>
    </message>
    <message>
        <source>The step has no channel. Choose one for the step of the sequence.</source>
        <translation>Der Schritt hat keinen Kanal. Wählen Sie einen für den Schritt der Abfolge.</translation>
    </message>
    <message>
        <source>The e-mail has no subject.</source>
        <translation>Die E-Mail hat keinen Betreff.</translation>
    </message>
    <message>
        <source>This channel has no subject. Take it out, or move it into the text.</source>
        <translation>Dieser Kanal hat keinen Betreff. Streichen Sie ihn, oder verschieben Sie ihn in den Text.</translation>
    </message>
    <message>
        <source>A call needs points to look at, not sentences to read.</source>
        <translation>Ein Anruf braucht Stichpunkte, keine Sätze zum Ablesen.</translation>
    </message>
    <message>
        <source>A short message has exactly one ask; this one has {1}.</source>
        <translation>Eine kurze Nachricht hat genau eine Bitte; diese hat {1}.</translation>
    </message>
    <message>
        <source>The address must not be written to. {1}</source>
        <translation>An diese Adresse darf nicht geschrieben werden. {1}</translation>
    </message>
    <message>
        <source>The number must not be used. {1}</source>
        <translation>Diese Nummer darf nicht verwendet werden. {1}</translation>
    </message>
    <message>
        <source>Addresses of this domain must not be written to. {1}</source>
        <translation>An Adressen dieser Domain darf nicht geschrieben werden. {1}</translation>
    </message>
    <message>
        <source>This person must not be contacted. {1}</source>
        <translation>Diese Person darf nicht kontaktiert werden. {1}</translation>
    </message>
    <message>
        <source>This profile must not be contacted. {1}</source>
        <translation>Dieses Profil darf nicht kontaktiert werden. {1}</translation>
    </message>
    <message>
        <source>The workspace wants every e-mail to say how to stop further ones.</source>
        <translation>In diesem Arbeitsbereich muss jede E-Mail sagen, wie man weitere abbestellt.</translation>
    </message>
    <message>
        <source>The text message lacks the word {1} that ends further ones.</source>
        <translation>In der SMS fehlt das Wort {1}, mit dem man weitere abbestellt.</translation>
    </message>
    <message>
        <source>It would arrive at {1} ({2}). Send it between 8 am and 9 pm there.</source>
        <translation>Sie käme um {1} an ({2}). Senden Sie sie zwischen 8 und 21 Uhr Ortszeit.</translation>
    </message>
    <message>
        <source>The text is in another language ({1}) than the reader&apos;s ({2}).</source>
        <translation>Der Text ist in einer anderen Sprache ({1}) als der des Empfängers ({2}).</translation>
    </message>
    <message>
        <source>“{1}” is not in the dictionary.</source>
        <translation>„{1}“ steht nicht im Wörterbuch.</translation>
    </message>
    <message>
        <source>“{1}” was read in the wrong encoding; “{2}” is meant.</source>
        <translation>„{1}“ wurde in der falschen Kodierung gelesen; gemeint ist „{2}“.</translation>
    </message>
    <message>
        <source>A character was lost when this text was read.</source>
        <translation>Beim Lesen dieses Textes ging ein Zeichen verloren.</translation>
    </message>
    <message>
        <source>There is an invisible control character here ({1}).</source>
        <translation>Hier steht ein unsichtbares Steuerzeichen ({1}).</translation>
    </message>
    <message>
        <source>An invisible character turns the direction of the text here ({1}).</source>
        <translation>Ein unsichtbares Zeichen ändert hier die Textrichtung ({1}).</translation>
    </message>
    <message>
        <source>Capitals shout, and filters know it.</source>
        <translation>Großbuchstaben wirken laut, und Filter wissen das.</translation>
    </message>
    <message>
        <source>One exclamation mark is plenty.</source>
        <translation>Ein Ausrufezeichen genügt.</translation>
    </message>
    <message>
        <source>Shortened links look like spam. Write the address in full.</source>
        <translation>Gekürzte Links sehen nach Spam aus. Schreiben Sie die Adresse aus.</translation>
    </message>
    <message>
        <source>{1} links; more than {2} look like spam.</source>
        <translation>{1} Links; mehr als {2} sehen nach Spam aus.</translation>
    </message>
    <message>
        <source>The message is little more than an image. Say it in words.</source>
        <translation>Die Nachricht ist kaum mehr als ein Bild. Sagen Sie es in Worten.</translation>
    </message>
    <message>
        <source>A sentence of {1} words; up to {2} are easy to read.</source>
        <translation>Ein Satz mit {1} Wörtern; bis {2} liest er sich leicht.</translation>
    </message>
    <message>
        <source>It takes {1} years of school to read this; {2} should be enough.</source>
        <translation>Um das zu lesen, braucht man {1} Schuljahre; {2} sollten genügen.</translation>
    </message>
    <message>
        <source>Not checked: the pattern of the boundary {2} is broken or too costly. Repair it in the knowledge base.</source>
        <translation>Nicht geprüft: Das Muster der Grenze {2} ist fehlerhaft oder zu aufwendig. Korrigieren Sie es in der Wissensbasis.</translation>
    </message>
    <message>
        <source>Not checked: the step has no channel.</source>
        <translation>Nicht geprüft: Der Schritt hat keinen Kanal.</translation>
    </message>
    <message>
        <source>Not checked: the reader&apos;s time zone is not known.</source>
        <translation>Nicht geprüft: Die Zeitzone des Empfängers ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Not checked: there is no dictionary for the language “{2}”.</source>
        <translation>Nicht geprüft: Für die Sprache „{2}“ gibt es kein Wörterbuch.</translation>
    </message>
    <message>
        <source>Not checked: the run was stopped.</source>
        <translation>Nicht geprüft: Der Lauf wurde angehalten.</translation>
    </message>
    <message>
        <source>Not checked: the check could not be run ({1}).</source>
        <translation>Nicht geprüft: Die Prüfung konnte nicht ausgeführt werden ({1}).</translation>
    </message>
    <message>
        <source>“{1}” is more than the evidence says; it speaks of a part.</source>
        <translation>„{1}“ ist mehr, als der Beleg sagt; er spricht von einem Teil.</translation>
    </message>
    <message>
        <source>Told as a plan or a possibility, but the evidence says that it is so: “{1}”.</source>
        <translation>Als Vorhaben oder Möglichkeit dargestellt, doch laut Beleg ist es bereits so: „{1}“.</translation>
    </message>
    <message>
        <source>The evidence “{1}” was withdrawn and no longer counts. Cite something that does, or take the statement out.</source>
        <translation>Der Beleg „{1}“ wurde zurückgezogen und zählt nicht mehr. Belegen Sie die Aussage anders oder nehmen Sie sie heraus.</translation>
    </message>
    <message>
        <source>A statement that its cited evidence does not bear out, or that cites nothing.</source>
        <translation>Eine Aussage, die ihr Beleg nicht trägt oder die keinen anführt.</translation>
    </message>
    <message>
        <source>A statement that some evidence says otherwise; of two, the newer counts.</source>
        <translation>Eine Aussage, der ein Beleg widerspricht; von zweien gilt der neuere.</translation>
    </message>
    <message>
        <source>A citation that points at no evidence.</source>
        <translation>Ein Verweis, zu dem es keinen Beleg gibt.</translation>
    </message>
    <message>
        <source>Evidence about somebody else: a namesake, another firm, the trade in general.</source>
        <translation>Ein Beleg über jemand anderen: Namensgleiche, eine andere Firma, die Branche im Allgemeinen.</translation>
    </message>
    <message>
        <source>Quotation marks around words that the source does not have, or a cut that turns them round.</source>
        <translation>Anführungszeichen um Worte, die die Quelle nicht hat, oder eine Auslassung, die sie ins Gegenteil kehrt.</translation>
    </message>
    <message>
        <source>Evidence that is older than its kind allows.</source>
        <translation>Ein Beleg, der älter ist, als seine Art erlaubt.</translation>
    </message>
    <message>
        <source>A text that could go to anybody else unchanged: too little in it is about this person or company.</source>
        <translation>Ein Text, der unverändert an jeden gehen könnte: Zu wenig darin betrifft diese Person oder Firma.</translation>
    </message>
    <message>
        <source>A sentence that fits every vendor of the category.</source>
        <translation>Ein Satz, der zu jedem Anbieter der Kategorie passt.</translation>
    </message>
    <message>
        <source>A promise of price, time, law or security that no proof point covers.</source>
        <translation>Eine Zusage zu Preis, Termin, Recht oder Sicherheit, die kein Nachweis deckt.</translation>
    </message>
    <message>
        <source>Not exactly one request (on the phone: none).</source>
        <translation>Nicht genau eine Bitte (am Telefon: keine).</translation>
    </message>
    <message>
        <source>The one request is heavy for a first message.</source>
        <translation>Die eine Bitte ist für eine erste Nachricht zu groß.</translation>
    </message>
    <message>
        <source>Built like more than a quarter of the segment’s latest drafts.</source>
        <translation>Gebaut wie mehr als ein Viertel der letzten Entwürfe des Segments.</translation>
    </message>
    <message>
        <source>Two people of one company get the same message.</source>
        <translation>Zwei Personen einer Firma bekommen dieselbe Nachricht.</translation>
    </message>
    <message>
        <source>Nothing in it touches what this persona is accountable for.</source>
        <translation>Nichts darin betrifft, was diese Rolle verantwortet.</translation>
    </message>
    <message>
        <source>Words that the knowledge base forbids.</source>
        <translation>Worte, die die Wissensbasis verbietet.</translation>
    </message>
    <message>
        <source>A mark that nobody filled in, or the hole that it left.</source>
        <translation>Ein Platzhalter, den niemand ausgefüllt hat, oder die Lücke, die er ließ.</translation>
    </message>
    <message>
        <source>A wrong name in the greeting, or somebody else’s name or company anywhere.</source>
        <translation>Ein falscher Name in der Anrede, oder irgendwo Name oder Firma von jemand anderem.</translation>
    </message>
    <message>
        <source>What a model says around a text: a preamble, a subject line, reasoning, a cut end.</source>
        <translation>Was ein Modell um einen Text herum sagt: Vorrede, Betreffzeile, Überlegungen, ein abgeschnittenes Ende.</translation>
    </message>
    <message>
        <source>The text does what an instruction inside the evidence asked for.</source>
        <translation>Der Text tut, was eine Anweisung in einem Beleg verlangt.</translation>
    </message>
    <message>
        <source>Longer or shorter than the channel wants; beyond its hard limit a blocker.</source>
        <translation>Länger oder kürzer, als der Kanal es will; über seiner harten Grenze eine Sperre.</translation>
    </message>
    <message>
        <source>Not as the channel is read: no subject, prose where points belong, several requests.</source>
        <translation>Nicht so, wie der Kanal gelesen wird: kein Betreff, Fließtext statt Stichpunkten, mehrere Bitten.</translation>
    </message>
    <message>
        <source>The person, address, number or domain must not be contacted.</source>
        <translation>Person, Adresse, Nummer oder Domain dürfen nicht kontaktiert werden.</translation>
    </message>
    <message>
        <source>No way out where one is required.</source>
        <translation>Kein Weg zur Abmeldung, wo einer verlangt ist.</translation>
    </message>
    <message>
        <source>SMS or phone outside 8 am to 9 pm where the person is.</source>
        <translation>SMS oder Telefon außerhalb von 8 bis 21 Uhr am Ort der Person.</translation>
    </message>
    <message>
        <source>Not in the language of the person.</source>
        <translation>Nicht in der Sprache der Person.</translation>
    </message>
    <message>
        <source>Words that no dictionary and no evidence has.</source>
        <translation>Wörter, die weder ein Wörterbuch noch ein Beleg kennt.</translation>
    </message>
    <message>
        <source>Broken, invisible or direction-changing characters.</source>
        <translation>Kaputte, unsichtbare oder die Richtung ändernde Zeichen.</translation>
    </message>
    <message>
        <source>What filters take for advertising: shouting, exclamation marks, short links, many links.</source>
        <translation>Was Filter für Werbung halten: Großschreibung, Ausrufezeichen, Kurzlinks, viele Links.</translation>
    </message>
    <message>
        <source>Long sentences, or a text that asks for many years of school.</source>
        <translation>Lange Sätze, oder ein Text, der viele Schuljahre voraussetzt.</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>There is no option “--%1” here.</source>
        <translation>Die Option „--%1“ gibt es hier nicht.</translation>
    </message>
    <message>
        <source>“--%1” takes no value.</source>
        <translation>„--%1“ nimmt keinen Wert an.</translation>
    </message>
    <message>
        <source>“--%1” needs a value: --%1 %2</source>
        <translation>„--%1“ braucht einen Wert: --%1 %2</translation>
    </message>
    <message>
        <source>“--%1” stands twice.</source>
        <translation>„--%1“ steht zweimal da.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>Den Befehl „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>“%1” needs more: %2</source>
        <translation>„%1“ braucht mehr Angaben: %2</translation>
    </message>
    <message>
        <source>“%1” is one too many: %2</source>
        <translation>„%1“ ist zu viel: %2</translation>
    </message>
    <message>
        <source>the workspace (default: $COUNTERSIGN_WORKSPACE, then the user&apos;s data folder)</source>
        <translation>der Arbeitsbereich (Vorgabe: $COUNTERSIGN_WORKSPACE, sonst der Datenordner des Benutzers)</translation>
    </message>
    <message>
        <source>who acts (default: the user that init made)</source>
        <translation>wer handelt (Vorgabe: der Benutzer, den init angelegt hat)</translation>
    </message>
    <message>
        <source>standard output holds JSON only</source>
        <translation>die Standardausgabe enthält nur JSON</translation>
    </message>
    <message>
        <source>the date that checks and reports count from</source>
        <translation>das Datum, von dem an Prüfungen und Berichte rechnen</translation>
    </message>
    <message>
        <source>this page</source>
        <translation>diese Seite</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>die Version</translation>
    </message>
    <message>
        <source>“%1” is no value for %2. Choose one of: %3.</source>
        <translation>„%1“ ist kein Wert für %2. Wählen Sie einen von: %3.</translation>
    </message>
    <message>
        <source>“--%1” wants a whole number, not “%2”.</source>
        <translation>„--%1“ braucht eine ganze Zahl, nicht „%2“.</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 people, %4 drafts, %5 decided</source>
        <translation>%1 · %2 · %3 Personen, %4 Entwürfe, %5 entschieden</translation>
    </message>
    <message>
        <source>Approved without a real edit: %1 (%2 to %3)</source>
        <translation>Ohne echte Bearbeitung freigegeben: %1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>What autopilot needs:</source>
        <translation>Was Autopilot braucht:</translation>
    </message>
    <message>
        <source>  left out, %1: %2</source>
        <translation>  ausgelassen, %1: %2</translation>
    </message>
    <message>
        <source>Weakest input: %1</source>
        <translation>Schwächste Quelle: %1</translation>
    </message>
    <message>
        <source>Built alike: %1 drafts, %2</source>
        <translation>Gleich gebaut: %1 Entwürfe, %2</translation>
    </message>
    <message>
        <source>Step %1 has no channel.</source>
        <translation>Schritt %1 hat keinen Kanal.</translation>
    </message>
    <message>
        <source>The mode is %1.</source>
        <translation>Der Modus ist %1.</translation>
    </message>
    <message>
        <source>There is: account NAME report</source>
        <translation>Es gibt: account NAME report</translation>
    </message>
    <message>
        <source>%1 people are typed as %2. Is that right?</source>
        <translation>%1 Personen sind als %2 eingeordnet. Stimmt das?</translation>
    </message>
    <message>
        <source>%1 of the words are the same: %2, %3</source>
        <translation>%1 der Wörter sind gleich: %2, %3</translation>
    </message>
    <message>
        <source>Paused: nothing is handed over.</source>
        <translation>Angehalten: Es wird nichts übergeben.</translation>
    </message>
    <message>
        <source>Deliveries go on.</source>
        <translation>Übergaben laufen weiter.</translation>
    </message>
    <message>
        <source>why the mode changes</source>
        <translation>warum der Modus wechselt</translation>
    </message>
    <message>
        <source>NAME report: the buying committee side by side</source>
        <translation>NAME report: die am Kauf Beteiligten nebeneinander</translation>
    </message>
    <message>
        <source>nothing is delivered while on</source>
        <translation>solange eingeschaltet, wird nichts übergeben</translation>
    </message>
    <message>
        <source>why</source>
        <translation>warum</translation>
    </message>
    <message>
        <source>%1 written, %2 failed, %3 there already</source>
        <translation>%1 geschrieben, %2 fehlgeschlagen, %3 schon vorhanden</translation>
    </message>
    <message>
        <source>Stopped. What is done stays done; the same command goes on from here.</source>
        <translation>Angehalten. Was erledigt ist, bleibt erledigt; derselbe Befehl macht hier weiter.</translation>
    </message>
    <message>
        <source>Say what to check: check ID…, --all, or --file F.</source>
        <translation>Geben Sie an, was geprüft werden soll: check ID…, --all oder --file F.</translation>
    </message>
    <message>
        <source>A new version. Approvals of the old text no longer count.</source>
        <translation>Eine neue Version. Freigaben des alten Textes zählen nicht mehr.</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>Nichts geändert.</translation>
    </message>
    <message>
        <source>writes drafts for the steps that have none</source>
        <translation>schreibt Entwürfe für die Schritte, die noch keinen haben</translation>
    </message>
    <message>
        <source>Without --segment and --prospect: for everybody who falls in a segment with a
sequence. With --prospect and --directive, drafts that stand are written again,
unless somebody approved, rejected or handed them over. Ctrl-C stops cleanly.</source>
        <translation>Ohne --segment und --prospect: für alle, die in ein Segment mit einer Abfolge
fallen. Mit --prospect und --directive werden vorhandene Entwürfe neu geschrieben,
außer jemand hat sie freigegeben, abgelehnt oder übergeben. Strg-C hält sauber an.</translation>
    </message>
    <message>
        <source>the people of this segment</source>
        <translation>die Personen dieses Segments</translation>
    </message>
    <message>
        <source>this person</source>
        <translation>diese Person</translation>
    </message>
    <message>
        <source>only steps of this channel</source>
        <translation>nur Schritte dieses Kanals</translation>
    </message>
    <message>
        <source>what writes (default: builtin)</source>
        <translation>was schreibt (Vorgabe: builtin)</translation>
    </message>
    <message>
        <source>at most so many drafts</source>
        <translation>höchstens so viele Entwürfe</translation>
    </message>
    <message>
        <source>what to heed</source>
        <translation>was zu beachten ist</translation>
    </message>
    <message>
        <source>runs every check</source>
        <translation>führt alle Prüfungen aus</translation>
    </message>
    <message>
        <source>With --file it needs no workspace: one draft a line as JSON, one answer a line.</source>
        <translation>Mit --file ohne Arbeitsbereich: ein Entwurf pro Zeile als JSON, eine Antwort pro Zeile.</translation>
    </message>
    <message>
        <source>every draft of the workspace</source>
        <translation>alle Entwürfe des Arbeitsbereichs</translation>
    </message>
    <message>
        <source>drafts as JSON Lines, or - for standard input</source>
        <translation>Entwürfe als JSON Lines, oder - für die Standardeingabe</translation>
    </message>
    <message>
        <source>writes a new version of a draft</source>
        <translation>schreibt eine neue Version eines Entwurfs</translation>
    </message>
    <message>
        <source>Approvals of the old text no longer count. New marks may cite what “show” lists, by the label it has there.</source>
        <translation>Freigaben des alten Textes zählen nicht mehr. Neue Marken können nennen, was „show“ auflistet, mit der Bezeichnung, die es dort hat.</translation>
    </message>
    <message>
        <source>the new subject</source>
        <translation>der neue Betreff</translation>
    </message>
    <message>
        <source>the new text, or - for standard input</source>
        <translation>der neue Text, oder - für die Standardeingabe</translation>
    </message>
    <message>
        <source>Set aside.</source>
        <translation>Zurückgestellt.</translation>
    </message>
    <message>
        <source>how long it was read</source>
        <translation>wie lange gelesen wurde</translation>
    </message>
    <message>
        <source>evidence that was looked at, by id or label</source>
        <translation>angesehene Belege, nach ID oder Bezeichnung</translation>
    </message>
    <message>
        <source>On the exact text that stands now. Several IDs are a bulk decision, one answer each.</source>
        <translation>Gilt genau für den aktuellen Text. Mehrere IDs sind eine Sammelentscheidung mit je einer Antwort.</translation>
    </message>
    <message>
        <source>approves drafts</source>
        <translation>gibt Entwürfe frei</translation>
    </message>
    <message>
        <source>signs drafts as a named approver</source>
        <translation>unterschreibt Entwürfe als benannter Freigebender</translation>
    </message>
    <message>
        <source>sends drafts back</source>
        <translation>schickt Entwürfe zurück</translation>
    </message>
    <message>
        <source>rejects drafts</source>
        <translation>lehnt Entwürfe ab</translation>
    </message>
    <message>
        <source>takes one&apos;s own decision back</source>
        <translation>nimmt die eigene Entscheidung zurück</translation>
    </message>
    <message>
        <source>a manager undoes a decision</source>
        <translation>ein Manager hebt eine Entscheidung auf</translation>
    </message>
    <message>
        <source>sets a finding aside</source>
        <translation>stellt einen Befund zurück</translation>
    </message>
    <message>
        <source>FINDING is its id, or its check where one finding of it is open.</source>
        <translation>FINDING ist seine ID, oder seine Prüfung, wenn nur ein Befund davon offen ist.</translation>
    </message>
    <message>
        <source>why it does not hold here</source>
        <translation>warum er hier nicht zutrifft</translation>
    </message>
    <message>
        <source>Say where to: --eml DIR or --csv FILE.</source>
        <translation>Geben Sie das Ziel an: --eml DIR oder --csv FILE.</translation>
    </message>
    <message>
        <source>%1 handed over, %2 held back</source>
        <translation>%1 übergeben, %2 zurückgehalten</translation>
    </message>
    <message>
        <source>%1 rows written to %2.</source>
        <translation>%1 Zeilen nach %2 geschrieben.</translation>
    </message>
    <message>
        <source>There is: conflicts list, conflicts show ID, conflicts resolve ID</source>
        <translation>Es gibt: conflicts list, conflicts show ID, conflicts resolve ID</translation>
    </message>
    <message>
        <source>hands over what the policy lets out</source>
        <translation>übergibt, was die Regeln zulassen</translation>
    </message>
    <message>
        <source>Each at most once; says what was held back and why. The checks are run again first.</source>
        <translation>Jede Nachricht höchstens einmal; nennt, was zurückgehalten wurde und warum. Die Prüfungen laufen vorher noch einmal.</translation>
    </message>
    <message>
        <source>e-mails as .eml files into a folder</source>
        <translation>E-Mails als .eml-Dateien in einen Ordner</translation>
    </message>
    <message>
        <source>every channel into a new CSV file</source>
        <translation>alle Kanäle in eine neue CSV-Datei</translation>
    </message>
    <message>
        <source>%1 cells begin like a formula and got an apostrophe; --exact leaves them as they are.</source>
        <translation>%1 Zellen beginnen wie eine Formel und haben einen Apostroph bekommen; mit --exact bleiben sie, wie sie sind.</translation>
    </message>
    <message>
        <source>CSV for programs: every cell as it is; otherwise none that a spreadsheet would run as a formula</source>
        <translation>CSV für Programme: jede Zelle, wie sie ist; sonst keine, die eine Tabellenkalkulation als Formel ausführt</translation>
    </message>
    <message>
        <source>CSV of drafts with the columns that this program takes</source>
        <translation>CSV der Entwürfe mit den Spalten, die dieses Programm annimmt</translation>
    </message>
    <message>
        <source>say what would go; hand over nothing</source>
        <translation>zeigen, was übergeben würde; nichts übergeben</translation>
    </message>
    <message>
        <source>writes drafts, decisions or the log to a file</source>
        <translation>schreibt Entwürfe, Entscheidungen oder das Protokoll in eine Datei</translation>
    </message>
    <message>
        <source>CSV that a spreadsheet reads as text, or JSON Lines, by suffix.</source>
        <translation>CSV, das Tabellenprogramme als Text lesen, oder JSON Lines, je nach Endung.</translation>
    </message>
    <message>
        <source>the text that both become</source>
        <translation>der Text, zu dem beide werden</translation>
    </message>
    <message>
        <source>Usage: countersign-cli [--workspace FILE] [--as NAME] [--json] COMMAND …</source>
        <translation>Aufruf: countersign-cli [--workspace FILE] [--as NAME] [--json] COMMAND …</translation>
    </message>
    <message>
        <source>“countersign-cli COMMAND --help” explains a command.</source>
        <translation>„countersign-cli COMMAND --help“ erklärt einen Befehl.</translation>
    </message>
    <message>
        <source>Exit: 0 done · 1 done, something needs a person · 2 wrong usage · 3 bad input or refused by a rule · 4 network · 5 the workspace is busy, damaged or newer</source>
        <translation>Rückgabe: 0 erledigt · 1 erledigt, etwas braucht einen Menschen · 2 falscher Aufruf · 3 fehlerhafte Eingabe oder durch eine Regel abgewiesen · 4 Netzwerk · 5 der Arbeitsbereich ist belegt, beschädigt oder neuer</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Aufruf: %1</translation>
    </message>
    <message>
        <source>“%1” cannot be imported. There is: %2.</source>
        <translation>„%1“ kann nicht importiert werden. Es gibt: %2.</translation>
    </message>
    <message>
        <source>“--map %1” should be FIELD=COLUMN.</source>
        <translation>„--map %1“ sollte FIELD=COLUMN lauten.</translation>
    </message>
    <message>
        <source>A delimiter is one character, or “tab”.</source>
        <translation>Ein Trennzeichen ist ein einzelnes Zeichen oder „tab“.</translation>
    </message>
    <message>
        <source>A trial run: nothing was written.</source>
        <translation>Ein Probelauf: Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Rejected:</source>
        <translation>Abgewiesen:</translation>
    </message>
    <message>
        <source>Left as is:</source>
        <translation>Unverändert gelassen:</translation>
    </message>
    <message>
        <source>Worth a look:</source>
        <translation>Einen Blick wert:</translation>
    </message>
    <message>
        <source>Withdrawn. Drafts that cite it: %1.</source>
        <translation>Zurückgezogen. Entwürfe, die diesen Beleg nennen: %1.</translation>
    </message>
    <message>
        <source>Recorded: an opt-out. The person is suppressed on every channel.</source>
        <translation>Vermerkt: eine Abmeldung. Die Person ist auf jedem Kanal gesperrt.</translation>
    </message>
    <message>
        <source>Recorded. Later steps are held.</source>
        <translation>Vermerkt. Spätere Schritte werden angehalten.</translation>
    </message>
    <message>
        <source>brings files in</source>
        <translation>importiert Dateien</translation>
    </message>
    <message>
        <source>this column is that field</source>
        <translation>diese Spalte ist jenes Feld</translation>
    </message>
    <message>
        <source>how the bytes are read</source>
        <translation>wie die Bytes gelesen werden</translation>
    </message>
    <message>
        <source>what parts the cells</source>
        <translation>was die Zellen trennt</translation>
    </message>
    <message>
        <source>say what would be done; write nothing</source>
        <translation>zeigen, was getan würde; nichts schreiben</translation>
    </message>
    <message>
        <source>an empty cell empties the field</source>
        <translation>eine leere Zelle leert das Feld</translation>
    </message>
    <message>
        <source>a passage no longer counts</source>
        <translation>eine Textstelle zählt nicht mehr</translation>
    </message>
    <message>
        <source>Approvals that cite it fall.</source>
        <translation>Freigaben, die sie als Beleg nennen, verfallen.</translation>
    </message>
    <message>
        <source>records what a prospect answered</source>
        <translation>vermerkt, was ein Kontakt geantwortet hat</translation>
    </message>
    <message>
        <source>Later steps are held; an opt-out suppresses the person on every channel.</source>
        <translation>Spätere Schritte werden angehalten; eine Abmeldung sperrt die Person auf jedem Kanal.</translation>
    </message>
    <message>
        <source>the reply&apos;s text, or - for standard input</source>
        <translation>der Text der Antwort, oder - für die Standardeingabe</translation>
    </message>
    <message>
        <source>only of this segment</source>
        <translation>nur aus diesem Segment</translation>
    </message>
    <message>
        <source>only drafts in this state</source>
        <translation>nur Entwürfe in diesem Zustand</translation>
    </message>
    <message>
        <source>only drafts of this channel</source>
        <translation>nur Entwürfe dieses Kanals</translation>
    </message>
    <message>
        <source>begins of words</source>
        <translation>Wortanfänge</translation>
    </message>
    <message>
        <source>at most so many (default 100, 0 for all)</source>
        <translation>höchstens so viele (Vorgabe 100, 0 für alle)</translation>
    </message>
    <message>
        <source>go on after this one</source>
        <translation>nach diesem Eintrag fortfahren</translation>
    </message>
    <message>
        <source>drafts: newest, priority, due or worst</source>
        <translation>Entwürfe: newest, priority, due oder worst</translation>
    </message>
    <message>
        <source>prints the whole of one thing</source>
        <translation>gibt einen Eintrag vollständig aus</translation>
    </message>
    <message>
        <source>“countersign-cli init” makes one.</source>
        <translation>„countersign-cli init“ legt einen an.</translation>
    </message>
    <message>
        <source>“countersign-cli list decisions” shows them.</source>
        <translation>„countersign-cli list decisions“ zeigt sie.</translation>
    </message>
    <message>
        <source>“countersign-cli config list” names them all.</source>
        <translation>„countersign-cli config list“ nennt sie alle.</translation>
    </message>
    <message>
        <source>Name a column with --map, e.g. --map email=Mail.</source>
        <translation>Benennen Sie eine Spalte mit --map, z. B. --map email=Mail.</translation>
    </message>
    <message>
        <source>“countersign-cli pause off” lets them go on.</source>
        <translation>„countersign-cli pause off“ lässt sie weiterlaufen.</translation>
    </message>
    <message>
        <source>“countersign-cli doctor” says what is wrong.</source>
        <translation>„countersign-cli doctor“ sagt, was nicht stimmt.</translation>
    </message>
    <message>
        <source>“%1” is no date. Write it as 2026-11-24.</source>
        <translation>„%1“ ist kein Datum. Schreiben Sie es so: 2026-11-24.</translation>
    </message>
    <message>
        <source>Name the file: --file F, or --file - for standard input.</source>
        <translation>Geben Sie die Datei an: --file F, oder --file - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>JSON Lines, or - for standard input</source>
        <translation>JSON Lines, oder - für die Standardeingabe</translation>
    </message>
    <message>
        <source>--file stands alone: no ID and no --all.</source>
        <translation>--file steht allein: ohne ID und ohne --all.</translation>
    </message>
    <message>
        <source>judges claims against evidence, without a workspace</source>
        <translation>prüft Behauptungen anhand von Belegen, ohne Arbeitsbereich</translation>
    </message>
    <message>
        <source>One {&quot;claim&quot;, &quot;evidence&quot;: […]} a line, one answer a line.</source>
        <translation>Ein {&quot;claim&quot;, &quot;evidence&quot;: […]} pro Zeile, eine Antwort pro Zeile.</translation>
    </message>
    <message>
        <source>tells opt-outs among replies, without a workspace</source>
        <translation>erkennt Abmeldungen unter Antworten, ohne Arbeitsbereich</translation>
    </message>
    <message>
        <source>One {&quot;text&quot;} a line, one {&quot;opt_out&quot;, &quot;why&quot;} a line.</source>
        <translation>Ein {&quot;text&quot;} pro Zeile, ein {&quot;opt_out&quot;, &quot;why&quot;} pro Zeile.</translation>
    </message>
    <message>
        <source>merges two edits of one text, without a workspace</source>
        <translation>führt zwei Bearbeitungen eines Textes zusammen, ohne Arbeitsbereich</translation>
    </message>
    <message>
        <source>One {&quot;base&quot;, &quot;mine&quot;, &quot;theirs&quot;} a line, one answer a line.</source>
        <translation>Ein {&quot;base&quot;, &quot;mine&quot;, &quot;theirs&quot;} pro Zeile, eine Antwort pro Zeile.</translation>
    </message>
    <message>
        <source>“%1 %2” is no command. There is: %3.</source>
        <translation>„%1 %2“ ist kein Befehl. Es gibt: %3.</translation>
    </message>
    <message>
        <source>Made %1. %2 is its first user, an admin.</source>
        <translation>%1 angelegt. %2 ist der erste Benutzer, mit Administratorrechten.</translation>
    </message>
    <message>
        <source>The sample holds %1 people at %2 companies, %3 passages and %4 drafts.</source>
        <translation>Das Beispiel enthält %1 Personen in %2 Firmen, %3 Textstellen und %4 Entwürfe.</translation>
    </message>
    <message>
        <source>Say who and as what: users add NAME --role R</source>
        <translation>Geben Sie an, wer und in welcher Funktion: users add NAME --role R</translation>
    </message>
    <message>
        <source>Added %1 as %2.</source>
        <translation>%1 als %2 hinzugefügt.</translation>
    </message>
    <message>
        <source>Copied to %1.</source>
        <translation>Nach %1 kopiert.</translation>
    </message>
    <message>
        <source>Restored %1.</source>
        <translation>%1 wiederhergestellt.</translation>
    </message>
    <message>
        <source>The old one is kept as %1.</source>
        <translation>Der alte Stand bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>repariert</translation>
    </message>
    <message>
        <source>Everything is sound.</source>
        <translation>Alles in Ordnung.</translation>
    </message>
    <message>
        <source>The log is whole: %1 entries.</source>
        <translation>Das Protokoll ist vollständig: %1 Einträge.</translation>
    </message>
    <message>
        <source>The log was tampered with. First bad entry: %1</source>
        <translation>Das Protokoll wurde manipuliert. Erster fehlerhafter Eintrag: %1</translation>
    </message>
    <message>
        <source>Erased. A suppression entry that holds nothing readable stays.</source>
        <translation>Gelöscht. Es bleibt ein Eintrag in der Sperrliste, der nichts Lesbares enthält.</translation>
    </message>
    <message>
        <source>makes the workspace and its first user, an admin</source>
        <translation>legt den Arbeitsbereich und den ersten Benutzer (Administrator) an</translation>
    </message>
    <message>
        <source>--sample fills it with invented people, all four inputs and drafts in every state.</source>
        <translation>--sample füllt ihn mit erfundenen Personen, allen vier Quellen und Entwürfen in jedem Zustand.</translation>
    </message>
    <message>
        <source>fill it with the shipped sample</source>
        <translation>mit dem mitgelieferten Beispiel füllen</translation>
    </message>
    <message>
        <source>the first user (default: the login name)</source>
        <translation>der erste Benutzer (Vorgabe: der Anmeldename)</translation>
    </message>
    <message>
        <source>list, or add NAME --role R</source>
        <translation>list, oder add NAME --role R</translation>
    </message>
    <message>
        <source>Roles: sdr, reviewer, manager, admin, worker, sender.</source>
        <translation>Funktionen: sdr, reviewer, manager, admin, worker, sender.</translation>
    </message>
    <message>
        <source>what the user may do</source>
        <translation>was der Benutzer darf</translation>
    </message>
    <message>
        <source>the user&apos;s e-mail address</source>
        <translation>die E-Mail-Adresse des Benutzers</translation>
    </message>
    <message>
        <source>list, get KEY, or set KEY VALUE</source>
        <translation>list, get KEY oder set KEY VALUE</translation>
    </message>
    <message>
        <source>copies the workspace while it is in use</source>
        <translation>kopiert den Arbeitsbereich im laufenden Betrieb</translation>
    </message>
    <message>
        <source>checks a copy and puts it in the workspace&apos;s place</source>
        <translation>prüft eine Kopie und setzt sie an die Stelle des Arbeitsbereichs</translation>
    </message>
    <message>
        <source>The old file is kept aside.</source>
        <translation>Die alte Datei wird aufbewahrt.</translation>
    </message>
    <message>
        <source>looks the workspace over</source>
        <translation>untersucht den Arbeitsbereich</translation>
    </message>
    <message>
        <source>Integrity, schema, references, seals, projection, search index, log. Changes nothing without --repair.</source>
        <translation>Integrität, Schema, Verweise, Siegel, Projektion, Suchindex, Protokoll. Ändert nichts ohne --repair.</translation>
    </message>
    <message>
        <source>make again what can be made again</source>
        <translation>neu erstellen, was sich neu erstellen lässt</translation>
    </message>
    <message>
        <source>list the log, or verify its chain</source>
        <translation>list zeigt das Protokoll, verify prüft seine Kette</translation>
    </message>
    <message>
        <source>removes a person&apos;s data everywhere it is kept</source>
        <translation>entfernt die Daten einer Person überall, wo sie gespeichert sind</translation>
    </message>
    <message>
        <source>What stays is a suppression entry that holds nothing readable.</source>
        <translation>Es bleibt ein Eintrag in der Sperrliste, der nichts Lesbares enthält.</translation>
    </message>
    <message>
        <source>The window opens it as %1, who signs; here, --as NAME acts as anybody in it: “users list” shows them.</source>
        <translation>Das Fenster öffnet es als %1 mit Zeichnungsrecht; hier handeln Sie mit --as NAME als wer immer darin vorkommt: „users list“ zeigt alle.</translation>
    </message>
    <message>
        <source>Most drafts look the same. That is the segment’s problem, not that of single drafts: it is too broad for one angle. Split it, or give it more to write from.</source>
        <translation>Die meisten Entwürfe sehen gleich aus. Das liegt am Segment, nicht an einzelnen Entwürfen: Es ist zu breit für einen einzigen Blickwinkel. Teilen Sie es, oder geben Sie ihm mehr, aus dem geschrieben werden kann.</translation>
    </message>
    <message>
        <source>“--header-line” takes a number of a line, or “none”.</source>
        <translation>„--header-line“ erwartet die Nummer einer Zeile oder „none“.</translation>
    </message>
    <message>
        <source>Written by: %1</source>
        <translation>Geschrieben von: %1</translation>
    </message>
    <message>
        <source>Read the way such files were corrected before; --as-found leaves that out.</source>
        <translation>Gelesen, wie solche Dateien zuletzt berichtigt wurden; mit --as-found ohne das.</translation>
    </message>
    <message>
        <source>the line that names the columns, or “none”</source>
        <translation>die Zeile, die die Spalten benennt, oder „none“</translation>
    </message>
    <message>
        <source>leave out what was corrected for such files before</source>
        <translation>lässt weg, was für solche Dateien schon berichtigt wurde</translation>
    </message>
    <message>
        <source>write what became of each row into a CSV file</source>
        <translation>schreibt in eine CSV-Datei, was aus jeder Zeile wurde</translation>
    </message>
    <message>
        <source>Samples: one in %1; %2 decided, %3 rejected or sent back</source>
        <translation>Stichprobe: eine von %1; %2 entschieden, %3 abgelehnt oder zurückgegeben</translation>
    </message>
    <message>
        <source>This version does not have “--smtp” yet. Hand over with --eml DIR or --csv FILE.</source>
        <translation>Diese Version hat „--smtp“ noch nicht. Übergeben Sie mit --eml DIR oder --csv FILE.</translation>
    </message>
    <message>
        <source>This version does not have “%1” yet. Everything else works without it: “countersign-cli --help” lists what is there.</source>
        <translation>Diese Version hat „%1“ noch nicht. Alles andere geht ohne: „countersign-cli --help“ zählt auf, was es gibt.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 rows written to %2; the file of before is replaced.</source>
        <translation>%1 Zeilen in %2 geschrieben; die vorherige Datei ist ersetzt.</translation>
    </message>
    <message>
        <source>%1 read: %2 added, %3 updated, %4 unchanged, %5 rejected</source>
        <translation>%1 gelesen: %2 neu, %3 geändert, %4 unverändert, %5 abgelehnt</translation>
    </message>
    <message>
        <source>Of them on the suppression list: %1</source>
        <translation>Davon auf der Sperrliste: %1</translation>
    </message>
    <message>
        <source>Values left out, the rest of their rows was taken: %1</source>
        <translation>Weggelassene Werte, der Rest ihrer Zeilen wurde übernommen: %1</translation>
    </message>
    <message>
        <source>There is nothing in it to bring in. Check that it is the right file.</source>
        <translation>Darin ist nichts, was hereingeholt werden könnte. Prüfen Sie, ob es die richtige Datei ist.</translation>
    </message>
    <message>
        <source>Name another file with --workspace.</source>
        <translation>Nennen Sie mit --workspace eine andere Datei.</translation>
    </message>
    <message>
        <source>“countersign-cli import setup FILE” brings them in.</source>
        <translation>„countersign-cli import setup FILE“ holt sie herein.</translation>
    </message>
    <message>
        <source>%1 % done</source>
        <translation>%1 % erledigt</translation>
    </message>
    <message>
        <source>One person from now on. “twins undo ID” takes them apart.</source>
        <translation>Von nun an eine Person. „twins undo ID“ trennt sie wieder.</translation>
    </message>
    <message>
        <source>Two people; neither is held any more.</source>
        <translation>Zwei Personen; keine wird mehr zurückgehalten.</translation>
    </message>
    <message>
        <source>Apart again, and held until somebody says what they are.</source>
        <translation>Wieder getrennt und zurückgehalten, bis jemand sagt, was sie sind.</translation>
    </message>
    <message>
        <source>There is: twins list, twins same ID ID, twins two ID ID, twins undo ID</source>
        <translation>Es gibt: twins list, twins same ID ID, twins two ID ID, twins undo ID</translation>
    </message>
    <message>
        <source>list likely twins; say: same ID ID, two ID ID; undo ID</source>
        <translation>mögliche Doppelte auflisten; entscheiden: same ID ID, two ID ID; undo ID</translation>
    </message>
    <message>
        <source>Records that may be one person are held until somebody says. One person: either
id names them; drafts, evidence, replies and suppressions of both count. The
records themselves stay, and undo takes them apart again.</source>
        <translation>Datensätze, die eine Person sein könnten, werden zurückgehalten, bis jemand entscheidet.
Eine Person: Jede der Kennungen nennt sie; Entwürfe, Belege, Antworten und Sperren beider
zählen. Die Datensätze selbst bleiben, und undo trennt sie wieder.</translation>
    </message>
    <message>
        <source>Set aside: %1, %2 of %3 (%4)</source>
        <translation>Beiseitegelegt: %1, %2 von %3 (%4)</translation>
    </message>
    <message>
        <source>“%1” cut</source>
        <translation>„%1“ gestrichen</translation>
    </message>
    <message>
        <source>“%1” added</source>
        <translation>„%1“ ergänzt</translation>
    </message>
    <message>
        <source>“%1” replaced by “%2”</source>
        <translation>„%1“ ersetzt durch „%2“</translation>
    </message>
    <message>
        <source>  %1. %2, in %3 drafts</source>
        <translation>  %1. %2, in %3 Entwürfen</translation>
    </message>
    <message>
        <source>     before %1 of %2, by the directives of now %3 of %4</source>
        <translation>     vorher %1 von %2, nach den Vorgaben von jetzt %3 von %4</translation>
    </message>
    <message>
        <source>     %1 speaks of it already</source>
        <translation>     %1 spricht schon davon</translation>
    </message>
    <message>
        <source>What the checks find:</source>
        <translation>Was die Prüfungen finden:</translation>
    </message>
    <message>
        <source>Why drafts came back:</source>
        <translation>Warum Entwürfe zurückkamen:</translation>
    </message>
    <message>
        <source>What reviewers keep changing:</source>
        <translation>Was Prüfer immer wieder ändern:</translation>
    </message>
    <message>
        <source>A change of prompt, model or directives would begin the count again: %1 decisions.</source>
        <translation>Ein anderer Prompt, ein anderes Modell oder andere Vorgaben ließen die Zählung neu beginnen: %1 Entscheidungen.</translation>
    </message>
    <message>
        <source>Nothing was changed in three drafts in the same way yet.</source>
        <translation>Noch wurde nichts in drei Entwürfen gleich geändert.</translation>
    </message>
    <message>
        <source>There is no lesson %1. “segment NAME lessons” numbers them.</source>
        <translation>Es gibt keine Lehre %1. „segment NAME lessons“ nummeriert sie.</translation>
    </message>
    <message>
        <source>  %1: %2 decisions would no longer count.</source>
        <translation>  %1: %2 Entscheidungen würden nicht mehr zählen.</translation>
    </message>
    <message>
        <source>%1; probe: %2; it would stop %3 drafts.</source>
        <translation>%1; Probe: %2; sie hielte %3 Entwürfe auf.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Erledigt.</translation>
    </message>
    <message>
        <source>Nothing was changed. --apply does it.</source>
        <translation>Nichts wurde geändert. --apply tut es.</translation>
    </message>
    <message>
        <source>There is: segment NAME report, segment NAME mode review|approval|autopilot, segment NAME lessons, segment NAME learn N</source>
        <translation>Es gibt: segment NAME report, segment NAME mode review|approval|autopilot, segment NAME lessons, segment NAME learn N</translation>
    </message>
    <message>
        <source>NAME report, NAME mode review|approval|autopilot, NAME lessons, or NAME learn N</source>
        <translation>NAME report, NAME mode review|approval|autopilot, NAME lessons oder NAME learn N</translation>
    </message>
    <message>
        <source>The report shows mode, sample, rates with confidence bounds, what autopilot needs, the weakest input and drafts built alike. Lessons are what reviewers change again and again; “learn” shows what one becomes and what that costs, and with --apply makes it.</source>
        <translation>Der Bericht zeigt Modus, Stichprobe, Quoten mit Grenzen, was Autopilot braucht, die schwächste Quelle und gleich gebaute Entwürfe. Lehren sind, was Prüfer immer wieder ändern; „learn“ zeigt, was aus einer wird und was das kostet, und macht es mit --apply.</translation>
    </message>
    <message>
        <source>directive (default) or boundary</source>
        <translation>directive (Standard) oder boundary</translation>
    </message>
    <message>
        <source>make the change</source>
        <translation>die Änderung ausführen</translation>
    </message>
    <message>
        <source>  %1 runs on autopilot and would go back to approval.</source>
        <translation>  %1 läuft mit Autopilot und ginge zurück zur Zeichnung.</translation>
    </message>
    <message>
        <source>It has no probe.</source>
        <translation>Sie hat keine Probe.</translation>
    </message>
    <message>
        <source>It trips on its probe.</source>
        <translation>Sie schlägt bei der Probe an.</translation>
    </message>
    <message>
        <source>It does not trip on its probe.</source>
        <translation>Sie schlägt bei der Probe nicht an.</translation>
    </message>
    <message>
        <source>Of %1 drafts it would stop %2; %3 are stopped now.</source>
        <translation>Von %1 Entwürfen hielte sie %2 auf; jetzt sind es %3.</translation>
    </message>
    <message>
        <source>  %1 would leave autopilot.</source>
        <translation>  %1 verließe den Autopiloten.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Removed.</source>
        <translation>Entfernt.</translation>
    </message>
    <message>
        <source>No calibration is lost by it.</source>
        <translation>Dadurch geht keine Kalibrierung verloren.</translation>
    </message>
    <message>
        <source>What it costs: the count begins again.</source>
        <translation>Was es kostet: Die Zählung beginnt neu.</translation>
    </message>
    <message>
        <source>%1 %2 (%3 fresh)</source>
        <translation>%1 %2 (%3 aktuell)</translation>
    </message>
    <message>
        <source>which of the four inputs there are, person by person</source>
        <translation>welche der vier Quellen es gibt, Person für Person</translation>
    </message>
    <message>
        <source>How many passages, how many of them about the person, how many not too old; those with the largest gaps first.</source>
        <translation>Wie viele Belege, wie viele davon über die Person, wie viele nicht zu alt; die größten Lücken zuerst.</translation>
    </message>
    <message>
        <source>only its people</source>
        <translation>nur dessen Personen</translation>
    </message>
    <message>
        <source>only this person</source>
        <translation>nur diese Person</translation>
    </message>
    <message>
        <source>list, try, set or remove what must never be said</source>
        <translation>auflisten, probieren, setzen oder entfernen, was nie gesagt werden darf</translation>
    </message>
    <message>
        <source>what it looks for</source>
        <translation>wonach sie sucht</translation>
    </message>
    <message>
        <source>phrase, regex or topic</source>
        <translation>phrase, regex oder topic</translation>
    </message>
    <message>
        <source>a sentence that must trip it</source>
        <translation>ein Satz, bei dem sie anschlagen muss</translation>
    </message>
    <message>
        <source>its short name</source>
        <translation>ihr Kurzname</translation>
    </message>
    <message>
        <source>what it is about</source>
        <translation>worum es geht</translation>
    </message>
    <message>
        <source>list, set or remove what copy has to do</source>
        <translation>auflisten, setzen oder entfernen, was Texte tun müssen</translation>
    </message>
    <message>
        <source>A change begins the count of a segment&apos;s calibration again: what it costs is shown first, and only --apply makes it.</source>
        <translation>Eine Änderung lässt die Zählung eines Segments neu beginnen: Erst wird gezeigt, was sie kostet, und nur --apply führt sie aus.</translation>
    </message>
    <message>
        <source>what to do</source>
        <translation>was zu tun ist</translation>
    </message>
    <message>
        <source>only for its people</source>
        <translation>nur für dessen Personen</translation>
    </message>
    <message>
        <source>“%1” is no day. Write it as 2026-11-30.</source>
        <translation>„%1“ ist kein Tag. Schreiben Sie ihn so: 2026-11-30.</translation>
    </message>
    <message>
        <source>only what this person did</source>
        <translation>nur was diese Person tat</translation>
    </message>
    <message>
        <source>only this kind: decision, edit, control, delivery, refused …</source>
        <translation>nur diese Art: decision, edit, control, delivery, refused …</translation>
    </message>
    <message>
        <source>only what is about this draft</source>
        <translation>nur was diesen Entwurf betrifft</translation>
    </message>
    <message>
        <source>only what was done on this computer</source>
        <translation>nur was auf diesem Rechner geschah</translation>
    </message>
    <message>
        <source>from this day on</source>
        <translation>von diesem Tag an</translation>
    </message>
    <message>
        <source>up to this day</source>
        <translation>bis zu diesem Tag</translation>
    </message>
    <message>
        <source>Settled. It goes to the others with the next sync.</source>
        <translation>Erledigt. Es geht mit dem nächsten Abgleich an die anderen.</translation>
    </message>
    <message>
        <source>Say which side: --take mine or --take theirs, or for a draft --text-file F.</source>
        <translation>Sagen Sie, welche Seite: --take mine oder --take theirs, oder für einen Entwurf --text-file F.</translation>
    </message>
    <message>
        <source>what two people changed at once: list, show ID, resolve ID</source>
        <translation>was zwei zugleich geändert haben: list, show ID, resolve ID</translation>
    </message>
    <message>
        <source>A draft shows mine, theirs and what both began from; --text-file writes the text
that both become. A record shows the fields of which the other edit stands; --take
mine writes yours after all. Nothing is lost until you have said.</source>
        <translation>Ein Entwurf zeigt mine, theirs und womit beide begannen; --text-file schreibt den Text,
zu dem beide werden. Ein Datensatz zeigt die Felder, in denen die andere Änderung gilt;
--take mine schreibt Ihre doch. Nichts geht verloren, bevor Sie entschieden haben.</translation>
    </message>
    <message>
        <source>the side that stands</source>
        <translation>die Seite, die gilt</translation>
    </message>
    <message>
        <source>%1 received, %2 sent, %3 merged; %4 wait to be sent.</source>
        <translation>%1 empfangen, %2 gesendet, %3 zusammengeführt; %4 warten darauf, gesendet zu werden.</translation>
    </message>
    <message>
        <source>In conflict; “conflicts show ID” shows both sides, “conflicts resolve ID” ends it:</source>
        <translation>In Konflikt; „conflicts show ID“ zeigt beide Seiten, „conflicts resolve ID“ beendet ihn:</translation>
    </message>
    <message>
        <source>Password of %1:</source>
        <translation>Passwort von %1:</translation>
    </message>
    <message>
        <source>made</source>
        <translation>angelegt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>was there</source>
        <translation>war da</translation>
    </message>
    <message>
        <source>“%1” is no account. Write it as mara-lind=manager, in small letters; the roles are sdr, reviewer, manager, admin, worker and sender.</source>
        <translation>„%1“ ist kein Konto. Schreiben Sie es als mara-lind=manager, in Kleinbuchstaben; die Rollen sind sdr, reviewer, manager, admin, worker und sender.</translation>
    </message>
    <message>
        <source>  First password of %1, shown only now: %2</source>
        <translation>  Erstes Passwort von %1, nur jetzt zu sehen: %2</translation>
    </message>
    <message>
        <source>There is: server init URL, server add URL NAME=ROLE…</source>
        <translation>Es gibt: server init URL, server add URL NAME=ROLLE…</translation>
    </message>
    <message>
        <source>whom to sign in as</source>
        <translation>wer sich anmeldet</translation>
    </message>
    <message>
        <source>a certificate to trust besides the system&apos;s</source>
        <translation>ein Zertifikat, dem neben denen des Systems vertraut wird</translation>
    </message>
    <message>
        <source>make a CouchDB server ready for a team: init URL, add URL NAME=ROLE</source>
        <translation>einen CouchDB-Server für ein Team einrichten: init URL, add URL NAME=ROLLE</translation>
    </message>
    <message>
        <source>init creates the databases, who may come in, what the server refuses, and the key of
the team&apos;s suppression entries. add gives people accounts with a role, and prints a
first password for each. Both change only what differs, so they can be repeated.
The password of the server&apos;s administrator is asked for, or read from standard input
or $COUNTERSIGN_PASSWORD.</source>
        <translation>init legt die Datenbanken an, wer hineindarf, was der Server ablehnt, und den Schlüssel der
Sperreinträge des Teams. add gibt Leuten Konten mit einer Rolle und nennt für jedes ein
erstes Passwort. Beide ändern nur, was abweicht, und lassen sich also wiederholen.
Das Passwort der Server-Verwaltung wird erfragt oder von der Standardeingabe oder aus
$COUNTERSIGN_PASSWORD gelesen.</translation>
    </message>
    <message>
        <source>receive, merge and send, once or until stopped</source>
        <translation>empfangen, zusammenführen und senden, einmal oder bis zum Abbruch</translation>
    </message>
    <message>
        <source>URL and user are remembered from the last time; the password is asked for, or read
from standard input or $COUNTERSIGN_PASSWORD, and kept nowhere. With --watch it stays
and syncs whenever something changes. With --status it only tells what waits.</source>
        <translation>URL und Benutzer werden vom letzten Mal gemerkt; das Passwort wird erfragt oder von der
Standardeingabe oder aus $COUNTERSIGN_PASSWORD gelesen und nirgends behalten. Mit --watch
bleibt es und gleicht ab, sobald sich etwas ändert. Mit --status sagt es nur, was wartet.</translation>
    </message>
    <message>
        <source>stay, and sync whenever something changes</source>
        <translation>bleiben und abgleichen, sobald sich etwas ändert</translation>
    </message>
    <message>
        <source>only tell what waits and what needs you</source>
        <translation>nur sagen, was wartet und was Sie braucht</translation>
    </message>
    <message>
        <source>Fields, as --map names them:</source>
        <translation>Felder, wie --map sie nennt:</translation>
    </message>
    <message>
        <source>Columns are found by their headers, in many spellings, in English, German, French and
Spanish and as CRMs and address books write them. The report tells which column was
taken for which field. In JSON these are the keys of each object.</source>
        <translation>Spalten werden an ihren Überschriften erkannt, in vielen Schreibweisen, auf Englisch, Deutsch,
Französisch und Spanisch und so, wie CRMs und Adressbücher sie schreiben. Der Bericht sagt, welche
Spalte für welches Feld genommen wurde. In JSON sind es die Schlüssel jedes Objekts.</translation>
    </message>
    <message>
        <source>Each row needs one of these: %1.</source>
        <translation>Jede Zeile braucht eines davon: %1.</translation>
    </message>
    <message>
        <source>Other columns are kept as custom fields.</source>
        <translation>Weitere Spalten bleiben als eigene Felder erhalten.</translation>
    </message>
    <message>
        <source>One JSON object; each part may be left out. What nothing reads is told.</source>
        <translation>Ein JSON-Objekt; jeder Teil kann fehlen. Was nirgends gelesen wird, wird gemeldet.</translation>
    </message>
    <message>
        <source>role: sdr, reviewer, manager, admin, worker, sender. mode: review or approval.
channel: email, linkedin, sms, whatsapp, phone. “config list” names the rules.</source>
        <translation>role: sdr, reviewer, manager, admin, worker, sender. mode: review oder approval.
channel: email, linkedin, sms, whatsapp, phone. „config list“ nennt die Regeln.</translation>
    </message>
    <message>
        <source>Columns by field: %1</source>
        <translation>Spalten nach Feld: %1</translation>
    </message>
    <message>
        <source>Other columns, kept as custom fields: %1</source>
        <translation>Weitere Spalten, als eigene Felder übernommen: %1</translation>
    </message>
    <message>
        <source>Columns that nothing reads: %1</source>
        <translation>Spalten, die nirgends gelesen werden: %1</translation>
    </message>
    <message>
        <source>“--map FIELD=COLUMN” corrects that; “import %1 --help” lists the fields.</source>
        <translation>„--map FELD=SPALTE“ berichtigt das; „import %1 --help“ nennt die Felder.</translation>
    </message>
    <message>
        <source>KIND is setup, prospects, accounts, evidence, knowledge, suppression or drafts.
CSV, TSV, JSON and JSON Lines; knowledge takes files or a folder. Rows that cannot
be used are listed and do not stop the others. Importing twice changes nothing.
“import KIND --help” tells what is read in a file of that kind.</source>
        <translation>KIND ist setup, prospects, accounts, evidence, knowledge, suppression oder drafts.
CSV, TSV, JSON und JSON Lines; knowledge nimmt Dateien oder einen Ordner. Zeilen, die sich
nicht verwenden lassen, werden genannt und halten die anderen nicht auf. Zweimal importieren ändert nichts.
„import KIND --help“ sagt, was in einer solchen Datei gelesen wird.</translation>
    </message>
    <message>
        <source>Written without what was asked for:</source>
        <translation>Geschrieben ohne das, worum gebeten wurde:</translation>
    </message>
    <message>
        <source>[@%1] cites nothing: it blocks the draft until the mark is taken out. What can be cited here: %2.</source>
        <translation>[@%1] belegt nichts: Der Entwurf bleibt blockiert, bis die Marke entfernt ist. Was hier belegt werden kann: %2.</translation>
    </message>
    <message>
        <source>write again even where the directive cannot be followed</source>
        <translation>auch dann neu schreiben, wenn die Vorgabe nicht befolgt werden kann</translation>
    </message>
    <message>
        <source>%1: %2. Now: %3.</source>
        <translation>%1: %2. Jetzt: %3.</translation>
    </message>
    <message>
        <source>%1: your last decision is taken back. Now: %2.</source>
        <translation>%1: Ihre letzte Entscheidung ist zurückgenommen. Jetzt: %2.</translation>
    </message>
    <message>
        <source>%1: the text of before is back. Now: %2.</source>
        <translation>%1: Der Text von vorher ist zurück. Jetzt: %2.</translation>
    </message>
    <message>
        <source>takes back what you did last</source>
        <translation>nimmt zurück, was Sie zuletzt getan haben</translation>
    </message>
    <message>
        <source>A decision, or a draft that you had written again: its earlier text comes back.</source>
        <translation>Eine Entscheidung oder einen Entwurf, den Sie neu schreiben ließen: Sein früherer Text kommt zurück.</translation>
    </message>
    <message>
        <source>%1 went out before, the last on %2, as .%3</source>
        <translation>%1 gingen schon vorher hinaus, zuletzt am %2, als .%3</translation>
    </message>
    <message>
        <source>ID is a full id, an id from the file it came from, or a name or e-mail that is unique; a draft also NAME/CHANNEL.
On a terminal it is laid out for reading; elsewhere, and with --json, it is JSON.</source>
        <translation>ID ist eine vollständige Id, eine Id aus der Datei, aus der es kam, oder ein eindeutiger Name oder eine eindeutige E-Mail; ein Entwurf auch NAME/KANAL.
Auf einem Terminal ist es zum Lesen gesetzt; sonst und mit --json ist es JSON.</translation>
    </message>
    <message>
        <source>The file is damaged and cannot be repaired. “countersign-cli restore FILE” puts a backup in its place and keeps this file beside it.</source>
        <translation>Die Datei ist beschädigt und lässt sich nicht reparieren. „countersign-cli restore DATEI“ setzt eine Sicherung an ihre Stelle und hebt diese Datei daneben auf.</translation>
    </message>
    <message>
        <source>The workspace stands where nothing can be written, and the doctor needs to. Copy the file elsewhere and look at the copy: --workspace COPY.</source>
        <translation>Der Arbeitsbereich liegt, wo nichts geschrieben werden kann, und doctor muss schreiben. Kopieren Sie die Datei an einen anderen Ort und untersuchen Sie die Kopie: --workspace KOPIE.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Persona</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segment</translation>
    </message>
    <message>
        <source>Suppressed</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Likely twin</source>
        <translation>Vermutlich doppelt</translation>
    </message>
    <message>
        <source>Web domain</source>
        <translation>Webdomain</translation>
    </message>
    <message>
        <source>Industry</source>
        <translation>Branche</translation>
    </message>
    <message>
        <source>Employees</source>
        <translation>Mitarbeiter</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Approvers</source>
        <translation>Freigeber</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Observed on</source>
        <translation>Beobachtet am</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Zurückgezogen</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Zuständig</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>Eigene Felder</translation>
    </message>
    <message>
        <source>Record ids</source>
        <translation>Datensatz-Ids</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>übergangen</translation>
    </message>
    <message>
        <source>not cited</source>
        <translation>nicht zitiert</translation>
    </message>
    <message>
        <source>%1 more of the knowledge base; --json lists them.</source>
        <translation>%1 weitere aus der Wissensbasis; --json nennt sie.</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Betreff</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Fassungen</translation>
    </message>
    <message>
        <source>can be repaired</source>
        <translation>lässt sich reparieren</translation>
    </message>
    <message>
        <source>cannot be repaired</source>
        <translation>lässt sich nicht reparieren</translation>
    </message>
    <message>
        <source>“countersign-cli doctor --repair” repairs what can be made again.</source>
        <translation>„countersign-cli doctor --repair“ repariert, was sich neu erzeugen lässt.</translation>
    </message>
    <message>
        <source>For what cannot be repaired, “countersign-cli restore FILE” brings a backup back.</source>
        <translation>Für das, was sich nicht reparieren lässt, bringt „countersign-cli restore DATEI“ eine Sicherung zurück.</translation>
    </message>
    <message>
        <source>A rule is for a channel or for a segment: give one of --channel and --segment.</source>
        <translation>Eine Regel gilt für einen Kanal oder für ein Segment: eines von --channel und --segment angeben.</translation>
    </message>
    <message>
        <source>  set aside: %1 of %2</source>
        <translation>  beiseitegelegt: %1 von %2</translation>
    </message>
    <message>
        <source>  %1: %2 more drafts, %3 fewer</source>
        <translation>  %1: %2 Entwürfe mehr, %3 weniger</translation>
    </message>
    <message>
        <source>  approved or about to go by themselves, and stopped: %1</source>
        <translation>  freigegeben oder kurz vor dem Versand von selbst, und angehalten: %1</translation>
    </message>
    <message>
        <source>  would go out on autopilot with nobody looking: %1</source>
        <translation>  ginge mit Autopilot hinaus, ohne dass jemand hinsieht: %1</translation>
    </message>
    <message>
        <source>%1 of %2 drafts were looked at, spread evenly; of these:</source>
        <translation>%1 von %2 Entwürfen wurden angesehen, gleichmäßig verteilt; davon:</translation>
    </message>
    <message>
        <source>Of all %1 drafts:</source>
        <translation>Von allen %1 Entwürfen:</translation>
    </message>
    <message>
        <source>All together:</source>
        <translation>Alles zusammen:</translation>
    </message>
    <message>
        <source>%1 rules changed; %2 drafts were checked again, %3 of them have other findings now.</source>
        <translation>%1 Regeln geändert; %2 Entwürfe wurden neu geprüft, %3 davon haben jetzt andere Befunde.</translation>
    </message>
    <message>
        <source>There is: rules list, rules set KEY VALUE, rules reset KEY, rules preview KEY [VALUE]</source>
        <translation>Es gibt: rules list, rules set KEY VALUE, rules reset KEY, rules preview KEY [VALUE]</translation>
    </message>
    <message>
        <source>list, set KEY VALUE, reset KEY, or preview KEY [VALUE]</source>
        <translation>list, set KEY VALUE, reset KEY oder preview KEY [VALUE]</translation>
    </message>
    <message>
        <source>KEY is a threshold (email_words_max) or a check, for how loudly it speaks up (ask.count note). --channel and --segment give one channel or segment a value of its own; a segment&apos;s goes before a channel&apos;s. The preview says how many current drafts a change would flag or release, and changes nothing.</source>
        <translation>KEY ist eine Grenze (email_words_max) oder eine Prüfung, dafür, wie laut sie sich meldet (ask.count note). --channel und --segment geben einem Kanal oder Segment einen eigenen Wert; der eines Segments geht dem eines Kanals vor. Die Vorschau sagt, wie viele jetzige Entwürfe eine Änderung beanstanden oder freilassen würde, und ändert nichts.</translation>
    </message>
    <message>
        <source>for this segment only</source>
        <translation>nur für dieses Segment</translation>
    </message>
    <message>
        <source>for this channel only</source>
        <translation>nur für diesen Kanal</translation>
    </message>
    <message>
        <source>another change beside it</source>
        <translation>eine weitere Änderung daneben</translation>
    </message>
    <message>
        <source>look at no more drafts (default 2000, 0 for all)</source>
        <translation>nicht mehr Entwürfe ansehen (ohne Angabe 2000, 0 für alle)</translation>
    </message>
    <message>
        <source>There is nothing to read there. Name a folder or files of Markdown, text, WebVTT or SRT.</source>
        <translation>Dort gibt es nichts zu lesen. Nennen Sie einen Ordner oder Dateien mit Markdown, Text, WebVTT oder SRT.</translation>
    </message>
    <message>
        <source>Copy could say it again: %1. Nothing was changed. --apply does it.</source>
        <translation>Texte dürften es wieder sagen: %1. Nichts wurde geändert. --apply tut es.</translation>
    </message>
    <message>
        <source>“try” and “set” show whether the probe trips it and which drafts it would stop; only “set” with --apply saves it, and only “remove” with --apply removes it.</source>
        <translation>„try“ und „set“ zeigen, ob die Probe sie auslöst und welche Entwürfe sie aufhielte; erst „set“ mit --apply speichert sie, und erst „remove“ mit --apply entfernt sie.</translation>
    </message>
    <message>
        <source>--as NAME says who acts.</source>
        <translation>--as NAME sagt, wer handelt.</translation>
    </message>
    <message>
        <source>The new text is stopped by what the old one had not:</source>
        <translation>Den neuen Text hält auf, was der alte nicht hatte:</translation>
    </message>
    <message>
        <source>%1 would go, %2 would stay</source>
        <translation>Würde hinausgehen: %1, würde bleiben: %2</translation>
    </message>
    <message>
        <source>There is nothing of that kind.</source>
        <translation>Davon gibt es nichts.</translation>
    </message>
    <message>
        <source>The first %1. “--limit 0” prints all of them.</source>
        <translation>Die ersten %1. „--limit 0“ zeigt alle.</translation>
    </message>
    <message>
        <source>prints records, newest first</source>
        <translation>gibt Datensätze aus, die neuesten zuerst</translation>
    </message>
    <message>
        <source>KIND is prospects, accounts, evidence, segments, drafts, suppression or decisions. On a terminal a line each, for reading; into a file or a program JSON Lines.</source>
        <translation>KIND ist prospects, accounts, evidence, segments, drafts, suppression oder decisions. Im Terminal je eine Zeile zum Lesen, in eine Datei oder ein Programm JSON Lines.</translation>
    </message>
    <message>
        <source>people: %1</source>
        <translation>Personen: %1</translation>
    </message>
    <message>
        <source>drafts: %1</source>
        <translation>Entwürfe: %1</translation>
    </message>
    <message>
        <source>must not be contacted</source>
        <translation>darf nicht angeschrieben werden</translation>
    </message>
    <message>
        <source>lifted</source>
        <translation>aufgehoben</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>Files, or a folder with everything below it; a folder “de” holds what is in German.
Markdown, web page, PDF, Word (.docx): each paragraph, bullet and table row below a
heading is a passage; what a page or document hides is none.
directives.md: each bullet is a directive, “- **D01** Ask one question.”
boundaries.md: a heading for each with “- kind: phrase”, “- pattern: `words`”,
“- why: …” and “- probe: a sentence that must trip it”; or a bullet for each with the
words in quotation marks. kind is phrase, regex or topic.
Transcripts: WebVTT, SRT, or text of turns, “Name: words”. Plain text: paragraphs.</source>
        <translation>Dateien oder ein Ordner mit allem darunter; ein Ordner „de“ enthält, was deutsch ist.
Markdown, Webseite, PDF, Word (.docx): Jeder Absatz, Listenpunkt und jede Tabellenzeile unter
einer Überschrift ist eine Passage; was eine Seite oder ein Dokument verbirgt, ist keine.
directives.md: Jeder Listenpunkt ist eine Vorgabe, „- **D01** Ask one question.“
boundaries.md: für jede Grenze eine Überschrift mit „- kind: phrase“, „- pattern: `words`“,
„- why: …“ und „- probe: ein Satz, der sie auslösen muss“; oder je ein Listenpunkt mit den
Worten in Anführungszeichen. kind ist phrase, regex oder topic.
Gespräche: WebVTT, SRT oder Text aus Beiträgen, „Name: Worte“. Reiner Text: Absätze.</translation>
    </message>
    <message>
        <source>you looked: a hand-over that was cut off did go out</source>
        <translation>Sie haben nachgesehen: eine abgebrochene Übergabe ging hinaus</translation>
    </message>
    <message>
        <source>you looked: it did not, and may be handed over again</source>
        <translation>Sie haben nachgesehen: sie ging nicht hinaus und darf noch einmal übergeben werden</translation>
    </message>
    <message>
        <source>First say how it ended, then hand over.</source>
        <translation>Sagen Sie zuerst, wie es ausging, und übergeben Sie danach.</translation>
    </message>
    <message>
        <source>%1: noted. Now: %2.</source>
        <translation>%1: notiert. Jetzt: %2.</translation>
    </message>
    <message>
        <source>%1: “deliver --went-out %2” if it went out, “deliver --did-not-go %2” if it did not.</source>
        <translation>%1: „deliver --went-out %2“, wenn es hinausging, „deliver --did-not-go %2“, wenn nicht.</translation>
    </message>
    <message>
        <source>%1: “conflicts show %2” has both versions.</source>
        <translation>%1: „conflicts show %2“ zeigt beide Fassungen.</translation>
    </message>
    <message>
        <source>One person:</source>
        <translation>Eine Person:</translation>
    </message>
    <message>
        <source>One person, or two?</source>
        <translation>Eine Person oder zwei?</translation>
    </message>
    <message>
        <source>Nobody seems to be here twice.</source>
        <translation>Niemand scheint doppelt da zu sein.</translation>
    </message>
    <message>
        <source>“twins same ID ID” or “twins two ID ID” settles a pair.</source>
        <translation>„twins same ID ID“ oder „twins two ID ID“ klärt ein Paar.</translation>
    </message>
    <message>
        <source>Nothing is in conflict.</source>
        <translation>Nichts steht im Konflikt.</translation>
    </message>
    <message>
        <source>“conflicts show ID” has both sides.</source>
        <translation>„conflicts show ID“ zeigt beide Seiten.</translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>What was approved</source>
        <translation>Was freigegeben wurde</translation>
    </message>
    <message>
        <source>As generated</source>
        <translation>Wie erzeugt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>version, when</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Config</name>
    <message>
        <source>E-mail: fewest words</source>
        <translation>E-Mail: Wörter mindestens</translation>
    </message>
    <message>
        <source>E-mail: most words</source>
        <translation>E-Mail: Wörter höchstens</translation>
    </message>
    <message>
        <source>Subject: fewest words</source>
        <translation>Betreff: Wörter mindestens</translation>
    </message>
    <message>
        <source>Subject: most words</source>
        <translation>Betreff: Wörter höchstens</translation>
    </message>
    <message>
        <source>Subject: most characters</source>
        <translation>Betreff: Zeichen höchstens</translation>
    </message>
    <message>
        <source>Subject: characters that must not be exceeded</source>
        <translation>Betreff: Zeichen, die nicht überschritten werden dürfen</translation>
    </message>
    <message>
        <source>LinkedIn: most words</source>
        <translation>LinkedIn: Wörter höchstens</translation>
    </message>
    <message>
        <source>LinkedIn connection note: characters (200 on free accounts)</source>
        <translation>LinkedIn-Kontaktanfrage: Zeichen (200 bei kostenlosen Konten)</translation>
    </message>
    <message>
        <source>LinkedIn InMail subject: characters</source>
        <translation>LinkedIn-InMail-Betreff: Zeichen</translation>
    </message>
    <message>
        <source>LinkedIn message: characters</source>
        <translation>LinkedIn-Nachricht: Zeichen</translation>
    </message>
    <message>
        <source>SMS: most segments</source>
        <translation>SMS: Segmente höchstens</translation>
    </message>
    <message>
        <source>SMS: characters that must not be exceeded</source>
        <translation>SMS: Zeichen, die nicht überschritten werden dürfen</translation>
    </message>
    <message>
        <source>WhatsApp: most words</source>
        <translation>WhatsApp: Wörter höchstens</translation>
    </message>
    <message>
        <source>WhatsApp: characters that must not be exceeded</source>
        <translation>WhatsApp: Zeichen, die nicht überschritten werden dürfen</translation>
    </message>
    <message>
        <source>Phone: fewest talking points</source>
        <translation>Telefon: Gesprächspunkte mindestens</translation>
    </message>
    <message>
        <source>Phone: most talking points</source>
        <translation>Telefon: Gesprächspunkte höchstens</translation>
    </message>
    <message>
        <source>Phone: most words in a talking point</source>
        <translation>Telefon: Wörter pro Gesprächspunkt höchstens</translation>
    </message>
    <message>
        <source>Words from which a sentence is noted as long</source>
        <translation>Wörter, ab denen ein Satz als lang gilt</translation>
    </message>
    <message>
        <source>Reading grade from which a text is noted</source>
        <translation>Lesestufe, ab der ein Text einen Hinweis bekommt</translation>
    </message>
    <message>
        <source>Days until a signal is stale</source>
        <translation>Tage, bis ein Signal veraltet ist</translation>
    </message>
    <message>
        <source>Days until a job title is stale</source>
        <translation>Tage, bis eine Berufsbezeichnung veraltet ist</translation>
    </message>
    <message>
        <source>Days until research is stale</source>
        <translation>Tage, bis eine Recherche veraltet ist</translation>
    </message>
    <message>
        <source>Swap test: specificity below which a draft is blocked</source>
        <translation>Tauschprobe: Eigenheit, unter der ein Entwurf gesperrt wird</translation>
    </message>
    <message>
        <source>Swap test: specificity below which a draft is warned of</source>
        <translation>Tauschprobe: Eigenheit, unter der ein Entwurf eine Warnung bekommt</translation>
    </message>
    <message>
        <source>E-mail must say how to opt out</source>
        <translation>E-Mail muss sagen, wie man sich abmeldet</translation>
    </message>
    <message>
        <source>SMS must say how to opt out</source>
        <translation>SMS muss sagen, wie man sich abmeldet</translation>
    </message>
    <message>
        <source>SMS: the word that opts out</source>
        <translation>SMS: das Wort zum Abmelden</translation>
    </message>
    <message>
        <source>Our own name</source>
        <translation>Unser eigener Name</translation>
    </message>
    <message>
        <source>Language of people whose language is not known</source>
        <translation>Sprache für Personen, deren Sprache nicht bekannt ist</translation>
    </message>
    <message>
        <source>Name of this workspace</source>
        <translation>Name dieses Arbeitsbereichs</translation>
    </message>
    <message>
        <source>How loudly it speaks up: %1</source>
        <translation>Wie laut sie sich meldet: %1</translation>
    </message>
</context>
<context>
    <name>DateText</name>
    <message>
        <source>d MMM yyyy</source>
        <comment>date, as QLocale reads it</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <comment>moment, as QLocale reads it</comment>
        <translation>d. MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm:ss</source>
        <comment>moment to the second, as QLocale reads it</comment>
        <translation>d. MMM yyyy, HH:mm:ss</translation>
    </message>
</context>
<context>
    <name>DraftText</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ask(s)</source>
        <translation>
            <numerusform>%n Bitte</numerusform>
            <numerusform>%n Bitten</numerusform>
        </translation>
    </message>
    <message>
        <source>grade %1</source>
        <translation>Lesestufe %1</translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n Behauptung</numerusform>
            <numerusform>%n Behauptungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 supported</source>
        <translation>%1, %2 belegt</translation>
    </message>
    <message>
        <source>no claims</source>
        <translation>keine Behauptungen</translation>
    </message>
    <message>
        <source>specificity %1</source>
        <translation>Eigenheit %1</translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n Segment</numerusform>
            <numerusform>%n Segmente</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2, %3</source>
        <translation>%1 in %2, %3</translation>
    </message>
    <message>
        <source>Grade: how many years of school it takes to read this text with ease, worked out from the length of its words and sentences. Lower is easier.</source>
        <translation>Lesestufe: wie viele Schuljahre es braucht, um diesen Text mühelos zu lesen, errechnet aus der Länge der Wörter und Sätze. Niedriger ist leichter.</translation>
    </message>
    <message>
        <source>Specificity: how much of what the text says rests on evidence about this person or company alone, from 0 (could go to anybody) to 1 (could go to nobody else).</source>
        <translation>Eigenheit: wie viel von dem, was der Text sagt, auf Belegen allein über diese Person oder Firma beruht, von 0 (könnte an alle gehen) bis 1 (könnte an niemand anderen gehen).</translation>
    </message>
    <message numerus="yes">
        <source>There are %n versions of this text:</source>
        <translation>
            <numerusform>Es gibt %n Version dieses Textes:</numerusform>
            <numerusform>Es gibt %n Versionen dieses Textes:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: “%3”</source>
        <comment>author, when, text</comment>
        <translation>%1, %2: „%3“</translation>
    </message>
    <message>
        <source>“Resolve…” shows them side by side: take one, or write a third. Nothing goes out before.</source>
        <translation>„Lösen…“ zeigt sie nebeneinander: Nehmen Sie eine oder schreiben Sie eine dritte. Vorher geht nichts hinaus.</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EvidenceText</name>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) old</source>
        <translation>
            <numerusform>%n Tag alt</numerusform>
            <numerusform>%n Tage alt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) old</source>
        <translation>
            <numerusform>%n Monat alt</numerusform>
            <numerusform>%n Monate alt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) old</source>
        <translation>
            <numerusform>%n Jahr alt</numerusform>
            <numerusform>%n Jahre alt</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing yet. Public facts about this person or company would help most. Import research…</source>
        <translation>Noch nichts. Öffentliche Fakten zu dieser Person oder Firma würden am meisten helfen. Recherche importieren…</translation>
    </message>
    <message>
        <source>Nothing yet. A product page or a proof point would help most. Import documents…</source>
        <translation>Noch nichts. Eine Produktseite oder ein Beispiel aus der Praxis würde am meisten helfen. Dokumente importieren…</translation>
    </message>
    <message>
        <source>Nothing yet. A note from the last call would help most. Add one…</source>
        <translation>Noch nichts. Eine Notiz vom letzten Gespräch würde am meisten helfen. Hinzufügen…</translation>
    </message>
    <message>
        <source>Nothing yet. A job change, a funding round or a new tool would help most. Import signals…</source>
        <translation>Noch nichts. Ein Stellenwechsel, eine Finanzierungsrunde oder ein neues Werkzeug würde am meisten helfen. Signale importieren…</translation>
    </message>
    <message>
        <source>The weakest input here. One more public fact about this person or company would help most. Import research…</source>
        <translation>Die schwächste Quelle hier. Eine weitere öffentliche Tatsache über diese Person oder Firma hülfe am meisten. Recherche importieren …</translation>
    </message>
    <message>
        <source>The weakest input here. One more proof point would help most. Import documents…</source>
        <translation>Die schwächste Quelle hier. Ein weiterer Beleg für unser Produkt hülfe am meisten. Dokumente importieren …</translation>
    </message>
    <message>
        <source>The weakest input here. A note from the last call would help most. Add one…</source>
        <translation>Die schwächste Quelle hier. Eine Notiz vom letzten Gespräch hülfe am meisten. Eine schreiben …</translation>
    </message>
    <message>
        <source>The weakest input here. A recent change at this company would help most. Import signals…</source>
        <translation>Die schwächste Quelle hier. Eine aktuelle Veränderung in dieser Firma hülfe am meisten. Signale importieren …</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>somebody else?</source>
        <translation>jemand anderes?</translation>
    </message>
    <message>
        <source>contradicts</source>
        <translation>widerspricht</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>One more public fact about this person or company would help most.</source>
        <translation>Eine weitere öffentliche Tatsache über diese Person oder Firma hülfe am meisten.</translation>
    </message>
    <message>
        <source>One more proof point would help most.</source>
        <translation>Ein weiterer Beleg für unser Produkt hülfe am meisten.</translation>
    </message>
    <message>
        <source>A note from the last call would help most.</source>
        <translation>Eine Notiz vom letzten Gespräch hülfe am meisten.</translation>
    </message>
    <message>
        <source>A recent change at this company would help most.</source>
        <translation>Eine aktuelle Veränderung in dieser Firma hülfe am meisten.</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Cut it</source>
        <translation>Streichen</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>„%1“ verwenden</translation>
    </message>
</context>
<context>
    <name>HandOverText</name>
    <message>
        <source>%1 × %2</source>
        <comment>count, channel</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more, each with its reason in the table below</source>
        <translation>
            <numerusform>%n weitere, der Grund steht unten in der Tabelle</numerusform>
            <numerusform>%n weitere, die Gründe stehen unten in der Tabelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Into the folder %1</source>
        <translation>In den Ordner %1</translation>
    </message>
    <message>
        <source>Into the file %1</source>
        <translation>In die Datei %1</translation>
    </message>
    <message>
        <source>Nothing may go now.</source>
        <translation>Zurzeit darf nichts hinaus.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) would go:</source>
        <translation>
            <numerusform>%n Nachricht ginge hinaus:</numerusform>
            <numerusform>%n Nachrichten gingen hinaus:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) here:</source>
        <translation>
            <numerusform>%n bleibt hier:</numerusform>
            <numerusform>%n bleiben hier:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 would go, %2 would stay here. Nothing has been handed over yet.</source>
        <translation>%1 gingen hinaus, %2 blieben hier. Noch ist nichts übergeben.</translation>
    </message>
    <message>
        <source>%1 × %2 (%3)</source>
        <comment>count, reason, channels</comment>
        <translation>%1 × %2 (%3)</translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>v%1 · edited by %2</source>
        <translation>v%1 · bearbeitet von %2</translation>
    </message>
    <message>
        <source>v%1 · generated</source>
        <translation>v%1 · erzeugt</translation>
    </message>
    <message>
        <source>v%1 · merged</source>
        <translation>v%1 · zusammengeführt</translation>
    </message>
    <message>
        <source>v%1 · imported</source>
        <translation>v%1 · importiert</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>this is the text that stands</source>
        <translation>dies ist der aktuelle Text</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>vor %n Min.</numerusform>
            <numerusform>vor %n Min.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>vor %n Std.</numerusform>
            <numerusform>vor %n Std.</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message numerus="yes">
        <source>%n versions</source>
        <translation>
            <numerusform>%n Version</numerusform>
            <numerusform>%n Versionen</numerusform>
        </translation>
    </message>
    <message>
        <source>no text yet</source>
        <translation>noch kein Text</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message>
        <source>Setup: personas, segments, sequences</source>
        <translation>Einrichtung: Rollen, Segmente, Abfolgen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Firmen</translation>
    </message>
    <message>
        <source>Research, CRM context and signals</source>
        <translation>Recherche, CRM-Kontext und Signale</translation>
    </message>
    <message>
        <source>Knowledge base documents</source>
        <translation>Dokumente der Wissensbasis</translation>
    </message>
    <message>
        <source>Who must not be contacted</source>
        <translation>Wer nicht kontaktiert werden darf</translation>
    </message>
    <message>
        <source>Drafts written elsewhere</source>
        <translation>Anderswo geschriebene Entwürfe</translation>
    </message>
    <message>
        <source>Whom it is about</source>
        <translation>Um wen es geht</translation>
    </message>
    <message>
        <source>Approvers</source>
        <translation>Freigebende</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Company’s web domain</source>
        <translation>Webdomain der Firma</translation>
    </message>
    <message>
        <source>Due on</source>
        <translation>Fällig am</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Employees</source>
        <translation>Beschäftigte</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Nachname</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Vorname</translation>
    </message>
    <message>
        <source>Record ID</source>
        <translation>Datensatz-ID</translation>
    </message>
    <message>
        <source>Industry</source>
        <translation>Branche</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Whole name</source>
        <translation>Ganzer Name</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Observed on</source>
        <translation>Beobachtet am</translation>
    </message>
    <message>
        <source>Opted out of everything</source>
        <translation>Hat allem widersprochen</translation>
    </message>
    <message>
        <source>Opted out of e-mail</source>
        <translation>Hat E-Mails widersprochen</translation>
    </message>
    <message>
        <source>Do not call</source>
        <translation>Nicht anrufen</translation>
    </message>
    <message>
        <source>Opted out of text messages</source>
        <translation>Hat SMS widersprochen</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Zuständig</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Persona</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>Telefonnummer</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>LinkedIn profile</source>
        <translation>LinkedIn-Profil</translation>
    </message>
    <message>
        <source>Person’s record ID</source>
        <translation>Datensatz-ID der Person</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Abfolge</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>ID at the source</source>
        <translation>ID bei der Herkunft</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Betreff</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Job title</source>
        <translation>Berufsbezeichnung</translation>
    </message>
    <message>
        <source>Address, number or domain</source>
        <translation>Adresse, Nummer oder Domain</translation>
    </message>
    <message>
        <source>Unicode</source>
        <translation>Unicode</translation>
    </message>
    <message>
        <source>Unicode, two bytes</source>
        <translation>Unicode, zwei Bytes</translation>
    </message>
    <message>
        <source>Windows, Western Europe</source>
        <translation>Windows, Westeuropa</translation>
    </message>
    <message>
        <source>Windows, Central Europe</source>
        <translation>Windows, Mitteleuropa</translation>
    </message>
    <message>
        <source>Windows, Cyrillic</source>
        <translation>Windows, Kyrillisch</translation>
    </message>
    <message>
        <source>Windows, Greek</source>
        <translation>Windows, Griechisch</translation>
    </message>
    <message>
        <source>Windows, Turkish</source>
        <translation>Windows, Türkisch</translation>
    </message>
    <message>
        <source>Latin, Western Europe</source>
        <translation>Latein, Westeuropa</translation>
    </message>
    <message>
        <source>Latin, Central Europe</source>
        <translation>Latein, Mitteleuropa</translation>
    </message>
    <message>
        <source>older Macs</source>
        <translation>ältere Macs</translation>
    </message>
    <message>
        <source>DOS</source>
        <translation>DOS</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>encoding: what for, its name</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Comma (,)</source>
        <translation>Komma (,)</translation>
    </message>
    <message>
        <source>Semicolon (;)</source>
        <translation>Semikolon (;)</translation>
    </message>
    <message>
        <source>Bar (|)</source>
        <translation>Senkrechter Strich (|)</translation>
    </message>
</context>
<context>
    <name>InputsText</name>
    <message>
        <source>no probe</source>
        <translation>keine Probe</translation>
    </message>
    <message>
        <source>trips on its probe</source>
        <translation>schlägt bei der Probe an</translation>
    </message>
    <message>
        <source>does not trip on its probe</source>
        <translation>schlägt bei der Probe nicht an</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n Textstelle</numerusform>
            <numerusform>%n Textstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>no people yet</source>
        <translation>noch keine Personen</translation>
    </message>
    <message>
        <source>%1 of %2 people</source>
        <translation>%1 von %2 Personen</translation>
    </message>
    <message>
        <source>fresh for %1</source>
        <translation>aktuell für %1</translation>
    </message>
    <message>
        <source>about themselves for %1</source>
        <translation>über sie selbst für %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1, all too old</source>
        <translation>%1, alle zu alt</translation>
    </message>
    <message>
        <source>%1, about the company</source>
        <comment>how many passages</comment>
        <translation>%1, über die Firma</translation>
    </message>
    <message numerus="yes">
        <source>%1, the newest %n day(s) old</source>
        <translation>
            <numerusform>%1, die neueste einen Tag alt</numerusform>
            <numerusform>%1, die neueste %n Tage alt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>delivered</source>
        <translation>übergeben</translation>
    </message>
    <message>
        <source>delivery unknown</source>
        <translation>Übergabe ungewiss</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>suppressed</source>
        <translation>auf der Sperrliste</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>changes requested</source>
        <translation>Änderungen verlangt</translation>
    </message>
    <message>
        <source>changed since approval</source>
        <translation>seit der Freigabe geändert</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>needs sign-off</source>
        <translation>Unterschrift fehlt</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>needs review</source>
        <translation>zu prüfen</translation>
    </message>
    <message>
        <source>There is no text yet.</source>
        <translation>Es gibt noch keinen Text.</translation>
    </message>
    <message>
        <source>Its step has no channel. Give the step a channel.</source>
        <translation>Der Schritt hat keinen Kanal. Geben Sie ihm einen.</translation>
    </message>
    <message>
        <source>There is no address for this channel. Add one.</source>
        <translation>Für diesen Kanal gibt es keine Adresse. Fügen Sie eine hinzu.</translation>
    </message>
    <message>
        <source>The person has answered: later steps wait.</source>
        <translation>Die Person hat geantwortet: Spätere Schritte warten.</translation>
    </message>
    <message>
        <source>Another record is likely the same person. Say whether it is.</source>
        <translation>Ein anderer Eintrag ist wahrscheinlich dieselbe Person. Geben Sie an, ob das stimmt.</translation>
    </message>
    <message>
        <source>A finding blocks it.</source>
        <translation>Ein Befund sperrt ihn.</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Sign off</source>
        <translation>Unterschreiben</translation>
    </message>
    <message>
        <source>Request changes</source>
        <translation>Änderungen verlangen</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>hat freigegeben</translation>
    </message>
    <message>
        <source>signed off</source>
        <translation>hat unterschrieben</translation>
    </message>
    <message>
        <source>asked for changes</source>
        <translation>hat Änderungen verlangt</translation>
    </message>
    <message>
        <source>rejected it</source>
        <translation>hat abgelehnt</translation>
    </message>
    <message>
        <source>took a decision back</source>
        <translation>hat eine Entscheidung zurückgenommen</translation>
    </message>
    <message>
        <source>reversed a decision</source>
        <translation>hat eine Entscheidung aufgehoben</translation>
    </message>
    <message>
        <source>e-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>LinkedIn</source>
        <translation>LinkedIn</translation>
    </message>
    <message>
        <source>SMS</source>
        <translation>SMS</translation>
    </message>
    <message>
        <source>WhatsApp</source>
        <translation>WhatsApp</translation>
    </message>
    <message>
        <source>phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>no channel</source>
        <translation>kein Kanal</translation>
    </message>
    <message>
        <source>external research</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>knowledge base</source>
        <translation>Wissensbasis</translation>
    </message>
    <message>
        <source>CRM context</source>
        <translation>CRM-Kontext</translation>
    </message>
    <message>
        <source>signals</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>autopilot</source>
        <translation>Autopilot</translation>
    </message>
    <message>
        <source>review</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>approval</source>
        <translation>Freigabe</translation>
    </message>
    <message>
        <source>SDR</source>
        <translation>SDR</translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation>Prüfer</translation>
    </message>
    <message>
        <source>manager</source>
        <translation>Manager</translation>
    </message>
    <message>
        <source>admin</source>
        <translation>Administrator</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>sender</source>
        <translation>Versender</translation>
    </message>
    <message>
        <source>no tier</source>
        <translation>keine Stufe</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>enterprise</source>
        <translation>Großunternehmen</translation>
    </message>
    <message>
        <source>strategic</source>
        <translation>Strategisch</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>blocker</source>
        <translation>Sperre</translation>
    </message>
    <message>
        <source>e-mail address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation>Telefonnummer</translation>
    </message>
    <message>
        <source>domain</source>
        <translation>Domain</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>Do not write “%1”.</source>
        <translation>Schreibe nicht „%1“.</translation>
    </message>
    <message>
        <source>Write “%1” where it fits.</source>
        <translation>Schreibe „%1“, wo es passt.</translation>
    </message>
    <message>
        <source>Write “%1” and not “%2”.</source>
        <translation>Schreibe „%1“ und nicht „%2“.</translation>
    </message>
    <message>
        <source>Not “%1”</source>
        <translation>Nicht „%1“</translation>
    </message>
    <message numerus="yes">
        <source>Reviewers took it out of %n draft(s).</source>
        <translation>
            <numerusform>Prüfer haben es aus einem Entwurf gestrichen.</numerusform>
            <numerusform>Prüfer haben es aus %n Entwürfen gestrichen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Review, edit, sign and release AI-written sales copy.</source>
        <translation>KI-geschriebene Verkaufstexte prüfen, bearbeiten, abzeichnen und freigeben.</translation>
    </message>
    <message>
        <source>Open this workspace.</source>
        <translation>Diesen Arbeitsbereich öffnen.</translation>
    </message>
    <message>
        <source>Act as this user of the workspace.</source>
        <translation>Als diese Person des Arbeitsbereichs handeln.</translation>
    </message>
    <message>
        <source>Colours: light, dark or contrast; otherwise the system&apos;s.</source>
        <translation>Farben: light (hell), dark (dunkel) oder contrast (hoher Kontrast); sonst die des Systems.</translation>
    </message>
    <message>
        <source>The date that checks and reports count from (YYYY-MM-DD).</source>
        <translation>Der Tag, von dem an Prüfungen und Berichte zählen (JJJJ-MM-TT).</translation>
    </message>
    <message>
        <source>Language of the window, e.g. de; otherwise the system&apos;s.</source>
        <translation>Sprache des Fensters, z. B. de; sonst die des Systems.</translation>
    </message>
    <message>
        <source>--look is light, dark or contrast.</source>
        <translation>--look ist light, dark oder contrast.</translation>
    </message>
    <message>
        <source>--today wants a date as YYYY-MM-DD.</source>
        <translation>--today braucht ein Datum als JJJJ-MM-TT.</translation>
    </message>
    <message>
        <source>A window shows one workspace: name one file.</source>
        <translation>Ein Fenster zeigt einen Arbeitsbereich: nennen Sie eine Datei.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>This cannot be used as it is.</source>
        <translation>So lässt sich das nicht verwenden.</translation>
    </message>
    <message>
        <source>A rule says no.</source>
        <translation>Eine Regel lässt das nicht zu.</translation>
    </message>
    <message>
        <source>It is not here.</source>
        <translation>Das gibt es hier nicht.</translation>
    </message>
    <message>
        <source>Several things are called that.</source>
        <translation>Mehrere Einträge heißen so.</translation>
    </message>
    <message>
        <source>The workspace is in use elsewhere. Try again in a moment.</source>
        <translation>Der Arbeitsbereich wird gerade anderswo verwendet. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The workspace is damaged. Have it looked over and repaired, or restore a backup.</source>
        <translation>Der Arbeitsbereich ist beschädigt. Lassen Sie ihn untersuchen und reparieren, oder stellen Sie eine Sicherung wieder her.</translation>
    </message>
    <message>
        <source>This is from a newer version of Countersign. Update the program.</source>
        <translation>Das stammt aus einer neueren Version von Countersign. Aktualisieren Sie das Programm.</translation>
    </message>
    <message>
        <source>This place cannot be written to.</source>
        <translation>An diesem Ort kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The disk is full. Make room and try again.</source>
        <translation>Der Datenträger ist voll. Schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The network or the server did not answer as it should. Try again later.</source>
        <translation>Das Netzwerk oder der Server hat nicht wie erwartet geantwortet. Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>Something went wrong inside Countersign. What you wrote is kept.</source>
        <translation>In Countersign ist ein Fehler aufgetreten. Was Sie geschrieben haben, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Known here: %1.</source>
        <translation>Hier bekannt: %1.</translation>
    </message>
    <message>
        <source>There is no text to decide on yet.</source>
        <translation>Es gibt noch keinen Text, über den Sie entscheiden könnten.</translation>
    </message>
    <message>
        <source>Two people changed this text at the same time. Resolve the conflict first.</source>
        <translation>Zwei Personen haben diesen Text gleichzeitig geändert. Lösen Sie zuerst den Konflikt.</translation>
    </message>
    <message>
        <source>This message went out, or may have: there is nothing left to decide.</source>
        <translation>Diese Nachricht wurde gesendet, oder womöglich gesendet: Es gibt nichts mehr zu entscheiden.</translation>
    </message>
    <message>
        <source>This person must not be contacted on this channel (%1). It cannot be approved.</source>
        <translation>Diese Person darf auf diesem Kanal nicht kontaktiert werden (%1). Eine Freigabe ist nicht möglich.</translation>
    </message>
    <message>
        <source>The checks have not run on this text yet. Check it, then decide.</source>
        <translation>Die Prüfungen sind für diesen Text noch nicht gelaufen. Prüfen Sie ihn, dann entscheiden Sie.</translation>
    </message>
    <message>
        <source>A finding blocks it: %1, “%2”. Correct the text, or have the finding set aside by somebody who did not write it.</source>
        <translation>Ein Befund sperrt ihn: %1, „%2“. Korrigieren Sie den Text, oder lassen Sie den Befund von jemandem zurückstellen, der den Text nicht geschrieben hat.</translation>
    </message>
    <message>
        <source>It is held: %1</source>
        <translation>Er wird zurückgehalten: %1</translation>
    </message>
    <message>
        <source>The text cites evidence that was withdrawn (%1). Take the sentence out or cite something else.</source>
        <translation>Der Text nennt einen Beleg, der zurückgezogen wurde (%1). Streichen Sie den Satz oder nennen Sie einen anderen Beleg.</translation>
    </message>
    <message>
        <source>You decided exactly this already, and it stands.</source>
        <translation>Genau so haben Sie bereits entschieden, und es gilt.</translation>
    </message>
    <message>
        <source>The text was changed while you were reading it. Look at it again, then decide.</source>
        <translation>Der Text wurde geändert, während Sie ihn gelesen haben. Sehen Sie ihn noch einmal an, dann entscheiden Sie.</translation>
    </message>
    <message>
        <source>There is no decision “%1”.</source>
        <translation>Es gibt keine Entscheidung „%1“.</translation>
    </message>
    <message>
        <source>Nothing here asks for a signature: an approval is enough.</source>
        <translation>Hier wird keine Unterschrift verlangt: Eine Freigabe genügt.</translation>
    </message>
    <message>
        <source>%1 is not named as an approver of this account or segment, so the signature would not count.</source>
        <translation>%1 darf für diese Firma oder dieses Segment nicht unterschreiben; die Unterschrift würde nicht zählen.</translation>
    </message>
    <message>
        <source>%1 wrote in this text. Somebody else who is named has to sign it.</source>
        <translation>%1 hat an diesem Text geschrieben. Jemand anderes, der dafür benannt ist, muss ihn unterschreiben.</translation>
    </message>
    <message>
        <source>Nobody has approved this text yet. It is approved first, then signed.</source>
        <translation>Noch hat niemand diesen Text freigegeben. Er wird zuerst freigegeben, dann unterschrieben.</translation>
    </message>
    <message>
        <source>Only the person who decided can take a decision back. A manager can reverse it.</source>
        <translation>Nur wer entschieden hat, kann die Entscheidung zurücknehmen. Ein Manager kann sie aufheben.</translation>
    </message>
    <message>
        <source>You have no decision here that still counts, so there is nothing to take back.</source>
        <translation>Sie haben hier keine Entscheidung, die noch gilt; es gibt also nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is no decision to reverse: it may have been a taking back itself.</source>
        <translation>Es gibt keine Entscheidung, die sich aufheben ließe: Vielleicht war sie selbst eine Rücknahme.</translation>
    </message>
    <message>
        <source>There is nothing to undo: none of your decisions still counts.</source>
        <translation>Es gibt nichts rückgängig zu machen: Keine Ihrer Entscheidungen gilt noch.</translation>
    </message>
    <message>
        <source>A finding of “%1” cannot be set aside by anybody. The text has to change.</source>
        <translation>Einen Befund von „%1“ kann niemand zurückstellen. Der Text muss geändert werden.</translation>
    </message>
    <message>
        <source>You wrote in this text, so somebody else has to set this finding aside.</source>
        <translation>Sie haben an diesem Text geschrieben; jemand anderes muss diesen Befund zurückstellen.</translation>
    </message>
    <message>
        <source>Say why the finding does not hold here.</source>
        <translation>Begründen Sie, warum der Befund hier nicht zutrifft.</translation>
    </message>
    <message>
        <source>This text has no such open finding. It may be settled already: check the draft again.</source>
        <translation>Dieser Text hat keinen solchen offenen Befund. Vielleicht ist er schon erledigt: Prüfen Sie den Entwurf noch einmal.</translation>
    </message>
    <message>
        <source>Approval needs somebody who signs. Name an approver for the segment first.</source>
        <translation>Für Freigaben braucht es jemanden, der unterschreibt. Benennen Sie zuerst einen Freigebenden für das Segment.</translation>
    </message>
    <message>
        <source>Autopilot is not open for this segment yet. Not met: %1.</source>
        <translation>Autopilot ist für dieses Segment noch nicht möglich. Nicht erfüllt: %1.</translation>
    </message>
    <message>
        <source>%1: the stricter mode that stands is kept. Change it on the segment itself.</source>
        <translation>%1: Der geltende, strengere Modus bleibt. Ändern Sie ihn am Segment selbst.</translation>
    </message>
    <message>
        <source>%1 cannot be an approver: only reviewers, managers and admins may sign.</source>
        <translation>%1 kann nicht als Freigebender benannt werden: Nur Prüfer, Manager und Administratoren dürfen unterschreiben.</translation>
    </message>
    <message>
        <source>%1: what stands here differs from the file and is kept. Change it on the segment or account itself.</source>
        <translation>%1: Was hier steht, weicht von der Datei ab und bleibt. Ändern Sie es am Segment oder an der Firma selbst.</translation>
    </message>
    <message>
        <source>%1: the tier stays %2. An import never lowers a tier.</source>
        <translation>%1: Die Stufe bleibt %2. Ein Import senkt nie eine Stufe.</translation>
    </message>
    <message>
        <source>There is no conflict here: the text has one version.</source>
        <translation>Hier gibt es keinen Konflikt: Der Text hat nur eine Version.</translation>
    </message>
    <message>
        <source>decided on another version of the text</source>
        <translation>über eine andere Version des Textes entschieden</translation>
    </message>
    <message>
        <source>the text, the address or the evidence changed after it</source>
        <translation>Text, Adresse oder Beleg haben sich danach geändert</translation>
    </message>
    <message>
        <source>the role does not allow it</source>
        <translation>die Berechtigung reicht nicht aus</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>reversed by a manager</source>
        <translation>von einem Manager aufgehoben</translation>
    </message>
    <message>
        <source>a later decision took its place</source>
        <translation>durch eine spätere Entscheidung ersetzt</translation>
    </message>
    <message>
        <source>the signer is not named as an approver</source>
        <translation>wer unterschrieben hat, ist nicht als Freigebender benannt</translation>
    </message>
    <message>
        <source>the signer wrote in the text</source>
        <translation>wer unterschrieben hat, hat am Text geschrieben</translation>
    </message>
    <message>
        <source>Drafts decided one by one</source>
        <translation>Einzeln entschiedene Entwürfe</translation>
    </message>
    <message>
        <source>Approved without a real edit, lower bound</source>
        <translation>Ohne echte Bearbeitung freigegeben, untere Grenze</translation>
    </message>
    <message>
        <source>False statements and boundary breaches in the last 50</source>
        <translation>Falsche Aussagen und Verstöße gegen Grenzen in den letzten 50</translation>
    </message>
    <message>
        <source>Boundaries that trip on their probe</source>
        <translation>Grenzen, die bei ihrer Probe anschlagen</translation>
    </message>
    <message>
        <source>Least coverage of the four inputs</source>
        <translation>Geringste Abdeckung der vier Quellen</translation>
    </message>
    <message>
        <source>Largest group of drafts built alike</source>
        <translation>Größte Gruppe gleich gebauter Entwürfe</translation>
    </message>
    <message>
        <source>Steps with a channel</source>
        <translation>Schritte mit Kanal</translation>
    </message>
    <message>
        <source>decided in bulk</source>
        <translation>in einer Sammelentscheidung entschieden</translation>
    </message>
    <message>
        <source>no evidence opened</source>
        <translation>kein Beleg geöffnet</translation>
    </message>
    <message>
        <source>faster than reading</source>
        <translation>schneller als gelesen</translation>
    </message>
    <message>
        <source>Everything is paused. A manager can let deliveries go on.</source>
        <translation>Alles ist angehalten. Ein Manager kann die Übergaben weiterlaufen lassen.</translation>
    </message>
    <message>
        <source>It went out before.</source>
        <translation>Es ging schon früher hinaus.</translation>
    </message>
    <message>
        <source>A hand-over was begun and its end is not known. Look whether it went out, then say so.</source>
        <translation>Eine Übergabe wurde begonnen, ihr Ausgang ist unbekannt. Sehen Sie nach, ob die Nachricht hinausging, und geben Sie es an.</translation>
    </message>
    <message>
        <source>Two versions of the text stand side by side. Resolve the conflict.</source>
        <translation>Zwei Fassungen des Textes stehen nebeneinander. Lösen Sie den Konflikt.</translation>
    </message>
    <message>
        <source>The person must not be contacted on this channel.</source>
        <translation>Die Person darf auf diesem Kanal nicht kontaktiert werden.</translation>
    </message>
    <message>
        <source>It was rejected.</source>
        <translation>Es wurde abgelehnt.</translation>
    </message>
    <message>
        <source>Changes were requested.</source>
        <translation>Es wurden Änderungen verlangt.</translation>
    </message>
    <message>
        <source>The text, the address or the evidence changed after the approval. It has to be approved again.</source>
        <translation>Text, Adresse oder Belege haben sich nach der Freigabe geändert. Eine neue Freigabe ist nötig.</translation>
    </message>
    <message>
        <source>It waits for the signature of a named person.</source>
        <translation>Es wartet auf die Unterschrift einer benannten Person.</translation>
    </message>
    <message>
        <source>Nobody has approved it yet.</source>
        <translation>Noch niemand hat es freigegeben.</translation>
    </message>
    <message>
        <source>It is being handed over already.</source>
        <translation>Es wird bereits übergeben.</translation>
    </message>
    <message>
        <source>Only e-mails become .eml files; this is for %1. Hand it over as CSV.</source>
        <translation>Nur E-Mails werden zu .eml-Dateien; dies ist für %1. Übergeben Sie es als CSV.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made. Choose another one.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>The outcome of this hand-over is known.</source>
        <translation>Der Ausgang dieser Übergabe ist bekannt.</translation>
    </message>
    <message>
        <source>Nothing was handed over here.</source>
        <translation>Hier wurde nichts übergeben.</translation>
    </message>
    <message>
        <source>There is no e-mail address.</source>
        <translation>Es gibt keine E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>“%1” is no e-mail address that a mail program takes.</source>
        <translation>„%1“ ist keine E-Mail-Adresse, die ein Mailprogramm annimmt.</translation>
    </message>
    <message>
        <source>There is no text to send.</source>
        <translation>Es gibt keinen Text zum Senden.</translation>
    </message>
    <message>
        <source>Name the file .csv or .jsonl: what is written follows from it.</source>
        <translation>Benennen Sie die Datei mit .csv oder .jsonl: Danach richtet sich, was geschrieben wird.</translation>
    </message>
    <message>
        <source>There is no file “%1”. Check the path.</source>
        <translation>Es gibt keine Datei „%1“. Prüfen Sie den Pfad.</translation>
    </message>
    <message>
        <source>“%1” is a folder. Name a file in it.</source>
        <translation>„%1“ ist ein Ordner. Nennen Sie eine Datei darin.</translation>
    </message>
    <message>
        <source>“%1” cannot be read. Check that it is not open elsewhere and that you may read it.</source>
        <translation>„%1“ lässt sich nicht lesen. Prüfen Sie, ob die Datei anderswo geöffnet ist und ob Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>“%1” is too large. Split it, or leave out what is not text.</source>
        <translation>„%1“ ist zu groß. Teilen Sie die Datei auf, oder lassen Sie weg, was kein Text ist.</translation>
    </message>
    <message>
        <source>“%1” is there already and is not overwritten. Choose another name.</source>
        <translation>„%1“ gibt es schon und wird nicht überschrieben. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The folder of “%1” does not exist.</source>
        <translation>Den Ordner von „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>“%1” cannot be written to. Choose another place.</source>
        <translation>In „%1“ kann nicht geschrieben werden. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>“%1” cannot be written.</source>
        <translation>„%1“ lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>“%1” holds nothing but zeros, as after a power cut. Export it again.</source>
        <translation>„%1“ enthält nur Nullen, wie nach einem Stromausfall. Exportieren Sie die Datei neu.</translation>
    </message>
    <message>
        <source>“%1” is an Excel workbook. Save it as CSV (UTF-8) and import that.</source>
        <translation>„%1“ ist eine Excel-Arbeitsmappe. Speichern Sie sie als CSV (UTF-8) und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>“%1” is no document that the knowledge base reads, and was left out.</source>
        <translation>„%1“ ist kein Dokument, das die Wissensbasis lesen kann, und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>There is no encoding “%1”. Try UTF-8 or Windows-1252.</source>
        <translation>Es gibt keine Kodierung „%1“. Versuchen Sie UTF-8 oder Windows-1252.</translation>
    </message>
    <message>
        <source>“%1” is not UTF-8 text.</source>
        <translation>„%1“ ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>No header row was found. The first row has to name the columns.</source>
        <translation>Keine Kopfzeile gefunden. Die erste Zeile muss die Spalten benennen.</translation>
    </message>
    <message>
        <source>There are no rows below the header.</source>
        <translation>Unter der Kopfzeile stehen keine Zeilen.</translation>
    </message>
    <message>
        <source>There is no field “%1” to map to.</source>
        <translation>Es gibt kein Feld „%1“, dem zugeordnet werden kann.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>Die Datei hat keine Spalte „%1“.</translation>
    </message>
    <message>
        <source>No column says who or what a row is about. Say which column it is.</source>
        <translation>Keine Spalte sagt, um wen oder was es in einer Zeile geht. Geben Sie die Spalte an.</translation>
    </message>
    <message>
        <source>The import was stopped. Nothing was changed.</source>
        <translation>Der Import wurde gestoppt. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>There is no preview of %1 files.</source>
        <translation>Für %1-Dateien gibt es keine Vorschau.</translation>
    </message>
    <message>
        <source>Stopped. What was done stays done.</source>
        <translation>Gestoppt. Was getan wurde, bleibt bestehen.</translation>
    </message>
    <message>
        <source>This field has the wrong type.</source>
        <translation>Dieses Feld hat den falschen Typ.</translation>
    </message>
    <message>
        <source>This field is missing.</source>
        <translation>Dieses Feld fehlt.</translation>
    </message>
    <message>
        <source>The line is too long to be a draft.</source>
        <translation>Die Zeile ist zu lang für einen Entwurf.</translation>
    </message>
    <message>
        <source>Your role (%1) does not allow writing texts. Ask an SDR, a reviewer or a manager.</source>
        <translation>Ihre Benutzerrolle (%1) erlaubt kein Schreiben von Texten. Fragen Sie einen SDR, Prüfer oder Manager.</translation>
    </message>
    <message>
        <source>Only the worker may say that a text was generated.</source>
        <translation>Nur der Worker darf angeben, dass ein Text generiert wurde.</translation>
    </message>
    <message>
        <source>Your role (%1) does not allow approving. A reviewer or a manager can.</source>
        <translation>Ihre Benutzerrolle (%1) erlaubt keine Freigabe. Ein Prüfer oder Manager kann das.</translation>
    </message>
    <message>
        <source>Your role (%1) does not allow signing. A named reviewer or manager can.</source>
        <translation>Ihre Benutzerrolle (%1) erlaubt keine Unterschrift. Ein benannter Prüfer oder Manager kann das.</translation>
    </message>
    <message>
        <source>Your role (%1) does not allow requesting changes. A reviewer or a manager can.</source>
        <translation>Ihre Benutzerrolle (%1) erlaubt nicht, Änderungen zu verlangen. Ein Prüfer oder Manager kann das.</translation>
    </message>
    <message>
        <source>Your role (%1) does not allow rejecting. A reviewer or a manager can.</source>
        <translation>Ihre Benutzerrolle (%1) erlaubt keine Ablehnung. Ein Prüfer oder Manager kann das.</translation>
    </message>
    <message>
        <source>Your role (%1) has no decisions to take back.</source>
        <translation>Ihre Benutzerrolle (%1) hat keine Entscheidungen, die sich zurücknehmen ließen.</translation>
    </message>
    <message>
        <source>Only a manager can reverse somebody’s decision.</source>
        <translation>Nur ein Manager kann die Entscheidung eines anderen aufheben.</translation>
    </message>
    <message>
        <source>Your role (%1) does not allow setting findings aside. A reviewer or a manager can.</source>
        <translation>Ihre Benutzerrolle (%1) erlaubt nicht, Befunde beiseitezulegen. Ein Prüfer oder Manager kann das.</translation>
    </message>
    <message>
        <source>Tiers, approvers, modes and filters are set by a manager, not by the role %1.</source>
        <translation>Stufen, Freigebende, Modi und Filter legt ein Manager fest, nicht die Benutzerrolle %1.</translation>
    </message>
    <message>
        <source>Your role (%1) does not allow changing the mode.</source>
        <translation>Ihre Benutzerrolle (%1) erlaubt nicht, den Modus zu ändern.</translation>
    </message>
    <message>
        <source>Your role (%1) does not allow adding evidence.</source>
        <translation>Ihre Benutzerrolle (%1) erlaubt nicht, Belege hinzuzufügen.</translation>
    </message>
    <message>
        <source>Your role (%1) does not allow withdrawing evidence.</source>
        <translation>Ihre Benutzerrolle (%1) erlaubt nicht, Belege zurückzuziehen.</translation>
    </message>
    <message>
        <source>Your role (%1) does not allow suppressing people.</source>
        <translation>Ihre Benutzerrolle (%1) erlaubt nicht, Personen auf die Sperrliste zu setzen.</translation>
    </message>
    <message>
        <source>Only a manager can lift a suppression.</source>
        <translation>Nur ein Manager kann einen Eintrag der Sperrliste aufheben.</translation>
    </message>
    <message>
        <source>Your role (%1) does not allow changing accounts and prospects.</source>
        <translation>Ihre Benutzerrolle (%1) erlaubt nicht, Firmen und Kontakte zu ändern.</translation>
    </message>
    <message>
        <source>Only an admin can add users or change roles.</source>
        <translation>Nur ein Admin kann Benutzer hinzufügen oder Benutzerrollen ändern.</translation>
    </message>
    <message>
        <source>Your role (%1) does not allow recording replies.</source>
        <translation>Ihre Benutzerrolle (%1) erlaubt nicht, Antworten zu erfassen.</translation>
    </message>
    <message>
        <source>Your role (%1) does not allow handing messages over.</source>
        <translation>Ihre Benutzerrolle (%1) erlaubt nicht, Nachrichten zu übergeben.</translation>
    </message>
    <message>
        <source>Your role (%1) does not allow pausing.</source>
        <translation>Ihre Benutzerrolle (%1) erlaubt kein Anhalten.</translation>
    </message>
    <message>
        <source>Only a manager can let deliveries go on.</source>
        <translation>Nur ein Manager kann die Übergaben weiterlaufen lassen.</translation>
    </message>
    <message>
        <source>Only a manager can erase a person.</source>
        <translation>Nur ein Manager kann eine Person löschen.</translation>
    </message>
    <message>
        <source>Nothing says who this is: give a name, an e-mail, a profile or an id.</source>
        <translation>Es ist nicht angegeben, wer das ist: Nennen Sie einen Namen, eine E-Mail, ein Profil oder eine ID.</translation>
    </message>
    <message>
        <source>Neither a name nor a web domain.</source>
        <translation>Weder ein Name noch eine Webdomain.</translation>
    </message>
    <message>
        <source>The passage has no text.</source>
        <translation>Die Passage hat keinen Text.</translation>
    </message>
    <message>
        <source>“%1” is none of the four inputs (research, knowledge, crm, signal).</source>
        <translation>„%1“ ist keine der vier Quellen (research, knowledge, crm, signal).</translation>
    </message>
    <message>
        <source>It gives orders to language models. It is kept as data; nobody follows it.</source>
        <translation>Der Text gibt Sprachmodellen Anweisungen. Er wird als Daten aufbewahrt; niemand befolgt sie.</translation>
    </message>
    <message>
        <source>The draft has no text.</source>
        <translation>Der Entwurf hat keinen Text.</translation>
    </message>
    <message>
        <source>Nothing says who the draft is for.</source>
        <translation>Es ist nicht angegeben, für wen der Entwurf ist.</translation>
    </message>
    <message>
        <source>The draft names no channel. It is never taken for an e-mail: give the channel.</source>
        <translation>Der Entwurf nennt keinen Kanal. Er gilt nie einfach als E-Mail: Geben Sie den Kanal an.</translation>
    </message>
    <message>
        <source>“%1” is no channel (email, linkedin, sms, whatsapp, phone).</source>
        <translation>„%1“ ist kein Kanal (email, linkedin, sms, whatsapp, phone).</translation>
    </message>
    <message>
        <source>A passage of the draft cannot be read.</source>
        <translation>Eine Passage des Entwurfs lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>“%1” is no priority from 0 to 9.</source>
        <translation>„%1“ ist keine Priorität von 0 bis 9.</translation>
    </message>
    <message>
        <source>“%1” is no number of a step.</source>
        <translation>„%1“ ist keine Schrittnummer.</translation>
    </message>
    <message>
        <source>Nobody here is “%1”. Import the person first, or give an e-mail or a company with the name.</source>
        <translation>Niemand hier ist „%1“. Importieren Sie die Person zuerst, oder geben Sie zum Namen eine E-Mail oder Firma an.</translation>
    </message>
    <message>
        <source>More than one person could be “%1”. Give the record id.</source>
        <translation>Mehrere Personen könnten „%1“ sein. Geben Sie die Datensatz-ID an.</translation>
    </message>
    <message>
        <source>%1 was not known yet and was added.</source>
        <translation>%1 war noch nicht bekannt und wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>“%1” was changed here since. The file’s new text was not taken over.</source>
        <translation>„%1“ wurde hier inzwischen geändert. Der neue Text der Datei wurde nicht übernommen.</translation>
    </message>
    <message>
        <source>Nothing says who must not be contacted.</source>
        <translation>Es ist nicht angegeben, wer nicht kontaktiert werden darf.</translation>
    </message>
    <message>
        <source>“%1” is no kind of entry (email, phone, domain, person, profile).</source>
        <translation>„%1“ ist keine Art von Eintrag (email, phone, domain, person, profile).</translation>
    </message>
    <message>
        <source>“%1” is no e-mail address. It was left out.</source>
        <translation>„%1“ ist keine E-Mail-Adresse und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>Several addresses stand in one cell; the first was taken.</source>
        <translation>In einer Zelle stehen mehrere Adressen; die erste wurde übernommen.</translation>
    </message>
    <message>
        <source>“%1” is no telephone number. It was left out.</source>
        <translation>„%1“ ist keine Telefonnummer und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>Several numbers stand in one cell; the first was taken.</source>
        <translation>In einer Zelle stehen mehrere Nummern; die erste wurde übernommen.</translation>
    </message>
    <message>
        <source>“%1” was a telephone number before a spreadsheet rounded it. Format the column as text and export again.</source>
        <translation>„%1“ war eine Telefonnummer, bevor eine Tabellenkalkulation sie gerundet hat. Formatieren Sie die Spalte als Text und exportieren Sie neu.</translation>
    </message>
    <message>
        <source>“%1” is no web domain.</source>
        <translation>„%1“ ist keine Webdomain.</translation>
    </message>
    <message>
        <source>“%1” is no tier (standard, growth, enterprise, strategic).</source>
        <translation>„%1“ ist keine Stufe (standard, growth, enterprise, strategic).</translation>
    </message>
    <message>
        <source>“%1” is no language we know.</source>
        <translation>„%1“ ist keine bekannte Sprache.</translation>
    </message>
    <message>
        <source>“%1” is no channel. The entry counts for every channel.</source>
        <translation>„%1“ ist kein Kanal. Der Eintrag gilt für alle Kanäle.</translation>
    </message>
    <message>
        <source>“%1” does not say yes or no. It counts as “do not contact”.</source>
        <translation>„%1“ heißt weder ja noch nein. Es gilt als „nicht kontaktieren“.</translation>
    </message>
    <message>
        <source>The column does not tell whether day or month comes first. The date was left out.</source>
        <translation>Die Spalte verrät nicht, ob Tag oder Monat zuerst steht. Das Datum wurde ausgelassen.</translation>
    </message>
    <message>
        <source>“%1” is no date. It was left out.</source>
        <translation>„%1“ ist kein Datum und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The cell begins like a formula. It is kept as text.</source>
        <translation>Die Zelle beginnt wie eine Formel. Sie bleibt als Text erhalten.</translation>
    </message>
    <message>
        <source>The cell is empty; what we know of %1 stays. An import can be told to empty it.</source>
        <translation>Die Zelle ist leer; was über %1 bekannt ist, bleibt. Auf Wunsch kann ein Import es leeren.</translation>
    </message>
    <message>
        <source>A quotation mark is never closed.</source>
        <translation>Ein Anführungszeichen wird nie geschlossen.</translation>
    </message>
    <message>
        <source>A stray quotation mark was kept as text.</source>
        <translation>Ein einzelnes Anführungszeichen wurde als Text behalten.</translation>
    </message>
    <message>
        <source>The row has more cells than the header has columns: a delimiter may stand in a cell without quotes.</source>
        <translation>Die Zeile hat mehr Zellen als die Kopfzeile Spalten: Vielleicht steht ein Trennzeichen ohne Anführungszeichen in einer Zelle.</translation>
    </message>
    <message>
        <source>The row has fewer cells than the header has columns.</source>
        <translation>Die Zeile hat weniger Zellen als die Kopfzeile Spalten.</translation>
    </message>
    <message>
        <source>NUL characters were left out.</source>
        <translation>NUL-Zeichen wurden ausgelassen.</translation>
    </message>
    <message>
        <source>There is no persona “%1”.</source>
        <translation>Es gibt keine Rolle „%1“.</translation>
    </message>
    <message>
        <source>The title pattern “%1” cannot be read.</source>
        <translation>Das Titelmuster „%1“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>%1 is likely a record we have already. Both are held until somebody says.</source>
        <translation>%1 ist wahrscheinlich schon als Datensatz vorhanden. Beide werden zurückgehalten, bis jemand entscheidet.</translation>
    </message>
    <message>
        <source>Nobody here is “%1” yet. The passage is kept and counts once they are imported.</source>
        <translation>Niemand hier ist „%1“. Die Passage wird aufbewahrt und zählt, sobald die Person oder Firma importiert ist.</translation>
    </message>
    <message>
        <source>There is no user “%1” to be an approver.</source>
        <translation>Es gibt keinen Benutzer „%1“, der freigeben könnte.</translation>
    </message>
    <message>
        <source>%1 stays %2. An import does not change roles.</source>
        <translation>%1 bleibt %2. Ein Import ändert keine Benutzerrollen.</translation>
    </message>
    <message>
        <source>There is no sequence “%1”.</source>
        <translation>Es gibt keine Abfolge „%1“.</translation>
    </message>
    <message>
        <source>There is no segment “%1”.</source>
        <translation>Es gibt kein Segment „%1“.</translation>
    </message>
    <message>
        <source>There is no such step in “%1”.</source>
        <translation>Diesen Schritt gibt es in „%1“ nicht.</translation>
    </message>
    <message>
        <source>This step has no channel. Nothing is written for it until it has one.</source>
        <translation>Dieser Schritt hat keinen Kanal. Bis er einen hat, wird nichts dafür geschrieben.</translation>
    </message>
    <message>
        <source>“%1” is no channel.</source>
        <translation>„%1“ ist kein Kanal.</translation>
    </message>
    <message>
        <source>A segment never starts on autopilot. It begins in review.</source>
        <translation>Ein Segment startet nie im Autopilot. Es beginnt mit der Prüfung.</translation>
    </message>
    <message>
        <source>The segment is in approval and names nobody who signs.</source>
        <translation>Das Segment steht auf Freigabe, nennt aber niemanden, der unterschreibt.</translation>
    </message>
    <message>
        <source>The segment has no filter, so nobody falls in it.</source>
        <translation>Das Segment hat keinen Filter, also fällt niemand hinein.</translation>
    </message>
    <message>
        <source>There is no rule “%1”.</source>
        <translation>Es gibt keine Regel „%1“.</translation>
    </message>
    <message>
        <source>“%1” stands twice.</source>
        <translation>„%1“ kommt doppelt vor.</translation>
    </message>
    <message>
        <source>The boundary has no probe: give a sentence that must set it off.</source>
        <translation>Die Grenze hat keine Probe: Geben Sie einen Satz an, der sie auslösen muss.</translation>
    </message>
    <message>
        <source>“%1” is no kind of boundary (phrase, regex, topic).</source>
        <translation>„%1“ ist keine Art von Grenze (phrase, regex, topic).</translation>
    </message>
    <message>
        <source>The pattern cannot be read: %1.</source>
        <translation>Das Muster lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>A passage is no longer in the document and was withdrawn.</source>
        <translation>Eine Passage steht nicht mehr im Dokument und wurde zurückgezogen.</translation>
    </message>
    <message>
        <source>Handed over %1 as %2.</source>
        <translation>%1 übergeben als %2.</translation>
    </message>
    <message>
        <source>Changed at the same time by %1. Somebody has to choose.</source>
        <translation>Gleichzeitig geändert von %1. Jemand muss wählen.</translation>
    </message>
    <message>
        <source>Must not be contacted here (%1).</source>
        <translation>Darf hier nicht kontaktiert werden (%1).</translation>
    </message>
    <message>
        <source>Must not be contacted here (%1): %2</source>
        <translation>Darf hier nicht kontaktiert werden (%1): %2</translation>
    </message>
    <message>
        <source>%1 rejected it.</source>
        <translation>%1 hat abgelehnt.</translation>
    </message>
    <message>
        <source>%1 rejected it: %2</source>
        <translation>%1 hat abgelehnt: %2</translation>
    </message>
    <message>
        <source>%1 asked for changes.</source>
        <translation>%1 hat Änderungen verlangt.</translation>
    </message>
    <message>
        <source>%1 asked for changes: %2</source>
        <translation>%1 hat Änderungen verlangt: %2</translation>
    </message>
    <message>
        <source>The text changed after it was approved. It has to be approved again.</source>
        <translation>Der Text wurde nach der Freigabe geändert. Eine neue Freigabe ist nötig.</translation>
    </message>
    <message>
        <source>Evidence it cites (%1) was withdrawn after it was approved.</source>
        <translation>Ein verwendeter Beleg (%1) wurde nach der Freigabe zurückgezogen.</translation>
    </message>
    <message>
        <source>The address, the segment or the evidence changed after it was approved.</source>
        <translation>Adresse, Segment oder Belege haben sich nach der Freigabe geändert.</translation>
    </message>
    <message>
        <source>Open blockers: %1.</source>
        <translation>Offene Sperren: %1.</translation>
    </message>
    <message>
        <source>Approved by %1.</source>
        <translation>Freigegeben von %1.</translation>
    </message>
    <message>
        <source>Signed by %1.</source>
        <translation>Unterschrieben von %1.</translation>
    </message>
    <message>
        <source>Waits for the signature of %1.</source>
        <translation>Wartet auf die Unterschrift von %1.</translation>
    </message>
    <message>
        <source>Nobody is named to sign it. Name an approver for the account or the segment.</source>
        <translation>Niemand ist für die Unterschrift benannt. Benennen Sie jemanden für die Firma oder das Segment.</translation>
    </message>
    <message>
        <source>Everybody who is named to sign wrote in it. Name somebody else.</source>
        <translation>Alle, die unterschreiben dürften, haben am Text mitgeschrieben. Benennen Sie jemand anderen.</translation>
    </message>
    <message>
        <source>The checks have not run on this text.</source>
        <translation>Die Prüfungen sind für diesen Text noch nicht gelaufen.</translation>
    </message>
    <message>
        <source>Nobody has decided on this text.</source>
        <translation>Über diesen Text hat noch niemand entschieden.</translation>
    </message>
    <message>
        <source>A strategic account: a named person signs after the approval.</source>
        <translation>Eine strategische Firma: Nach der Freigabe unterschreibt eine benannte Person.</translation>
    </message>
    <message>
        <source>A regulated step: a named person signs after the approval.</source>
        <translation>Ein regulierter Schritt: Nach der Freigabe unterschreibt eine benannte Person.</translation>
    </message>
    <message>
        <source>The segment is in approval: a named person signs after the approval.</source>
        <translation>Das Segment steht auf Freigabe: Nach der Freigabe unterschreibt eine benannte Person.</translation>
    </message>
    <message>
        <source>“%1” is there already. Choose another name, or open it.</source>
        <translation>„%1“ gibt es schon. Wählen Sie einen anderen Namen, oder öffnen Sie die Datei.</translation>
    </message>
    <message>
        <source>There is no workspace “%1”.</source>
        <translation>Es gibt keinen Arbeitsbereich „%1“.</translation>
    </message>
    <message>
        <source>“%1” is no Countersign workspace.</source>
        <translation>„%1“ ist kein Countersign-Arbeitsbereich.</translation>
    </message>
    <message>
        <source>The workspace is from a newer version of Countersign. Update the program.</source>
        <translation>Der Arbeitsbereich stammt aus einer neueren Version von Countersign. Aktualisieren Sie das Programm.</translation>
    </message>
    <message>
        <source>Another program holds the workspace. Close it there, or try again in a moment.</source>
        <translation>Ein anderes Programm belegt den Arbeitsbereich. Schließen Sie ihn dort, oder versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The workspace cannot be written to. Check who may write the file and its folder.</source>
        <translation>In den Arbeitsbereich kann nicht geschrieben werden. Prüfen Sie die Rechte für die Datei und ihren Ordner.</translation>
    </message>
    <message>
        <source>The workspace is being closed.</source>
        <translation>Der Arbeitsbereich wird gerade geschlossen.</translation>
    </message>
    <message>
        <source>“%1” is no whole copy of a workspace. Choose another backup; nothing was changed.</source>
        <translation>„%1“ ist keine vollständige Kopie eines Arbeitsbereichs. Wählen Sie eine andere Sicherung; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>“%1” is the workspace itself. Choose another file.</source>
        <translation>„%1“ ist der Arbeitsbereich selbst. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>“%1” is there already and is no copy of a workspace. Choose another name, or remove it first; nothing was changed.</source>
        <translation>„%1“ gibt es schon und ist keine Kopie eines Arbeitsbereichs. Wählen Sie einen anderen Namen oder entfernen Sie die Datei zuerst; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The answer could not be written whole: %1. What the command changed stays changed.</source>
        <translation>Die Antwort konnte nicht vollständig geschrieben werden: %1. Was der Befehl geändert hat, bleibt geändert.</translation>
    </message>
    <message>
        <source>The sample fills an empty workspace only. Make a new one for it.</source>
        <translation>Das Beispiel füllt nur einen leeren Arbeitsbereich. Legen Sie dafür einen neuen an.</translation>
    </message>
    <message>
        <source>There is no user “%1”.</source>
        <translation>Es gibt keinen Benutzer „%1“.</translation>
    </message>
    <message>
        <source>“%1” could be several users.</source>
        <translation>„%1“ könnten mehrere Benutzer sein.</translation>
    </message>
    <message>
        <source>There is a user “%1” already.</source>
        <translation>Es gibt schon einen Benutzer „%1“.</translation>
    </message>
    <message>
        <source>“%1” cannot be a name: it has no letter or figure.</source>
        <translation>„%1“ kann kein Name sein: Er enthält weder Buchstaben noch Ziffern.</translation>
    </message>
    <message>
        <source>There is no prospect “%1”.</source>
        <translation>Es gibt keinen Kontakt „%1“.</translation>
    </message>
    <message>
        <source>There is no account “%1”.</source>
        <translation>Es gibt keine Firma „%1“.</translation>
    </message>
    <message>
        <source>Nothing here is called “%1”. Check how it is written; “list” shows what there is.</source>
        <translation>Hier heißt nichts „%1“. Prüfen Sie die Schreibweise; „list“ zeigt, was es gibt.</translation>
    </message>
    <message>
        <source>“%1” could be several. Use one of these ids: %2.</source>
        <translation>„%1“ ist nicht eindeutig. Verwenden Sie eine dieser IDs: %2.</translation>
    </message>
    <message>
        <source>There is no setting “%1”.</source>
        <translation>Es gibt keine Einstellung „%1“.</translation>
    </message>
    <message>
        <source>“%2” is no value for %1.</source>
        <translation>„%2“ ist kein Wert für %1.</translation>
    </message>
    <message>
        <source>%1 does not go with a list of %2.</source>
        <translation>%1 passt nicht zu einer Liste von %2.</translation>
    </message>
    <message>
        <source>“%1” is no order. Choose newest, priority, due or worst.</source>
        <translation>„%1“ ist keine Sortierung. Wählen Sie newest, priority, due oder worst.</translation>
    </message>
    <message>
        <source>A document does not agree with its own id and was not taken.</source>
        <translation>Ein Dokument passt nicht zu seiner eigenen ID und wurde nicht übernommen.</translation>
    </message>
    <message>
        <source>A document speaks of something that is not here.</source>
        <translation>Ein Dokument verweist auf etwas, das es hier nicht gibt.</translation>
    </message>
    <message>
        <source>A document has an id of another kind.</source>
        <translation>Ein Dokument hat eine ID anderer Art.</translation>
    </message>
    <message>
        <source>The key that signs the log is not on this computer.</source>
        <translation>Der Schlüssel, der das Protokoll signiert, ist nicht auf diesem Computer.</translation>
    </message>
    <message>
        <source>This message went out, or may have. Its text cannot change any more.</source>
        <translation>Diese Nachricht ging hinaus, oder vielleicht. Ihr Text lässt sich nicht mehr ändern.</translation>
    </message>
    <message>
        <source>Two versions of this text stand side by side. Resolve the conflict first.</source>
        <translation>Zwei Fassungen dieses Textes stehen nebeneinander. Lösen Sie zuerst den Konflikt.</translation>
    </message>
    <message>
        <source>The text is empty. Write something, or leave the edit.</source>
        <translation>Der Text ist leer. Schreiben Sie etwas, oder verlassen Sie die Bearbeitung.</translation>
    </message>
    <message>
        <source>The version you began from is not here (%1). Open the draft again.</source>
        <translation>Die Fassung, von der Sie ausgingen, ist nicht hier (%1). Öffnen Sie den Entwurf neu.</translation>
    </message>
    <message>
        <source>There is no draft “%1”.</source>
        <translation>Es gibt keinen Entwurf „%1“.</translation>
    </message>
    <message>
        <source>The person this draft is for is not here.</source>
        <translation>Die Person, für die dieser Entwurf ist, gibt es hier nicht.</translation>
    </message>
    <message>
        <source>This evidence was withdrawn and no longer counts.</source>
        <translation>Dieser Beleg wurde zurückgezogen und zählt nicht mehr.</translation>
    </message>
    <message>
        <source>This passage is about somebody else. It cannot be cited here.</source>
        <translation>Diese Passage handelt von jemand anderem. Sie kann hier nicht als Beleg dienen.</translation>
    </message>
    <message>
        <source>This passage is about another company. It cannot be cited here.</source>
        <translation>Diese Passage handelt von einer anderen Firma. Sie kann hier nicht als Beleg dienen.</translation>
    </message>
    <message>
        <source>There is no evidence “%1”.</source>
        <translation>Es gibt keinen Beleg „%1“.</translation>
    </message>
    <message>
        <source>This evidence was withdrawn before.</source>
        <translation>Dieser Beleg wurde schon früher zurückgezogen.</translation>
    </message>
    <message>
        <source>The note is empty.</source>
        <translation>Der Hinweis ist leer.</translation>
    </message>
    <message>
        <source>Say what the boundary looks for.</source>
        <translation>Geben Sie an, wonach die Grenze sucht.</translation>
    </message>
    <message>
        <source>The probe does not set the boundary off: “%1”. Change the pattern or the probe.</source>
        <translation>Die Probe löst die Grenze nicht aus: „%1“. Ändern Sie das Muster oder die Probe.</translation>
    </message>
    <message>
        <source>The directive is empty.</source>
        <translation>Die Vorgabe ist leer.</translation>
    </message>
    <message>
        <source>Step %1 of the sequence has no channel. Give the step a channel: it is never guessed.</source>
        <translation>Schritt %1 der Abfolge hat keinen Kanal. Geben Sie ihm einen: Er wird nie geraten.</translation>
    </message>
    <message>
        <source>There is no address for %1. Add it, or leave this channel out.</source>
        <translation>Für %1 gibt es keine Adresse. Ergänzen Sie sie, oder lassen Sie diesen Kanal weg.</translation>
    </message>
    <message>
        <source>There is no other way to write this from what is known. Add evidence, or ask for something else.</source>
        <translation>Aus dem Bekannten lässt sich das nicht anders schreiben. Fügen Sie Belege hinzu, oder verlangen Sie etwas anderes.</translation>
    </message>
    <message>
        <source>Writing was stopped.</source>
        <translation>Das Schreiben wurde gestoppt.</translation>
    </message>
    <message>
        <source>This person must not be contacted.</source>
        <translation>Diese Person darf nicht kontaktiert werden.</translation>
    </message>
    <message>
        <source>This person has answered: later steps wait.</source>
        <translation>Diese Person hat geantwortet: Spätere Schritte warten.</translation>
    </message>
    <message>
        <source>This person falls in no segment with a sequence, so there are no steps to write for.</source>
        <translation>Diese Person fällt in kein Segment mit Abfolge, also gibt es keine Schritte zum Schreiben.</translation>
    </message>
    <message>
        <source>There is no provider “%1”. This version knows “builtin”.</source>
        <translation>Es gibt keinen Anbieter „%1“. Diese Version kennt „builtin“.</translation>
    </message>
    <message>
        <source>Written in the default language: the knowledge base has no passage in %1.</source>
        <translation>In der Standardsprache geschrieben: Die Wissensbasis hat keine Passage auf %1.</translation>
    </message>
    <message>
        <source>Nothing is known of the person; it opens with the account.</source>
        <translation>Über die Person ist nichts bekannt; der Text beginnt mit der Firma.</translation>
    </message>
    <message>
        <source>Only older evidence was to be had: %1.</source>
        <translation>Es gab nur ältere Belege: %1.</translation>
    </message>
    <message>
        <source>No proof point may be used here, or none fits.</source>
        <translation>Kein Beispiel aus der Praxis darf hier verwendet werden, oder keines passt.</translation>
    </message>
    <message>
        <source>Left out, because it gives orders to language models: %1.</source>
        <translation>Ausgelassen, weil es Sprachmodellen Anweisungen gibt: %1.</translation>
    </message>
    <message>
        <source>Not followed: “%1”. The built-in composer does not understand it or cannot do it.</source>
        <translation>Nicht befolgt: „%1“. Der eingebaute Texter versteht es nicht oder kann es nicht.</translation>
    </message>
    <message>
        <source>Still blocked by: %1. A person has to look.</source>
        <translation>Noch gesperrt durch: %1. Ein Mensch muss es ansehen.</translation>
    </message>
    <message>
        <source>“%2” is no %1. Write an address, a number, a domain or a record id.</source>
        <translation>„%2“ passt nicht zu %1. Geben Sie eine Adresse, eine Nummer, eine Domain oder eine Datensatz-ID an.</translation>
    </message>
    <message>
        <source>There is no suppression entry “%1”.</source>
        <translation>Es gibt keinen Eintrag „%1“ in der Sperrliste.</translation>
    </message>
    <message>
        <source>Say why the suppression is lifted.</source>
        <translation>Geben Sie an, warum die Sperre aufgehoben wird.</translation>
    </message>
    <message>
        <source>The reply is empty.</source>
        <translation>Die Antwort ist leer.</translation>
    </message>
    <message>
        <source>It is an opt-out word.</source>
        <translation>Es ist ein Abmeldewort.</translation>
    </message>
    <message>
        <source>It asks to be taken off the list.</source>
        <translation>Die Antwort bittet darum, von der Liste genommen zu werden.</translation>
    </message>
    <message>
        <source>It asks not to be written to again.</source>
        <translation>Die Antwort bittet darum, nicht mehr angeschrieben zu werden.</translation>
    </message>
    <message>
        <source>The opt-out stands only in the quoted message.</source>
        <translation>Die Abmeldung steht nur in der zitierten Nachricht.</translation>
    </message>
    <message>
        <source>It is an automatic reply.</source>
        <translation>Es ist eine automatische Antwort.</translation>
    </message>
    <message>
        <source>It says “not now”, which is no opt-out.</source>
        <translation>Die Antwort sagt „jetzt nicht“, das ist keine Abmeldung.</translation>
    </message>
    <message>
        <source>It does not ask to be left alone.</source>
        <translation>Die Antwort bittet nicht darum, in Ruhe gelassen zu werden.</translation>
    </message>
    <message>
        <source>Only the record id “%1” stands here, and nobody is known by it yet. Fill in a name or an e-mail, and import again.</source>
        <translation>Hier steht nur die Kennung „%1“, und unter ihr ist noch niemand bekannt. Tragen Sie einen Namen oder eine E-Mail-Adresse ein und importieren Sie noch einmal.</translation>
    </message>
    <message>
        <source>The folder of “%1” does not exist. Make it, or choose another.</source>
        <translation>Den Ordner von „%1“ gibt es nicht. Legen Sie ihn an oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened. It is a folder, or you may not read it: name the workspace’s file.</source>
        <translation>„%1“ lässt sich nicht öffnen. Es ist ein Ordner, oder Sie dürfen es nicht lesen: Nennen Sie die Datei des Arbeitsbereichs.</translation>
    </message>
    <message>
        <source>the text came from a file or a person</source>
        <translation>der Text kam aus einer Datei oder von einem Menschen</translation>
    </message>
    <message>
        <source>written before prompt, model or directives changed</source>
        <translation>geschrieben, bevor sich Prompt, Modell oder Vorgaben änderten</translation>
    </message>
    <message>
        <source>a passage that it cites was withdrawn</source>
        <translation>eine zitierte Passage wurde zurückgezogen</translation>
    </message>
    <message>
        <source>The passage was withdrawn and stays so. Change its words if it is right again.</source>
        <translation>Die Stelle wurde zurückgezogen und bleibt es. Ändern Sie ihren Wortlaut, wenn sie wieder stimmt.</translation>
    </message>
    <message>
        <source>No row begins on line %2. Choose the line that names the columns, among the first ones.</source>
        <translation>In Zeile %2 beginnt kein Datensatz. Wählen Sie unter den ersten Zeilen die, die die Spalten benennt.</translation>
    </message>
    <message>
        <source>Taken off autopilot: too many of the samples were rejected or sent back.</source>
        <translation>Vom Autopiloten genommen: Zu viele Stichproben wurden abgelehnt oder zurückgegeben.</translation>
    </message>
    <message>
        <source>Taken off autopilot: a generated text broke a boundary (“%1”).</source>
        <translation>Vom Autopiloten genommen: Ein geschriebener Text hat eine Grenze verletzt („%1“).</translation>
    </message>
    <message>
        <source>Taken off autopilot: the model or the directives changed, and nobody has reviewed what they write.</source>
        <translation>Vom Autopiloten genommen: Modell oder Vorgaben haben sich geändert, und niemand hat geprüft, was damit entsteht.</translation>
    </message>
    <message>
        <source>Goes by itself: the segment is on autopilot.</source>
        <translation>Geht von selbst hinaus: Das Segment läuft auf Autopilot.</translation>
    </message>
    <message>
        <source>Drawn as a sample: on autopilot somebody looks at one in %1.</source>
        <translation>Als Stichprobe gezogen: Auf Autopilot sieht jemand eine von %1 an.</translation>
    </message>
    <message>
        <source>Not as autopilot was calibrated, so somebody has to look.</source>
        <translation>Anders entstanden als für den Autopiloten geprüft, deshalb muss jemand hinsehen.</translation>
    </message>
    <message>
        <source>Somebody else wrote here in the meantime. Look at their text first.</source>
        <translation>Inzwischen hat jemand anderes hier geschrieben. Sehen Sie sich zuerst dessen Text an.</translation>
    </message>
    <message>
        <source>a public page or article on the person or the firm (research)</source>
        <translation>eine öffentliche Seite oder ein Artikel zur Person oder zur Firma (Recherche)</translation>
    </message>
    <message>
        <source>something new about them, such as a job change or an advert (signal)</source>
        <translation>etwas Neues über sie, etwa ein Stellenwechsel oder eine Anzeige (Signal)</translation>
    </message>
    <message>
        <source>a note, mail or call with the person (CRM)</source>
        <translation>eine Notiz, Mail oder ein Gespräch mit der Person (CRM)</translation>
    </message>
    <message>
        <source>a page on what your product does (knowledge base)</source>
        <translation>eine Seite dazu, was Ihr Produkt tut (Wissensbasis)</translation>
    </message>
    <message>
        <source>Too little is known here for a message that is not generic. What would help: %1.</source>
        <translation>Für eine Nachricht, die nicht beliebig klingt, ist hier zu wenig bekannt. Es hilft: %1.</translation>
    </message>
    <message>
        <source>For %1 this is too long, even in the fewest words: “%2”. Add a shorter note on the person, or take another channel.</source>
        <translation>Für %1 ist das selbst in den wenigsten Worten zu lang: „%2“. Ergänzen Sie eine kürzere Notiz zur Person, oder nehmen Sie einen anderen Kanal.</translation>
    </message>
    <message>
        <source>Both ids name the same record (%1).</source>
        <translation>Beide Kennungen nennen denselben Datensatz (%1).</translation>
    </message>
    <message>
        <source>“%1” was not merged with another record.</source>
        <translation>„%1“ wurde mit keinem anderen Datensatz zusammengeführt.</translation>
    </message>
    <message>
        <source>nothing decided yet</source>
        <translation>noch nichts entschieden</translation>
    </message>
    <message>
        <source>there are none yet</source>
        <translation>noch keine vorhanden</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>“%1” is no field that a filter asks for. There is: %2.</source>
        <translation>„%1“ ist kein Feld, nach dem ein Filter fragt. Es gibt: %2.</translation>
    </message>
    <message>
        <source>A filter is a list of conditions, all of which hold: {&quot;all&quot;: [{&quot;field&quot;: &quot;prospect.title&quot;, &quot;contains&quot;: &quot;CFO&quot;}]}. An empty list takes everybody.</source>
        <translation>Ein Filter ist eine Liste von Bedingungen, die alle gelten: {&quot;all&quot;: [{&quot;field&quot;: &quot;prospect.title&quot;, &quot;contains&quot;: &quot;CFO&quot;}]}. Eine leere Liste nimmt alle.</translation>
    </message>
    <message>
        <source>“%1” is none that is known here. Choose one of: %2.</source>
        <translation>„%1“ ist hier nicht bekannt. Wählen Sie eines von: %2.</translation>
    </message>
    <message>
        <source>Rows %1 and %2 give the record id “%3” to two people (%4). The later row was left out: give each an id of their own.</source>
        <translation>Die Zeilen %1 und %2 geben zwei Personen (%4) dieselbe Kennung „%3“. Die spätere Zeile wurde weggelassen: Geben Sie jeder eine eigene.</translation>
    </message>
    <message>
        <source>This person was erased here and is not brought back. Take the row out of the file; nothing of it was stored.</source>
        <translation>Diese Person wurde hier gelöscht und kommt nicht zurück. Nehmen Sie die Zeile aus der Datei; nichts davon wurde gespeichert.</translation>
    </message>
    <message>
        <source>Row %2 of the same file says otherwise of %1. The first row counts.</source>
        <translation>Zeile %2 derselben Datei sagt über %1 etwas anderes. Die erste Zeile gilt.</translation>
    </message>
    <message>
        <source>“%1” is here, but a name alone is not enough to say who is meant. Give the e-mail, the company or the record id too.</source>
        <translation>„%1“ gibt es hier, aber ein Name allein sagt nicht, wer gemeint ist. Geben Sie auch E-Mail, Firma oder Kennung an.</translation>
    </message>
    <message>
        <source>“%1” is in another encoding than the file. The row was left out, what we have stays: save the file as UTF-8 and import it again.</source>
        <translation>„%1“ ist anders kodiert als die Datei. Die Zeile wurde weggelassen, Vorhandenes bleibt: Speichern Sie die Datei als UTF-8 und importieren Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>“%1” is in another encoding than the file. The value was left out, what we have stays: save the file as UTF-8 and import it again.</source>
        <translation>„%1“ ist anders kodiert als die Datei. Der Wert wurde weggelassen, Vorhandenes bleibt: Speichern Sie die Datei als UTF-8 und importieren Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>“%1” is in another encoding than the rest of the file and was read as Windows-1252. See that it is right.</source>
        <translation>„%1“ ist anders kodiert als der Rest der Datei und wurde als Windows-1252 gelesen. Sehen Sie nach, ob es stimmt.</translation>
    </message>
    <message>
        <source>began the log on this computer</source>
        <translation>hat das Protokoll auf diesem Rechner begonnen</translation>
    </message>
    <message>
        <source>tried what a rule forbids</source>
        <translation>hat versucht, was eine Regel verbietet</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>hat bearbeitet</translation>
    </message>
    <message>
        <source>set a finding aside</source>
        <translation>hat einen Befund zurückgestellt</translation>
    </message>
    <message>
        <source>erased a person</source>
        <translation>hat eine Person gelöscht</translation>
    </message>
    <message>
        <source>had drafts written</source>
        <translation>hat Entwürfe schreiben lassen</translation>
    </message>
    <message>
        <source>recorded a reply</source>
        <translation>hat eine Antwort festgehalten</translation>
    </message>
    <message>
        <source>added to the suppression list</source>
        <translation>hat auf die Sperrliste gesetzt</translation>
    </message>
    <message>
        <source>lifted a suppression</source>
        <translation>hat eine Sperre aufgehoben</translation>
    </message>
    <message>
        <source>withdrew a passage</source>
        <translation>hat einen Beleg zurückgezogen</translation>
    </message>
    <message>
        <source>began a hand-over</source>
        <translation>hat eine Übergabe begonnen</translation>
    </message>
    <message>
        <source>handed over</source>
        <translation>hat übergeben</translation>
    </message>
    <message>
        <source>handed over, outcome unknown</source>
        <translation>hat übergeben, Ausgang unbekannt</translation>
    </message>
    <message>
        <source>could not hand over</source>
        <translation>konnte nicht übergeben</translation>
    </message>
    <message>
        <source>paused deliveries</source>
        <translation>hat die Auslieferung angehalten</translation>
    </message>
    <message>
        <source>let deliveries go on</source>
        <translation>hat die Auslieferung fortgesetzt</translation>
    </message>
    <message>
        <source>said that two records are one person</source>
        <translation>hat zwei Datensätze als eine Person bestätigt</translation>
    </message>
    <message>
        <source>said that two records are two people</source>
        <translation>hat zwei Datensätze als zwei Personen bestätigt</translation>
    </message>
    <message>
        <source>set a boundary</source>
        <translation>hat eine Grenze gesetzt</translation>
    </message>
    <message>
        <source>removed a boundary</source>
        <translation>hat eine Grenze entfernt</translation>
    </message>
    <message>
        <source>set a directive</source>
        <translation>hat eine Vorgabe gesetzt</translation>
    </message>
    <message>
        <source>removed a directive</source>
        <translation>hat eine Vorgabe entfernt</translation>
    </message>
    <message>
        <source>set an account’s tier</source>
        <translation>hat die Stufe einer Firma gesetzt</translation>
    </message>
    <message>
        <source>named approvers</source>
        <translation>hat Unterzeichner benannt</translation>
    </message>
    <message>
        <source>set whether a step is regulated</source>
        <translation>hat festgelegt, ob ein Schritt reguliert ist</translation>
    </message>
    <message>
        <source>set a segment’s filter</source>
        <translation>hat den Filter eines Segments gesetzt</translation>
    </message>
    <message>
        <source>set a segment’s order</source>
        <translation>hat die Reihenfolge eines Segments gesetzt</translation>
    </message>
    <message>
        <source>set a segment’s mode</source>
        <translation>hat den Modus eines Segments gesetzt</translation>
    </message>
    <message>
        <source>recorded a calibration</source>
        <translation>hat eine Kalibrierung festgehalten</translation>
    </message>
    <message>
        <source>imported a setup</source>
        <translation>hat eine Einrichtung importiert</translation>
    </message>
    <message>
        <source>imported people</source>
        <translation>hat Personen importiert</translation>
    </message>
    <message>
        <source>imported companies</source>
        <translation>hat Firmen importiert</translation>
    </message>
    <message>
        <source>imported evidence</source>
        <translation>hat Belege importiert</translation>
    </message>
    <message>
        <source>imported knowledge</source>
        <translation>hat Wissen importiert</translation>
    </message>
    <message>
        <source>imported a suppression list</source>
        <translation>hat eine Sperrliste importiert</translation>
    </message>
    <message>
        <source>imported drafts</source>
        <translation>hat Entwürfe importiert</translation>
    </message>
    <message>
        <source>Nobody is here to write to. Import prospects first.</source>
        <translation>Es ist niemand da, dem geschrieben werden könnte. Importieren Sie zuerst Personen.</translation>
    </message>
    <message>
        <source>There are no segments, so that nobody has a sequence. Import a setup file with segments and sequences first.</source>
        <translation>Es gibt keine Segmente, also hat niemand eine Sequenz. Importieren Sie zuerst eine Einrichtungsdatei mit Segmenten und Sequenzen.</translation>
    </message>
    <message>
        <source>No segment has a sequence with steps. Import a setup file that says what is sent, on which channel.</source>
        <translation>Kein Segment hat eine Sequenz mit Schritten. Importieren Sie eine Einrichtungsdatei, die sagt, was auf welchem Kanal gesendet wird.</translation>
    </message>
    <message>
        <source>Nobody falls in a segment that has a sequence. Look at the filters of the segments.</source>
        <translation>Niemand gehört zu einem Segment, das eine Sequenz hat. Sehen Sie sich die Filter der Segmente an.</translation>
    </message>
    <message>
        <source>In a team only the device with the role “sender” hands messages over, not the role %1.</source>
        <translation>In einem Team übergibt nur das Gerät mit der Rolle „Versand“ Nachrichten, nicht die Rolle %1.</translation>
    </message>
    <message>
        <source>Your role (%1) does not allow writing to the log.</source>
        <translation>Ihre Rolle (%1) erlaubt es nicht, ins Protokoll zu schreiben.</translation>
    </message>
    <message>
        <source>“%1” is a packed archive. Unpack it and import what is inside.</source>
        <translation>„%1“ ist ein gepacktes Archiv. Entpacken Sie es und importieren Sie den Inhalt.</translation>
    </message>
    <message>
        <source>This record is nested more than 64 levels deep. Export it flatter.</source>
        <translation>Dieser Datensatz ist mehr als 64 Ebenen tief verschachtelt. Exportieren Sie ihn flacher.</translation>
    </message>
    <message>
        <source>The server cannot be reached. Your work is kept here and goes out with the next sync.</source>
        <translation>Der Server ist nicht erreichbar. Ihre Arbeit bleibt hier und geht mit dem nächsten Abgleich hinaus.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is not trusted, so nothing was sent. Name its CA file, or ask whoever runs it.</source>
        <translation>Dem Zertifikat des Servers wird nicht vertraut; es wurde nichts gesendet. Nennen Sie die CA-Datei oder fragen Sie, wer ihn betreibt.</translation>
    </message>
    <message>
        <source>The server does not accept this name with this password. Sign in again.</source>
        <translation>Der Server nimmt diesen Namen mit diesem Passwort nicht an. Melden Sie sich neu an.</translation>
    </message>
    <message>
        <source>The server has locked this account for a while after too many wrong passwords. Wait some minutes.</source>
        <translation>Der Server hat dieses Konto nach zu vielen falschen Passwörtern für eine Weile gesperrt. Warten Sie einige Minuten.</translation>
    </message>
    <message>
        <source>The server has no such database. Check the address, or run “server init”. Nothing here was changed.</source>
        <translation>Der Server hat keine solche Datenbank. Prüfen Sie die Adresse, oder rufen Sie „server init“ auf. Hier wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The server does not let this account into the database. Ask its administrator for a role.</source>
        <translation>Der Server lässt dieses Konto nicht in die Datenbank. Bitten Sie die Verwaltung um eine Rolle.</translation>
    </message>
    <message>
        <source>It is larger than the server takes. It stays here.</source>
        <translation>Es ist größer, als der Server annimmt. Es bleibt hier.</translation>
    </message>
    <message>
        <source>The server is busy. It is tried again in a while.</source>
        <translation>Der Server ist ausgelastet. Es wird nach einer Weile noch einmal versucht.</translation>
    </message>
    <message>
        <source>The server answered with an error. Your work is kept here; try again later.</source>
        <translation>Der Server hat mit einem Fehler geantwortet. Ihre Arbeit bleibt hier; versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>The server&apos;s answer was not whole. Nothing of it was taken in; try again.</source>
        <translation>Die Antwort des Servers war nicht vollständig. Nichts davon wurde übernommen; versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The server does not have “%1” any more.</source>
        <translation>Der Server hat „%1“ nicht mehr.</translation>
    </message>
    <message>
        <source>This workspace has suppression entries of its own, which the team could not read. Import the list into the team&apos;s workspace first, then sync with a new workspace.</source>
        <translation>Dieser Arbeitsbereich hat eigene Sperreinträge, die das Team nicht lesen könnte. Importieren Sie die Liste zuerst in den Arbeitsbereich des Teams, und gleichen Sie dann einen neuen ab.</translation>
    </message>
    <message>
        <source>Others change the same records faster than this sync could follow. Run it again.</source>
        <translation>Andere ändern dieselben Datensätze schneller, als dieser Abgleich folgen konnte. Starten Sie ihn noch einmal.</translation>
    </message>
    <message>
        <source>Say whom to sign in as: --user NAME.</source>
        <translation>Sagen Sie, wer sich anmeldet: --user NAME.</translation>
    </message>
    <message>
        <source>A password is needed. Type it when asked, or pass it on standard input or in COUNTERSIGN_PASSWORD.</source>
        <translation>Es braucht ein Passwort. Geben Sie es ein, wenn danach gefragt wird, oder über die Standardeingabe oder in COUNTERSIGN_PASSWORD.</translation>
    </message>
    <message>
        <source>That is no address of a server. Write it as https://couch.example:6984/team.</source>
        <translation>Das ist keine Adresse eines Servers. Schreiben Sie sie so: https://couch.example:6984/team.</translation>
    </message>
    <message>
        <source>Leave name and password out of the address of %1: they would be seen. Name the user with --user.</source>
        <translation>Lassen Sie Name und Passwort aus der Adresse von %1 weg: Sie wären zu sehen. Nennen Sie den Benutzer mit --user.</translation>
    </message>
    <message>
        <source>http would send the password to %1 in the clear. Use an https address.</source>
        <translation>http würde das Passwort unverschlüsselt an %1 senden. Verwenden Sie eine https-Adresse.</translation>
    </message>
    <message>
        <source>“%1” is no name for a database: small letters, digits and _ $ ( ) + - only, a letter first.</source>
        <translation>„%1“ ist kein Name für eine Datenbank: nur Kleinbuchstaben, Ziffern und _ $ ( ) + -, zuerst ein Buchstabe.</translation>
    </message>
    <message>
        <source>A document of a kind that this version does not know.</source>
        <translation>Ein Dokument einer Art, die diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>What was written or decided is neither changed nor deleted on the server.</source>
        <translation>Was geschrieben oder entschieden wurde, wird auf dem Server weder geändert noch gelöscht.</translation>
    </message>
    <message>
        <source>It was written under another name than the one signed in.</source>
        <translation>Es wurde unter einem anderen Namen geschrieben als dem, der angemeldet ist.</translation>
    </message>
    <message>
        <source>It was written in a role that the server does not give to this account.</source>
        <translation>Es wurde in einer Rolle geschrieben, die der Server diesem Konto nicht gibt.</translation>
    </message>
    <message>
        <source>The server does not know such a decision.</source>
        <translation>Der Server kennt eine solche Entscheidung nicht.</translation>
    </message>
    <message>
        <source>Another version came in meanwhile. Look at both once more, then keep one; nothing was written.</source>
        <translation>Inzwischen ist eine weitere Fassung gekommen. Sehen Sie sich beide noch einmal an und behalten Sie dann eine; geschrieben wurde nichts.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was made; start again when you like.</source>
        <translation>Angehalten. Es ist nichts entstanden; Sie können jederzeit neu beginnen.</translation>
    </message>
    <message>
        <source>“%1” is the workspace itself, or a part of it. Choose another name; nothing was written.</source>
        <translation>„%1“ ist der Arbeitsbereich selbst oder ein Teil davon. Wählen Sie einen anderen Namen; geschrieben wurde nichts.</translation>
    </message>
    <message>
        <source>Taken off autopilot: the boundary %1 does not trip on its probe, so nothing shows that it holds.</source>
        <translation>Vom Autopiloten genommen: Die Grenze %1 schlägt bei ihrer Probe nicht an, also zeigt nichts, dass sie hält.</translation>
    </message>
    <message>
        <source>The log was tampered with at %1, so nothing is handed over: %2. “audit verify” shows where; restore a backup from before.</source>
        <translation>Das Protokoll wurde bei %1 verändert, deshalb wird nichts übergeben: %2. „audit verify“ zeigt wo; stellen Sie eine Sicherung von vorher wieder her.</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Bearbeitungen</translation>
    </message>
    <message>
        <source>Findings set aside</source>
        <translation>Beiseitegelegte Befunde</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Erzeugung</translation>
    </message>
    <message>
        <source>Modes and other controls</source>
        <translation>Modi und andere Festlegungen</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Übergaben</translation>
    </message>
    <message>
        <source>Pauses</source>
        <translation>Pausen</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Ablehnungen durch Regeln</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Withdrawn evidence</source>
        <translation>Zurückgezogene Belege</translation>
    </message>
    <message>
        <source>Suppressions</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Suppressions lifted</source>
        <translation>Aufgehobene Sperren</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Boundaries</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Directives</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Twins</source>
        <translation>Doppelte</translation>
    </message>
    <message>
        <source>Erasures</source>
        <translation>Löschungen</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>joined the team&apos;s server</source>
        <translation>hat sich dem Server des Teams angeschlossen</translation>
    </message>
    <message>
        <source>wrote a draft</source>
        <translation>hat einen Entwurf geschrieben</translation>
    </message>
    <message>
        <source>Only an administrator of the server can set it up. Name one with --user.</source>
        <translation>Nur eine Administratorin oder ein Administrator des Servers kann ihn einrichten. Nennen Sie eines der Konten mit --user.</translation>
    </message>
    <message>
        <source>This workspace belongs to a team: only who is signed in at its server acts in it, not %1. “sync --user NAME” signs in.</source>
        <translation>Dieser Arbeitsbereich gehört zu einem Team: Nur wer am Server angemeldet ist, handelt darin, nicht %1. „sync --user NAME“ meldet an.</translation>
    </message>
    <message>
        <source>It was removed, and a removal stands. Your edit can be read; “--take theirs” puts it away.</source>
        <translation>Es wurde entfernt, und eine Entfernung gilt. Ihre Änderung lässt sich lesen; „--take theirs“ legt sie ab.</translation>
    </message>
    <message>
        <source>“%1” is empty. Export it again, and look at its size before you import it.</source>
        <translation>„%1“ ist leer. Exportieren Sie die Datei noch einmal und achten Sie vor dem Import auf ihre Größe.</translation>
    </message>
    <message>
        <source>“%1” is a picture. Import a table as CSV, TSV or JSON, and a document as Markdown, text or WebVTT.</source>
        <translation>„%1“ ist ein Bild. Importieren Sie eine Tabelle als CSV, TSV oder JSON und ein Dokument als Markdown, Text oder WebVTT.</translation>
    </message>
    <message>
        <source>“%1” is not text. Import a table as CSV, TSV or JSON, and a document as Markdown, text or WebVTT.</source>
        <translation>„%1“ ist kein Text. Importieren Sie eine Tabelle als CSV, TSV oder JSON und ein Dokument als Markdown, Text oder WebVTT.</translation>
    </message>
    <message>
        <source>This is not valid JSON. Look here, and just before, for a comma, a bracket or a quotation mark too few or too many.</source>
        <translation>Das ist kein gültiges JSON. Sehen Sie hier und kurz davor nach: Ein Komma, eine Klammer oder ein Anführungszeichen fehlt oder ist zu viel.</translation>
    </message>
    <message>
        <source>There are no records in “%1”. Write a list of objects: [{&quot;name&quot;: …, &quot;email&quot;: …}, …]</source>
        <translation>In „%1“ sind keine Datensätze. Schreiben Sie eine Liste von Objekten: [{&quot;name&quot;: …, &quot;email&quot;: …}, …]</translation>
    </message>
    <message>
        <source>“%1” is not JSON. Export it as CSV or JSON.</source>
        <translation>„%1“ ist kein JSON. Exportieren Sie die Datei als CSV oder JSON.</translation>
    </message>
    <message>
        <source>This record is not a JSON object. Write it as {&quot;name&quot;: …, &quot;email&quot;: …}.</source>
        <translation>Dieser Datensatz ist kein JSON-Objekt. Schreiben Sie ihn als {&quot;name&quot;: …, &quot;email&quot;: …}.</translation>
    </message>
    <message>
        <source>This has to be %1. Correct it and import the file again; “import setup --help” shows what a setup file looks like.</source>
        <translation>Hier muss %1 stehen. Berichtigen Sie das und importieren Sie die Datei noch einmal; „import setup --help“ zeigt, wie eine Setup-Datei aussieht.</translation>
    </message>
    <message>
        <source>“%1” cannot stand here. Write instead: %2. Then import the file again.</source>
        <translation>„%1“ kann hier nicht stehen. Schreiben Sie stattdessen: %2. Importieren Sie die Datei dann noch einmal.</translation>
    </message>
    <message>
        <source>“%1” is missing or empty; what is there: %2. Fill it in and import the file again.</source>
        <translation>„%1“ fehlt oder ist leer; vorhanden ist: %2. Füllen Sie es aus und importieren Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <source>Nothing here is part of a setup file, which has: %1. “import setup --help” shows one.</source>
        <translation>Nichts davon gehört in eine Setup-Datei; darin stehen: %1. „import setup --help“ zeigt eine.</translation>
    </message>
    <message>
        <source>Nothing reads “%1” here. Is it misspelt? What is read: %2.</source>
        <translation>„%1“ wird hier nirgends gelesen. Ist es ein Tippfehler? Gelesen wird: %2.</translation>
    </message>
    <message>
        <source>“%1” is no boundary yet: nothing says which words to look for. Put them in quotation marks or as `code`, or give the section “pattern:”.</source>
        <translation>„%1“ ist noch keine Grenze: Nichts sagt, nach welchen Worten zu suchen ist. Setzen Sie sie in Anführungszeichen oder als `Code`, oder geben Sie dem Abschnitt „pattern:“.</translation>
    </message>
    <message>
        <source>No boundary was found in “%1”. Write a bullet with the words in quotation marks for each, or a heading with “- kind: phrase”, “- pattern: `words`”, “- probe: a sentence”.</source>
        <translation>In „%1“ wurde keine Grenze gefunden. Schreiben Sie für jede einen Listenpunkt mit den Worten in Anführungszeichen oder eine Überschrift mit „- kind: phrase“, „- pattern: `Worte`“, „- probe: ein Satz“.</translation>
    </message>
    <message>
        <source>No directive was found in “%1”. Write a bullet for each: “- **D01** Ask one question.”</source>
        <translation>In „%1“ wurde keine Vorgabe gefunden. Schreiben Sie für jede einen Listenpunkt: „- **D01** Ask one question.“</translation>
    </message>
    <message>
        <source>Nothing in “%1” could be used. Passages are paragraphs, bullets and table rows below headings.</source>
        <translation>In „%1“ war nichts zu verwenden. Passagen sind Absätze, Listenpunkte und Tabellenzeilen unter Überschriften.</translation>
    </message>
    <message>
        <source>The transcript holds no speech. Each turn begins with a name and a colon, or stands below a time.</source>
        <translation>Das Gespräch enthält nichts Gesprochenes. Jeder Beitrag beginnt mit Namen und Doppelpunkt oder steht unter einer Zeit.</translation>
    </message>
    <message>
        <source>had a draft written again</source>
        <translation>ließ einen Entwurf neu schreiben</translation>
    </message>
    <message>
        <source>put back the text of before</source>
        <translation>holte den Text von vorher zurück</translation>
    </message>
    <message>
        <source>What you asked for cannot be followed: “%1”. The built-in composer knows “shorter”, “mention …”, “use c1”, “avoid …” and the like; or edit the text yourself.</source>
        <translation>Das lässt sich nicht befolgen: „%1“. Der eingebaute Verfasser versteht „shorter“, „mention …“, „use c1“, „avoid …“ und Ähnliches; oder bearbeiten Sie den Text selbst.</translation>
    </message>
    <message>
        <source>Personas, segments, sequences, boundaries and directives are changed by a reviewer or a manager, not by the role %1.</source>
        <translation>Rollen, Segmente, Abfolgen, Grenzen und Vorgaben ändert ein Prüfer oder Manager, nicht die Benutzerrolle %1.</translation>
    </message>
    <message>
        <source>Rules decide what stops a draft. A manager changes them, not the role %1; everybody may read them.</source>
        <translation>Regeln entscheiden, was einen Entwurf anhält. Ein Manager ändert sie, nicht die Benutzerrolle %1; lesen darf sie jeder.</translation>
    </message>
    <message>
        <source>“%2” is no value for %1: it goes from %3 to %4.</source>
        <translation>„%2“ ist kein Wert für %1: Er reicht von %3 bis %4.</translation>
    </message>
    <message>
        <source>%1 would be above %2. Change both, or the other first.</source>
        <translation>%1 läge über %2. Bitte beide ändern, oder zuerst das andere.</translation>
    </message>
    <message>
        <source>%1 is the same for the whole workspace or for its one channel. Leave the channel or the segment out.</source>
        <translation>%1 ist für den ganzen Arbeitsbereich oder seinen einen Kanal gleich. Bitte Kanal oder Segment weglassen.</translation>
    </message>
    <message>
        <source>%1 cannot be set below “%2”.</source>
        <translation>%1 lässt sich nicht unter „%2“ stellen.</translation>
    </message>
    <message>
        <source>It can be silenced.</source>
        <translation>Sie lässt sich abstellen.</translation>
    </message>
    <message>
        <source>It can be told more softly, but not silenced: somebody has to see it.</source>
        <translation>Sie lässt sich leiser stellen, aber nicht abstellen: Jemand muss es sehen.</translation>
    </message>
    <message>
        <source>What is not true must not go out, and autopilot rests on this check. It stays a blocker.</source>
        <translation>Was nicht stimmt, darf nicht hinaus, und der Autopilot stützt sich auf diese Prüfung. Sie bleibt eine Sperre.</translation>
    </message>
    <message>
        <source>Nobody can set it aside in a single draft either. It stays a blocker.</source>
        <translation>Auch in einem einzelnen Entwurf kann sie niemand beiseitelegen. Sie bleibt eine Sperre.</translation>
    </message>
    <message>
        <source>Lowered, somebody outside could decide what we write. It stays a blocker.</source>
        <translation>Leiser gestellt könnte jemand von außen bestimmen, was wir schreiben. Sie bleibt eine Sperre.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>changed the rules of the checks</source>
        <translation>änderte die Regeln der Prüfungen</translation>
    </message>
    <message>
        <source>The log does not know of %1, so it lets nothing out. “audit verify” says more; restore a backup from before.</source>
        <translation>Das Protokoll weiß nichts von %1, deshalb geht nichts hinaus. „audit verify“ sagt mehr; stellen Sie eine Sicherung von davor wieder her.</translation>
    </message>
    <message>
        <source>The log knows of %1, and it is gone or was changed. “audit verify” says more; restore a backup from before.</source>
        <translation>Das Protokoll kennt %1, und es ist fort oder wurde geändert. „audit verify“ sagt mehr; stellen Sie eine Sicherung von davor wieder her.</translation>
    </message>
    <message>
        <source>The passage behind [%1] is gone or was changed. Cite another, and have the text approved again.</source>
        <translation>Die Stelle hinter [%1] ist fort oder wurde geändert. Zitieren Sie eine andere und lassen Sie den Text erneut freigeben.</translation>
    </message>
    <message>
        <source>The log says that it was handed over before. Look whether it went out; nothing is sent twice.</source>
        <translation>Nach dem Protokoll wurde es schon übergeben. Sehen Sie nach, ob es hinausging; nichts wird zweimal gesendet.</translation>
    </message>
    <message>
        <source>A line break stands in a one-line field. It became a blank.</source>
        <translation>In einem einzeiligen Feld steht ein Zeilenumbruch. Er wurde zum Leerzeichen.</translation>
    </message>
    <message>
        <source>Control characters stand in this field. They became blanks; see that the value is right.</source>
        <translation>In diesem Feld stehen Steuerzeichen. Sie wurden zu Leerzeichen; prüfen Sie, ob der Wert stimmt.</translation>
    </message>
    <message>
        <source>The disk did not read or write as it should. See that it is there and has room, and make a backup soon; then try again.</source>
        <translation>Der Datenträger hat nicht richtig gelesen oder geschrieben. Sehen Sie nach, ob er da ist und Platz hat, und sichern Sie bald; versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The file of the workspace was moved or replaced while it was open, so nothing was written. Open it again where it is now.</source>
        <translation>Die Datei des Arbeitsbereichs wurde verschoben oder ersetzt, während sie offen war, deshalb wurde nichts geschrieben. Öffnen Sie sie dort, wo sie jetzt liegt.</translation>
    </message>
    <message>
        <source>The workspace is from an older version of Countersign. It is brought up to date where it may be written: open it once for writing.</source>
        <translation>Der Arbeitsbereich stammt aus einer älteren Version von Countersign. Auf den neuen Stand kommt er, wo er geschrieben werden darf: Öffnen Sie ihn einmal zum Schreiben.</translation>
    </message>
    <message>
        <source>The key with which this computer signs the log cannot be kept. See that you may write to your data folder and that the disk has room.</source>
        <translation>Der Schlüssel, mit dem dieser Computer das Protokoll unterschreibt, lässt sich nicht ablegen. Sehen Sie nach, ob Sie in Ihren Datenordner schreiben dürfen und der Datenträger Platz hat.</translation>
    </message>
    <message>
        <source>This computer gives no random numbers, and no key is made without. Restart it and try again.</source>
        <translation>Dieser Computer gibt keine Zufallszahlen, und ohne sie entsteht kein Schlüssel. Starten Sie ihn neu und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The workspace did not do as it was told, and nothing was written. Try again; if it stays so, have the file looked over and repaired.</source>
        <translation>Der Arbeitsbereich tat nicht, was er sollte, und nichts wurde geschrieben. Versuchen Sie es erneut; bleibt es dabei, lassen Sie die Datei prüfen und reparieren.</translation>
    </message>
    <message>
        <source>A part of the program is missing. Install it again; the workspace is as it was.</source>
        <translation>Ein Teil des Programms fehlt. Installieren Sie es neu; der Arbeitsbereich ist, wie er war.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Angehalten; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>It is not known who acts here. Say who you are.</source>
        <translation>Es ist nicht bekannt, wer hier handelt. Sagen Sie, wer Sie sind.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a character: it may have been cut short. See that the last row is whole, or export it again.</source>
        <translation>Die Datei endet mitten in einem Zeichen, vielleicht wurde sie abgeschnitten. Sehen Sie nach, ob die letzte Zeile ganz ist, oder exportieren Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>Characters that nobody sees (of no width, or turning the direction of the text) stood in this field. They were left out.</source>
        <translation>In diesem Feld standen Zeichen, die niemand sieht (ohne Breite, oder solche, die die Schreibrichtung umdrehen). Sie wurden weggelassen.</translation>
    </message>
    <message>
        <source>“%1” was not taken: “%2” is no regular expression (%3). Correct the pattern, or write “kind: phrase” to look for the words as they are, and import it again.</source>
        <translation>„%1“ wurde nicht übernommen: „%2“ ist kein regulärer Ausdruck (%3). Berichtigen Sie das Muster, oder schreiben Sie „kind: phrase“, um die Wörter zu suchen, wie sie dastehen, und importieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The disk has no room for the backup “%1”. Make room there, or choose another place.</source>
        <translation>Auf dem Datenträger ist kein Platz für die Sicherung „%1“. Schaffen Sie dort Platz, oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>You decided nothing here since the window was opened. Shift+Z lists your latest decisions, each to be undone there.</source>
        <translation>Seit dem Öffnen des Fensters wurde hier nichts von Ihnen entschieden. Umschalt+Z zeigt Ihre letzten Entscheidungen; dort lässt sich jede zurücknehmen.</translation>
    </message>
    <message>
        <source>brought the log up to date</source>
        <translation>hat das Protokoll auf den neuesten Stand gebracht</translation>
    </message>
    <message>
        <source>“%1” is here without a name, and nobody can be greeted so. Fill in the name, and import again.</source>
        <translation>„%1“ steht hier ohne Namen, und so kann niemand begrüßt werden. Tragen Sie den Namen ein und importieren Sie erneut.</translation>
    </message>
    <message>
        <source>The file gives no names, and nobody can be greeted so. Say with “name” which column it is, or add one, and import again.</source>
        <translation>Die Datei nennt keine Namen, und so kann niemand begrüßt werden. Ordnen Sie „name“ eine Spalte zu oder ergänzen Sie eine und importieren Sie erneut.</translation>
    </message>
    <message>
        <source>“%1” ends in the middle of a character: it may have been cut short. See that its last words are whole, or save it again.</source>
        <translation>„%1“ endet mitten in einem Zeichen und ist vielleicht abgeschnitten. Sehen Sie nach, ob die letzten Worte vollständig sind, oder speichern Sie es neu.</translation>
    </message>
    <message>
        <source>“%1” is a document of a word processor. For the knowledge base, save it as Word document (.docx); save a table as CSV.</source>
        <translation>„%1“ ist ein Dokument einer Textverarbeitung. Speichern Sie es für die Wissensbasis als Word-Dokument (.docx), eine Tabelle als CSV.</translation>
    </message>
    <message>
        <source>“%1” is a PDF. Export a table as CSV; a document is imported as knowledge, under a name that ends in .pdf.</source>
        <translation>„%1“ ist ein PDF. Exportieren Sie eine Tabelle als CSV; ein Dokument wird als Wissen importiert, unter einem Namen, der auf .pdf endet.</translation>
    </message>
    <message>
        <source>“%1” is protected with a password. Save it without one and import that.</source>
        <translation>„%1“ ist mit einem Passwort geschützt. Speichern Sie es ohne Passwort und importieren Sie das.</translation>
    </message>
    <message>
        <source>“%1” is damaged or was cut short. See whether it opens where it was made, save it again, and import that.</source>
        <translation>„%1“ ist beschädigt oder abgeschnitten. Sehen Sie nach, ob es sich dort öffnen lässt, wo es entstanden ist, speichern Sie es neu und importieren Sie das.</translation>
    </message>
    <message>
        <source>“%1” does not hold what its name says. Save it again as PDF, Word document (.docx), web page, Markdown or text, and import that.</source>
        <translation>„%1“ enthält nicht, was der Name sagt. Speichern Sie es neu als PDF, Word-Dokument (.docx), Webseite, Markdown oder Text und importieren Sie das.</translation>
    </message>
    <message>
        <source>“%1” unpacks to more than can be read. Split it, or save what matters of it as text, and import that.</source>
        <translation>„%1“ wird entpackt größer, als gelesen werden kann. Teilen Sie es auf, oder speichern Sie daraus als Text, worauf es ankommt, und importieren Sie das.</translation>
    </message>
    <message>
        <source>“%1” is a web page, often an error page saved under the wrong name. Download it again; what is meant as knowledge has a name that ends in .html.</source>
        <translation>„%1“ ist eine Webseite, oft eine Fehlerseite, die unter dem falschen Namen gespeichert wurde. Laden Sie sie noch einmal herunter; was als Wissen gemeint ist, hat einen Namen, der auf .html endet.</translation>
    </message>
    <message>
        <source>“%1” is no document that the knowledge base reads, and nothing of it was taken. A table of people, companies or evidence is imported as such; save a document as Markdown (.md), text (.txt), web page (.html), PDF, Word document (.docx), WebVTT (.vtt) or SubRip (.srt).</source>
        <translation>„%1“ ist kein Dokument, das die Wissensbasis liest, und nichts davon wurde übernommen. Eine Tabelle mit Personen, Firmen oder Belegen wird als solche importiert; speichern Sie ein Dokument als Markdown (.md), Text (.txt), Webseite (.html), PDF, Word-Dokument (.docx), WebVTT (.vtt) oder SubRip (.srt).</translation>
    </message>
    <message>
        <source>“%1” holds no text, as a scan does. Let a program recognise its text, or write down what matters, and import that.</source>
        <translation>„%1“ enthält keinen Text, wie ein Scan. Lassen Sie den Text von einem Programm erkennen, oder schreiben Sie auf, worauf es ankommt, und importieren Sie das.</translation>
    </message>
    <message>
        <source>“%1” names nobody who could be reached.</source>
        <translation>„%1“ nennt niemanden, den man erreichen könnte.</translation>
    </message>
    <message>
        <source>A hand-over as %2 was begun %1 and its end is not known. Look whether it went out, then say so.</source>
        <translation>Am %1 wurde eine Übergabe als %2 begonnen; wie sie ausging, ist nicht bekannt. Sehen Sie nach, ob es hinausging, und sagen Sie es dann.</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>Back to the start</source>
        <translation>Zurück zum Start</translation>
    </message>
    <message>
        <source>Somebody else is writing in this workspace</source>
        <translation>Jemand anderes schreibt in diesem Arbeitsbereich</translation>
    </message>
    <message>
        <source>Another program holds it at the moment. Wait until it is done, or close it, then try again. Nothing was changed.</source>
        <translation>Ein anderes Programm belegt ihn gerade. Warten Sie, bis es fertig ist, oder schließen Sie es, und versuchen Sie es dann erneut. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>This workspace is damaged</source>
        <translation>Dieser Arbeitsbereich ist beschädigt</translation>
    </message>
    <message>
        <source>It fails its own checks and is not opened, so that nothing gets worse. Restore a backup, or let “countersign-cli doctor --repair” rebuild what can be rebuilt.</source>
        <translation>Er besteht seine eigenen Prüfungen nicht und wird nicht geöffnet, damit nichts schlimmer wird. Stellen Sie eine Sicherung wieder her, oder lassen Sie „countersign-cli doctor --repair“ aufbauen, was sich retten lässt.</translation>
    </message>
    <message>
        <source>This workspace is from a newer Countersign</source>
        <translation>Dieser Arbeitsbereich stammt aus einem neueren Countersign</translation>
    </message>
    <message>
        <source>Install the newer version to open it. This one leaves it untouched.</source>
        <translation>Installieren Sie die neuere Version, um ihn zu öffnen. Diese hier lässt ihn unberührt.</translation>
    </message>
    <message>
        <source>This workspace cannot be written to</source>
        <translation>In diesen Arbeitsbereich kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>The file or its folder is read-only. You can look at it, or copy it to a place of your own and open the copy.</source>
        <translation>Die Datei oder ihr Ordner ist schreibgeschützt. Sie können ihn ansehen oder an einen eigenen Ort kopieren und die Kopie öffnen.</translation>
    </message>
    <message>
        <source>Open it for reading</source>
        <translation>Nur zum Lesen öffnen</translation>
    </message>
    <message>
        <source>This workspace could not be opened</source>
        <translation>Dieser Arbeitsbereich konnte nicht geöffnet werden</translation>
    </message>
    <message>
        <source>This workspace is not there</source>
        <translation>Dieser Arbeitsbereich ist nicht da</translation>
    </message>
    <message>
        <source>It was moved, renamed or deleted, or its disk is not connected.</source>
        <translation>Er wurde verschoben, umbenannt oder gelöscht, oder sein Laufwerk ist nicht verbunden.</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Der Datenträger ist voll</translation>
    </message>
</context>
<context>
    <name>QueueText</name>
    <message numerus="yes">
        <source>%n blocker(s)</source>
        <translation>
            <numerusform>%n Sperre</numerusform>
            <numerusform>%n Sperren</numerusform>
        </translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>sauber</translation>
    </message>
    <message>
        <source>delivered</source>
        <translation>übergeben</translation>
    </message>
    <message>
        <source>delivery unknown</source>
        <translation>Übergabe unklar</translation>
    </message>
    <message>
        <source>two versions</source>
        <translation>zwei Fassungen</translation>
    </message>
    <message>
        <source>do not contact</source>
        <translation>nicht kontaktieren</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>changes requested</source>
        <translation>Änderungen verlangt</translation>
    </message>
    <message>
        <source>changed since approval</source>
        <translation>seit Freigabe geändert</translation>
    </message>
    <message>
        <source>changed by %1</source>
        <translation>geändert von %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>zurückgehalten</translation>
    </message>
    <message>
        <source>needs sign-off</source>
        <translation>Unterschrift nötig</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, Schritt %2</translation>
    </message>
    <message>
        <source>No company</source>
        <translation>Keine Firma</translation>
    </message>
    <message>
        <source>In no segment</source>
        <translation>In keinem Segment</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportText</name>
    <message>
        <source>Possible</source>
        <translation>Möglich</translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>%1 gelesen</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>%1 updated</source>
        <translation>%1 aktualisiert</translation>
    </message>
    <message>
        <source>%1 unchanged</source>
        <translation>%1 unverändert</translation>
    </message>
    <message>
        <source>%1 not taken</source>
        <translation>%1 nicht übernommen</translation>
    </message>
    <message>
        <source>%1 must not be contacted</source>
        <translation>%1 nicht zu kontaktieren</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation>nicht übernommen</translation>
    </message>
    <message>
        <source>left as it was</source>
        <translation>unverändert gelassen</translation>
    </message>
    <message>
        <source>to look at</source>
        <translation>anzusehen</translation>
    </message>
    <message>
        <source>%1 handed over, %2 held back</source>
        <translation>%1 übergeben, %2 zurückgehalten</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Where or why</source>
        <translation>Wohin oder warum</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>zurückgehalten</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>%1 were there</source>
        <translation>%1 schon vorhanden</translation>
    </message>
    <message>
        <source>%1 could not be written</source>
        <translation>%1 konnten nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>%1 checked: %2 with blockers, %3 with warnings</source>
        <translation>%1 geprüft: %2 mit Sperren, %3 mit Warnungen</translation>
    </message>
    <message>
        <source>%1 people, %2 passages, %3 drafts</source>
        <translation>%1 Personen, %2 Passagen, %3 Entwürfe</translation>
    </message>
    <message>
        <source>%1 cells got an apostrophe, so that no spreadsheet runs them</source>
        <translation>%1 Zellen haben einen Apostroph bekommen, damit keine Tabelle sie ausführt</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message numerus="yes">
        <source>%n more became ready meanwhile and stay(s) here</source>
        <translation>
            <numerusform>%n weitere wurde inzwischen bereit und bleibt hier</numerusform>
            <numerusform>%n weitere wurden inzwischen bereit und bleiben hier</numerusform>
        </translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>handed over</source>
        <translation>übergeben</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>Moving</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Deciding</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Next draft</source>
        <translation>Nächster Entwurf</translation>
    </message>
    <message>
        <source>Previous draft</source>
        <translation>Voriger Entwurf</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Nächster Befund</translation>
    </message>
    <message>
        <source>Channel %1</source>
        <translation>Kanal %1</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Approve, next</source>
        <translation>Freigeben, weiter</translation>
    </message>
    <message>
        <source>Sign off</source>
        <translation>Unterschreiben</translation>
    </message>
    <message>
        <source>Request changes</source>
        <translation>Änderungen verlangen</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Cite</source>
        <translation>Belegen</translation>
    </message>
    <message>
        <source>Apply the fix</source>
        <translation>Korrektur anwenden</translation>
    </message>
    <message>
        <source>Set the finding aside…</source>
        <translation>Befund beiseitelegen…</translation>
    </message>
    <message>
        <source>Regenerate…</source>
        <translation>Neu generieren…</translation>
    </message>
    <message numerus="yes">
        <source>%n blocker(s) first</source>
        <translation>
            <numerusform>Erst %n Sperre lösen</numerusform>
            <numerusform>Erst %n Sperren lösen</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a passage of evidence first</source>
        <translation>Wählen Sie zuerst einen Beleg</translation>
    </message>
    <message>
        <source>There is no decision of yours to take back</source>
        <translation>Sie haben keine Entscheidung, die sich zurücknehmen ließe</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Compare with an earlier text</source>
        <translation>Mit früherem Text vergleichen</translation>
    </message>
    <message>
        <source>Search the evidence</source>
        <translation>Belege durchsuchen</translation>
    </message>
    <message>
        <source>Open the source</source>
        <translation>Quelle öffnen</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Save this list…</source>
        <translation>Diese Liste merken …</translation>
    </message>
    <message>
        <source>Last ten decisions</source>
        <translation>Die letzten zehn Entscheidungen</translation>
    </message>
    <message>
        <source>Decide on all shown…</source>
        <translation>Über alle gezeigten entscheiden …</translation>
    </message>
    <message>
        <source>This passage has no address to open</source>
        <translation>Diese Stelle hat keine Adresse zum Öffnen</translation>
    </message>
    <message>
        <source>There is no earlier text</source>
        <translation>Es gibt keinen früheren Text</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notiz …</translation>
    </message>
    <message>
        <source>Named to sign: %1.</source>
        <translation>Zum Freigeben benannt: %1.</translation>
    </message>
    <message>
        <source>No draft is open.</source>
        <translation>Es ist kein Entwurf offen.</translation>
    </message>
    <message>
        <source>You are editing. Esc ends that.</source>
        <translation>Sie bearbeiten den Text gerade. Esc beendet das.</translation>
    </message>
    <message>
        <source>One moment: this draft is being read or written again.</source>
        <translation>Einen Moment: Dieser Entwurf wird gerade gelesen oder neu geschrieben.</translation>
    </message>
    <message>
        <source>The list shows no draft</source>
        <translation>Die Liste zeigt keinen Entwurf</translation>
    </message>
    <message>
        <source>Choose a finding with a sure fix first: F goes through them</source>
        <translation>Wählen Sie zuerst einen Befund mit sicherer Korrektur: F geht sie durch</translation>
    </message>
    <message>
        <source>Choose a finding that may be set aside first: F goes through them</source>
        <translation>Wählen Sie zuerst einen Befund, der sich zurückstellen lässt: F geht sie durch</translation>
    </message>
    <message>
        <source>There are no findings here</source>
        <translation>Hier gibt es keine Befunde</translation>
    </message>
    <message>
        <source>This person has no message %1</source>
        <translation>Für diese Person gibt es keine Nachricht %1</translation>
    </message>
    <message>
        <source>This finding cannot be set aside: the text has to change</source>
        <translation>Dieser Befund kann nicht beiseitegelegt werden: Der Text muss sich ändern</translation>
    </message>
    <message>
        <source>A search looks everywhere; Esc ends it</source>
        <translation>Eine Suche schaut überall; Esc beendet sie</translation>
    </message>
    <message>
        <source>Resolve…</source>
        <translation>Lösen…</translation>
    </message>
    <message>
        <source>It went out</source>
        <translation>Ging hinaus</translation>
    </message>
    <message>
        <source>It did not go out</source>
        <translation>Ging nicht hinaus</translation>
    </message>
    <message>
        <source>First say whether it went out</source>
        <translation>Sagen Sie zuerst, ob es hinausging</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message numerus="yes">
        <source>%n more draft(s) stopped</source>
        <translation>
            <numerusform>%n Entwurf mehr angehalten</numerusform>
            <numerusform>%n Entwürfe mehr angehalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) let go</source>
        <translation>
            <numerusform>%n Entwurf freigelassen</numerusform>
            <numerusform>%n Entwürfe freigelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more draft(s) with a warning</source>
        <translation>
            <numerusform>%n Entwurf mehr mit Warnung</numerusform>
            <numerusform>%n Entwürfe mehr mit Warnung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) without their warning</source>
        <translation>
            <numerusform>%n Entwurf ohne seine Warnung</numerusform>
            <numerusform>%n Entwürfe ohne ihre Warnung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more draft(s) with a note</source>
        <translation>
            <numerusform>%n Entwurf mehr mit Hinweis</numerusform>
            <numerusform>%n Entwürfe mehr mit Hinweis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) without their note</source>
        <translation>
            <numerusform>%n Entwurf ohne seinen Hinweis</numerusform>
            <numerusform>%n Entwürfe ohne ihren Hinweis</numerusform>
        </translation>
    </message>
    <message>
        <source>as elsewhere</source>
        <translation>wie sonst</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Segment “%1”</source>
        <translation>Segment „%1“</translation>
    </message>
    <message>
        <source>none of %1</source>
        <translation>keiner von %1</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 von %2 (%3 %)</translation>
    </message>
    <message>
        <source>No draft of now would be other by it.</source>
        <translation>Kein jetziger Entwurf wäre dadurch anders.</translation>
    </message>
    <message numerus="yes">
        <source>%n of those stopped was/were on their way already.</source>
        <translation>
            <numerusform>%n der angehaltenen war schon auf dem Weg.</numerusform>
            <numerusform>%n der angehaltenen waren schon auf dem Weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would go out on autopilot with nobody looking.</source>
        <translation>
            <numerusform>%n ginge mit Autopilot hinaus, ohne dass jemand hinsieht.</numerusform>
            <numerusform>%n gingen mit Autopilot hinaus, ohne dass jemand hinsieht.</numerusform>
        </translation>
    </message>
    <message>
        <source>A sample: %1 of %2 drafts were looked at, spread evenly by age.</source>
        <translation>Eine Stichprobe: %1 von %2 Entwürfen wurden angesehen, gleichmäßig über ihr Alter verteilt.</translation>
    </message>
    <message numerus="yes">
        <source>All %n current draft(s) were looked at.</source>
        <translation>
            <numerusform>Der einzige jetzige Entwurf wurde angesehen.</numerusform>
            <numerusform>Alle %n jetzigen Entwürfe wurden angesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All together: %1</source>
        <translation>Alles zusammen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed.</source>
        <translation>
            <numerusform>%n Regel geändert.</numerusform>
            <numerusform>%n Regeln geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drafts are being checked again.</source>
        <translation>Die Entwürfe werden neu geprüft.</translation>
    </message>
</context>
<context>
    <name>SegmentText</name>
    <message>
        <source>%1%</source>
        <comment>share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more to decide</source>
        <translation>
            <numerusform>Noch %n zu entscheiden</numerusform>
            <numerusform>Noch %n zu entscheiden</numerusform>
        </translation>
    </message>
    <message>
        <source>Write down what must never be said, each with a probe</source>
        <translation>Schreiben Sie auf, was nie gesagt werden darf, jeweils mit einer Probe</translation>
    </message>
    <message numerus="yes">
        <source>%n still need(s) a probe that trips it</source>
        <translation>
            <numerusform>Bei %n fehlt noch eine Probe, die sie auslöst</numerusform>
            <numerusform>Bei %n fehlt noch eine Probe, die sie auslöst</numerusform>
        </translation>
    </message>
    <message>
        <source>No sequence is written for this segment yet</source>
        <translation>Für dieses Segment gibt es noch keine Sequenz</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) without a channel</source>
        <translation>
            <numerusform>%n Schritt ohne Kanal</numerusform>
            <numerusform>%n Schritte ohne Kanal</numerusform>
        </translation>
    </message>
    <message>
        <source>Looked at after 50, 75, 100, 125, 150 and 175 decisions</source>
        <translation>Geprüft wird nach 50, 75, 100, 125, 150 und 175 Entscheidungen</translation>
    </message>
    <message>
        <source>Nothing is decided yet</source>
        <translation>Noch ist nichts entschieden</translation>
    </message>
    <message>
        <source>Repair what they rest on</source>
        <translation>Bessern Sie aus, worauf sie beruhen</translation>
    </message>
    <message>
        <source>Add to the weakest input</source>
        <translation>Ergänzen Sie die schwächste Quelle</translation>
    </message>
    <message>
        <source>Vary the build, or split the segment</source>
        <translation>Variieren Sie den Aufbau, oder teilen Sie das Segment</translation>
    </message>
    <message>
        <source>At least %1 drafts decided one by one</source>
        <translation>Mindestens %1 Entwürfe einzeln entschieden</translation>
    </message>
    <message>
        <source>Approved without a real edit, lower bound at least %1</source>
        <translation>Ohne echte Änderung freigegeben, untere Grenze mindestens %1</translation>
    </message>
    <message>
        <source>No false statement or boundary breach in the last 50</source>
        <translation>Keine falsche Aussage und kein Grenzverstoß in den letzten 50</translation>
    </message>
    <message>
        <source>Every boundary trips on its probe</source>
        <translation>Jede Grenze schlägt bei ihrer Probe an</translation>
    </message>
    <message>
        <source>Each of the four inputs covers %1 of the people</source>
        <translation>Jede der vier Quellen deckt %1 der Personen ab</translation>
    </message>
    <message>
        <source>No more than %1 of the drafts are built alike</source>
        <translation>Höchstens %1 der Entwürfe sind gleich gebaut</translation>
    </message>
    <message>
        <source>Every step has a channel</source>
        <translation>Jeder Schritt hat einen Kanal</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Met: %1 (%2).</source>
        <translation>Erfüllt: %1 (%2).</translation>
    </message>
    <message>
        <source>Not yet: %1 (%2).</source>
        <translation>Noch nicht: %1 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n Entwurf</numerusform>
            <numerusform>%n Entwürfe</numerusform>
        </translation>
    </message>
    <message>
        <source>weakest: %1</source>
        <translation>am schwächsten: %1</translation>
    </message>
    <message>
        <source>%1 decided</source>
        <translation>%1 entschieden</translation>
    </message>
    <message>
        <source>%1 of %2 decided</source>
        <translation>%1 von %2 entschieden</translation>
    </message>
    <message>
        <source>As it began. Nobody has changed the mode.</source>
        <translation>Wie am Anfang. Niemand hat den Modus geändert.</translation>
    </message>
    <message>
        <source>Set by %1 on %2.</source>
        <translation>Gesetzt von %1 am %2.</translation>
    </message>
    <message>
        <source>No reason was given.</source>
        <translation>Ein Grund ist nicht angegeben.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a person&apos;s reason</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>One reviewer approves each message before it goes.</source>
        <translation>Eine prüfende Person gibt jede Nachricht frei, bevor sie hinausgeht.</translation>
    </message>
    <message>
        <source>A reviewer approves and a named person signs. Nobody is named, so nothing goes.</source>
        <translation>Eine prüfende Person gibt frei, und eine benannte Person unterschreibt. Niemand ist benannt, also geht nichts hinaus.</translation>
    </message>
    <message>
        <source>A reviewer approves, then one of these signs: %1.</source>
        <translation>Eine prüfende Person gibt frei, dann unterschreibt eine von diesen: %1.</translation>
    </message>
    <message>
        <source>Messages go without a decision, apart from the samples and what a person has edited.</source>
        <translation>Nachrichten gehen ohne Entscheidung hinaus, außer den Stichproben und dem, was jemand bearbeitet hat.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many, why</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) did not count: %1.</source>
        <translation>
            <numerusform>%n Entscheidung zählte nicht: %1.</numerusform>
            <numerusform>%n Entscheidungen zählten nicht: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A change of prompt, model or directives starts the count again: the %n decision(s) would no longer count.</source>
        <translation>
            <numerusform>Wer Prompt, Modell oder Vorgaben ändert, beginnt die Zählung neu: Die eine Entscheidung würde nicht mehr zählen.</numerusform>
            <numerusform>Wer Prompt, Modell oder Vorgaben ändert, beginnt die Zählung neu: Die %n Entscheidungen würden nicht mehr zählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>One in %1 is held as a sample. %2 of %3 samples were rejected or sent back; the sum stands at %4, and at %5 the segment goes back to approval.</source>
        <translation>Eine von %1 wird als Stichprobe zurückgehalten. %2 von %3 Stichproben wurden abgelehnt oder zurückgegeben; die Summe steht bei %4, und bei %5 geht das Segment zurück auf Freigabe.</translation>
    </message>
    <message>
        <source>The alarm has gone off.</source>
        <translation>Der Alarm hat ausgelöst.</translation>
    </message>
    <message>
        <source>Nothing that counts is decided yet. The line begins with the first draft that is decided one by one, with its evidence opened.</source>
        <translation>Noch ist nichts entschieden, was zählt. Die Linie beginnt mit dem ersten Entwurf, der einzeln und mit geöffneten Belegen entschieden wird.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 approved without a real edit: %3, and with what %n decision(s) can tell, between %4 and %5.</source>
        <translation>
            <numerusform>%1 von %2 ohne echte Änderung freigegeben: %3, und soweit eine Entscheidung es sagen kann, zwischen %4 und %5.</numerusform>
            <numerusform>%1 von %2 ohne echte Änderung freigegeben: %3, und soweit %n Entscheidungen es sagen können, zwischen %4 und %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3 without a real edit, %4 (%5 to %6)</source>
        <translation>%1: %2 von %3 ohne echte Änderung, %4 (%5 bis %6)</translation>
    </message>
    <message>
        <source>All four inputs are there for nearly everybody.</source>
        <translation>Alle vier Quellen sind für fast alle da.</translation>
    </message>
    <message>
        <source>There for %1 of the people; 90% is wanted.</source>
        <translation>Für %1 der Personen da; verlangt sind 90 %.</translation>
    </message>
    <message>
        <source>Import what is public about these people and firms: news, pages, job adverts.</source>
        <translation>Importieren Sie, was über diese Personen und Firmen öffentlich ist: Nachrichten, Seiten, Stellenanzeigen.</translation>
    </message>
    <message>
        <source>The knowledge base is thin. Add product pages, proof points and call transcripts, or copy will fit any vendor.</source>
        <translation>Die Wissensbasis ist dünn. Fügen Sie Produktseiten, Belege und Gesprächsmitschriften hinzu, sonst passen die Texte zu jedem Anbieter.</translation>
    </message>
    <message>
        <source>Bring the CRM&apos;s notes in: who spoke with whom, and what was asked for.</source>
        <translation>Holen Sie die Notizen aus dem CRM herein: wer mit wem sprach und worum gebeten wurde.</translation>
    </message>
    <message>
        <source>Bring in what just happened: a new role, a funding, a changed tool.</source>
        <translation>Holen Sie herein, was eben geschehen ist: eine neue Rolle, eine Finanzierung, ein gewechseltes Werkzeug.</translation>
    </message>
    <message numerus="yes">
        <source>Step(s) %1: no channel is set, so nothing can be written for them. Import the setup again with a channel for each step.</source>
        <translation>
            <numerusform>Schritt %1 hat keinen Kanal, also kann nichts für ihn geschrieben werden. Importieren Sie die Einrichtung noch einmal, mit einem Kanal für jeden Schritt.</numerusform>
            <numerusform>Die Schritte %1 haben keinen Kanal, also kann nichts für sie geschrieben werden. Importieren Sie die Einrichtung noch einmal, mit einem Kanal für jeden Schritt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s), %1 of the latest, are built alike</source>
        <translation>
            <numerusform>%n Entwurf, %1 der neuesten, ist gleich gebaut</numerusform>
            <numerusform>%n Entwürfe, %1 der neuesten, sind gleich gebaut</numerusform>
        </translation>
    </message>
    <message>
        <source>Fresh enough for %1.</source>
        <translation>Aktuell genug für %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) claim what fits every vendor.</source>
        <translation>
            <numerusform>Ein Entwurf behauptet, was auf jeden Anbieter passt.</numerusform>
            <numerusform>%n Entwürfe behaupten, was auf jeden Anbieter passt.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cut</source>
        <translation>„%1“ gestrichen</translation>
    </message>
    <message>
        <source>“%1” added</source>
        <translation>„%1“ ergänzt</translation>
    </message>
    <message>
        <source>“%1” replaced by “%2”</source>
        <translation>„%1“ ersetzt durch „%2“</translation>
    </message>
    <message>
        <source>before in %1 of %2, by the directives of now in %3 of %4</source>
        <translation>vorher in %1 von %2, nach den Vorgaben von jetzt in %3 von %4</translation>
    </message>
    <message>
        <source>it became rarer</source>
        <translation>es ist seltener geworden</translation>
    </message>
    <message>
        <source>%1 speaks of it</source>
        <comment>label of a directive or boundary</comment>
        <translation>%1 spricht davon</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n draft(s)</source>
        <comment>what a check finds</comment>
        <translation>
            <numerusform>%1: %n Entwurf</numerusform>
            <numerusform>%1: %n Entwürfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected without a reason</source>
        <translation>
            <numerusform>%n ohne Grund abgelehnt</numerusform>
            <numerusform>%n ohne Grund abgelehnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sent back without a reason</source>
        <translation>
            <numerusform>%n ohne Grund zurückgegeben</numerusform>
            <numerusform>%n ohne Grund zurückgegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected: “%1”</source>
        <translation>
            <numerusform>%n abgelehnt: „%1“</numerusform>
            <numerusform>%n abgelehnt: „%1“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sent back: “%1”</source>
        <translation>
            <numerusform>%n zurückgegeben: „%1“</numerusform>
            <numerusform>%n zurückgegeben: „%1“</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs no calibration: nothing that counts is decided yet.</source>
        <translation>Es kostet keine Kalibrierung: Noch ist nichts entschieden, das zählt.</translation>
    </message>
    <message numerus="yes">
        <source>%1: the count begins again, and %n decision(s) no longer count.</source>
        <translation>
            <numerusform>%1: Die Zählung beginnt neu, und eine Entscheidung zählt nicht mehr.</numerusform>
            <numerusform>%1: Die Zählung beginnt neu, und %n Entscheidungen zählen nicht mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 runs on autopilot and goes back to approval with the next draft that is written.</source>
        <translation>%1 läuft mit Autopilot und geht mit dem nächsten geschriebenen Entwurf zurück zur Zeichnung.</translation>
    </message>
    <message>
        <source>It has no probe, so nothing shows that it works.</source>
        <translation>Sie hat keine Probe, also zeigt nichts, dass sie wirkt.</translation>
    </message>
    <message>
        <source>It trips on its probe.</source>
        <translation>Sie schlägt bei der Probe an.</translation>
    </message>
    <message>
        <source>It does not trip on its probe.</source>
        <translation>Sie schlägt bei der Probe nicht an.</translation>
    </message>
    <message>
        <source>Of %1 drafts it would stop %2; now %3 are stopped.</source>
        <translation>Von %1 Entwürfen hielte sie %2 auf; jetzt sind es %3.</translation>
    </message>
    <message>
        <source>%1 would go from autopilot to approval until it holds.</source>
        <translation>%1 ginge vom Autopiloten zur Zeichnung, bis sie hält.</translation>
    </message>
</context>
<context>
    <name>SignOffText</name>
    <message>
        <source>%1% the words of the message to %2</source>
        <translation>zu %1 % die Wörter der Nachricht an %2</translation>
    </message>
    <message>
        <source>must not be contacted</source>
        <translation>darf nicht angeschrieben werden</translation>
    </message>
    <message>
        <source>has replied</source>
        <translation>hat geantwortet</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>keine Nachricht</translation>
    </message>
    <message>
        <source>Approved by %1 on %2, word for word as it stands.</source>
        <translation>Freigegeben von %1 am %2, Wort für Wort, wie der Text dasteht.</translation>
    </message>
    <message>
        <source>Changed since %1 approved it on %2. It needs a new approval first.</source>
        <translation>Geändert, seit %1 den Text am %2 freigab. Er braucht zuerst eine neue Freigabe.</translation>
    </message>
    <message>
        <source>Nobody has approved this text yet.</source>
        <translation>Noch niemand hat diesen Text freigegeben.</translation>
    </message>
    <message>
        <source>No persona fits the title of %1, so the copy has no angle of theirs.</source>
        <translation>Zum Titel von %1 passt keine Persona, also fehlt dem Text deren Blickwinkel.</translation>
    </message>
    <message numerus="yes">
        <source>%n people here are typed as %1: the usual cause of one message for all of them.</source>
        <translation>
            <numerusform>%n Person hier ist als %1 eingeordnet.</numerusform>
            <numerusform>%n Personen hier sind als %1 eingeordnet: die übliche Ursache dafür, dass alle dieselbe Nachricht bekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of messages share most of their words.</source>
        <translation>
            <numerusform>%n Paar von Nachrichten hat die meisten Wörter gemeinsam.</numerusform>
            <numerusform>%n Paare von Nachrichten haben die meisten Wörter gemeinsam.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>title, persona</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>no persona</source>
        <translation>keine Persona</translation>
    </message>
    <message numerus="yes">
        <source>Your name goes under %n draft(s)</source>
        <translation>
            <numerusform>Ihr Name kommt unter %n Entwurf</numerusform>
            <numerusform>Ihr Name kommt unter %n Entwürfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at %n company(s).</source>
        <translation>
            <numerusform>bei %n Firma.</numerusform>
            <numerusform>bei %n Firmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them with an open warning.</source>
        <translation>
            <numerusform>%n davon mit offener Warnung.</numerusform>
            <numerusform>%n davon mit offener Warnung.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list goes on; what it does not show is not signed.</source>
        <translation>Die Liste geht weiter; was sie nicht zeigt, wird nicht unterschrieben.</translation>
    </message>
    <message>
        <source>Each is checked by itself: one that you wrote in, that has a blocker or that has changed is left out, and you are told why.</source>
        <translation>Jeder wird für sich geprüft: Wer selbst daran geschrieben hat, ein Blocker oder eine Änderung lassen ihn aus, und Sie erfahren, warum.</translation>
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
    <message>
        <source>Approved together with others, not one by one.</source>
        <translation>Zusammen mit anderen freigegeben, nicht einzeln.</translation>
    </message>
    <message>
        <source>No reading time was recorded.</source>
        <translation>Eine Lesezeit wurde nicht festgehalten.</translation>
    </message>
    <message>
        <source>Looked at for %1; reading it and its evidence takes about %2.</source>
        <translation>%1 angesehen; Text und Belege zu lesen dauert etwa %2.</translation>
    </message>
    <message numerus="yes">
        <source>Opened %1 of the %n passage(s) that it cites.</source>
        <translation>
            <numerusform>%1 von %n zitierten Beleg geöffnet.</numerusform>
            <numerusform>%1 von %n zitierten Belegen geöffnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Written in by %1.</source>
        <translation>Darin geschrieben: %1.</translation>
    </message>
    <message>
        <source>Nobody has changed the generated text.</source>
        <translation>Niemand hat den generierten Text geändert.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>severity, title, sentence</comment>
        <translation>%1: %2. %3</translation>
    </message>
</context>
<context>
    <name>Twins</name>
    <message>
        <source>the same in both</source>
        <translation>in beiden gleich</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>nur im ersten</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>nur im zweiten</translation>
    </message>
    <message>
        <source>they differ: the second’s</source>
        <translation>verschieden: aus dem zweiten</translation>
    </message>
    <message>
        <source>they differ: the first’s</source>
        <translation>verschieden: aus dem ersten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Job title</source>
        <translation>Berufsbezeichnung</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Zuständig</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two addresses</comment>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>countersign::ActivityPage</name>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>What runs in the background and what came of it.</source>
        <translation>Was im Hintergrund läuft und was daraus wurde.</translation>
    </message>
    <message>
        <source>Generate drafts</source>
        <translation>Entwürfe generieren</translation>
    </message>
    <message>
        <source>Hand over as e-mail files…</source>
        <translation>Als E-Mail-Dateien übergeben…</translation>
    </message>
    <message>
        <source>Hand over as CSV…</source>
        <translation>Als CSV übergeben…</translation>
    </message>
    <message>
        <source>Check all drafts again</source>
        <translation>Alle Entwürfe neu prüfen</translation>
    </message>
    <message>
        <source>Pause everything</source>
        <translation>Alles anhalten</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Nothing ran yet</source>
        <translation>Noch nichts gelaufen</translation>
    </message>
    <message>
        <source>Generation, imports and hand-overs of this session are listed here, with what was held back and why.</source>
        <translation>Hier stehen Generierung, Importe und Übergaben dieser Sitzung, mit dem, was zurückgehalten wurde und warum.</translation>
    </message>
    <message>
        <source>Generating</source>
        <translation>Generierung</translation>
    </message>
    <message>
        <source>Folder for the e-mail files</source>
        <translation>Ordner für die E-Mail-Dateien</translation>
    </message>
    <message>
        <source>Hand-over as e-mail files</source>
        <translation>Übergabe als E-Mail-Dateien</translation>
    </message>
    <message>
        <source>CSV file</source>
        <translation>CSV-Datei</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>to-send.csv</source>
        <comment>file name</comment>
        <translation>to-send.csv</translation>
    </message>
    <message>
        <source>Hand-over as CSV</source>
        <translation>Übergabe als CSV</translation>
    </message>
    <message>
        <source>Checking all drafts</source>
        <translation>Alle Entwürfe werden geprüft</translation>
    </message>
    <message>
        <source>Let deliveries go on</source>
        <translation>Übergaben fortsetzen</translation>
    </message>
    <message>
        <source>For a spreadsheet: no cell runs as a formula</source>
        <translation>Für eine Tabellenkalkulation: keine Zelle wird als Formel ausgeführt</translation>
    </message>
    <message>
        <source>For a program: every cell exactly as it is</source>
        <translation>Für ein Programm: jede Zelle genau so, wie sie ist</translation>
    </message>
    <message>
        <source>With the columns of %1</source>
        <translation>Mit den Spalten von %1</translation>
    </message>
    <message>
        <source>Hand over as CSV</source>
        <translation>Als CSV übergeben</translation>
    </message>
    <message>
        <source>What would go: %1</source>
        <translation>Was hinausginge: %1</translation>
    </message>
</context>
<context>
    <name>countersign::AuditPage</name>
    <message>
        <source>Audit</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Prove that nothing was changed</source>
        <translation>Nachweisen, dass nichts verändert wurde</translation>
    </message>
    <message>
        <source>Who did what, in the order it happened. Each entry is signed and chained to the one before.</source>
        <translation>Wer was getan hat, in zeitlicher Reihenfolge. Jeder Eintrag ist signiert und mit dem vorigen verkettet.</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>Protokoll filtern</translation>
    </message>
    <message>
        <source>Filter: a person, an action, an id</source>
        <translation>Filter: Person, Aktion oder ID</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Nothing happened yet</source>
        <translation>Noch nichts geschehen</translation>
    </message>
    <message>
        <source>Decisions, edits, imports and hand-overs are written here.</source>
        <translation>Entscheidungen, Bearbeitungen, Importe und Übergaben werden hier festgehalten.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Walking along the log…</source>
        <translation>Das Protokoll wird durchgegangen…</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Kind of entry</source>
        <translation>Art des Eintrags</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Protokoll exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv);;JSON Lines (*.jsonl)</source>
        <translation>Tabellen (*.csv);;JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle Personen</translation>
    </message>
    <message>
        <source>Every kind</source>
        <translation>Jede Art</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message numerus="yes">
        <source>The last %n days</source>
        <translation>
            <numerusform>Der letzte Tag</numerusform>
            <numerusform>Die letzten %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Every computer</source>
        <translation>Jeder Rechner</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>Rechner %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) written to %1.</source>
        <translation>
            <numerusform>Ein Eintrag nach %1 geschrieben.</numerusform>
            <numerusform>%n Einträge nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>No entry is like this. Take a filter off.</source>
        <translation>Kein Eintrag ist so. Nehmen Sie einen Filter weg.</translation>
    </message>
    <message>
        <source>Export the log…</source>
        <translation>Protokoll exportieren…</translation>
    </message>
    <message>
        <source>It is being proved right now</source>
        <translation>Der Nachweis läuft gerade</translation>
    </message>
</context>
<context>
    <name>countersign::BulkPopover</name>
    <message>
        <source>Reason (for everything but approving)</source>
        <translation>Begründung (für alles außer der Freigabe)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message numerus="yes">
        <source>Decide on %n draft(s) that the list shows</source>
        <translation>
            <numerusform>Über %n Entwurf entscheiden, den die Liste zeigt</numerusform>
            <numerusform>Über %n Entwürfe entscheiden, die die Liste zeigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Approve %n</source>
        <translation>
            <numerusform>%n freigeben</numerusform>
            <numerusform>%n freigeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Request changes</source>
        <translation>Änderung verlangen</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Ablehnen</translation>
    </message>
</context>
<context>
    <name>countersign::ChannelTabs</name>
    <message>
        <source>Channels of this person</source>
        <translation>Kanäle dieser Person</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>channel and its key</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>countersign::ColumnList</name>
    <message>
        <source>As you set it last time</source>
        <translation>Wie zuletzt von Ihnen gesetzt</translation>
    </message>
    <message>
        <source>Not known: kept under its own name</source>
        <translation>Unbekannt: bleibt unter ihrem Namen</translation>
    </message>
    <message>
        <source>Is not taken over</source>
        <translation>Wird nicht übernommen</translation>
    </message>
    <message>
        <source>Stands in where the first one is empty</source>
        <translation>Springt ein, wo die erste leer ist</translation>
    </message>
    <message>
        <source>Column “%1” is</source>
        <translation>Spalte „%1“ ist</translation>
    </message>
    <message>
        <source>Keep as a custom field</source>
        <translation>Als eigenes Feld behalten</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the first values of a column</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>empty in the first rows</source>
        <translation>in den ersten Zeilen leer</translation>
    </message>
    <message>
        <source>%1. For example: %2</source>
        <comment>a column&apos;s state and its first values</comment>
        <translation>%1. Zum Beispiel: %2</translation>
    </message>
    <message>
        <source>Required: nothing else says whom or what a row is about</source>
        <translation>Erforderlich: Nichts sonst sagt, um wen oder was es in einer Zeile geht</translation>
    </message>
</context>
<context>
    <name>countersign::CommandPalette</name>
    <message>
        <source>Everything there is</source>
        <translation>Alles, was es gibt</translation>
    </message>
    <message>
        <source>What do you want to do, or where to go?</source>
        <translation>Was möchten Sie tun, oder wohin?</translation>
    </message>
    <message>
        <source>Command, page, person or view</source>
        <translation>Befehl, Seite, Person oder Ansicht</translation>
    </message>
    <message>
        <source>What answers to it</source>
        <translation>Was dazu passt</translation>
    </message>
</context>
<context>
    <name>countersign::CommitteeView</name>
    <message>
        <source>The people of this account, side by side</source>
        <translation>Die Personen dieser Firma, nebeneinander</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n people, side by side</source>
        <translation>
            <numerusform>%1: eine Person</numerusform>
            <numerusform>%1: %n Personen nebeneinander</numerusform>
        </translation>
    </message>
    <message>
        <source>the one you are reading</source>
        <translation>der Text, den Sie lesen</translation>
    </message>
</context>
<context>
    <name>countersign::ComparisonPanel</name>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>The same words</source>
        <translation>Dieselben Wörter</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) less</source>
        <translation>
            <numerusform>%n Wort weniger</numerusform>
            <numerusform>%n Wörter weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n mehr</numerusform>
            <numerusform>%n mehr</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::ConflictPanel</name>
    <message>
        <source>Two versions of one text</source>
        <translation>Zwei Fassungen eines Textes</translation>
    </message>
    <message>
        <source>Two people changed the same words</source>
        <translation>Zwei Personen haben dieselben Wörter geändert</translation>
    </message>
    <message>
        <source>Take one of the two, or write below what shall stand. Nothing is lost: both stay in the history.</source>
        <translation>Nehmen Sie eine der beiden, oder schreiben Sie unten, was gelten soll. Nichts geht verloren: Beide bleiben im Verlauf.</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Betreff</translation>
    </message>
    <message>
        <source>Keep this text</source>
        <translation>Diesen Text behalten</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Take this</source>
        <translation>Diesen nehmen</translation>
    </message>
</context>
<context>
    <name>countersign::CopyEditor</name>
    <message>
        <source>Copy</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>message of messages</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>No suggestion for this word</source>
        <translation>Kein Vorschlag für dieses Wort</translation>
    </message>
</context>
<context>
    <name>countersign::CopyPanel</name>
    <message>
        <source>Subject</source>
        <translation>Betreff</translation>
    </message>
    <message>
        <source>History: %1</source>
        <translation>Verlauf: %1</translation>
    </message>
    <message>
        <source>Resolve…</source>
        <translation>Lösen…</translation>
    </message>
    <message>
        <source>could not be saved</source>
        <translation>konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>wird gespeichert…</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>The checks found nothing.</source>
        <translation>Die Prüfungen haben nichts gefunden.</translation>
    </message>
    <message>
        <source>Not checked yet. The checks run when the text is edited, or under Activity.</source>
        <translation>Noch nicht geprüft. Die Prüfungen laufen beim Bearbeiten des Textes oder unter Aktivität.</translation>
    </message>
    <message>
        <source>Editing · Esc goes back to reading</source>
        <translation>Bearbeiten · Esc: zurück zum Lesen</translation>
    </message>
</context>
<context>
    <name>countersign::CoverageCard</name>
    <message>
        <source>%1 · the weakest input</source>
        <translation>%1 · die schwächste Quelle</translation>
    </message>
</context>
<context>
    <name>countersign::DecisionsPopover</name>
    <message>
        <source>Your last decisions</source>
        <translation>Ihre letzten Entscheidungen</translation>
    </message>
    <message>
        <source>Nothing decided yet.</source>
        <translation>Noch nichts entschieden.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
</context>
<context>
    <name>countersign::EvidenceList</name>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
</context>
<context>
    <name>countersign::EvidencePanel</name>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Search the evidence</source>
        <translation>Belege durchsuchen</translation>
    </message>
    <message>
        <source>Weakest input: %1. %2</source>
        <translation>Schwächste Quelle: %1. %2</translation>
    </message>
</context>
<context>
    <name>countersign::FileStep</name>
    <message>
        <source>An export of your CRM, a table that you keep yourself, or documents for the knowledge base. Nothing is taken before you have seen what would happen.</source>
        <translation>Ein Export Ihres CRM, eine selbst geführte Tabelle oder Dokumente für die Wissensbasis. Nichts wird übernommen, bevor Sie gesehen haben, was geschähe.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Drop a file or a folder here</source>
        <translation>Eine Datei oder einen Ordner hier ablegen</translation>
    </message>
    <message>
        <source>Choose a folder of documents…</source>
        <translation>Ordner mit Dokumenten wählen…</translation>
    </message>
    <message>
        <source>Tables: CSV, TSV, text, JSON, JSON Lines. A workbook of Excel or Numbers is saved as CSV first. Documents: Markdown, text, web pages, PDF, Word (DOCX), transcripts (WebVTT, SRT).</source>
        <translation>Tabellen: CSV, TSV, Text, JSON, JSON Lines. Eine Arbeitsmappe von Excel oder Numbers wird zuerst als CSV gespeichert. Dokumente: Markdown, Text, Webseiten, PDF, Word (DOCX), Mitschriften (WebVTT, SRT).</translation>
    </message>
</context>
<context>
    <name>countersign::FilterBar</name>
    <message>
        <source>For me</source>
        <translation>Für mich</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segment</translation>
    </message>
    <message>
        <source>All segments</source>
        <translation>Alle Segmente</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Every state</source>
        <translation>Jeder Status</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation>Alle Kanäle</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Any finding</source>
        <translation>Jeder Befund</translation>
    </message>
    <message>
        <source>Persona</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>All personas</source>
        <translation>Alle Personas</translation>
    </message>
    <message>
        <source>Whose people</source>
        <translation>Wessen Kontakte</translation>
    </message>
    <message>
        <source>Everybody&apos;s people</source>
        <translation>Kontakte von allen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>Alle Sprachen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Grouping</source>
        <translation>Gruppierung</translation>
    </message>
    <message>
        <source>Most important first</source>
        <translation>Wichtigstes zuerst</translation>
    </message>
    <message>
        <source>Due first</source>
        <translation>Fälliges zuerst</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Schlechtestes zuerst</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neuestes zuerst</translation>
    </message>
    <message>
        <source>Not grouped</source>
        <translation>Nicht gruppiert</translation>
    </message>
    <message>
        <source>By account</source>
        <translation>Nach Firma</translation>
    </message>
    <message>
        <source>By segment</source>
        <translation>Nach Segment</translation>
    </message>
    <message>
        <source>for me</source>
        <translation>für mich</translation>
    </message>
    <message>
        <source>SDRs: your own people. Reviewers: what is written in the languages you read. Others: what waits for your signature.</source>
        <translation>SDR: die eigenen Leute. Prüfer: was in den Sprachen geschrieben ist, die Sie lesen. Andere: was auf Ihre Unterschrift wartet.</translation>
    </message>
</context>
<context>
    <name>countersign::FindingsDelegate</name>
    <message>
        <source>set aside</source>
        <translation>beiseitegelegt</translation>
    </message>
    <message>
        <source>Set aside…</source>
        <translation>Beiseitelegen…</translation>
    </message>
    <message>
        <source>mended</source>
        <translation>behoben</translation>
    </message>
</context>
<context>
    <name>countersign::FindingsView</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
</context>
<context>
    <name>countersign::GateCard</name>
    <message>
        <source>What autopilot needs: %1 of %2 met</source>
        <translation>Was Autopilot braucht: %1 von %2 erfüllt</translation>
    </message>
</context>
<context>
    <name>countersign::HandOverCard</name>
    <message>
        <source>Before anything goes</source>
        <translation>Bevor etwas hinausgeht</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message numerus="yes">
        <source>Hand over %n</source>
        <translation>
            <numerusform>%n übergeben</numerusform>
            <numerusform>%n übergeben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::HandOverEnding</name>
    <message>
        <source>%1: noted as sent.</source>
        <translation>%1: als gesendet notiert.</translation>
    </message>
    <message>
        <source>%1: noted as not sent. It can be handed over again.</source>
        <translation>%1: als nicht gesendet notiert. Der Entwurf kann noch einmal übergeben werden.</translation>
    </message>
</context>
<context>
    <name>countersign::HelpOverlay</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Click a key to change it; Backspace brings the standard back.</source>
        <translation>Klicken Sie auf eine Taste, um sie zu ändern; die Rücktaste stellt den Standard wieder her.</translation>
    </message>
    <message>
        <source>Key for %1: %2</source>
        <translation>Taste für %1: %2</translation>
    </message>
    <message>
        <source>press a key</source>
        <translation>Taste drücken</translation>
    </message>
</context>
<context>
    <name>countersign::HistoryPopover</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Edit from this text</source>
        <translation>Ab diesem Text bearbeiten</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare with an earlier text</source>
        <translation>Mit früherem Text vergleichen</translation>
    </message>
</context>
<context>
    <name>countersign::ImportAssistant</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rows read</source>
        <translation>%1 Zeilen gelesen</translation>
    </message>
    <message>
        <source>Import: %1</source>
        <translation>Import: %1</translation>
    </message>
    <message>
        <source>The report was not written: %1</source>
        <translation>Der Bericht wurde nicht geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>countersign::ImportPage</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>How it is read</source>
        <translation>Wie sie gelesen wird</translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation>Was geschehen wird</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Save the report as CSV…</source>
        <translation>Bericht als CSV sichern…</translation>
    </message>
    <message>
        <source>Import another file</source>
        <translation>Weitere Datei importieren</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>The report is saved.</source>
        <translation>Der Bericht ist gesichert.</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>The import that runs comes first; then drop the next file.</source>
        <translation>Erst kommt der laufende Import; legen Sie die nächste Datei danach ab.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>This cannot be imported as it is</source>
        <translation>So kann das nicht importiert werden</translation>
    </message>
    <message>
        <source>Nothing was changed. You can go back and set how the file is read, or look again.</source>
        <translation>Nichts wurde geändert. Sie können zurückgehen und einstellen, wie die Datei gelesen wird, oder noch einmal nachsehen.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal nachsehen</translation>
    </message>
    <message>
        <source>Looking at each row…</source>
        <translation>Jede Zeile wird angesehen…</translation>
    </message>
    <message>
        <source>Nothing is changed by this.</source>
        <translation>Dabei wird nichts geändert.</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Wird importiert…</translation>
    </message>
    <message>
        <source>You can go on working; the import is on the activity page, too. It is in wholly or not at all.</source>
        <translation>Sie können weiterarbeiten; der Import steht auch auf der Seite „Aktivität“. Er kommt ganz oder gar nicht an.</translation>
    </message>
    <message>
        <source>Stopped: nothing was imported</source>
        <translation>Angehalten: Nichts wurde importiert</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>Nichts wurde importiert</translation>
    </message>
    <message>
        <source>An import is in wholly or not at all.</source>
        <translation>Ein Import kommt ganz oder gar nicht an.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>See what will happen</source>
        <translation>Ansehen, was geschehen wird</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next file: %1</source>
        <translation>Nächste Datei: %1</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht sichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>import-report.csv</source>
        <comment>file name</comment>
        <translation>import-bericht.csv</translation>
    </message>
    <message>
        <source>Folder of documents</source>
        <translation>Ordner mit Dokumenten</translation>
    </message>
    <message>
        <source>All files (*);;Tables (*.csv *.tsv *.txt *.json *.jsonl);;Documents (*.md *.txt *.html *.htm *.pdf *.docx *.vtt *.srt)</source>
        <translation>Alle Dateien (*);;Tabellen (*.csv *.tsv *.txt *.json *.jsonl);;Dokumente (*.md *.txt *.html *.htm *.pdf *.docx *.vtt *.srt)</translation>
    </message>
</context>
<context>
    <name>countersign::ImportRowsModel</name>
    <message>
        <source>%1 → %2</source>
        <comment>a value before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Is on the list of those who must not be contacted.</source>
        <translation>Steht auf der Liste derer, die nicht kontaktiert werden dürfen.</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Left as it is</source>
        <translation>Bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Not to be contacted</source>
        <translation>Nicht zu kontaktieren</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Value left out</source>
        <translation>Wert weggelassen</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>Anzusehen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Who or what</source>
        <translation>Wer oder was</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) and rule(s)</source>
        <translation>
            <numerusform>%n Passage oder Regel</numerusform>
            <numerusform>%n Passagen und Regeln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::InputsPage</name>
    <message>
        <source>Who must not be contacted</source>
        <translation>Wer nicht kontaktiert werden darf</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Knowledge base</source>
        <translation>Wissensbasis</translation>
    </message>
    <message>
        <source>Nothing yet. Product pages, proof points and call transcripts make copy say something about you and not about the trade.</source>
        <translation>Noch nichts. Mit Produktseiten, Beispielen aus der Praxis und Gesprächstranskripten handelt der Text von Ihnen und nicht von der Branche.</translation>
    </message>
    <message>
        <source>Boundaries</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Nothing is forbidden yet. A boundary is a phrase that must never be said, with a probe that proves that it is caught.</source>
        <translation>Noch ist nichts verboten. Eine Grenze ist eine Wendung, die nie fallen darf, mit einer Probe, die zeigt, dass sie erkannt wird.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passagen</translation>
    </message>
    <message>
        <source>Cited by drafts</source>
        <translation>In Entwürfen verwendet</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>Crossed by drafts</source>
        <translation>Von Entwürfen überschritten</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Nobody is on the list.</source>
        <translation>Niemand steht auf der Liste.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies). They hold whatever is imported later.</source>
        <translation>
            <numerusform>%n Eintrag. Er gilt, was auch immer später importiert wird.</numerusform>
            <numerusform>%n Einträge. Sie gelten, was auch immer später importiert wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 people at %2 companies, %3 passages of evidence. Below, a passage about a company counts for each of its people. Copy is as good as the weakest of the four.</source>
        <translation>%1 Personen in %2 Firmen, %3 Belege. Unten zählt ein Beleg über eine Firma für jede ihrer Personen. Ein Text ist so gut wie der schwächste der vier.</translation>
    </message>
    <message>
        <source>Who there is too little about</source>
        <translation>Über wen es zu wenig gibt</translation>
    </message>
    <message>
        <source>All four inputs are there for everybody, none too old.</source>
        <translation>Alle vier Quellen sind für alle da, keine zu alt.</translation>
    </message>
    <message>
        <source>Add a boundary…</source>
        <translation>Grenze hinzufügen …</translation>
    </message>
    <message>
        <source>A double click or Enter opens a boundary</source>
        <translation>Ein Doppelklick oder die Eingabetaste öffnet eine Grenze</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Weakest</source>
        <translation>Am schwächsten</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>CRM</source>
        <translation>CRM</translation>
    </message>
</context>
<context>
    <name>countersign::JobDelegate</name>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>look at it</source>
        <translation>bitte ansehen</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>countersign::JobList</name>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>working</source>
        <translation>arbeitet</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 · less than a minute left</source>
        <translation>%1 · noch weniger als eine Minute</translation>
    </message>
    <message>
        <source>%1 · %2 min left</source>
        <translation>%1 · noch %2 Min.</translation>
    </message>
</context>
<context>
    <name>countersign::LessonsCard</name>
    <message>
        <source>What reviewers keep changing</source>
        <translation>Was Prüfer immer wieder ändern</translation>
    </message>
    <message>
        <source>Nothing was changed in the same way in three drafts yet. What is cut, added or replaced again and again stands here, to be made a rule in two clicks.</source>
        <translation>Noch wurde nichts in drei Entwürfen gleich geändert. Was immer wieder gestrichen, ergänzt oder ersetzt wird, steht dann hier und wird mit zwei Klicks zur Regel.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a lesson, what to do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Make it a directive…</source>
        <translation>Zur Vorgabe machen …</translation>
    </message>
    <message>
        <source>Make it a boundary…</source>
        <translation>Zur Grenze machen …</translation>
    </message>
</context>
<context>
    <name>countersign::MainWindow</name>
    <message>
        <source>Countersign</source>
        <translation>Countersign</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet…</translation>
    </message>
    <message>
        <source>Making the workspace…</source>
        <translation>Der Arbeitsbereich wird angelegt…</translation>
    </message>
    <message>
        <source>Making the sample…</source>
        <translation>Das Beispiel wird angelegt…</translation>
    </message>
    <message>
        <source>%1 – Countersign</source>
        <translation>%1 – Countersign</translation>
    </message>
</context>
<context>
    <name>countersign::ModeCard</name>
    <message>
        <source>Who lets a message out</source>
        <translation>Wer eine Nachricht hinauslässt</translation>
    </message>
    <message>
        <source>Reason for another mode</source>
        <translation>Grund für einen anderen Modus</translation>
    </message>
    <message>
        <source>Reason, for those who read it later</source>
        <translation>Grund, für alle, die es später lesen</translation>
    </message>
    <message>
        <source>%1, the mode now</source>
        <translation>%1, der Modus jetzt</translation>
    </message>
    <message>
        <source>Change the mode to %1</source>
        <translation>Den Modus auf %1 ändern</translation>
    </message>
    <message>
        <source>Autopilot opens when all the conditions of the gate are met.</source>
        <translation>Autopilot öffnet sich, wenn alle Bedingungen erfüllt sind.</translation>
    </message>
</context>
<context>
    <name>countersign::NotePopover</name>
    <message>
        <source>Where it comes from, e.g. “Call with Ilse” (may be empty)</source>
        <translation>Woher es kommt, z. B. „Anruf mit Ilse“ (darf leer bleiben)</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Woher es kommt</translation>
    </message>
    <message>
        <source>What you know, as you would say it to a colleague</source>
        <translation>Was Sie wissen, so wie Sie es einer Kollegin sagen würden</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Keep the note</source>
        <translation>Notiz behalten</translation>
    </message>
    <message>
        <source>It is dated today and can be cited like any other evidence.</source>
        <translation>Sie trägt das heutige Datum und lässt sich wie jeder andere Beleg zitieren.</translation>
    </message>
    <message>
        <source>A note about %1</source>
        <translation>Eine Notiz zu %1</translation>
    </message>
</context>
<context>
    <name>countersign::OutcomeView</name>
    <message>
        <source>There are no rows in it.</source>
        <translation>Sie enthält keine Zeilen.</translation>
    </message>
    <message>
        <source>What becomes of the rows</source>
        <translation>Was aus den Zeilen wird</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Rows read: %1. Nothing will change: all of it is there.</source>
        <translation>Gelesene Zeilen: %1. Nichts wird sich ändern: Alles ist schon da.</translation>
    </message>
    <message>
        <source>Rows read: %1. Nothing has changed: all of it was there.</source>
        <translation>Gelesene Zeilen: %1. Nichts hat sich geändert: Alles war schon da.</translation>
    </message>
    <message>
        <source>Rows read: %1. %2 will be added, %3 updated, %4 refused.</source>
        <translation>Gelesene Zeilen: %1. %2 kommen hinzu, %3 werden aktualisiert, %4 abgelehnt.</translation>
    </message>
    <message>
        <source>Rows read: %1. %2 added, %3 updated, %4 refused.</source>
        <translation>Gelesene Zeilen: %1. %2 hinzugekommen, %3 aktualisiert, %4 abgelehnt.</translation>
    </message>
    <message>
        <source>There are no passages and rules in it. The table says why.</source>
        <translation>Darin sind keine Passagen und Regeln. Die Tabelle sagt, warum.</translation>
    </message>
    <message>
        <source>Passages and rules read: %1. Nothing will change: all of it is there.</source>
        <translation>Gelesene Passagen und Regeln: %1. Nichts wird sich ändern: Alles ist schon da.</translation>
    </message>
    <message>
        <source>Passages and rules read: %1. Nothing has changed: all of it was there.</source>
        <translation>Gelesene Passagen und Regeln: %1. Nichts hat sich geändert: Alles war schon da.</translation>
    </message>
    <message>
        <source>Passages and rules read: %1. %2 will be added, %3 updated, %4 refused.</source>
        <translation>Gelesene Passagen und Regeln: %1. %2 kommen hinzu, %3 werden aktualisiert, %4 abgelehnt.</translation>
    </message>
    <message>
        <source>Passages and rules read: %1. %2 added, %3 updated, %4 refused.</source>
        <translation>Gelesene Passagen und Regeln: %1. %2 hinzugefügt, %3 aktualisiert, %4 abgelehnt.</translation>
    </message>
</context>
<context>
    <name>countersign::PaletteHost</name>
    <message>
        <source>Act as %1</source>
        <translation>Handeln als %1</translation>
    </message>
    <message>
        <source>Switch user · %1</source>
        <comment>role</comment>
        <translation>Person wechseln · %1</translation>
    </message>
</context>
<context>
    <name>countersign::QueuePanel</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Show filters</source>
        <translation>Filter anzeigen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 gefunden</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n decided today</source>
        <translation>
            <numerusform>%n heute entschieden</numerusform>
            <numerusform>%n heute entschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 an hour</source>
        <translation>%1 · %2 pro Stunde</translation>
    </message>
    <message>
        <source>Last decisions. %1</source>
        <translation>Letzte Entscheidungen. %1</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>Die Liste wird gelesen…</translation>
    </message>
    <message>
        <source>The list could not be read</source>
        <translation>Die Liste konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>No draft, person or company has words that begin like this.</source>
        <translation>Kein Entwurf, keine Person und keine Firma hat Wörter, die so beginnen.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>No drafts yet</source>
        <translation>Noch keine Entwürfe</translation>
    </message>
    <message>
        <source>Drafts appear here when people and a sequence are in the workspace and copy is generated or imported.</source>
        <translation>Entwürfe erscheinen hier, sobald Personen und eine Abfolge im Arbeitsbereich sind und Text generiert oder importiert wurde.</translation>
    </message>
    <message>
        <source>Go to inputs</source>
        <translation>Zu den Quellen</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Hier ist nichts</translation>
    </message>
    <message>
        <source>No draft fits these filters. Those decided are under “Every state”.</source>
        <translation>Kein Entwurf passt zu diesen Filtern. Entschiedene finden Sie unter „Jeder Status“.</translation>
    </message>
    <message>
        <source>Show every state</source>
        <translation>Jeden Status anzeigen</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>Saved lists</source>
        <translation>Gemerkte Listen</translation>
    </message>
</context>
<context>
    <name>countersign::QueueView</name>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
</context>
<context>
    <name>countersign::ReadingStep</name>
    <message>
        <source>First rows of the file</source>
        <translation>Erste Zeilen der Datei</translation>
    </message>
    <message>
        <source>What each column is</source>
        <translation>Was jede Spalte ist</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>Erste Zeilen</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>Was sie enthält</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Zeichensatz</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>Header row</source>
        <translation>Kopfzeile</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>There is nothing to set here. The next step says what will be taken over.</source>
        <translation>Hier gibt es nichts einzustellen. Der nächste Schritt sagt, was übernommen wird.</translation>
    </message>
    <message>
        <source>Nothing tells which program wrote it.</source>
        <translation>Nichts verrät, welches Programm sie geschrieben hat.</translation>
    </message>
    <message>
        <source>Written by %1</source>
        <translation>Geschrieben von %1</translation>
    </message>
    <message>
        <source>Find out</source>
        <translation>Herausfinden</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>Es gibt keine</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>a row of the file: number, first cells</comment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>As you set it last time</source>
        <translation>Wie zuletzt von Ihnen gesetzt</translation>
    </message>
    <message>
        <source>A guess: look at the accents</source>
        <translation>Geraten: Achten Sie auf Umlaute</translation>
    </message>
    <message>
        <source>No column says whom or what a row is about. Set one of the columns to one of: %1. Or choose another header row, or what the file holds.</source>
        <translation>Keine Spalte sagt, um wen oder was es in einer Zeile geht. Setzen Sie eine der Spalten auf eines von: %1. Oder wählen Sie eine andere Kopfzeile oder was die Datei enthält.</translation>
    </message>
    <message>
        <source>%1 Choose another delimiter, header row or encoding, or another file.</source>
        <translation>%1 Wählen Sie ein anderes Trennzeichen, eine andere Kopfzeile, einen anderen Zeichensatz oder eine andere Datei.</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Andere Datei wählen…</translation>
    </message>
    <message>
        <source>Read as you set it last time for a file of this shape.</source>
        <translation>Gelesen, wie Sie es zuletzt für eine Datei dieser Form gesetzt haben.</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Found out: %1</source>
        <translation>Erkannt: %1</translation>
    </message>
    <message>
        <source>Found out: line %1</source>
        <translation>Erkannt: Zeile %1</translation>
    </message>
    <message>
        <source>Found out: there is none</source>
        <translation>Erkannt: keine vorhanden</translation>
    </message>
</context>
<context>
    <name>countersign::ReportView</name>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
</context>
<context>
    <name>countersign::RestsOnCard</name>
    <message>
        <source>What it rests on</source>
        <translation>Worauf er sich stützt</translation>
    </message>
    <message>
        <source>The text cites nothing: whatever it claims, nobody can look it up.</source>
        <translation>Der Text belegt nichts: Was er behauptet, kann niemand nachschlagen.</translation>
    </message>
    <message>
        <source>not opened</source>
        <translation>nicht geöffnet</translation>
    </message>
    <message>
        <source>The reviewer did not open this passage.</source>
        <translation>Die prüfende Person hat diesen Beleg nicht geöffnet.</translation>
    </message>
    <message>
        <source>for “%1”</source>
        <translation>für „%1“</translation>
    </message>
</context>
<context>
    <name>countersign::ReviewDisplay</name>
    <message>
        <source>No draft is open</source>
        <translation>Kein Entwurf geöffnet</translation>
    </message>
    <message>
        <source>Choose one in the list, or change what the list shows.</source>
        <translation>Wählen Sie einen in der Liste, oder ändern Sie, was die Liste zeigt.</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>An %1</translation>
    </message>
</context>
<context>
    <name>countersign::ReviewEditing</name>
    <message>
        <source>You began an edit %1 and did not finish it.</source>
        <translation>Sie haben eine Bearbeitung begonnen (%1) und nicht beendet.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Somebody else changed this text in the meantime. It has both now.</source>
        <translation>Inzwischen hat jemand anderes diesen Text geändert. Er enthält jetzt beides.</translation>
    </message>
    <message>
        <source>You have an unfinished edit of this text. Go on with it (E) or discard it first.</source>
        <translation>Sie haben diesen Text angefangen zu bearbeiten. Machen Sie damit weiter (E) oder verwerfen Sie es zuerst.</translation>
    </message>
    <message>
        <source>The unfinished edit was discarded.</source>
        <translation>Die unfertige Bearbeitung wurde verworfen.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Another version came in. Look at both once more; what you wrote is kept.</source>
        <translation>Eine weitere Fassung ist gekommen. Sehen Sie sich beide noch einmal an; was Sie geschrieben haben, bleibt.</translation>
    </message>
    <message>
        <source>The fix is in the text. You are reading on; H brings the earlier text back.</source>
        <translation>Die Korrektur steht im Text. Sie lesen weiter; H holt den früheren Text zurück.</translation>
    </message>
</context>
<context>
    <name>countersign::ReviewFlow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Writing it again…</source>
        <translation>Wird neu geschrieben…</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>In %1 s; reading takes about %2 s</source>
        <translation>In %1 s; Lesen dauert etwa %2 s</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) decided on. Z takes them back one by one.</source>
        <translation>
            <numerusform>Über %n Entwurf entschieden. Z nimmt es zurück.</numerusform>
            <numerusform>Über %n Entwürfe entschieden. Z nimmt sie einzeln zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused: %1</source>
        <translation>
            <numerusform>%n verweigert: %1</numerusform>
            <numerusform>%n verweigert: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the last one in the list.</source>
        <translation>Das ist der letzte in der Liste.</translation>
    </message>
    <message>
        <source>This is the first one in the list.</source>
        <translation>Das ist der erste in der Liste.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a person, and what was decided on the draft</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>countersign::ReviewPage</name>
    <message>
        <source>Back to the text</source>
        <translation>Zurück zum Text</translation>
    </message>
</context>
<context>
    <name>countersign::ReviewQuestions</name>
    <message>
        <source>Wrong person</source>
        <translation>Falsche Person</translation>
    </message>
    <message>
        <source>Should not be contacted</source>
        <translation>Sollte nicht kontaktiert werden</translation>
    </message>
    <message>
        <source>Not a fit for what we sell</source>
        <translation>Passt nicht zu unserem Angebot</translation>
    </message>
    <message>
        <source>Nothing true and specific to say</source>
        <translation>Nichts Wahres und Konkretes zu sagen</translation>
    </message>
    <message>
        <source>A fact is wrong or not borne out</source>
        <translation>Eine Angabe ist falsch oder nicht belegt</translation>
    </message>
    <message>
        <source>Could go to anybody</source>
        <translation>Könnte an jeden gehen</translation>
    </message>
    <message>
        <source>Says nothing about our product</source>
        <translation>Sagt nichts über unser Produkt</translation>
    </message>
    <message>
        <source>The ask is unclear or too heavy</source>
        <translation>Die Bitte ist unklar oder zu groß</translation>
    </message>
    <message>
        <source>Wrong tone or length</source>
        <translation>Falscher Ton oder falsche Länge</translation>
    </message>
    <message>
        <source>What is this list called?</source>
        <translation>Wie heißt diese Liste?</translation>
    </message>
    <message>
        <source>e.g. “Frozen food, due this week”</source>
        <translation>z. B. „Tiefkühl, diese Woche fällig“</translation>
    </message>
    <message>
        <source>Why is it rejected?</source>
        <translation>Warum wird abgelehnt?</translation>
    </message>
    <message>
        <source>What has to change?</source>
        <translation>Was muss sich ändern?</translation>
    </message>
    <message>
        <source>or type a reason and press Enter</source>
        <translation>oder Grund eingeben und Enter drücken</translation>
    </message>
    <message>
        <source>Why does this finding not count here?</source>
        <translation>Warum zählt dieser Befund hier nicht?</translation>
    </message>
    <message>
        <source>It is true: I know it from elsewhere</source>
        <translation>Es stimmt: Ich weiß es aus anderer Quelle</translation>
    </message>
    <message>
        <source>The check misreads it</source>
        <translation>Die Prüfung versteht es falsch</translation>
    </message>
    <message>
        <source>It is wanted in this case</source>
        <translation>In diesem Fall ist es gewollt</translation>
    </message>
    <message>
        <source>Write it again, and heed this:</source>
        <translation>Neu schreiben und dabei beachten:</translation>
    </message>
    <message>
        <source>e.g. lead with the audit; leave empty for another attempt</source>
        <translation>z. B. mit dem Audit beginnen; leer lassen für einen neuen Versuch</translation>
    </message>
</context>
<context>
    <name>countersign::RuleMaker</name>
    <message>
        <source>A directive for the copy of this segment</source>
        <translation>Eine Vorgabe für die Texte dieses Segments</translation>
    </message>
    <message>
        <source>What the writer has to do</source>
        <translation>Was der Schreibende tun muss</translation>
    </message>
    <message>
        <source>Make the directive</source>
        <translation>Vorgabe machen</translation>
    </message>
    <message>
        <source>A pattern that must never be met</source>
        <translation>Ein Muster, das nie vorkommen darf</translation>
    </message>
    <message>
        <source>Words that must never be said</source>
        <translation>Worte, die nie fallen dürfen</translation>
    </message>
    <message>
        <source>The pattern</source>
        <translation>Das Muster</translation>
    </message>
    <message>
        <source>The words</source>
        <translation>Die Worte</translation>
    </message>
    <message>
        <source>Probe: a sentence that must trip it</source>
        <translation>Probe: ein Satz, bei dem sie anschlagen muss</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Save the boundary</source>
        <translation>Grenze speichern</translation>
    </message>
    <message>
        <source>Looking through the drafts…</source>
        <translation>Die Entwürfe werden durchgesehen …</translation>
    </message>
    <message>
        <source>The directive holds from the next draft on: “%1”</source>
        <translation>Die Vorgabe gilt ab dem nächsten Entwurf: „%1“</translation>
    </message>
    <message>
        <source>The boundary holds: “%1” stops a draft.</source>
        <translation>Die Grenze gilt: „%1“ hält einen Entwurf auf.</translation>
    </message>
    <message>
        <source>Looking through the drafts… %1 of %2</source>
        <translation>Die Entwürfe werden durchgesehen … %1 von %2</translation>
    </message>
    <message>
        <source>The drafts are looked through when the job that runs is done…</source>
        <translation>Die Entwürfe werden durchgesehen, sobald der laufende Auftrag fertig ist …</translation>
    </message>
    <message>
        <source>Checking the drafts by the new boundary</source>
        <translation>Die Entwürfe werden an der neuen Grenze geprüft</translation>
    </message>
    <message>
        <source>The boundary is saved, but the drafts could not be checked by it: %1</source>
        <translation>Die Grenze ist gespeichert, aber die Entwürfe konnten nicht daran geprüft werden: %1</translation>
    </message>
</context>
<context>
    <name>countersign::RulePopover</name>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probieren</translation>
    </message>
</context>
<context>
    <name>countersign::RulesModel</name>
    <message>
        <source>It goes from %1 to %2.</source>
        <translation>Möglich ist %1 bis %2.</translation>
    </message>
    <message>
        <source>It is the same for the whole workspace, or has one value for its channel anyway.</source>
        <translation>Das ist für den ganzen Arbeitsbereich gleich oder hat für seinen Kanal ohnehin nur einen Wert.</translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <translation>%1 (war %2)</translation>
    </message>
    <message>
        <source>Check and its limits</source>
        <translation>Prüfung und ihre Grenzen</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Sonst</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseitegelegt</translation>
    </message>
    <message>
        <source>What it finds</source>
        <translation>Was sie findet</translation>
    </message>
</context>
<context>
    <name>countersign::RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>How loudly each check speaks up, and from where on. A channel or a segment can have its own; of one rule the segment’s goes before the channel’s.</source>
        <translation>Wie laut sich jede Prüfung meldet, und ab wo. Ein Kanal oder ein Segment kann Eigenes haben; bei einer Regel geht das Segment dem Kanal vor.</translation>
    </message>
    <message>
        <source>Whom the rules are for</source>
        <translation>Für wen die Regeln gelten</translation>
    </message>
    <message>
        <source>Take the chosen setting back</source>
        <translation>Gewählte Einstellung zurücknehmen</translation>
    </message>
    <message>
        <source>What the changes would do</source>
        <translation>Was die Änderungen bewirken würden</translation>
    </message>
    <message>
        <source>Drafts looked at</source>
        <translation>Angesehene Entwürfe</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Nicht weiter ansehen</translation>
    </message>
    <message>
        <source>Stopped. The changes can be saved all the same.</source>
        <translation>Abgebrochen. Speichern lassen sich die Änderungen trotzdem.</translation>
    </message>
    <message>
        <source>The rules can be read here, not changed.</source>
        <translation>Die Regeln lassen sich hier lesen, nicht ändern.</translation>
    </message>
    <message>
        <source>Nothing is changed yet. Enter or a double click changes a setting; what that would do to the current drafts stands here before it is saved.</source>
        <translation>Noch ist nichts geändert. Enter oder ein Doppelklick ändert eine Einstellung; was das bei den jetzigen Entwürfen bewirken würde, steht hier vor dem Speichern.</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>Nichts ist geändert.</translation>
    </message>
    <message>
        <source>Looking through the drafts…</source>
        <translation>Die Entwürfe werden angesehen…</translation>
    </message>
    <message>
        <source>Checking the drafts by the changed rules</source>
        <translation>Entwürfe nach den geänderten Regeln prüfen</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) checked again, %1 of them with other findings than before.</source>
        <translation>
            <numerusform>%n Entwurf neu geprüft, %1 davon mit anderen Befunden als zuvor.</numerusform>
            <numerusform>%n Entwürfe neu geprüft, %1 davon mit anderen Befunden als zuvor.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::SavedViews</name>
    <message>
        <source>Save this list…</source>
        <translation>Diese Liste merken …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>For me</source>
        <translation>Für mich</translation>
    </message>
    <message>
        <source>Every state</source>
        <translation>Jeder Status</translation>
    </message>
    <message>
        <source>Most important first</source>
        <translation>Wichtigstes zuerst</translation>
    </message>
    <message>
        <source>Due first</source>
        <translation>Fälliges zuerst</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Schlechtestes zuerst</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neuestes zuerst</translation>
    </message>
    <message>
        <source>Not grouped</source>
        <translation>Nicht gruppiert</translation>
    </message>
    <message>
        <source>Grouped by account</source>
        <translation>Gruppiert nach Firma</translation>
    </message>
    <message>
        <source>Grouped by segment</source>
        <translation>Gruppiert nach Segment</translation>
    </message>
    <message>
        <source>Segment %1</source>
        <translation>Segment %1</translation>
    </message>
</context>
<context>
    <name>countersign::SegmentView</name>
    <message>
        <source>Approved without a real edit</source>
        <translation>Ohne echte Änderung freigegeben</translation>
    </message>
    <message>
        <source>The four inputs</source>
        <translation>Die vier Quellen</translation>
    </message>
    <message>
        <source>Open Inputs</source>
        <translation>Quellen öffnen</translation>
    </message>
    <message>
        <source>Drafts that are built alike</source>
        <translation>Gleich gebaute Entwürfe</translation>
    </message>
    <message>
        <source>All drafts of the segment</source>
        <translation>Alle Entwürfe des Segments</translation>
    </message>
    <message>
        <source>Weakest: %1. %2</source>
        <translation>Am schwächsten: %1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No three of the latest drafts are built alike.</source>
        <translation>Keine drei der neuesten Entwürfe sind gleich gebaut.</translation>
    </message>
    <message>
        <source>Most drafts look the same. That is the segment’s problem, not that of single drafts: it is too broad for one angle. Split it, or give it more to write from.</source>
        <translation>Die meisten Entwürfe sehen gleich aus. Das liegt am Segment, nicht an einzelnen Entwürfen: Es ist zu breit für einen Blickwinkel. Teilen Sie es, oder geben Sie ihm mehr, woraus sich schreiben lässt.</translation>
    </message>
    <message>
        <source>The largest groups. A click opens the first of them in Review.</source>
        <translation>Die größten Gruppen. Ein Klick öffnet den ersten Entwurf in der Prüfung.</translation>
    </message>
    <message>
        <source>%1: open the first</source>
        <translation>%1: den ersten öffnen</translation>
    </message>
    <message>
        <source>What the checks find</source>
        <translation>Was die Prüfungen finden</translation>
    </message>
    <message>
        <source>Why drafts came back</source>
        <translation>Warum Entwürfe zurückkamen</translation>
    </message>
    <message>
        <source>Nothing is open in the drafts of this segment.</source>
        <translation>In den Entwürfen dieses Segments ist nichts offen.</translation>
    </message>
    <message>
        <source>A click opens the drafts in Review.</source>
        <translation>Ein Klick öffnet die Entwürfe in der Prüfung.</translation>
    </message>
    <message>
        <source>%1: open them</source>
        <translation>%1: öffnen</translation>
    </message>
    <message>
        <source>Nothing was rejected or sent back.</source>
        <translation>Nichts wurde abgelehnt oder zurückgegeben.</translation>
    </message>
    <message>
        <source>What reviewers said. A click opens the latest draft.</source>
        <translation>Was Prüfer sagten. Ein Klick öffnet den neuesten Entwurf.</translation>
    </message>
    <message>
        <source>%1: open the latest</source>
        <translation>%1: den neuesten öffnen</translation>
    </message>
</context>
<context>
    <name>countersign::SegmentsPage</name>
    <message>
        <source>Reading the segments…</source>
        <translation>Segmente werden gelesen …</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source>Pause everything</source>
        <translation>Alles anhalten</translation>
    </message>
    <message>
        <source>The segments could not be read</source>
        <translation>Die Segmente waren nicht zu lesen</translation>
    </message>
    <message>
        <source>No segments yet</source>
        <translation>Noch keine Segmente</translation>
    </message>
    <message>
        <source>A segment is a group of people that one angle is written for. The setup file names them, with their filter and who signs.</source>
        <translation>Ein Segment ist eine Gruppe von Personen, für die aus einem Blickwinkel geschrieben wird. Die Einrichtungsdatei nennt sie, mit ihrem Filter und wer unterschreibt.</translation>
    </message>
    <message>
        <source>Import a setup on Inputs</source>
        <translation>Einrichtung unter Quellen importieren</translation>
    </message>
    <message>
        <source>This segment could not be read</source>
        <translation>Dieses Segment war nicht zu lesen</translation>
    </message>
    <message>
        <source>Let deliveries go on</source>
        <translation>Zustellungen weiterlaufen lassen</translation>
    </message>
</context>
<context>
    <name>countersign::SignAllPopover</name>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message numerus="yes">
        <source>Sign %n</source>
        <translation>
            <numerusform>%n unterschreiben</numerusform>
            <numerusform>%n unterschreiben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::SignOffDelegate</name>
    <message>
        <source>no date</source>
        <translation>kein Datum</translation>
    </message>
</context>
<context>
    <name>countersign::SignOffPage</name>
    <message>
        <source>Reading what waits for you…</source>
        <translation>Was auf Sie wartet, wird gelesen …</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>Wartet auf Sie</translation>
    </message>
    <message>
        <source>Drafts that wait for your signature, the soonest due first</source>
        <translation>Entwürfe, die auf Ihre Unterschrift warten, die nächsten zuerst</translation>
    </message>
    <message>
        <source>Signing</source>
        <translation>Unterschreiben</translation>
    </message>
    <message>
        <source>Sign, next</source>
        <translation>Unterschreiben, weiter</translation>
    </message>
    <message>
        <source>Sign all shown…</source>
        <translation>Alle gezeigten unterschreiben …</translation>
    </message>
    <message>
        <source>Request changes</source>
        <translation>Änderungen verlangen</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Next draft</source>
        <translation>Nächster Entwurf</translation>
    </message>
    <message>
        <source>Previous draft</source>
        <translation>Voriger Entwurf</translation>
    </message>
    <message>
        <source>%1: %2. Z takes it back.</source>
        <translation>%1: %2. Z nimmt es zurück.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, why not</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your latest decision is taken back.</source>
        <translation>Ihre letzte Entscheidung ist zurückgenommen.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>The list could not be read</source>
        <translation>Die Liste war nicht zu lesen</translation>
    </message>
    <message>
        <source>Nothing waits for your signature</source>
        <translation>Nichts wartet auf Ihre Unterschrift</translation>
    </message>
    <message>
        <source>A draft comes here once a reviewer has approved it, if you are named as an approver of its segment or account and did not write in it.</source>
        <translation>Ein Entwurf kommt hierher, sobald ihn eine prüfende Person freigegeben hat, wenn Sie für sein Segment oder seine Firma benannt sind und nicht daran geschrieben haben.</translation>
    </message>
    <message>
        <source>This draft could not be read</source>
        <translation>Dieser Entwurf war nicht zu lesen</translation>
    </message>
    <message>
        <source>No draft is open</source>
        <translation>Kein Entwurf ist geöffnet</translation>
    </message>
    <message>
        <source>The list is empty</source>
        <translation>Die Liste ist leer</translation>
    </message>
    <message>
        <source>There is no decision of yours to take back</source>
        <translation>Es gibt keine Entscheidung von Ihnen zurückzunehmen</translation>
    </message>
    <message>
        <source>Why is it rejected?</source>
        <translation>Warum wird abgelehnt?</translation>
    </message>
    <message>
        <source>What should change?</source>
        <translation>Was soll sich ändern?</translation>
    </message>
    <message>
        <source>Not the right person</source>
        <translation>Nicht die richtige Person</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>We should not say this</source>
        <translation>Das sollten wir nicht sagen</translation>
    </message>
    <message>
        <source>A statement is not right</source>
        <translation>Eine Aussage stimmt nicht</translation>
    </message>
    <message>
        <source>Could go to anybody</source>
        <translation>Könnte an jeden gehen</translation>
    </message>
    <message>
        <source>Too much like a colleague’s message</source>
        <translation>Zu ähnlich der Nachricht an eine Kollegin oder einen Kollegen</translation>
    </message>
    <message>
        <source>Or in your own words</source>
        <translation>Oder in eigenen Worten</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) signed. Z takes them back one by one.</source>
        <translation>
            <numerusform>%n Entwurf unterschrieben. Z nimmt es zurück.</numerusform>
            <numerusform>%n Entwürfe unterschrieben. Z nimmt sie einzeln zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused: %1</source>
        <translation>
            <numerusform>%n verweigert: %1</numerusform>
            <numerusform>%n verweigert: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::SignOffView</name>
    <message>
        <source>The text as it would be sent</source>
        <translation>Der Text, wie er hinausginge</translation>
    </message>
    <message>
        <source>no persona</source>
        <translation>keine Persona</translation>
    </message>
    <message>
        <source>What changed before this text</source>
        <translation>Was sich zu diesem Text geändert hat</translation>
    </message>
</context>
<context>
    <name>countersign::StartPage</name>
    <message>
        <source>Countersign workspaces (*.countersign)</source>
        <translation>Countersign-Arbeitsbereiche (*.countersign)</translation>
    </message>
    <message>
        <source>Countersign</source>
        <translation>Countersign</translation>
    </message>
    <message>
        <source>Read each draft beside the evidence it was written from, correct it, and put your name under it. Everything stays on this computer.</source>
        <translation>Lesen Sie jeden Entwurf neben den Belegen, aus denen er entstand, korrigieren Sie ihn und setzen Sie Ihren Namen darunter. Alles bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>Look around with the sample</source>
        <translation>Mit dem Beispiel umsehen</translation>
    </message>
    <message>
        <source>Invented people, all four inputs and drafts in every state. Nothing you do there reaches anybody.</source>
        <translation>Erfundene Personen, alle vier Quellen und Entwürfe in jedem Status. Nichts, was Sie dort tun, erreicht jemanden.</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>Start my own</source>
        <translation>Eigenen beginnen</translation>
    </message>
    <message>
        <source>One file holds everything: people, evidence, drafts and decisions. You are its first user.</source>
        <translation>Eine Datei enthält alles: Personen, Belege, Entwürfe und Entscheidungen. Sie sind der erste Benutzer.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Where the workspace is kept</source>
        <translation>Wo der Arbeitsbereich liegt</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>New workspace</source>
        <translation>Neuer Arbeitsbereich</translation>
    </message>
    <message>
        <source>Open a workspace</source>
        <translation>Arbeitsbereich öffnen</translation>
    </message>
    <message>
        <source>Yours from before, or one that somebody gave you.</source>
        <translation>Ihren bisherigen oder einen, den Sie bekommen haben.</translation>
    </message>
    <message>
        <source>Open a workspace…</source>
        <translation>Arbeitsbereich öffnen…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>workspace and its folder</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>my-team</source>
        <comment>file name</comment>
        <translation>mein-team</translation>
    </message>
    <message>
        <source>Say your name: it stands under what you decide.</source>
        <translation>Geben Sie Ihren Namen an: Er steht unter Ihren Entscheidungen.</translation>
    </message>
    <message>
        <source>Say where the workspace shall be kept.</source>
        <translation>Geben Sie an, wo der Arbeitsbereich liegen soll.</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>Leer beginnen</translation>
    </message>
    <message>
        <source>Start with my own data…</source>
        <translation>Mit eigenen Daten beginnen…</translation>
    </message>
</context>
<context>
    <name>countersign::StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>On this computer only</source>
        <translation>Nur auf diesem Computer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Shared with your team</source>
        <translation>Mit Ihrem Team geteilt</translation>
    </message>
</context>
<context>
    <name>countersign::StepLine</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number and name of a step</comment>
        <translation>%1  %2</translation>
    </message>
</context>
<context>
    <name>countersign::TopBar</name>
    <message>
        <source>Search drafts, people, companies</source>
        <translation>Entwürfe, Personen, Firmen suchen</translation>
    </message>
    <message>
        <source>Search drafts, people, companies  /</source>
        <translation>Entwürfe, Personen, Firmen suchen  /</translation>
    </message>
    <message>
        <source>Acting as %1</source>
        <translation>Angemeldet als %1</translation>
    </message>
    <message>
        <source>Countersign trusts this computer’s account: whoever sits here can act as anybody in this list. In a team the server asks who one is.</source>
        <translation>Countersign vertraut dem Konto dieses Rechners: Wer hier sitzt, kann als jede Person dieser Liste handeln. Im Team fragt der Server, wer man ist.</translation>
    </message>
</context>
<context>
    <name>countersign::TrendChart</name>
    <message>
        <source>Approved without a real edit, over time</source>
        <translation>Ohne echte Änderung freigegeben, im Lauf der Zeit</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>gate: lower bound</source>
        <translation>Schwelle: untere Grenze</translation>
    </message>
</context>
<context>
    <name>countersign::TwinDelegate</name>
    <message>
        <source>one person</source>
        <translation>eine Person</translation>
    </message>
    <message>
        <source>held</source>
        <translation>zurückgehalten</translation>
    </message>
</context>
<context>
    <name>countersign::TwinList</name>
    <message>
        <source>%1, one person: %2</source>
        <translation>%1, eine Person: %2</translation>
    </message>
    <message>
        <source>%1, not decided: %2</source>
        <translation>%1, nicht entschieden: %2</translation>
    </message>
</context>
<context>
    <name>countersign::TwinsPage</name>
    <message>
        <source>Reading the records…</source>
        <translation>Datensätze werden gelesen …</translation>
    </message>
    <message>
        <source>One person or two?</source>
        <translation>Eine Person oder zwei?</translation>
    </message>
    <message>
        <source>Records that may be one person</source>
        <translation>Datensätze, die eine Person sein können</translation>
    </message>
    <message>
        <source>What either record says, and what they are together</source>
        <translation>Was jeder Datensatz sagt und was sie zusammen ergeben</translation>
    </message>
    <message>
        <source>Twins</source>
        <translation>Zwillinge</translation>
    </message>
    <message>
        <source>One person</source>
        <translation>Eine Person</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Zwei Personen</translation>
    </message>
    <message>
        <source>Take apart</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Next pair</source>
        <translation>Nächstes Paar</translation>
    </message>
    <message>
        <source>Previous pair</source>
        <translation>Voriges Paar</translation>
    </message>
    <message>
        <source>The records could not be read</source>
        <translation>Die Datensätze ließen sich nicht lesen</translation>
    </message>
    <message numerus="yes">
        <source>%n held</source>
        <translation>
            <numerusform>%n zurückgehalten</numerusform>
            <numerusform>%n zurückgehalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is here twice</source>
        <translation>Niemand ist doppelt da</translation>
    </message>
    <message>
        <source>When an import brings a record that is likely somebody we have, both are held and wait here until somebody says.</source>
        <translation>Bringt ein Import einen Datensatz, der wahrscheinlich jemand Bekanntes ist, werden beide zurückgehalten und warten hier, bis jemand entscheidet.</translation>
    </message>
    <message>
        <source>One person of two records. Drafts, evidence, replies and opt-outs of both count; the records themselves stay as they came, so that they can be taken apart.</source>
        <translation>Eine Person aus zwei Datensätzen. Entwürfe, Belege, Antworten und Abmeldungen von beiden zählen; die Datensätze selbst bleiben, wie sie kamen, und lassen sich wieder trennen.</translation>
    </message>
    <message>
        <source>Neither record is let out until somebody says. As one person, the first record leads and gets what only the second knows; either stays as it is, nothing is deleted.</source>
        <translation>Keiner der Datensätze geht hinaus, bis jemand entscheidet. Als eine Person führt der erste Datensatz und bekommt, was nur der zweite weiß; beide bleiben, wie sie sind, nichts wird gelöscht.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>First record</source>
        <translation>Erster Datensatz</translation>
    </message>
    <message>
        <source>Second record</source>
        <translation>Zweiter Datensatz</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Woher es kommt</translation>
    </message>
    <message>
        <source>They are one person already.</source>
        <translation>Sie sind schon eine Person.</translation>
    </message>
    <message>
        <source>They are one person. Take them apart first.</source>
        <translation>Sie sind eine Person. Trennen Sie sie zuerst.</translation>
    </message>
    <message>
        <source>They are two records still.</source>
        <translation>Sie sind noch zwei Datensätze.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>%1 is one person from now on.</source>
        <translation>%1 ist von jetzt an eine Person.</translation>
    </message>
    <message>
        <source>%1: two people; neither is held any more.</source>
        <translation>%1: zwei Personen; niemand wird mehr zurückgehalten.</translation>
    </message>
    <message>
        <source>%1: two records again, and held until somebody says.</source>
        <translation>%1: wieder zwei Datensätze, zurückgehalten, bis jemand entscheidet.</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Datei importieren…</translation>
    </message>
</context>
<context>
    <name>countersign::WorkspaceWindow</name>
    <message>
        <source>Review</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Deliveries are paused</source>
        <translation>Übergaben sind angehalten</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Everything there is</source>
        <translation>Alles, was es gibt</translation>
    </message>
    <message>
        <source>This workspace is open in another window, too. What is changed there shows here after a moment; nothing is lost.</source>
        <translation>Dieser Arbeitsbereich ist noch in einem anderen Fenster geöffnet. Was dort geändert wird, erscheint hier gleich darauf; nichts geht verloren.</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source>Sign-off</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>Datei importieren</translation>
    </message>
    <message>
        <source>The text you are writing could not be saved: the disk is full, or another program holds the workspace. Closing now loses it.</source>
        <translation>Der Text, an dem Sie schreiben, konnte nicht gespeichert werden: Die Platte ist voll, oder ein anderes Programm hält den Arbeitsbereich fest. Wer jetzt schließt, verliert ihn.</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>Twins</source>
        <translation>Zwillinge</translation>
    </message>
    <message>
        <source>Switch workspace…</source>
        <translation>Arbeitsbereich wechseln…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
</context>
</TS>
