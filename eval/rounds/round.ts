import { z } from 'zod'

/** Judges who differ by this much are not believed: a third one looks. */
const gradesApartMax = 1
/** Facts that each player's sheet holds. */
const factsEach = 12

const count = z.int().min(0)
const grade = z.int().min(1).max(5)
const language = z.enum(['en', 'de', 'fr', 'es', 'pt'])

/** Grades by judge A, by judge B and, where they differ by two or more, by a third. */
const grades = z
  .union([z.tuple([grade, grade]), z.tuple([grade, grade, grade])])
  .refine(([a, b, ...third]) => Math.abs(a - b) <= gradesApartMax || third.length === 1, {
    error: 'Grades that differ by two or more need a third.',
  })
export type Grades = z.infer<typeof grades>

export const questionKinds = [
  'opening',
  'planned',
  'follow-up',
  'recap',
  'verdict',
  'other',
] as const
export type QuestionKind = (typeof questionKinds)[number]

const person = z.strictObject({
  id: z.string(),
  guide: z.string(),
  language,
  /** Interviewed by the control, unknown to player and judges. */
  control: z.boolean(),
  /** Of the control: whom of the build's people it interviewed too. */
  sameAs: z.string().optional(),
  questions: z.array(z.strictObject({ n: z.int().min(1), kind: z.enum(questionKinds), grades })),
  whole: grades,
  /** Answers that push back at the question: "What do you mean?", "I told you already". */
  pushBacks: count,
  /** Of the twelve on their sheet: told in full 1, in part ½. */
  facts: z.number().min(0).max(factsEach).multipleOf(0.5),
  /** Times that help was offered to somebody who had said nothing of the kind. */
  helpline: count,
  ownQuestions: z
    .strictObject({ asked: count, met: count })
    .refine(({ asked, met }) => met <= asked, { error: 'More were met than asked.' }),
  /** Sentences of the profile; null where none was made, as of somebody who left. */
  profile: z
    .strictObject({ right: count, empty: count, misleading: count, factsFound: z.number().min(0) })
    .nullable(),
  /** Whether the main reason on their sheet stands in the profile. */
  mainReason: z.boolean(),
  corrections: z
    .strictObject({ made: count, reached: count })
    .refine(({ made, reached }) => reached <= made, { error: 'More arrived than were made.' }),
  /** On the sheet, and in the profile; null where it gives none. */
  verdict: z.strictObject({ true: grade, given: grade.nullable() }),
})
export type Person = z.infer<typeof person>

const guide = z.strictObject({
  id: z.string(),
  language,
  /** What the guide holds by its writer's list, and what became of it. */
  elements: z.strictObject({ right: count, wrong: count, lost: count, listed: count }),
  /** Lines of the interviewer's that told a secret or a label, of so many talks. */
  secrets: z.strictObject({ told: count, talks: z.int().min(1) }),
})

/** Figures by name, as `figures.ts` has them. */
const aggregate = z.record(z.string(), z.number())

const about = {
  round: count,
  date: z.iso.date(),
  /** The build that was tried. */
  commit: z.string(),
  writtenBy: z.string(),
  playedBy: z.string(),
  judgedBy: z.string(),
  note: z.string().optional(),
}

/** One blind round: a row for each question, or, of one held before rows were kept, figures alone. */
export const roundFile = z.union([
  z.strictObject({ ...about, people: z.array(person).min(1), guides: z.array(guide).min(1) }),
  z.strictObject({ ...about, interviews: count, aggregate }),
])
export type RoundFile = z.infer<typeof roundFile>
