import { createHash } from 'node:crypto'
import { check, type Diagnostics } from 'recheck'
import { letterOrDigit } from '../../src/language/letters.ts'
import { halvesOf } from './halves.ts'

/** What the checker says of a pattern: `unknown` is what it cannot decide in its time. */
export type Verdict =
  | { key: string; status: 'safe' }
  | {
      key: string
      status: 'vulnerable' | 'unknown'
      /** The power of the length that its work grows with; null where it is none or not known. */
      degree: number | null
      says: string
      attack: string | null
    }

type Text = { source: string; flags: string }

/** Time for one pattern; those that are decided at all are so well before. */
const checkMs = 1_500
/** How often what is not decided is halved: what is still not decided then is weighed. */
const halvingsMax = 2

/** What a verdict is filed under: another pattern, another verdict. */
export function keyOf({ source, flags }: Text): string {
  return createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16)
}

/** Asks recheck, in the words that it knows; half by half where the whole is too long for it. */
export async function judge(pattern: Text): Promise<Verdict> {
  const { source, flags } = pattern
  const key = keyOf(pattern)
  const known = flags.replace('v', 'u').replace(/[dg]/g, '')
  const found = await decide(plain(source), known, halvingsMax)
  if (found.status === 'safe') return { key, status: 'safe' }
  return { key, status: found.status, ...told(found) }
}

async function decide(source: string, flags: string, halvings: number): Promise<Diagnostics> {
  const whole = await check(source, flags, { timeout: checkMs })
  const halves = whole.status === 'unknown' && halvings > 0 ? halvesOf(source) : null
  if (!halves) return whole
  const one = await decide(halves[0], flags, halvings - 1)
  return one.status === 'safe' ? await decide(halves[1], flags, halvings - 1) : one
}

function told(found: Exclude<Diagnostics, { status: 'safe' }>) {
  if (found.status === 'unknown') return { degree: null, says: found.error.kind, attack: null }
  const { complexity, attack } = found
  const degree = complexity.type === 'polynomial' ? complexity.degree : null
  return { degree, says: complexity.summary, attack: attack.pattern }
}

const edge = `(?:(?<=${letterOrDigit})(?!${letterOrDigit})|(?<!${letterOrDigit})(?=${letterOrDigit}))`

/**
 * The class of the letters of every script as that of Latin ones: where it stands makes a pattern
 * dear, not how many letters it has, and the checker's time goes with their number.
 */
function plain(source: string): string {
  return source.replaceAll(edge, '\\b').replaceAll(letterOrDigit, '\\w')
}
