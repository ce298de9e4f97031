/** The service answers within ten seconds, whatever becomes of its voice; nobody waits longer than this. */
const soundMsMax = 12_000
/** Sound that is nowhere as loud as this, of 1, is none. */
const peakMin = 0.01
/** What is added to the length of a sound until it counts as over, also where nothing tells so. */
const besidesMs = 2_000

let context: AudioContext | null = null

/** Lets the page play sound later on: browsers want a press to have asked for it. */
export function wakeSound(): void {
  context ??= new AudioContext()
  void context.resume()
}

export function closeSound(): void {
  void context?.close()
  context = null
}

/** Only its number is sent: what it says, the service knows. */
async function load(path: string, seq: number, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(`${path}/voice?seq=${seq}`, { method: 'POST', signal })
  if (!answer.ok) throw new Error(`The service answered ${answer.status}.`)
  return answer.arrayBuffer()
}

function isSilent(sound: AudioBuffer): boolean {
  return sound.getChannelData(0).every((sample) => Math.abs(sample) < peakMin)
}

/** What there is to be heard of a question, ready to be played; fails where there is nothing in time. */
async function prepare(path: string, seq: number, stop: AbortSignal) {
  const ending = new AbortController()
  const end = () => ending.abort()
  stop.addEventListener('abort', end, { once: true })
  const late = setTimeout(end, soundMsMax)
  const ended = new Promise<never>((_, reject) => {
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason), { once: true })
  })
  try {
    const output = context
    if (!output) throw new Error('Nobody pressed to hear it.')
    const loaded = load(path, seq, ending.signal).then((bytes) => output.decodeAudioData(bytes))
    const sound = await Promise.race([loaded, ended])
    if (isSilent(sound)) throw new Error('Nothing is to be heard.')
    // It may have been put to rest meanwhile, and may never wake.
    await Promise.race([output.resume(), ended])
    const source = new AudioBufferSourceNode(output, { buffer: sound })
    source.connect(output.destination)
    return { source, ms: sound.duration * 1_000 }
  } finally {
    clearTimeout(late)
    stop.removeEventListener('abort', end)
  }
}

/**
 * Reads a question with the service's voice: resolves when it is over or stopped, fails where there is no sound
 * of it. `onBegin` is told when it is first heard.
 */
export async function playQuestion(
  { path, seq }: { path: string; seq: number },
  onBegin: () => void,
  stop: AbortSignal,
): Promise<void> {
  const { source, ms } = await prepare(path, seq, stop)
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, ms + besidesMs)
    source.onended = () => {
      clearTimeout(late)
      resolve()
    }
    stop.addEventListener('abort', () => source.stop(), { once: true })
    source.start()
    onBegin()
  })
}
