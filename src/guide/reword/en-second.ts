import { anyOf, pattern, type Rule } from '../pattern.ts'

const customers =
  'users?|customers?|clients?|participants?|respondents?|interviewees?|subscribers?|buyers?|shoppers?|members?|leavers?|churners?'
const labelWords = `churned|churning|churners?|churn|detractors?|promoters?|passives|lapsed|dormant|inactive
low-value|low value|high-value|high value|at-risk|at risk|free-?riders?|freeloaders?|power users?
non-paying|nonpaying|unprofitable|bad-fit|problem customers?|unhappy|dissatisfied|disengaged|whales?`
const labels = labelWords.replaceAll('\n', '|')

export const labelEnglish = pattern(anyOf(labelWords))

/** See `RewordPack.second`. */
export const secondEnglish: readonly Rule[] = [
  [
    pattern(
      `\\b(?:how|what|when|where|why|whether|if)?(?: )?ask (?:the |our )?(?:${customers}|them|people) (?=how|what|when|where|why|whether|if|about|to )`,
    ),
    '',
  ],
  [
    pattern(
      `\\bof (?:the |our |these |those )?(?:(?:${labels}|former|new|existing|current|recent|our) )*(?:${customers})\\b`,
    ),
    'of you',
  ],
  [
    pattern(
      `\\b(?:the|our|your|a|an|these|those|some|most|all|each|every)? ?(?:(?:${labels}|former|existing|current|recent|typical|average|past|ex-?|paying|individual) )*(?:${customers})'s? `,
    ),
    'your ',
  ],
  [
    pattern(
      `\\b(does|is|was|has) (?:the|our|a|an|this|each|every) (?:(?:${labels}|former|new|existing|current|recent|typical|average|past) )*(?:${customers})\\b`,
    ),
    (be = '') =>
      `${({ does: 'do', is: 'are', was: 'were', has: 'have' })[be.toLowerCase()] ?? be} you`,
  ],
  [
    pattern(
      `\\b(?:the|a|an|this|each|every) (?:(?:${labels}|former|new|existing|current|recent|typical|average|past) )*(?:user|customer|client|participant|respondent|interviewee|subscriber|buyer|shopper|member) (is|was|has|does)\\b`,
    ),
    (be = '') =>
      `you ${({ does: 'do', is: 'are', was: 'were', has: 'have' })[be.toLowerCase()] ?? be}`,
  ],
  [
    pattern(
      `(?<!\\b(?:other|new|your|many|how many|with|to|for|from) )(?:\\b(?:the|our|these|those|some|most|all) )?(?:\\b(?:${labels}|former|existing|current|recent|typical|past|ex-|paying) )*\\b(?:users|customers|clients|participants|respondents|interviewees|subscribers|churners|leavers)\\b`,
    ),
    'you',
  ],
  [pattern(`\\b(?:${labels}) (?:people|${customers})\\b`), 'you'],
]

/** See `RewordPack.people`. */
export const peopleEnglish: readonly Rule[] = [
  [
    pattern(
      `\\bpeople (?=(?:use|leave|left|choose|chose|expect|want|need|decide|decided|stop|stopped|sign|signed|think|do|did|feel|felt|find|found|buy|bought|switch|switched|cancel|churn|like|start|started|see|saw|hear|heard|understand|understood|struggle|struggled|come|came|go|went|pay|paid|handle|manage|deal|try|tried|get|got|have|had|are|were)\\b)`,
    ),
    'you ',
  ],
  [pattern(`\\b(do|did|are|were|have|would) people\\b`), '$1 you'],
]

/** See `RewordPack.secondThey`. */
export const secondTheyEnglish: readonly Rule[] = [
  [pattern(`\\bthemselves\\b`), 'yourself'],
  [pattern(`\\bthey(?:'re| are)\\b`), 'you are'],
  [pattern(`\\bthey've\\b`), 'you have'],
  [pattern(`\\bthey'd\\b`), 'you would'],
  [pattern(`\\bthey\\b`), 'you'],
  [pattern(`\\btheirs\\b`), 'yours'],
  [pattern(`\\btheir\\b`), 'your'],
  [pattern(`\\bthem\\b`), 'you'],
]

/** See `RewordPack.labels`. */
export const labelsEnglish: readonly Rule[] = [
  [
    pattern(
      `\\b(?:a |the |our )?(?:churners?|detractors?|promoters?|passives|free-?riders?|freeloaders?|power users?|whales?|problem customers?)\\b`,
    ),
    'you',
  ],
  [pattern(`\\bchurned because\\b`), 'stopped because'],
  [pattern(`\\b(you|to|not|did|would) churn\\b`), '$1 stop'],
  [pattern(`\\byou (?:have |had )?churned\\b`), 'you stopped'],
  [
    pattern(`\\b(?:your |the )?churn(?:ing)?(?: reasons?| decision)\\b`),
    'your reasons for stopping',
  ],
  [pattern(`\\b(?:your |the )?churn(?:ing)?\\b`), 'stopping'],
  [
    pattern(
      `\\b(?:a |an |the |our |your )?(?:${labels})(?: (?:people|accounts?|segments?|${customers}))?\\b`,
    ),
    'you',
  ],
]
