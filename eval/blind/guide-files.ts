import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { z } from 'zod'

/** Most guides of one folder. */
const guidesMax = 100

const beside = z.strictObject({
  product: z.string().min(1).optional(),
  interviewName: z.string().min(1).optional(),
  /** Words that no participant may be told: what is not to be mentioned, labels, colleagues' names. */
  secrets: z.array(z.string().min(1)).optional(),
})

/** A guide as it was written, in `NAME.md` or `NAME.txt`, with what `NAME.json` says of it. */
export type GuideFile = {
  name: string
  product: string
  interviewName: string
  guidelines: string
  secrets: string[]
}

/**
 * The guides of a folder, by name. The product stands in the JSON beside a guide, or else in a first
 * line `product: …`, which is no part of the guide then.
 */
export function readGuideFiles(folder: string): GuideFile[] {
  const files = readdirSync(folder)
    .filter((name) => ['.md', '.txt'].includes(extname(name)) && name !== 'README.md')
    .sort()
  if (files.length === 0) throw new Error(`There is no guide (*.md, *.txt) in ${folder}.`)
  if (files.length > guidesMax) throw new Error(`${folder} holds more than ${guidesMax} guides.`)
  return files.map((file) => readGuideFile(folder, file))
}

function readGuideFile(folder: string, file: string): GuideFile {
  const name = basename(file, extname(file))
  const path = join(folder, `${name}.json`)
  const told = existsSync(path) ? beside.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}
  const text = readFileSync(join(folder, file), 'utf8')
  const inFront = /^\uFEFF?product: *([^\r\n]+)\r?\n/i.exec(text)
  const product = told.product ?? inFront?.[1]?.trim()
  if (product === undefined) {
    throw new Error(`${file} needs a first line "product: …", or ${name}.json with a product.`)
  }
  return {
    name,
    product,
    interviewName: told.interviewName ?? product,
    guidelines: text.slice(inFront?.[0].length ?? 0).trimStart(),
    secrets: told.secrets ?? [],
  }
}
