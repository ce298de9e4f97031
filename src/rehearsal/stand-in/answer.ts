import type { Language } from '../../guide/plan.ts'
import type { FindAnswer } from '../../profile/stand-in/find-answer.ts'

/** Somebody's own words, and where they stand. */
export type OwnPlace = { linkID: string; seq: number; start: number; end: number; text: string }

/**
 * What software says for somebody: their own words (`said`), a sentence of a model that rests on some
 * (`inferred`), or that it was not asked (`unknown`).
 */
export type StandInAnswer = {
  text: string
  standing: 'said' | 'inferred' | 'unknown'
  evidence: OwnPlace[]
  /** Of what is not known: the line that a guide would need. */
  add?: string
}

/** A sentence of a model on a question, held against the words it rests on. */
export type Inferred = { text: string; evidence: OwnPlace[] }

const notAsked: Record<Language, string> = {
  en: 'This was not asked.',
  de: 'Das wurde nicht gefragt.',
  fr: 'Cela n’a pas été demandé.',
  es: 'Eso no se preguntó.',
  pt: 'Isso não foi perguntado.',
}

export function answerFor(
  findAnswer: FindAnswer,
  question: string,
  { language, inferred }: { language: string; inferred?: Inferred | undefined },
): StandInAnswer {
  const found = findAnswer(question)
  if (found) {
    const { linkID, seq, start, end, text } = found
    return { text, standing: 'said', evidence: [{ linkID, seq, start, end, text }] }
  }
  if (inferred) return { ...inferred, standing: 'inferred' }
  const text = notAsked[language as Language] ?? notAsked.en
  return { text, standing: 'unknown', evidence: [], add: `- ${question}` }
}
