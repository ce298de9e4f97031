import type { Language } from '../../guide/plan.ts'
import type { FindAnswer } from '../../profile/stand-in/find-answer.ts'
import type { OwnAnswer } from '../../profile/stand-in/own-answers.ts'

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

/** What a model found for a question: words of the person that it named, or a sentence that rests on some. */
export type Made = StandInAnswer & { standing: 'said' | 'inferred' }

const notAsked: Record<Language, string> = {
  en: 'This was not asked.',
  de: 'Das wurde nicht gefragt.',
  fr: 'Cela n’a pas été demandé.',
  es: 'Eso no se preguntó.',
  pt: 'Isso não foi perguntado.',
}

/** Somebody's own words as an answer, letter for letter. */
export function saidBy({ linkID, seq, start, end, text }: OwnAnswer): Made {
  return { text, standing: 'said', evidence: [{ linkID, seq, start, end, text }] }
}

/** What their own words answer; else what a model made of them, where there is one. */
export function answerFor(
  findAnswer: FindAnswer,
  question: string,
  { language, made }: { language: string; made?: Made | undefined },
): StandInAnswer {
  const found = findAnswer(question)
  if (found) return saidBy(found)
  if (made) return made
  const text = notAsked[language as Language] ?? notAsked.en
  return { text, standing: 'unknown', evidence: [], add: `- ${question}` }
}
