import type pino from 'pino'
import type { Config } from '../config.ts'
import type { Speech } from '../http/edge.ts'
import { createThinnedLines } from '../http/limits/thinned-lines.ts'
import { createModelRecognizer } from '../interviewers/llm-speech/recognizer.ts'
import { createModelVoice } from '../interviewers/llm-speech/voice.ts'
import { providerOf, type SpeechTold } from '../service/taking-part/consent.ts'
import type { Recognition, RecognitionDeps } from '../service/taking-part/recognition.ts'
import type { VoicingDeps } from '../service/voice/voicing.ts'
import { findSpeechFiles } from '../speech-files.ts'

/** Most lines in a second that say in the same word why nothing was heard. */
const linesMax = 1

/** How participants may speak, and what of it cannot be, in a sentence to the operator. */
export type SpeechParts = Speech & { problem: string | null }

type SpeechDeps = Pick<RecognitionDeps, 'store' | 'now' | 'browsers'> & {
  logger: pino.Logger
  /** Told of each line that was to be read aloud. */
  onVoiced: VoicingDeps['onVoiced']
}

export function openSpeech(
  { speech: { ways, recognizer: access, atOnce, voice } }: Config,
  { logger, onVoiced, ...deps }: SpeechDeps,
): SpeechParts {
  const recognizer = access && createModelRecognizer(access, { now: deps.now })
  const thinned = createThinnedLines(linesMax)
  const onFailure = ({ why }: { why: string }) =>
    thinned.note(why, (count) => logger.warn({ why, ...(count > 1 && { count }) }, 'not heard'))
  const recognition = recognizer && {
    name: providerOf(recognizer.name),
    ...loadedLater({ ...deps, recognizer, atOnce, onFailure }),
  }
  const found = ways.includes('device') ? findSpeechFiles() : { files: new Map() }
  const isThere = 'files' in found
  const voicing = openVoice(isThere || recognition ? voice : null, { ...deps, logger, onVoiced })
  if (isThere) return { ways, recognition, voicing, files: found.files, problem: null }
  const problem = `COLLOQUY_SPEECH names device, which is left out: ${found.missing.join(', ')} must be installed beside the service (docs/speech.md).`
  logger.warn({ problem }, 'speech')
  const others = ways.filter((way) => way !== 'device')
  return { ways: others, recognition, voicing, files: new Map(), problem }
}

/** What reads to those who go hands-free. */
function openVoice(
  config: Config['speech']['voice'],
  { logger, onVoiced, ...deps }: SpeechDeps,
): SpeechParts['voicing'] {
  if (!config) return null
  const voice = createModelVoice(config.access, config.names, { now: deps.now })
  const thinned = createThinnedLines(linesMax)
  const open = once(async () => {
    const { createVoicing } = await import('../service/voice/voicing.ts')
    return createVoicing({
      ...{ ...deps, voice, name: providerOf(voice.name), atOnce: config.atOnce },
      onVoiced(voiced) {
        onVoiced(voiced)
        if (voiced.how !== 'failed') return
        const { why } = voiced
        thinned.note(why, (count) =>
          logger.warn({ why, ...(count > 1 && { count }) }, 'not read aloud'),
        )
      },
    })
  })
  return {
    name: providerOf(voice.name),
    find: async (asked) => (await open()).find(asked),
    say: async (line, stopping) => (await open()).say(line, stopping),
  }
}

/** With what knows an interview's phases, for which a start does not wait. */
function loadedLater(deps: RecognitionDeps): Recognition {
  const open = once(async () => {
    const { createRecognition } = await import('../service/taking-part/recognition.ts')
    return createRecognition(deps)
  })
  return {
    admit: async (who) => (await open()).admit(who),
    recognize: async (recording) => (await open()).recognize(recording),
  }
}

function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined
  return () => {
    opened ??= open()
    return opened
  }
}

/** What people agree to of it; of what their browser does by itself, their browser tells. */
export function toldOf(
  { ways, recognition, voicing }: SpeechParts,
  { soundKeys }: Pick<Config, 'soundKeys'>,
): SpeechTold | null {
  if (!recognition && !ways.includes('device')) return null
  return {
    recognizer: recognition?.name ?? null,
    ...(voicing && { voice: voicing.name }),
    keepsSound: soundKeys.length > 0,
  }
}
