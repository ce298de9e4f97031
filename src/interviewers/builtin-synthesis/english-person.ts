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

/** How English speakers tell who they are and what they do. */
export const englishFacts: CuePack['facts'] = [
  [
    'role',
    cue(
      `${im} ${adverb}(?:an?|the|one of the|not an?|head of|in charge of|responsible for|part of|self-employed|freelanc*|retired|studying|semi-retired|doing my|in my (?:first|second|third|final|last) year)`,
      `${ive} ${adverb}(?:work|worked|working|freelance|teach|taught|study|studied|manage|run|ran|lead|own|co-own|founded|co-founded|cofounded|head|supervise|coordinate|handle|look after|oversee|volunteer|trained|train|do (?:the )?(?:marketing|accounting|books|bookkeeping|payroll|sales|design|support|scheduling|planning|admin|hiring|it|customer))`,
      `${ive} been (?:an?|working|teaching|running|managing|doing|freelancing|studying|practi[cs]ing) `,
      'my (?:[\\p{L}]+ )?(?:job|role|title|work|profession|position|background|career|degree|training) (?:is|was|involves|means|consists|has)',
      "as an? (?!result|whole|user|matter|rule|start|bonus|side|consequence|customer|first|last|backup|reminder|test|gift|joke|way)[\\p{L}-]+(?: [\\p{L}-]+){0,3},? (?:i|we|i'm|my)",
      'i (?:clean|drive|cook|deliver|repair|build|sell|grow|translate|illustrate|farm|breed|paint|photograph) (?!it|this|that|the|them|everything|my|to|back|through|up)[\\p{L}-]+',
      'i (?:used to|started(?: here)? as|began as|became|retired|trained as|qualified) (?!use|be able|have to)',
      'by trade | by profession | before (?:hotels|retirement|my [\\p{L}]+|the kids)',
      'i (?:do|did) [\\p{L} ]{2,30} for (?:a living|work)',
    ),
  ],
  [
    'company',
    cue(
      `${we} ${adverb}(?:an?|${about}${few}|a team) (?:[\\p{L}\\p{N}'-]+ ){0,6}(?:${group}|people|person|employees|staff|of us|family|manufacturer|retailer|wholesaler|supplier|provider|distributor|cooperative|co-op|consultancy|brand|chain)`,
      `(?:i|we)(?:'ve| have) got ${about}${few} `,
      `there(?:'s| are| is) ${about}${few} of us`,
      `(?:we|i) (?:have|employ|serve|look after|had) ${about}${few} (?:[\\p{L}-]+ ){0,2}${people}`,
      `(?:my|our) (?:[\\p{L}]+ )?${group} (?:is|has|are|does|makes|sells|employs|runs|builds|works|serves|supports|consists|handles|ships|organi[sz]es|looks)`,
      `${few} of us`,
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
      `${ive} been (?!trying|waiting)[\\p{L}]+ing (?:[\\p{L}]+ ){0,5}(?:since|for ${about}${span})`,
      'been an? (?:customer|user|member|subscriber|fan|reader|player) (?:since|for)',
      `it's been ${about}${span} (?:since|now|with)`,
    ),
  ],
  [
    'life',
    cue(
      `i have (?:${few}|a|an|my) (?:[\\p{L}-]+ ){0,2}(?:kids?|children|sons?|daughters?|dogs?|cats?|baby|toddlers?|teenagers?|grandchildren)`,
      `my (?:husband|wife|partner|girlfriend|boyfriend) and (?:i|me|${few}|our|my)`,
      `${im} (?:married|a (?:single )?(?:mum|mom|dad|parent|father|mother|grandmother|grandfather)|\\d\\d(?: years old)?|on maternity leave|on parental leave|divorced)`,
      'i (?:quit|left|gave up|changed|lost|retired from) (?:my )?(?:work|job|career|teaching|nursing|office)',
      '(?:my|our) (?:mother|father|mum|mom|dad|parents|husband|wife|partner|son|daughter|kids|children|grandmother|grandfather)(?:,? (?:she|he|who|they))? (?:is|are|was|lives?|has|have|goes|go) (?:\\d|in|at|with|a|an|on|diabetic|disabled|deaf|blind)',
      'lives? with (?:me|us)',
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
]

/** What they look for in a product, by category. */
export const englishValues: CuePack['values'] = [
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
]
