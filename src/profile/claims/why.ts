import { hasPhrase, readPhrases, wordsOf } from '../../interview/acts/phrase.ts'
import { givesReason } from '../../interview/answers/form.ts'

const weights = { reason: 4, turn: 3 }

/** Where a story turns: what somebody stopped, left or gave up, and why; "because" as typed in haste. */
const turning = readPhrases(`
  cos/coz/bc/pcq/pq/xq
  stopped/stops/stop/kept/keeps/made/makes/put/puts me/us
  gave/given/give up
  never/not went/came/used/opened/looked/tried/bought/again
  i/we stopped/left/quit/cancelled/canceled/switched/returned/dropped
  is/was when/why i/we/they/it
  last straw
  since then
  not/isn't/wasn't worth
  aufgehört/gekündigt/gewechselt/abgebrochen/aufgegeben/abgehalten/seitdem/seither
  nie wieder/mehr
  nicht mehr
  gereicht hat
  hat gereicht
  arrêté/résilié/abandonné/découragé/renoncé
  plus jamais
  depuis ce
  a/ai changé de
  dejé/dejamos/cancelé/cancelamos/abandoné/desistí
  nunca más
  desde entonces
  hasta aquí
  ya no
  parei/paramos/cancelei/desisti/desistimos/abandonei
  nunca mais
  desde então
  já não
`)

/** How much a sentence tells why: by a reason or a turn of the story in so many words. 0: neither. */
export function whyWeight(text: string): number {
  const said = wordsOf(text).map((word) => word.said)
  return (givesReason(text) ? weights.reason : 0) + (hasPhrase(said, turning) ? weights.turn : 0)
}
