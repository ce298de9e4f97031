import { anyOf, pattern } from '../lines/pattern.ts'
import type { LintWords } from './lint-pack.ts'

const strong = `großartig\\w*|fantastisch\\w*|toll\\w*|super|genial\\w*|schrecklich\\w*|furchtbar\\w*
hervorragend\\w*|ausgezeichnet\\w*|wunderbar\\w*|innovativ\\w*|revolutionär\\w*|nervig\\w*
veraltet\\w*|umständlich\\w*|preisgekrönt\\w*|benutzerfreundlich\\w*|mühelos\\w*|einzigartig\\w*
lästig\\w*|klobig\\w*|überteuert\\w*|hochmodern\\w*|führend\\w*|begeisternd\\w*|spannend\\w*`
const weak = `gut|einfach|leicht|nützlich|hilfreich|praktisch|schnell|schlecht|schwer|schwierig|teuer
günstig|zufrieden|unzufrieden|wichtig|begeistert|enttäuscht|frustriert|wahrscheinlich|intuitiv
übersichtlich|verständlich|klar|kompliziert|zuverlässig|glücklich|modern|angenehm|langsam|sehr`
const verbs = `ist|sind|war|waren|hat|haben|hatte|hatten|hast|hattest|habt|bist|seid|warst|wird|werden
wirst|würde|würden|würdest|kann|können|kannst|konnte|konnten|konntest|könnte|könnten|könntest|muss
müssen|musst|musste|mussten|soll|sollen|sollte|sollten|darf|dürfen|mag|mögen|magst|möchten|möchtest
will|wollen|willst|gibt|gab|wurde|wurden`
const wh = `was|wie|warum|wieso|weshalb|wann|wo|wohin|woher|wer|wen|wem|wessen|welche|welcher|welches
welchen|welchem|wozu|wofür|womit|woran|worin|wodurch|worüber|wonach|worauf|wobei|wovon|inwiefern
inwieweit|weswegen|woraus|worum|wovor|wogegen`
const whList = wh.replaceAll('\n', '|')
const verbList = verbs.replaceAll('\n', '|')

