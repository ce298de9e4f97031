import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const roundFile = z.strictObject({
  url: z.string(),
  token: z.string(),
  guides: z.array(
    z.strictObject({
      name: z.string(),
      product: z.string(),
      interviewID: z.string(),
      guidelines: z.string(),
    }),
  ),
  links: z.array(
    z.strictObject({
      /** What players and judges call the talk; it does not tell which build it is. */
      label: z.string(),
      guide: z.string(),
      linkID: z.string(),
      link: z.string(),
      control: z.boolean(),
    }),
  ),
})
/** What whoever runs a round knows, and nobody who plays or judges. */
export type RoundFile = z.infer<typeof roundFile>

/** A round's folder: its database, the key to its links and, later, what the judges get. */
export function roundFolder(folder: string) {
  const path = join(folder, 'key.json')
  return {
    databaseURL: `file:${join(folder, 'round.db')}`,
    isBegun: () => existsSync(path),
    read: (): RoundFile => roundFile.parse(JSON.parse(readFileSync(path, 'utf8'))),
    write(round: RoundFile): void {
      mkdirSync(folder, { recursive: true })
      writeFileSync(path, `${JSON.stringify(round, null, 2)}\n`)
    },
    /** Writes what the round's file begins from: each talk's questions by kind, yet without grades. */
    writeRows(rows: readonly unknown[]): void {
      writeFileSync(join(folder, 'rows.json'), `${JSON.stringify(rows, null, 2)}\n`)
    },
    /** Writes one file of what the judges get. */
    writeForJudges(name: string, text: string): void {
      const file = join(folder, 'judges', name)
      mkdirSync(join(file, '..'), { recursive: true })
      writeFileSync(file, text)
    },
  }
}
