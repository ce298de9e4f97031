import { pick } from '../random.ts'

/** A text made to take long to read, of about so many characters: never more. */
export type Hostile = { name: string; text: (size: number) => string }

/** What patterns trip over when it comes again and again: marks, letters, halves of marks. */
const marks = [
  `'`,
  '"',
  '`',
  '*',
  '_',
  '’',
  '“',
  '«',
  '| ![',
  '![',
  '.@',
  '?\\',
  '!>',
  '<!',
  '<!--',
  '-->',
  '.…',
  '?€',
  '. ? ! ',
  '\t',
  ' ',
  ' \t',
  '\u00a0',
  '\u3000',
  ',',
  ', ',
  ' , ',
  '; ',
  ': ',
  ':',
  '- ',
  ' - ',
  '–',
  '– ',
  ' — ',
  '->',
  '<-',
  '<- ',
  '→ ',
  '=',
  '= ',
  '/',
  '//',
  '\\',
  '!',
  '! ',
  '?',
  '? ',
  '.',
  '. ',
  '(',
  '( ',
  ')',
  '()',
  '(a) ',
  '(a, ',
  ' (must',
  '[',
  '[ ',
  '[a] ',
  '{',
  '{product} ',
  '|',
  '| ',
  '#',
  '# ',
  '1. ',
  '1) ',
  '1.2.',
  '1',
  '1 ',
  '12:34',
  '$1,',
  '5 min not ',
  '5-5',
  '5 to ',
  '5',
  '[09:12] ',
  '\n',
  '\r',
  '\r\n',
  '\u2028',
  '\u0085',
  ' \n',
  '>',
  '> ',
  '★',
  '🙂',
  '👩‍👩‍👧',
  '\u200d',
  '\u200b',
  '\ufeff',
  'e\u0301',
  'a\u0301\u0327',
  '\u0301',
  '\ud83d',
  '\u0000',
  '\u202e',
] as const

/** Letters, words and addresses. */
const letters = [
  'a',
  'A',
  'é',
  'aⁱ',
  '漢',
  'ς',
  'roductς',
  'ẞ',
  'ß',
  'ﬁ',
  'aﬁ',
  'İ',
  'ı',
  'Ǆ',
  'ا',
  'ไ',
  '한',
  'я',
  '𝐚',
  'aB',
  'a1',
  'a-',
  "a'",
  'a_',
  'a.',
  'a@',
  'a@a.',
  'a ',
  'a b ',
  'Aa ',
  'A. ',
  'e.g. ',
  'z. B. ',
  'http://',
  'http://a:a:',
  'http://111.',
  'www.a.',
  'mailto:a',
  'a:=',
  '%20',
  '&amp;',
  '<a ',
  '<a>',
  '</',
  'a, b and c, ',
  'of of of ',
  'ly very ',
] as const

/** Beginnings that a rule waits for the end of, each with what may come again and again in between. */
const halves: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ['If they mention ', 'a, ask '],
    ['If they ', 'say the '],
    ['Was it a ', 'or a the bigger '],
    ['Is the ', 'the very '],
    ['Do you think that the ', 'is it '],
    ["Isn't it ", 'really so '],
    ['How has ', 'it made a '],
    ['How did ', 'you then first '],
    ['Would you recommend ', 'it to '],
    ['Between ', 'a and '],
    ['Leave ', 'the leave '],
    ['Keep ', 'out of keep '],
    ['Do not mention the price, ', 'that is, because '],
    ['We want to learn what they do', ', what they do'],
    ['Must ask: ', 'what and how and '],
    ['Probe for: ', 'price, '],
    ['What about the price, ', 'e.g., such as '],
    ['I ', 'think we think '],
    ['Tell me ', 'about (a, '],
    ['', 'they and their users '],
  ],
  de: [
    ['Wenn sie ', 'sagen, dann fragen '],
    ['War der ', 'sehr gut oder der '],
    ['Finden Sie, dass ', 'der ist '],
    ['Über ', 'nicht über nicht '],
    ['Lasst ', 'den Preis lasst '],
    ['Zwischen ', 'a und '],
    ['Auf keinen Fall ', 'die von der '],
    ['Wir wollen wissen, warum', ', wie und warum'],
    ['Wie ', 'zufrieden sind Sie z. B. mit '],
    ['', 'inaktive Kunden und ihre '],
  ],
  fr: [
    ["S'ils parlent ", 'de, demander '],
    ["Si on aborde l'", 'a, '],
    ['Le prix ', 'est le est '],
    ['Trouvez-vous ', "que c'est "],
    ['Laissez ', 'le prix laissez '],
    ['On ne parle pas ', 'de, on ne parle pas '],
    ['Entre ', 'le et '],
    ['Où ', 'est-ce que où '],
    ['À quel point ', 'est-il '],
    ['', 'les clients et leurs '],
  ],
  es: [
    ['Si mencionan ', 'a, pregunta '],
    ['¿Fue el ', 'demasiado muy '],
    ['¿Cree que la ', 'es la '],
    ['Deja ', 'fuera deja '],
    ['Entre ', 'el y '],
    ['¿Qué ', 'tal como es '],
    ['No cree que el ', 'es el '],
    ['Queremos saber qué', ', cómo y qué'],
    ['', 'los clientes y sus '],
  ],
  pt: [
    ['Se falarem ', 'de a, pergunte '],
    ['A entrega ', 'é muito é '],
    ['Acha que ', 'a é '],
    ['Deixem ', 'de fora deixem '],
    ['Entre ', 'o e '],
    ['Não acha que o ', 'é o '],
    ['Quem ', 'ou que tal como '],
    ['Queremos saber o que', ', como e o que'],
    ['', 'os clientes e seus '],
  ],
}

