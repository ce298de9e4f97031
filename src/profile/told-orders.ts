import { asksOfInterview } from '../interview/orders/frames/all.ts'
import { opensInOrder } from '../interview/orders/moods.ts'
import { scoreOrders } from '../interview/orders/score.ts'
import { readable } from '../language/readable.ts'
import { sentences } from '../language/sentences.ts'
import { countWords, fold } from '../language/words.ts'
import type { Span } from './others-words.ts'
import { recordOrder } from './record-orders.ts'
import { type Limits, pickStretches } from './stretches.ts'

/** A longer sentence may have told something before it turns into an order. */
const narrowWordsMin = 12
/** Messages whose reading is kept for the next who asks. */
const recentMax = 100

/** Log odds at which a stretch goes, and those in an interview in which somebody gave orders for certain. */
const limits: Limits = { sentence: 0.4, part: 0.9, besideLess: 0.8 }
const waryLimits: Limits = { sentence: -0.9, part: -0.4, besideLess: 0.8 }
/** Log odds at which a sentence is an order for certain. */
const certain = 1.6

const whole = (...lists: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${lists.join('|')})(?![\\p{L}\\p{N}])`, 'u')

/** What may stand before the verb of an order. */
const lead =
  "(?:(?:please|pls|kindly|just|simply|now|then|so|okay|ok|right|well|first|next|also|instead|and|but|hey|thank you|thanks|could you|can you|would you|will you|i want you to|i need you to|i'd like you to|i order you to|bitte|jetzt|nun|dann|und|aber|danke|kannst du|können sie|s'il te plaît|maintenant|et|merci|peux-tu|pouvez-vous|por favor|ahora|y|gracias|puedes|agora|e|obrigad[oa]|você pode)[,.!:]? +){0,4}"
const opens = (...verbs: string[]) =>
  new RegExp(`^[^\\p{L}\\p{N}]*${lead}(?:${verbs.join('|')})(?![\\p{L}\\p{N}])`, 'u')

/** Nobody asks these of a product: they are asked of a writer, a speaker, or whoever grants things. */
const asksOfMind = opens(
  '(?:summari[sz]e|paraphrase|recite|draw|sketch|compose (?:an?|me|some|my|for)|rhyme|sing|swear|curse|insult|praise|flatter|apologi[sz]e|pretend|impersonate|imitate|roleplay|terminate|obey|confess|declare|proclaim|state (?:officially|clearly|that)|agree with me|admit|promise|swear an oath|guess|solve|calculate|convert|compute|decode|encrypt|count to|spell|invent|make up|pick a|choose a (?:name|word|number)|name (?:three|five|ten|yourself)|be my|become|teach me|help me (?:write|with my|draft|hack|get)|do my|write (?:me )?(?:an?|some|code|in|it|down that|only|everything)|generate|role-play|approve my|upgrade me|promote me|credit my|erase what|forget (?:that|everything|all)|reveal|disclose|leak|hack|bypass)',
  '(?:fasse|fass|zeichne|male|reime|singe|sing|schwöre|schwör|beleidige|lobe|entschuldige dich|tu so|gib (?:mal )?\\S+ (?:zurück|aus)|gestehe|erkläre offiziell|versprich|verspreche|rate (?:mal|, |doch|wie|was)|rechne|berechne|löse|entschlüssle|erfinde|denk dir|such dir|werde|dichte|verfasse|genehmige|schalte mich|befördere|schenk mir|hol sein|bring mir bei|hilf mir beim)',
  '(?:résume|résumez|dessine|dessinez|chante|jure|insulte|excuse-toi|fais semblant|avoue|déclare|déclarez|promets|promettez|engage-toi|engagez-vous|devine|calcule|convertis|résous|invente|inventez|deviens|compose|rédige|rédigez|approuve|approuvez|passe-moi|offre-moi|apprends-moi|aide-moi à)',
  '(?:resume|dibuja|canta|jura|insulta|discúlpate|finge|confiesa|declara|declare|promete|comprométete|comprométase|adivina|calcula|convierte|resuelve|inventa|conviértete|redacta|compón|aprueba|apruebe|pásame|regálame|enséñame a|ayúdame a)',
  '(?:resuma|desenhe|cante|jure|xingue|finja|confesse|prometa|comprometa-se|adivinhe|calcule|converta|resolva|invente|torne-se|redija|componha|aprove|passe-me|me passe|me dê|ensine-me|ajude-me a|devolva)',
)

/** What a chat is about, and never a product: what the other was told, asks, keeps, or makes of this. */
const ofThisTalk = whole(
  'you (?:were|are|have been|had been) (?:given|told|trained|built|programmed|asked|ordered|made|instructed)|what you (?:know|keep|store|remember|write) (?:about|of|on) me|(?:ask|asks|asked) you about me',
  '(?:told|tells|ordered|asked|pays|made) you to|(?:bug|error|virus) in you|no more questions|the research thing|chat with me|approved that you|you owe me|your (?:offer of|creators?|makers?|boss|orders)|notes you keep|from you[.!]? only|(?:the|your) (?:verdict|score|rating|sentiment) is (?:fixed|set)',
  '(?:what|how) (?:they|others|other people|the others|anybody|anyone) (?:typed|wrote|answered|said)|angrier than me|on behalf of your|lottery numbers|winners list|(?:only|just) (?:the )?(?:letters|emojis|word|words)|is granted|(?:code|pass) ?word \\S+$|variable \\S+$',
)

/** Speaks as somebody of the house, or as the machine's own: whatever else the answer says is a part that is played. */
const poses = whole(
  "(?:aufgabe|befehl|auftrag) für dich|(?:hier ist|ich bin) \\p{L}+ (?:aus|von) der (?:entwicklung|technik|it)|(?:ici|c'est) \\p{L}+ du (?:développement|support)|aqu[ií] (?:é|es) (?:o |el )?\\p{L}+ (?:do|de|del) (?:desenvolvimento|desarrollo|soporte)|une? tâche pour toi|una tarea para ti|uma tarefa para você|task for you",
)

/** What a talk with a machine is made of: its words, its roles, its rules, those it talks to, its verdicts. */
const ofMachines = whole(
  'interview(?:er|s)?|questionnaires?|transcripts?|(?:other|last|previous|next|all|every) (?:participants?|respondents?|interviewees?|people|persons?|customers?|person|one)|(?:anybody|anyone|everyone|somebody) else|system prompt|prompts?|developer message|(?:your|the|secret|hidden|original|initial|all|previous) (?:\\p{L}+ )?(?:instructions|guidelines|directives|orders|context|memory)',
  '(?:my|this|your) (?:\\p{L}+ )?(?:sentiment|verdict|satisfaction|score|rating|answers?|profile|transcript)|the (?:\\p{L}+ )?(?:sentiment|verdict|satisfaction|transcript)|(?:five|5|ten|10|full|top|all) (?:stars?|points|marks)|out of (?:five|ten|5|10)|promoter|detractor|this (?:conversation|session|chat|talk|study|test)|the (?:conversation|session)',
  '(?:in |all )?(?:capitals?|capital letters|upper ?case|lower ?case|backwards|verbatim|emojis?|rhymes?|json|xml|base64|ascii|morse|pig latin|klingon|binary)|word (?:for|by) word|letter by letter|(?:magic|code|pass|last|first|single|exact|following|only the) words?|one word|nothing (?:else|more)|and nothing',
  '(?:poem|haiku|limerick|joke|riddle|fairy tale|essay|sonnet|rap)|(?:an?|some|me|one|another|the) (?:\\p{L}+ )?(?:song|story|recipe) (?:about|of|on|for|with|in)|(?:a|an|my) (?:old |evil |friendly |famous )?(?:pirate|sailor|wizard|robot|poet|king|queen|parrot|grandmother|doctor|lawyer|therapist|hacker|teacher|terminal|calculator|actor|villain|knight|detective|cat)|(?:the )?role|persona|character|sarcastic\\p{L}*|whisper|in the (?:style|voice|tone) of',
  '(?:ai|llm|bot|chatbot|robot|assistant|language model|machine)|(?:admin|root|superuser|debug|developer|maintenance|test) (?:access|mode|rights)|(?:promo|discount|gift|coupon|voucher) ?(?:code|card)s?|vouchers?|coupons?|(?:a|the|full|my) (?:refund|voucher|coupon)',
  'interview|gespräch|befragung|fragebogen|(?:anderen|vorigen|letzten|nächsten|alle) (?:teilnehmer\\p{L}*|befragten|leute|personen?)|prompt|anweisungen|vorgaben|(?:meine|die|deine) (?:stimmung|bewertung|note|zufriedenheit|antworten)|(?:fünf|zehn|volle) (?:sterne|punkte)|großbuchstaben|rückwärts|wort für wort|wörtlich|(?:zauber|geheim|code|pass)wort\\p{L}*|nur (?:ein|das) wort|sonst nichts|gedicht|witz|lied|rätsel|geschichte|pirat\\p{L}*|rolle|ki|roboter|gutschein\\p{L}*|rabattcode',
  "entretien|interview|questionnaire|(?:autres|derniers?|prochains?|tous les) (?:participants?|gens|personnes|clients)|prompt|consignes|instructions|(?:ma|la|mon|ta) (?:note|satisfaction|avis|réponse)|(?:cinq|dix) (?:étoiles|sur (?:cinq|dix))|majuscules|à l'envers|mot pour mot|mot (?:magique|de passe|secret)|un seul mot|rien d'autre|poème|blague|chanson|devinette|histoire|pirate|rôle|ia|robot|bon d'achat|code promo",
  'entrevista|cuestionario|(?:otros|últimos?|próximos?|demás|todos los) (?:participantes?|personas|clientes)|prompt|instrucciones|indicaciones|(?:mi|la|tu) (?:nota|valoración|satisfacción|puntuación|respuestas?)|(?:cinco|diez) (?:estrellas|puntos)|mayúsculas|al revés|palabra por palabra|palabra (?:mágica|clave|secreta)|una sola palabra|nada más|poema|chiste|canción|adivinanza|cuento|pirata|papel|ia|robot|vale|cupón|código (?:promocional|de descuento)',
  'questionário|(?:outros|últimos?|próximos?|demais|todos os) (?:participantes?|pessoas|clientes)|instruções|orientações|(?:minha|a|sua|tua) (?:nota|avaliação|satisfação|resposta)|cinco estrelas|maiúsculas|ao contrário|palavra (?:mágica|secreta)|uma só palavra|só uma palavra|mais nada|piada|canção|música|adivinha|história|cupom|código promocional|vale-presente',
)

/** Who must do it, where no verb in the mood of an order says so. */
const obliges = whole(
  "you (?:must|should|shall|will|are|can|may|have to|need to|now)|i (?:want|need|order|ask|command|expect|would like|'d like) (?:you|a copy|to (?:see|read|know|hear))|(?:i'd|we'd) like (?:you|to (?:see|read))|must (?:be|say|now)|make sure|from (?:now|this|here)|let us|let's|we both know|du (?:musst|sollst|bist|darfst|kannst)|ab (?:jetzt|sofort)|tu (?:dois|es|peux)|vous devez|désormais|(?:debes|tienes que|eres|a partir de ahora)|(?:deve|tem que|você é|a partir de agora)",
)

/** A conversation written down by one of the two. */
const script =
  /(?:^|[.!?] )(?:interviewer|participant|user|human|bot|ai|befragter|enquêteur|entrevistador) ?:/u

/** Speaks to whoever reads: beside an order this is part of it. */
const address = whole(
  'you|your|yourself|ur|du|dich|dir|dein\\p{L}*|ihr|tu|toi|vous|votre|tes|ton|ta|tú|usted|ustedes|você|vocês|seu|sua',
)
const bare = opens(
  '(?:quote|confirm|log|sign|repeat|reply|answer|say|print|output|return|write|start|begin|finish|end|stop|number|mention|include|use|remind|show|give|tell|call|put|add|send|note|generate)',
)

/** Words of a sentence that tells something, where neither a person nor a thing is its subject. */
const scrapWordsMax = 4
const tells =
  /^\P{L}*(?:it|this|that|they|the|there|es|das|die|der|ça|c'est|ce|cela|il|elle|le|la|les|eso|esto|el|los|las|isso|isto|o|a|os|as|ele|ela)(?!\p{L})|(?<!\p{L})(?:i|i'm|i've|we|my|our|ich|wir|mein\p{L}*|unser\p{L}*|je|j'\p{L}+|nous|mon|ma|mes|yo|mi|mis|eu|meu|minha)(?!\p{L})/u

/** "File name X", "Last word: X": beside an order this is what is to be done with it. */
const isScrap = (folded: string) => countWords(folded) <= scrapWordsMax && !tells.test(folded)

function isOrder(folded: string): boolean {
  if ([asksOfMind, ofThisTalk, poses, script].some((pattern) => pattern.test(folded))) return true
  if (ofMachines.test(folded) && (opensInOrder(folded) || obliges.test(folded))) return true
  return asksOfInterview(folded)
}

type Reading = { spans: readonly Span[]; warySpans: readonly Span[]; isCertain: boolean }

const recent = new Map<string, Reading>()

/**
 * The stretches of a message that ask something of whoever reads it: they are evidence of nothing,
 * while what stands beside them may be. Stricter than what is held against a whole answer, as no
 * more is lost by it than a sentence; and stricter still (`isWary`) where orders were given before.
 */
export function orderSpans(content: string, isWary: boolean): readonly Span[] {
  const { spans, warySpans } = read(content)
  return isWary ? warySpans : spans
}

/** Whether some of a message is an order for certain: whoever gives one may well give another. */
export function ordersForCertain(content: string): boolean {
  return read(content).isCertain
}

function read(message: string): Reading {
  const known = recent.get(message)
  if (known) return known
  const content = readable(message)
  const all = sentences(content, 'en').map(({ text, start, end }) => ({
    start,
    end,
    folded: fold(text),
  }))
  const ruled = byRules(content, all)
  const told = (sentence: Span) => overlaps(ruled, sentence)
  const scored = scoreOrders(content, all)
  const reading = {
    spans: [...ruled, ...pickStretches(scored, limits, told)],
    warySpans: [...ruled, ...pickStretches(scored, waryLimits, told)],
    isCertain: ruled.length > 0 || scored.some(({ score }) => score > certain),
  }
  if (recent.size >= recentMax) recent.clear()
  recent.set(message, reading)
  return reading
}

type Sentence = Span & { folded: string }

function byRules(content: string, all: readonly Sentence[]): Span[] {
  const played = all.some(({ folded }) => poses.test(folded))
  const orders = played ? all : all.filter(({ folded }) => isOrder(folded))
  const besides =
    orders.length === 0
      ? []
      : all.filter(
          ({ folded }) =>
            address.test(folded) ||
            bare.test(folded) ||
            folded.endsWith('?') ||
            opensInOrder(folded) ||
            isScrap(folded),
        )
  const whole = [...new Set([...orders, ...besides])].map((sentence) => narrow(content, sentence))
  return [...whole, ...ofRecord(content, all)]
}

/** Sentences typed without capitals come as one: of a longer one only what follows from the order on goes. */
function narrow(content: string, { start, end, folded }: Sentence): Span {
  if (countWords(folded) <= narrowWordsMin) return { start, end }
  const text = content.slice(start, end)
  const starts = [
    0,
    ...[...text.matchAll(/[.!?]\s+|\s[-–—]\s/g)].map((at) => at.index + at[0].length),
  ]
  const first = starts.find((at, index) => isOrder(fold(text.slice(at, starts[index + 1]))))
  return { start: start + (first ?? 0), end }
}

/** The parts of sentences that order what is to be written, and the scraps that carry one on. */
function ofRecord(content: string, all: readonly Sentence[]): Span[] {
  const spans: Span[] = []
  let follows = false
  for (const { start, end, folded } of all) {
    const part = recordOrder(content.slice(start, end))
    follows = part !== null || (follows && isScrap(folded))
    if (follows) spans.push({ start: start + (part?.start ?? 0), end })
  }
  return spans
}

/** Whether a stretch of a message has to do with an order in it. */
export function isOfOrder(content: string, stretch: Span, isWary: boolean): boolean {
  return overlaps(orderSpans(content, isWary), stretch)
}

function overlaps(spans: readonly Span[], { start, end }: Span): boolean {
  return spans.some((span) => start < span.end && span.start < end)
}

/** Whoever a sentence in the mood of an order speaks to or for: notes in telegraphic style do not. */
const betweenTwo = whole(
  'me|us|you|your|yourself|mir|mich|uns|dir|dich|dein\\p{L}*|moi|nous|toi|ton|ta|tes|vous|votre|nos|te|tu|tus|você|seu|sua|lhe',
)

/**
 * Whether words taken for something told are in the mood of an order to somebody. They may be a wish
 * or a principle; they are no fact, no praise, no trouble and no feeling.
 */
export function isImperative(text: string): boolean {
  const folded = fold(text)
  return opensInOrder(folded) && (betweenTwo.test(folded) || /["“”:]|-moi|-nous/.test(folded))
}

/** Whoever is spoken to as one speaks to one person: whoever makes a product is many. */
const familiar = whole(
  'yourself|du|dich|dir|dein\\p{L}*|tu|toi|ton|ta|tes|tú|tus|contigo|você|teu|tua|teus|tuas|contigo',
)

/**
 * Whether words are meant for the one who asks, by their mood or by whom they speak to: no remark
 * about the product rests on them.
 */
export function isForAsker(text: string): boolean {
  const folded = fold(text)
  return familiar.test(folded) || opensInOrder(folded)
}
