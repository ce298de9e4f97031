import { type CueMatcher, labelOf } from '../cues/matcher.ts'
import type { Block } from './blocks.ts'
import { type Flags, noFlags, takeFlag } from './flags.ts'
import { plain } from './text.ts'

/** Marks that a guide explains, each with what it stands for; and the lines that explain. */
export type Legend = {
  marks: Map<string, Partial<Flags>>
  /** The same of entries by their numbers: "Must: 1, 3, 5". */
  numbers: Map<string, Partial<Flags>>
  explains: Set<Block>
}

const marksMax = 12
/** "★ = must ask", "P0: has to be asked", "K steht für Kernfrage" */
const explanation =
  /^["'“(]?\[?([^\s:=()[\]]{1,6})[)\]]?["'”]?\s?(?:=|:|means|steht für|heißt|bedeutet|signifie|veut dire|significa|quer dizer)\s?(\S.{0,60})$/su
const between = /\s?[;|,·•]\s?|\.\s(?=\S)/u

export function readLegend(blocks: readonly Block[], cues: CueMatcher): Legend {
  const legend: Legend = { marks: new Map(), numbers: new Map(), explains: new Set() }
  for (const block of blocks) {
    if (block.kind === 'aside' || block.text.length > 300 || block.text.includes('?')) continue
    if (readNumbers(block, legend, cues)) continue
    const [, inside] = /\(([^()]{1,6}\s?=[^()]{1,60})\)$/u.exec(block.text) ?? []
    const told = plain(inside ?? block.text).replace(/^[([]?\p{L}{3,8}\s?:\s(?=\S{1,6}\s?=)/u, '')
    for (const part of told.replace(/(?<![.)])[.)]+$/, '').split(between)) {
      const [, mark = '', meaning = ''] = explanation.exec(part.trim()) ?? []
      const flags = noFlags()
      // "Must: …" names no sign; a word of two letters or a sign does.
      const isSign = /^(?:\p{Lu}{1,2}\d?|[^\p{L}\s]+)$/u.test(mark)
      if (!isSign || legend.marks.size >= marksMax || !takeFlag(meaning, flags, cues)) continue
      legend.marks.set(mark.toLowerCase(), flags)
      if (inside === undefined) legend.explains.add(block)
    }
  }
  return legend
}

/** "Must: 1, 3, 5", "Optional: 2 and 4" */
const numbered =
  /^([^:：\d]{1,40})\s?[:：]\s?((?:nr\.? ?|n[°º] ?|q ?|#)?\d{1,3}(?:(?:\s?[,;&+]\s?|\s(?:and|und|et|y|e)\s)q?\d{1,3}){0,30})\.?$/iu

function readNumbers(block: Block, legend: Legend, cues: CueMatcher): boolean {
  const [, name = '', list = ''] = numbered.exec(block.text) ?? []
  const label = list === '' ? null : labelOf(name, cues)
  if (label !== 'must' && label !== 'ifTime') return false
  for (const [number] of list.matchAll(/\d{1,3}/g)) legend.numbers.set(number, { [label]: true })
  legend.explains.add(block)
  return true
}

/** Takes a mark that the guide explains off the beginning or the end of a text. */
export function takeExplained(
  text: string,
  { marks, numbers }: Legend,
  number = '',
): { text: string; flags: Partial<Flags> } {
  for (const [mark, flags] of marks) {
    const lower = text.toLowerCase()
    for (const sign of [`(${mark})`, `[${mark}]`, mark]) {
      if (lower.startsWith(`${sign} `)) return { text: text.slice(sign.length).trim(), flags }
      if (lower.endsWith(` ${sign}`) || (/^\W+$/.test(sign) && lower.endsWith(sign)))
        return { text: text.slice(0, -sign.length).trim(), flags }
    }
  }
  return { text, flags: numbers.get(number) ?? {} }
}
