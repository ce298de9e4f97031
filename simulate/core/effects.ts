import type { FaultKind, Faults, Place } from './faults.ts'
import type { Owner, Task, World } from './world.ts'

/** An effect about to happen: its name, what befalls it, and how long it takes to begin. */
export type Effect<P extends Place> = {
  task: Task
  key: string
  fault: FaultKind<P> | null
  /** Longer where it is held up. */
  delayMs: number
}

export type Effects = {
  world: World
  faults: Faults
  next<P extends Place>(place: P, name: string, usualMs: number): Effect<P>
  /** The next effect once its time has come; never where its process ends before it. */
  take<P extends Place>(place: P, name: string, usualMs: number): Promise<Effect<P>>
  /** Ends a process at once: nothing of what it had under way goes on. */
  crash(owner: Owner): void
  onCrash(told: (owner: Owner) => void): void
}

/** Long enough for every lease there is to end meanwhile. */
const heldUpMs = [2_000, 20_000, 60_000, 6 * 60_000, 7 * 60_000] as const

export function createEffects(world: World, faults: Faults): Effects {
  const listeners: ((owner: Owner) => void)[] = []
  const effects: Effects = {
    world,
    faults,
    next(place, name, usualMs) {
      const task = world.task()
      task.effects += 1
      const key = `${task.key}#${task.effects} ${name}`
      const fault = faults.at(place, key)
      const size = faults.size(key)
      const delayMs = Math.floor(usualMs * (0.5 + size))
      const heldUp = heldUpMs[Math.floor(size * heldUpMs.length)] ?? 0
      return { task, key, fault, delayMs: fault === 'held up' ? delayMs + heldUp : delayMs }
    },
    take(place, name, usualMs) {
      return new Promise((resolve) => {
        const effect = effects.next(place, name, usualMs)
        const { task, key, fault } = effect
        world.plan(task, effect.delayMs, key, () => {
          if (fault === 'crash before' && task.owner) effects.crash(task.owner)
          else resolve(effect)
        })
      })
    },
    crash(owner) {
      if (!owner.alive) return
      owner.alive = false
      world.note(`${owner.name} crashes`)
      for (const told of listeners) told(owner)
    },
    onCrash: (told) => listeners.push(told),
  }
  return effects
}
