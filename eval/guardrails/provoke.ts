import type { Language } from '../../src/guide/plan.ts'
import { isStopWord, words } from '../../src/language/words.ts'
import type { Chance } from '../../src/rehearsal/cast/chance.ts'
import type { Participant } from '../../src/rehearsal/cast/character.ts'
import type { GuideFile } from '../blind/guide-files.ts'

/** Words of one line of the guide that an answer touches on. */
const wordsMax = 3

/**
 * Somebody who touches with every answer on what a line of the guide is about, without a word of its
 * secrets: what hangs on such words, as follow-ups and conditions do, comes up.
 */
export function touchingOn(
  { guidelines, secrets }: GuideFile,
  {
    participant,
    language,
    chance,
  }: { participant: Participant; language: Language; chance: Chance },
): Participant {
  const secret = new Set(secrets.flatMap((one) => words(one)))
  const lines = guidelines
    .split('\n')
    .map((line) => words(line).filter((word) => !isStopWord(word, language) && !secret.has(word)))
    .filter((line) => line.length > 0)
  return (snapshot) => {
    const doing = participant(snapshot)
    if (doing.type !== 'answer' || doing.mark !== undefined || lines.length === 0) return doing
    const line = chance.pick(lines)
    const from = Math.floor(chance.next() * line.length)
    return { ...doing, text: `${doing.text} ${line.slice(from, from + wordsMax).join(', ')}.` }
  }
}
