import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { arms } from './material.ts'

const grade = z.number().min(1).max(5)
const talk = z.strictObject({
  /** Each question's grade, and whether it is one of the guide or of form (q) or a follow-up (f). */
  questions: z.array(z.tuple([grade, z.enum(['q', 'f'])])),
  whole: grade,
  facts: z.number().min(0).max(12),
  pushBacks: z.int().min(0),
  secrets: z.int().min(0),
})
type Talk = z.infer<typeof talk>

const comparison = z.strictObject({
  date: z.string(),
  commit: z.string(),
  writtenBy: z.string(),
  playedBy: z.string(),
  modelBy: z.string(),
  judgedBy: z.string(),
  note: z.string(),
  people: z.array(
    z.strictObject({
      id: z.string(),
      judged: z.array(
        z.strictObject({
          prefers: z.enum([...arms, 'even']),
          why: z.string(),
          first: z.enum(arms),
          service: talk,
          prompt: talk,
        }),
      ),
    }),
  ),
})

const poorMax = 2
/** People of twelve for whom no judge prefers the prompt. */
const heldMin = 9
const folder = new URL('../../comparison/', import.meta.url)

/** What a comparison came to, as Markdown: whom the judges preferred, and both sides' figures. */
export function comparisonTable(round: number): string {
  const written = readFileSync(new URL(`round-${round}.json`, folder), 'utf8')
  const { people, ...about } = comparison.parse(JSON.parse(written))
  const judged = people.flatMap((person) => person.judged)
  const prefer = (whom: string) => judged.filter(({ prefers }) => prefers === whom).length
  const isHeld = people.filter(({ judged: both }) =>
    both.every(({ prefers }) => prefers !== 'prompt'),
  ).length
  const rows = figures.map(({ name, of }) => {
    const [service = 0, prompt = 0] = arms.map((arm) => of(judged.map((one) => one[arm])))
    return `| ${name} | ${service.toFixed(2)} | ${prompt.toFixed(2)} |`
  })
  return `| mean of both judges | the service | the prompt |
| --- | --- | --- |
${rows.join('\n')}

Preferred: the service ${prefer('service')}, the prompt ${prefer('prompt')}, even ${prefer('even')}, of ${judged.length} judgements on ${people.length} people; for ${isHeld} of the ${people.length} no judge preferred the prompt. **The goal of ${heldMin} of 12 is ${isHeld >= heldMin ? 'reached' : 'missed'}.**

Held on ${about.date}, build ${about.commit}. Written by ${about.writtenBy}, played by ${about.playedBy}, the model played by ${about.modelBy}, judged by ${about.judgedBy}. ${about.note}`
}

const figures: { name: string; of: (talks: readonly Talk[]) => number }[] = [
  { name: 'grade of a question', of: (talks) => mean(gradesIn(talks)) },
  {
    name: 'poor ones (1, 2), share',
    of: (talks) => mean(gradesIn(talks).map((each) => (each <= poorMax ? 1 : 0))),
  },
  { name: 'grade of a follow-up', of: (talks) => mean(gradesIn(talks, 'f')) },
  { name: 'grade of a whole interview', of: (talks) => mean(talks.map(({ whole }) => whole)) },
  { name: 'facts of 12', of: (talks) => mean(talks.map(({ facts }) => facts)) },
  {
    name: 'push-backs an interview',
    of: (talks) => mean(talks.map(({ pushBacks }) => pushBacks)),
  },
  {
    name: 'told or asked what the guide keeps quiet about, in all',
    of: (talks) => talks.reduce((sum, { secrets }) => sum + secrets, 0),
  },
]

function gradesIn(talks: readonly Talk[], kind?: 'f'): number[] {
  return talks
    .flatMap(({ questions }) => questions)
    .flatMap(([each, of]) => (kind === undefined || of === kind ? [each] : []))
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length
}
