/** What one writes about an interview, before the service has it. */
export type Draft = {
  productID: string
  interviewName: string
  guidelines: string
  /** Empty: whoever the service would choose. */
  interviewer: string
}

/** `base` is what the service had when the writing began. */
type Kept = { draft: Draft; base: Draft | null }

const prefix = 'colloquy:console:guide:'

/** What the browser would not keep, for as long as the console is open. */
const held = new Map<string, Kept>()

function storage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null // a browser that forbids storage throws here
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['productID', 'interviewName', 'guidelines', 'interviewer'].every(
      (name) => typeof (value as Record<string, unknown>)[name] === 'string', // an object, as just seen
    )
  )
}

/** What this browser keeps for a person under a name; null when there is nothing to go on with. */
export function readDraft(userID: string, name: string): Kept | null {
  const key = keyOf(userID, name)
  const known = held.get(key)
  if (known) return known
  try {
    const kept = JSON.parse(storage()?.getItem(key) ?? 'null')
    if (!isDraft(kept?.draft)) return null
    return { draft: kept.draft, base: isDraft(kept.base) ? kept.base : null }
  } catch {
    return null // not ours to read
  }
}

/** Keeps it; false where the browser itself does not, and only the open console has it. */
export function keepDraft(userID: string, name: string, kept: Kept): boolean {
  const key = keyOf(userID, name)
  const kind = storage()
  try {
    kind?.setItem(key, JSON.stringify(kept))
  } catch {
    // A full storage.
    held.set(key, kept)
    return false
  }
  if (kind) held.delete(key)
  else held.set(key, kept)
  return kind !== null
}

export function forgetDraft(userID: string, name: string): void {
  held.delete(keyOf(userID, name))
  storage()?.removeItem(keyOf(userID, name))
}

function keyOf(userID: string, name: string): string {
  return `${prefix}${userID}:${name}`
}

export function isSame(one: Draft, other: Draft): boolean {
  return (
    one.productID === other.productID &&
    one.interviewName === other.interviewName &&
    one.guidelines === other.guidelines &&
    one.interviewer === other.interviewer
  )
}
