import { type HeardWords, type Recognizer, RecognizerFault } from './recognizer/recognizer.ts'
import {
  blockMs,
  findCut,
  findLead,
  findRest,
  type Heard,
  hearBlock,
  isBreath,
  isMuch,
  quietRoom,
} from './sound/gate.ts'
import type { KeptSound } from './sound/kept-sound.ts'
import { joinSamples, measureLevel } from './sound/pcm.ts'
import type { Spoken } from './spoken/spoken-sound.ts'

/** So many blocks are kept at a time, to be there after a reload. */
const keptBlocks = 10

type Piece = {
  samples: Int16Array<ArrayBuffer>
  end: number
  hasSpeech: boolean
  /** Its words, where nothing was said in it that was not read already. */
  ahead: Promise<HeardWords | null> | null
}

type Deps = {
  recognizer: Recognizer
  kept: KeptSound
  /** Given each recording with its words, where its sound may be kept. */
  onSpoken?: (spoken: Spoken) => void
}

/** How turning into words ended, for the text that says so. */
export type Outcome = 'heard' | 'nothing' | 'failed' | 'offline'

/**
 * One recording on its way to words, piece by piece. What is not yet in words stays: here, and in what is
 * kept, from where it is taken up after a reload.
 */
export function createRecording(
  { recognizer, kept, onSpoken }: Deps,
  onWords: (heard: HeardWords) => void,
  /** The sample at which it begins, where what came before is in words already. */
  from = 0,
) {
  const blocksMax = (recognizer.pieceSecondsMax * 1000) / blockMs
  let room = quietRoom
  let blocks: Int16Array<ArrayBuffer>[] = []
  let heard: Heard[] = []
  /** Not yet kept, and the sample at which it begins. */
  let fresh: Int16Array<ArrayBuffer>[] = []
  let freshFrom = from
  let cutTo = from
  /** How many of the blocks are read already, or about to be, and what comes of it. */
  let read = 0
  let ahead: Promise<HeardWords | null> | null = null
  /** The reading that is under way, and blocks until the next: it takes up half of the time at most. */
  let reading: Promise<HeardWords | null> | null = null
  let resting = 0
  const pieces: Piece[] = []
  let working: Promise<Outcome> | null = null
  let hasWords = false
  const dropped = new AbortController()

  function keepFresh(): void {
    if (fresh.length === 0) return
    kept.add(freshFrom, fresh)
    freshFrom += fresh.reduce((sum, { length }) => sum + length, 0)
    fresh = []
  }

  function cut(count: number): void {
    // First kept, then forgotten when its words are there.
    keepFresh()
    const samples = joinSamples(blocks.slice(0, count))
    const hasSpeech = heard.slice(0, count).some(({ isSpeech }) => isSpeech)
    const isRead = !heard
      .slice(Math.min(read, count), Math.max(read, count))
      .some(({ isSpeech }) => isSpeech)
    cutTo += samples.length
    pieces.push({ samples, end: cutTo, hasSpeech, ahead: isRead ? ahead : null })
    blocks = blocks.slice(count)
    heard = heard.slice(count)
    read = 0
    ahead = null
  }

  /** Reads what grows, so that little is left at its end. */
  async function readAhead(): Promise<void> {
    if (working || pieces.length > 0 || !recognizer.readAhead) return
    const isIdle = !reading && resting === 0
    // A breath may be the last: one that is under way is given up for it.
    if (!isBreath(heard, read) && !(isIdle && isMuch(heard, read))) return
    read = blocks.length
    const mine = recognizer.readAhead(joinSamples(blocks))
    ahead = mine
    reading = mine
    await mine
    if (reading === mine) reading = null
  }

  async function workAll(): Promise<Outcome> {
    try {
      for (let piece = pieces[0]; piece; piece = pieces[0]) {
        const heard = piece.hasSpeech
          ? ((await piece.ahead) ?? (await recognizer.recognize(piece.samples, dropped.signal)))
          : null
        if (dropped.signal.aborted) break
        if (heard?.text.trim()) {
          hasWords = true
          onWords(heard)
          onSpoken?.({ ...heard, samples: piece.samples })
        }
        // In this order: it is forgotten when its words are there.
        pieces.shift()
        kept.forgetBefore(piece.end)
      }
    } catch (error) {
      if (!(error instanceof RecognizerFault)) throw error
      if (dropped.signal.aborted) return 'nothing'
      return error.isOffline ? 'offline' : 'failed'
    }
    return hasWords ? 'heard' : 'nothing'
  }

  /** One way at a time; what comes meanwhile is worked on by it, too. */
  function work(): Promise<Outcome> {
    working ??= workAll().finally(() => {
      working = null
    })
    return working
  }

  return {
    /** Takes the next block; answers how loud it is. `isKept`: it was read from what is kept. */
    add(block: Int16Array<ArrayBuffer>, isKept = false): number {
      const level = measureLevel(block)
      const { isSpeech, room: next } = hearBlock(room, level)
      room = next
      blocks.push(block)
      heard.push({ level, isSpeech })
      if (isKept) freshFrom += block.length
      else fresh.push(block)
      if (fresh.length >= keptBlocks) keepFresh()
      const worksMeanwhile = recognizer.readAhead !== null
      const count =
        findLead(heard) ?? findCut(heard, blocksMax) ?? (worksMeanwhile ? findRest(heard) : null)
      if (count) cut(count)
      if (isKept || !worksMeanwhile) return level
      if (count) void work()
      resting = Math.max(0, resting + (reading ? 1 : -1))
      void readAhead()
      return level
    },
    /** Ends it, or tries again: turns all that is left into words. */
    async finish(): Promise<Outcome> {
      if (blocks.length > 0) cut(blocks.length)
      await working
      const outcome = await work()
      // What is kept of one that was dropped is the next one's.
      if (pieces.length === 0 && !dropped.signal.aborted) await kept.forgetAll()
      return outcome
    },
    /** Drops all of it. */
    drop(): Promise<void> {
      dropped.abort()
      pieces.length = 0
      blocks = []
      fresh = []
      return kept.forgetAll()
    },
  }
}
