import { anyOf, pattern } from '../pattern.ts'
import type { RewordPack } from './reword-pack.ts'

const customers =
  'usuarios|usuarias|clientes|clientas|participantes|suscriptores|suscriptoras|compradores|personas|abonados'
const labelWords = `churn|detractor(?:es)?|promotor(?:es)?|inactiv[oa]s?|de bajo valor|en riesgo|perdid[oa]s
dados de baja|insatisfech[oa]s|de alto valor|fugad[oa]s`
const labels = labelWords.replaceAll('\n', '|')
const verdicts =
  `fácil|fáciles|útil|útiles|sencill[oa]s?|rápid[oa]s?|lent[oa]s?|car[oa]s?|clar[oa]s?|buen[oa]s?|bien|mal[oa]?
difícil|complicad[oa]s?|intuitiv[oa]s?|mejor|fiable|cómod[oa]s?|importante|demasiado \\p{L}+`.replaceAll(
    '\n',
    '|',
  )

export const rewordSpanish: RewordPack = {
  reopen: [
    [
      pattern(`^(?:a usted )?(?:le|te) (?:gusta|gustan|gustó|gustaron) (.+)$`),
      '¿Cómo describiría su experiencia con esto: $1?',
    ],
    [
      pattern(
        `^(?:es|son) ((?:el|la|los|las|nuestr[oa]s?|su) .+?) (?:muy |bastante |demasiado )?(?:${verdicts})\\b.*$`,
      ),
      '¿Cómo describiría $1?',
    ],
    [
      pattern(
        `^(?:fue|era) ((?:el|la|los|las|nuestr[oa]s?|su) .+?) (?:muy |bastante |demasiado )?(?:${verdicts})\\b.*$`,
      ),
      '¿Cómo describiría $1?',
    ],
    [
      pattern(`^(?:cree|piensa) que ((?:el|la|los|las|nuestr[oa]s?) .+?) (?:es|son) .+$`),
      '¿Cómo describiría $1?',
    ],
    [pattern(`^hay algo que (.+)$`), '¿Qué, en su caso, $1?'],
  ],
  reopenAny: (question) => `¿De qué manera, en su caso, ${question}?`,
  neutral: [
    [
      pattern(
        `\\b(?:seguramente|por supuesto|obviamente|claramente|naturalmente|sin duda|desde luego),? `,
      ),
      '',
    ],
    [pattern(`,? ¿?(?:verdad|no|no es así|no es cierto|cierto|no cree|correcto|sí)$`), ''],
    [
      pattern(
        `^no (?:cree|piensa|diría|le parece) que ((?:el|la|los|las|nuestr[oa]s?) .+?) (?:es|son|está) .+$`,
      ),
      '¿Cómo describiría $1?',
    ],
    [
      pattern(
        `^(?:qué tan|cuán|cómo de) (?:${verdicts}) (?:es|fue|le pareció|le resultó|le resulta) (.+)$`,
      ),
      '¿Cómo describiría $1?',
    ],
    [pattern(`^(?:fue|es) (?:porque|por|debido) .+$`), '¿Qué llevó a eso?'],
    [pattern(`,? (?:por ejemplo|tales como|tal como|como por ejemplo) .*$`), ''],
    [pattern(` \\([^(),]{0,200},[^()]{0,200}\\)`), ''],
    [
      pattern(
        `\\b(nuestr[oa]|el|la) (?:increíble|fantástic[oa]|genial|excelente|maravillos[oa]|innovador[a]?|gran) (?=\\p{L})`,
      ),
      '$1 ',
    ],
  ],
  again: [
    [
      pattern(`^cuénteme (?:sobre )?la última vez que (.+?)\\.?$`),
      'Piense en la última vez que $1. ¿Qué pasó, de principio a fin?',
    ],
    [
      pattern(`^(?:cuénteme|hábleme|descríbame|describa) (?:sobre |de |acerca de )?(.+?)\\.?$`),
      'Cuando piensa en ello, ¿qué es lo primero que le viene a la mente: $1?',
    ],
    [
      pattern(`^¿(?:cómo|qué|cuándo|dónde|quién) (?:\\p{L}+ ){0,2}?\\p{L}+(?:ó|aba|ía)\\b.*$`),
      (...[whole = '']) => `Piense en aquel momento. ${whole}`,
    ],
  ],
  againAny: (question) => `Según su propia experiencia: ${lower(question)}`,
  second: [
    [
      pattern(
        `\\b(?:los|las|nuestros|nuestras|estos|algunos|todos los) (?:antiguos )?(?:${customers})(?: (?:${labels}|actuales|existentes))*\\b`,
      ),
      'usted',
    ],
    [
      pattern(
        `(?<!\\b(?:otros|otras|sus|nuevos|con|de|a|para|cuántos) )\\b(?:${customers}) (?:${labels})\\b`,
      ),
      'usted',
    ],
    [pattern(`\\busted (\\p{L}{2,}[ae])n\\b`), 'usted $1'],
    [pattern(`\\b(\\p{L}{2,}[ae])n usted\\b`), '$1 usted'],
    [pattern(`\\b(se fue|dej[oó]|cancel[oó])(?:ron) usted\\b`), '$1 usted'],
  ],
  people: [],
  secondThey: [
    [pattern(`\\b(?:ellos|ellas) (\\p{L}{2,}[ae])n\\b`), 'usted $1'],
    [pattern(`\\b(?:ellos|ellas)\\b`), 'usted'],
  ],
  labels: [[pattern(`\\b(?:los |nuestros )?(?:${customers} )?(?:${labels})\\b`), 'usted']],
  audience: [
    [
      pattern(
        `^(cómo|por qué|cuándo|dónde|qué|si) (?:los|las|nuestros|nuestras) \\p{L}+s(?: \\p{L}+s)? (\\p{L}{2,}[ae])n\\b`,
      ),
      '$1 usted $2',
    ],
  ],
  label: pattern(anyOf(labelWords)),
  noun: (noun) => `Cuénteme la última vez que surgió el tema de «${noun}».`,
  moreNouns: [
    (noun) => `¿Qué pasó la última vez con «${noun}»?`,
    (noun) => `¿Cómo maneja «${noun}»?`,
    (noun) => `¿Qué le viene a la mente sobre «${noun}»?`,
    (noun) => `Describa su experiencia más reciente con «${noun}».`,
    (noun) => `¿Dónde tuvo «${noun}» un papel últimamente?`,
  ],
  nounAgain: (noun) => `¿Qué experiencia ha tenido en lo que respecta a «${noun}»?`,
  clause: [
    [pattern(`^por qué (.+)$`), 'Cuénteme cómo se llegó a que $1.'],
    [pattern(`^si (.+)$`), 'Cuénteme de qué manera, en su caso, $1.'],
    [
      pattern(`^(cómo|cuándo|dónde|quién|qué|lo que|cuáles|cuál|cuánto\\p{L}*) (.+)$`),
      (wh = '', rest = '') => `Cuénteme ${wh.toLowerCase()} ${rest}.`,
    ],
  ],
  clauseStart: /^(?:cómo|cuándo|dónde|quién|qué|lo que|por qué|si|cuál|cuáles|cuánto\p{L}*) /iu,
  hint: (hint) => `¿Qué papel, en su caso, tuvo «${hint}»?`,
  title: [
    [
      pattern(`^(?:cuénteme|hábleme|descríbame|describa|explíqueme)(?: sobre| de| acerca de)? `),
      '',
    ],
    [
      pattern(
        `^¿?(?:por qué|qué|cómo|cuándo|dónde|quién|cuál|cuáles|cuánto) (?:(?:es|son|fue|le|usa|hace|piensa de|opina de|ha|se) )?`,
      ),
      '',
    ],
  ],
  goal: (title) => `Cómo vive la persona «${title}», con un ejemplo concreto.`,
  goalOf: (question) =>
    `Una respuesta con sus propias palabras a «${question}», con un ejemplo concreto.`,
  product: 'el producto',
  determiners:
    'el|la|los|las|un|una|unos|unas|su|sus|nuestro|nuestra|nuestros|nuestras|este|esta|del|al|tu|tus',
  prepositions: 'de|en|para|cuando|con|sobre|durante|a|por|como|antes|después|desde',
  joiners: 'y|e|o|&',
  questionWords: 'qué|cómo|por qué|cuándo|dónde|quién|cuál|cuáles|cuánto|cuénteme',
}

function lower(text: string): string {
  return text.replace(
    /^(¿?)(\p{L})/u,
    (_, mark: string, letter: string) => mark + letter.toLowerCase(),
  )
}
