/**
 * Values that a model's text may have been meant as, the likeliest first: pure JSON, JSON in a fence,
 * or JSON with talk around it.
 */
export function* jsonValuesIn(text: string): Generator<unknown> {
  const whole = parse(text)
  if (whole !== undefined) {
    yield whole
    return
  }
  const fenced = /```(?:json)?([\s\S]*?)```/.exec(text)?.[1]
  const inFence = fenced === undefined ? undefined : parse(fenced)
  if (inFence !== undefined) yield inFence
  const balanced = firstObject(text)
  if (balanced !== null) yield parse(balanced)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: that there is no value is the answer.
    return undefined
  }
}

/** From the first brace to the one that closes it; null when none does. */
function firstObject(text: string): string | null {
  const from = text.indexOf('{')
  if (from === -1) return null
  let depth = 0
  let quoted = false
  for (let at = from; at < text.length; at += 1) {
    const unit = text[at]
    if (quoted) {
      if (unit === '\\') at += 1
      else if (unit === '"') quoted = false
    } else if (unit === '"') quoted = true
    else if (unit === '{') depth += 1
    else if (unit === '}') {
      depth -= 1
      if (depth === 0) return text.slice(from, at + 1)
    }
  }
  return null
}
