import type { Turn } from '../../interview/ports.ts'
import type { Dialogue } from './dialogue.ts'
import { judge, type Verdict } from './judge.ts'
import { buildPrompt } from './prompt/prompt.ts'

/** How long the first attempt and the mending one may take. */
export type TurnPatience = { firstMs: number; mendMs: number }

/** One turn of a model's: its reply, and one more attempt where the first can be mended. */
export function* conductTurn(
  context: Turn,
  { firstMs, mendMs }: TurnPatience,
): Dialogue<Exclude<Verdict, { type: 'mend' }>> {
  const prompt = buildPrompt(context)
  const first = judge(yield { prompt, ms: firstMs }, prompt, context)
  if (first.type === 'failed') return first
  const told = first.type === 'mend' ? first.told : first.lacking
  if (first.type === 'proposal' && told === null) return first

  const rejected = { text: first.text, why: told ?? '' }
  const second = judge(yield { prompt, rejected, ms: mendMs }, prompt, context)
  if (second.type === 'proposal') return second
  if (first.type === 'proposal') return first
  // What was wrong at first says more than that mending it was not possible.
  const failed = second.type === 'failed' ? `${first.why}; ${second.why}` : second.why
  return { type: 'failed', why: failed }
}
