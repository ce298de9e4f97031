import type { CallID } from '../../src/contract/calls/calls.ts'
import { AppError, type ErrorCode } from '../../src/contract/errors.ts'
import type { Answer, CallInput } from '../../src/service/service.ts'
import { createChance } from '../core/chance.ts'
import { type Owner, startMs } from '../core/world.ts'
import type { Leanings } from '../people/leanings.ts'
import { type Process, type Surroundings, startProcess, tellBug } from './process.ts'

/** What came back of a request: an answer, a refusal, or nothing that was heard. */
export type Reply<T> =
  | { heard: 'answer'; value: T; browser: string | undefined }
  | { heard: 'refusal'; code: ErrorCode; message: string }
  | { heard: 'nothing' }

export type Hosts = {
  start(): void
  /** Sends one request to some process. */
  ask<K extends CallID>(call: K, input: Partial<CallInput<K>>): Promise<Reply<unknown>>
  /** The same for what is no call of the contract. */
  askPart<T>(name: string, perform: (process: Process) => Promise<T>): Promise<Reply<T>>
  /** One round of everything that goes on by itself, in one process: each has its turn. */
  tick(turn: number): Promise<boolean>
  /** Each begins anew, and does nothing by itself any more. */
  rest(): void
  end(): void
}

type Host = { name: string; times: number; owner: Owner | null; process: Process | null }

const usualMs = 8
const restartMs = 3_000
/** How long somebody waits for an answer before they take it for lost. */
const answerMsMax = 30_000
/** Pauses between the rounds of a process: while people are about, while leases end, and from then on. */
const pausesMs = [
  { untilMs: 150_000, pauseMs: 16_000 },
  { untilMs: 20 * 60_000, pauseMs: 80_000 },
  { untilMs: 60 * 60_000, pauseMs: 400_000 },
  { untilMs: Number.POSITIVE_INFINITY, pauseMs: 12 * 3_600_000 },
] as const

