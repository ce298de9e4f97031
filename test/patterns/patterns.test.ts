import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { bounded } from './bounded.ts'
import { judge, keyOf, type Verdict } from './judge.ts'
import { collectPatterns, type Judged, readVerdicts } from './patterns.ts'
import { roomOf, roomStepsMax } from './rooms.ts'
import { walk } from './steps.ts'
import type { Weighed } from './weigh.ts'

/** Collecting loads and exercises the whole service; a slow machine takes a while. */
const timeout = 240_000
/** What a pattern may do at most for one text, in steps, as the checker counts its growth. */
const stepsMax = 2_000_000
/** Of the short patterns that are safe, one in so many is judged again. */
const judgedAgainEvery = 40
const shortPattern = 120

const { patterns, longest } = collectPatterns()
const verdicts = readVerdicts()
const found = patterns.map((pattern): Judged => {
  return { ...pattern, verdict: verdicts.get(keyOf(pattern)) }
})
const notSafe = found.filter(({ verdict }) => verdict && verdict.status !== 'safe')
const inRooms = notSafe.filter(roomOf)
const flagged = notSafe.filter((each) => !roomOf(each))
const boundOf = ({ where, source }: { where: string; source: string }) =>
  bounded.find((each) => each.where === where && source.startsWith(each.source))

test('every pattern of the tree and of packages that read text is collected', () => {
  expect(patterns.length).toBeGreaterThan(600)
  for (const where of ['src/client/client.ts', 'src/web/console/parts/texts/delimited.ts']) {
    expect(patterns.some((pattern) => pattern.where === where)).toBe(true)
  }
  for (const name of ['fastify', 'zod', '@orama/stemmers', 'secure-json-parse']) {
    expect(patterns.some(({ where }) => where.startsWith(`node_modules/${name}/`))).toBe(true)
  }
})

test('every pattern has a verdict; where one is missing, run npm run -s patterns', () => {
  expect(found.filter(({ verdict }) => !verdict).map(name)).toEqual([])
})

test('no pattern is super-linear or undecided without a bound before it', () => {
  expect(flagged.filter((each) => !boundOf(each)).map(name)).toEqual([])
})

test('a pattern that is not linear reads no more than its bound, and its bound keeps it cheap', () => {
  for (const each of flagged) {
    const { largest = 0, degree = degreeOf(each.verdict) } = boundOf(each) ?? {}
    expect(longest[each.source] ?? 0, name(each)).toBeLessThanOrEqual(largest)
    // An exponential one, or one that is not decided, may stay where it is never asked alone.
    if (largest > 0) expect(largest ** degree, name(each)).toBeLessThan(stepsMax)
  }
})

test('a bound is named for what is there and needs it', () => {
  for (const { where, source } of bounded) {
    const named = flagged.filter((each) => each.where === where && each.source.startsWith(source))
    expect(named.length, `${where} ${source}`).toBeGreaterThan(0)
  }
})

test('no pattern on the words of people is exponential, as far as the checker decides', () => {
  const exponential = inRooms.filter(
    ({ verdict }) => verdict?.status === 'vulnerable' && verdict.degree === null,
  )
  expect(exponential.map(name)).toEqual([])
})

// What this proves: that bounds stand before these patterns, as far as hostile guides and answers in
// five languages reach them, and that the checker's own attack and texts made from a pattern's own
// parts cost little at that length, in steps that are counted and not in time. What it does not: that
// no other text of that length costs more.
test(
  'a pattern on the words of people that is not linear reads no more than its room, and is cheap there',
  async () => {
    const weighed = await weigh(inRooms)
    for (const [at, each] of inRooms.entries()) {
      const { longest: read, steps, text } = weighed[at] ?? unweighed
      expect(read, name(each)).toBeLessThanOrEqual(roomOf(each)?.characters ?? 0)
      expect(steps, `${name(each)} ${JSON.stringify(text)}`).toBeLessThan(roomStepsMax)
    }
  },
  timeout,
)

test.each([
  ['^(?:a+)+$', 'aaaa'],
  ['(?<=^|\\s)(\\w+) \\1(?! x)', 'so so is is x'],
  ['a*?b|[^b]{2,3}$', 'caabccc'],
])('steps are counted on the way to what the engine finds: /%s/', (source, text) => {
  const found = new RegExp(source, 'u').exec(text)
  const { found: own } = walk({ source, flags: 'u' }, text, roomStepsMax)
  expect(own).toEqual(found && [found.index, found.index + found[0].length])
})

test('steps grow with the text as the work of a pattern does', () => {
  const stepsOf = (source: string, size: number) =>
    walk({ source, flags: '' }, 'a'.repeat(size), Number.POSITIVE_INFINITY).steps
  expect(stepsOf('b+c', 800) / stepsOf('b+c', 400)).toBeCloseTo(2, 1)
  expect(stepsOf('a+b', 800) / stepsOf('a+b', 400)).toBeCloseTo(4, 1)
  expect(stepsOf('a+a+b', 400) / stepsOf('a+a+b', 200)).toBeCloseTo(8, 0)
})

test(
  'the checker says again what it said',
  async () => {
    const short = found.filter(
      ({ verdict, source }) => verdict?.status === 'safe' && source.length <= shortPattern,
    )
    const keys = short.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    const sample = keys.filter((_, at) => at % judgedAgainEvery === 0)
    expect(sample.length).toBeGreaterThan(3)
    const said = await eachInTurn(sample, async (each) => [name(each), (await judge(each)).status])
    // On a busy machine the checker may run out of its time, which says nothing.
    const told = said.filter(([, status]) => status !== 'unknown')
    expect(told.length).toBeGreaterThan(sample.length / 2)
    expect(told.filter(([, status]) => status !== 'safe')).toEqual([])
  },
  timeout,
)

test(
  'the checker knows what took the service down',
  async () => {
    const cubic = String.raw`^\s*([1-5])\s*((\/|out of|von|sur|de)\s*5)?\s*[.!]?\s*$`
    const verdict = await judge({ source: cubic, flags: 'i' })
    expect(verdict).toMatchObject({ status: 'vulnerable', degree: 3 })
  },
  timeout,
)

const unweighed: Weighed = { longest: 0, steps: Number.POSITIVE_INFINITY, text: '' }
/** A step into a text is a call within a call. */
const stackSizeMb = 256

async function weigh(judged: readonly Judged[]): Promise<Weighed[]> {
  const resourceLimits = { stackSizeMb }
  const options = { workerData: judged, resourceLimits, execArgv: [] }
  const worker = new Worker(new URL('weigh.ts', import.meta.url), options)
  const [weighed] = await once(worker, 'message')
  await worker.terminate()
  return weighed
}

function name({ where, source, flags }: { where: string; source: string; flags: string }): string {
  return `${where} /${source}/${flags}`
}

function degreeOf(verdict: Verdict | undefined): number {
  const degree = verdict && verdict.status !== 'safe' ? verdict.degree : null
  return degree ?? Number.POSITIVE_INFINITY
}

/** One after the other, as each takes all that the machine has. */
async function eachInTurn<T, R>(list: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (const item of list) done.push(await work(item))
  return done
}
