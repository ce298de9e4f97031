import { hash32 } from './chance.ts'

/** What happened, in order: its hash is what two runs of a seed are told apart by. */
export type Trail = {
  add(atMs: number, label: string): void
  /** What is no step of it, as rows that it came to: in its hash alone. */
  mix(text: string): void
  hash(): string
  lines(): readonly string[]
}

export function createTrail(keep: boolean): Trail {
  const lines: string[] = []
  let [one, other] = [0x9e3779b9, 0x85ebca6b]
  function mix(text: string): void {
    one = hash32(text, one)
    other = hash32(text, other ^ one)
  }
  return {
    mix,
    add(atMs, label) {
      const line = `${atMs} ${label}`
      mix(line)
      if (keep) lines.push(line)
    },
    hash: () => one.toString(16).padStart(8, '0') + other.toString(16).padStart(8, '0'),
    lines: () => lines,
  }
}
