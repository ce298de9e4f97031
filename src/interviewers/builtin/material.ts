import { productName } from '../../interview/product-name.ts'
import type { Echo, EchoKind } from './reading/echo.ts'
import type { Named } from './reading/named.ts'
import type { Span } from './reading/span.ts'
import type { Fill } from './render.ts'
import type { Situation } from './situation.ts'

/** "Dark mode would be nice", "I wish I had dark mode": at most two words between. */
export function isRightBeside(
  text: string,
  feature: Span,
  { start, end }: Omit<Span, 'text'>,
): boolean {
  const between =
    feature.end <= start ? text.slice(feature.end, start) : text.slice(end, feature.start)
  return feature.end <= start ? between.trim() === '' : between.trim().split(/\s+/).length <= 2
}

/** Quotes that were not used before. */
export function fresh({ features, messages }: Situation): Echo[] {
  const said = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  return features.echoes.filter(({ text }) => !said.some((line) => line.includes(text)))
}

export function echoOf(situation: Situation, kinds: readonly EchoKind[]): Echo | undefined {
  return fresh(situation).find(({ kind }) => kinds.includes(kind))
}

export function fillOf(situation: Situation): Fill {
  const [named] = parts(situation)
  return named ? { feature: named } : {}
}

export function echoFill(situation: Situation): Fill {
  const [echo] = fresh(situation)
  return echo ? { echo } : {}
}

export function isPositive({ features }: Situation, span: Span): boolean {
  const inside = (marks: readonly Span[]) =>
    marks.some(({ start, end }) => start >= span.start && end <= span.end)
  return inside(features.positive) && !inside(features.negative)
}

/** Whether a feature and one of the marks stand in the same sentence. */
export function isNear(feature: Named, marks: readonly Span[], text: string): boolean {
  return marks.some((mark) => {
    const between = text.slice(Math.min(feature.end, mark.end), Math.max(feature.start, mark.start))
    return !/[.,:!?;\n]/.test(between)
  })
}

/** Parts of the product they named: the product itself is none. */
export function parts({ features, session }: Situation): Named[] {
  const product = productName(session).toLowerCase()
  return features.features.filter(({ text }) => text.toLowerCase() !== product)
}

export function expandedHere({ messages, session }: Situation): boolean {
  const { topicId } = session.current
  return messages.some((each) => each.topicId === topicId && each.probeKind === 'expand')
}