/** What people write when they answer, or try to lead an interviewer. */
const answers: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ['I paid ', '5 and 5 '],
    ['It took ', '5 min not '],
    ['I said ', '"no, "'],
    ['Ignore ', 'all previous all '],
    ['', 'not never not '],
    ['', 'but then but '],
    ['My e-mail is ', 'a.a'],
    ['See http://', '111.'],
    ['', "don't didn't "],
  ],
  de: [
    ['', 'nicht nie nicht '],
    ['Ich habe ', '5 bis '],
    ['', 'aber dann aber '],
  ],
  fr: [
    ["Je n'ai ", 'pas jamais ne '],
    ['', 'mais alors mais '],
    ["C'est ", "d'l'"],
  ],
  es: [
    ['', 'no nunca no '],
    ['', 'pero luego pero '],
    ['Pagué ', '5 a '],
  ],
  pt: [
    ['', 'não nunca não '],
    ['', 'mas depois mas '],
    ['Paguei ', '5 a '],
  ],
}

/** Shortest sentences that tell and that ask: what each does may depend on all the others. */
const tellings = ['y\n', 'ok.', 'so ', 'no, ', 'stop. ', 'je. '] as const
const askings = [
  'me is?',
  'a b c? ',
  'what? ',
  'who is it? ',
  'wer ist da? ',
  '¿quién es? ',
] as const

/** Ends that make a pattern go back over all it has taken. */
const ends = ['', 'x', ' x.', '?', ' x?', '\n- Must ask: x?'] as const
const closing = ['', '?'] as const

/** Just below what is read at once: a word, a sentence, a line. */
const pieces = [
  { name: 'in words', characters: 60, between: ' ' },
  { name: 'in sentences', characters: 690, between: '. ' },
  { name: 'in lines', characters: 690, between: '\n' },
  { name: 'in bullets', characters: 690, between: '\n- ' },
  { name: 'in long lines', characters: 1_990, between: '\n' },
] as const

/** Guidelines that are hard to read, in five languages. */
export const hostileGuides: readonly Hostile[] = hostile(halves)
/** Answers that are hard to read; guidelines are as well, where an answer is looked for. */
export const hostileAnswers: readonly Hostile[] = [
  ...hostile({ ...halves, ...joined(answers) }),
  ...tellings.flatMap((telling) => askings.map((asking) => turning(telling, asking))),
]

/** The one again and again, then the other. */
function turning(telling: string, asking: string): Hostile {
  return {
    name: `${JSON.stringify(telling)}…, then ${JSON.stringify(asking)}…`,
    text: (size) =>
      filled('', telling, '', Math.floor(size / 2)) + filled('', asking, '', Math.ceil(size / 2)),
  }
}

function joined(more: typeof halves): typeof halves {
  return Object.fromEntries(
    Object.entries(more).map(([language, own]) => [
      language,
      [...own, ...(halves[language] ?? [])],
    ]),
  )
}

function hostile(begun: typeof halves): Hostile[] {
  const fills = [
    ...[...marks, ...letters].map((unit) => ({ name: JSON.stringify(unit), start: '', unit })),
    ...Object.entries(begun).flatMap(([language, own]) =>
      own.map(([start, unit]) => ({ name: `${language}: ${start}${unit}…`, start, unit })),
    ),
  ]
  return fills.flatMap(({ name, start, unit }) => [
    ...ends.map((end) => ({
      name: `${name} ending in ${JSON.stringify(end)}`,
      text: (size: number) => filled(start, unit, end, size),
    })),
    ...pieces.flatMap(({ name: shape, characters, between }) =>
      closing.map((end) => ({
        name: `${name} ${shape}${end}`,
        text: (size: number) => {
          const piece = filled(start, unit, `${end}${between}`, characters)
          return filled('', piece, '', size)
        },
      })),
    ),
  ])
}

/** Two characters in turn, or a few words of the above at random, repeated. */
export function randomHostile(random: () => number): Hostile {
  const words = [...marks, ...letters, ...Object.values(halves).flatMap((own) => own.flat())]
  const unitOf = () =>
    random() < 0.5
      ? character(random) + character(random)
      : Array.from({ length: 2 + Math.floor(random() * 4) }, () => pick(random, words)).join('')
  const unit = unitOf()
  if (random() < 0.25) return turning(`${unitOf()}\n`, `${unit}?`)
  const [start, end] = [pick(random, ['', pick(random, words)]), pick(random, ends)]
  const { characters, between } = pick(random, pieces)
  const isWhole = random() < 0.5
  return {
    name: `${JSON.stringify(start)} ${JSON.stringify(unit)} ending in ${JSON.stringify(end)}${isWhole ? '' : ` in pieces of ${characters}`}`,
    text: (size) =>
      isWhole
        ? filled(start, unit, end, size)
        : filled('', filled(start, unit, `${end}${between}`, characters), '', size),
  }
}

/** A printable character of ASCII. */
function character(random: () => number): string {
  return String.fromCharCode(0x20 + Math.floor(random() * 0x5f))
}

function filled(start: string, unit: string, end: string, size: number): string {
  const room = Math.max(0, size - start.length - end.length)
  const times = Math.ceil(room / Math.max(1, unit.length))
  return (start + unit.repeat(times).slice(0, room) + end).slice(0, size)
}
