import type { Recording } from '../../interview/recognizer.ts'

/** Bytes before the samples of a plain WAV file, and where they tell of them. */
const headBytes = 44
const at = {
  file: 0,
  wave: 8,
  form: 12,
  coding: 20,
  channels: 22,
  rate: 24,
  block: 32,
  bits: 34,
  data: 36,
}
const tags = { riff: 0x52494646, wave: 0x57415645, form: 0x666d7420, data: 0x64617461 }
const pcm = 1

/**
 * Seconds that a recording lasts; null of anything but a plain WAV file of PCM, whose first 44 bytes say how
 * it is to be heard (RIFF WAVE as IBM and Microsoft defined it in 1991).
 */
export function secondsOf({ sound }: Pick<Recording, 'sound'>): number | null {
  if (sound.length < headBytes) return null
  const head = new DataView(sound.buffer, sound.byteOffset, headBytes)
  const short = (place: number) => head.getUint16(place, true)
  const [channels, block, bits] = [short(at.channels), short(at.block), short(at.bits)]
  const isPlain =
    head.getUint32(at.file) === tags.riff &&
    head.getUint32(at.wave) === tags.wave &&
    head.getUint32(at.form) === tags.form &&
    head.getUint32(at.data) === tags.data &&
    head.getUint16(at.coding, true) === pcm &&
    bits % 8 === 0 &&
    block === (channels * bits) / 8
  const bytesASecond = block * head.getUint32(at.rate, true)
  return isPlain && bytesASecond > 0 ? (sound.length - headBytes) / bytesASecond : null
}
