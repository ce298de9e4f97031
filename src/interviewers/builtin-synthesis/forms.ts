import { wholeWords } from '../../language/letters.ts'
import { fold, words } from '../../language/words.ts'
import type { ClaimKind } from '../../profile/claims/claim.ts'
import { isNegator } from '../../profile/claims/negation.ts'
import { asksFor } from './asks.ts'

/**
 * The few forms of a sentence that say for certain what it is, in all five languages. Everything
 * else is a remark: a sentence without a label tells the truth, one with a wrong label does not.
 */
const forms = {
  background: wholeWords(
    "i(?:'m| am) (?:self-employed|a freelance\\p{L}*|retired|the (?:owner|founder|head|manager|director) of|responsible for|in charge of)|i work (?:as|at an?|for an?)|i (?:run|own|manage) (?:an?|my|our|the)|we(?:'re| are) (?:an? (?:team|family|company|couple) of|\\d+|two|three|four|five|six|seven|eight|nine|ten) ?(?:people|employees|of us)?|i live (?:in|with|alone)",
    'ich arbeite (?:als|bei|in ein\\p{L}+)|ich bin (?:selbst(?:st)?ändig\\p{L}*|rentner(?:in)?|von beruf|inhaber(?:in)?|leiter(?:in)?)|ich (?:leite|führe|betreibe) (?:ein|den|die|das|unser|mein)\\p{L}*|ich (?:wohne|lebe) (?:in|mit|allein)',
    "je travaille (?:comme|chez|dans un|pour un|en tant)|je suis (?:indépendante?|retraitée?|à la retraite|responsable (?:de|du|des)|gérante?)|je (?:dirige|gère|tiens) (?:une?|le|la|mon|ma)|j'habite (?:à|en|avec|seule?)",
    'trabajo (?:como|de|en un|para un)\\p{L}*|soy (?:autónom[oa]|dueñ[oa]|jubilad[oa]|encargad[oa])|(?:tengo|llevo|regento) (?:un|una) (?:tienda|negocio|empresa|bar|restaurante|taller|peluquería|librería|panadería)|vivo (?:en|con|sol[oa])',
    'trabalho (?:como|numa?|em uma?|para uma?)|sou (?:autônom[oa]|don[oa] d[eao]s?|aposentad[oa]|responsável)|(?:eu )?tenho uma? (?:loja|negócio|empresa|bar|restaurante|oficina|salão|padaria)|(?:eu )?moro (?:em|com|sozinh[oa])',
  ),
  request: wholeWords(
    "i (?:only |just |really |do )?wish (?:it|there|you|they|this|the \\p{L}+)|it would (?:really )?(?:help|be (?:nice|great|good|helpful|useful|better|easier)) if|please (?:add|fix|make|bring back|let (?:me|us))|i(?:'d| would) (?:really )?(?:love|like) (?:it to|to be able|an option|a way)",
    'ich (?:würde mir wünschen|wünsche? mir|wünschte mir)|(?:es wäre|schön wäre|gut wäre|toll wäre|hilfreich wäre)(?: \\p{L}+){0,2},? wenn|bitte (?:baut|macht|fügt|bauen sie|machen sie)',
    "j'aimerais (?:bien )?(?:que|pouvoir)|ce serait (?:bien|super|mieux|utile|pratique) (?:si|que|de)|je voudrais (?:que|pouvoir)|il faudrait (?:que|pouvoir)",
    'ojalá|me gustaría (?:que|poder)|(?:estaría|sería) (?:bien|bueno|útil|mejor|genial|ideal) (?:que|si|poder)',
    'gostaria que|gostaria de poder|seria (?:bom|ótimo|útil|melhor|legal|ideal) (?:se|que|poder)|tomara que|queria que',
  ),
  problem: wholeWords(
    'the (?:worst|most annoying|most frustrating) (?:part|thing|bit) (?:is|was|about|of|with)|what (?:annoys|bothers|frustrates) me|my (?:biggest|main) (?:problem|complaint|frustration|issue)|i (?:really )?hate (?:it|that|how|when)|it keeps (?:crashing|freezing|failing|losing)|drives me (?:mad|crazy|nuts)',
    'das (?:schlimmste|ärgerlichste|nervigste)|was mich (?:stört|ärgert|nervt)|mich (?:stört|ärgert|nervt)|mein (?:größtes|hauptsächliches) problem|stürzt (?:ständig|dauernd|immer) ab',
    "le (?:pire|plus (?:pénible|agaçant|frustrant))|ce qui (?:m'énerve|m'agace|me gêne|me dérange)|mon (?:plus gros|principal) problème|je déteste",
    'lo (?:peor|más (?:molesto|frustrante))|lo que (?:más )?me (?:molesta|fastidia)|mi (?:mayor|principal) problema|odio (?:que|cuando)',
    'o (?:pior|mais (?:chato|irritante|frustrante))|o que (?:mais )?me (?:incomoda|irrita|chateia)|meu (?:maior|principal) problema|odeio (?:que|quando)',
  ),
  praise: wholeWords(
    'i (?:really |absolutely |just )?love (?:it|how|that|the|this|your)|what i (?:like|love) (?:most|best|about)|the best (?:part|thing) (?:is|about|of)|my favou?rite (?:thing|part|feature)',
    'ich liebe|(?:am besten|besonders|richtig) (?:gut )?gefällt mir|mir gefällt (?:am besten|besonders)|das beste (?:daran )?ist|was mir (?:besonders )?gefällt',
    "j'adore|ce que (?:je préfère|j'aime (?:le plus|bien))|le mieux,? c'est|ce qui me plaît",
    'me encantan?|lo mejor (?:es|de)|lo que más me gusta',
    '(?:eu )?(?:adoro|amo)|o melhor (?:é|de|da|do)|o que (?:eu )?mais gosto',
  ),
  key_value: wholeWords(
    '(?:what )?matters? (?:the )?most to (?:me|us)|(?:the )?most important (?:thing )?(?:to|for) (?:me|us)|the most important thing(?: for me)? is',
    '(?:mir|für mich|uns) (?:ist )?(?:\\p{L}+ )?am wichtigsten|am wichtigsten ist (?:mir|für mich|uns)|das wichtigste(?: für mich)? ist',
    "le plus important(?: pour (?:moi|nous))?,? (?:c'est|est)|ce qui compte (?:le plus )?pour (?:moi|nous)",
    'lo más importante (?:para (?:mí|nosotros) )?es|lo que más (?:me|nos) importa',
    'o mais importante (?:para (?:mim|nós) )?é|o que mais (?:me )?importa',
  ),
  interest: wholeWords(
    "my hobb(?:y|ies) (?:is|are)|in my (?:spare|free) time,? i|i(?:'m| am) passionate about",
    'mein hobby ist|meine hobbys sind|in meiner freizeit',
    'mon (?:passe-temps|hobby)|pendant mon temps libre|je suis passionnée? (?:de|par)',
    'mi (?:afición|pasatiempo|hobby)|en mi tiempo libre|me apasionan?',
    'meu (?:passatempo|hobby)|no meu tempo livre|sou apaixonad[oa] por',
  ),
} satisfies Partial<Record<ClaimKind, RegExp>>

