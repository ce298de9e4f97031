type Fallbacks = readonly { why: string; turns: number }[]

const reasons: Record<string, string> = {
  timeout: 'it took too long',
  connection: 'it could not be reached',
  rate_limit: 'its provider took no more calls',
  http_401: 'its provider did not accept the key',
  http_403: 'its provider did not accept the key',
  http_404: 'its provider does not know it',
  gates: 'what it wrote was not fit to be said',
  bad_json: 'what it wrote had not the shape',
  empty: 'it wrote nothing',
  refusal: 'it refused',
  breaker: 'it had failed just before',
  outage: 'it had failed just before',
  spend_limit: 'its limit was used up',
  'not configured': 'it is not set up here any more',
  stopping: 'the service was being stopped',
}

/** How often, and why, the built-in interviewer spoke in place of a model, in a sentence. */
export function tellFallbacks(fallbacks: Fallbacks): string {
  const sum = fallbacks.reduce((all, { turns }) => all + turns, 0)
  const byReason = new Map<string, number>()
  for (const { why, turns } of fallbacks) {
    const reason = Object.hasOwn(reasons, why) ? (reasons[why] ?? why) : `it failed (${why})`
    byReason.set(reason, (byReason.get(reason) ?? 0) + turns)
  }
  const parts = [...byReason].map(([reason, turns]) => `${reason} (${turns})`)
  const turns = sum === 1 ? '1 turn' : `${sum} turns`
  return `The built-in interviewer spoke ${turns} in place of the model: ${parts.join(', ')}.`
}
