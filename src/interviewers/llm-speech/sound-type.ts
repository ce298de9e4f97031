import type { SoundType } from '../../contract/participant.ts'

/** By which first bytes a file of each type is known; servers name types that their files are not of. */
const beginnings: [type: SoundType, bytes: string][] = [
  ['audio/mpeg', 'ID3'],
  ['audio/wav', 'RIFF'],
  ['audio/ogg', 'OggS'],
  ['audio/flac', 'fLaC'],
]

/** The type of a file of sound; null where it is none that a page is given. */
export function soundTypeOf(bytes: Uint8Array): SoundType | null {
  const [first = 0, second = 0] = bytes
  // A frame of MP3 without a tag before it: eleven bits that are set, of layer III.
  if (first === 0xff && (second & 0xe6) === 0xe2) return 'audio/mpeg'
  const head = String.fromCharCode(...bytes.subarray(0, 4))
  return beginnings.find(([, beginning]) => head.startsWith(beginning))?.[0] ?? null
}
