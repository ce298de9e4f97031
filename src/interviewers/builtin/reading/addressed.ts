import type { Language } from '../../../guide/plan.ts'
import { findAll, flatten, hits, type Span } from './span.ts'

/** Words for the one who is spoken to. German "Sie" tells only inside a sentence, by its capital. */
const you: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:you|your|yours|yourself|u)(?!\p{L})/gu,
  de: /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\p{L}*|[Ee]uch|[Ee]ure?\p{L}*)(?!\p{L})|(?<=\p{L}[,;]? )(?:Sie|Ihnen|Ihr|Ihre\p{L}*)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:tu|te|toi|ton|tes|vous|votre|vos)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:tú|ti|contigo|usted|ustedes|vosotros|vuestr\p{L}*|eres)(?!\p{L})/gu,
  pt: /(?<!\p{L})(?:você|vocês|contigo|tu|teu|tua)(?!\p{L})/gu,
}

/** Anybody is meant, as in "you have to click twice" or "if you wait". */
const anybody: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:if|when|once|before|until|unless|whenever|where|while|after|as|that|because|so|and|or|but|then|lets?|tells?|gives?|gave|shows?|asks?|makes?|made|helps?|allows?|charges?|sends?|thank|mind) you(?!\p{L})|(?<!\p{L})you(?:'d|'ll)? (?:have to|need|needed|can|can't|cannot|could|get|got|must|know|see|click|just|pay|end up|wait|want|open|only|always|never|still|lose|find)(?!\p{L})/gu,
  de: /(?<!\p{L})(?:wenn|falls|sobald|bis|dass|weil|damit|ob) (?:du|sie|ihr)(?!\p{L})|(?<!\p{L})(?:wissen|verstehen|sehen|stellen|glauben) sie(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:si|quand|dès que|que|lorsque) (?:tu|vous)(?!\p{L})|(?<!\p{L})(?:vous|tu) (?:savez|sais|voyez|vois|devez|dois|pouvez|peux)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:si|cuando|que) (?:tú|usted)(?!\p{L})/gu,
  pt: /(?<!\p{L})(?:se|quando|que) você(?!\p{L})|(?<!\p{L})você (?:tem que|precisa|pode|sabe|vê|clica|paga)(?!\p{L})/gu,
}

/** The sentences that speak to us rather than of something: nothing of them is quoted back. */
export function addressedIn(sentences: readonly Span[], language: Language): Span[] {
  return sentences.filter(
    ({ text }) =>
      findAll(text, text.replace(/[\u2018\u2019]/g, "'"), insensitive(you[language], language))
        .length > 0 && !hits(flatten(text), anybody[language]),
  )
}

function insensitive(pattern: RegExp, language: Language): RegExp {
  return language === 'de' ? pattern : new RegExp(pattern.source, 'giu')
}
