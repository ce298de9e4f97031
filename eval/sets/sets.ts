import { readFacts } from '../characters/fact.ts'
import * as harklyGerman from './harkly/facts-de.ts'
import * as harklyEnglish from './harkly/facts-en.ts'
import * as larderGerman from './larder/facts-de.ts'
import * as larderEnglish from './larder/facts-en.ts'
import * as lindenGerman from './linden/facts-de.ts'
import * as lindenEnglish from './linden/facts-en.ts'
import * as pennywellGerman from './pennywell/facts-de.ts'
import * as pennywellEnglish from './pennywell/facts-en.ts'
import * as shiftwiseGerman from './shiftwise/facts-de.ts'
import * as shiftwiseEnglish from './shiftwise/facts-en.ts'
import * as tubloGerman from './tublo/facts-de.ts'
import * as tubloEnglish from './tublo/facts-en.ts'

type Banks = { leaver: string; content: string }

/** What people tell of their lives, from which the readers of answers were taught. */
function told(english: Banks, german: Banks) {
  return {
    use: 'tuning' as const,
    worldOf(guide: 'sentence' | 'german', _seed: string, _variant: number) {
      const { leaver, content } = guide === 'german' ? german : english
      return { leaver: readFacts(leaver), content: readFacts(content) }
    },
  }
}

export const sets = [
  told(shiftwiseEnglish, shiftwiseGerman),
  told(pennywellEnglish, pennywellGerman),
  told(larderEnglish, larderGerman),
  told(lindenEnglish, lindenGerman),
  told(harklyEnglish, harklyGerman),
  told(tubloEnglish, tubloGerman),
]
