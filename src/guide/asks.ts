import { fold } from '../language/words.ts'
import type { CueMatcher } from './cues/matcher.ts'
import { formOf, lintPacks } from './lint/detect.ts'
import { rewordPacks } from './reword/packs.ts'

/** Whether the text asks the participant something as it stands. */
export function isQuestion(written: string, cues: CueMatcher): boolean {
  const text = written.replace(/^["“„«]\s?([^"“”„«»]+)\s?["”“»]$/u, '$1').trim()
  if (text.endsWith('?')) return !isMarkedNoun(text, cues)
  if (rewordPacks[cues.language].clauseStart.test(text)) return false
  if (/^(?:list|name|share|names) (?:of|recognition)\b|^ask /i.test(text)) return false
  if (aboutThem.test(text)) return false
  return asksFromItsStart(fold(text), cues) && text.split(' ').length > 2
}

/** Without a mark a sentence asks by how it begins, or by what follows its scene. */
function asksFromItsStart(text: string, cues: CueMatcher): boolean {
  const pack = lintPacks[cues.language]
  const [first = ''] = text.split(/[,:;]\s+|\s-\s/)
  const leadsIn = sets.test(first) || first.split(' ').length <= leadWordsMax
  const judged = leadsIn || formOf(first, pack) === 'scene' ? text : first
  const form = formOf(judged, pack)
  return form === 'open' || form === 'request'
}

/** So few words before a comma only lead in: "Also interesting, who …" */
const leadWordsMax = 5
/** What sets a scene, or only leads in. */
const sets =
  /^(?:when|if|once|after|before|since|while|imagine|suppose|think|looking|in|on|at|for|thinking|and|so|ok\p{L}*|now|finally|last|first|next|wenn|als|falls|nachdem|bevor|stellen|denken|in|an|bei|und|also|zum|quand|lorsque|si|après|avant|depuis|dans|en|et|alors|enfin|imaginez|pensez|cuando|si|después|antes|desde|imagine|piense|y|quando|se|depois|pense|e)(?!\p{L})/iu

/** "Take what they say kindly" speaks of the participant, not to them. */
const aboutThem =
  /^(?!.*\b(?:you|your|me|us)\b)(?:take|give|let|keep|show) .*\b(?:they|them|their)\b/i

/** Words of a noun that only a question mark makes a question. */
const markedNounWordsMax = 3

/** "Whistling?": a noun that somebody put a question mark behind. */
function isMarkedNoun(text: string, cues: CueMatcher): boolean {
  const bare = text.replace(/(?<![\s?])[\s?]+$/, '')
  if (bare === '' || bare.split(' ').length > markedNounWordsMax) return false
  const pack = lintPacks[cues.language]
  return formOf(fold(bare), pack) === 'statement' && !leftOpen.test(bare)
}

/** "Anything else?" */
const leftOpen =
  /^(?:any|some|noch|sonst|etwas|und|and|or|autre|quelque|d'autres?|algo|alg[uú]n\p{L}*|otr\p{L}+|mais|outr\p{L}+|ok\p{L}*|right|really|so|then|since)(?!\p{L})/iu