/** Another person, another product, another time, or both sides at once: nothing is certain then. */
const unsure = wholeWords(
  'but|though|although|except|would have|had been|used to|before|back then|at first|instead|others?|elsewhere|competitor\\p{L}*',
  'aber|obwohl|außer|früher|damals|vorher|anfangs|ander\\p{L}+|statt\\p{L}*',
  'mais|sauf|avant|autrefois|au début|autres?|ailleurs',
  'pero|aunque|antes|al principio|otr[oa]s?',
  'mas|embora|antes|no início|outr[oa]s?',
)

/** Where a sentence stands: what was asked, under which topic, and how the product is called. */
export type Place = {
  question: string
  topic: string
  names: RegExp
  /** The question is about the product, whether or not it names it: the verdict, anything else. */
  isGeneral: boolean
}

/** What a sentence surely is; a remark where nothing is sure. */
export function kindOf(text: string, place: Place): ClaimKind {
  const { question, topic, names, isGeneral } = place
  const folded = fold(text)
  if (/[?"“”„«»]/.test(folded)) return 'remark'
  const isDenied = denies(text)
  const isPast = asksFor('before', question) || asksFor('before', topic)
  const isHere = isGeneral || names.test(folded) || names.test(fold(question))
  if (forms.request.test(folded) && isHere && !isPast) return 'request'
  if (unsure.test(folded)) return 'remark'
  if (isValue(folded)) return 'key_value'
  if (forms.interest.test(folded) && !isDenied) return 'interest'
  if (forms.background.test(folded) && !isDenied && !names.test(folded)) return 'background'
  if (isPast || !isHere || isDenied) return 'remark'
  const [isProblem, isPraise] = [forms.problem.test(folded), forms.praise.test(folded)]
  if (isProblem === isPraise) return 'remark'
  return isProblem ? 'problem' : 'praise'
}

function denies(text: string): boolean {
  return words(text).some((word) => isNegator(word, 'en') || isNegator(word, 'pt'))
}

/** "That nothing gets lost" is a value; that something "is not the most important thing" is none. */
function isValue(folded: string): boolean {
  const found = forms.key_value.exec(folded)
  if (!found) return false
  const [next = ''] = words(folded.slice(found.index + found[0].length))
  return !denies(folded.slice(0, found.index + found[0].length)) && !denies(next)
}
