import { AppError } from '../../src/contract/errors.ts'
import type { Store } from '../../src/service/store.ts'
import type { Outcome } from '../../src/storage/sqlite/batch.ts'
import { bindVerbs } from '../../src/storage/verbs/bind-verbs.ts'
import type { ReadName } from '../../src/storage/verbs/reads.ts'
import type { WriteName } from '../../src/storage/verbs/writes.ts'
import type { Effect, Effects } from '../core/effects.ts'
import type { Owner } from '../core/world.ts'
import type { Database, Tear, VerbName } from './database.ts'

/** Told of each verb in the instant in which it is done, before whoever asked for it knows. */
/** `isLast`: nothing was committed together with it that came behind it, so the rows are as it left them. */
type Done = { name: VerbName; given: unknown; result: unknown; by: string; isLast: boolean }
export type Watch = (done: Done) => void

type Waiting = {
  name: WriteName
  given: unknown
  effect: Effect<'store'>
  answer(outcome: Outcome): void
}

const usualMs = 4
/** Writes of so long a time share a commit, as those do that wait for a disk. */
const gatherMs = 3
const batchMax = 16
/** For so long a disk that is full stays full. */
const fullMs = 30_000

/** One database, and the stores of all processes on it. */
export function createStores(effects: Effects, database: Database, watch: Watch) {
  const { world, faults } = effects
  const outside = { key: 'store', effects: 0, owner: null }
  let gathered: Waiting[] = []
  let isFull = false

  async function commit(): Promise<void> {
    const batch = gathered.slice(0, batchMax)
    gathered = gathered.slice(batchMax)
    if (gathered.length > 0) world.plan(outside, 0, '', () => void commit())
    const outcomes = await database.commit(batch, tearOf(batch))
    for (const [at, { name, given, effect, answer }] of batch.entries()) {
      const outcome = outcomes[at]
      if (!outcome) continue
      const isLast = at === batch.length - 1
      if (outcome.done) watch({ name, given, result: outcome.result, by: effect.key, isLast })
      answer(outcome)
    }
  }

  function tearOf(batch: readonly Waiting[]): Tear {
    for (const { effect } of batch) {
      if (effect.fault === 'commit fails') return { commit: true }
      if (effect.fault !== 'torn' && !isFull) continue
      const statement = 1 + Math.floor(faults.size(effect.key) * 14)
      return { statement, why: isFull ? 'full' : 'error' }
    }
    return null
  }

  function write(
    effect: Effect<'store'>,
    name: WriteName,
    given: unknown,
    answer: Waiting['answer'],
  ) {
    gathered.push({ name, given, effect, answer })
    if (gathered.length > 1) return
    world.plan(outside, Math.floor(faults.size(effect.key) * gatherMs), '', () => void commit())
  }

  function read(name: ReadName, given: unknown, answer: Waiting['answer']): void {
    database.read(name, given).then(
      (result) => answer({ done: true, result }),
      (error: unknown) => answer({ done: false, error }),
    )
  }

  function storeOf(owner: Owner): Store {
    function verb(name: VerbName, given: unknown, isRead: boolean): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const effect = effects.next('store', name, usualMs)
        const { task, key, fault } = effect
        function deliver(outcome: Outcome): void {
          world.note(`${key} ${outcome.done ? 'done' : 'failed'}`)
          if (fault === 'crash after') {
            effects.crash(owner)
            return
          }
          const tell = () => {
            if (fault === 'unheard') reject(away())
            else if (outcome.done) resolve(outcome.result)
            else reject(outcome.error)
          }
          world.plan(task, fault === 'held up' ? effect.delayMs : 0, '', tell)
        }
        function begin(): void {
          if (fault === 'clock jumps') jump(owner, faults.size(key))
          if (fault === 'disk full') fill()
          if (fault === 'crash before') effects.crash(owner)
          else if (fault === 'refused') reject(away())
          else if (isRead) read(name as ReadName, given, deliver)
          else write(effect, name as WriteName, given, deliver)
        }
        world.plan(task, effect.delayMs, '', begin)
      })
    }
    return {
      ...bindVerbs(
        (name, given) => verb(name, given, true),
        (name, given) => verb(name, given, false),
      ),
      onJob: () => undefined,
      ping: async () => undefined,
      close: async () => undefined,
    }
  }

  function fill(): void {
    isFull = true
    world.plan(outside, fullMs, 'the disk has room again', () => {
      isFull = false
    })
  }

  return { storeOf }
}

function away(): AppError {
  return new AppError('unavailable', 'The database cannot be reached.')
}

/** A clock is put right, or wrong: by seconds, or by most of an hour. */
function jump(owner: Owner, size: number): void {
  owner.skewMs += Math.round((size - 0.5) * ((size * 1000) % 2 < 1 ? 20_000 : 5_400_000))
}
