import { AppError } from '../../contract/errors.ts'
import { expects } from '../../interview/questions/expects.ts'
import { shownTo } from '../../interview/shown-to.ts'
import type { Sound, Voice } from '../../interview/speech/voice.ts'
import { takeHeldTurn } from '../calls/held-turn.ts'
import { createInTurn, createTurns } from '../calls/in-turn.ts'
import { type Browsers, hasConsented, knownBrowser } from '../taking-part/consenting-browser.ts'
import { type FindTakingDeps, findTaking } from '../taking-part/find-taking.ts'
import { refuseEnded } from '../taking-part/refuse-ended.ts'
import { readSession } from '../taking-part/stored-session.ts'
import type { Participation } from '../taking-part/taking-part-store.ts'
import { createKeptSounds, soundKey } from './kept-sounds.ts'
import { type SpokenLine, spokenLine } from './spoken-line.ts'

/** Longest text that is given to the voice, characters: more takes longer than anybody waits for it. */
export const spokenCharactersMax = 1_000
/** How long a line may wait for its turn, and then for its sound. The page waits a little longer. */
const voicingTimes = { turnMs: 2_000, soundMs: 8_000 }
/** Of one network, lines that are read at a time. */
const voicesOfOneMax = 3
/** How often a line that is not kept, or came to nothing, is made anew for who asks again, and of how many that is known. */
const makesMax = 3
const placesMax = 10_000

/** A line that is due, and whose words it is found again by; null where it is not kept. */
export type DueLine = SpokenLine & { key: string | null; place: string }

/** Reads the question that is due aloud, to whoever agreed to take part. */
export type Voicing = {
  /** The line with this number, as this browser is shown it; fails unless it is the one to be answered now. */
  find(asked: { linkID: string; browser: string | null; seq: number }): Promise<DueLine>
  /** Null where there is no sound of it to be had in time. */
  say(line: DueLine, stopping: AbortSignal): Promise<Sound | null>
}

/** What became of a line: read now, or found again; or why there is no sound, in a word. */
export type Voiced = { how: 'made' | 'kept'; characters: number } | { how: 'failed'; why: string }

export type VoicingDeps = {
  store: FindTakingDeps['store']
  now: () => Date
  browsers: Browsers
  voice: Voice
  /** As the text that people agree to names it. */
  name: string
  /** Lines that it is given at a time, of everybody. */
  atOnce: number
  onVoiced: (voiced: Voiced) => void
}

export function createVoicing(
  { store, now, browsers, voice, name, atOnce, onVoiced }: VoicingDeps,
  { turnMs, soundMs } = voicingTimes,
): Voicing {
  const readInTurn = createInTurn(1)
  const spokenInTurn = createTurns(atOnce, Math.min(atOnce, voicesOfOneMax))
  const kept = createKeptSounds(now)
  /** Lines of everybody's that are being read: who asks meanwhile waits for the same. */
  const underWay = new Map<string, Promise<Sound | null>>()

  const made = new Map<string, number>()

  function mayMake(place: string): boolean {
    const before = made.get(place) ?? 0
    made.delete(place)
    made.set(place, before + 1)
    for (const oldest of made.keys()) {
      if (made.size <= placesMax) break
      made.delete(oldest)
    }
    return before < makesMax
  }

  /** A voice that was given something works on at it, whoever has gone meanwhile: the turn is theirs until then. */
  async function make({ text, language, key }: DueLine, stopping: AbortSignal) {
    const waiting = AbortSignal.any([stopping, AbortSignal.timeout(turnMs)])
    const leave = await takeHeldTurn(spokenInTurn, waiting)
    const inTime = AbortSignal.any([stopping, AbortSignal.timeout(soundMs)])
    const spoken = leave
      ? await voice.speak({ text, language }, inTime).finally(leave)
      : ({ ok: false, why: 'busy' } as const)
    if (!spoken.ok) {
      if (!stopping.aborted) onVoiced({ how: 'failed', why: spoken.why })
      return null
    }
    if (key !== null) kept.keep(key, spoken.sound)
    onVoiced({ how: 'made', characters: text.length })
    return spoken.sound
  }

  return {
    async find({ linkID, browser, seq }) {
      const participation = await findTaking({ store, inTurn: readInTurn }, linkID)
      refuseEnded(participation, now())
      // The text that somebody agreed to stands for what it said.
      if (participation.consent && participation.consent.voice !== name) {
        throw new AppError('forbidden', 'The text that was agreed to here names no such voice.')
      }
      return dueLine(participation, {
        browser: knownBrowser(browsers, participation, browser),
        seq,
      })
    },

    async say(line, stopping) {
      const { text, language, key } = line
      if (text.length > spokenCharactersMax || !voice.speaks(language)) return null
      const known = key === null ? null : kept.find(key)
      if (known) {
        onVoiced({ how: 'kept', characters: text.length })
        return known
      }
      const others = key === null ? undefined : underWay.get(key)
      if (others) return others
      if (!mayMake(line.place)) return null
      if (key === null) return make(line, stopping)
      const begun = make(line, stopping).finally(() => underWay.delete(key))
      underWay.set(key, begun)
      return begun
    },
  }
}

/** The line that whoever agreed is to answer now. */
function dueLine(
  participation: Participation,
  { browser, seq }: { browser: string | null; seq: number },
): DueLine {
  const { invite, messages } = participation
  const session = readSession(participation)
  if (!session) throw new AppError('conflict', 'Consent comes first.')
  if (!hasConsented(participation, browser)) {
    throw new AppError('forbidden', 'Only the browser in which somebody agreed is read to.')
  }
  const shown = shownTo(browser, { session, messages })
  const line = shown.find((other) => other.seq === seq && other.role === 'assistant')
  const due = expects(session, messages)
  if (!line || due?.after !== seq) {
    throw new AppError('conflict', 'Only the question that is asked now is read aloud.')
  }
  const spoken = spokenLine(session, line)
  const key = spoken.isEverybodys ? soundKey(invite.orgID, spoken) : null
  return { ...spoken, key, place: `${invite.linkID} ${seq}` }
}
