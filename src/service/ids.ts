/** The 62 digits in the order of their code points, so that encoded numbers sort as text. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const timeLength = 6
const randomLength = 22
/** Largest multiple of 62 that fits a byte: bytes from here on would favour some digits. */
const fairBytesBelow = 248

export type RandomBytes = (count: number) => Uint8Array

/** A number in base 62, padded in front to `length` digits. */
export function encodeBase62(value: number, length: number): string {
  let rest = value
  let text = ''
  while (text.length < length) {
    text = digits.charAt(rest % 62) + text
    rest = Math.floor(rest / 62)
  }
  return text
}

/** `length` base62 digits, each equally likely. */
export function randomBase62(randomBytes: RandomBytes, length: number): string {
  let text = ''
  while (text.length < length) {
    // A little more than needed: one byte in 32 is refused.
    for (const byte of randomBytes(Math.ceil((length - text.length) * 1.1) + 4)) {
      if (byte < fairBytesBelow && text.length < length) text += digits.charAt(byte % 62)
    }
  }
  return text
}

/**
 * `count` identifiers of 28 digits in ascending order: 6 of time in seconds, so that they sort by
 * age, and 22 random (131 bits), which for a link are the capability.
 */
export function createIDs(
  { now, randomBytes }: { now: () => Date; randomBytes: RandomBytes },
  count: number,
): string[] {
  const time = encodeBase62(Math.floor(now().getTime() / 1000), timeLength)
  const random = randomBase62(randomBytes, count * randomLength)
  const ids: string[] = []
  for (let at = 0; at < random.length; at += randomLength) {
    ids.push(time + random.slice(at, at + randomLength))
  }
  return ids.sort()
}

/** One identifier, with a prefix in front that says what it identifies. */
export function createID(
  sources: { now: () => Date; randomBytes: RandomBytes },
  prefix:
    | 'int_'
    | 'prf_'
    | 'tok_'
    | 'job_'
    | 'usr_'
    | 'prv_'
    | 'aud_'
    | 'note_'
    | 'sim_'
    | 'chg_'
    | 'whk_'
    | 'msg_'
    | 'try_'
    | 'mail_'
    | 'mlg_',
): string {
  return prefix + createIDs(sources, 1)[0]
}
