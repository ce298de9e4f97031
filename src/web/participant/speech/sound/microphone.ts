import captureURL from './capture.worklet.ts?worker&url'

export type Microphone = { close(): void }

/** Why nothing can be heard, by the text that says so. */
export type MicrophoneTrouble = 'speakDenied' | 'speakNone' | 'speakFailed'

/** What went wrong when a microphone could not be opened. */
export function readTrouble(error: unknown): MicrophoneTrouble {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'speakDenied'
  return name === 'NotFoundError' || name === 'NotReadableError' ? 'speakNone' : 'speakFailed'
}

/** Opens the microphone, after asking. `onEnd`: it was taken away, as by a call or by unplugging it. */
export async function openMicrophone(
  onBlock: (block: Int16Array<ArrayBuffer>) => void,
  onEnd: () => void,
): Promise<Microphone> {
  // Made while the press that asked for it still counts; its own rate, which every browser can record.
  const context = new AudioContext()
  let stream: MediaStream | null = null

  function close(): void {
    for (const track of stream?.getTracks() ?? []) track.stop()
    context.onstatechange = null
    if (context.state !== 'closed') void context.close()
  }

  try {
    // First: what is said from then on is heard.
    await context.audioWorklet.addModule(captureURL)
    stream = await navigator.mediaDevices.getUserMedia({
      audio: {
        channelCount: 1,
        echoCancellation: true,
        noiseSuppression: true,
        autoGainControl: true,
      },
    })
    await context.resume()
    const capture = new AudioWorkletNode(context, 'capture')
    capture.port.onmessage = ({ data }: MessageEvent<Int16Array<ArrayBuffer>>) => onBlock(data)
    context.createMediaStreamSource(stream).connect(capture)
    // It gives silence; what leads nowhere is not run.
    capture.connect(context.destination)
    for (const track of stream.getTracks()) track.onended = onEnd
    // A telephone call interrupts it.
    context.onstatechange = () => context.state !== 'running' && onEnd()
    return { close }
  } catch (error) {
    close()
    throw error
  }
}
