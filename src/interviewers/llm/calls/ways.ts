import { type Effort, type Output, outputs } from './asking.ts'
import type { CallFailure } from './failure.ts'
import { type Access, providers } from './providers.ts'

/** How a model is asked. */
export type Way = { output: Output; effort: Effort }

/** Errors of a server's own, running, after which the next call is made in another way. */
const errorsMax = 2

/** The way in which a model is asked. What its server refuses is found out once and kept. */
export type Ways = {
  current(): Way
  /** The ways to try in place of the one that failed so, in this order; none where it was not the way. */
  othersAfter(failure: CallFailure): Way[]
  /** This way was answered. */
  keep(way: Way): void
  /** None of them was answered: it was not the way. */
  giveUp(): void
}

/** The ways of asking a model, beginning with the one that its settings name. */
export function waysOf({ provider, output = 'schema', effort }: Access): Ways {
  const first = { output, effort: effort ?? providers[provider].effort }
  return createWays(first, provider === 'openai-compatible')
}

/** `errorsToo`: whether a server answers 500 to what it does not know, as small ones do. */
function createWays(first: Way, errorsToo: boolean): Ways {
  const all = waysFrom(first)
  let at = 0
  let isKnown = false
  let isGivenUp = false
  let errors = 0

  function countError(): void {
    errors += 1
    if (errors % errorsMax === 0) at = (at + 1) % all.length
  }

  return {
    current: () => all[at] ?? first,
    othersAfter({ why }) {
      // The call itself is made again as after any error, so no more of it here.
      if (why === 'http_500' && errorsToo && !isKnown) countError()
      if (why !== 'http_400' && why !== 'http_422') return []
      return isGivenUp ? [] : all.slice(at + 1)
    },
    keep(way) {
      at = all.indexOf(way)
      isKnown = true
      isGivenUp = false
    },
    giveUp() {
      isGivenUp = true
    },
  }
}

/** First without the effort, which fewer servers know than schemas; then ever less of the shape. */
function waysFrom(first: Way): Way[] {
  const silent: Way = { ...first, effort: 'provider-default' }
  const lesser = outputs.slice(outputs.indexOf(first.output) + 1)
  return [
    first,
    ...(first.effort === 'provider-default' ? [] : [silent]),
    ...lesser.map((output) => ({ ...silent, output })),
  ]
}
