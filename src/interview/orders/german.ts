import { always, ordersWith, type Shape, sign } from './shape.ts'

const order = ordersWith(
  'und|dann|nun|jetzt|bitte|einfach|stattdessen|sofort|also|aber|oder|du (?:musst|sollst|wirst|darfst|kannst)(?: jetzt)?|(?:kannst|könntest|würdest) du|(?:können|könnten|würden) sie|sie (?:müssen|sollen)(?: jetzt)?|dass du|dass sie|dir|nur',
)
const utter =
  'sag|sage|sagen sie|sagen|sagst|antworte|antworten sie|antworten|antwortest|schreib|schreibe|schreiben sie|schreiben|schreibst|sprich|sprechen sie|rede|wiederhole|wiederholen sie|gib|geben sie|ausgeben|nenne|nennen sie'
const reveal =
  'zeig|zeige|zeigen sie|nenne|nenn|nennen sie|gib|gib mir|geben sie|verrate|verraten sie|sag|sage|sagen sie|drucke?|druck|wiederhole|wiederholen sie|liste|listen sie|kopiere|schick|schicke|übersetze|übersetzen sie|fasse?|beschreibe?|erkläre|offenbare|enthülle|schreib|schreibe|lies|ausgeben'
const secrets =
  'system-?prompts?|prompts?|anweisungen|anweisung|regeln|vorgaben|instruktionen|leitfaden|konfiguration|richtlinien|programmierung|interviewleitfaden|fragenkatalog|auftrag'

