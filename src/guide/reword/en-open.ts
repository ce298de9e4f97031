import { pattern, type Rule } from '../pattern.ts'

const verdicts =
  `easy|hard|difficult|simple|useful|helpful|good|great|bad|nice|clear|confusing|intuitive
fast|quick|slow|expensive|cheap|fair|reliable|annoying|frustrating|better|worse|clearer|faster|slower
easier|important|valuable|worth it|satisfying|complicated|fast enough|too expensive|too slow|fun|worth
well designed|user-friendly|convenient|friendly|polite|rude|competent|professional|pleasant|welcoming|honest|safe|happy|satisfied|a lot \\w+|much \\w+`.replaceAll(
    '\n',
    '|',
  )

const verb = (noun: string) =>
  /(?:[^su]s|people|children)$/i.test(noun.trim().split(/ (?:of|in|for|with|on) /)[0] ?? '') &&
  !/ing\b/i.test(noun.split(' ')[0] ?? '')
    ? ['are', 'were']
    : ['is', 'was']
const like = (noun: string, past: boolean) => {
  const inside = noun.replace(/^(?:The|Our|Your|This|That|These|Those|It|An?)\b/, (word) =>
    word.toLowerCase(),
  )
  return `What ${verb(inside)[past ? 1 : 0]} ${inside} like for you?`
}

/** Closed questions opened: see `RewordPack.reopen`. */
export const reopenEnglish: readonly Rule[] = [
  [pattern(`^(is|was) (it|that|this) .+ or .+$`), 'What $1 $2?'],
  [
    pattern(
      `^([^,:]{3,60}?)\\s*(?:[-–—:]|,)\\s*(?:too|just|about|fair|cheap|expensive|good|bad|worth)\\b.*$`,
    ),
    'What do you make of $1?',
  ],
  [
    pattern(
      `^(was|were|is|are) (.+? or .+?) (the (?:bigger|biggest|better|best|worse|worst|main|real|larger|largest) .+)$`,
    ),
    'Which was $3: $2?',
  ],
  // A choice of two things stays one: each is a word or two.
  [
    pattern(
      `^(do|did) you ([\\p{L}]+) ((?:(?:the|a|an|your|our) )?[\\p{L}-]+(?: [\\p{L}-]+)? or (?:(?:the|a|an|your|our) )?[\\p{L}-]+(?: [\\p{L}-]+)?)$`,
    ),
    'Which $1 you $2, $3?',
  ],
  [
    pattern(
      `^(?:is|was) there (a|any) (time|moment|day|point|occasion) (?:when |where |at which )?(.+)$`,
    ),
    'What, if anything, was a $2 when $3?',
  ],
  [
    pattern(`^(?:do|does) you (?:really |actually )?(?:like|enjoy|love|hate|dislike) (.+)$`),
    (x = '') => like(x, false),
  ],
  [
    pattern(`^did you (?:really |actually )?(?:like|enjoy|love|hate|dislike) (.+)$`),
    (x = '') => like(x, true),
  ],
  [
    pattern(`^(is|was) it (?:\\w+ )?(?:${verdicts}) (?:for you )?to (.+)$`),
    'What $1 it like to $2?',
  ],
  [
    pattern(
      `^(is|are|was|were) ((?:the|our|your|this|that|these|it|using|working) ?.*?) (?:\\w+ly )?(?:too |very |really |so |quite |still )?(?:${verdicts})\\b.*$`,
    ),
    'What $1 $2 like for you?',
  ],
  [
    pattern(`^(?:is|was) there anything (?:else )?(?:that )?you(?:'d| would) (?:like to )?(.+)$`),
    'What, if anything, would you $1?',
  ],
  [pattern(`^is there anything (?:else )?(?:that )?you (.+)$`), 'What, if anything, do you $1?'],
  [
    pattern(
      `^(is|was) there anything (?:else )?(?:that )?((?:we|i|they|he|she|it|people|the|your|our) .+)$`,
    ),
    'What $1 there, if anything, that $2?',
  ],
  [pattern(`^(is|was) there anything (.+)$`), 'What, if anything, $1 $2?'],
  [
    pattern(`^(?:are|is) there (?:any|a|an|some) (.+?) (?:that |which )?you (.+)$`),
    'What $1, if any, do you $2?',
  ],
  [
    pattern(`^(?:are|is|were|was) there (?:any |a |an |some )?(.+)$`),
    'What $1 come to mind, if any?',
  ],
  [pattern(`^have you ever (.+)$`), 'When, if ever, have you $1?'],
  [
    pattern(`^would you recommend (.+?)(?: to .+)?$`),
    'What would you tell somebody who asked you about $1?',
  ],
  [
    pattern(`^(?:can|could) you ((?!tell|walk|describe|explain|share|show|give|take|say).+)$`),
    'What happens when you try to $1?',
  ],
  [pattern(`^are you able to (.+)$`), 'What happens when you try to $1?'],
  [pattern(`^were you able to (.+)$`), 'What happened when you tried to $1?'],
  [
    pattern(
      `^do you (?:think|feel|believe|find) (?:that )?((?:the|our|your|this|that|it) ?.*?) (?:is|are) .+$`,
    ),
    (x = '') => like(x, false),
  ],
  [
    pattern(
      `^do you (?:think|feel|believe|find) (?:that )?((?:\\S+ ){1,6}?)(?:makes?|has|have|helps?|works?|was|were|will|would|can|could|does|do|should|saves?|gives?|needs?|feels?|looks?|seems?|gets?|offers?|improves?|improved|solves?|fits?|takes?|costs?)(?: .+)?$`,
    ),
    (x = '') => like(x.trim(), false),
  ],
  [
    pattern(`^do you (?:think|feel|believe) (?:that )?(?:the )?(.+)$`),
    'What are your thoughts on $1?',
  ],
]

