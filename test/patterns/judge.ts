import { createHash } from 'node:crypto'
import { check, type Diagnostics } from 'recheck'
import { letterOrDigit } from '../../src/language/letters.ts'

/** What the checker says of a pattern: `unknown` is what it cannot decide in its time. */
export type Verdict =
  | { key: string; status: 'safe' }
  | {
      key: string
      status: 'vulnerable' | 'unknown'
      /** The power of the length that its work grows with; null where it is none or not known. */
      degree: number | null
      says: string
      where: string
      source: string
      flags: string
      attack: string | null
    }

type Text = { source: string; flags: string }

/** Time for one pattern; those that are decided at all are so well before. */
const checkMs = 6_000

/** What a verdict is filed under: another pattern, another verdict. */
export function keyOf({ source, flags }: Text): string {
  return createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16)
}

/** Asks recheck, in the words that it knows. */
export async function judge(pattern: Text & { where: string }): Promise<Verdict> {
  const { source, flags, where } = pattern
  const key = keyOf(pattern)
  const found = await check(plain(source), flags.replace('v', 'u').replace(/[dg]/g, ''), {
    timeout: checkMs,
  })
  if (found.status === 'safe') return { key, status: 'safe' }
  return { key, status: found.status, ...told(found), where, source, flags }
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
