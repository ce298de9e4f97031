import { pattern, type Rule } from '../pattern.ts'

const irregular = new Map(
  `hear:heard find:found choose:chose come:came get:got feel:felt think:thought do:did go:went buy:bought see:saw know:knew leave:left stop:stopped make:made take:took pay:paid tell:told plan:planned begin:began set:set run:ran keep:kept have:had give:gave put:put read:read meet:met understand:understood build:built bring:brought become:became let:let say:said spend:spent end:ended quit:quit deal:dealt write:wrote send:sent lose:lost`
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)
const past = (word: string) =>
  irregular.get(word.toLowerCase()) ??
  (/e$/.test(word) ? `${word}d` : `${word.replace(/([^aeiou])y$/, '$1i')}ed`)
const adverbs = `(?:(?:first|last|finally|originally|initially|usually|typically|currently|normally|really|actually|almost|then|also|recently|eventually|already) )*`

/** A question as a clause: "How did you hear of us" to "how you heard of us". */
export const titleEnglish: readonly Rule[] = [
  [
    pattern(
      `^(?:please )?(?:tell me|tell us|describe|walk me through|talk me through|take me through|explain|show me|share|give me)(?: about| more about| how| what)? `,
    ),
    '',
  ],
  [
    pattern(`^(what|how|why|when|where|who|which)(.*?) did (you|it|they) (${adverbs})(\\w+)(.*)$`),
    (wh = '', more = '', who = '', adverb = '', word = '', rest = '') =>
      `${wh}${more} ${who} ${adverb}${past(word)}${rest}`,
  ],
  [pattern(`^(what|how|why|when|where|who|which)(.*?) do (you|they) (.+)$`), '$1$2 $3 $4'],
  [
    pattern(
      `^(what|how|why|when|where|who|which)(.*?) (is|are|was|were|have|has|had|would|can|could|will) (you|it|they|this|that) (.+)$`,
    ),
    '$1$2 $4 $3 $5',
  ],
]
