import type { Block } from './blocks.ts'
import type { CueMatcher } from './cues/matcher.ts'
import { type Flags, noFlags } from './flags.ts'
import { plain } from './text.ts'

/** Lines of a guide that are looked at for what its marks mean. */
const legendLinesMax = 1_500
/** Marks that a guide explains. */
const marksMax = 12

type Meaning = 'must' | 'ifTime' | 'verbatim'

/** What a guide says its own marks mean, and the questions it names by number. */
export type Legend = {
  marks: Map<string, Meaning>
  /** Numbers of questions that must be asked, as written: "3", "1.2". */
  numbers: Set<string>
  /** Everything must be asked but what is marked otherwise. */
  mustByDefault: boolean
  /** Lines that explain and ask nothing. */
  explains: Set<Block>
}

/** "★ = non-negotiable", "P0: has to be asked", "K steht für Kernfrage", "Bold = cannot be dropped" */
const explanation =
  /^["'“„«*_]{0,3}(?:\(([^()\s]{1,8})\)|\[([^[\]]{1,8})\]|([^\s:=]{1,12}))["'”»*_]{0,3}\s?(?:=|:|\s[–—-]\s|:?\s(?:means?:?|marks?|stands for|is for|steht für|heißt|bedeutet|signifie|veut dire|significa|indica|quer dizer|marca))\s?(\S.*)$/isu
/** Between two explanations on one line. */
const between = /\s?(?:[;|/]|\.(?=\s[\p{Lu}([]|\s?$)|,(?=\s?\S{1,8}\s?(?:=|:)|\s?\[))\s?/u
/** What a question looks like, for whoever says so in a word. */
const looks: readonly (readonly [string, RegExp])[] = [
  ['bold', /^(?:bold|in bold|fett|gras|en gras|negrita|negrito)$/iu],
  ['ticked', /^(?:ticked|checked|angekreuzt|coch[ée]e?s?|marcad[ao]s?)$/iu],
  ['unticked', /^(?:unticked|unchecked|nicht angekreuzt|non coch[ée]e?s?|sin marcar)$/iu],
  ['*', /^(?:asterisks?|stars?|starred|sternchen|astérisque|asterisco)$/iu],
]
/** "get 3, 5 and 8 answered", "1.2, 2.1 et 3.1" */
const numbersNamed = /(?<![\p{L}\d.])(?:\p{Lu}-?)?\d{1,2}(?:\.\d{1,2})?(?![\d%]|\.\d)/gu
const lengthOfTime = /\d\s*(?:min|h\b|std|hour|stunde|heure|hora|['’′])/iu

export function readLegend(blocks: readonly Block[], cues: CueMatcher): Legend {
  const legend: Legend = {
    marks: new Map(),
    numbers: new Set(),
    mustByDefault: false,
    explains: new Set(),
  }
  const labels = new Set(blocks.flatMap(({ label }) => label ?? []))
  for (const block of blocks.slice(0, legendLinesMax)) {
    if (block.kind === 'heading' || block.text.endsWith('?')) continue
    explain(block, legend, cues)
    nameTag(block, legend, cues)
    nameNumbers(block, labels, legend, cues)
    nameRest(block, legend, cues)
  }
  return legend
}

function explain(block: Block, legend: Legend, cues: CueMatcher): void {
  const text = plain(block.text).replace(
    /^[([]?(?:legend|legende|légende|leyenda|legenda|tags?|key|marks?)\s*[:–-]\s*|^\(|\)$/giu,
    '',
  )
  const mark = block.bullet ?? block.label
  const list = mark === undefined ? text : `${mark} ${text}`
  if (inQuotes.test(text) && cues.wordForWord.test(text)) {
    legend.marks.set('quotes', 'verbatim')
    legend.explains.add(block)
  }
  for (const part of list.split(between)) {
    const [, round, square, bare, told = ''] =
      explanation.exec(part.trim()) ?? short.exec(part.trim()) ?? []
    const sign = (round ?? square ?? bare ?? '').trim()
    const meaning = sign === '' || told.endsWith('?') ? null : meaningOf(told, cues)
    if (!meaning || !isMark(sign) || legend.marks.size >= marksMax) continue
    legend.marks.set(markOf(sign), meaning)
    legend.explains.add(block)
  }
}

const quoted = /^["“„«][^"“”„«»]+["“”»]/u
/** "Anything in double quotes is read exactly as it stands." */
const inQuotes =
  /(?:in|between|zwischen|entre|en|entre) (?:double |single |doppelten )?(?:quotes?|quotation marks|anführungszeichen|guillemets|comillas|aspas)/iu

/** "[M] must have" */
const short = /^(?:\(([^()\s]{1,8})\)|\[([^[\]]{1,8})\])()\s+(\S.{1,40})$/su

/** A sign, a tag or a word for how something looks; no word that may begin a sentence. */
function isMark(mark: string): boolean {
  if (looks.some(([, find]) => find.test(mark))) return true
  if (!/\p{L}/u.test(mark)) return true
  return /^(?:\p{Lu}{1,8}|\p{Lu}{1,2}\d|\p{L}{1,4}\.|\p{L})$/u.test(mark)
}

function markOf(mark: string): string {
  return looks.find(([, find]) => find.test(mark))?.[0] ?? mark.replace(/\ufe0f/g, '').toLowerCase()
}

function meaningOf(told: string, cues: CueMatcher): Meaning | null {
  const [text = ''] = told.replace(/(?<![\s.)])[\s.)]+$/, '').split(/[,;]/)
  if (cues.flags.ifTime.test(text) || cues.spare.test(text)) return 'ifTime'
  if (cues.mustPhrase.test(text) || cues.flags.must.test(text)) return 'must'
  if (cues.wordForWord.test(text)) return 'verbatim'
  return text === told ? null : cues.mustPhrase.test(told) ? 'must' : null
}

/** "Whatever happens, get 3, 5 and 8 answered." */
/** "Whatever carries [essential] is asked in every interview." */
function nameTag(block: Block, legend: Legend, cues: CueMatcher): void {
  const [whole, tag = ''] = /[([]\s?([^()[\]]{1,12}?)\s?[)\]]/.exec(block.text) ?? []
  if (whole === undefined || block.kind !== 'text' || /\d/.test(tag)) return
  const told = plain(block.text.replace(whole, ' '))
  if (!cues.mustPhrase.test(told) || cues.learn.test(told.replace(cues.mustPhrase, ' '))) return
  legend.marks.set(markOf(tag), 'must')
  legend.explains.add(block)
}

function nameNumbers(
  block: Block,
  labels: ReadonlySet<string>,
  legend: Legend,
  cues: CueMatcher,
): void {
  if (!cues.mustPhrase.test(plain(block.text)) || lengthOfTime.test(block.text)) return
  const named = block.text.match(numbersNamed) ?? []
  const known = named.filter((number) => labels.has(number))
  if (known.length === 0 || known.length < named.length) return
  for (const number of known) legend.numbers.add(number)
  legend.explains.add(block)
}

/** "Everything below is compulsory, apart from what is marked (opt.)" */
function nameRest(block: Block, legend: Legend, cues: CueMatcher): void {
  const [whole] = everything.exec(block.text) ?? []
  if (whole === undefined || !cues.mustPhrase.test(plain(block.text))) return
  legend.mustByDefault = true
  legend.explains.add(block)
}

const everything =
  /^(?:everything|all (?:questions|of (?:this|these|it))|all the questions|alles|alle fragen|tout(?:es les questions)?|todo|todas las preguntas|tudo|todas as perguntas)(?!\p{L})/iu

/** The flags that a block's marks stand for, and its text without them. */
export function takeMarks(
  block: Block,
  legend: Legend,
  cues: CueMatcher,
): { text: string; flags: Flags } {
  const flags = noFlags()
  const give = (meaning: Meaning | undefined) => {
    if (meaning) flags[meaning] = true
  }
  give(block.isBold ? legend.marks.get('bold') : undefined)
  if (block.isTicked !== undefined) give(legend.marks.get(block.isTicked ? 'ticked' : 'unticked'))
  if (block.label !== undefined && legend.numbers.has(block.label)) flags.must = true
  for (const { column, cell } of block.ticks ?? []) give(ofTick(column, cell, legend, cues))
  give(block.bullet === undefined ? undefined : legend.marks.get(markOf(block.bullet)))
  if (quoted.test(block.text)) give(legend.marks.get('quotes'))
  let text = block.text
  for (const found of [tagBefore, tagBehind]) {
    const [whole, tag = ''] = found.exec(text) ?? []
    const meaning = legend.marks.get(markOf(bareTag(tag))) ?? usual.get(bareTag(tag).toLowerCase())
    if (whole === undefined || meaning === undefined) continue
    if (meaning !== 'other') give(meaning)
    text = text.replace(whole, '').trim()
  }
  if (legend.mustByDefault && block.kind === 'item' && !flags.ifTime) flags.must = true
  return { text, flags }
}

/** "[M] Talk me through …", ">> the last time", "🔥 Wann …", "KEY Q. How …" */
const tagBefore =
  /^((?:\(\p{L}{1,8}\.?\d?\)|\[[^[\]]{1,12}\]|\p{Lu}{1,2}\d(?=\s)|KEY(?: Q)?(?=[.:\s])|[^\p{L}\p{N}\s"'“„«‹¿¡([–—-]{1,4}))[.:]?\s*/u
const tagBehind =
  /\s?((?:\(\p{L}{1,8}\.?\d?\)|\[[^[\]]{1,12}\]|[^\p{L}\p{N}\s"'”»›?.!)\]]{1,4}|(?<!!)!!+))$/u

function bareTag(tag: string): string {
  return tag.replace(/^[([]|[)\]]$/g, '').trim()
}

/** Tags that need no explanation. */
const usual = new Map<string, Meaning | 'other'>(
  Object.entries({
    m: 'must',
    must: 'must',
    s: 'other',
    c: 'other',
    p0: 'must',
    p1: 'other',
    p2: 'ifTime',
    p3: 'ifTime',
    key: 'must',
    'key q': 'must',
    'obl.': 'must',
    'oblig.': 'must',
    clave: 'must',
    clé: 'must',
    chave: 'must',
    pflicht: 'must',
    'opt.': 'ifTime',
    'fac.': 'ifTime',
    opc: 'ifTime',
  } as const),
)

const yes = /^(?:x|yes|y|ja|j|oui|o|sí|si|s|sim|1|✓|✔|☑|✅|\++|★+|!+|must)$/iu

/** A cross in the column "Must?", or a mark of the legend's in any. */
function ofTick(
  column: string,
  cell: string,
  legend: Legend,
  cues: CueMatcher,
): Meaning | undefined {
  const known = legend.marks.get(markOf(cell))
  if (known) return known
  const head = column.replace(/(?<![?.!:\s])[?.!:\s]+$/, '')
  const isMust =
    cues.flags.must.test(head) ||
    cues.mustPhrase.test(head) ||
    /^(?:obli?g|obrig|pflicht|prio)/i.test(head)
  return isMust && yes.test(cell) ? 'must' : undefined
}
