import { AppError } from '../../contract/errors.ts'
import { soundBytesOfAnswerMax, soundBytesOfInterviewMax } from '../../contract/participant.ts'
import { createInTurn } from '../calls/in-turn.ts'
import type { Answer } from '../service.ts'
import type { Store } from '../store.ts'
import { type Browsers, hasConsented, knownBrowser } from '../taking-part/consenting-browser.ts'
import { findTaking } from '../taking-part/find-taking.ts'
import type { Participation } from '../taking-part/taking-part-store.ts'
import type { Sealing, SoundPlace } from './sealing.ts'
import { piecesMax, soundFile } from './sound-file.ts'
import type { SoundRoom } from './sound-store.ts'
import { msOf, samplesOf } from './wav.ts'

/** How long after an answer its sound may come: a line can be down for a while. */
const soundWithinMs = 60 * 60_000
/** The shortest recording that is kept: a word takes longer. */
const soundMsMin = 250

type Who = { linkID: string; browser: string | null }
/** Which recording of which answer, and which stretch of it stands in the recording. */
export type SoundOf = { clientMessageID: string; part: number; start: number; end: number }
export type Admitted = SoundPlace & Pick<SoundOf, 'start' | 'end'>

/** The sound of what somebody says who allowed that it is kept. */
export type Sounds = {
  /** Where it belongs; fails where none is kept of whoever sends it. */
  admit(who: Who, of: SoundOf): Promise<Admitted>
  keep(place: Admitted, file: Buffer): Promise<void>
  /** Of an answer, for the browser in which they agreed. */
  open(who: Who, seq: number): Promise<Answer<never>>
}

export type SoundsDeps = {
  store: Pick<Store, 'findParticipation' | 'keepSound' | 'listSoundOf' | 'findSound'>
  sealing: Sealing
  room: SoundRoom
  browsers: Browsers
  now: () => Date
}

export function createSounds({ store, sealing, room, browsers, now }: SoundsDeps): Sounds {
  const bounds = {
    ...room,
    ofAnswer: soundBytesOfAnswerMax,
    ofInterview: soundBytesOfInterviewMax,
    pieces: piecesMax,
  }
  const inTurn = createInTurn(1)

  /** Somebody in the browser in which they agreed. */
  async function findOwn({ linkID, browser }: Who): Promise<[Participation, string]> {
    const participation = await findTaking({ store, inTurn }, linkID)
    const known = knownBrowser(browsers, participation, browser)
    if (known === null || !hasConsented(participation, known)) {
      throw new AppError(
        'forbidden',
        'Please ask from the browser in which you agreed to take part.',
      )
    }
    return [participation, known]
  }

  return {
    async admit(who, { clientMessageID, part, start, end }) {
      const [{ interview, consent, messages }, browser] = await findOwn(who)
      const isKept = sealing.canSeal && interview.sound === true
      if (!isKept || consent?.soundHash === undefined) {
        throw new AppError('forbidden', 'No sound is kept here; your words are.')
      }
      const answer = messages.find(
        (message) => message.clientMessageID === clientMessageID && message.browser === browser,
      )
      if (!answer) throw new AppError('conflict', 'There is no such answer yet.')
      const { seq, content, said, at } = answer
      if (now().getTime() - Date.parse(at) > soundWithinMs) {
        throw new AppError(
          'forbidden',
          'It is too late for the sound of this answer; its words are kept.',
        )
      }
      if (start >= end || end > (said ?? content).length) {
        throw new AppError('invalid', 'start and end must be a stretch of the answer.')
      }
      // Words that were taken for an option: the option is what stands there.
      const stretch = said === undefined ? { start, end } : { start: 0, end: content.length }
      return { linkID: who.linkID, seq, part, ...stretch }
    },

    async keep(place, file) {
      const samples = samplesOf(file)
      if (!samples) {
        throw new AppError(
          'unsupported_media',
          'Send the recording as plain WAV: 16 kHz, mono, 16 bit.',
        )
      }
      const { length: bytes } = samples
      const ms = msOf(bytes)
      if (ms < soundMsMin) {
        throw new AppError('invalid', `A recording has at least ${soundMsMin} milliseconds.`)
      }
      const at = { keptAt: now().toISOString(), bytes, ms }
      const sound = { ...place, ...sealing.seal(samples, place), ...at }
      const kept = await store.keepSound({ sound, bounds })
      if (kept === 'gone')
        throw new AppError('not_found', 'There is no interview behind this link.')
      if (kept === 'full')
        throw new AppError('too_large', 'There is no room for more sound; your words are kept.')
    },

    async open(who, seq) {
      await findOwn(who)
      return await soundFile({ store, sealing }, { linkID: who.linkID, seq })
    },
  }
}
