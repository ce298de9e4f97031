import type { ComponentChildren } from 'preact'

export type Tone = 'plain' | 'good' | 'accent' | 'warning' | 'bad'

/** A word about how something stands. Its colour repeats what the word says. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>
}
