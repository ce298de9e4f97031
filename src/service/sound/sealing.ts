import { createCipheriv, createDecipheriv, createHash, createSecretKey } from 'node:crypto'
import type { RandomBytes } from '../ids.ts'
import type { SealedSound } from './sound-store.ts'

export const soundKeyBytes = 32
const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
/** Of the key's SHA-256: tells keys apart, and nothing of them. */
const keyIDCharacters = 16

/** Where a recording belongs; one that is put elsewhere does not open there. */
export type SoundPlace = { linkID: string; seq: number; part: number }

export type Sealing = {
  /** Whether there is a key to seal with. */
  canSeal: boolean
  seal(sound: Buffer, place: SoundPlace): SealedSound
  /** Null where there is no such key any more. Throws where it is not what was sealed for this place. */
  open(sealed: SealedSound, place: SoundPlace): Buffer | null
}

/** Seals with the first key, and opens with each. */
export function createSealing(keys: readonly Buffer[], randomBytes: RandomBytes): Sealing {
  const known = new Map(keys.map((key) => [keyIDOf(key), createSecretKey(key)]))
  const [newest] = known
  return {
    canSeal: newest !== undefined,
    seal(sound, place) {
      if (!newest) throw new Error('There is no key to seal with.')
      const [keyID, key] = newest
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(placeText(place))
      const hidden = Buffer.concat([cipher.update(sound), cipher.final()])
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), hidden])
      return { keyID, sealed: sealed.toString('base64') }
    },
    open({ keyID, sealed }, place) {
      const key = known.get(keyID)
      if (!key) return null
      const bytes = Buffer.from(sealed, 'base64')
      const nonce = bytes.subarray(0, nonceBytes)
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes)
      const options = { authTagLength: tagBytes }
      const decipher = createDecipheriv(algorithm, key, nonce, options)
      decipher.setAAD(placeText(place)).setAuthTag(tag)
      const hidden = bytes.subarray(nonceBytes + tagBytes)
      return Buffer.concat([decipher.update(hidden), decipher.final()])
    },
  }
}

function keyIDOf(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex').slice(0, keyIDCharacters)
}

function placeText({ linkID, seq, part }: SoundPlace): Buffer {
  return Buffer.from(`${linkID}\n${seq}\n${part}`)
}
