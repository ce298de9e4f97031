import type pino from 'pino'
import type { Config } from '../config.ts'
import type { Speech } from '../http/edge.ts'
import { createThinnedLines } from '../http/limits/thinned-lines.ts'
import { createModelRecognizer } from '../interviewers/llm-speech/recognizer.ts'
import { providerOf, type SpeechTold } from '../service/taking-part/consent.ts'
import type { Recognition, RecognitionDeps } from '../service/taking-part/recognition.ts'
import { findSpeechFiles } from '../speech-files.ts'

/** Most lines in a second that say in the same word why nothing was heard. */
const linesMax = 1

/** How participants may speak, and what of it cannot be, in a sentence to the operator. */
export type SpeechParts = Speech & { problem: string | null }

export function openSpeech(
  { speech: { ways, recognizer: access, atOnce } }: Config,
  {
    logger,
    ...deps
  }: Pick<RecognitionDeps, 'store' | 'now' | 'browsers'> & { logger: pino.Logger },
): SpeechParts {
  const recognizer = access && createModelRecognizer(access, { now: deps.now })
  const thinned = createThinnedLines(linesMax)
  const onFailure = ({ why }: { why: string }) =>
    thinned.note(why, (count) => logger.warn({ why, ...(count > 1 && { count }) }, 'not heard'))
  const recognition = recognizer && {
    name: providerOf(recognizer.name),
    ...loadedLater({ ...deps, recognizer, atOnce, onFailure }),
  }
  if (!ways.includes('device')) return { ways, recognition, files: new Map(), problem: null }
  const found = findSpeechFiles()
  if ('files' in found) return { ways, recognition, files: found.files, problem: null }
  const problem = `COLLOQUY_SPEECH names device, which is left out: ${found.missing.join(', ')} must be installed beside the service (docs/speech.md).`
  logger.warn({ problem }, 'speech')
  return { ways: ways.filter((way) => way !== 'device'), recognition, files: new Map(), problem }
}

/** With what knows an interview's phases, for which a start does not wait. */
function loadedLater(deps: RecognitionDeps): Recognition {
  let opened: Promise<Recognition> | undefined
  function open(): Promise<Recognition> {
    opened ??= import('../service/taking-part/recognition.ts').then(({ createRecognition }) =>
      createRecognition(deps),
    )
    return opened
  }
  return {
    admit: async (who) => (await open()).admit(who),
    recognize: async (recording) => (await open()).recognize(recording),
  }
}

/** What people agree to of it; of what their browser does by itself, their browser tells. */
export function toldOf(
  { ways, recognition }: SpeechParts,
  { soundKeys }: Pick<Config, 'soundKeys'>,
): SpeechTold | null {
  const keepsSound = soundKeys.length > 0
  if (recognition) return { recognizer: recognition.name, keepsSound }
  return ways.includes('device') ? { recognizer: null, keepsSound } : null
}
