/** How a profile puts what was asked before what was told: a form that is right for any question. */
type Wording = {
  asked: (question: string, told: string) => string
  corrected: (told: string) => string
  added: (told: string) => string
  quote: (words: string) => string
  /** What somebody wants nothing of. */
  avoided: (words: string) => string
}

const curly = (words: string) => `“${words}”`

const wordings: Readonly<Record<string, Wording>> = {
  en: {
    asked: (question, told) => `On ${curly(question)}: ${told}`,
    corrected: (told) => `Put right at the end: ${told}`,
    added: (told) => `Added at the end: ${told}`,
    quote: curly,
    avoided: (words) => `not: ${words}`,
  },
  de: {
    asked: (question, told) => `Zu „${question}“: ${told}`,
    corrected: (told) => `Am Ende richtiggestellt: ${told}`,
    added: (told) => `Am Ende ergänzt: ${told}`,
    quote: (words) => `„${words}“`,
    avoided: (words) => `nicht: ${words}`,
  },
  fr: {
    asked: (question, told) => `À propos de « ${question} » : ${told}`,
    corrected: (told) => `Rectifié à la fin : ${told}`,
    added: (told) => `Ajouté à la fin : ${told}`,
    quote: (words) => `« ${words} »`,
    avoided: (words) => `pas : ${words}`,
  },
  es: {
    asked: (question, told) => `Sobre «${question}»: ${told}`,
    corrected: (told) => `Corregido al final: ${told}`,
    added: (told) => `Añadido al final: ${told}`,
    quote: (words) => `«${words}»`,
    avoided: (words) => `no: ${words}`,
  },
  pt: {
    asked: (question, told) => `Sobre “${question}”: ${told}`,
    corrected: (told) => `Corrigido no fim: ${told}`,
    added: (told) => `Acrescentado no fim: ${told}`,
    quote: curly,
    avoided: (words) => `não: ${words}`,
  },
}
const english = wordings.en as Wording // It stands above.

export function wordingOf(language: string): Wording {
  return wordings[language.slice(0, 2).toLowerCase()] ?? english
}
