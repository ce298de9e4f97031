/**
 * A researcher's guide and what a careful reader takes from it. Lines count from 1. Probes under a
 * question, conditional questions and unclear lines stand in neither `asked` nor `notAsked`.
 */
export type LabelledGuide = {
  name: string
  language: 'en' | 'de' | 'fr' | 'es' | 'pt'
  product: string
  text: string
  /** Lines from which at least one question or topic to ask about must come. */
  asked: number[]
  /** Of these, the lines that must be asked whatever the time. */
  must: number[]
  /**
   * Lines from which no question may come: titles, headings that only group, notes to the
   * interviewer, aims, context, logistics, things to avoid.
   */
  notAsked: number[]
  /** Words (as written) of what must not be brought up, one per item of the avoid list. */
  avoid: string[]
  /** Questions that must be put word for word. */
  verbatim: string[]
  /** What the guide gives as the length in minutes; null where it gives none. For a range, the upper end. */
  minutes: number | null
}
