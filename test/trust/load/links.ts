import { randomBytes } from 'node:crypto'
import { createIDs } from '../../../src/service/ids.ts'
import { createAsker } from '../asker.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { addTokenFor, createLinks, furnish } from '../furnish.ts'
import { serve } from '../served.ts'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const timeLetters = 6
/** Of chi-square with 61 degrees of freedom, passed by chance once in a thousand times. */
const chiSquareMax = 100.9
const guesses = 10_000
const missesMax = 20
const firstGuesses = 80
const guessesAtOnce = 64

/** F9: links cannot be guessed. */
export const linkGuesses: Figure = {
  id: 'F9',
  promise:
    'links have 131 random bits: no two of a million are the same, every letter is as frequent as another, and 10,000 guesses find nothing and are stopped after 20 misses',
  unit: 'links and guesses',
  times: { usual: 1_000_000, full: 1_000_000 },
  async run({ times, random, databases }: Trial) {
    const tally = createTally()
    const seen = new Set<string>()
    const counts = new Map<string, number>()
    const now = new Date()
    for (let made = 0; made < times; made += 1) {
      // One at a time: those of one call are in order, which is no matter of chance.
      const [linkID = ''] = createIDs({ now: () => now, randomBytes }, 1)
      seen.add(linkID)
      for (const letter of linkID.slice(timeLetters))
        counts.set(letter, (counts.get(letter) ?? 0) + 1)
      tally.count()
    }
    if (seen.size !== times) tally.fault(`${times - seen.size} links are there twice`)
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    const expected = total / letters.length
    const chiSquare = [...letters].reduce(
      (sum, letter) => sum + ((counts.get(letter) ?? 0) - expected) ** 2 / expected,
      0,
    )
    if (counts.size !== letters.length) tally.fault(`${counts.size} letters are in use`)
    if (chiSquare > chiSquareMax)
      tally.fault(`chi-square of the letters is ${chiSquare.toFixed(1)}`)
    tally.measure(
      `chi-square of the letters ${chiSquare.toFixed(1)}, at most ${chiSquareMax} by chance`,
    )

    const [database] = databases
    if (!database) return tally.finding('Links were made.')
    const databaseURL = await database.open()
    const token = await addTokenFor(databaseURL, 'acme')
    const server = await serve({ databaseURL, env: { RATE_LIMIT: '600' } })
    const { interviewID, linkID } = await furnish(server.url, token, 'acme')
    await createLinks(server.url, token, interviewID, 1_000)
    const { ask, close } = createAsker({ url: server.url })
    const statuses: Record<string, number> = {}
    const guessOne = async () => {
      // The time of a real link and random letters behind it, as somebody would who knows one.
      const random22 = Array.from({ length: 22 }, () => letters[Math.floor(random() * 62)]).join('')
      const answer = await ask(`/i/${linkID.slice(0, timeLetters)}${random22}/state`)
      const status = String(answer?.status)
      statuses[status] = (statuses[status] ?? 0) + 1
      tally.count()
    }
    for (let guess = 0; guess < firstGuesses; guess += 1) await guessOne()
    // Each further one is held back a moment, so many guess at once.
    for (let guess = firstGuesses; guess < guesses; guess += guessesAtOnce) {
      await Promise.all(Array.from({ length: guessesAtOnce }, guessOne))
    }
    close()
    await server.end('SIGTERM')
    const missed = statuses['404'] ?? 0
    // The minute turns once or twice while the guesses last.
    if (missed > 3 * missesMax || missed + (statuses['429'] ?? 0) !== guesses)
      tally.fault(`guesses were answered ${JSON.stringify(statuses)}`)
    tally.measure(`10,000 guesses: ${JSON.stringify(statuses)}`)
    return tally.finding('Made by the generator of the service; guessed at on the served process.')
  },
}
