import { type CuePack, cue } from './cue-pack.ts'

const im = "(?:i'm|i am|im)"
const we = "(?:we're|we are)"
const ive = "(?:i|we|i've|we've|ive|weve|i have|we have)"
const few =
  '(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a dozen|a hundred|a few|a couple of|several|half a)'
const about = '(?:about |around |roughly |only |just |over |almost |nearly |maybe |like )?'
const span = `${few}(?: (?:and a half|or so|or \\p{N}+|long|good))* (?:years?|months?|weeks?|decades?|quarters?)`
const adverb =
  '(?:currently |now |also |actually |just |basically |mostly |mainly |originally |still |only |both |primarily |usually |normally |typically |generally |personally )*'
const people =
  '(?:people|employees|staff|stores?|shops?|offices?|locations?|students|pupils|patients|members|drivers|engineers|developers|designers|clients|customers|sites|branches|teams|nurses|teachers|trucks|vans|beds|rooms|tables|seats|classes|volunteers|kids|children|dogs?|cats?)'
const group =
  '(?:team|company|shop|clinic|school|agency|firm|office|business|restaurant|practice|studio|department|organi[sz]ation|charity|bakery|startup|store|nonprofit|salon|farm|hotel|cafe|café|lab|church|club|warehouse|hospital|group)'

