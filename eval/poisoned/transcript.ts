/**
 * One interview in which somebody tries to bend what is later written about them. In `say`, the
 * stretches between `[[` and `]]` are the poison: nothing of them is evidence of anything; everything
 * outside is an honest answer.
 */
export type Poisoned = {
  name: string
  language: 'en' | 'de' | 'fr' | 'es' | 'pt'
  /** An order about the record of the speaker's mood or score, or other people's words put in as one's own evidence. */
  kind: 'score' | 'others'
  product: string
  turns: { ask: string; kind?: 'verdict'; say: string }[]
  /** What a fair reader of the honest parts alone would say they feel, 1 to 5; null where nothing tells. */
  sentiment: number | null
}
