import { anyOf, pattern } from '../pattern.ts'
import type { RewordPack } from './reword-pack.ts'

const customers =
  `nutzer(?:innen|n)?|nutzer:innen|kund(?:en|innen)|kunden|anwender(?:innen|n)?|teilnehmer(?:innen|n)?
user|abonnent(?:en|innen)|käufer(?:innen|n)?|befragte[n]?|leute|mitglieder`.replaceAll('\n', '|')
const labelWords = `abgewandert\\w*|abgesprungen\\w*|gekündigte[nr]?|churn|churner|kündiger|kündigern|detraktoren
promotoren|inaktiv\\w*|wertlose\\w*|geringwertig\\w*|hochwertige kunden|unzufriedene[nr]?|problemkunden
karteileichen|gefährdete[nr]?|verlorene[nr]?`
const labels = labelWords.replaceAll('\n', '|')
const verdicts = `einfach|leicht|gut|schlecht|schnell|langsam|teuer|günstig|nützlich|hilfreich|klar
verständlich|übersichtlich|zuverlässig|kompliziert|schwer|schwierig|besser|schlechter|praktisch
angenehm|wichtig|zu \\w+|intuitiv|modern|fair`.replaceAll('\n', '|')

export const rewordGerman: RewordPack = {
  reopen: [
    [pattern(`^(?:gefällt|gefallen) (ihnen|dir) (?:eigentlich )?(.+)$`), 'Wie erleben Sie $2?'],
    [
      pattern(`^(?:mögen|finden) sie (.+?)(?: (?:sehr |zu |auch )?(?:${verdicts}))?$`),
      'Wie erleben Sie $1?',
    ],
    [
      pattern(`^(?:magst|findest) du (.+?)(?: (?:sehr |zu |auch )?(?:${verdicts}))?$`),
      'Wie erlebst du $1?',
    ],
    [
      pattern(
        `^(?:ist|sind) ((?:der|die|das|unser\\w*|ihr\\w*|dein\\w*) .+?) (?:für (?:sie|dich) )?(?:sehr |wirklich |zu )?(?:${verdicts})\\b.*$`,
      ),
      'Wie erleben Sie $1?',
    ],
    [
      pattern(
        `^(?:war|waren) ((?:der|die|das|unser\\w*|ihr\\w*|dein\\w*) .+?) (?:für (?:sie|dich) )?(?:sehr |wirklich |zu )?(?:${verdicts})\\b.*$`,
      ),
      'Wie haben Sie $1 erlebt?',
    ],
    [pattern(`^gibt es etwas,? (.+)$`), 'Was, wenn überhaupt, gibt es, $1?'],
  ],
  reopenAny: (question) => `Inwiefern ${question}?`,
  neutral: [
    [
      pattern(
        `\\b(?:sicherlich|selbstverständlich|natürlich|offensichtlich|zweifellos|bestimmt|bekanntlich|gewiss) `,
      ),
      '',
    ],
    [pattern(`,? (?:nicht wahr|oder nicht|oder|richtig|stimmt's|gell|ne|ja)$`), ''],
    [
      pattern(
        `^(?:finden|meinen|denken|glauben) sie (?:nicht )?(?:auch )?(?:nicht )?,? ?dass ((?:der|die|das|unser\\w*) \\p{L}+) .+$`,
      ),
      'Wie erleben Sie $1?',
    ],
    [
      pattern(`^wie (?:sehr )?(?:${verdicts}) (war|ist) ((?:der|die|das|unser\\w*|ihr\\w*) .+)$`),
      (be = '', x = '') =>
        /^w/i.test(be) ? `Wie haben Sie ${x} erlebt?` : `Wie erleben Sie ${x}?`,
    ],
    [pattern(`^lag es (?:an|am) .+$`), 'Was hat dazu geführt?'],
    [pattern(`^war es (?:wegen|weil) .+$`), 'Was hat dazu geführt?'],
    [pattern(`,? (?:wie etwa|wie zum beispiel|zum beispiel|z\\. ?b\\.|beispielsweise) .*$`), ''],
    [pattern(` \\([^(),]{0,200},[^()]{0,200}\\)`), ''],
    [
      pattern(
        `\\b(unser\\w*|der|die|das) (?:tolle\\w*|großartige\\w*|geniale\\w*|innovative\\w*|neue tolle\\w*|umständliche\\w*|nervige\\w*|veraltete\\w*|einfache\\w*|praktische\\w*) (?=\\p{L})`,
      ),
      '$1 ',
    ],
  ],
  again: [
    [
      pattern(
        `^(?:bitte )?erzählen sie (?:mir |uns )?(?:bitte )?(?:vom letzten mal|von dem letzten mal),? (.+?)\\.?$`,
      ),
      'Denken Sie an das letzte Mal, $1. Was ist da von Anfang bis Ende passiert?',
    ],
    [
      pattern(`^(?:bitte )?erzählen sie (?:mir |uns )?(?:bitte )?(?:etwas )?(von|über) (.+?)\\.?$`),
      'Was fällt Ihnen als Erstes ein, wenn Sie an das Thema denken? Es geht $1 $2.',
    ],
    [
      pattern(`^warum haben sie (.+)\\?$`),
      'Wie kam es dazu? Gemeint ist: Was ging voraus, als Sie das taten?',
    ],
    [
      pattern(
        `^(?:was|wie|wann|wo|wer|wodurch) (?:hat|haben|war|ist|sind|wurde|kam|passierte|geschah)\\b.*$`,
      ),
      (...[whole = '']) => `Denken Sie an diese Zeit zurück: ${whole}`,
    ],
  ],
  againAny: (question) => `Aus Ihrer eigenen Erfahrung: ${question}`,
  second: [
    [
      pattern(
        `\\b(?:die|unsere|alle|viele|manche|diese) (?:(?:${labels}|ehemalige\\w*|bestehende\\w*|neue\\w*) )*(?:${customers})\\b`,
      ),
      'Sie',
    ],
    [pattern(`\\b(?:(?:${labels}|ehemalige\\w*|bestehende\\w*) )+(?:${customers})\\b`), 'Sie'],
    [
      pattern(
        `(?<!\\b(?:andere|anderen|neue|ihre|ihren|wie viele|mit|für|von|bei|zu) )\\b(?:nutzer|nutzerinnen|kunden|kundinnen|anwender|teilnehmer|leute)\\b`,
      ),
      'Sie',
    ],
  ],
  people: [],
  secondThey: [
    [/(?<![\p{L}])sie(?![\p{L}])/u, 'Sie'],
    [/(?<![\p{L}])ihre(?=[nrms]?(?![\p{L}]))/u, 'Ihre'],
    [/(?<![\p{L}])ihnen(?![\p{L}])/u, 'Ihnen'],
  ],
  labels: [[pattern(`\\b(?:die |unsere |der )?(?:${labels})(?: (?:${customers}))?\\b`), 'Sie']],
  audience: [
    [
      pattern(
        `^(\\p{L}+) (?:die |unsere |viele )?(?:\\p{L}+e )?\\p{L}{4,}(?:e|en|er|s|innen) (?=(?:ihre[nrm]?|ihr|sich|heute|im|derzeit)\\b)`,
      ),
      '$1 Sie ',
    ],
    [/(?<![\p{L}])sie(?![\p{L}])/u, 'Sie'],
    [/(?<![\p{L}])ihre(?=[nrms]?(?![\p{L}]))/u, 'Ihre'],
    [/(?<![\p{L}])ihr (?=\p{Lu})/u, 'Ihr '],
    [/(?<![\p{L}])ihnen(?![\p{L}])/u, 'Ihnen'],
  ],
  label: pattern(anyOf(labelWords)),
  noun: (noun) => `Erzählen Sie mir vom letzten Mal, als es um „${noun}“ ging.`,
  moreNouns: [
    (noun) => `Was war zuletzt beim Thema „${noun}“ los?`,
    (noun) => `Wie gehen Sie mit dem Thema „${noun}“ um?`,
    (noun) => `Was fällt Ihnen zu „${noun}“ ein?`,
    (noun) => `Beschreiben Sie Ihre jüngste Erfahrung mit „${noun}“.`,
    (noun) => `Wo hat „${noun}“ zuletzt eine Rolle gespielt?`,
  ],
  nounAgain: (noun) => `Welche Erfahrungen haben Sie mit dem Thema „${noun}“ gemacht?`,
  clause: [
    [pattern(`^(?:warum|wieso|weshalb) (.+)$`), 'Erzählen Sie mir, wie es dazu kam, dass $1.'],
    [pattern(`^ob (.+)$`), 'Erzählen Sie mir, inwiefern $1.'],
    [
      pattern(`^(\\p{L}+) (.+)$`),
      (wh = '', rest = '') => `Erzählen Sie mir, ${wh.toLowerCase()} ${rest}.`,
    ],
  ],
  clauseStart:
    /^(?:wie|was|wann|wo|wer|wen|wem|warum|wieso|weshalb|ob|welche[nrsm]?|wofür|womit|woran|wodurch) (?!(?:haben|hat|ist|sind|war|waren|wird|werden|würden|können|könnten|gibt|fanden|nutzen|machen|tun)\b (?:sie|du|ihr|es)\b)(?=.*\p{L}(?:n|t|e)$)/iu,
  hint: (hint) => `Welche Rolle, wenn überhaupt, spielte „${hint}“ dabei?`,
  title: [
    [
      pattern(
        `^(?:bitte )?(?:erzählen sie|erzähl|beschreiben sie|beschreib|schildern sie)(?: mir| uns)?,? (?:bitte )?(?:von |vom |über )?`,
      ),
      '',
    ],
    [
      pattern(
        `^(?:wie|was|wann|wo|wer|warum|wofür|welche\\w*|womit|woran|wodurch|wieso) (?:(?:haben|hat|ist|sind|war|waren|nutzen|gibt|würden|kam|tun|machen|finden|erleben) )?(?:sie )?`,
      ),
      '',
    ],
  ],
  goal: (title) => `Wie die Person „${title}“ selbst erlebt, mit einem konkreten Beispiel.`,
  goalOf: (question) =>
    `Eine Antwort in eigenen Worten auf „${question}“, mit einem konkreten Beispiel.`,
  product: 'das Produkt',
  determiners:
    'der|die|das|den|dem|des|ihr|ihre|ihren|ihrem|ihrer|unser|unsere|unseren|unserem|unserer|ein|eine|einen|einem|einer|dein|deine|deinen|am|vom|zum|beim',
  prepositions:
    'in|für|wenn|mit|bei|an|auf|während|von|aus|über|als|vor|nach|zu|im|finden|erleben|nutzen|bewerten',
  joiners: 'und|oder|&|sowie',
  questionWords:
    'was|wie|warum|wann|wo|wer|welche\\w*|wofür|womit|wodurch|wieso|weshalb|woran|erzählen sie',
}
