import type { Config } from '../config.ts'
import type { RandomBytes } from '../service/ids.ts'
import { createSealing } from '../service/sound/sealing.ts'
import type { Sounds, SoundsDeps } from '../service/sound/sounds.ts'

/** The sound of those who allowed that it is kept; for what reads an interview no start waits. */
export function openSounds(
  { soundKeys, soundRoom }: Pick<Config, 'soundKeys' | 'soundRoom'>,
  { randomBytes, ...deps }: Omit<SoundsDeps, 'sealing' | 'room'> & { randomBytes: RandomBytes },
): Sounds {
  const sealing = createSealing(soundKeys, randomBytes)
  let opened: Promise<Sounds> | undefined
  function open(): Promise<Sounds> {
    opened ??= import('../service/sound/sounds.ts').then(({ createSounds }) =>
      createSounds({ ...deps, sealing, room: soundRoom }),
    )
    return opened
  }
  return {
    admit: async (who, of) => (await open()).admit(who, of),
    keep: async (place, file) => (await open()).keep(place, file),
    open: async (who, seq) => (await open()).open(who, seq),
  }
}
