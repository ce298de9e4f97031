import { expect, test } from 'vitest'
import { bounded } from './bounded.ts'
import { judge, keyOf, type Verdict } from './judge.ts'
import { collectPatterns, readVerdicts } from './patterns.ts'

/** Collecting loads and exercises the whole service; a slow machine takes a while. */
const timeout = 240_000
/** What a pattern may do at most for one text, in steps, as the checker counts its growth. */
const stepsMax = 2_000_000
/** Of the short patterns that are safe, one in so many is judged again. */
const judgedAgainEvery = 40
const shortPattern = 120

/** Places that are not yet clean. Each that is leaves this list; at the end it is empty. */
const notYet = [
  'node_modules/wink-eng-lite-web-model/',
  'node_modules/wink-nlp/',
  'src/guide/',
  'src/http/read-body.ts',
  'src/interview/',
  'src/interviewers/',
  'src/language/',
  'src/profile/',
]
const isJudged = ({ where }: { where: string }) => !notYet.some((place) => where.startsWith(place))

const { patterns, longest } = collectPatterns()
const verdicts = readVerdicts()
const found = patterns.filter(isJudged).map((pattern) => {
  return { ...pattern, verdict: verdicts.get(keyOf(pattern)) }
})
const flagged = found.filter(({ verdict }) => verdict && verdict.status !== 'safe')
const boundOf = ({ where, source }: { where: string; source: string }) =>
  bounded.find((each) => each.where === where && source.startsWith(each.source))

test('every pattern of the tree and of packages that read text is collected', () => {
  expect(patterns.length).toBeGreaterThan(1_500)
  for (const where of ['src/client/client.ts', 'src/web/console/parts/delimited.ts']) {
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

test(
  'the checker says again what it said',
  async () => {
    const short = found.filter(
      ({ verdict, source }) => verdict?.status === 'safe' && source.length <= shortPattern,
    )
    const keys = short.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    const sample = keys.filter((_, at) => at % judgedAgainEvery === 0)
    expect(sample.length).toBeGreaterThan(3)
    for (const each of sample) expect((await judge(each)).status, name(each)).toBe('safe')
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

function name({ where, source, flags }: { where: string; source: string; flags: string }): string {
  return `${where} /${source}/${flags}`
}

function degreeOf(verdict: Verdict | undefined): number {
  const degree = verdict && verdict.status !== 'safe' ? verdict.degree : null
  return degree ?? Number.POSITIVE_INFINITY
}
