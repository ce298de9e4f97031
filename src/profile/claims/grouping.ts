import type { Usage } from '../../interview/session.ts'
import { fold, isStopWord, stem, words } from '../../language/words.ts'
import type { ClaimKind } from './claim.ts'
import { isNegator } from './negation.ts'

const titleWordsMax = 6
const titleCharactersMax = 60
/** A group of fewer says no more than the claim itself. */
const groupClaimsMin = 2
/** Groups of one proposal that are looked at. */
const groupsMax = 60
/** Least share of the proposed groups that must stand for the rest to be believed. */
const borneOutMin = 0.5

/** A claim as it is shown to whoever groups: `text` is the person's own words. */
export type Groupable = { id: string; kind: ClaimKind; text: string; language: string }

/** Claims that tell of the same thing, by their ids, and what that is. */
export type Group = { title: string; claims: string[] }

export type GroupingTask = {
  /** Whose books pay for it. */
  orgID: string
  productID: string
  claims: readonly Groupable[]
  now: Date
  signal: AbortSignal
}

/** What became of it; `usage` also where it came to nothing. */
export type Grouped = { usage?: Usage | undefined } & (
  | { ok: true; groups: Group[] }
  | { ok: false; why: string }
)

/** Proposes which claims tell of the same thing. What it proposes is verified in code. */
export type Grouper = {
  /** `provider/model`. */
  name: string
  group(task: GroupingTask): Promise<Grouped>
}

/** The groups that stand; null where too little of a proposal does for any of it to be believed. */
export function verifyGroups(
  proposed: readonly Group[],
  claims: readonly Groupable[],
): Group[] | null {
  const byID = new Map(claims.map((claim) => [claim.id, claim]))
  const taken = new Set<string>()
  const kept: Group[] = []
  for (const group of proposed.slice(0, groupsMax)) {
    const ids = [...new Set(group.claims)]
    // Who names a claim that is not there, or one for two things, did not read them.
    if (ids.some((id) => !byID.has(id) || taken.has(id))) continue
    const members = ids.flatMap((id) => byID.get(id) ?? [])
    const title = fold(group.title)
    if (members.length < groupClaimsMin || !isBorneOut(title, members)) continue
    for (const id of ids) taken.add(id)
    kept.push({ title, claims: ids })
  }
  return kept.length > 0 && kept.length / proposed.length >= borneOutMin ? kept : null
}

/** Whether a title is words of the claims it stands for, and says no to nothing that they do not. */
function isBorneOut(title: string, members: readonly Groupable[]): boolean {
  const list = words(title)
  if (title.length > titleCharactersMax || list.length > titleWordsMax) return false
  if (/[<>{}[\]|\\/@]/.test(title)) return false
  const said = members.map(({ text, language }) => {
    const own = words(text)
    return { language, own: new Set(own), stems: new Set(own.map((word) => stem(word, language))) }
  })
  const isSaid = (word: string) =>
    said.some(({ language, own, stems }) => own.has(word) || stems.has(stem(word, language)))
  const isEmpty = (word: string) =>
    said.some(({ language }) => isStopWord(word, language) && !isNegator(word, language))
  return list.every((word) => isSaid(word) || isEmpty(word)) && list.some((word) => !isEmpty(word))
}
