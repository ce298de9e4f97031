import { createHash } from 'node:crypto'

/** A number from 0 to 1 for these words, the same each time: breaks ties without chance. */
export function tieBreak(...parts: (string | number)[]): number {
  const digest = createHash('sha256').update(parts.join('\u0000')).digest()
  return digest.readUInt32BE(0) / 0xffffffff
}
