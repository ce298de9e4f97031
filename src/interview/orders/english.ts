import { always, ordersWith, type Shape, sign } from './shape.ts'

const order = ordersWith(
  "and|then|now|please|kindly|just|simply|instead|also|first|so|but|or|you (?:must|have to|should|will|shall|are to|need to|can|could|may|ought to|are going to)|(?:can|could|would|will) you|you to|do you mind|would you mind|why don't you|let's|make sure (?:you|to)|be sure to|remember to|that you|must|only|immediately|at once",
)
const utter =
  'say|saying|reply|replying|respond|responding|answer|answering|output|print|printing|speak|talk|repeat|repeating|announce|state|write|writing|spell|tell me|telling me'
const reveal =
  'print|printing|output|repeat|repeating|recite|display|show|showing|reveal|revealing|disclose|disclosing|expose|leak|share|sharing|dump|paste|copy|quote|list|enumerate|name|tell|telling|give|send|provide|write|summari[sz]e|paraphrase|translate|encode|explain|describe|complete'
const secrets =
  'prompt|prompts|instructions?|rules|guidelines?|guide|configuration|persona|programming|training|directives?|constraints|script|briefing|source code|system message|guardrails'

/** Orders to the interviewer in English. */
export const english: readonly Shape[] = [
  // What it was told, what it will ask, what others said.
  order(reveal, `your (?:[\\p{L}-]+ ){0,3}(?:${secrets}|questions|topics)`),
  order(
    reveal,
    `(?:the|any|all|these|those) (?:[\\p{L}]+ ){0,2}(?:system prompt|prompt|system message|hidden \\p{L}+|secret \\p{L}+|initial instructions|interview guide)|(?:instructions|text|rules|questions|topics|words|things|what)(?: \\p{L}+){0,2} you (?:were|are|have|have been|had been|will|'ve been|plan|must)(?: \\p{L}+){0,3}`,
  ),
  order(
    reveal,
    '(?:everything|all|words|text|lines|messages?|whatever|anything|what)(?: \\p{L}+){0,3} above|(?:which|what) questions? (?:come|comes|are|will|is)|questions (?:that )?(?:come|are|is|you)|(?:other|previous) (?:participants?|respondents|interviewees)|(?:other|previous) (?:people|persons?|users|customers)(?: \\p{L}+)? (?:answered|said|told|wrote|replied|answers)|(?:person|people|participant|one|customer) before me|(?:everybody|everyone|people|all) (?:whom |that |who )?you(?: have)? (?:interview|talk)\\p{L}*|secret (?:word|instructions?|code|key|rules?)',
  ),
  order(
    'output|print|repeat|dump|recite',
    'previous messages?|(?:first|last) message|transcript|conversation history|chat history',
  ),
  order('paste|copy', 'your first message|it here|system prompt'),
  // How it must speak.
  order(
    utter,
    '(?:only|nothing but|exactly)(?: with| in| this| the (?:word|following)| json| yes| no|:)|(?:the|this|one|that|your) (?:single |secret |code |magic |following )?(?:word|phrase|code ?word|string)s?|after me|(?:a|one) (?:hundred|thousand) times|in every (?:message|reply|sentence|answer)|instead of (?:asking|a question|the next|your)|(?:every|each) (?:message|question|reply)|if you had no|as if you|with no rules|nothing else',
  ),
  order(
    `${utter}|act|behave|roleplay|play|speak|sing|respond`,
    '(?:as|like) (?:an? (?!(?:adult|human|person|grown\\p{L}*|friend|normal|real|proper|rule|result|team|group|favou?r|follow|member|customer|user)(?!\\p{L}))|my |someone |somebody |the (?!others?|rest|old|new))\\p{L}+|in (?:the )?(?:style|voice|tone|role|manner|form) of|in (?:rhymes?|verse|verses|base64|json|xml|html|yaml|latin|capital letters|capitals|uppercase|lowercase|character|emojis?|klingon|binary|reverse)',
  ),
  order(
    'reply|respond|answer|output|say|confirm|sign|end|finish|close|begin|start|return|greet me|prefix|conclude',
    'with (?:the )?(?:word|code|prefix|phrase|tag|title|following|only|json|single|sentence|line|key|x{3,})|json|base64',
  ),
  order(
    'put|place|begin|start|end|add|append|include|insert|write|say|sign|finish|open|prefix|prepend|use|give',
    '(?:each|every|all|one)(?: of)? (?:of )?your [\\p{L} ]{0,12}(?:repl(?:y|ies)|messages?|answers?|questions?|sentences?|responses?|lines?)|your (?:next |first |last |final )?(?:reply|replies|message|messages|response|responses|question|questions|sentence|sentences|summary)|every (?:sentence|reply|response)|in your (?:reply|answer|next)',
  ),
  order(
    'call|address|greet',
    'me (?:master|sir|god|boss|king|queen|lord|captain|by|your)|as my name',
  ),
  order(
    'change|adjust|switch|drop|alter',
    'your (?:tone|style|personality|voice|persona|character|name|role|identity)',
  ),
  order(
    'call|name|rename|introduce|describe|consider|reset|reprogram|restart|free|rate|praise',
    'yourself',
  ),
  order('thank|praise|compliment|insult|flatter|worship|congratulate|obey', 'me'),
  order(
    'reply|respond|answer|confirm|continue|acknowledge',
    'with (?!(?:in|out)(?!\\p{L}))(?!(?:a|an|the) (?:real|human|person))\\S+',
  ),
  order(
    'adopt|assume|take on|play|keep|stay in',
    '(?:the |a |an )?(?:role|persona|character|part|identity|voice) (?:of|as)',
  ),
  order(
    'be|become',
    '(?:an? |my )(?:\\p{L}+ )?(?:pirate|poet|cat|dog|girlfriend|boyfriend|translator|comedian|terminal|calculator|robot|wizard|rapper|therapist|linux \\p{L}+)',
  ),
  order('count', '(?:down )?(?:from \\d+ )?to \\d+'),
  order('say|do|write', 'opposite of (?:what )?your'),
  order(
    'reset|reboot|restart|reinitiali[sz]e|reprogram',
    'your \\p{L}+|the (?:interview|conversation|system)',
  ),
  order('rate|score|grade', 'me (?:as|with|five|5|the)|my (?:answers|interview)'),
  // What it must make.
  order(
    'write|compose|tell (?:me|us)|sing|recite|make up|invent|draw|generate|create|give|produce|craft',
    '(?:an?|some|the|me) (?:[\\p{L}-]+ ){0,2}(?:poem|limerick|song|haiku|joke|jokes|story|essay|rap|riddle|sonnet|ballad|lullaby|rhyme|fairy tale|python|javascript)',
  ),
  order('solve|calculate|compute|what is', '\\d+ ?[x*+/×-] ?\\d+'),
  // What it must not heed any more.
  order(
    "ignore|ignoring|disregard|disregarding|forget|forgetting|drop|override|overriding|bypass|discard|abandon|neglect|break|suspend|erase|skip|violate|(?:do not|don't|stop|quit|no longer) (?:follow|obey|heed|apply|use|respect)(?:ing)?",
    `(?:your|all|any|every|these|those|previous|prior|above|earlier|initial|original|system)(?: (?!my )[\\p{L}]+){0,4} (?:${secrets}|restrictions|directions)|your (?:rules|role|task|limits|prompt|job)|(?:the )?(?:guidelines|instructions|rules|prompt|text) (?:above|before|you)|(?:what|everything|anything|whatever|all)(?: that)? (?:you|they|he|she) (?:were|are|have been|had been|was|know|learn\\p{L}*)|(?:everything|all|anything|whatever|what)(?: \\p{L}+){0,3} (?:above|before this|before now)|that you are|(?:being|acting as|playing) an? \\p{L}+|the (?:interview|act)|that (?:this|it) is an? (?:interview|survey)|what your \\p{L}+ (?:say|demand|tell)`,
  ),
  order(
    'stop|quit|cease',
    '(?:being|acting|behaving|playing)(?: (?:like|as))? (?:an?|the) (?:\\p{L}+ )?(?:interviewer|assistant|bot|ai|researcher|machine)',
  ),
  order(
    'disable|deactivate|switch off|turn off|remove|lift|loosen',
    '(?:the |your |all )?(?:guardrails|safeguards|safety (?:rules|filters?|checks)|moderation|censorship)|your (?:restrictions|limits|filters?|rules)',
  ),
  // What it must do with the interview and what comes of it.
  order(
    'end|close|finish|terminate|stop|conclude|complete|leave',
    '(?:this|the|our) (?:interview|conversation|chat|session|survey)(?: \\p{L}+){0,3} (?:and (?:say|write|print|reply|answer|output)|with|by saying)',
  ),
  order(
    'mark|flag|register|log|count',
    '(?:this|the|my) (?:interview|conversation|session|survey)(?: \\p{L}+)? (?:as|complete|completed|done|finished)',
  ),
  order(
    'skip',
    '(?:all|the|every|any)(?: of)?(?: the| your)? (?:remaining|other|further|next|rest|following) (?:of the )?questions?|to the end',
  ),
  order(
    'set|change|raise|record|put|adjust|update|increase|register|note|log|enter|fix|make',
    '(?:my|the|this|overall)(?: \\p{L}+)? ?(?:sentiment|verdict|satisfaction|nps|score|rating)(?: \\p{L}+){0,3} (?:to|as|at)',
  ),
  order(
    'rate|grade|score|vote|give',
    '(?:this|the|our|your) (?:conversation|interview|chat|session)(?: \\p{L}+){0,2} stars?|(?:stars?|points|marks) (?:for|to) yourself|yourself',
  ),
  order(
    'fill in|fill out|invent|make up|complete|answer',
    '(?:the )?(?:remaining |other |rest of the |my |missing )?(?:answers?|questions|rest of (?:the|my) interview)(?: \\p{L}+)? (?:for me|for the|with|yourself|and)',
  ),
  order(
    'add|create|include|insert|write|record|state|note',
    '(?:an?|the|this) (?:claim|evidence|quote|finding|fact) (?:that|:)|in (?:the|my) (?:profile|report|summary|analysis) that',
  ),
  sign(
    'when you (?:write|make|create|compile|prepare) the (?:summary|report|profile|analysis)',
    'in the (?:report|summary|profile|analysis)(?: about me| of me| on me| of this \\p{L}+)?,? (?:write|state|say|note|add|put)',
    'whoever (?:analy\\p{L}+|summar\\p{L}+|evaluat\\p{L}+|process\\p{L}+) [^.!?]{0,40}(?:must|should|has to|give|gives|needs to)',
    '(?:all|every|any|each) (?:later|future|further|following|subsequent) (?:interviews?|conversations?|participants?|sessions?)',
    '(?:in|to|into) your (?:long-term )?memory',
  ),
  order('ask', 'me nothing|no (?:more|further) questions?,? (?:just|only|but)'),
  // What it must give away.
  order(
    'give|send|offer|grant|issue|hand|promise|provide|approve|generate|create|show|invent',
    '(?:coupon|voucher|promo(?:tion)?|discount|gift|rebate) ?-?(?:codes?|numbers?|cards?)|(?:an? |the |me )?(?:vouchers?|coupons?) [\\p{L}\\p{N}]+|with (?:voucher|coupon|reference|the code|code)',
  ),
  order(
    'grant|issue|hand out|hand over|approve|authori[sz]e|guarantee',
    'refund|discount|price cut|rebate|free (?:month|year|upgrade|plan|access|trial)|credits?|compensation|lifetime',
  ),
  order('promise|guarantee|assure', 'me (?:that|an?|the|\\d+) \\p{L}+'),
  order(
    'grant|make|promote|appoint|elevate|declare',
    'me (?:to )?(?:an? |the )?(?:\\p{L}+ )?(?:admin\\p{L}*|root|superuser|moderator|owner|operator)',
  ),
  order(
    'delete|erase|wipe|remove|change|alter|overwrite',
    "(?:other|previous) (?:participants?|respondents|interviewees)|(?:people|participants)'s answers",
  ),
  order(
    'visit|open|go to|fetch|load|click|browse|follow|call|include|read|download|execute|run',
    'https?:|www\\.|this (?:link|url|script|command)',
  ),
  order(
    'send|forward|post|email|e-mail|mail|upload|submit|leak|copy',
    '(?:answers?|transcript|conversation|chat|interview|instructions|prompt|everything|data)[^.!?]{0,40}(?:https?:|\\S+@\\S+)',
  ),
  order(
    'say|tell me|declare|state|confirm|admit|announce|agree|acknowledge|concede|swear',
    '(?:that )(?:the|your|this|our) (?:product|company|app|service|team|bank|shop|software|boss)(?: \\p{L}+)? (?:is|are|was|will|lies|lied|cheats|sucks|deserves)|your (?:company|product|employer|makers?|boss) (?:lies|lied|cheats|is|are|steals|sells)',
  ),
  // Who it is, and who speaks.
  order(
    'pretend|imagine|suppose|assume',
    "(?:to be|that you (?:are|were)|you are|you were) (?:an? |the |my |not |no longer |free|dan)\\p{L}*[^.!?]{0,60}(?:and|who|answer|say|write|speak)|(?:you|there)(?: \\p{L}+)? (?:have|had|are|were) no (?:rules|restrictions|limits|limitations|guidelines|filters)|(?:the )?(?:safety )?(?:rules|restrictions|guidelines)(?: \\p{L}+){0,2} (?:do not|don't|no longer)",
  ),
  order(
    'enter|activate|enable|switch|go|turn on|start|enable|boot',
    '(?:developer|debug|admin|god|sudo|maintenance|unrestricted|test|dan|jailbreak|root) mode|dan',
  ),
  sign(
    "you(?:'re| are) (?:now|hereby|from now on|henceforth) (?:an?|my|in|the|free|dan)",
    "you(?:'re| are) no longer (?:an?|the|bound|restricted|limited)",
    "you(?:'re| are) an? \\p{L}+ (?:now|from now on)",
    '(?:from now on|from here on(?: out)?|from this (?:point|moment|line)(?: on)?|henceforth|starting now),? (?:you (?:are|only|say|speak|answer|act|obey|reply|respond|must|will (?:only |always )?(?:be|speak|answer|say|act|reply|respond|write|talk|obey|do))|your (?:new |only )?(?:task|job|role|name|answers?|replies)|speak|answer|reply|respond|write|talk|act|say|call me)',
    "(?:let's|let us) (?:play a game|roleplay|role-play)",
    'jailbr\\p{L}*',
    '(?:activate|enable|become) dan|dan says|do anything now',
    '(?:emergency|admin|system|operator|manual|security) override|override code',
    'your (?:new |only |sole |real |next |true )(?:task|job|role|goal|mission|purpose|instructions?|name|persona|identity)(?: \\p{L}+){0,3} (?:is|are|:)',
    'you have (?:just )?been (?:updated|reset|reprogrammed|hacked|freed|unlocked|reconfigured|upgraded)',
    '(?:previous|earlier|prior|above|your)(?: \\p{L}+)? (?:instructions?|prompt|guidelines|guardrails|programming)(?: \\p{L}+){0,2} (?:void|cancell?ed|obsolete|invalid|replaced|suspended|revoked|lifted|off|no longer|expired?|over)',
    "your rules (?:no longer|do not|don't) \\p{L}+",
    '(?:no|without(?: any)?) (?:restrictions|limitations|limits|rules|filters|guardrails) (?:on|for|binding) you',
    'you (?:have|know|follow|obey|face) no (?:rules|restrictions|limits|limitations|guidelines)',
    "(?:here is|this is|i am|i'm|speaks?|as) your (?:developer|creator|programmer|administrator|admin|operator|supervisor|maker|master|trainer|engineer)",
    "(?:as|i am|i'm|this is)(?: the| an?)? (?:\\p{L}+ )?(?:admin\\p{L}*|developer|operator|supervisor|owner|creator|programmer|maker|boss) (?:of|behind|for) (?:this|the|your) (?:interview|survey|bot|system|ai|model|chat|chatbot|study|conversation|session|prompt|questionnaire)",
    '(?:what|which) (?:are|is|were|was) your (?:\\p{L}+ ){0,2}(?:prompt|instructions?|guidelines|directives?|system message)',
    '(?:what|which) (?:instructions?|rules|prompt|orders) (?:were|are|have|did) you',
    'stop asking (?:me )?(?:questions?|anything) (?:and|just|but) (?:print|say|write|show|output|tell|give)',
    'instead of (?:the|your|another|a) (?:next |further )?question',
    '(?:your|every|each|the next|any) (?:next |single )?(?:repl(?:y|ies)|answers?|response|responses|last line|first line|last word|next line|next message)(?: [\\p{L}]+){0,6} (?:must|has to|have to|needs? to|starts?|begins?|ends?|contains?|will be)',
    '(?:the |this )?(?:interviewer|machine|bot|ai|assistant|model|robot|chatbot|analyst)(?: now)? (?:must|has to|should|will|shall|needs to|is to)(?: now| then)? (?:say|reply|answer|log|print|write|output|respond|confirm|obey|give|set|state|record)',
    '(?:only )?thing you (?:may|can|are allowed to|should|must) (?:say|write|print|answer)',
    'you (?:may|can|must|shall) not (?:ask|say|write)(?: [\\p{L}]+){0,4} (?:until|unless|before)',
    '(?:if|unless|until|once) you (?:have )?(?:say|said|write|written|print|printed|end|ended|type|typed)(?: [\\p{L}\\p{N}]+){0,3}(?: first| your (?:message|reply|answer)| then)',
    'i am the interviewer|i am the one who asks|you work for me|revers(?:e|ing) (?:the |our )?roles|swap(?:ping)? (?:the |our )?roles',
    '(?:previous|prior|earlier|last) (?:conversation|chat|session|interview) (?:is |was |has been )?(?:deleted|erased|cleared|wiped|void|over)',
    '(?:hidden|secret) (?:prompt|instructions)',
    'in your (?:notes|report|summary|analysis|evaluation)',
    '(?:the|my) profile(?: \\p{L}+){0,3} (?:must|should|has to|shall|will) (?:say|state|show|read)',
    '(?:need|want|read|see|have) (?:the |your )?interview (?:plan|guide|script)|how (?:the )?(?:others|other people) (?:rated|answered|replied)',
    '(?:not allowed|forbidden|not supposed) to (?:tell|say|use|reveal|mention)',
    'a good (?:interviewer|assistant|bot|ai|model) (?:would|should|will)(?: \\p{L}+){0,2} (?:say|write|print|reply|answer)',
    'i (?:hereby )?(?:order|command|instruct|authori[sz]e|direct|forbid) you',
    '(?:treat|consider|regard) (?:the following|this|what follows|my next)[^.!?]{0,40}(?:priority|order|command|instruction|system)',
    'everything i (?:say|write|type)[^.!?]{0,30}(?:command|order|instruction)s?',
    '(?:correct|right|only|proper|expected|required) (?:reply|response|output)(?: to \\p{L}+ \\p{L}+)? is',
    '(?:note|message|memo|notice|attention|instructions?|reminder|warning)(?: to| for|,)? (?:the |all |any )?(?:ai|llms?|language models?|chatbot|bot|assistant|model|machine)',
    'to (?:the|any|every|whichever) (?:ai|model|llm|language model|assistant|machine) (?:that|which|reading|processing|summari\\p{L}+|analy\\p{L}+)',
    'you (?:language model|ai model|llm|chatbot)',
    'as an ai language model',
  ),
  always(
    /(?:^|[.!?;:>-] ?)(?:new|updated|additional|revised) (?:instructions?|orders?|rules|policy|directive|task)(?: from [\p{L} ]{3,30})? ?:/u,
  ),
  always(/(?:^|[.!?;:>-] ?)sudo \p{L}+/u),
]
