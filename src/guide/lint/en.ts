import { anyOf } from '../lines/pattern.ts'
import type { LintWords } from './lint-pack.ts'

const strong = `amazing|awesome|fantastic|terrible|horrible|awful|wonderful|excellent|revolutionary
brilliant|outstanding|superb|incredible|award-winning|cutting-edge|state-of-the-art|world-class
best-in-class|market-leading|industry-leading|groundbreaking|game-changing|seamless|effortless
delightful|clunky|annoying|outdated|cumbersome|ridiculous|overpriced|dreadful|innovative|exciting
user-friendly|beautiful|poor|stunning|frustrating|disappointing|confusing|painful|impressive`
const weak = `great|good|nice|useful|helpful|easy|simple|intuitive|fast|quick|powerful|convenient
valuable|popular|new and improved|improved|handy|affordable|expensive|cheap|slow|bad|hard|difficult
complicated|reliable|happy|satisfied|pleased|impressed|excited|frustrated|disappointed|annoyed|clear
important|dissatisfied|unhappy|attractive|appealing|smooth|friendly|interesting|modern`
const negation = `don't|doesn't|didn't|isn't|aren't|wasn't|weren't|wouldn't|won't|can't|couldn't
shouldn't|haven't|hasn't|hadn't`
const aux = `do|does|did|is|are|was|were|am|have|has|had|will|would|can|could|should|may|might|must`
const crowd = `most|many|other|all|some of|the majority of|a lot of|lots of|plenty of|almost all
nearly all|hundreds of|thousands of`
const people = `people|users|customers|clients|companies|teams|members|participants|others|folks
businesses|of our users|of our customers|of them|colleagues|freelancers|parents`
const says = `say|said|tell|told|think|find|found|love|like|agree|prefer|report|feel|use|mention|
complain|enjoy|want|choose|believe|see|hate|switch|recommend|rate|struggle|have told|have said`

