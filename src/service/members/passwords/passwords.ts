import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { AppError } from '../../../contract/errors.ts'
import { chargeCost, isKnownCall, whoseCall } from '../../calls/cost.ts'
import { createFairQueue } from '../../calls/fair-queue.ts'
import type { RandomBytes } from '../../ids.ts'

/** The cost: 2^17 rounds of blocks of 8 take 128 MiB and some 0.4 s. */
const costLog2Default = 17
const blockSize = 8
const bytesMax = 256 * 1024 * 1024
const saltBytes = 16
const hashBytes = 32
/** Hashes made at a time, so that a flood of tries takes neither all memory nor more than half the cores. */
const hashesAtOnce = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)))
/** Tries that may wait for one, of strangers or of those who are known, and of one of them; more are sent away. */
const waitingMax = 32
const waitingPerCallerMax = 8

/** What is stored of a password: the salt and the hash, with the cost in front, which may be an earlier one. */
const pattern = /^scrypt:(1[0-8]):([1-8]):([A-Za-z0-9_-]{22}):([A-Za-z0-9_-]{43})$/

export type Passwords = {
  /** What to store of a new password; `salt` to share that of another one. */
  write(password: string, salt?: string): Promise<string>
  /** What to store of who has none: it is told from a wrong one by nothing. */
  writeNone(salt?: string): string
  /**
   * Which of the stored ones this password is, or -1. It takes as long when there is none, and the
   * same for any number that share a salt.
   */
  find(password: string, stored: readonly string[]): Promise<number>
}

type Waiting = { go: () => void; refuse: (why: AppError) => void }

/**
 * Hashes passwords, a few at a time, in turns by whose they are; each is on the bill of its call. What is
 * stored is of cost `costLog2`, from 10 to 18.
 */
export function createPasswords(randomBytes: RandomBytes, costLog2 = costLog2Default): Passwords {
  const decoy: Way = { costLog2, blockSize, salt: encode(randomBytes(saltBytes)) }
  const waiting = { known: createFairQueue<Waiting>(), strangers: createFairQueue<Waiting>() }
  let running = 0
  let isKnownNext = true

  /** Whoever is known and whoever is not have every other turn, where both wait. */
  function nextDue(): Waiting | undefined {
    const { known, strangers } = waiting
    const due = isKnownNext
      ? (known.shift() ?? strangers.shift())
      : (strangers.shift() ?? known.shift())
    isKnownNext = !isKnownNext
    return due
  }

  function enter(): Promise<void> {
    const queue = isKnownCall() ? waiting.known : waiting.strangers
    const whose = whoseCall()
    if (queue.lengthOf(whose) >= waitingPerCallerMax) throw tooMany()
    return new Promise((go, refuse) => {
      queue.push(whose, { go, refuse })
      // Where it is full, whoever waits with most makes room for who comes.
      if (queue.length > waitingMax) queue.dropOne()?.refuse(tooMany())
    })
  }

  async function hash(password: string, way: Way): Promise<Buffer> {
    if (running >= hashesAtOnce) await enter()
    else running += 1
    const begun = performance.now()
    try {
      return await derive(password, way)
    } finally {
      // It has a thread to itself meanwhile.
      chargeCost(performance.now() - begun)
      const next = nextDue()
      if (next) next.go()
      else running -= 1
    }
  }

  return {
    async write(password, salt = encode(randomBytes(saltBytes))) {
      const made = await hash(password, { costLog2, blockSize, salt })
      return `scrypt:${costLog2}:${blockSize}:${salt}:${made.toString('base64url')}`
    },
    writeNone(salt = encode(randomBytes(saltBytes))) {
      return `scrypt:${costLog2}:${blockSize}:${salt}:${encode(randomBytes(hashBytes))}`
    },
    async find(password, stored) {
      const read = stored.map(readStored)
      const ways = new Map(read.map((one) => [keyOf(one), one] as const))
      let found = -1
      for (const way of ways.size === 0 ? [decoy] : ways.values()) {
        const made = await hash(password, way)
        const at = read.findIndex(
          (one) => keyOf(one) === keyOf(way) && timingSafeEqual(one.hash, made),
        )
        if (found === -1) found = at
      }
      return found
    },
  }
}

function tooMany(): AppError {
  return new AppError('unavailable', 'Too many people sign in just now; please try again.')
}

/** The salt of a stored password, to be shared by the members who have one e-mail. */
export function saltOf(stored: string): string {
  return readStored(stored).salt
}

/** All that a hash is made with beside the password. */
type Way = { costLog2: number; blockSize: number; salt: string }

function keyOf({ costLog2, blockSize, salt }: Way): string {
  return `${costLog2}:${blockSize}:${salt}`
}

function readStored(stored: string): Way & { hash: Buffer } {
  const [, cost, size, salt, hash] = pattern.exec(stored) ?? []
  if (salt === undefined || hash === undefined) throw new Error('A stored password is unreadable.')
  const [costLog2, blockSize] = [Number(cost), Number(size)]
  return { costLog2, blockSize, salt, hash: Buffer.from(hash, 'base64url') }
}

function derive(password: string, { costLog2, blockSize, salt }: Way): Promise<Buffer> {
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
