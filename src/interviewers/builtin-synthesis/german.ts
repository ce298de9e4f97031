import { type CuePack, cue } from './cue-pack.ts'

const number =
  '(?:\\d[\\d.,]*|ein|einem|einer|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|ein paar|einigen|vielen|mehreren|knapp zwei|gut zwei)'

/** German cues: background, feedback, requests, values and interests. */
export const german: CuePack = {
  turn: /,?\s{1,3}(?:und|aber|doch|allerdings)\s{1,3}(?=(?:ich|wir|es|das|die|der|man|mir|sie|meine?|unsere?|dann|manchmal|leider)(?!\p{L}))|;\s{1,3}|\s{1,3}[-–—]\s{1,3}/gu,
  dependent:
    /^(?:das|dies|dieser|diese|dieses|dadurch|deshalb|deswegen|dann|dabei|damit|davon|weil|er|der|die)\s(?:ist|war|hat|macht|kostet|nervt|wäre|geht|dauert|habe|wird|kann)(?!\p{L})/u,
  idle: cue(
    'dieses (?:interview|gespräch) | diese (?:umfrage|fragen?) | bist du ein | sind sie ein',
    '(?:dumm|blöd|doof)*e?r? (?:bot|roboter|ki|fragen?) | halt die klappe | ignorier*',
    'system ?prompt',
  ),
  reported: cue(
    '(?:er|sie|alle|jemand|man|meine?|unsere?) (?:\\p{L}+ )?(?:sagt|sagte|sagen|meint|meinte|meinen|behauptet|findet|fanden|erzählte?)',
    '(?:mein|meine|unser|unsere|ein|eine|der|die) (?!(?:\\p{L}+ )?(?:app|software|meldung|anzeige|seite|anleitung)(?!\\p{L}))(?:\\S+ ){1,5}(?:sagt|meint|meinte|behauptet|schwört|schwärmt)',
    'hat (?:er|sie|mir (?:erzählt|gemailt|dazu))|(?:er|sie|die|der) sagt|laut (?:meine[mr]|einer?m?|unsere[mr])',
  ),
  facts: [
    [
      'role',
      cue(
        'ich (?:bin|war) (?:(?:eigentlich|derzeit|aktuell|momentan|seit [\\p{L}\\p{N} ]{3,25}|hier|bei uns|gelernte?r?|selbst|hauptberuflich|freiberufliche?r?|selbstständige?r?|angestellte?r?) ){0,4}(?:ein|eine|der|die|als|für|leiter*|[\\p{L}]+(?:er|erin|in|ist|istin|eur|eurin|ent|entin|wirt|wirtin|mann|frau|ant|antin|chef|chefin|leiterin|kraft|arzt|ärztin|selbstständig|freiberuflich|student|studentin|rentner))',
        'ich (?:arbeite|leite|führe|betreibe|unterrichte|studiere|verantworte|betreue|kümmere mich|mache (?:die|das|den) (?:buchhaltung|marketing|verwaltung|planung|vertrieb)|organisiere|koordiniere)',
        '(?:mein|meine) (?:job|beruf|aufgabe|rolle|arbeit) (?:ist|besteht|umfasst)',
        'als (?:\\p{L}+e[rn]? )?\\p{L}+(?:er|erin|in|ist|istin|eur|kraft|leitung) (?:arbeite|bin|habe|brauche|muss|kümmere|betreue) ich',
      ),
    ],
    [
      'company',
      cue(
        `wir (?:sind|waren) (?:(?:ein|eine|etwa|ungefähr|rund|circa|nur|zu|insgesamt|derzeit|aktuell) )*(?:${number}|(?:\\p{L}+ ){0,3}(?:betrieb|firma|unternehmen|team|praxis|agentur|schule|verein|laden|büro|familienbetrieb|kanzlei|werkstatt|handwerksbetrieb|bäckerei|startup|gemeinschaftspraxis|restaurant|hotel|kita))`,
        `wir (?:haben|beschäftigen|betreuen) (?:(?:etwa|rund|circa|derzeit|ungefähr) )*${number} (?:\\p{L}+ ){0,2}(?:mitarbeiter*|leute|angestellte*|filialen|standorte|kunden|fahrer|kinder|schüler|patienten|mitglieder|mandanten|fahrzeuge|büros|kollegen)`,
        '(?:unser|unsere|mein|meine) (?:team|firma|unternehmen|betrieb|praxis|agentur|abteilung|laden|verein|kanzlei) (?:ist|hat|besteht|macht|verkauft|beschäftigt)',
        'wir (?:verkaufen|bauen|produzieren|liefern|stellen [\\p{L} ]+ her|backen|reparieren|installieren|planen)',
      ),
    ],
    [
      'location',
      cue(
        '(?:ich|wir) (?:wohne|wohnen|lebe|leben|komme|kommen|sitze|sitzen|bin|sind) (?:\\p{L}+ )?(?:in|aus|bei|nahe|am|im raum) \\p{L}+',
        '(?:unser|mein) (?:büro|laden|betrieb|sitz) (?:ist|liegt) (?:in|bei)',
      ),
    ],
    [
      'tenure',
      cue(
        `seit (?:(?:etwa|rund|ungefähr|fast|über|gut|knapp|circa|jetzt|mehr als) )*(?:${number} (?:jahr*|monat*|woche*)|20\\d\\d|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|anfang|letztem jahr|letztem|kurzem|dem start|corona)(?=.*(?:nutz|verwend|benutz|arbeit|dabei|kund|einsatz|im )|)`,
      ),
    ],
    [
      'life',
      cue(
        `ich habe ${number} (?:kleine )?(?:kinder|kind|söhne|töchter|hunde|hund)`,
        `ich bin (?:\\d\\d(?: jahre)?|verheiratet|alleinerziehend*|mutter|vater|in elternzeit)`,
        `mein(?:e)? (?:mann|frau|partner|partnerin) und ich`,
      ),
    ],
    [
      'usage',
      cue(
        '(?:ich|wir) (?:nutze|nutzen|verwende|verwenden|benutze|benutzen|brauche|gebrauche) (?:\\p{L}+ ){0,4}(?:für|täglich|jeden|jede|um|zum|zur|beim|vor allem|hauptsächlich|wöchentlich|fast|meist|meistens|regelmäßig)',
        '(?:ich|wir) (?:öffne|öffnen) (?:\\p{L}+ ){0,2}(?:jeden|täglich|morgens)',
      ),
    ],
    [
      'tools',
      cue(
        '(?:vorher|davor|früher) (?:\\p{L}+ )?(?:haben|hatten|habe|hatte|lief|nutzten)',
        '(?:ich|wir) (?:bin|sind|haben) [\\p{L}\\p{N} ]{2,40}(?:umgestiegen|gewechselt|umgestellt)',
      ),
    ],
  ],
  noFact: cue(
    'ich bin (?:ein|kein)(?:e)? (?:fan|großer fan|bisschen|wenig)',
    'ich bin (?:der meinung|sicher|mir|froh|nicht|sehr|ziemlich|immer noch|begeistert|zufrieden|enttäuscht|genervt|überrascht|dafür|dagegen|am überlegen|ein bisschen|etwas|gespannt|überfordert)',
    '(?:arbeite|arbeiten) (?:gern|gerne|nicht) | würde | könnte | wäre | hätte | wenn (?:ich|wir)',
    'sollte | müsste',
  ),
  asksPerson: cue(
    'über (?:sich|dich)',
    '(?:ihre|deine|ihr|dein|ihrer|deiner|ihrem|deinem) (?:rolle|arbeit|beruf|job|team|alltag|betrieb|firma|unternehmen|tätigkeit|arbeitstag)',
    'beruflich | (?:wer sind|was machen sie|was machst du) | stellen sie sich vor',
  ),
  asksOrigin: cue(
    'wie sind sie (?:auf|zu) | wie bist du (?:auf|zu) | wie lange | seit wann | aufmerksam geworden',
  ),
  asksPraise: cue(
    'gefällt (?:ihnen|dir) | (?:am besten|besonders gut|gut (?:läuft|funktioniert|klappt))',
    'schätzen sie | schätzt du | hilft',
  ),
  asksProblem: cue(
    'stört | nervt | ärgert | schwierig* | problem* | hakt | schlecht* | fehlt | mühsam',
    'umständlich | im weg | aufgehört | gekündigt',
  ),
  asksRequest: cue(
    '(?:was|wie) (?:würden|würdest|sollte|müsste|könnte) | wünsch* | ändern | fehlt | verbesser*',
    'anders (?:machen|sein) | bräuchten | zauberstab',
  ),
  asksValue: cue(
    'worauf | wichtig* | achten | entscheidend* | entschieden | auswahl | ausgewählt | zählt',
    'kriterien | legen sie wert',
  ),
  asksInterest: cue(
    'sonst (?:gern*e?|so) | wenn sie nicht arbeiten | ausgleich | abschalten | freizeit | hobb* | privat | nach feierabend | am wochenende | interessen',
  ),
  present: cue('jetzt | heute | inzwischen | mittlerweile | seitdem'),
  asksBefore: cue('vorher | davor | früher | zuvor | anstelle'),
  concrete: cue(
    '\\d[\\d.,:]* | zwei | drei | vier | fünf | sechs | sieben | acht | neun | zehn | zwanzig',
    'dreißig | stunden? | minuten? | tage? | wochen? | uhr | montag | dienstag | mittwoch',
    'donnerstag | freitag | samstag | sonntag | zweimal | dreimal',
  ),
  deniedProblem: cue(
    '(?:kein|keine|keinen|keinerlei|nie|niemals|ohne|nicht|noch nie|nie mehr|null)(?: (?:\\p{L}+ ){0,3}?)?(?:problem*|fehler*|absturz|abstürze|abgestürzt|schwierig*|ärger|stress|kompliziert*|umständlich*|verloren|langsam|teuer|beschwerden|ausfall|ausfälle|bereut|missen|schlecht)',
    'kann (?:mich )?nicht (?:klagen|beschweren|meckern) | nichts zu meckern',
  ),
  deniedPraise: cue(
    '(?:nicht|nie|kein|keine|keinen|wenig|kaum|weder|ohne)(?: (?:\\p{L}+ ){0,3}?)?(?:gut|gute|guter|einfach|schnell|zufrieden|übersichtlich|intuitiv|hilfreich|zuverlässig|praktisch|funktioniert|klappt|toll|angenehm|logisch|verständlich|nachvollziehbar|sinnvoll|möglich|gern|gerne|empfehlen|glücklich|begeistert|überzeugt|freundlich|stabil|genug|ausgereift|geholfen|hilft|besser|synchronisiert)',
    '(?:funktioniert|klappt|hilft|gefällt|geht|läuft|überzeugt|passt|lohnt|synchronisiert|reagiert|antwortet|stimmt|stimmen|speichert|verstehe|finde)(?: \\p{L}+){0,5} (?:nicht|nie|kaum|nirgends|selten)',
  ),
  neutral: cue(
    'guten (?:tag|morgen|abend) | im guten | gut(?:e)? (?:\\d+|zwei|drei|ein|die hälfte)',
    'einfach (?:nur|mal|so|immer|zu|nicht) | gern geschehen | ich (?:hätte|würde) gern*e?',
    'einfach(?=e?r? \\p{L}*kunde)',
  ),
  praise: cue(
    'automatisch* | von selbst | von allein | auf einen blick | merkt sich | erkennt | versteht (?:sogar|auch)',
    'erinnert mich | endlich | gold wert | ohne (?:dass ich|nachzufragen|anruf) | eine freude',
    'in (?:\\p{L}+ )?(?:zwei|drei|fünf|zehn|\\d+) (?:sekunden|minuten|klicks) | fertig',
    'gut | gute[rsmn]? | besser | beste[nrsm]? | super | toll* | klasse | prima | großartig*',
    'schön* | einfach(?:e[rsmn]?)? | schnell(?:e[rsmn]?|er)? | übersichtlich* | intuitiv*',
    'hilfreich* | hilft | praktisch* | zuverlässig* | zufrieden | gefällt | gefallen | mag',
    'liebe | lieben | spart | sparen | gespart | funktioniert | klappt',
    'läuft (?:stabil|rund|gut|super|flüssig|einwandfrei) | erleichtert | angenehm* | freundlich*',
    'begeistert | froh | empfehle* | stabil* | perfekt* | ausgezeichnet* | genial* | schätze',
    'schätzen | zeitersparnis | sofort | hervorragend* | reibungslos* | logisch* | gern | gerne',
    'unkompliziert* | durchdacht* | halbiert',
  ),
  problem: cue(
    'verlangt | verwechselt | vertauscht | zu spät | reagiert nicht | abgelehnt | hängen ?(?:ge)?blieb*',
    'bricht | auseinander | zusammen(?:gebrochen|bricht) | vergessen | stürzt | absturz',
    'abstürze | abgestürzt | fehler* | langsam* | hängt | hakt | kompliziert* | umständlich*',
    'nervt | nervig* | ärger* | mühsam* | verwirrend* | unübersichtlich* | schwierig* | schwer',
    'problem* | fehlt | fehlen | verloren | verliert | verschwunden | verschwindet | gelöscht',
    'weg sind | teuer* | zu teuer | preiserhöhung',
    'zu (?:langsam|viel|viele|kompliziert|wenig|klein|umständlich|lange|spät|oft)',
    'geht (?:\\p{L}+ )?nicht | kann (?:\\p{L}+ ){0,4}nicht | lässt sich (?:\\p{L}+ ){0,4}nicht',
    'muss (?:\\p{L}+ ){0,6}(?:manuell|händisch|doppelt|nochmal|neu|jedes mal|von hand|selbst|erst)',
    'müssen (?:\\p{L}+ ){0,6}(?:manuell|händisch|doppelt|nochmal|neu|jedes mal|von hand|selbst|erst)',
    'von hand | manuell | händisch | doppelt*',
    'dauert (?:ewig|zu lange|lange|stunden|minuten|immer) | leider | schlecht* | schlimm*',
    'katastroph* | unbrauchbar* | furchtbar* | enttäusch* | frustr* | hasse | unzuverlässig*',
    'keine antwort | niemand (?:antwortet|reagiert|erreichbar) | gekündigt | kündig* | unklar*',
    'versteckt* | überfordert* | überladen | instabil | falsch* | stört | störend | ständig',
    'mangel* | wartet* | gewartet | aufgegeben | unsicher',
  ),
  request: cue(
    'wünsche | wünschte | wünschen | wunsch',
    'wäre (?:\\p{L}+ ){0,3}(?:schön|gut|toll|super|hilfreich|praktisch|besser|klasse|nett|perfekt)',
    'hätte(?:n)? (?:ich |wir )?(?:\\p{L}+ )?gern*e?',
    'fände (?:ich )?(?:\\p{L}+ )?(?:gut|schön|toll|super) | sollte(?:n)?',
    'könnte(?:n)? (?:man|ihr|sie|es) | müsste(?:n)? | würde (?:mir|mich|gern|gerne)',
    'bitte (?:\\p{L}+ ){0,4}(?:einbauen|hinzufügen|verbessern|machen|ergänzen|beheben)',
    'wenn (?:es|man|ihr|sie) (?:\\p{L}+ ){0,6}(?:könnte|gäbe|würde|hätte|ginge)',
  ),
  severe: cue(
    'verloren | gekündigt | kündig* | jedes mal | immer wieder | gelöscht | verschwunden | geld',
    'mahnung* | unbrauchbar | aufgegeben | gewechselt | kunden? verloren',
  ),
  repeated: cue(
    'oft | ständig | immer | jedes mal | wieder | nochmal | doppelt | manuell | von hand',
    'händisch | täglich | regelmäßig | jede woche',
  ),
  target: cue(
    'es | das | die app | app | programm | software | tool | oberfläche | system | seite',
    'website | funktion* | export* | import(?!ant)* | rechnung* | suche | kalender | support',
    'kundendienst | hotline | preis* | abo | tarif | update* | version | synchron* | sync',
    'vorlage* | bericht* | menü | button* | knopf | ansicht | termin* | handy | tablet',
    'einrichtung | einstellung* | datei* | daten | schnittstelle* | anbindung | erinnerung*',
    'benachrichtigung* | ihr | euch | sie | er | damit | dienstplan* | plan | anmeldung | login',
    'passwort | bedienung | dokumentation | übersicht | zeiterfassung',
  ),
  product: cue('es | damit | app | programm | software | tool | system'),
  subject:
    /^(?:(?:und|aber|auch|nur|leider|außerdem) )*(?:die|der|das|den|ihre?|eure?|jede[rs]?|alle|manche|auf dem|auf der|im|beim?) /gu,
  offTarget: cue(
    'mein (?:chef|mann|sohn|hund|leben|tag|rücken) | meine (?:frau|tochter|kinder|chefin|mutter)',
    'wetter | fußball | projekt (?:ist )?(?:beendet|vorbei|zu ende) | bahn',
  ),
  otherProduct: cue(
    'früher | vorher | davor | das alte | die alte | der alte | konkurrenz | altes system',
  ),
  valueCue: cue(
    'wichtig* | am wichtigsten | brauche | brauchen | (?:lege|legen) (?:\\p{L}+ ){0,3}wert',
    'wert (?:lege|legen) | zählt | zählen | entscheidend*',
    'muss (?:einfach|es|sein|zuverlässig|schnell|funktionieren) | ausschlaggebend | hauptsache',
    'priorität | verzichten | damit (?:ich|wir) | achte | achten | erwarte | erwarten | bevorzuge',
    'lieber | grund (?:war|ist|warum) | deshalb (?:habe|haben|nutze|nutzen|bleibe)',
  ),
  valueStrong: cue(
    'am wichtigsten | (?:sehr|besonders|mir|uns|extrem|total) wichtig | das wichtigste',
    'entscheidend* | ausschlaggebend | hauptsache | priorität | wert (?:auf|lege|legen)',
    '(?:lege|legen) (?:\\p{L}+ ){0,3}wert | lieber',
  ),
  valueOpening:
    /^(?:und |auch |vor allem |in erster linie |hauptsächlich )*(?:dass|ob|keine?[nrms]?|nichts|nie|ohne|nur|es (?:muss|soll|darf)|er (?:muss|soll|darf)|sie (?:muss|soll|darf)|jemand|wie)(?!\p{L})/gu,
  valueModal: cue(
    'muss | müssen | darf | dürfen | soll | sollen | sollte | niemals | kommt mir nicht | nicht infrage | nichts verloren',
  ),
  values: [
    [
      'speed',
      cue(
        'schnell* | geschwindigkeit | sofort | tempo | zeit (?:spar*|verlier*|verschwend*)',
        'zeitersparnis | minuten | sekunden',
      ),
    ],
    [
      'reliability',
      cue(
        'zuverlässig* | verlässlich* | stabil* | funktioniert | funktionieren | läuft | verlass*',
        'korrekt | richtig | fehlerfrei | ausfall* | verloren | nichts verloren',
      ),
    ],
    [
      'privacy',
      cue(
        'datenschutz* | dsgvo | sicher | sicherheit | vertraulich* | privat*',
        'daten (?:bleiben|in deutschland) | server',
      ),
    ],
    ['price', cue('preis* | günstig* | kosten* | teuer | geld | bezahlbar | budget | abo')],
    [
      'ease',
      cue(
        'einfach* | unkompliziert* | verständlich* | intuitiv* | leicht | übersichtlich* | bedienung',
        'ohne (?:schulung|handbuch|anleitung) | selbsterklärend',
      ),
    ],
    [
      'human support',
      cue('support | ansprechpartner* | mensch* | telefon* | erreichbar* | hilfe | jemanden'),
    ],
    [
      'integration',
      cue('schnittstelle* | anbindung* | integr* | verbinden | datev | export* | import(?!ant)*'),
    ],
    ['control', cue('anpass* | kontrolle | flexib* | selbst (?:bestimmen|einstellen|entscheiden)')],
    ['transparency', cue('transparen* | nachvollzieh* | ehrlich* | versteckte* | klare preise')],
    ['collaboration', cue('gemeinsam | team | teilen | zusammen | alle im')],
    ['availability', cue('offline | unterwegs | mobil | handy | überall | baustelle')],
    ['learning', cue('lernen | schulung* | anleitung* | tutorial*')],
    ['design', cue('design | aussehen | optik | schön*')],
    ['ethics', cue('nachhaltig* | ethisch* | umwelt* | regional*')],
    ['belonging', cue('gemeinschaft | community | zugehörig*')],
  ],
  interests: [
    /(?<![\p{L}\p{N}])ich (?:interessiere mich|begeistere mich) (?:\p{L}+ ){0,2}für (?<topic>[^,.;!?()]+)/gu,
    /(?<![\p{L}\p{N}])(?:mein|meine) (?:hobby|hobbys|leidenschaft|großes hobby) (?:ist|sind) (?<topic>[^,.;!?()]+)/gu,
    /(?<![\p{L}\p{N}])in meiner freizeit (?<topic>[^,.;!?()]+)/gu,
    /(?<![\p{L}\p{N}])am wochenende (?<topic>(?:fahre|gehe|spiele|koche|backe|lese|baue|fotografiere|wandere|bin) ich [^,.;!?()]+)/gu,
  ],
  noInterest: cue('funktion* | app | tool | beta | version | software | update* | preis*'),
  topicEnd:
    /\s(?:weil|aber|wenn|da|obwohl|und (?:ich|das|es|die)|dass|sehr|besonders)(?!\p{L})[\s\S]*$/u,
  overall: cue(
    'ich (?:liebe|hasse|mag) (?:es|die app|das programm|diese app) | (?:zufrieden|enttäuscht|begeistert|unzufrieden|genervt) (?:mit|von) | nicht mehr missen',
    'insgesamt | alles in allem | unterm strich | im großen und ganzen',
    '(?:kann|würde) (?:\\p{L}+ ){0,3}(?:weiter)?empfehlen | \\d{1,2} ?(?:/|von) ?(?:5|10)',
  ),
}
