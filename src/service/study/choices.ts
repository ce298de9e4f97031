import type { ClosedFound } from '../../contract/closed-question.ts'
import type { ClosedQuestion, PlanQuestion } from '../../guide/plan.ts'
import type { Kept } from '../interview-report/each-kept.ts'
import type { Digest } from '../taking-part/digest.ts'
import { quotaIDOf } from '../taking-part/quota-id.ts'

type Chosen = NonNullable<Digest['choices']>
export type Choices = ReturnType<typeof createChoices>

export type ChoicesPart = { links: number; people: [person: number, chosen: Chosen][] }

/** Numbers that are counted each. */
const valuesMax = 100
/** Those who came to an end, for whom it was among them. */
const ended: readonly Kept['invite']['status'][] = ['completed', 'screened_out', 'quota_full']

/** Counts what people chose, each person once, with what they chose last. */
export function createChoices() {
  const people = new Map<number, Chosen>()
  let links = 0

  function choose(person: number, choices: Chosen): void {
    people.set(person, { ...people.get(person), ...choices })
  }

  return {
    /** Links come oldest first. */
    add(numberOf: () => number, { invite: { status }, digest }: Pick<Kept, 'invite' | 'digest'>) {
      if (!ended.includes(status) || digest === null) return
      const { choices } = digest
      if (!choices) return
      links += 1
      choose(numberOf(), choices)
    },
    /** How many chose something. */
    links: () => links,
    /** What other ones hold, for it to be added here. */
    part: (): ChoicesPart => ({ links, people: [...people] }),
    addPart(part: ChoicesPart, numbers: Int32Array) {
      links += part.links
      for (const [person, choices] of part.people) choose(numbers[person] ?? 0, choices)
    },
    /** What each of them chose there, by the option's words or as a number. */
    chosen({ id, closed }: PlanQuestion): (person: number) => string[] {
      const { options } = closed ?? {}
      const told = (value: number) => (options ? (options[value]?.text ?? '') : String(value))
      return (person) => (people.get(person)?.[id] ?? []).map(told)
    },
    /** `taken`: how many places of which quota somebody holds. */
    found(
      { id, text, closed }: PlanQuestion,
      taken: ReadonlyMap<string, number>,
    ): { closed?: ClosedFound } {
      if (!closed) return {}
      const asked = [...people.values()].flatMap((choices) =>
        Object.hasOwn(choices, id) ? [choices[id] ?? []] : [],
      )
      const found = foundOf(closed, asked)
      const options = found.options?.map((option) =>
        option.quota === undefined
          ? option
          : { ...option, taken: taken.get(quotaIDOf(text, option.text)) ?? 0 },
      )
      return { closed: { ...found, ...(options && { options }) } }
    },
  }
}

function foundOf(closed: ClosedQuestion, asked: readonly (readonly number[])[]): ClosedFound {
  const { kind, options, from, to, labels } = closed
  const answered = asked.filter((choice) => choice.length > 0).length
  const counts = new Map<number, number>()
  for (const choice of asked) {
    for (const value of choice) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return {
    kind,
    ...(options && {
      options: options.map((option, at) => ({ ...option, people: counts.get(at) ?? 0 })),
    }),
    ...(!options && { values: valuesOf(closed, counts) }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(labels && { labels }),
    asked: asked.length,
    answered,
    ...(!options && answered > 0 && { mean: meanOf(counts) }),
  }
}

function valuesOf({ from, to }: ClosedQuestion, counts: ReadonlyMap<number, number>) {
  const isScale = from !== undefined && to !== undefined
  const values = isScale
    ? Array.from({ length: to - from + 1 }, (_, at) => from + at)
    : [...counts.keys()].sort((one, other) => one - other).slice(0, valuesMax)
  return values.map((value) => ({ value, people: counts.get(value) ?? 0 }))
}

/** To two decimals. */
function meanOf(counts: ReadonlyMap<number, number>): number {
  let [sum, people] = [0, 0]
  for (const [value, times] of counts) {
    sum += value * times
    people += times
  }
  return Math.round((sum / people) * 100) / 100
}
