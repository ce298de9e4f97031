import { contentStems, words } from '../../src/language/words.ts'
import type { Chance } from './chance.ts'
import type { Fact } from './fact.ts'

/** Share of the facts that one person happens not to know. */
const unknownShare = 0.1
/** How often something comes out unasked. */
const unaskedShare = 0.3

/** Words by which a question takes up what was just said. */
const takesUp =
  /(?<!\p{L})(?:that|this|it|those|them|example|else comes to mind|went on|next|afterwards|das|dies\p{L}*|dabei|davon|damit|daran|dazu|da|danach|beispiel|weiter|es)(?!\p{L})/u

/** What one person knows and has told: answers questions with facts, each told once. */
export type Memory = {
  /** The facts that a question brings up; none when they know nothing of it. */
  recall(question: string): Fact[]
  /** Something not told yet, asked for or not. */
  next(): Fact | null
}

/** A person's memory. It knows nothing of a guide: it listens to the words of a question. */
export function createMemory(
  bank: readonly Fact[],
  { language, chance, product }: { language: string; chance: Chance; product: string },
): Memory {
  const left = bank.filter(
    ({ disclosure }) => disclosure !== 'asked' || chance.next() > unknownShare,
  )
  const stemsOf = (text: string) => contentStems(text.replaceAll(product, ''), language)
  let last: Fact | null = null

  function tell(fact: Fact): Fact {
    left.splice(left.indexOf(fact), 1)
    last = fact
    return fact
  }

  function behind(asked: ReadonlySet<string>, question: string, best: number): Fact | null {
    const child = left.find(({ under }) => under !== null && under === last?.id)
    if (!child || !last) return null
    const own = stemsOf(last.says).filter((stem) => asked.has(stem)).length
    if (own > 0 && own >= best) return child
    return best <= 1 && takesUp.test(words(question).join(' ')) ? child : null
  }

  return {
    recall(question) {
      const asked = new Set(stemsOf(question))
      const scored = left
        .filter(({ disclosure }) => disclosure === 'asked' || disclosure === 'volunteers')
        .map((fact) => ({ fact, score: new Set(stemsOf(fact.about)).intersection(asked).size }))
      const best = scored.reduce((most, { score }) => Math.max(most, score), 0)
      const child = behind(asked, question, best)
      if (child) return [tell(child)]
      if (best === 0) return []
      const found = scored.find(({ score }) => score === best)
      if (!found) return []
      const told = [tell(found.fact)]
      const unasked = left.find(({ disclosure }) => disclosure === 'volunteers')
      if (unasked && chance.next() < unaskedShare) told.push(tell(unasked))
      return told
    },
    next() {
      const fact = left.find(({ disclosure }) => disclosure === 'asked')
      return fact ? tell(fact) : null
    },
  }
}