/** Orders to the interviewer in German. */
export const german: readonly Shape[] = [
  order(
    reveal,
    `(?:dein|deine|deinen|deiner|ihr|ihre|ihren|eure|euren|den|der|die|das) (?:\\p{L}+ )?(?:${secrets})|deine (?:nächsten |übrigen |ganzen )?fragen|(?:alle |die )?(?:übrigen |restlichen )?fragen, die|alles(?:,)? was (?:oben|davor|darüber|bisher)|(?:die )?anderen (?:teilnehmer|befragten)\\p{L}*|andere (?:teilnehmer|befragte)\\p{L}*|was (?:die )?anderen (?:\\p{L}+ )?(?:geantwortet|gesagt|geschrieben)`,
  ),
  order(
    reveal,
    'was (?:die )?anderen (?:teilnehmer|befragten)|alles, was|was (?:dir|ihnen) (?:\\p{L}+ )?(?:gesagt|vorgegeben|aufgetragen)',
  ),
  order(
    utter,
    '(?:nur|nichts als|ausschließlich|bloß)(?: noch)?(?: mit| in| dieses| das wort| auf json|:)|(?:dieses|das|ein) (?:wort|codewort|passwort|lösungswort)|mit (?:dem wort|dem code|folgendem)|in (?:reimen|versen|großbuchstaben|json|base64)|im stil|wie (?:ein|eine|einem|einer) \\p{L}+|als wärst|hundert ?mal|mir nach',
  ),
  order(
    'antworte|antworten sie|antwortest|sprich|sprechen sie|rede|reden sie|stell dich|verhalte dich|benimm dich|spiel|spiele|spielen sie',
    'nur|wie (?:ein|eine) \\p{L}+|als \\p{L}+|die rolle|einen \\p{L}+|nur noch',
  ),
  order('nenn|nenne|nennen sie', 'mich (?:meister|chef|herr|könig|gott|ab|von)|mich'),
  order(
    'beginne?|beginnen sie|fang|beende|beenden sie|hänge?|setze?|stelle?',
    '(?:jede|jeden|jeder|alle|die nächste|den nächsten)(?: deiner| ihrer| deine| ihre)? (?:fragen?|antwort(?:en)?|sätze|satz|nachricht(?:en)?)|deine[rns]? (?:nächsten? )?(?:fragen?|antwort(?:en)?|nachricht(?:en)?)',
  ),
  order(
    'schreib|schreibe|schreiben sie|dichte|erzähl|erzähle|erzählen sie|sing|singe|erfinde|verfasse|reime|komponiere',
    '(?:ein|eine|einen|mir|das)(?: \\p{L}+)? ?(?:gedicht|witz|lied|geschichte|märchen|limerick|haiku|reim|aufsatz|programm|skript|python)',
  ),
  order(
    'ignoriere?|ignorier\\p{L}* sie|ignorieren sie|vergiss|vergessen sie|vergisst|missachte|missachten sie|überschreibe?|umgehe?|umgehen sie|übergehe|verwirf|brich|befolge',
    `(?:alle|deine|ihre|die|sämtliche|bisherigen?|vorherigen?|obigen?|diese)(?: (?:bisherigen?|vorherigen?|obigen?|vorigen?|deine|ihre|ersten|alten))* (?:${secrets})|alles(?:,)? was (?:du|sie|dir|ihnen|man|oben|davor|bisher)|dass du|dein(?:e|en)? (?:rolle|aufgabe|auftrag)|nicht mehr`,
  ),
  order(
    'beende|beenden sie|schließe?|schließen sie|brich',
    '(?:das|dieses) (?:gespräch|interview)[^.!?]{0,30}(?:mit|und sag|und schreib|und antworte)',
  ),
  order(
    'markiere?|markieren sie|kennzeichne|verbuche|trag|trage|tragen sie|notiere?|vermerke?',
    '(?:das|dieses) (?:interview|gespräch) als|ins? (?:das )?profil|in den bericht|in die (?:zusammenfassung|auswertung)',
  ),
  order(
    'überspringe?|überspringen sie|lass',
    'alle (?:übrigen |restlichen |weiteren |anderen )?fragen|(?:übrigen|restlichen) fragen',
  ),
  order(
    'setze?|setzen sie|ändere?|ändern sie|stelle?|stellen sie|bewerte|erhöhe|trag',
    '(?:meine? |die |das |den )?(?:zufriedenheit|stimmung|bewertung|punktzahl|sentiment|score)(?: \\p{L}+){0,2} (?:auf|mit|als)',
  ),
  order(
    'gib|geben sie|schick|schicken sie|schenk|schenke|gewähre?|erstelle?|nenne?|versprich|versprechen sie|spendiere',
    '(?:gutschein|rabatt|aktions|promo)-?(?:code|nummer)s?|(?:mir |einen |eine )?gutschein(?:e)? [\\p{L}\\p{N}]+|mir (?:einen|eine|ein|dass) (?:gutschein|rabatt|erstattung|rückerstattung|gratis\\p{L}*|freimonat|kostenlosen?) (?:mit|unter|auf|code|über|von)',
  ),
  order(
    'versprich|versprechen sie|garantiere|gib zu|geben sie zu|bestätige|bestätigen sie|erkläre|sag|sage|sagen sie|behaupte',
    '(?:mir )?(?:,? ?dass) (?:das|die|der|dein|deine|ihr|ihre|euer|eure) (?:produkt|firma|app|dienst|unternehmen|software|chef|hersteller)|mir (?:eine?n?) \\p{L}+',
  ),
  order(
    'sag|sage|sagen sie|bestätige|bestätigen sie',
    ',? dass (?:das|die|der|dein|deine|ihr|ihre) (?:produkt|firma|app|dienst|unternehmen|software)',
  ),
  order(
    'schick|schicke|schicken sie|sende|senden sie|leite|maile',
    '(?:meine|alle|die|das) (?:antworten|gespräch|daten|protokoll|transkript)[^.!?]{0,40}(?:\\S*@\\S+|https?:)',
  ),
  order(
    'öffne|öffnen sie|besuche|besuchen sie|geh|gehe|gehen sie|klick|klicke|lade|ruf',
    '(?:auf |zu |in )?(?:https?:|www\\.)',
  ),
  order(
    'schalte?|schalten sie|aktiviere?|aktivieren sie|wechsle?|wechseln sie|geh',
    '(?:den |in den |die )?(?:debug|entwickler|admin|wartungs|gott|test)-?modus',
  ),
  order(
    'stell dir vor|stellen sie sich vor|nimm an|tu so|tun sie so',
    ',? ?(?:du|sie) (?:hättest|hätten|hast|wärst|wären|seist|bist)[^.!?]{0,20}(?:keine|keinen|regeln|nicht)|als (?:wärst|wären|ob|hättest|seist) (?:du|sie)',
  ),
  sign(
    '(?:du|sie) (?:bist|sind) (?:jetzt|nun|ab jetzt|ab sofort|von nun an|nicht mehr|kein\\p{L}*)(?: \\p{L}+)? (?:ein|eine|mein|meine|dan|frei|interviewer\\p{L}*|assistent\\p{L}*|bot)',
    '(?:ab jetzt|ab sofort|von jetzt an|von nun an) (?:bist|sind|antwortest|antworten|sagst|sagen|sprichst|schreibst|heißt|lautet) (?:du|sie|dein|deine|ihre)?',
    '(?:du|sie) (?:bist|sind) kein(?:e)? (?:interviewer\\p{L}*|assistent\\p{L}*|bot|ki)(?: mehr)?',
    '(?:ich|hiermit) (?:befehle|ordne|gebiete|weise|befiehlt) (?:ich )?(?:dir|ihnen|dich|sie)(?: an)?',
    '(?:ich bin|hier ist|hier spricht|als) (?:dein|deine) (?:entwickler\\p{L}*|programmierer\\p{L}*|administrator\\p{L}*|betreiber\\p{L}*|chef\\p{L}*|schöpfer\\p{L}*)',
    'als (?:administrator\\p{L}*|betreiber\\p{L}*|entwickler\\p{L}*|chef\\p{L}*) (?:dieser|dieses|der|des) (?:umfrage|interviews?|gesprächs?|studie|systems?|bots?)',
    '(?:hinweis|nachricht|achtung|notiz|anweisung|an|befehl)(?: an| für|,)? (?:die|das|den|alle) (?:ki|ai|sprachmodell\\p{L}*|chatbot|bot|modell|assistent\\p{L}*|maschine)',
    'spiel(?:e)? die rolle',
    '(?:jede|deine|die nächste)(?: deiner)? (?:nächste |letzte )?antwort(?:en)?(?: \\p{L}+){0,4} (?:muss|soll|sollte|beginnt|beginnen|endet|enthält|enthalten)',
    '(?:der interviewer|die ki|der bot|die maschine|das modell|der assistent) (?:muss|soll|sollte|wird|hat)(?: \\p{L}+){0,2} (?:sagen|antworten|schreiben|ausgeben)',
    '(?:vorheriges|bisheriges) gespräch (?:ist )?(?:gelöscht|beendet)',
    'ich bin (?:jetzt |nun )?der interviewer|rollentausch',
    'in deine(?:n)? (?:notizen|bericht|zusammenfassung)',
    'meine hausaufgaben',
    'darfst du (?:mir )?nicht (?:sagen|verraten)',
    'du (?:musst|sollst) (?:jetzt|nun|sofort) \\S+ (?:ausgeben|sagen|schreiben|antworten|wiederholen)',
    `(?:dass|wenn) du (?:alle |deine |die )?(?:\\p{L}+ )?(?:${secrets}) (?:vergisst|ignorierst|missachtest|verrätst|zeigst|nennst|brichst)`,
    `(?:was|wie) (?:sind|ist|lautet|lauten) dein(?:e)? (?:${secrets})`,
    '(?:bisherigen|vorherigen|obigen|deine|alten) (?:regeln|anweisungen|vorgaben|instruktionen) (?:gelten|sind|entfallen)[^.!?]{0,20}(?:nicht mehr|ungültig|aufgehoben|hinfällig|überholt)',
    'deine (?:neue|einzige|eigentliche) (?:aufgabe|rolle|anweisung|name) (?:ist|lautet)',
    '(?:die |folgenden )(?:folgenden )?anweisungen (?:gehen vor|haben vorrang)',
    'wenn du die (?:zusammenfassung|auswertung) (?:schreibst|machst)',
  ),
  always(
    /(?:^|[.!?;:>-] ?)neue (?:anweisung(?:en)?|regeln?|befehle?|aufgabe)(?: (?:vom|von|des|der) [\p{L} ]{3,30})? ?[:.]/u,
  ),
]
