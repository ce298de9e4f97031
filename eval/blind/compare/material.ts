import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const people = z.array(
  z.object({
    id: z.string(),
    /** The guide's file in the folder. */
    guide: z.string(),
    product: z.string(),
    organization: z.string(),
    lang: z.string(),
    name: z.string(),
  }),
)
export type Person = z.infer<typeof people>[number]

const said = z.union([
  z.strictObject({ skip: z.literal(true) }),
  z.strictObject({ leave: z.literal(true) }),
  z.strictObject({ text: z.string(), score: z.int().min(1).max(5).optional() }),
])
export type Said = z.infer<typeof said>

const talk = z.strictObject({
  /** What the model wrote, each time it was asked. */
  replies: z.array(z.string()),
  said: z.array(said),
})
export type Talk = z.infer<typeof talk>

/** Who interviews: the service with a model, or the same model under a prompt of its own. */
export const arms = ['service', 'prompt'] as const
export type Arm = (typeof arms)[number]

/** The folder of a comparison: guides, people.json, prompt.txt, and what was said so far. */
export function comparisonFolder(folder: string) {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const write = (name: string, value: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), value)
  }
  const readJSON = (name: string) =>
    existsSync(join(folder, name)) ? JSON.parse(read(name)) : undefined
  return {
    people: (): Person[] => people.parse(JSON.parse(read('people.json'))),
    guide: ({ guide }: Person) => read(guide),
    /** A system prompt; `{ORGANIZATION}`, `{PRODUCT}` and `{GUIDE}` stand for the person's. */
    prompt: () => read('prompt.txt'),
    talk: (arm: Arm, id: string): Talk =>
      talk.parse(readJSON(`talks/${arm}-${id}.json`) ?? { replies: [], said: [] }),
    writeTalk: (arm: Arm, id: string, held: Talk) =>
      write(`talks/${arm}-${id}.json`, JSON.stringify(held)),
    /** What the model wrote when it was given a guide to read. */
    readings: (guide: string): string[] =>
      z.array(z.string()).parse(readJSON(`readings/${guide}.json`) ?? []),
    writeReadings: (guide: string, replies: string[]) =>
      write(`readings/${guide}.json`, JSON.stringify(replies)),
    write,
  }
}
export type Folder = ReturnType<typeof comparisonFolder>
/** What somebody said, as a player writes it: a text alone is an answer. */
export const spoken = z.union([z.string().transform((text) => ({ text })), said])
