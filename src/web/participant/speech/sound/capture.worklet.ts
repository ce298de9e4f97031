import { blockMs } from './gate.ts'
import { speechRate, toPCM } from './pcm.ts'
import { createResampler } from './resample.ts'

const blockSamples = (speechRate * blockMs) / 1000

/** Gives what a microphone hears as blocks of mono PCM at the rate of speech. */
class Capture extends AudioWorkletProcessor {
  #resample = createResampler(sampleRate, speechRate)
  #block = new Float32Array(blockSamples)
  #filled = 0

  process([input = []]: Float32Array[][]): boolean {
    const [first] = input
    if (!first) return true
    const mono = first.map(
      (_, at) => input.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / input.length,
    )
    for (const sample of this.#resample(mono)) {
      this.#block[this.#filled] = sample
      this.#filled += 1
      if (this.#filled === blockSamples) this.#send()
    }
    return true
  }

  #send(): void {
    const block = toPCM(this.#block)
    this.port.postMessage(block, [block.buffer])
    this.#filled = 0
  }
}

registerProcessor('capture', Capture)
