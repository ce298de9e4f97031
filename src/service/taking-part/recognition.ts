import { AppError } from '../../contract/errors.ts'
import { answerCharactersMax } from '../../contract/participant.ts'
import { phaseOf } from '../../interview/questions/expects.ts'
import type { Heard, Recognizer, Recording, Stretch } from '../../interview/recognizer.ts'
import { takeHeldTurn } from '../calls/held-turn.ts'
import { createInTurn, createTurns } from '../calls/in-turn.ts'
import { isFinal, statusAt } from '../interviews/present.ts'
import { type Browsers, knownBrowser } from './consenting-browser.ts'
import { type FindTakingDeps, findTaking } from './find-taking.ts'
import { refuseEnded } from './refuse-ended.ts'
import { readSession } from './stored-session.ts'

/**
 * How long a recording may wait for its turn, and then for its words. The connection is held meanwhile, and
 * must not look stalled: both together take less than a minute.
 */
const recognitionTimes = { turnMs: 20_000, wordsMs: 35_000 }
/** Of one network, recordings that are passed on at a time. */
const recognitionsOfOneMax = 3

/** Writes down what participants say. The sound is passed on, and neither kept nor logged. */
export type Recognition = {
  /** Whether whoever holds the link may be heard now, and in which language; fails where not. */
  admit(who: { linkID: string; browser: string | null }): Promise<{ language: string }>
  /** Its words, as they could have been typed; null where it could not be heard. */
  recognize(recording: Recording & Ends): Promise<Recognized | null>
}

/** Whoever sent it waits no longer, and the service ends. */
type Ends = { gone: AbortSignal; stopping: AbortSignal }

/** What was heard, and which stretches of it with little confidence, where that is known. */
export type Recognized = { text: string; unsure?: Stretch[] }

export type RecognitionDeps = {
  store: FindTakingDeps['store']
  now: () => Date
  browsers: Browsers
  recognizer: Recognizer
  /** Recordings that are passed on to it at a time, of everybody. */
  atOnce: number
  /** Told why nothing was heard, in a word. */
  onFailure: (failed: { why: string }) => void
}

export function createRecognition(
  deps: RecognitionDeps,
  { turnMs, wordsMs } = recognitionTimes,
): Recognition {
  const { store, now, browsers, recognizer, atOnce, onFailure } = deps
  const readInTurn = createInTurn(1)
  const passedOn = createTurns(atOnce, Math.min(atOnce, recognitionsOfOneMax))

  /**
   * A recogniser works on at what was passed on to it, whether or not anybody waits any more: whoever goes
   * away keeps the turn until it is done, or could heap up more than it ever gets through.
   */
  async function hear(recording: Recording, { gone, stopping }: Ends): Promise<Heard> {
    const ended = AbortSignal.any([gone, stopping])
    const leave = await takeHeldTurn(
      passedOn,
      AbortSignal.any([ended, AbortSignal.timeout(turnMs)]),
    )
    if (!leave) return { ok: false, why: 'busy' }
    const inTime = AbortSignal.any([stopping, AbortSignal.timeout(wordsMs)])
    const hearing = recognizer.hear(recording, inTime).finally(leave)
    // Signals that never end keep whoever listens to them, and what these heard.
    const over = new AbortController()
    return await Promise.race([hearing, endOf(ended, over.signal)]).finally(() => over.abort())
  }

  return {
    async admit({ linkID, browser }) {
      const participation = await findTaking({ store, inTurn: readInTurn }, linkID)
      refuseEnded(participation, now())
      if (isFinal(statusAt(participation.invite, now()))) {
        throw new AppError('conflict', 'This interview is finished. Thank you.')
      }
      const session = readSession(participation)
      if (!session) throw new AppError('conflict', 'Consent comes first.')
      if (knownBrowser(browsers, participation, browser) === null) {
        throw new AppError('forbidden', 'Please open the page of this link first.')
      }
      const phase = phaseOf(session)
      if (phase !== 'conversation' && phase !== 'verdict') {
        throw new AppError('conflict', 'Nothing is asked that could be answered by speaking.')
      }
      return { language: session.language }
    },

    async recognize({ gone, stopping, ...recording }) {
      const heard = await hear(recording, { gone, stopping })
      if (heard.ok) return cleanAll(heard.text, heard.unsure ?? [])
      if (!gone.aborted && !stopping.aborted) onFailure({ why: heard.why })
      return null
    },
  }
}

function endOf(ended: AbortSignal, over: AbortSignal): Promise<Heard> {
  return new Promise((resolve) => {
    const end = () => resolve({ ok: false, why: 'gone' })
    if (ended.aborted) end()
    else ended.addEventListener('abort', end, { once: true, signal: over })
  })
}

/** The words and where they are doubtful, as long as these are the same words without the blanks around. */
function cleanAll(heard: string, unsure: readonly Stretch[]): Recognized {
  const text = clean(heard)
  const cut = heard.length - heard.trimStart().length
  const moved = unsure.map(({ from, to }) => ({ from: from - cut, to: to - cut }))
  return text === heard.trim() && moved.length > 0 ? { text, unsure: moved } : { text }
}

/** Words as somebody could have typed them, and no more of them than fit into an answer. */
function clean(text: string): string {
  const typed = text
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim()
  // A character has at most two units.
  const fitting = [...typed.slice(0, 2 * answerCharactersMax)].slice(0, answerCharactersMax)
  return fitting.join('').toWellFormed().trim()
}