/** The processes that serve one database, and the network before them. */
export function createHosts(
  given: Surroundings,
  {
    count,
    goesOnByItself,
    hands,
    skewMs,
  }: { count: number } & Pick<Leanings, 'goesOnByItself' | 'hands' | 'skewMs'>,
): Hosts {
  const { effects, seed } = given
  const { world, faults } = effects
  const outside = { key: 'hosts', effects: 0, owner: null }
  const waiting = new Map<Owner, Set<() => void>>()
  const hosts = Array.from({ length: count }, (_, at): Host => {
    return { name: String.fromCharCode(65 + at), times: 0, owner: null, process: null }
  })
  let isEnded = false
  let isAtRest = false

  function begin(host: Host): void {
    host.times += 1
    const owner: Owner = {
      name: `${host.name}${host.times}`,
      alive: true,
      skewMs: host === hosts[0] ? skewMs : 0,
    }
    host.owner = owner
    world.begin(owner.name, owner, async () => {
      const process = await startProcess(given, owner).catch((cause: unknown) => {
        tellBug(effects, `${owner.name} starts`, cause)
        return null
      })
      if (!process) return effects.crash(owner)
      host.process = process
      if (isAtRest) return
      if (goesOnByItself) {
        process.worker.start()
        process.sender.start()
      } else {
        const chance = createChance(seed, `rounds of ${owner.name}`)
        for (let hand = 0; hand < hands; hand += 1)
          goRound(owner, process.worker, hand, chance.next)
        goRound(owner, process.sender, hands, chance.next)
      }
    })
  }

  function goRound(
    owner: Owner,
    what: Pick<Process['worker'], 'tick'>,
    hand: number,
    next: () => number,
  ): void {
    world.begin(`${owner.name} round ${hand}`, owner, async () => {
      for (;;) {
        const passedMs = world.now() - startMs
        const pauseMs = pausesMs.find(({ untilMs }) => passedMs < untilMs)?.pauseMs ?? 0
        await world.sleep(Math.floor(pauseMs * (0.2 + 1.6 * next())))
        for (let more = true; more; ) {
          more = await what.tick().catch((cause: unknown) => {
            tellBug(effects, `${owner.name} rounds`, cause)
            return false
          })
        }
      }
    })
  }

  effects.onCrash((owner) => {
    for (const tell of waiting.get(owner) ?? []) tell()
    waiting.delete(owner)
    const host = hosts.find((one) => one.owner === owner)
    if (!host) return
    host.process = null
    host.owner = null
    if (!isEnded) world.plan(outside, restartMs, `${host.name} starts again`, () => begin(host))
  })

  function choose(size: number): Host | undefined {
    const up = hosts.filter(({ process }) => process !== null)
    return up[Math.floor(size * up.length)]
  }

  async function askPart<T>(
    name: string,
    perform: (process: Process) => Promise<Carried<T>>,
  ): Promise<Reply<T>> {
    const effect = await effects.take('request', name, usualMs)
    const { task, key, fault } = effect
    const host = choose(faults.size(key))
    const { process, owner } = host ?? {}
    if (!process || !owner || fault === 'lost') {
      await world.sleep(faults.size(key) * 2_000)
      return { heard: 'nothing' }
    }
    return await new Promise((resolve) => {
      let isOver = false
      const tell = (reply: Reply<T>) => {
        if (isOver) return
        isOver = true
        waiting.get(owner)?.delete(cutOff)
        world.plan(task, Math.floor(faults.size(key) * usualMs), '', () => resolve(reply))
      }
      const cutOff = () => tell({ heard: 'nothing' })
      waiting.set(owner, (waiting.get(owner) ?? new Set()).add(cutOff))
      world.plan(task, answerMsMax, '', cutOff)
      const send = (which: string) =>
        world.begin(`${key}${which}`, owner, async () => {
          const reply = await replyOf(name, () => perform(process))
          world.note(`${key}${which} ${reply.heard}`)
          if (fault === 'answer lost') cutOff()
          else tell(reply)
        })
      send('')
      if (fault === 'doubled') send(' again')
    })
  }

  async function replyOf<T>(name: string, perform: () => Promise<Carried<T>>): Promise<Reply<T>> {
    try {
      const { value, browser } = await perform()
      return { heard: 'answer', value, browser }
    } catch (error) {
      tellBug(effects, name, error)
      if (!(error instanceof AppError)) return { heard: 'nothing' }
      return { heard: 'refusal', code: error.code, message: error.message }
    }
  }

  return {
    start: () => hosts.forEach(begin),
    ask: (call, input) =>
      askPart(call, async ({ service }) => {
        const whole = { query: {}, body: {}, linkID: '', browser: null, idempotencyKey: null }
        const perform = service[call] as (input: unknown) => Promise<Answer<unknown>>
        return await carried(await perform({ ...whole, ...input }))
      }),
    askPart: (name, perform) =>
      askPart(name, async (process) => ({ value: await perform(process), browser: undefined })),
    async tick(turn) {
      const { process } = hosts[turn % hosts.length] ?? {}
      if (!process) return false
      let isMore = false
      while (await process.worker.tick()) isMore = true
      return (await process.sender.tick()) || isMore
    },
    rest() {
      isAtRest = true
      for (const { owner } of hosts) if (owner) effects.crash(owner)
    },
    end() {
      isEnded = true
      for (const { owner } of hosts) if (owner) effects.crash(owner)
    },
  }
}

type Carried<T> = { value: T; browser: string | undefined }

/** An answer as it goes over the wire. */
async function carried(answer: Answer<unknown>): Promise<Carried<unknown>> {
  if ('json' in answer) return { value: JSON.parse(answer.json), browser: undefined }
  if ('value' in answer) return { value: answer.value, browser: answer.browser }
  const parts: unknown[] = []
  if ('pages' in answer) {
    for await (const page of answer.pages) parts.push(...page.map((item) => JSON.parse(item)))
  } else for await (const piece of answer.pieces) parts.push(piece)
  return { value: parts, browser: undefined }
}
