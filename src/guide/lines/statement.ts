import type { CueMatcher } from '../cues/matcher.ts'
import { holdsNoGo } from '../no-go.ts'
import { askedInTheirWords, clausesOf, isClause } from '../own-words/own-words.ts'
import { shapeOf, unquoted } from './asks.ts'
import type { Block } from './blocks.ts'
import { type Piece, piece, question, type Reader } from './piece.ts'

/** "Also", "and then" before what a sentence says. */
const joined =
  /^(?:also|and|but|plus|then|and then|und|auch|außerdem|et|aussi|puis|y|también|e|também),? (?=\p{L}+ \p{L})/iu

/** What one does not do in an interview, rather than what one is quiet about. */
const forbids =
  /^(?:(?:please|bitte|por favor,?) )?(?:do not|don't|never|avoid|nicht|nie|niemals|vermeid\p{L}*|ne (?:pas|jamais)|évite[rz]?|evit\p{L}+|no|não|nunca|keine?)\s(?!\p{L}+:)/iu

/** What is forbidden in so many words is kept quiet about, unless it is bad manners. */
const isStrict = /^(?:(?:please|bitte|por favor,?) )?(?!no |keine? )/iu

/** Parts of a sentence in which a wish is looked for. */
const partsMax = 6

/** What is left of a line when nothing in it asks. */
export function statement(written: string, block: Block, cues: CueMatcher): Piece {
  const text = written.replace(joined, '')
  const wish = text
    .split(/[,;]\s/u)
    .slice(1, partsMax)
    .find((part) => cues.goal.test(part))
  const said = cues.goal.test(text) || wish === undefined ? text : text.slice(text.indexOf(wish))
  const goal = cues.goal.exec(said)
  if (goal)
    return piece(
      block,
      'goal',
      said
        .slice(goal[0].length)
        .replace(/^[\s,:]{1,4}/, '')
        .trim() || text,
    )
  const barred = forbids.exec(text)
  const isManner = barred !== null && cues.manner.test(text.slice(barred[0].length))
  if (barred && !isManner && isStrict.test(text)) return piece(block, 'noGo', text)
  if (cues.tone.test(text) || barred) return piece(block, 'tone', text)
  if (cues.instruct.test(text)) return piece(block, 'internal', text)
  if (block.kind === 'item') {
    // A clause among other sentences of an item says what is of interest, not what to ask.
    const isAlone = block.text.length <= text.length + 10
    const turned = isAlone && isClause(text, cues) ? askedInTheirWords(text, cues) : null
    return asTurned(text, turned, block, cues) ?? piece(block, 'item', text)
  }
  return piece(block, isClause(text, cues) ? 'unsure' : 'plain', text)
}

/** "first", "ruhig auch," before what is to be asked. */
const before =
  /^(?:(?:first|then|also|too|please|maybe|perhaps|zuerst|zunächst|dann|auch|ruhig|mal|gern|bitte|d'abord|ensuite|aussi|primero|luego|también|después|por favor|primeiro|depois|também),?\s){1,3}/iu

/** What somebody is told to ask: as it stands, or turned where that is sure; else it is listed. */
export function ordered(written: string, block: Block, reader: Reader): Piece[] {
  const { cues, setting } = reader
  const text = unquoted(
    written
      .replace(/^[\s,:–—-]{1,5}/u, '')
      .replace(before, '')
      .trim(),
  )
  if (text === '') return [piece(block, 'context', block.text)]
  if (shapeOf(text, cues, setting) === 'asks') return [question(text, block, cues)]
  const clauses = clausesOf(text, cues)
  if (!clauses.every((clause) => isClause(clause, cues)))
    return [piece(block, holdsNoGo(text, cues) ? 'noGo' : 'unsure', text)]
  return clauses.map(
    (clause) =>
      asTurned(clause, askedInTheirWords(clause, cues), block, cues) ??
      piece(block, 'unsure', clause),
  )
}

/** A question in the researcher's own words, turned to the participant; null where that is not sure. */
export function asTurned(
  text: string,
  turned: string | null,
  block: Block,
  cues: CueMatcher,
): Piece | null {
  return turned === null || holdsNoGo(text, cues)
    ? null
    : { ...question(turned, block, cues), original: text }
}
