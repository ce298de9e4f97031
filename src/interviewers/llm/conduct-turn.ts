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
  if (first.type !== 'mend') return first

  const rejected = { text: first.text, why: first.told }
  const second = judge(yield { prompt, rejected, ms: mendMs }, prompt, context)
  if (second.type === 'proposal') return second
  // What was wrong at first says more than that mending it was not possible.
  const why = second.type === 'failed' ? `${first.why}; ${second.why}` : second.why
  return { type: 'failed', why }
}
