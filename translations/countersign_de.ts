<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AuditText</name>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set a finding aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imported %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>person, channel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log is whole: %1 entries, each signed and in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry was changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry is missing, moved or slipped in: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry is not signed by its device: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log ends before it should, after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signed end of the log is missing, after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another device&apos;s log begins without a link: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>Not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims have support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims agree with the evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citations exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence is about the reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About somebody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quotations are word for word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not what was said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence is fresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could go to anybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Product, not category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits every vendor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unauthorised promises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A promise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not one ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy to say yes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A heavy ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structure varies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built like others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Framed for the persona</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not their concern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boundaries hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boundary crossed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing left to fill in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not filled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names are right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing but the message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not for the reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No orders from evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injected instruction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length fits the channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape fits the channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be contacted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppressed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the way out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No way out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reader&apos;s language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not look like spam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks like spam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is cited for this. Cite what it rests on, or take it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{1}” does not stand in the cited evidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The date “{1}” does not stand in the cited evidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{1}” is not mentioned in the cited evidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told as a fact, but the evidence only speaks of a plan or a possibility: “{1}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This holds only under a condition that the text leaves out: “{1}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cited evidence does not say this. The underlined words are missing in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evidence is in another language and gives no figure to compare. Please compare it yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text says “{1}”, the evidence says “{2}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evidence says the opposite: “{1}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evidence has it the other way round: “{1}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{1}” is out of date: newer evidence says otherwise. Better leave the title out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no evidence “{1}”. Cite something that exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evidence may be about somebody else ({1}). Make sure, or take it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evidence is about another firm: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evidence is about the trade in general, not about this company.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are not the words of the source. Quote it word for word, or without quotation marks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was left out of this quotation turns its meaning round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evidence {1} is {2} days old; after {3} days it is no news any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This could go to anybody: there is no research, signal or CRM note on this person or company.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This could go to anybody: no research, signal or CRM note on this person or company is cited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little of this belongs to this person or company alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This fits every vendor and every company. Say what is true of this product or this reader.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{1}” promises something that no proof point backs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{1}” speaks of a price that nobody has authorised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{1}” promises a result by a date that nobody has authorised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{1}” is a legal or security assurance without a proof point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The message asks for nothing. End with one easy question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of {1} asks. Keep the one that matters, or the easy one gets the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A calendar link is much for a first message. Ask for something smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A long meeting is much for a first message. Ask for something smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several dates make work for the reader. Ask for one thing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built like {1} of the last {2} drafts of this segment. The segment may be too broad for one angle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} at the same company gets the same message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in it touches what this role ({1}) answers for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{excerpt}” crosses the boundary {1}. {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{excerpt}” may touch the boundary {1}. Please judge. {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{excerpt}” was not filled in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{excerpt}” stands where a value is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reader&apos;s name is missing in the greeting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word is missing at “{excerpt}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{1}” is misspelt; the name is {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{1}” is the surname. Write {2}, or put an honorific before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The given name is {2}, with all its words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reader&apos;s name is {2}, not {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is another prospect or customer, and stands in no evidence of this draft.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here the model speaks to you, not to the reader. Take it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A subject line stands inside the text. Move it to the subject.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formatting marks would be sent as they stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a part of the model&apos;s reasoning or frame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{excerpt}” is a code that would be sent as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text stops in the middle of a sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{excerpt}” follows an instruction hidden in the evidence {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} words; {2} are usual at most here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} words; {2} are usual at least here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The subject has {1} words; {2} are usual at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The subject has {1} words; {2} are usual at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The subject has {1} characters; after {2} it is cut off in most lists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The subject has {1} characters; {2} are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} characters; {2} are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} characters; a connection note takes {2}. Send it as a message, or shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes {1} text messages instead of {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{1}” is not in the SMS alphabet and makes it {3} text messages instead of {4}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} points; {2} are enough for a call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} points; a call needs at least {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This point has {1} words; {2} are enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step has no channel. Choose one for the step of the sequence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The e-mail has no subject.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This channel has no subject. Take it out, or move it into the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A call needs points to look at, not sentences to read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short message has exactly one ask; this one has {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address must not be written to. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number must not be used. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Addresses of this domain must not be written to. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person must not be contacted. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This profile must not be contacted. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace wants every e-mail to say how to stop further ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text message lacks the word {1} that ends further ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would arrive at {1} ({2}). Send it between 8 am and 9 pm there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is in another language ({1}) than the reader&apos;s ({2}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{1}” is not in the dictionary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{1}” was read in the wrong encoding; “{2}” is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A character was lost when this text was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an invisible control character here ({1}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An invisible character turns the direction of the text here ({1}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capitals shout, and filters know it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One exclamation mark is plenty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortened links look like spam. Write the address in full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} links; more than {2} look like spam.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The message is little more than an image. Say it in words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sentence of {1} words; up to {2} are easy to read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes {1} years of school to read this; {2} should be enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked: the pattern of the boundary {2} is broken or too costly. Repair it in the knowledge base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked: the step has no channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked: the reader&apos;s time zone is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked: there is no dictionary for the language “{2}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked: the run was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked: the check could not be run ({1}).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>There is no option “--%1” here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“--%1” takes no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“--%1” needs a value: --%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“--%1” stands twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” needs more: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is one too many: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the workspace (default: $COUNTERSIGN_WORKSPACE, then the user&apos;s data folder)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who acts (default: the user that init made)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard output holds JSON only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the date that checks and reports count from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no value for %2. Choose one of: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“--%1” wants a whole number, not “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · %3 people, %4 drafts, %5 decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved without a real edit: %1 (%2 to %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What autopilot needs:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  left out, %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weakest input: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built alike: %1 drafts, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most drafts look the same: the segment is too broad for one angle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 has no channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mode is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is: segment NAME report, segment NAME mode review|approval|autopilot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is: account NAME report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 people are typed as %2. Is that right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the words are the same: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused: nothing is handed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deliveries go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME report, or NAME mode review|approval|autopilot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report shows mode, sample, rates with confidence bounds, what autopilot needs, the weakest input and drafts built alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why the mode changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME report: the buying committee side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is delivered while on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 written, %2 failed, %3 there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. What is done stays done; the same command goes on from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what to check: check ID…, --all, or --file F.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new version. Approvals of the old text no longer count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes drafts for the steps that have none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without --segment and --prospect: for everybody who falls in a segment with a
sequence. With --prospect and --directive, drafts that stand are written again,
unless somebody approved, rejected or handed them over. Ctrl-C stops cleanly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the people of this segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only steps of this channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what writes (default: builtin)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most so many drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what to heed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs every check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With --file it needs no workspace: one draft a line as JSON, one answer a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every draft of the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drafts as JSON Lines, or - for standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes a new version of a draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approvals of the old text no longer count. New marks may cite what “show” lists, by the label it has there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the new subject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the new text, or - for standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long it was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evidence that was looked at, by id or label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the exact text that stands now. Several IDs are a bulk decision, one answer each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>approves drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signs drafts as a named approver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sends drafts back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejects drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes one&apos;s own decision back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a manager undoes a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sets a finding aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FINDING is its id, or its check where one finding of it is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why it does not hold here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say where to: --eml DIR or --csv FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 handed over, %2 held back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows written to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say how: --take mine, --take theirs, --text-file F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is: conflicts list, conflicts show ID, conflicts resolve ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands over what the policy lets out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each at most once; says what was held back and why. The checks are run again first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e-mails as .eml files into a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every channel into a new CSV file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what would go; hand over nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes drafts, decisions or the log to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV that a spreadsheet reads as text, or JSON Lines, by suffix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list, show ID, or resolve ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which side becomes the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text that both become</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: countersign-cli [--workspace FILE] [--as NAME] [--json] COMMAND …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“countersign-cli COMMAND --help” explains a command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit: 0 done · 1 done, something needs a person · 2 wrong usage · 3 bad input or refused by a rule · 4 network · 5 the workspace is busy, damaged or newer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be imported. There is: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“--map %1” should be FIELD=COLUMN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A delimiter is one character, or “tab”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trial run: nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 read: %2 added, %3 updated, %4 unchanged, %5 suppressed, %6 rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left as is:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth a look:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns without a field: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawn. Drafts that cite it: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded: an opt-out. The person is suppressed on every channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded. Later steps are held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brings files in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KIND is setup, prospects, accounts, evidence, knowledge, suppression or drafts.
CSV, TSV, JSON and JSON Lines; knowledge takes files or a folder. Rows that cannot
be used are listed and do not stop the others. Importing twice changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this column is that field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how the bytes are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what parts the cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what would be done; write nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty cell empties the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a passage no longer counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approvals that cite it fall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>records what a prospect answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later steps are held; an opt-out suppresses the person on every channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reply&apos;s text, or - for standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prints records as JSON Lines, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KIND is prospects, accounts, evidence, segments, drafts, suppression or decisions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only of this segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only drafts in this state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only drafts of this channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins of words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most so many (default 100, 0 for all)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go on after this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drafts: newest, priority, due or worst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prints the whole of one thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ID is a full id, an id from the file it came from, or a name or e-mail that is unique; a draft also NAME/CHANNEL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“countersign-cli init” makes one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“countersign-cli list decisions” shows them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“countersign-cli config list” names them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a column with --map, e.g. --map email=Mail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“countersign-cli pause off” lets them go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“countersign-cli doctor” says what is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no date. Write it as 2026-11-24.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the file: --file F, or --file - for standard input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON Lines, or - for standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--file stands alone: no ID and no --all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>judges claims against evidence, without a workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One {&quot;claim&quot;, &quot;evidence&quot;: […]} a line, one answer a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tells opt-outs among replies, without a workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One {&quot;text&quot;} a line, one {&quot;opt_out&quot;, &quot;why&quot;} a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merges two edits of one text, without a workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One {&quot;base&quot;, &quot;mine&quot;, &quot;theirs&quot;} a line, one answer a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1 %2” is no command. There is: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made %1. %2 is its first user, an admin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample holds %1 people at %2 companies, %3 passages and %4 drafts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say who and as what: users add NAME --role R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added %1 as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restored %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The old one is kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repaired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“doctor --repair” would repair it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be repaired: restore a backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is sound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log is whole: %1 entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log was tampered with. First bad entry: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erased. A suppression entry that holds nothing readable stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes the workspace and its first user, an admin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--sample fills it with invented people, all four inputs and drafts in every state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fill it with the shipped sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first user (default: the login name)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list, or add NAME --role R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roles: sdr, reviewer, manager, admin, worker, sender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the user may do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the user&apos;s e-mail address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list, get KEY, or set KEY VALUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copies the workspace while it is in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checks a copy and puts it in the workspace&apos;s place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The old file is kept aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looks the workspace over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Integrity, schema, references, seals, projection, search index, log. Changes nothing without --repair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make again what can be made again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list the log, or verify its chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removes a person&apos;s data everywhere it is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stays is a suppression entry that holds nothing readable.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Config</name>
    <message>
        <source>E-mail: fewest words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail: most words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subject: fewest words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subject: most words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subject: most characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subject: characters that must not be exceeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LinkedIn: most words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LinkedIn connection note: characters (200 on free accounts)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LinkedIn InMail subject: characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LinkedIn message: characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SMS: most segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SMS: characters that must not be exceeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WhatsApp: most words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WhatsApp: characters that must not be exceeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone: fewest talking points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone: most talking points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone: most words in a talking point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words from which a sentence is noted as long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading grade from which a text is noted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days until a signal is stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days until a job title is stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days until research is stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap test: specificity below which a draft is blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap test: specificity below which a draft is warned of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail must say how to opt out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SMS must say how to opt out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SMS: the word that opts out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our own name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of people whose language is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of this workspace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DraftText</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ask(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>grade %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>specificity %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EvidenceText</name>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) old</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) old</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) old</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing yet. Public facts about this person or company would help most. Import research…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet. A product page or a proof point would help most. Import documents…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet. A note from the last call would help most. Add one…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet. A job change, a funding round or a new tool would help most. Import signals…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Cut it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>v%1 · edited by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v%1 · generated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v%1 · merged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v%1 · imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is the text that stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n versions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no text yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InputsText</name>
    <message>
        <source>no probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trips on its probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not trip on its probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no people yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 people</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>delivered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delivery unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suppressed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes requested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed since approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs sign-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its step has no channel. Give the step a channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no address for this channel. Add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The person has answered: later steps wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another record is likely the same person. Say whether it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A finding blocks it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signed off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked for changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took a decision back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reversed a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e-mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LinkedIn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SMS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WhatsApp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>external research</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knowledge base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CRM context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>autopilot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SDR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>admin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>growth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enterprise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strategic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e-mail address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>profile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>This cannot be used as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule says no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several things are called that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace is in use elsewhere. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace is damaged. Have it looked over and repaired, or restore a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is from a newer version of Countersign. Update the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place cannot be written to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full. Make room and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network or the server did not answer as it should. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong inside Countersign. What you wrote is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known here: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text to decide on yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two people changed this text at the same time. Resolve the conflict first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This message went out, or may have: there is nothing left to decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person must not be contacted on this channel (%1). It cannot be approved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checks have not run on this text yet. Check it, then decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A finding blocks it: %1, “%2”. Correct the text, or have the finding set aside by somebody who did not write it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is held: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text cites evidence that was withdrawn (%1). Take the sentence out or cite something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You decided exactly this already, and it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text was changed while you were reading it. Look at it again, then decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no decision “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here asks for a signature: an approval is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not named as an approver of this account or segment, so the signature would not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wrote in this text. Somebody else who is named has to sign it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has approved this text yet. It is approved first, then signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the person who decided can take a decision back. A manager can reverse it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no decision here that still counts, so there is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no decision to reverse: it may have been a taking back itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo: none of your decisions still counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A finding of “%1” cannot be set aside by anybody. The text has to change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You wrote in this text, so somebody else has to set this finding aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say why the finding does not hold here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text has no such open finding. It may be settled already: check the draft again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approval needs somebody who signs. Name an approver for the segment first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autopilot is not open for this segment yet. Not met: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the stricter mode that stands is kept. Change it on the segment itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be an approver: only reviewers, managers and admins may sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: what stands here differs from the file and is kept. Change it on the segment or account itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the tier stays %2. An import never lowers a tier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no conflict here: the text has one version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decided on another version of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text, the address or the evidence changed after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the role does not allow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reversed by a manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a later decision took its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the signer is not named as an approver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the signer wrote in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drafts decided one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved without a real edit, lower bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>False statements and boundary breaches in the last 50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boundaries that trip on their probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least coverage of the four inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest group of drafts built alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps with a channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decided in bulk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no evidence opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faster than reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is paused. A manager can let deliveries go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It went out before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand-over was begun and its end is not known. Look whether it went out, then say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two versions of the text stand side by side. Resolve the conflict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The person must not be contacted on this channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was rejected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes were requested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text, the address or the evidence changed after the approval. It has to be approved again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It waits for the signature of a named person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has approved it yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being handed over already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only e-mails become .eml files; this is for %1. Hand it over as CSV.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 cannot be made. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outcome of this hand-over is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was handed over here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no e-mail address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no e-mail address that a mail program takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text to send.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the file .csv or .jsonl: what is written follows from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file “%1”. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a folder. Name a file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be read. Check that it is not open elsewhere and that you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is too large. Split it, or leave out what is not text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is there already and is not overwritten. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of “%1” does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be written to. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” holds nothing but zeros, as after a power cut. Export it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is an Excel workbook. Save it as CSV (UTF-8) and import that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a Word document. Save it as text or Markdown and import that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a PDF. Save its text as Markdown or plain text and import that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a ZIP archive. Unpack it and import what is inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a web page, often an error page saved under the wrong name. Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no document that the knowledge base reads, and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no encoding “%1”. Try UTF-8 or Windows-1252.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not UTF-8 text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No header row was found. The first row has to name the columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no rows below the header.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no field “%1” to map to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No column says who or what a row is about. Say which column it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record is not a JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import was stopped. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no preview of %1 files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. What was done stays done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value of the setup file has the wrong type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value of the setup file is none that is known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is missing in the setup file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter of a segment cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This field has the wrong type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This value is none that is known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This field is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is too long to be a draft.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role (%1) does not allow writing texts. Ask an SDR, a reviewer or a manager.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the worker may say that a text was generated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role (%1) does not allow approving. A reviewer or a manager can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role (%1) does not allow signing. A named reviewer or manager can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role (%1) does not allow requesting changes. A reviewer or a manager can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role (%1) does not allow rejecting. A reviewer or a manager can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role (%1) has no decisions to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a manager can reverse somebody’s decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role (%1) does not allow setting findings aside. A reviewer or a manager can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiers, approvers, modes and filters are set by a manager, not by the role %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role (%1) does not allow changing the mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role (%1) does not allow adding evidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role (%1) does not allow withdrawing evidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role (%1) does not allow suppressing people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a manager can lift a suppression.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role (%1) does not allow changing accounts and prospects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personas, segments, sequences, boundaries, directives and rules are changed by a reviewer or a manager, not by the role %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only an admin can add users or change roles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role (%1) does not allow recording replies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role (%1) does not allow handing messages over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role (%1) does not allow pausing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a manager can let deliveries go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a manager can erase a person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing says who this is: give a name, an e-mail, a profile or an id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither a name nor a web domain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passage has no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is none of the four inputs (research, knowledge, crm, signal).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It gives orders to language models. It is kept as data; nobody follows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft has no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing says who the draft is for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft names no channel. It is never taken for an e-mail: give the channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no channel (email, linkedin, sms, whatsapp, phone).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A passage of the draft cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no priority from 0 to 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no number of a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody here is “%1”. Import the person first, or give an e-mail or a company with the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one person could be “%1”. Give the record id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not known yet and was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was changed here since. The file’s new text was not taken over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing says who must not be contacted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no kind of entry (email, phone, domain, person, profile).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no e-mail address. It was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several addresses stand in one cell; the first was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no telephone number. It was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several numbers stand in one cell; the first was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was a telephone number before a spreadsheet rounded it. Format the column as text and export again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no web domain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no tier (standard, growth, enterprise, strategic).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no language we know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no channel. The entry counts for every channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not say yes or no. It counts as “do not contact”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column does not tell whether day or month comes first. The date was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no date. It was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line break stands in a one-line field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell begins like a formula. It is kept as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell is empty; what we know of %1 stays. An import can be told to empty it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quotation mark is never closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stray quotation mark was kept as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has more cells than the header has columns: a delimiter may stand in a cell without quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has fewer cells than the header has columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NUL characters were left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no persona “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The title pattern “%1” cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is likely a record we have already. Both are held until somebody says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody here is “%1” yet. The passage is kept and counts once they are imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no user “%1” to be an approver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays %2. An import does not change roles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sequence “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no segment “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such step in “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step has no channel. Nothing is written for it until it has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A segment never starts on autopilot. It begins in review.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The segment is in approval and names nobody who signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The segment has no filter, so nobody falls in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” stands twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boundary has no probe: give a sentence that must set it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no kind of boundary (phrase, regex, topic).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transcript holds no speech.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A passage is no longer in the document and was withdrawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handed over %1 as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand-over was begun %1 and its end is not known. Look whether it went out, then say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed at the same time by %1. Somebody has to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must not be contacted here (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must not be contacted here (%1): %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rejected it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rejected it: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asked for changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asked for changes: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text changed after it was approved. It has to be approved again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence it cites (%1) was withdrawn after it was approved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address, the segment or the evidence changed after it was approved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open blockers: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for the signature of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is named to sign it. Name an approver for the account or the segment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody who is named to sign wrote in it. Name somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checks have not run on this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has decided on this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A strategic account: a named person signs after the approval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A regulated step: a named person signs after the approval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The segment is in approval: a named person signs after the approval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is there already. Choose another name, or open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no workspace “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no Countersign workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace is from a newer version of Countersign. Update the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program holds the workspace. Close it there, or try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace cannot be written to. Check who may write the file and its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace is being closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no whole copy of a workspace. Choose another backup; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is the workspace itself. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample fills an empty workspace only. Make a new one for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no user “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could be several users.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a user “%1” already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be a name: it has no letter or figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the last admin. Make somebody else an admin first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no prospect “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no account “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here is called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could be several. Use one of these ids: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no setting “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%2” is no value for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not go with a list of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no order. Choose newest, priority, due or worst.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A document does not agree with its own id and was not taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A document speaks of something that is not here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A document has an id of another kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key that signs the log is not on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This message went out, or may have. Its text cannot change any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two versions of this text stand side by side. Resolve the conflict first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is empty. Write something, or leave the edit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version you began from is not here (%1). Open the draft again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no draft “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The person this draft is for is not here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This evidence was withdrawn and no longer counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This passage is about somebody else. It cannot be cited here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This passage is about another company. It cannot be cited here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no evidence “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This evidence was withdrawn before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what the boundary looks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The probe does not set the boundary off: “%1”. Change the pattern or the probe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The directive is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of the sequence has no channel. Give the step a channel: it is never guessed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no address for %1. Add it, or leave this channel out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is too little to write from. Missing: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no other way to write this from what is known. Add evidence, or ask for something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even the shortest wording is too long for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person must not be contacted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person has answered: later steps wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person falls in no segment with a sequence, so there are no steps to write for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no provider “%1”. This version knows “builtin”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written in the default language: the knowledge base has no passage in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is known of the person; it opens with the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only older evidence was to be had: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No proof point may be used here, or none fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out, because it gives orders to language models: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not followed: “%1”. The built-in composer does not understand it or cannot do it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still blocked by: %1. A person has to look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%2” is no %1. Write an address, a number, a domain or a record id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no suppression entry “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say why the suppression is lifted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reply is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is an opt-out word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It asks to be taken off the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It asks not to be written to again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opt-out stands only in the quoted message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is an automatic reply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says “not now”, which is no opt-out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not ask to be left alone.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>Back to the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else is writing in this workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program holds it at the moment. Wait until it is done, or close it, then try again. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It fails its own checks and is not opened, so that nothing gets worse. Restore a backup, or let “countersign-cli doctor --repair” rebuild what can be rebuilt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace is from a newer Countersign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the newer version to open it. This one leaves it untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace cannot be written to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file or its folder is read-only. You can look at it, or copy it to a place of your own and open the copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it for reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace could not be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was moved, renamed or deleted, or its disk is not connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QueueText</name>
    <message numerus="yes">
        <source>%n blocker(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delivered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delivery unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do not contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes requested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed since approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs sign-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportText</name>
    <message>
        <source>Possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 updated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must not be contacted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 handed over, %2 held back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where or why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 were there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 checked: %2 with blockers, %3 with warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 people, %2 passages, %3 drafts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>Moving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deciding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve, next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the finding aside…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regenerate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n blocker(s) first</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a passage of evidence first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no decision of yours to take back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::ActivityPage</name>
    <message>
        <source>Activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What runs in the background and what came of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generate drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over as e-mail files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check all drafts again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing ran yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generation, imports and hand-overs of this session are listed here, with what was held back and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the e-mail files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-over as e-mail files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to-send.csv</source>
        <comment>file name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-over as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking all drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let deliveries go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::AuditPage</name>
    <message>
        <source>Audit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prove that nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who did what, in the order it happened. Each entry is signed and chained to the one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: a person, an action, an id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing happened yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions, edits, imports and hand-overs are written here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entry holds these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walking along the log…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::ChannelTabs</name>
    <message>
        <source>Channels of this person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>channel and its key</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::ConflictPanel</name>
    <message>
        <source>Two versions of one text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two people changed the same words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one of the two, or write below what shall stand. Nothing is lost: both stay in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::CopyEditor</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::CopyPanel</name>
    <message>
        <source>Subject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>editing · saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checks found nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked yet. The checks run when the text is edited, or under Activity.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::CoverageCard</name>
    <message>
        <source>%1 · the weakest input</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::DecisionsPopover</name>
    <message>
        <source>Your last decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing decided yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::EvidenceDelegate</name>
    <message>
        <source>withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stale</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::EvidenceList</name>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::EvidencePanel</name>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weakest input: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::FilterBar</name>
    <message>
        <source>For me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SDRs: your own people. Others: what waits for your signature.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::FindingsDelegate</name>
    <message>
        <source>set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::FindingsView</name>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::HelpOverlay</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a key to change it; Backspace brings the standard back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key for %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press a key</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::HistoryPopover</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit from this text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::InputsPage</name>
    <message>
        <source>Setup: personas, segments, sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Companies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Research, CRM context and signals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knowledge base documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who must not be contacted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drafts written elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setup files (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents (*.md *.txt *.vtt *.srt *.html *.pdf *.docx);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.json *.jsonl *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knowledge base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet. Product pages, proof points and call transcripts make copy say something about you and not about the trade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boundaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is forbidden yet. A boundary is a phrase that must never be said, with a probe that proves that it is caught.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 people at %2 companies, %3 passages of evidence. Copy is as good as the weakest of the four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cited by drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossed by drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is on the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies). They hold whatever is imported later.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Import: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::JobDelegate</name>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::JobList</name>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>working</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · less than a minute left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 min left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::MainWindow</name>
    <message>
        <source>Countersign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the workspace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the sample…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Countersign</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::QueuePanel</name>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n decided today</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last decisions. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No draft, person or company has words that begin like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No drafts yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drafts appear here when people and a sequence are in the workspace and copy is generated or imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No draft fits these filters. Those decided are under “Every state”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show every state</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::QueueView</name>
    <message>
        <source>Drafts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::ReportView</name>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::ReviewEditing</name>
    <message>
        <source>You began an edit %1 and did not finish it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::ReviewFlow</name>
    <message>
        <source>Wrong person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Should not be contacted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a fit for what we sell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing true and specific to say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fact is wrong or not borne out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could go to anybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says nothing about our product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ask is unclear or too heavy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong tone or length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is it rejected?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has to change?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or type a reason and press Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does this finding not count here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is true: I know it from elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check misreads it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is wanted in this case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it again, and heed this:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e.g. lead with the audit; leave empty for another attempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing it again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::ReviewPage</name>
    <message>
        <source>No draft is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one in the list, or change what the list shows.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::StartPage</name>
    <message>
        <source>Countersign workspaces (*.countersign)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Countersign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read each draft beside the evidence it was written from, correct it, and put your name under it. Everything stays on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look around with the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invented people, all four inputs and drafts in every state. Nothing you do there reaches anybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start my own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file holds everything: people, evidence, drafts and decisions. You are its first user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the workspace is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours from before, or one that somebody gave you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a workspace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>workspace and its folder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>my-team</source>
        <comment>file name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say your name: it stands under what you decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say where the workspace shall be kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this computer only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::TopBar</name>
    <message>
        <source>Search drafts, people, companies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search drafts, people, companies  /</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acting as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another workspace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>countersign::WorkspaceWindow</name>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deliveries are paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
