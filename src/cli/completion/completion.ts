import type { Command } from 'commander'
import { bash } from './bash.ts'
import { fish } from './fish.ts'
import { placesOf } from './words.ts'
import { zsh } from './zsh.ts'

const writers = { bash, zsh, fish }

export const shells = ['bash', 'zsh', 'fish'] as const

/** What a shell reads to complete a command line. */
export function completionOf(program: Command, shell: (typeof shells)[number]): string {
  return writers[shell](program.name(), placesOf(program))
}
