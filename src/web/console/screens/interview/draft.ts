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
  try {
    const kept = JSON.parse(storage()?.getItem(`${prefix}${userID}:${name}`) ?? 'null')
    if (!isDraft(kept?.draft)) return null
    return { draft: kept.draft, base: isDraft(kept.base) ? kept.base : null }
  } catch {
    return null // not ours to read
  }
}

export function keepDraft(userID: string, name: string, kept: Kept): boolean {
  try {
    storage()?.setItem(`${prefix}${userID}:${name}`, JSON.stringify(kept))
    return storage() !== null
  } catch {
    return false // a full storage: the page itself still holds the words
  }
}

export function forgetDraft(userID: string, name: string): void {
  storage()?.removeItem(`${prefix}${userID}:${name}`)
}

export function isSame(one: Draft, other: Draft): boolean {
  return (
    one.productID === other.productID &&
    one.interviewName === other.interviewName &&
    one.guidelines === other.guidelines &&
    one.interviewer === other.interviewer
  )
}
