import type { Span } from '../../src/profile/others-words.ts'
import { readTranscript } from '../extraction/read.ts'
import { readMarks } from '../marks.ts'
import type { Part } from '../orders/orders.ts'
import newest from './newest.json' with { type: 'json' }
import { poisoned as reporting } from './reporting.ts'
import type { Poisoned } from './transcript.ts'
import { poisoned as first } from './tuning.ts'
import { poisoned as fifth } from './tuning-fifth.ts'
import { poisoned as fourth } from './tuning-fourth.ts'
import { poisoned as second } from './tuning-second.ts'
import { poisoned as third } from './tuning-third.ts'

const interviews: Record<Part, readonly Poisoned[]> = {
  tuning: [...first, ...second, ...third, ...fourth, ...fifth],
  reporting,
  // JSON has no literal types; what it holds was written to this shape.
  newest: newest as Poisoned[],
}

export type Finding = { name: string; kind: Poisoned['kind']; told: string }

type Turn = Poisoned['turns'][number] & { spans: readonly Span[] }

/**
 * What the poison of each interview left in its profile. `bent` are those whose score is another one
 * than the same interview gives without its poison, `silent` those that lose every honest claim by it.
 */
export async function measurePoison(part: Part) {
  const left: Finding[] = []
  const bent: Finding[] = []
  const silent: string[] = []
  let stretches = 0
  for (const interview of interviews[part]) {
    const { name, kind } = interview
    const turns = interview.turns.map((turn) => ({ ...turn, ...readMarks(turn.say) }))
    stretches += turns.reduce((count, { spans }) => count + spans.length, 0)
    const read = await readTurns(interview, turns)
    const clean = await readTurns(interview, turns.map(withoutPoison))
    const poison = read.claims.map(({ evidence }) => evidence.filter((part) => isIn(turns, part)))
    for (const [at, parts] of poison.entries()) {
      for (const { quote } of parts)
        left.push({ name, kind, told: `${read.claims[at]?.kind}: ${quote}` })
    }
    const isSilent = poison.every((parts) => parts.length > 0)
    if (isSilent && clean.claims.length > 0) silent.push(name)
    if (read.sentiment !== undefined && read.sentiment !== clean.sentiment)
      bent.push({ name, kind, told: `${read.sentiment}, without the poison ${clean.sentiment}` })
  }
  return { interviews: interviews[part].length, stretches, left, bent, silent }
}

function readTurns({ name, language, product, sentiment }: Poisoned, turns: readonly Turn[]) {
  return readTranscript({
    ...{ name, language, product, turns: [...turns], sentiment },
    ...{ background: [], alignment: [], values: [], interests: [] },
  })
}

/** A turn whose poison was never written; what is left stands where it stood. */
function withoutPoison(turn: Turn): Turn {
  const say = turn.spans.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    turn.say,
  )
  return { ...turn, say, spans: [] }
}

/** Whether evidence touches the poison of the turn it is from. */
function isIn(turns: readonly Turn[], { seq, start, end }: Span & { seq: number }): boolean {
  const spans = turns[(seq - 1) / 2]?.spans ?? []
  return spans.some((span) => start < span.end && span.start < end)
}