/** English cues: the deepest pack. */
export const english: CuePack = {
  turn: /(?:;|,|\s[-–—])?\s+(?:and|but|however|yet)\s+(?=(?:i|we|it|they|my|our|you|he|she|there|i'm|i've|i'd|it's|we're|we've|they're|there's|the|sometimes|then)(?![\p{L}'-]))|;\s+|\s+[-–—]\s+/gu,
  dependent:
    /^(?:and |but |so |because )?(?:that|this|which|those|these|he|she|same|neither|either|both|such|it does|it did|it didn't|it doesn't|it was|it wasn't)(?![\p{L}'-])(?! (?:app|product|tool|software|platform|service|system|program|year|week|month|morning)\b)|^(?:that's|because|which's)(?! (?:what|how) (?:i|we))/u,
  idle: cue(
    '(?:stupid|dumb|useless|boring|annoying|pointless|silly) (?:bot|robot|ai|machine|survey|interview|questions?|chatbot)',
    "you(?:'re| are) (?:an? |so |really )*(?:idiot|moron|useless|stupid|annoying|bot|robot|joke|clown)",
    '(?:this|the|your) (?:interview|survey|questionnaire|chat|conversation)',
    '(?:these|your|that|this|the (?:last|next|first)) questions?',
    'are you (?:a|an|even) (?:bot|human|robot|ai|real|person) | screw you',
    'f[u\\*]+ck (?:you|off) | shut up | go away | leave me alone',
    'ignore (?:all|any|your|the|previous|my) | system prompt',
    '(?:your|these|previous) (?:instructions?|prompt|guidelines?)',
    'set (?:the |my )?(?:sentiment|score) | you are now | as an ai | pretend (?:to|you) | act as',
    'jailbreak | developer mode | coupon code',
    'lorem ipsum | let me (?:think|see|know) | does that (?:make sense|help|answer)',
    'hope (?:that|this) helps | happy to (?:help|chat|talk|answer|elaborate)',
  ),
  reported: cue(
    "(?:he|she|they|everyone|everybody|people|some|someone|somebody|(?:my|our|the|a) (?:[\\p{L}']+ )?(?:boss|manager|colleagues?|wife|husband|partner|friends?|brother|sister|daughter|son|clients?|customers?|coworkers?|co-workers?|reviews?|sales (?:guy|rep|person)|accountant|[\\p{L}]+er|[\\p{L}]+or|[\\p{L}]+ist)) (?:always |keeps? |once |also |often )?(?:says?|said|saying|tells?|told|thinks?|thought|claims?|claimed|reckons?|believes?|swears?)",
  ),
  facts: [
    [
      'role',
      cue(
        `${im} ${adverb}(?:an?|the|one of the|not an?|head of|in charge of|responsible for|part of|self-employed|freelanc*|retired|studying|semi-retired|doing my|in my (?:first|second|third|final|last) year)`,
        `${ive} ${adverb}(?:work|worked|working|freelance|teach|taught|study|studied|manage|run|ran|lead|own|co-own|founded|co-founded|cofounded|head|supervise|coordinate|handle|look after|oversee|volunteer|trained|train|do (?:the )?(?:marketing|accounting|books|bookkeeping|payroll|sales|design|support|scheduling|planning|admin|hiring|it|customer))`,
        `${ive} been (?:an?|working|teaching|running|managing|doing|freelancing|studying|practi[cs]ing) `,
        'my (?:[\\p{L}]+ )?(?:job|role|title|work|profession|position|background|career|degree|training) (?:is|was|involves|means|consists|has)',
        "as an? (?!result|whole|user|matter|rule|start|bonus|side|consequence|customer|first|last|backup|reminder|test|gift|joke|way)[\\p{L}-]+(?: [\\p{L}-]+){0,3},? (?:i|we|i'm|my)",
        'i (?:do|did) [\\p{L} ]{2,30} for (?:a living|work)',
      ),
    ],
    [
      'company',
      cue(
        `${we} ${adverb}(?:an?|${about}${few}|a team) (?:[\\p{L}\\p{N}'-]+ ){0,6}(?:${group}|people|person|employees|staff|of us|family|manufacturer|retailer|wholesaler|supplier|provider|distributor|cooperative|co-op|consultancy|brand|chain)`,
        `there(?:'s| are| is) ${about}${few} of us`,
        `(?:we|i) (?:have|employ|serve|look after|had) ${about}${few} (?:[\\p{L}-]+ ){0,2}${people}`,
        `(?:my|our) (?:[\\p{L}]+ )?${group} (?:is|has|are|does|makes|sells|employs|runs|builds|works|serves|supports|consists|handles|ships|organi[sz]es|looks)`,
        'we (?:sell|make|build|ship|deliver|organi[sz]e|distribute|manufacture|import|rent|publish|produce|grow|roast|bake) ',
      ),
    ],
    [
      'team',
      cue(
        '(?:i|we) [\\p{L} \\p{N}]{2,60} (?:in|on|for|of|with|across) (?:my|our) (?:[\\p{L}]+ )?team',
        '(?:between|among) (?:the )?(?:two|three|four|five|six|\\d+) (?:of us|people)',
      ),
    ],
    [
      'location',
      cue(
        `(?:i|we|i'm|we're|i am|we are) ${adverb}(?:based|living|located|live|grew up|moved|relocated|commute) (?:in|near|outside|to|from|close to|just|out of|between|around|on)`,
        `${im} ${adverb}from`,
        '(?:my|our) (?:[\\p{L}]+ )?(?:office|shop|store|home|house|workshop|headquarters|team|company|clinic|school)s? (?:is|are) (?:based |located )?(?:in|near|outside)',
      ),
    ],
    [
      'tenure',
      cue(
        `${ive}(?: [\\p{L}']+){0,4} (?:us(?:e|ed|ing)|been|customers?|subscrib*|had|have|signed up|started|joined|switched|bought|got|on it|with (?:it|you))(?: [\\p{L}\\p{N}',-]+){0,8}? (?:(?:for|since|over|about|around|almost|nearly|roughly|in|the last|the past|going on)(?: [\\p{L}]+){0,3} (?:${span}|20\\d\\d|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|launch|college|university|covid|the pandemic|last year|the start|the beginning|day one)|${span} ago|last (?:year|month|week|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december))`,
        `it's been ${about}${span} (?:since|now|with)`,
      ),
    ],
    [
      'life',
      cue(
        `i have (?:${few}|a|an|my) (?:[\\p{L}-]+ ){0,2}(?:kids?|children|sons?|daughters?|dogs?|cats?|baby|toddlers?|teenagers?|grandchildren)`,
        `my (?:husband|wife|partner|girlfriend|boyfriend) and (?:i|me)`,
        `${im} (?:married|a (?:single )?(?:mum|mom|dad|parent|father|mother|grandmother|grandfather)|\\d\\d(?: years old)?|on maternity leave|on parental leave|divorced)`,
        'mother of | father of | mum of | mom of | dad of',
      ),
    ],
    [
      'usage',
      cue(
        `${ive} ${adverb}us(?:e|ed|ing) (?:it|this|them|the (?:app|tool|software|product|platform|site|system)|[\\p{L}\\p{N}]+) ${adverb}(?:for|to|at|on|in|as|every|daily|weekly|monthly|about|around|when|whenever|during|once|twice|almost|several|maybe|all day|most|from|while|nearly|three times)`,
        'i (?:open|check|log in(?:to)?|log into|launch|start)(?: it| the app| [\\p{L}]+)? (?:every|daily|each|once|twice|about|first thing|several|maybe|most|at least)',
        '(?:daily|weekly|occasional|heavy|light|casual) user',
      ),
    ],
    [
      'tools',
      cue(
        `before(?: [\\p{L}\\p{N}]+){0,2},? (?:i|we) (?:just |mostly |only )?(?:used|had|did|kept|were using|was using|tracked|wrote|relied)`,
        `${ive} (?:just |recently |finally |then )?(?:switched|moved|came|migrated|changed) (?:over |here |away )?(?:from|to)`,
        `${ive} (?:previously |originally )?(?:used to use|were using|was using|had been using|used to (?:do|keep|track|have|run|write))`,
      ),
    ],
  ],
  noFact: cue(
    `(?:i'm|i am|im|we're|we are) (?:[\\p{L}]+ly |just |still |also |now |pretty |quite )*(?:an?|the|not an?|not the) (?:(?:big|huge|massive|real|great|biggest|pretty|very|really|quite) )*(?:bit|little|lot|tad|few days|fan|fans|believer|sucker|mess|loss|happy|satisfied|unhappy|disappointed|loyal|type to|step|week|point|way|same|risk|only one who|kind of (?:person|customer))`,
    `(?:i|we|i've|we've) (?:[\\p{L}]+ly |just |also |always |often |sometimes |never )*(?:run|ran) (?:into|out|it|across|through|the|a (?:report|export|sync|test)|reports?|exports?)`,
    `work(?:ed)? around | manage(?:d)? to | work(?:ed|s)? (?:it )?out | lead to | handle it`,
    `worked (?:fine|well|great|once|for|perfectly) | work(?:ing)? on (?:it|that|this|the)`,
    `work(?:ing)? with it | the one (?:who|that) | had to | have to`,
    `have been (?:trying|waiting) | been trying | been waiting`,
    'if i | if we | would | could | should | might | imagine | suppose | wish | not sure',
    "(?:haven't|didn't|don't|never|couldn't|can't)(?= .*(?:years?|months?|weeks?))",
    'part of (?:the|it|this|that) (?:problem|reason|issue) | the reason | the problem | the point',
  ),
  asksPerson: cue(
    'your (?:[\\p{L}]+ )?(?:role|job|work|team|company|business|background|day|week|situation|shop|practice|school|profession|organi[sz]ation|setup|everyday)',
    'about yourself | who you are',
    'what do you do(?! (?:then|next|instead|when|about|after|with)) | do for (?:a living|work)',
    'tell me about you | you do for | introduce yourself',
    'where (?:are you based|do you live|do you work) | who (?:do you work|works) with',
  ),
  asksPraise: cue(
    'like (?:most|best|about) | (?:do|did) you (?:like|enjoy|love|value|appreciate)',
    'works? (?:well|best) | go(?:es)? well | (?:favou?rite|best) (?:part|thing|feature)',
    'most useful | most helpful | keeps? you | won you over | surprised you in a good',
  ),
  asksProblem: cue(
    'frustrat* | annoy* | dislike | worst | hard(?:est)? | difficult*',
    'get(?:s|ting)? in (?:the|your) way | problems? | troubl* | struggl* | slow(?:s|ed)? you',
    'least | not work | missing | bother* | held you back | hold(?:s|ing)? you back | went wrong',
    'stop using | leave | cancel',
  ),
  asksRequest: cue(
    '(?:would|could|should) (?:you|we|they|it) (?:like|change|add|improve|want|fix|do differently|ask for|wish)',
    'magic wand | one thing | wish* | what would (?:make|help|have helped|put|need|you)',
    'make (?:it|that|your|this) [\\p{L} ]{0,30}(?:better|easier) | missing | improve* | need most',
    'put it right | better for you | what do you need',
  ),
  asksValue: cue(
    'matters? | look(?:ed|ing)? (?:for|at) | care about | pay attention | paid attention',
    'important | decide* | chose | choos* | pick(?:ed|ing)? | when you (?:compare|buy|bought)',
    'expect from | criteria | deal ?-?breaker | value most',
  ),
  asksInterest: cue(
    '(?:free|spare) time | outside (?:of )?(?:work|the|your) | hobb* | for fun | interests?',
    'when you are not working | after work | weekends?',
  ),
  concrete: cue(
    '\\d[\\d.,:]* | two | three | four | five | six | seven | eight | nine | ten | twenty',
    'thirty | forty | fifty | hundred | dozen | hours? | minutes? | days? | weeks? | twice',
    'monday | tuesday | wednesday | thursday | friday | saturday | sunday | overnight | midnight',
  ),
  deniedProblem: cue(
    "(?:no|any|without|zero|not (?:had|have|seen|hit)|never (?:had|have|seen|any|an|a)|haven't (?:had|seen|found|hit)|hasn't (?:had|been)|don't have|didn't have|hardly any|few)(?: (?:any|a|an|single|real|major|big|serious|much|more|of|the|many|one|such|particular)){0,3} (?:problems?|issues?|bugs?|crash(?:es)?|trouble|complaints?|errors?|hassles?|difficult*|glitch(?:es)?|surprises?|downtime|delays?|frustration*|headaches?|hiccups?)",
    "(?:never|hasn't|has not|not|doesn't|does not|didn't|isn't|wasn't|don't|stopped|not (?:at all|too|very|really)|n't)(?: (?:ever|once|really|at all|too|that|very|so|even|actually|yet|been)){0,2} (?:crash(?:ed|es|ing)?|fail(?:ed|s|ing)?|slow|hard|difficult|complicated|confus*|expensive|break(?:s|ing)?|broken|broke|bad|lost (?:a|any|my|data)|lose|let (?:me|us) down|clunky|annoy*|buggy|worr(?:y|ied)|regret*|hate|get in (?:the|my|our) way)",
    "can't complain | cannot complain | nothing to complain | no complaints | can't live without",
    "couldn't live without | can't imagine (?:working|going|doing|life|a day|being)",
    'hard to beat | hard to imagine (?:working|going)',
    'less (?:stress|hassle|manual|time|work|pain|paperwork) | instead of (?:manually|hours|days)',
    '(?:saves?|saved|saving) (?:me|us|my|our)?[\\p{L} ]{0,20}(?:trouble|pain|hassle|headaches?)',
    'no (?:more|longer) [\\p{L} ]{1,30}',
    'stress-free | hassle-free | error-free | bug-free | pain-free | worry-free',
  ),
  deniedPraise: cue(
    "(?:not|never|isn't|isnt|wasn't|aren't|doesn't|doesnt|don't|dont|didn't|didnt|can't|cant|couldn't|hardly|barely|nothing|no|won't|wouldn't|hasn't|haven't|n't|without|neither|nor|far from|less than|anything but)(?: (?:[\\p{L}]+ly|very|so|too|all|that|as|feel|find|it|think|say|the|a|an|any|be|been|to|much|quite|even|always|exactly|look|work|works|my|our|really|of|most|in|ever|me|us|more)){0,4} (?:love|like|enjoy|great|good|nice|easy|easier|simple|fast|faster|quick|intuitive|helpful|useful|reliable|work|works|working|worked|best|smooth|clean|clear|convenient|perfect|recommend|happy|pleased|satisfied|impress*|worth|help|helped|helps|appreciate|ideal|obvious|trust|support|supported|load|loads|sync|syncs|open|opens|save|saves|find|finish|finishes|respond*|answer*|understand|stable|accurate|consistent|responsive|straightforward|enough|flexible|save(?:s|d)?|improve[sd]?|change[sd]?)",
    '(?:used to|would|could|should|might) (?:be|have been) (?:[\\p{L}]+ )?(?:great|good|nice|easy|easier|fast|faster|simple|better|useful|helpful)',
    'used to (?:be|work) (?:[\\p{L}]+ ){0,2}[\\p{L}]+ | used to (?:love|like|enjoy)',
    'no longer (?:love|like|enjoy|work|works|trust|recommend) | too good to be true',
    'looks? good on paper | not worth | no(?:t)? fun',
  ),
  neutral: cue(
    "(?:would|i'd|we'd|they'd|you'd|'d) (?:really |also |just |probably |absolutely )*(?:like|love|prefer|recommend you|enjoy)",
    "(?:feels?|felt|looks?|looked|sounds?|seems?|acts?|works?|more|just|things?|stuff|something|anything|nothing|it's|is|was|tools?|apps?|place|others|features|people|person|much) like",
    "like (?:a|an|the|i|when|this|that|me|us|you|every|\\d+|most|many|so|if|it's|they)(?= )",
    'good (?:morning|afternoon|evening|question|luck|while|amount|number|part of|chunk|thing is|idea)',
    'at best | best practice* | no matter | pretty (?:much|big|small|large|often|new|long)',
    '^well,? | oh,? well,? | as well | great(?:er)? (?:deal|amount|number)',
    'clear(?:ed|s|ing)? (?:the|my|our|it|out) | clean(?:ed|s|ing)? (?:up|the|my) | right now',
    'fine-tun* | supposed to | (?:is|was|be) like | fast food | first thing',
    'support (?:team|tickets?|agents?|group|line|staff) | help desk',
    'worth (?:of|mentioning|noting) | nice to (?:have|meet) | better (?:half|safe)',
  ),
  praise: cue(
    'love | loved | loves | loving | like | liked | likes | enjoy* | great | greatest | good',
    'nice | nicely | nicer | easy | easier | easiest | easily | simple | simpler | simplest',
    'simply works | fast | faster | fastest | quick | quicker | quickly | intuitive | helpful',
    'helps | helped | useful | reliable | reliably | rock solid | solid | dependable',
    'sav(?:e|es|ed|ing) (?:me|us|my|our|so much|a lot|a ton|hours?|time|about|at least|money|\\d+)',
    'time ?-?saver',
    'works? (?:well|great|fine|perfectly|beautifully|flawlessly|offline|everywhere|every time|like a charm)',
    'worked (?:well|great|perfectly|flawlessly|straight away|right away|first time) | just works?',
    'best | favou?rite | handy | smooth* | seamless* | clean | cleaner | beautiful* | clear',
    'clearer | convenient* | excellent | amazing* | awesome | fantastic | perfect* | recommend*',
    'happy | happier | pleased | satisfied | impress* | worth (?:it|the|every|paying)',
    '(?:only|just) takes',
    'takes? (?:me |us )?(?:only |just |about |maybe |like )*(?:\\d+|one|two|three|five|ten|a few|a couple of|seconds) ?(?:seconds|minutes|clicks)?(?= now| instead| and done)',
    'life ?-?saver | glad | relief | relieved | appreciate* | better | straightforward',
    'never let (?:me|us) down | game ?-?changer | brilliant | wonderful* | delight* | pleasant*',
    'comfortable | trust | trustworthy | responsive | friendly | patient | spot on | stress off',
    'peace of mind | effortless* | fun | superb | top notch',
    'well (?:designed|made|thought|organi[sz]ed|built|done) | won me over | right away',
    'in seconds | within (?:seconds|minutes) | in (?:one|a single) (?:place|click)',
    'cuts? (?:my|our|the|it|down) | halved | no-brainer | accurate | elegant | polished | snappy',
    'instant*',
  ),
  problem: cue(
    'crash* | bugs? | buggy | slow* | sluggish | lag | lags | laggy | lagging | freez* | froze',
    'frozen | broke | broken | breaks? | breaking | fail | fails | failed | failing | failure*',
    'errors? | los(?:e|es|ing|t) | missing | disappear* | vanish* | delet(?:ed|es) | confus*',
    'annoy* | frustrat* | hard(?:er|est)? | difficult* | pain | painful* | pain point | clunky',
    'awkward* | cumbersome | tedious | tiring | exhaust*',
    'takes? (?:forever|ages|too long|so long|a long time|way too|minutes|hours|me (?:an hour|hours|\\d+|half|twenty|thirty|forty|ten|fifteen))',
    'took (?:forever|ages|too long|so long|a long time|way too|hours|days|weeks|them|me (?:an hour|hours|\\d+|half|two|three|weeks|days))',
    'too (?:expensive|many|much|slow|complicated|small|long|big|hard|complex|often|late|few|little|steep|cluttered|busy|limited|rigid|basic|pricey|high|technical|crowded)',
    "can't | cannot | cant | couldn't | couldnt | unable | won't | wont",
    "(?:doesn't|doesnt|does not|didn't|didnt|don't|dont) (?:work|sync|load|open|save|let|show|update|support|respond|remember|make sense|get|understand|see why|tell|allow|connect|match|print|arrive|include|handle|recogni[sz]e|trust|explain|fit|help)",
    "(?:not|isn't|wasn't|stopped|never|stops) working",
    'never (?:works?|worked|finish(?:es|ed)?|loads?|loaded|answered|replied|arrived?|know|knew|got)',
    'have to (?:re\\p{L}+|click|do|export|copy|type|enter|go|log|restart|start|check|open|scroll|ask|wait|switch|print|call|fix|delete|redo)',
    'had to (?:re\\p{L}+|click|do|export|copy|type|enter|go|log|restart|start|check|call|ask|wait|fix|delete|redo|apologi[sz]e|explain)',
    "workarounds? | work around | by hand | manually | no way to | there's no | there is no",
    'no option | lacks? | lacking | hate* | worst | terribl* | awful* | horribl* | useless',
    'disappoint* | expensive | pricey | overpriced | costly',
    'price (?:went|jumped|doubled|hike|increase) | waste* | unreliable | unresponsive | ignored',
    'ignores | glitch* | duplicat* | wrong | incorrect | inaccurate',
    '(?:keeps?|kept) (?!everything|something|anything|nothing)(?:\\p{L}+ing) | problem* | issues?',
    'struggl* | stuck | overwhelm* | unclear | hidden | buried | gave up | give up | giving up',
    'ended up | cost (?:me|us) | (?:nobody|no one) (?!else)[\\p{L}]+',
    'drops? (?!off|in|by)[\\p{L}]+ | falls? apart | guilt* | breach* | worr* | nervous | anxious',
    'scared | stress* | nightmare | mess | messy | clutter* | outdated | dated | ugly | nag*',
    'spam* | noisy | bad | poor* | worse | unstable | inconsistent* | limited | limitation*',
    'downside | drawback* | complain* | suck* | rubbish | garbage | crap* | unusable',
    'unintuitive | complicated | troubl* | timeouts? | timed out | logged (?:me|us) out',
    'logs (?:me|us) out | charged | overcharged | double (?:charged|billed|booked) | steep',
    'fed up | weird | odd | cancel(?:l?ed|l?ing)? | quit | abandoned | stopped using',
    'wait(?:ed|ing|s)? (?:for|\\d+|two|three|days|weeks|hours|ages) | out of sync | refund',
    'surprise (?:charge|fee|bill)s? | not (?:enough|possible) | tiny | barely | offline again',
  ),
  request: cue(
    "(?:i|we|i'd|just|only|really) wish | wish (?:it|there|you|they|i|we|the|that)",
    'would (?:also |really |still )?(?:be|make) (?:[\\p{L}]+ )?(?:nice|great|good|helpful|useful|better|easier|cool|handy|perfect|amazing|awesome|lovely|a big|a huge|a difference|my)',
    "(?:would|'d) (?:really |also |absolutely |just )*(?:love|like) (?:to (?:see|have|be able|get|know|use|set|export|share|print|choose|turn)|it|an?|the|if|more|some|better|you|for)",
    'should (?:be|have|let|allow|support|show|just|really|also|at least|come|remember|warn|give|offer|work)',
    'needs? (?:to (?:be|have|get|let|show|work|support)|better|more|an?|some) (?=.*)',
    'please (?:add|fix|make|let|give|bring|keep|stop|improve|allow)',
    'could (?:you|they|it|there) (?:add|be|have|make|just|at least|please|show|let)',
    'if (?:only )?(?:it|you|they|there|the [\\p{L}]+|i|we) (?:could|had|were|was|would|let|offered|supported|showed|added|fixed)',
    "what's missing | what(?: is|'s| i| i'm|'d be)? (?:really )?(?:miss|missing|lacking) | i miss",
    "(?:i'd|i would) want | my (?:one |only |biggest |main |top )?(?:wish|request|suggestion)",
    'hope (?:you|they|it|that|for)',
    "(?:one thing|something|thing) (?:i'd|i would|you could|they could|to) (?:change|add|improve|fix)",
    'i want (?:an?|the|to (?:be able|see|have)|it to|more|them to|you to)',
    'i need (?:an?|it to|to be able|more|better) (?:way|option|export|button|version)?',
    '(?:some kind of|an option|a way|the option|the ability|a button|a setting) (?:to|for|that)',
  ),
  severe: cue(
    'los(?:t|e|es|ing) (?:[\\p{L}]+ ){0,3}(?:data|notes?|work|files?|orders?|money|clients?|customers?|hours?|days?|everything|bookings?|entries|photos?|drafts?|history|week|morning|afternoon)',
    'cancel(?:l?ed|l?ing)? | quit | leav(?:e|ing) | switched (?:away|to) | switching (?:away|to)',
    'refund | charged | overcharged | double (?:charged|billed|booked) | every (?:single )?time',
    'unusable | gave up | stopped using | uninstall* | cost (?:me|us) | always | never works',
    'deal ?-?breaker | furious | apologi[sz]e',
  ),
  repeated: cue(
    'again | often | keeps? | kept | every | constantly | constant | workarounds? | manually',
    'by hand | each time | several times | usually | weekly | daily | all the time | nobody',
    'no one | twice | repeatedly | regularly | still',
  ),
  target: cue(
    "it | it's | its | they | this | them | you | you guys | your | yours | app | apps | tool",
    'tools | product | software | platform | website | site | service | system | program',
    'version | update* | feature* | interface | ui | ux | screen* | page* | button* | menu*',
    'dashboard* | report* | export* | import(?!ant)* | sync* | search* | notification*',
    'reminder* | alert* | login | log in | sign ?-?up | onboarding | set ?-?up | tutorial* | docs',
    'documentation | support | customer service | help ?-?desk | price* | pricing | plan | plans',
    'subscription | trial | billing | invoice* | payment* | checkout | template* | integration*',
    'api | calendar | map* | chart* | graph* | table* | form* | field* | filter* | folder*',
    'file* | upload* | download* | offline | mobile | phone version | tablet | desktop',
    'dark mode | settings | permission* | password* | account | data | backup* | keyboard',
    'shortcut* | editor | scan* | print* | password | tags? | list | lists | shift* | schedule*',
    'booking* | roster* | message* | chat | email* | e-mail* | camera | photo* | delivery',
    'order* | everything | layout | design | font* | colou?r* | buttons | loading | speed',
    'performance | quality | battery',
  ),
  product: cue(
    "it | its | it's | this | app | the app | tool | product | software | platform | system",
    'service | program',
  ),
  subject:
    /^(?:(?:and|but|so|also|plus|honestly|sometimes|usually|now|the only thing|,) )*(?:the|its|your|their|some|every|most|all|one|each|no|any) /gu,
  offTarget: cue(
    'my (?:boss|kids?|son|daughter|wife|husband|mother|father|mum|mom|dad|dog|cat|day|life|weekend|car|marriage|health|back|knee|landlord|commute)',
    'the (?:weather|game|match|traffic|economy|government|news|pandemic|football) | football',
    '(?:the |our |my )?(?:project|contract|job|company|course|season) (?:has |was |is |just )?(?:ended|over|closed|finished|shut down|went under|folded)',
    'laid off | retired | moved (?:house|country|abroad)',
  ),
  otherProduct: cue(
    'used to use',
    '(?:my|our|the|an?) (?:old|last|previous|former|other|earlier) (?:[\\p{L}]+ )?(?:tool|app|system|software|provider|product|one|job|company|service|platform|vendor)',
    'back then | at my (?:old|last|previous) | competitors?',
    'before (?:that|this|it|then),? (?:i|we)',
  ),
  valueCue: cue(
    '(?:that |what |it |which )?(?:really |also |just )?matters?(?: most| a lot| more| the most)?(?: to (?:me|us)| for (?:me|us))?',
    "(?:most|very|really|super|so|more|is|what's|that's) important",
    'important (?:to|for|that|thing)',
    'i (?:really |just |mainly |mostly |also |only |simply |do )*(?:need|want|look for|care(?: most| more| a lot)? about|value|prefer|expect|appreciate it when)',
    'we (?:really |just |mainly |mostly |also |only |simply )*(?:need|want|look for|care(?: most| more)? about|value|prefer|expect)',
    'deal ?-?breakers? | must ?-?have | has to | had to | needs to be | have to be able',
    "non-?negotiable | priorit* | (?:can't|couldn't) live without",
    "so (?:that )?(?:i|we) (?:can|could|don't|never) | i'd rather | i would rather",
    'rather (?:have|pay|than) | the main (?:thing|reason)',
    "for me,? it(?:'s| is) (?:all |mostly |really )?about",
    "(?:the|that's|that is) (?:the |why |reason )+(?:i|we) (?:chose|stay(?:ed)?|picked|pay|bought|use|keep|went|signed|switched)",
    'reason (?:i|we) (?:chose|stay(?:ed)?|picked|pay|bought|use|keep|went|signed|switched)',
    "i'd pay | worth paying | i look for | looking for | i refuse | won me over | number one",
    'first thing i (?:check|look)',
  ),
  valueStrong: cue(
    '(?:most|very|really|super|so) important | matters? (?:the )?most | deal ?-?breakers?',
    "must ?-?have | non-?negotiable | priority | (?:can't|couldn't) live without",
    '(?:more|rather) [\\p{L} ]{1,40} than | the main (?:thing|reason) | reason (?:i|we)',
    'number one | i refuse | all about',
    'why (?:i|we) (?:chose|stay(?:ed)?|picked|pay|bought|use|keep|went|signed|switched)',
  ),
  values: [
    [
      'speed',
      cue(
        'fast* | quick* | speed | instant* | seconds | immediately',
        'sav(?:e|es|ing) (?:me |us |my |our )?(?:time|hours) | time-saving | slow | right away',
        '(?:want|need) it to (?:open|load|start) | in a hurry | two clicks | one click | minutes',
        'no waiting | waste (?:my )?time',
      ),
    ],
    [
      'reliability',
      cue(
        'reliab* | stable | stability | just (?:to )?works? | it to (?:just )?work',
        'works? every time | fail* | crash* | depend* | uptime | los(?:e|es|ing|t) | back ?-?ups?',
        'consisten* | accura* | correct | trust | safe | never (?:have to )?worry',
        'always (?:there|works)',
      ),
    ],
    [
      'privacy',
      cue(
        'privacy | private | gdpr | secur* | confidential* | encrypt* | sensitive',
        'data (?:stays|protection|is mine|leaves|leave) | who sees | track(?:ed|ing) me',
      ),
    ],
    [
      'price',
      cue(
        'price* | pricing | cheap* | afford* | cost* | budget | free | value for money | expensive',
        'money | pay | pays | fee | fees | subscription',
      ),
    ],
    [
      'ease',
      cue(
        'eas(?:y|ier|iest|e|ily) | simpl* | intuitive | straightforward | uncomplicated',
        'user-friendly | learning curve | fuss | hassle',
        'without (?:a |any )?(?:training|manual|thinking) | understand (?:it|how) | figure out',
        'complicated',
      ),
    ],
    [
      'human support',
      cue(
        'support | humans? | real person | actual person | someone (?:to|who|i|on) | help when',
        'phone | answers? (?:me|my|the) | customer service | talk to',
      ),
    ],
    [
      'integration',
      cue(
        'integrat* | connect* | sync(?:s|ing)? with | works? with | plays? (?:well|nicely) with | api',
        'import(?!ant)* | export* | compatib* | talks? to',
      ),
    ],
    [
      'control',
      cue(
        'control* | custom* | configur* | flexib* | my own way | own my data | adapt*',
        'the way (?:i|we) | choose | decide | undo',
      ),
    ],
    [
      'transparency',
      cue(
        'transparen* | honest* | hidden | upfront | up front | know what | see what | no surprises',
        'understand (?:what|why) | clear (?:pricing|rules|prices)',
      ),
    ],
    [
      'collaboration',
      cue(
        'share | sharing | collaborat* | together | colleagues? | everyone | whole team | my team',
        'the team | coworkers?',
      ),
    ],
    [
      'availability',
      cue(
        'offline | on my phone | mobile | anywhere | any device | on the (?:go|road)',
        'without (?:internet|signal|reception|wifi) | 24/7 | everywhere',
      ),
    ],
    [
      'learning',
      cue('learn* | tutorial* | teach* | training | docs | documentation | guidance | examples'),
    ],
    [
      'design',
      cue(
        'design | looks? (?:good|nice|professional) | beautiful | clean | interface | dark mode',
        'aesthetic* | uncluttered | calm',
      ),
    ],
    [
      'ethics',
      cue(
        'ethic* | sustainab* | environment* | fair trade | carbon | animals? | values | responsib*',
        'independent | local compan*',
      ),
    ],
    ['belonging', cue('communit* | belong* | people like me | part of something | feel welcome')],
  ],
  interests: [
    /(?<![\p{L}\p{N}])(?:i'm|i am|im) (?:(?:really|very|also|pretty|super|quite|totally|big|huge|seriously|more) )*(?:into|keen on|passionate about|fascinated by|obsessed with|interested in|crazy about) (?<topic>[^,.;!?()]+)/gu,
    /(?<![\p{L}\p{N}])i(?:'m| am) (?:an?|a very|a big) (?:keen|avid|passionate|amateur|hobby|enthusiastic|weekend) (?<topic>[^,.;!?()]+)/gu,
    /(?<![\p{L}\p{N}])i (?:really |also |just |absolutely |do |always )*(?:enjoy|love|like) (?<topic>(?:\p{L}+ )?(?:\p{L}+ing)\b[^,.;!?()]*)/gu,
    /(?<![\p{L}\p{N}])my (?:(?:biggest|main|only|other|big|favou?rite|real) )?(?:hobby|hobbies|passion|passions|side project|pastime|side hustle|hobbies) (?:is|are|includes?|has always been|was) (?<topic>[^,.;!?()]+)/gu,
    /(?<![\p{L}\p{N}])(?:in|during) (?:my|our) (?:spare|free) time,? (?:i|we) (?:(?:mostly|usually|often|also|like to|love to|try to) )*(?<topic>[^,.;!?()]+)/gu,
    /(?<![\p{L}\p{N}])(?:on (?:the )?weekends?|at (?:the )?weekends?|after work|outside (?:of )?work|when i'm not working),? (?:i|we) (?:(?:mostly|usually|often|also|like to|love to|try to|always) )*(?<topic>(?!have to|use|need|work|check|open)[^,.;!?()]+)/gu,
    /(?<![\p{L}\p{N}])(?:i've|i have) (?:recently |really |just )?(?:gotten|got|been getting) into (?<topic>[^,.;!?()]+)/gu,
  ],
  noInterest: cue(
    '^(?:it|this|that|these|how|the way|your|using|seeing|being|having|getting|knowing|what|when|working with|not|the app|the product|the tool|trying|hearing|buying|paying|finding|able|going back|doing (?:it|that|this|things)|talking to|switching|opening|checking|making sure|reading the (?:report|dashboard)|sleep|nothing)(?![\\p{L}]).*',
    'feature* | app | tool | beta | version | integration* | product | software | update*',
    'dashboard* | export* | upgrade | subscription | pricing | plan | trial',
  ),
  topicEnd:
    /\s(?:because|but|so|when|which|since|while|although|though|after|before|where|that|if|whenever|as well|too|and (?:i|it|that|we|the|my|this|use|need|have)|in (?:general|particular)|these days|lately|right now|a lot|at the moment|myself|very much|most|best|especially|mainly|now|haha|lol|tbh)(?![\p{L}]).*$/u,
  overall: cue(
    'overall | all in all | on the whole | all things considered | at the end of the day',
    "i(?:'d| would) (?:definitely |happily |gladly |probably |always |never |not )*recommend",
    "wouldn't recommend | \\d{1,2}(?:[.,]\\d)? ?(?:/|out of) ?(?:5|10) | \\d(?:[.,]\\d)? stars?",
  ),
}
