import { words } from '../../language/words.ts'
import { compileGuide } from '../compile.ts'
import type { Language, Plan, PlanQuestion, SourceLines } from '../plan.ts'
import type { FromLines, Passage } from './guide-draft.ts'

/** A guide that a draft is held against. */
export type Source = {
  lines: readonly string[]
  /** The words of each line, lower-case, with a space between. */
  said: readonly string[]
  /** As the grammar reads it. */
  rules: Plan
  language: Language
  productName: string | null
}

export function sourceOf(guidelines: string, productName: string | null): Source {
  const rules = compileGuide(guidelines, productName === null ? {} : { productName })
  const lines = guidelines.split(/\r?\n/)
  const said = lines.map((line) => words(bareLine(line)).join(' '))
  return { lines, said, rules, language: rules.language, productName }
}

/** The same guide's other wording, as the grammar reads it. */
export function compileAs({ language, productName }: Source, wording: string): Plan {
  return compileGuide(wording, { language, ...(productName !== null && { productName }) })
}

export function questionsOf({ topics }: Pick<Plan, 'topics'>): PlanQuestion[] {
  return topics.flatMap(({ questions }) => questions)
}

/** What the researcher wrote as one to be asked in any case; what the grammar made a question of binds nobody. */
export function isBinding({ must, verbatim, original }: PlanQuestion): boolean {
  return (must || verbatim) && original === undefined
}

/** Their own words where the text is, else the whole lines. */
export function theirWords(one: Passage, source: Source): string {
  return isTheirs(one, source) ? oneLine(one.text) : textOf(one.lines, source.lines)
}

/** Whether these words stand one after the other in the lines. */
export function isTheirs({ lines, text }: Passage, { said }: Source): boolean {
  const sought = words(text).join(' ')
  const source = lines.map((line) => said[line - 1] ?? '').join(' ')
  return sought !== '' && ` ${source} `.includes(` ${sought} `)
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** The words of these lines, without their marks. */
export function textOf(from: FromLines, lines: readonly string[]): string {
  return from.map((line) => bareLine(lines[line - 1] ?? '')).join(' ')
}

/** A line without its mark of a list, heading or table. */
export function bareLine(line: string): string {
  return line.replace(/^[\s>#*•–—|-]{0,12}(?:\d{1,3}[.)]\s)?/u, '').replace(/[|\s]{1,8}$/u, '')
}

export function linesOf({ from, to }: SourceLines): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

export function overlaps(lines: SourceLines | undefined, from: FromLines): boolean {
  return lines !== undefined && from.some((line) => line >= lines.from && line <= lines.to)
}
