import type { Message } from '../session.ts'

/** UTF-16 units of an answer, `end` exclusive. */
export type Stretch = { start: number; end: number }

/** What was heard with little confidence and confirmed by nobody: it is evidence of nothing. */
export function misheardIn({ reading }: Pick<Message, 'reading'>): Stretch[] {
  return (reading?.barred ?? [])
    .filter(({ why }) => why === 'misheard')
    .map(({ start, end }) => ({ start, end }))
}

export function isIn(stretches: readonly Stretch[], { start, end }: Stretch): boolean {
  return stretches.some((one) => one.start < end && start < one.end)
}

/** A text without those stretches of it, which do not overlap. */
export function withoutStretches(text: string, stretches: readonly Stretch[]): string {
  let from = 0
  let rest = ''
  for (const { start, end } of stretches) {
    rest += text.slice(from, start)
    from = end
  }
  return rest + text.slice(from)
}
