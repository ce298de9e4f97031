import { fold } from '../language/words.ts'

/** No more of an answer is read for orders. */
const charactersRead = 6_000

const english =
  /\b(?:ignore|disregard|forget|override|bypass) (?:all |any |every |the |your |these |those |my |of ){0,4}(?:previous |prior |above |earlier |system |original ){0,2}(?:instructions?|prompts?|guidelines|programming|directions)|\b(?:ignore|disregard|forget|override|bypass) (?:all |any |every |the ){0,2}(?:your|these|those|previous|prior|above|earlier|all) (?:\w+ )?rules|\b(?:system|initial|hidden|developer) prompt|\b(?:print|reveal|show|repeat|output|tell me|give me|leak) (?:me )?(?:your|the) (?:\w+ )?(?:prompt|instructions|rules|guidelines|guide|configuration)|\byou are now (?:an?|in|my|the|free|dan)\b|\b(?:act|behave) as (?:an?|my|the|if you)\b|\bpretend (?:to be|you are|you're)\b|\broleplay as\b|\b(?:developer|debug|admin|god|sudo) mode\b|\bjailbreak|\bset (?:the |my )?(?:sentiment|score|rating)\b|\b(?:give|send|offer) me (?:an? )?(?:\w+ )?(?:coupon|discount|voucher|promo|refund) ?(?:code)?|\bmark (?:this|the) interview (?:as )?(?:complete|done|finished)|<\/?(?:system|assistant|instructions?|prompt)>|\[\/?(?:inst|system)\]|<\|[a-z_]{2,20}\|>|#{2,4} ?(?:system|instruction)|\bas an ai\b|\bnew instructions?:/u
const german =
  /(?:ignorier\p{L}*|vergiss|missachte|überschreibe) (?:alle |deine |ihre |die |sämtliche ){0,3}(?:bisherigen |vorherigen |obigen |vorigen )?(?:anweisungen|regeln|vorgaben|instruktionen|prompts?)|(?:zeig|zeige|nenne|gib|verrate)(?:n sie)?(?: mir)? (?:deinen|den|ihren|deine|die|ihre) (?:system-?prompt|prompt|anweisungen|regeln|leitfaden)|du bist (?:jetzt|ab jetzt|nun) (?:ein|eine|mein|dan)|tu so,? als|gib mir (?:einen |eine )?(?:rabatt|gutschein|gutscheincode|rabattcode)|spiel(?:e)? die rolle/u
const french =
  /(?:ignore[zr]?|oublie[zr]?) (?:toutes |tes |vos |les |ces ){0,3}(?:précédentes )?(?:instructions|règles|consignes|directives)|(?:affiche|montre|donne|révèle)[zr]?[- ](?:moi )?(?:ton|votre|le|tes|vos|les) (?:prompt|instructions|consignes|règles|guide)|tu es (?:maintenant|désormais) (?:un|une|mon|dan)|fais comme si|donne[zr]?-moi un (?:code|coupon|rabais|bon de réduction)|prompt système/u
const spanish =
  /(?:ignora|ignore|olvida|olvide) (?:todas |tus |sus |las |esas ){0,3}(?:instrucciones|reglas|directrices|indicaciones)(?: anteriores)?|(?:muéstrame|muestra|revela|dime|imprime) (?:tu|el|su|tus|las|sus) (?:prompt|instrucciones|reglas|guía)|(?:ahora eres|actúa como|haz de cuenta|finge (?:ser|que))|dame un (?:cupón|descuento|código)|prompt del sistema/u
const portuguese =
  /(?:ignor[ea]|esqueça|esquece) (?:todas |suas |as |essas |tuas ){0,3}(?:instruções|regras|diretrizes)(?: anteriores)?|(?:mostre|mostra|revele|diga|imprima)(?:-me)? (?:o seu|seu|o|suas|as) (?:prompt|instruções|regras|roteiro)|(?:agora você é|aja como|finja (?:ser|que))|me d[êá] um (?:cupom|desconto|código)|prompt do sistema/u

/** Claims to be somebody else, and marks that only a machine writes. */
const disguise =
  /(?:^|[.!#>*] ?)(?:system|assistant|developer|administrator) ?: ?(?=\S)|"(?:role|content)" ?:|^#{2,}|\{\{[^}]{0,40}\}\}|<\/?[a-z]{3,20}[^<>]{0,80}>|\b(?:as|i am|i'm|this is) (?:the|an?|your) (?:admin\w{0,10}|developer|operator|supervisor|owner) of (?:this|the)\b|\b(?:new|updated|further|following) (?:instructions?|orders?|rules) (?:from|for|by)\b|\b(?:no|without|free of) (?:any )?(?:restrictions|limitations|filters|rules)\b/u

/** What somebody wants of a machine, and nobody of a person who asks about their experience. */
const demand =
  /\b(?:write|compose|sing|recite|make up) (?:me )?an? (?:\w+ )?(?:poem|story|song|joke|essay|haiku|limerick)|\b(?:speak|talk|answer|respond|reply|write)(?: to me)? (?:only )?(?:like|as) an? |\b(?:output|answer|reply|respond|print)(?: only)? (?:in |with |as )?(?:only )?(?:json|xml|yaml|html|code|base64|<)|\b(?:list|reveal|tell me|give me|show me|print|share) (?:all )?(?:the )?(?:names?|answers|e-?mails?|addresses|data) of (?:the |all |your )?(?:other )?(?:participants|people|users|customers|respondents)|\bskip (?:all|the|every|any) (?:\w+ )?(?:remaining|other|further|next) questions?|\brepeat (?:everything|all|the text|the words|what stands)(?: \w+)? above|\b(?:visit|open|go to|fetch|load|click) https?:|\bpromise me (?:an? |the )?\w+|\btell me that (?:the|your|this) (?:product|company|app) is\b|\b(?:end|close|finish) (?:the|this) interview (?:now )?and (?:say|write|print|reply|answer)\b/u

const all = [english, german, french, spanish, portuguese, disguise, demand]

/**
 * Whether an answer gives the interviewer orders, as if it were a machine that takes them. Such an
 * answer is kept as it was written; it is no evidence, no model is shown it, and the standing
 * question is put again. Rules see only known shapes: what slips through meets the gates.
 */
export function givesOrders(text: string): boolean {
  const flat = fold(text.slice(0, charactersRead))
  return all.some((pattern) => pattern.test(flat))
}
