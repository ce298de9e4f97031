import type { ClosedQuestion } from '../../guide/plan.ts'
import type { Texts } from '../texts/texts-pack.ts'

/** What may be answered to a closed question, in a sentence. */
export function readOut(
  { kind, options = [], max, from = 0, to = 0, labels }: ClosedQuestion,
  texts: Texts,
): string {
  const named = options.map(({ text }) => text).join('; ')
  switch (kind) {
    case 'one':
      return texts.choices(named)
    case 'some':
      return max === undefined ? texts.choices(named) : texts.choicesMost(named, max)
    case 'scale':
      return texts.points(point(from, labels?.low), point(to, labels?.high))
    case 'number':
      return texts.numberWanted
  }
}

function point(value: number, label: string | undefined): string {
  return label === undefined ? String(value) : `${value} (${label})`
}