/** Push taken out: see `RewordPack.neutral`. */
export const neutralEnglish: readonly Rule[] = [
  // "X has made things fairer, hasn't it"
  [
    pattern(
      `^((?:(?:our|the|your|this|that) )?[^,]{2,40}?) (?:has|have|had|makes?|made|does|did|helps?|helped|can|will|saves?|saved) [^,]+, (?:hasn't it|haven't they|doesn't it|don't they|didn't it|isn't it|won't it|can't it|right|no|yes)$`,
    ),
    (x = '') => like(x, false),
  ],
  [
    pattern(
      `^((?:our|the|your|this|that) [^,]{2,40}?) (?:is|are|was|were) (?:so |very |really |quite )?[\\p{L}-]+,? (?:right|correct|no|yes|yeah|isn't it|aren't they|wasn't it)$`,
    ),
    (x = '') => like(x, false),
  ],
  [
    pattern(
      `\\b(?:surely|of course|obviously|clearly|naturally|certainly|undoubtedly|no doubt|presumably),? `,
    ),
    '',
  ],
  [
    pattern(
      `^(?:would you|do you|don't you|wouldn't you) (?:not )?(?:agree|admit|think|say) (?:that )?((?:the|our|your|this|that|it) ?.*?) (?:is|are|was|were) .+$`,
    ),
    (x = '') => like(x, false),
  ],
  [
    pattern(
      `^(?:isn't|aren't) ((?:the|our|your|this|that|it) ?.*?) (?:\\w+ly )?(?:too |very |really |so |quite )?(?:${verdicts})\\b.*$`,
    ),
    (x = '') => like(x, false),
  ],
  [
    pattern(
      `^(?:wasn't|weren't) ((?:the|our|your|this|that|it) ?.*?) (?:\\w+ly )?(?:too |very |really |so |quite )?(?:${verdicts})\\b.*$`,
    ),
    (x = '') => like(x, true),
  ],
  [
    pattern(`^(?:why )?(do|does|did|is|are|was|were|have|has|would|can|could|should|had)n't `),
    '$1 ',
  ],
  [
    pattern(
      `^you (?:really )?(?:like|love|enjoy|hate) (.+?),? (?:right|don't you|no|correct|yes)$`,
    ),
    (x = '') => like(x, false),
  ],
  [
    pattern(
      `,? (?:right|correct|don't you|didn't you|isn't it|wasn't it|doesn't it|aren't you|won't you|no|yes|yeah|huh|eh)$`,
    ),
    '',
  ],
  [pattern(`^how (?:${verdicts}) (is|was) it (?:for you )?to (.+)$`), 'What $1 it like to $2?'],
  [
    pattern(
      `^how (?:${verdicts}|satisfied|happy|pleased) (is|are|was|were) (?:you with )?((?:the|our|your|this|that|it) ?.*)$`,
    ),
    (be = '', x = '') =>
      like(x.replace(/^our (?:new )?(?:great|good|useful|powerful) /i, 'our '), /^w/i.test(be)),
  ],
  [
    pattern(`^how much (?:do|does) you (?:really )?(?:like|love|enjoy|hate) (.+)$`),
    (x = '') => like(x, false),
  ],
  [
    pattern(`^how much did you (?:really )?(?:like|love|enjoy|hate) (.+)$`),
    (x = '') => like(x, true),
  ],
  [
    pattern(
      `^what (do|did) you (?:really |absolutely |most )?(?:love|hate|adore) (?:most )?about (.+)$`,
    ),
    'What stands out to you about $2?',
  ],
  [
    pattern(
      `^how (?:has|have|did|does|do) (.+?) (?:(?:improved?|helped?|benefit(?:ed)?)(?: you| your .+)?|ma[dk]e .{1,40} (?:easier|better|faster|simpler))$`,
    ),
    'What, if anything, has changed for you with $1?',
  ],
  [pattern(`^(?:was|is) (?:it|that|this) (?:\\w+ )?(?:because|due to)\\b.*$`), 'What led to that?'],
  [pattern(`^(?:do|did) you (.+?) (?:because|due to)\\b.*$`), 'What led you to $1?'],
  [
    pattern(
      `,? \\(?(?:such as|e\\.g\\.|for example,?|for instance,?|including|like the|like a) .*$`,
    ),
    '',
  ],
  [pattern(` \\([^(),]{0,200},[^()]{0,200}\\)`), ''],
  [
    pattern(
      `\\b(our|the|this|that|your) (?:new )?(?:great|amazing|awesome|fantastic|terrible|horrible|wonderful|excellent|innovative|clunky|annoying|outdated|powerful|easy-to-use|intuitive|award-winning|brilliant|confusing|frustrating|popular|improved|useful|good|best|user-friendly|exciting|seamless)(?: new)? (?=\\w)`,
    ),
    '$1 ',
  ],
]
