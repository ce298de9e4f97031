import type { Plan } from '../../guide/plan.ts'
import { hasPhrase, readPhrases, wordsOf } from '../../interview/acts/phrase.ts'
import { mainPointId } from '../../interview/questions/main-point.ts'
import type { Message } from '../../interview/session.ts'
import { contentStems } from '../../language/words.ts'
import { whyWeight } from '../../profile/claims/why.ts'

const weights = { asksWhy: 3, central: 2 }

/** What asks for a reason or for what decided it. */
const asking = readPhrases(`
  why/reason/reasons
  made/led/brought you
  warum/wieso/weshalb/grund/gründe/bewogen
  pourquoi/raison/raisons/poussé/amené
  por que/qué
  porqué/motivo/motivos/razón/llevó
  razão/razões/levou
`)

type Said = { asked: Pick<Message, 'content' | 'templateId'> | null; sentences: readonly string[] }

/**
 * How likely an answer says why: by a reason or a turn of the story in so many words, and by what was
 * asked. 0: nothing tells.
 */
export function reasonWeight(
  { asked, sentences }: Said,
  { goals, product, language }: Plan,
): number {
  const question = asked?.content ?? ''
  const why = asked !== null && holds(question, asking) ? weights.asksWhy : 0
  const best = Math.max(0, ...sentences.map(whyWeight))
  if (best + why === 0) return 0
  const named = new Set(contentStems(product ?? '', language))
  const wanted = new Set(goals.flatMap(({ text }) => contentStems(text, language)))
  const central = contentStems([question, ...sentences].join(' '), language).some(
    (stem) => wanted.has(stem) && !named.has(stem),
  )
  return best + why + (central ? weights.central : 0)
}

/** Whether a line asks what matters most of all that was told. */
export function asksMainPoint(asked: Pick<Message, 'templateId'> | null): boolean {
  return asked?.templateId === mainPointId
}

function holds(text: string, phrases: ReturnType<typeof readPhrases>): boolean {
  return hasPhrase(
    wordsOf(text).map(({ said }) => said),
    phrases,
  )
}
