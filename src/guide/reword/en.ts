import { pattern } from '../pattern.ts'
import { neutralEnglish, reopenEnglish } from './en-open.ts'
import {
  labelEnglish,
  labelsEnglish,
  peopleEnglish,
  secondEnglish,
  secondTheyEnglish,
} from './en-second.ts'
import { titleEnglish } from './en-title.ts'
import type { RewordPack } from './reword-pack.ts'

const people =
  `parents|freelancers|teams|managers|developers|designers|students|teachers|doctors|nurses|patients|founders
owners|marketers|shoppers|buyers|sellers|drivers|readers|players|gamers|accountants|engineers|employees|workers
professionals|individuals|families|businesses|companies|startups|agencies|researchers|admins|analysts|consumers
adults|women|men|travell?ers|tenants|landlords|hosts|guests|donors|volunteers|citizens|visitors|learners|creators
people|folks|merchants|retailers|recruiters|lawyers|contractors|retirees|caregivers|homeowners|renters|commuters
runners|clinicians|farmers|artists|writers|musicians|subscribers|members|users|customers|clients`.replaceAll(
    '\n',
    '|',
  )
const personal =
  `experiences?|role|workflow|process|routine|background|goals?|expectations?|job|team|set-?up|habits?
motivations?|journey|day|needs?|priorities|responsibilities|frustrations?|work|usage|history|situation|business`.replaceAll(
    '\n',
    '|',
  )
/** Nouns in -ing: "pricing plans" is nothing that one does. */
const ings =
  `pricing|onboarding|billing|marketing|training|meeting|reporting|branding|invoicing|messaging|scheduling
booking|shipping|timing|understanding|feeling|setting|budgeting|hiring|engineering|accounting|banking|housing
missing|existing|thing|something|anything|nothing|everything|spring|string|king|rating`.replaceAll(
    '\n',
    '|',
  )

export const rewordEnglish: RewordPack = {
  reopen: reopenEnglish,
  reopenAny: (question) => `How, if at all, ${question}?`,
  neutral: neutralEnglish,
  again: [
    [pattern(`^tell me how it came about that (.+?)\\.$`), 'What happened before $1?'],
    [
      pattern(`^tell me (how|what|when|where|who|which) (.+?)\\.$`),
      'What comes to mind when you think about $1 $2?',
    ],
    [
      pattern(`^(?:please )?(?:tell me about|describe) (the last time .+?)\\.?$`),
      'Think back to $1. What happened, from start to end?',
    ],
    [
      pattern(
        `^(?:please )?(?:walk|talk|take) me through (the last time .+?|the first time .+?|your last .+?|your first .+?)\\.?$`,
      ),
      'Think back to $1. What happened, from start to end?',
    ],
    [
      pattern(`^(?:please )?(?:walk|talk|take) me through (how .+?|what .+?)\\.?$`),
      'Tell me, step by step, $1.',
    ],
    [
      pattern(`^(?:please )?(?:walk|talk|take) me through (.+?)\\.?$`),
      'Tell me about $1, one step at a time.',
    ],
    [
      pattern(`^(?:please )?(?:tell me about|describe|explain) (a time .+?|a moment .+?)\\.?$`),
      'What is one example of $1?',
    ],
    [
      pattern(`^(?:please )?(?:tell me about|describe|explain) (your .+?|the .+?)\\.?$`),
      'What stands out to you about $1?',
    ],
    [
      pattern(`^what (?:is|are|was|were) (.+) like for you\\?$`),
      'How would you describe $1 to a colleague?',
    ],
    [pattern(`^why did you (.+)\\?$`), 'What led you to $1?'],
    [pattern(`^why do you (.+)\\?$`), 'What makes you $1?'],
    [pattern(`^how do you (?!feel)(.+)\\?$`), 'Walk me through how you $1.'],
    [pattern(`^what do you (.+)\\?$`), 'Tell me what you $1.'],
    [
      pattern(
        `^(?:how|what|when|where|who) (?:exactly )?(?:did|was|were|made|stopped|almost|led|happened)\\b.*$`,
      ),
      (...[whole = '']) => `Think back to that time. ${whole}`,
    ],
  ],
  againAny: (question) => `Thinking of your own experience: ${question}`,
  second: secondEnglish,
  people: peopleEnglish,
  secondThey: secondTheyEnglish,
  labels: labelsEnglish,
  audience: [
    [
      pattern(
        `^(how|why|when|where|whether|if|what) (?:[\\p{L}-]+ ){0,3}?(?:${people}) (?=\\p{L})`,
      ),
      '$1 you ',
    ],
  ],
  label: labelEnglish,
  noun: (noun) => {
    const rest = noun.replace(/^(?:your|their|his|her|the|my) /i, '')
    if (pattern(`\\b(?:${personal})$`).test(rest) && !/^(?:the|our|a|an) /i.test(noun))
      return `Tell me about your ${rest}.`
    if (/^the (?:(?:very )?(?:first|last) )?(?:time|day|moment|evening|morning|week) /i.test(noun))
      return `Tell me about ${noun}.`
    if (/^(?:the|your) (?:first|last|early) /i.test(noun)) return `Tell me about your ${rest}.`
    if (/^your /i.test(noun)) return `Tell me about ${noun}.`
    if (/^\w+ing \w/i.test(noun) && !pattern(`^(?:${ings})\\b`).test(noun))
      return `Tell me about the last time you were ${noun}.`
    return `Tell me about the last time ${noun} came up.`
  },
  moreNouns: [
    (noun) => `What happened the last time ${noun} came up?`,
    (noun) => `How do you deal with ${noun}?`,
    (noun) => `What comes to mind about ${noun}?`,
    (noun) => `Describe your latest experience with ${noun}.`,
    (noun) => `Where did ${noun} last play a part?`,
  ],
  nounAgain: (noun) =>
    pattern(`\\b(?:${personal})$`).test(noun)
      ? `What stands out to you about your ${noun.replace(/^(?:your|their|the) /i, '')}?`
      : `What has been your experience with ${noun}?`,
  clause: [
    [pattern(`^why (?:it is that )?(.+)$`), 'Tell me how it came about that $1.'],
    [pattern(`^(?:whether|if) (.+)$`), 'Tell me how, if at all, $1.'],
    [pattern(`^(how|what|when|where|who|which) (.+)$`), 'Tell me $1 $2.'],
  ],
  clauseStart:
    /^(?:how|what|when|where|who|which|why|whether|if) (?!(?:do|does|did|is|are|was|were|have|has|had|will|would|can|could|should|might|made|led|else)\b)/i,
  hint: (hint) => `What part, if any, did ${hint} play?`,
  title: titleEnglish,
  goal: (title) => `What ${title} is like for them, in their own words, with one real example.`,
  goalOf: (question) => `An answer in their own words to “${question}”, with one real example.`,
  product: 'the product',
  determiners: 'the|your|our|a|an|this|that|these|those|its|their|my|any|some',
  prepositions:
    'of|in|for|when|with|at|on|during|to|from|about|by|like|as|before|after|while|use|using|affect|affects|find|handle|manage',
  joiners: 'and|or|&',
  questionWords:
    'what|how|why|when|where|who|which|tell me|describe|explain|walk me|(?:do|does|did|is|are|was|were|have|has|would) (?:you|it|they|the|your)',
}
