import type { Block } from './blocks.ts'
import type { CueMatcher } from './cues/matcher.ts'
import { noFlags } from './flags.ts'
import { pattern } from './pattern.ts'
import { keptQuiet } from './quiet.ts'
import { rewordPacks } from './reword/packs.ts'
import { type Statement, statement } from './statement.ts'

/** A guess, something to keep quiet about, or what cannot be done without, said in a sentence. */
export function readTold(text: string, block: Block, cues: CueMatcher): Statement | null {
  if (cues.hunch.test(text)) return statement(block, 'context', text)
  for (const find of cues.avoidAround) {
    const kept = find.exec(text)?.[1]?.trim()
    if (kept) return statement(block, 'avoid', kept)
  }
  const asked = cues.mustPhrase.test(text) ? askedFor(text, block, cues) : null
  if (asked) return asked
  const needed = text.replace(cues.need, '').trim()
  if (needed !== text && needed !== '') return mustBe(block, needed)
  const kept = keptQuiet(text, cues)
  if (kept !== null) return statement(block, 'avoid', kept)
  return null
}

function mustBe(block: Block, text: string): Statement {
  return { ...statement(block, 'must', text), flags: { ...noFlags(), must: true } }
}

/** Words between what somebody wants to know and the clause that says it. */
const learnedWithin = 5

/** "You must also cover what they do", "Start by finding out how they …": from the clause on. */
export function askedFor(text: string, block: Block, cues: CueMatcher): Statement | null {
  const { clauseStart, questionWords } = rewordPacks[cues.language]
  const isNeeded = cues.mustPhrase.test(text)
  const learn = cues.learn.exec(text)
  const words = learn ? text.slice(learn.index + learn[0].length).split(/\s+/) : []
  for (let at = 0; at <= Math.min(learnedWithin, words.length - 2); at += 1) {
    const clause = words
      .slice(at)
      .join(' ')
      .replace(/^[,:\s]+/, '')
    // "… and we do not know why": what is asked stands before it.
    if (!clause.includes(' ')) continue
    if (!clauseStart.test(clause) && !pattern(`^(?:${questionWords})\\b`).test(clause)) continue
    return isNeeded ? mustBe(block, clause) : statement(block, 'cover', clause)
  }
  const told = learn ?? cues.mustPhrase.exec(text)
  if (!isNeeded || !told || block.kind !== 'text') return null
  const rest = text.slice(told.index + told[0].length)
  const needed = rest.replace(copula, '').replace(/(?<![.!])[.!]+$/, '')
  return needed.split(' ').length >= neededWordsMin ? mustBe(block, needed) : null
}

/** What must be asked about takes at least so many words. */
const neededWordsMin = 2
const copula =
  /^(?:[\s,:]|(?:is|are|was|ist|sind|war|es|son|fue|é|são|foi|est|sont|c'est|ce serait|serait|that|the one|about|über|de|que|pel[ao]|por|sobre)(?=\s))+/iu
