import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { AppError } from '../contract/errors.ts'
import type { RandomBytes } from './ids.ts'

/** The cost: 2^17 rounds of blocks of 8 take 128 MiB and some 0.4 s. */
const costLog2 = 17
const blockSize = 8
const bytesMax = 256 * 1024 * 1024
const saltBytes = 16
const hashBytes = 32
/** Hashes made at a time, so that a flood of tries takes neither all memory nor all threads. */
const hashesAtOnce = 2
/** Tries that may wait for one; more are sent away. */
const waitingMax = 32

/** What is stored of a password: the salt and the hash, with the cost in front. */
const pattern = new RegExp(
  `^scrypt:${costLog2}:${blockSize}:([A-Za-z0-9_-]{22}):([A-Za-z0-9_-]{43})$`,
)

export type Passwords = {
  /** What to store of a new password; `salt` to share that of another one. */
  write(password: string, salt?: string): Promise<string>
  /**
   * Which of the stored ones this password is, or -1. It takes as long when there is none, and the
   * same for any number that share a salt.
   */
  find(password: string, stored: readonly string[]): Promise<number>
}

/** Hashes passwords, a few at a time. */
export function createPasswords(randomBytes: RandomBytes): Passwords {
  const decoy = encode(randomBytes(saltBytes))
  const waiting: (() => void)[] = []
  let running = 0

  async function hash(password: string, salt: string): Promise<Buffer> {
    if (running >= hashesAtOnce) {
      if (waiting.length >= waitingMax) {
        throw new AppError('unavailable', 'Too many people sign in just now; please try again.')
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await derive(password, salt)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    async write(password, salt = encode(randomBytes(saltBytes))) {
      const made = await hash(password, salt)
      return `scrypt:${costLog2}:${blockSize}:${salt}:${made.toString('base64url')}`
    },
    async find(password, stored) {
      const read = stored.map(readStored)
      const salts = new Set(read.map(({ salt }) => salt))
      let found = -1
      for (const salt of salts.size === 0 ? [decoy] : salts) {
        const made = await hash(password, salt)
        const at = read.findIndex((one) => one.salt === salt && timingSafeEqual(one.hash, made))
        if (found === -1) found = at
      }
      return found
    },
  }
}

/** The salt of a stored password, to be shared by the members who have one e-mail. */
export function saltOf(stored: string): string {
  return readStored(stored).salt
}

function readStored(stored: string): { salt: string; hash: Buffer } {
  const [, salt, hash] = pattern.exec(stored) ?? []
  if (salt === undefined || hash === undefined) throw new Error('A stored password is unreadable.')
  return { salt, hash: Buffer.from(hash, 'base64url') }
}

function derive(password: string, salt: string): Promise<Buffer> {
  const cost: ScryptOptions = { N: 2 ** costLog2, r: blockSize, p: 1, maxmem: bytesMax }
  // Keyboards write the same letters as different characters.
  const secret = password.normalize('NFKC')
  return new Promise((resolve, reject) => {
    scrypt(secret, Buffer.from(salt, 'base64url'), hashBytes, cost, (error, made) =>
      error ? reject(error) : resolve(made),
    )
  })
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