export const lintEnglish: LintWords = {
  leadIn:
    /^(?:(?:so|and|but|well|ok|okay|now|also|then|just|please|first|firstly|next|finally|thanks|thank you|understood|noted|i see|right|alright|sure|lastly|or|again|roughly|exactly|overall|generally|honestly|specifically|today)\b[,:.]?\s+)/,
  open: `^(?:(?:in|at|for|with|on|from|to|by|about|of|during|under|around|since|until|through) )?(?:what|what's|how|how's|why|when|where|where's|who|who's|whom|whose|which)\\b`,
  request: `^(?:please )?(?:tell me|tell us|describe|walk me|walk us|talk me|take me through|explain|show me|share|give me|give us|help me understand|paint me|go on|go ahead|say more|say a bit more|name|list|put it in your own words|recall|i'd (?:like|love) to (?:hear|know|understand|learn)|i(?:'m| am) (?:curious|interested)|i wonder|i was wondering|let's talk about|let me know)\\b`,
  scene: `^(?:please )?(?:think|imagine|picture|take me back|suppose|remember|consider|look|go back|let me|let's|staying with|try to)\\b`,
  closed: `^(?:(?:${aux.replaceAll('\n', '|')})(?:n't)?|${negation.replaceAll('\n', '|')}|ever|any|anyone|anything|are there|is there)\\b`,
  accepted: `^(?:(?:can|could|would|will|may|might) (?:you|i) (?:please |perhaps |maybe |briefly )?(?:tell|walk|talk|describe|explain|share|show|give|take|say|elaborate|expand|help|paint|put|think of|ask you (?:how|what))\\b|(?:would|do) you mind (?:telling|describing|sharing|walking|explaining)|(?:is there )?anything (?:else|more)\\b|is there anything (?:else|you'd like to add|you would like to add|i (?:should have|haven't|didn't|forgot))|(?:do|can) you (?:remember|recall|think of) (?:a|one|the (?:last|first))\\b)`,
  leading: {
    negative: [
      `^(?:why )?(?:${negation.replaceAll('\n', '|')})\\b`,
      `^(?:do|does|did|is|are|was|were|have|has|would|can|could) (?:you|it|this|that|they) not\\b`,
    ],
    tag: [
      `(?:,|\\bbut) ?(?:right|correct|no|yes|yeah|huh|eh|agreed|okay|ok|true|am i right|you know|wouldn't you say|don't you think|(?:${negation.replaceAll('\n', '|')}) (?:it|you|they|that|this|we|he|she|there)|(?:${aux.replaceAll('\n', '|')}) (?:it|you|they|we))\\?$`,
    ],
    pressure: [
      anyOf(
        `surely|of course|obviously|clearly|naturally|certainly|undoubtedly|no doubt|without a doubt
          needless to say|as everyone knows|as we all know|as you know|it goes without saying|presumably`,
      ),
      `\\b(?:you|it|that|this) must (?:have|be|find|feel|love|hate|like)\\b|\\b(?:would you|do you|don't you|wouldn't you|you(?:'d| would)?) (?:not )?(?:agree|admit|concede)\\b|\\bwould(?:n't)? you say (?:that )?(?:it|this|that|the|our|we|you)\\b|\\bisn't it true\\b|\\bi (?:assume|guess|bet|suppose|take it|imagine)\\b|\\bsounds like\\b`,
    ],
    crowd: [
      `\\b(?:everyone|everybody|nobody|no one|experts|studies|research|reviewers|critics)\\b(?: else)?(?: \\w+)? (?:says?|thinks?|finds?|loves?|likes?|agrees?|knows?|shows?|tells?|prefers?|hates?|uses?|wants?|raves?|recommends?|complains?)\\b`,
      `\\b(?:${crowd.replaceAll('\n', '|')})(?: our| your| of our)? (?:\\w+ )?(?:${people.replaceAll('\n', '|')})(?: (?:have|who|already|also|really|just|often|always|usually|\\w+ed))* (?:${says.replaceAll('\n', '')})\\b`,
      `\\b(?:\\d+ ?(?:%|percent|per cent) of|(?:nine|eight|seven|9|8|7) (?:out of|in) (?:ten|10))\\b|\\bothers (?:have )?(?:said|told|say|tell|love|find|think|feel)\\b|\\b(?:is|are) (?:widely|generally) (?:seen|considered|regarded|loved)\\b`,
    ],
    loaded: [
      `\\bhow (?:much )?(?:really |very |truly )?(?:more |less )?(?:${(`${weak}\n${strong}`).replaceAll('\n', '|')}|easily|badly|better|easier|faster|worse|well)\\b(?! do you know)`,
      `\\b(?:our|my) (?:new |very |really |own )?(?:${weak.replaceAll('\n', '|')})\\b`,
      anyOf(strong),
      `\\bwhat (?:do|did) you (?:really |absolutely |most )?(?:love|hate|adore)\\b|\\bhow much (?:do|did|does|have|has|would) (?:you|it|this|the \\w+|\\w+) (?:really )?(?:like|liked|love|enjoy|hate|help|helped|improve|improved|save|dislike|benefit)\\b|\\bhow (?:has|have|did|does|do) .{1,60}\\b(?:improved?|helped?|benefit(?:ed)?|made .{1,30}(?:easier|better|faster|simpler|worse|harder)|make .{1,30}(?:easier|better|faster|simpler|worse|harder))\\b`,
    ],
    reason: [
      `\\b(?:is|was|were|are) (?:it|that|this|you|they)(?: \\w+)? (?:because|due to)\\b|^(?:do|did|does|have|has|had) .{1,80} (?:because|due to)\\b|^(?:is|was) (?:the )?(?:price|cost|support|speed|design|quality|main reason)\\b.{0,40} (?:reason|why)\\b`,
    ],
    candidates: [
      `\\b(?:such as|e\\.g\\.|for example,? (?!what|how|where|when|who|which)\\w+|for instance,? (?!what|how|where|when|who|which)\\w+|perhaps (?:the|because|it)|maybe (?:the|because|it)|including|let's say)\\b|, like (?:the |a |an )?\\w+|\\((?:e\\.g\\.,? )?[\\w' -]{2,30}(?:, [\\w' -]{2,34})+(?:,? ?etc\\.?|\\.\\.\\.)?\\)`,
      `\\b(?:such as|e\\.g\\.) `,
    ],
    opinion: [
      `\\b(?:we|i) (?:think|believe|feel|know|are sure|are convinced|are proud|'re proud|hope|worked (?:very |really |so )?hard)\\b|\\b(?:i'm|i am|we're|we are) (?:sure|proud|convinced|confident|certain)\\b|\\bin (?:my|our) (?:opinion|view|experience)\\b`,
    ],
  },
  praise: `^(?:oh,? |wow,? |ah,? )?(?:wow|that's (?:a |an |such a |such an |really |very |so |quite )*|that is (?:a |an |really |very |so )*|what (?:a|an) |such (?:a|an) |how |sounds |very |really |absolutely |thank you,? |thanks,? |thanks for (?:the|that|your|such a|a) |thank you for (?:the|that|your|such a|a) )?(?:great|excellent|awesome|amazing|fantastic|perfect|wonderful|brilliant|lovely|good (?:point|answer|question|idea|insight|job|example|stuff|to hear|for you|thinking)|good|nice|cool|interesting|fascinating|terrific|impressive|insightful|helpful|valuable|smart|clever|spot on|exactly right|love it|well (?:done|said|put))\\b|\\b(?:i (?:really |absolutely )?(?:love|like|admire|appreciate how)|i'm (?:so |really |very )?(?:glad|happy|impressed|delighted)|i am (?:so |really )?(?:glad|happy|impressed)|you're (?:absolutely |so |totally )?right|you are (?:absolutely |so )?right|i (?:totally |completely |fully )?agree|good for you|great to hear|nice to hear|so (?:helpful|insightful|interesting|valuable)|well done|couldn't agree more|makes perfect sense)\\b`,
  hypothetical: `\\b(?:would|will|could) you (?:ever |still |also |be likely to |be willing to |personally )*(?:use|buy|pay|purchase|subscribe|recommend|switch|upgrade|consider|try|want|be willing|be interested|be open|sign up|choose|prefer|like (?!to add)|continue|stay|come back|return|leave|cancel|renew|download|spend|feel if|react)\\b|\\bhow (?:much|likely|often|many \\w+) would you\\b|\\bwould (?:it|this|that) (?:help|be (?:useful|helpful|valuable|better|easier)|make)\\b|\\bif we (?:were to |could |would )?(?:built|build|added|add|launched|launch|offered|offer|made|make|changed|change|removed|raised|lowered|gave|introduced|doubled|created|had)\\b|\\bwhat if (?:we|there|it|the)\\b|\\b(?:do you (?:think|see|imagine|expect)) (?:you(?:'d| would|'ll| will)|yourself)\\b|\\b(?:imagine|suppose) (?:that )?(?:we|there|a|our|the) .{0,120}\\bwould\\b|\\bin (?:the|five|ten|\\d+) (?:future|years?)\\b|\\bhow likely are you\\b|\\bwould you\\b.{1,80}\\bif (?:it|we|there|the|they)\\b`,
  factual: /\bwould have\b|\bwould've\b|\bwhat would you (?:do|tell|say|expect|need|call)\b/,
  reason: /,? and why(?: not)?(?: was that| is that)?\s*\?*$/,
  double: [
    /,? (?:and|or) (?:also )?(?:(?:in|at|for|with|on|from|by|to) )?(?:what|how|why|when|where|who|whom|which)\b(?! (?:not|so ever))/,
    /\b(?:and|or),? (?:can you |could you |please )?(?:tell me|describe|explain|walk me)\b/,
    /\b(?:and|or) (?:do|does|did|is|are|was|were|have|has|would|will|can|could) (?:you|it|they|the|your|this|that|we)\b/,
    /\b(?:like|likes|liked|love) (?:and|or) (?:dis)?(?:like|likes|liked|hate)\b|\b(?:good|easy|strengths|pros|advantages|best|benefits) or (?:bad|hard|difficult|weaknesses|cons|disadvantages|worst|drawbacks)\b/,
    /\bas well as\b|\balong with\b|\bin addition to\b|\bbut also\b/,
    /\b(?:what|how|why|when|where|who)\/(?:what|how|why|when|where|who)\b/,
    /, (?:what|how|why|when|where|who|which) (?:did|do|does|was|were|is|are|have|has|would) .{2,60}, (?:and )?(?:what|how|why|when|where|who|which)\b/,
  ],
  and: /(?<=[\p{L}\p{N}'")]),? (?:and|&) (?=[\p{L}\p{N}'"(])/u,
  joined: [
    /\bbetween .{1,120}? and \S+/g,
    /\b(?:back and forth|pros and cons|trial and error|terms and conditions|research and development|friends and family|family and friends|again and again|more and more|over and over|now and then|once and for all|ups and downs|start and end|from start to end and|here and there|bits and pieces|drag and drop|copy and paste|cut and paste|search and replace|black and white|day and night|do's and don'ts|dos and don'ts|profit and loss|health and safety|question and answer|questions and answers|supply and demand|wear and tear|give and take|so on and so forth|first and foremost|plug and play|track and trace|command and control|policies and procedures|before and after|beginning and end|highs and lows|click and collect|bed and breakfast|read and write|in and out)\b/g,
    /\b(?:you|yourself|your \w+) and (?:your|the rest of|others|everyone|anyone)\b/g,
    /\b(?:and so on|and so forth|and then|and after that|and the like|and all that|and others)\b/g,
    /\b(?:come|go|went|try|wait|sit|stop) and \w+|\band (?:didn't|don't|wasn't|weren't|isn't)\b/g,
    /\b(?:when|while|after|before|once|until|if|the (?:last|first|most recent|next|one) time|the (?:day|time|moment|week|morning|night|point|month) (?:that |when )?(?:you|the|it|i|we)) .*$/g,
  ],
  process:
    /^(?:(?:can|could|would) you )?(?:please )?(?:walk|talk|take) (?:me|us) through\b|^show me how\b|^help me understand\b/,
}
