// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/tokens.h"

#include "app/text/word_table.h"

namespace countersign::text {
namespace {

const WordSet& english()
{
    static const WordSet words(
        u"a an the this that these those i me my mine myself we us our ours ourselves you your "
        u"yours "
        u"yourself yourselves he him his himself she her hers herself it its itself they them "
        u"their theirs "
        u"themselves one who whom whose which what where when why how and or but nor so yet if "
        u"then else "
        u"than as at by for from in into of off on onto out over to under up with within without "
        u"about "
        u"above across after again against along among around because been before behind being "
        u"below "
        u"beneath beside besides between beyond both during each either every few here there more "
        u"most "
        u"much many less least other others another any all some such same own only just very too "
        u"also "
        u"am is are was were be do does did doing done have has had having will would shall should "
        u"can "
        u"could may might must ought not no never ever n't don't doesn't didn't isn't aren't "
        u"wasn't "
        u"weren't won't wouldn't can't cannot couldn't shouldn't haven't hasn't hadn't i'm you're "
        u"we're "
        u"they're it's that's he's she's there's i've you've we've they've i'd you'd we'd they'd "
        u"he'd "
        u"she'd i'll you'll we'll they'll he'll she'll let's s t d ll re ve m through until till "
        u"while "
        u"since per via upon though although whether once still even already now well");
    return words;
}

const WordSet& german()
{
    static const WordSet words(
        u"der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner "
        u"keines "
        u"ich mich mir mein meine meinen meinem meiner meines du dich dir dein deine deinen deinem "
        u"deiner "
        u"er ihn ihm sein seine seinen seinem seiner seines sie ihr ihre ihren ihrem ihrer ihres "
        u"ihnen es "
        u"wir uns unser unsere unseren unserem unserer unseres euch euer eure man sich selbst wer "
        u"wen wem "
        u"wessen was welche welcher welches welchen welchem und oder aber denn sondern sowie weder "
        u"noch "
        u"doch wenn falls ob dass weil da damit obwohl als wie bis seit während nachdem bevor ehe "
        u"indem an am auf aus ausser bei beim durch für gegen hinter in im ins mit nach neben ohne "
        u"pro über um unter von vom vor wegen zu zum zur zwischen ab je so auch nur schon noch "
        u"sehr mehr "
        u"weniger viel viele vielen wenig wenige alle allem allen aller alles jede jeder jedes "
        u"jeden jedem "
        u"dieser diese dieses diesen diesem jener jene jenes jenen jenem solche solcher hier dort "
        u"dann nun "
        u"nicht nie niemals nichts bin bist ist sind seid war waren wart sei seien wäre wären "
        u"gewesen werde "
        u"wirst wird werden werdet wurde wurden würde würden worden habe hast hat haben habt hatte "
        u"hatten "
        u"hätte hätten gehabt kann können könnte könnten konnte konnten muss müssen musste mussten "
        u"darf "
        u"dürfen durfte soll sollen sollte sollten will wollen wollte wollten mag mögen möchte "
        u"möchten "
        u"daran darauf daraus dabei dadurch dafür dagegen dahinter darin danach darüber darum "
        u"darunter "
        u"davon davor dazu hierzu womit wofür wozu wo wohin woher warum wieso etwa ja nein gern "
        u"gerne bitte");
    return words;
}

const WordSet& french()
{
    static const WordSet words(u"le la les l' un une des du de d' au aux ce cet cette ces c' ça "
                               u"cela ceci je j' me m' moi mon ma "
                               u"mes tu te t' toi ton ta tes il elle on se s' soi son sa ses lui "
                               u"nous notre nos vous votre vos ils "
                               u"elles eux leur leurs y en qui que qu' quoi dont où quel quelle "
                               u"quels quelles lequel laquelle "
                               u"lesquels lesquelles et ou mais donc or ni car si comme quand "
                               u"lorsque lorsqu' puisque puisqu' "
                               u"parce afin alors ainsi aussi à dans par pour sur sous avec sans "
                               u"chez vers entre depuis pendant "
                               u"avant après contre dès jusque jusqu' jusqu'à selon hors ne n' pas "
                               u"plus moins jamais rien aucun "
                               u"aucune tout toute tous toutes très trop peu beaucoup même mêmes "
                               u"autre autres chaque plusieurs "
                               u"quelque quelques tel telle tels telles ici là suis es est sommes "
                               u"êtes sont étais était étions "
                               u"étiez étaient sera serai seront serait seraient été être ai as a "
                               u"avons avez ont avais avait "
                               u"avions aviez avaient aura auront aurait auraient eu avoir fait "
                               u"faire peut peuvent peux pouvez "
                               u"puis-je pouvoir doit doivent devez oui non bien encore déjà puis");
    return words;
}

const WordSet& spanish()
{
    static const WordSet words(u"el la los las un una unos unas lo al del de a ante bajo con "
                               u"contra desde durante en entre hacia "
                               u"hasta para por según sin sobre tras y e o u pero sino ni que si "
                               u"como cuando donde porque aunque "
                               u"mientras pues yo me mí mi mis tú te ti tu tus usted ustedes él "
                               u"ella ello ellos ellas le les se sí "
                               u"su sus nosotros nosotras nos nuestro nuestra nuestros nuestras "
                               u"vosotros os vuestro vuestra este "
                               u"esta esto estos estas ese esa eso esos esas aquel aquella "
                               u"aquellos aquellas quien quienes cual "
                               u"cuales cuyo cuya qué quién cuál cuándo dónde cómo no nunca jamás "
                               u"nada muy más menos mucho mucha "
                               u"muchos muchas poco poca pocos pocas todo toda todos todas otro "
                               u"otra otros otras mismo misma "
                               u"también tampoco ya aún todavía aquí allí soy eres es somos sois "
                               u"son era eras éramos eran fue "
                               u"fueron sea sean ser sido será serán sería estoy está estamos "
                               u"están estaba estaban estar he has "
                               u"ha hemos han había habían haber hay puede pueden puedo poder debe "
                               u"deben tiene tienen tener");
    return words;
}

} // namespace

bool isStopWord(QStringView folded, Language language)
{
    switch (language) {
    case Language::English:
    case Language::Other:
        return english().contains(folded);
    case Language::German:
        return german().contains(folded);
    case Language::French:
        return french().contains(folded);
    case Language::Spanish:
        return spanish().contains(folded);
    }
    return false;
}

} // namespace countersign::text
