import type { Quote } from '../../contract/findings-schemas.ts'

/** Sentences on a study, each with where the words stand that it rests on; what is erased there is not kept here. */
export type SummaryKept = { text: string; quotes: Omit<Quote, 'text'>[] }[]
