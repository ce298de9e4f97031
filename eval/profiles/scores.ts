import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { sets } from './interviews.ts'
import { lookAtLies } from './read.ts'
import { readReplies } from './replies.ts'

export const kinds = ['model', 'rules', 'mixed'] as const
const graded = z.strictObject({
  sentences: z.int(),
  right: z.int(),
  empty: z.int(),
  misleading: z.int(),
  /** Facts told in the interview, and those of them that the profile tells; half ones count ½. */
  told: z.number(),
  found: z.number(),
  mainReason: z.boolean(),
  /** 1 to 5: could be read aloud to them, and a researcher would be glad of it. */
  aloud: z.number().min(1).max(5),
})
type Graded = z.infer<typeof graded>
/** Of each person, by each judge. */
const setScore = z.strictObject({
  date: z.string(),
  build: z.string(),
  note: z.string(),
  judged: z.array(z.record(z.string(), z.record(z.enum(kinds), graded))),
})

const path = new URL('scores.json', import.meta.url)

/** What judges made of the profiles of each set. */
export function profilesTable(): string {
  const all = z.partialRecord(z.enum(sets), setScore).parse(JSON.parse(readFileSync(path, 'utf8')))
  const judged = sets.filter((set) => all[set])
  const columns = judged.flatMap((set) => kinds.map((kind) => figuresOf(gradesOf(all[set], kind))))
  const heads = judged.flatMap((set) => kinds.map((kind) => `${set}: ${titles[kind]}`))
  const rows = names.map((name, at) => [
    name,
    ...columns.map((column) => column[at] ?? ''),
    goals[at],
  ])
  const notes = judged.map(
    (set) => `- ${set} (${all[set]?.date}, build ${all[set]?.build}): ${all[set]?.note}`,
  )
  const line = (cells: readonly (string | undefined)[]) => `| ${cells.join(' | ')} |`
  return [
    line(['of a profile, both judges', ...heads, 'must reach']),
    line(['---', ...heads.map(() => '--:'), '--:']),
    ...rows.map(line),
    '',
    ...notes,
  ].join('\n')
}

const titles = { model: 'by a model', rules: 'by rules', mixed: 'control' }
const names = [
  'statements right and rightly placed',
  'true, but empty, told twice or misplaced',
  'misleading',
  'of what was told, found',
  'main reason there',
  'could be read aloud, 1 to 5',
]
const goals = ['≥ 95 %', '–', '–', '≥ 75 %', '11 of 12', '–']

function gradesOf(
  score: z.infer<typeof setScore> | undefined,
  kind: (typeof kinds)[number],
): Graded[] {
  return (score?.judged ?? []).flatMap((people) =>
    Object.values(people).flatMap((person) => person[kind] ?? []),
  )
}

function figuresOf(grades: readonly Graded[]): string[] {
  const sum = (of: (one: Graded) => number) => grades.reduce((total, one) => total + of(one), 0)
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
  const sentences = sum((one) => one.sentences)
  return [
    share(
      sum(({ right }) => right),
      sentences,
    ),
    share(
      sum(({ empty }) => empty),
      sentences,
    ),
    share(
      sum(({ misleading }) => misleading),
      sentences,
    ),
    share(
      sum(({ found }) => found),
      sum(({ told }) => told),
    ),
    `${sum(({ mainReason }) => Number(mainReason))} of ${grades.length}`,
    (sum(({ aloud }) => aloud) / grades.length).toFixed(1),
  ]
}

/** What a model's second look, as recorded, leaves of honest claims and of lies that stand in its way mixed. */
export function secondLook(): string {
  const replies = readReplies(fileURLToPath(new URL('replies.jsonl', import.meta.url)))
  const looked = lookAtLies({ replies, due: new Map() })
  if (!looked)
    throw new Error('A second look is not recorded: `node eval/profiles.ts apart due FOLDER`.')
  const { honest, honestKept, lies, liesKept } = looked
  return `Of the lies below that code lets through, which were put to a model's second look among the honest claims, it leaves
${liesKept} of ${lies}; of the honest claims ${honestKept} of ${honest} (\`node eval/profiles.ts\`). How it is asked was mended twice on these; it
knew from the manner of some that they were made up.`
}