export const lintGerman: LintWords = {
  leadIn:
    /^(?:(?:und|also|aber|nun|gut|okay|ok|dann|danke|verstehe|bitte|zuerst|zunächst|schließlich|noch|eigentlich|genau|ungefähr|etwa|insgesamt|heute|oder)\b[,:.]?\s+)/,
  open: `^(?:(?:in|an|bei|für|mit|auf|von|zu|aus|seit|über|nach|unter|um|bis|durch|ab) )?(?:${whList})\\b`,
  request: `^(?:bitte )?(?:erzähl|erzähle|erzählen sie|beschreib|beschreibe|beschreiben sie|schilder|schildere|schildern sie|erklär|erkläre|erklären sie|zeig|zeige|zeigen sie|nenn|nenne|nennen sie|gib|geben sie|führ|führe|führen sie|nimm|nehmen sie|hilf|helfen sie|sag|sagen sie|berichte|berichten sie|mich (?:würde )?interessier\\w*|ich (?:würde|möchte) gern\\w*)\\b`,
  scene: `^(?:bitte )?(?:denk|denke|denken sie|stell|stelle|stellen sie|erinner|erinnere|erinnern sie|angenommen|bleiben wir|versetzen sie|gehen wir|schauen sie|lassen sie uns)\\b`,
  closed: `^(?:(?:${verbList})\\b|\\p{L}+(?:en sie|st du|et ihr|t ihr|t (?:es|das|die|der|dein\\w*|ihr\\w*|ihnen|dir|euch|sie))\\b)`,
  accepted: `^(?:(?:können|könnten|würden|mögen|möchten) sie (?:mir |uns )?(?:bitte |kurz |einmal |mal )*.{0,80}(?:erzählen|beschreiben|schildern|erklären|zeigen|sagen|führen|mitnehmen|nennen|geben)\\b|(?:kannst|könntest|würdest|magst|möchtest) du (?:mir |uns )?(?:bitte |kurz |mal )*.{0,80}(?:erzählen|beschreiben|schildern|erklären|zeigen|sagen|führen|mitnehmen|nennen|geben)\\b|(?:gibt es )?(?:sonst )?noch etwas\\b|(?:möchten|wollen) sie (?:noch|sonst)\\b|möchtest du noch\\b)`,
  leading: {
    negative: [
      `^(?:warum |wieso )?(?:${verbList}|\\p{L}+en|\\p{L}+st) (?:sie|du|ihr|es|das|ihnen|dir|man|unser\\w*|der|die|den)(?: \\p{L}+){0,3} (?:nicht|kein\\w*)\\b`,
    ],
    tag: [
      `(?:,|\\s-)\\s?(?:nicht wahr|oder|oder nicht|richtig|stimmt's|stimmt das|stimmts|gell|ne|nicht|korrekt|ja|oder etwa nicht)\\?$`,
    ],
    pressure: [
      anyOf(
        `sicherlich|selbstverständlich|natürlich|offensichtlich|zweifellos|bestimmt|gewiss|bekanntlich
          doch sicher|ohne zweifel|vermutlich|wie sie wissen|wie du weißt|wie wir alle wissen`,
      ),
      `\\b(?:stimmen|finden|meinen|denken|glauben|würden) sie (?:mir |uns |uns )?(?:nicht auch|zu|auch)\\b|\\b(?:stimmst|findest|meinst|denkst|glaubst) du (?:mir |nicht auch|auch|nicht)\\b|\\bfinden sie nicht\\b|\\bwürden sie (?:zustimmen|sagen, dass)\\b|\\bsie (?:müssen|müssten) doch\\b|\\b(?:stimmen sie|stimmst du) (?:zu|darin)\\b`,
    ],
    crowd: [
      `\\b(?:die meisten|viele|alle|jeder|andere|zahlreiche|fast alle|experten|studien|die mehrheit)(?: (?:unserer|anderen|der|andere))?(?: (?:nutzer\\w*|kund\\w*|leute|menschen|anwender\\w*|teams|firmen|personen|teilnehmer\\w*|unternehmen))? (?:sagen|sagt|finden|findet|lieben|liebt|denken|meinen|mögen|bevorzugen|berichten|erzählen|nutzen|zeigen|loben|beklagen|wünschen|hassen|empfehlen|haben uns)\\b|\\b(?:neun|acht|9|8) von (?:zehn|10)\\b|\\d ?(?:%|prozent) (?:der|unserer)\\b`,
    ],
    loaded: [
      `\\bwie (?:sehr )?(?:${weak.replaceAll('\n', '|')}|${strong.replaceAll('\n', '|')})\\b(?! (?:gut )?kennen)`,
      anyOf(strong),
      `\\b(?:unser|unsere|unserem|unseren|unserer|unseres) (?:neue\\w* )?(?:(?:${weak.replaceAll('\n', '|')}|verbessert|beliebt)(?:e|er|es|en|em))\\b|\\bwas lieben sie\\b|\\bwas liebst du\\b|\\bwas hassen sie\\b|\\bwas hasst du\\b|\\bverbesserte[nrsm]?\\b|\\bwie (?:sehr )?hat .{1,60}\\b(?:verbessert|geholfen|erleichtert|vereinfacht)\\b`,
    ],
    reason: [
      `\\b(?:lag|liegt) (?:es|das) (?:\\p{L}+ )?(?:an|am|daran)\\b|\\b(?:war|ist) (?:es|das) (?:\\p{L}+ )?(?:wegen|weil)\\b|^(?:haben|sind|hast|bist) (?:sie|du) .{1,80} (?:weil|wegen)\\b|\\bwar (?:der|die|das) \\p{L}+ der (?:haupt)?grund\\b`,
    ],
    candidates: [
      `\\b(?:wie etwa|wie zum beispiel|zum beispiel|z\\.b\\.|z\\. b\\.|beispielsweise|etwa (?:der|die|das|den|wegen)|vielleicht (?:der|die|das|wegen|weil))|, wie (?:der|die|das|den)? ?\\p{L}+(?: oder|,)|\\((?:z\\.b\\. )?[\\p{L} -]{2,30}(?:, [\\p{L} -]{2,30})+\\)`,
    ],
    opinion: [
      `\\b(?:wir (?:glauben|finden|denken|sind (?:stolz|sicher|überzeugt))|ich (?:glaube|finde|denke|bin (?:sicher|überzeugt))|meiner meinung nach|unserer meinung nach)\\b`,
    ],
  },
  praise: `^(?:oh,? |wow,? |ach,? )?(?:das (?:ist|klingt) (?:ja |wirklich |sehr |eine? |echt |so )*|was für eine? |sehr |wirklich |echt |vielen dank,? |danke,? |danke für (?:die|das|den|ihre|deine) )?(?:wow|toll\\w*|super|großartig\\w*|prima|klasse|perfekt|wunderbar|ausgezeichnet\\w*|hervorragend\\w*|fantastisch|spannend\\w*|interessant\\w*|gute[rs]? (?:punkt|frage|antwort|idee|hinweis|beispiel)|gut gesagt|sehr gut|schön|hilfreich\\w*|genial)\\b|\\b(?:das freut mich|freut mich|da haben sie recht|da hast du recht|sie haben (?:völlig |absolut )?recht|du hast (?:völlig |absolut )?recht|das sehe ich auch so|gut gemacht|bin beeindruckt|stimme ihnen zu)\\b`,
  hypothetical: `\\b(?:würden sie|würdest du|würdet ihr)\\b.{0,90}\\b(?:nutzen|verwenden|kaufen|bezahlen|zahlen|abonnieren|empfehlen|wechseln|ausgeben|ausprobieren|bleiben|zurückkommen|wünschen|interessieren|bestellen|buchen|ziehen)\\b|\\bwie viel würde(?:n sie|st du)\\b|\\bwenn wir\\b.{0,90}\\b(?:würden|hätten|anböten|wäre)|\\bwas wäre,? wenn\\b|\\bkönnten sie sich vorstellen\\b|\\bkönntest du dir vorstellen\\b|\\bkönnen sie sich vorstellen,|\\bwäre es (?:hilfreich|nützlich|besser|gut)\\b|\\bin (?:der zukunft|zukunft|fünf jahren)\\b|\\bwie wahrscheinlich\\b`,
  factual: /\b(?:hätte|wäre)n? .{0,60}(?:müssen|sollen|können|gewesen|geblieben)\b/,
  reason: /,? und (?:warum|wieso|weshalb)(?: nicht)?\s*\?*$/,
  double: [
    pattern(
      `,? (?:und|oder|sowie) (?:(?:in|an|bei|für|mit|auf|von|zu|aus|durch|über|nach) )?(?:${whList})\\b(?! auch immer)`,
    ),
    pattern(`\\b(?:und|oder) (?:erzähl\\w*|beschreib\\w*|erklär\\w*)\\b`),
    pattern(`\\b(?:und|oder) (?:${verbList}|\\p{L}+en|\\p{L}+st) (?:sie|du|ihr|es)\\b`),
    /\b(?:gut|gute|vorteile|stärken|leicht) oder (?:schlecht|schlechte|nachteile|schwächen|schwer)\b|\bgefällt .{0,40}\b(?:und|oder) .{0,20}nicht\b/,
    /\bsowie\b|\bals auch\b|\bsondern auch\b/,
  ],
  and: /(?<=[\p{L}\p{N}'")]),? (?:und|&) (?=[\p{L}\p{N}'"(])/u,
  joined: [
    /\bzwischen .{1,120}? und \S+/g,
    /\b(?:hin und her|nach und nach|ab und zu|ab und an|hin und wieder|immer und immer|vor und nach|vor- und nachteile|pro und contra|mehr und mehr|forschung und entwicklung|drag und drop|kopieren und einfügen|durch und durch|freunde und familie|familie und freunde|höhen und tiefen|allgemeine geschäfts- und|tag und nacht|schritt und tritt|dann und wann|fragen und antworten|anfang und ende|stück für stück und)\b/g,
    /\b(?:sie|du|ihr|ihnen) und (?:ihr|ihre|ihrem|ihren|dein|deine|deinem|deinen|euer|eure|das|die)\b/g,
    /\b(?:und so weiter|und dann|und danach|und anderes|und andere)\b/g,
    /(?:\b(?:wenn|als|nachdem|bevor|während|sobald)\b|(?:letzte|erste|letzten|ersten)[nrs]? (?:mal|tag|moment),? ).*$/g,
  ],
  process:
    /^(?:bitte )?(?:führ|führe|führen sie|nimm|nehmen sie|können sie mich|schildern sie|schildere|zeigen sie mir, wie|helfen sie)\b/,
}
