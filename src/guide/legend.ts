import type { Block } from './blocks.ts'
import type { CueMatcher } from './cues/matcher.ts'
import { type Flags, noFlags, takeFlag } from './flags.ts'
import { plain } from './text.ts'

/** Marks that a guide explains, each with what it stands for; and the lines that explain. */
export type Legend = { marks: Map<string, Partial<Flags>>; explains: Set<Block> }

const marksMax = 12
/** "★ = must ask", "P0: has to be asked", "K steht für Kernfrage" */
const explanation =
  /^["'“(]?\[?([^\s:=()[\]]{1,6})[)\]]?["'”]?\s?(?:=|:|means|steht für|heißt|bedeutet|signifie|veut dire|significa|quer dizer)\s?(\S.{0,60})$/su
const between = /\s?[;|,]\s?|\.\s(?=\S)/u

export function readLegend(blocks: readonly Block[], cues: CueMatcher): Legend {
  const legend: Legend = { marks: new Map(), explains: new Set() }
  for (const block of blocks) {
    if (block.kind === 'aside' || block.text.length > 300 || block.text.includes('?')) continue
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

/** Takes a mark that the guide explains off the beginning or the end of a text. */
export function takeExplained(
  text: string,
  { marks }: Legend,
): { text: string; flags: Partial<Flags> } {
  for (const [mark, flags] of marks) {
    const lower = text.toLowerCase()
    for (const sign of [`(${mark})`, `[${mark}]`, mark]) {
      if (lower.startsWith(`${sign} `)) return { text: text.slice(sign.length).trim(), flags }
      if (lower.endsWith(` ${sign}`) || (/^\W+$/.test(sign) && lower.endsWith(sign)))
        return { text: text.slice(0, -sign.length).trim(), flags }
    }
  }
  return { text, flags: {} }
}
