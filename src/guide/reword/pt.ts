import { anyOf, pattern } from '../pattern.ts'
import type { RewordPack } from './reword-pack.ts'

const customers =
  'usuários|usuárias|utilizadores|utilizadoras|clientes|participantes|assinantes|compradores|pessoas'
const labelWords = `churn|detrator(?:es)?|promotor(?:es)?|inativ[oa]s?|de baixo valor|em risco|perdid[oa]s
cancelad[oa]s|insatisfeit[oa]s|de alto valor|evadid[oa]s`
const labels = labelWords.replaceAll('\n', '|')
const verdicts =
  `fácil|fáceis|útil|úteis|simples|rápid[oa]s?|lent[oa]s?|car[oa]s?|clar[oa]s?|bo[am]|bons|boas|bem|ruim|mau|má
difícil|complicad[oa]s?|intuitiv[oa]s?|melhor|confiável|prátic[oa]s?|importante|\\p{L}+ demais`.replaceAll(
    '\n',
    '|',
  )

export const rewordPortuguese: RewordPack = {
  reopen: [
    [
      pattern(`^(?:você )?(?:gosta|gostou) d(?:e|o|a|os|as) (.+)$`),
      'Como você descreveria sua experiência com isto: $1?',
    ],
    [
      pattern(`^(?:você )?acha que ((?:o|a|os|as|nosso|nossa) .+?) (?:é|são|está) .+$`),
      'Como você descreveria $1?',
    ],
    [
      pattern(
        `^((?:o|a|os|as|nosso|nossa) .+?) (?:é|são|foi|foram|era) (?:muito |bem )?(?:${verdicts})\\b.*$`,
      ),
      'Como você descreveria $1?',
    ],
    [pattern(`^(?:há|tem) (?:algo|alguma coisa) que (.+)$`), 'O que, se for o caso, $1?'],
    [pattern(`^você já (.+)$`), 'Em que situações, se houve alguma, você já $1?'],
  ],
  reopenAny: (question) => `De que forma, se for o caso, ${question}?`,
  neutral: [
    [
      pattern(
        `\\b(?:certamente|com certeza|claro que|obviamente|claramente|naturalmente|sem dúvida|evidentemente),? `,
      ),
      '',
    ],
    [pattern(`,? (?:né|não é|não é verdade|certo|correto|não acha|verdade|sim|não)$`), ''],
    [
      pattern(
        `^(?:você )?não (?:acha|pensa|concorda) que ((?:o|a|os|as|nosso|nossa) .+?) (?:é|são|está) .+$`,
      ),
      'Como você descreveria $1?',
    ],
    [pattern(`^(?:quão) (?:${verdicts}) (?:é|foi|era) (.+)$`), 'Como você descreveria $1?'],
    [pattern(`^(?:foi|é) (?:porque|por causa|devido|pelo|pela) ?.+$`), 'O que levou a isso?'],
    [pattern(`,? (?:por exemplo|tais como|tal como|como por exemplo) .*$`), ''],
    [pattern(` \\([^(),]{0,200},[^()]{0,200}\\)`), ''],
    [
      pattern(
        `\\b(noss[oa]|o|a) (?:incrível|fantástic[oa]|ótim[oa]|excelente|maravilhos[oa]|inovador[a]?|grande) (?=\\p{L})`,
      ),
      '$1 ',
    ],
  ],
  again: [
    [
      pattern(
        `^(?:conte-me|me conte|fale|descreva) (?:sobre )?a última vez (?:em )?que (.+?)\\.?$`,
      ),
      'Pense na última vez em que $1. O que aconteceu, do começo ao fim?',
    ],
    [
      pattern(
        `^(?:conte-me|me conte|fale-me|me fale|descreva|fale) (?:sobre |de |do |da )?(.+?)\\.?$`,
      ),
      'Quando você pensa nisso, o que vem primeiro à mente: $1?',
    ],
    [
      pattern(
        `^(?:como|o que|quando|onde|quem) (?:\\p{L}+ ){0,2}?\\p{L}+(?:ou|eu|iu|ava|ia)\\b.*$`,
      ),
      (...[whole = '']) => `Pense naquele momento: ${lower(whole)}`,
    ],
  ],
  againAny: (question) => `Pela sua própria experiência: ${lower(question)}`,
  second: [
    [
      pattern(
        `\\b(?:os|as|nossos|nossas|estes|esses|alguns|todos os) (?:antigos |ex-)?(?:${customers})(?: (?:${labels}|atuais|existentes))*\\b`,
      ),
      'você',
    ],
    [
      pattern(
        `(?<!\\b(?:outros|outras|seus|novos|com|de|para|quantos) )\\b(?:${customers}) (?:${labels})\\b`,
      ),
      'você',
    ],
    [pattern(`\\bvocê (\\p{L}{2,}[ae])m\\b`), 'você $1'],
    [pattern(`\\bvocê (\\p{L}{2,})aram\\b`), 'você $1ou'],
    [pattern(`\\bvocê (\\p{L}{2,})eram\\b`), 'você $1eu'],
    [pattern(`\\bvocê (\\p{L}{2,})íram\\b`), 'você $1iu'],
  ],
  people: [],
  secondThey: [
    [pattern(`\\b(?:eles|elas) (\\p{L}{2,})aram\\b`), 'você $1ou'],
    [pattern(`\\b(?:eles|elas) (\\p{L}{2,}[ae])m\\b`), 'você $1'],
    [pattern(`\\b(?:eles|elas)\\b`), 'você'],
  ],
  labels: [[pattern(`\\b(?:os |nossos )?(?:${customers} )?(?:${labels})\\b`), 'você']],
  audience: [
    [
      pattern(
        `^(como|por que|quando|onde|o que|se) (?:os|as|nossos|nossas) \\p{L}+s(?: \\p{L}+s)? (\\p{L}{2,}[ae])m\\b`,
      ),
      '$1 você $2',
    ],
  ],
  label: pattern(anyOf(labelWords)),
  noun: (noun) => `Conte-me sobre a última vez em que surgiu o assunto “${noun}”.`,
  moreNouns: [
    (noun) => `O que aconteceu recentemente com “${noun}”?`,
    (noun) => `Como você lida com “${noun}”?`,
    (noun) => `O que vem à mente sobre “${noun}”?`,
    (noun) => `Descreva sua experiência mais recente com “${noun}”.`,
    (noun) => `Onde “${noun}” teve um papel ultimamente?`,
  ],
  nounAgain: (noun) => `Que experiência você teve com o assunto “${noun}”?`,
  clause: [
    [pattern(`^por que (.+)$`), 'Conte-me como aconteceu que $1.'],
    [pattern(`^se (.+)$`), 'Conte-me de que forma, se for o caso, $1.'],
    [
      pattern(`^(como|quando|onde|quem|o que|quais|qual|quanto\\p{L}*) (.+)$`),
      (wh = '', rest = '') => `Conte-me ${wh.toLowerCase()} ${rest}.`,
    ],
  ],
  clauseStart: /^(?:como|quando|onde|quem|o que|por que|se|qual|quais|quanto\p{L}*) /iu,
  hint: (hint) => `Que papel, se for o caso, teve “${hint}”?`,
  title: [
    [
      pattern(`^(?:conte-me|me conte|fale-me|me fale|descreva|explique)(?: sobre| de| do| da)? `),
      '',
    ],
    [
      pattern(
        `^(?:por que|o que|como|quando|onde|quem|qual|quais|quanto) (?:(?:é|são|foi|você|usa|faz|acha de|acha do|acha da) )*`,
      ),
      '',
    ],
  ],
  goal: (title) => `Como a pessoa vive “${title}”, com um exemplo concreto.`,
  goalOf: (question) =>
    `Uma resposta com as próprias palavras a “${question}”, com um exemplo concreto.`,
  product: 'o produto',
  determiners:
    'o|a|os|as|um|uma|seu|sua|seus|suas|nosso|nossa|nossos|nossas|este|esta|do|da|dos|das|no|na',
  prepositions: 'de|em|para|quando|com|sobre|durante|por|como|antes|depois|desde',
  joiners: 'e|ou|&',
  questionWords: 'o que|como|por que|quando|onde|quem|qual|quais|quanto|conte-me',
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
