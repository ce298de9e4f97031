import type { CueMatcher } from '../cues/matcher.ts'
import { pattern } from '../lines/pattern.ts'

/** Verbs that people do, so that an unknown plural before one is who does it. */
const doings =
  '(?:pick|choose|use|decide|plan|buy|order|manage|handle|find|organi[sz]e|track|pay|work|leave|stop|start|switch|cook|travel|learn|share|store|save|spend|keep|make|get|sell|prepare|book|deal|cope|feel|think|want|need|like|prefer|compare|look|search|read|write|watch|play|store|clean|repair|hire|teach|care|go|come|do|have|try|cancel|quit|give|collect|visit|eat|drink|ride|drive|return|join|renew|skip|miss|call|ask|wait|move|take|bring|send|open|run|walk|sign|drop|turn|stay|build|fix|change|borrow|rent|donate|forget|avoid|trust)(?:s|ed|ing)?'
const doing = new RegExp(`^${doings}$`, 'i')
/** "Members of our bread club": whom they belong to, before what they do. */
const belonging = "(?: (?:of|in|at|on) (?:the|our|your|a|an|this)(?: [\\p{L}'’-]+){1,3})"
/** "the small studios", "most new" before who they are. */
const before =
  '(?:(?:the|our|your|these|those|most|some|many|all|new|small|large|big|young|old|older|busy|first-time|former|current|existing|potential|local|independent|regular) ){0,3}'
/** Of one alone, "customer" may belong to what follows it: "customer service". */
const isMany = /(?:they|s|people|folks|men|women|kids)$/iu
const first = /(?<!\p{L})(?:i|we|he|she|his|her|him|me|my)(?!\p{L})/iu
const second = /(?<!\p{L})(?:you|your)(?!\p{L})/iu

const asksEnglish =
  '(?:how(?: (?:often|much|many|long|far|well|soon))?|what(?: else| kind of \\p{L}+| \\p{L}+)?|when|where|which \\p{L}+|who(?: else)?|why)'

/** "how parents pick a summer camp" to "how you pick a summer camp"; null where that is not sure. */
export function toYouEnglish(
  clause: string,
  { peopleWords }: Pick<CueMatcher, 'peopleWords'>,
): string | null {
  const ofOurs = ofPeople(clause, peopleWords)
  if (first.test(clause) || second.test(clause)) return null
  if (ofOurs !== null) return toYouEnglish(ofOurs, { peopleWords })
  // "What did they do" is a question, not a clause.
  if (/^\p{L}+ (?:do|does|did|will|would|can|could|should) /iu.test(clause)) return null
  const subject = pattern(
    `^(${asksEnglish}) (they|${before}(?:[\\p{L}-]+ )?(?:${peopleWords})|${before}[\\p{L}-]+s) (.+)$`,
  )
  const [, ask = '', who = '', rest = ''] = subject.exec(clause) ?? []
  if (rest !== '') {
    const isKnown = pattern(`(?:^|\\s)(?:they|${peopleWords})$`).test(who)
    const [verb = ''] = rest.split(' ')
    // Of one person only, or of a thing: "how a parent picks", "how prices affect them".
    if (!isMany.test(who)) return null
    const isDone = isKnown || (doing.test(verb) && !/s$/i.test(verb))
    if (isKnown && /^(?:is|was|has|of|in|who|that|with|and|or|from|to|at|on)$/i.test(verb))
      return null
    const said = isDone ? ofThem(rest, true) : null
    if (isDone) return said === null ? null : `${ask.toLowerCase()} you ${said}`
  }
  // "what gets in the way", "what happens when they lose signal", "who else eats with them"
  const [, ask2 = '', verb = '', rest2 = ''] =
    pattern(
      `^(what|who(?: else)?|how (?:it|this|that)|what (?:it|this|their \\p{L}+)) (\\p{L}+)(.*)$`,
    ).exec(clause) ?? []
  if (verb === '' || !/(?:s|ed|went|came|made|took|got|cost|felt|led)$/i.test(verb)) return null
  const said = ofThem(rest2, false)
  return said === null ? null : `${turnedPronouns(ask2).toLowerCase()} ${verb}${said}`
}

/** "why members of our bread club collect less" without the club; null where nobody belongs to anything. */
function ofPeople(clause: string, peopleWords: string): string | null {
  const found = pattern(
    `^(${asksEnglish} ${before}(?:${peopleWords}))${belonging} (${doings}|left|went|came|quit|stopped)( .+)?$`,
  ).exec(clause)
  const [, who = '', verb = '', rest = ''] = found ?? []
  return found && `${who} ${verb}${rest}`
}

/** What follows, with the people in it turned; null where "them" may be somebody else. */
function ofThem(rest: string, isSubject: boolean): string | null {
  const they = /(?<!\p{L})they(?!\p{L})/iu.test(rest)
  const them = /(?<!\p{L})them(?!\p{L})/iu.test(rest)
  if (them && (isSubject || they)) return null
  return turnedPronouns(rest)
}

function turnedPronouns(text: string): string {
  return text
    .replace(/(?<!\p{L})they(?!\p{L})/giu, 'you')
    .replace(/(?<!\p{L})them(?!\p{L})/giu, 'you')
    .replace(/(?<!\p{L})theirs(?!\p{L})/giu, 'yours')
    .replace(/(?<!\p{L})their(?!\p{L})/giu, 'your')
    .replace(/(?<!\p{L})themselves(?!\p{L})/giu, 'yourself')
}

/** "How do customers pick one?" to "How do you pick one?" */
export function askYouEnglish(question: string, { peopleWords }: CueMatcher): string | null {
  if (first.test(question) || second.test(question)) return null
  const found = pattern(
    `^((?:${asksEnglish} )?(?:do|did|are|were|have|would|will|can|could|should)) (they|${before}(?:${peopleWords})) (?!who |that |with |in |from |of |and |or )(.+)$`,
  ).exec(question)
  const [, ask = '', who = '', rest = ''] = found ?? []
  const said = rest === '' || !isMany.test(who) ? null : ofThem(rest, true)
  return said === null || /(?<!\p{L})(?:they|you .*\byou)(?!\p{L})/iu.test(said)
    ? null
    : `${ask} you ${said}`
}

/** Verbs in the past, by which "why they left" is told from "why they leave". */
export const pastEnglish =
  /^(?:\p{L}+ed|left|went|chose|bought|quit|came|took|did|had|were|was|got|found|made|gave|said|began|lost|saw|thought|felt|paid|sold|told|wrote|kept|spent|grew|fell|broke|stopped)$/iu

/** "wie Eltern ein Ferienlager auswählen" to "wie Sie ein Ferienlager auswählen". */
export function toYouGerman(clause: string, { peopleWords }: CueMatcher): string | null {
  if (/(?<!\p{L})(?:wir|ich|uns|er|man|Sie|Ihnen|Ihre?\p{L}?)(?!\p{L})/u.test(clause)) return null
  const people = `sie|(?:(?:die|unsere|viele|manche|alle|kleine|große|junge|ältere|neue|ehemalige) ){0,3}(?:${peopleWords})`
  const [, ask = '', rest = ''] =
    pattern(
      `^((?:wie(?: oft| viele?| lange)?|was|wann|wo|warum|wieso|weshalb|womit|wozu|wofür|woran|worauf|woher|wohin|welche[rnsm]? \\p{L}+|wen|wem)(?: sich)?) (?:${people}) (.+)$`,
    ).exec(clause) ?? []
  // The verb ends the clause, and in the plural it ends in -n.
  if (rest === '' || !/(?:n|sind)$/u.test(rest) || /[,;]/.test(rest)) return null
  return `${ask.charAt(0).toLowerCase()}${ask.slice(1)} Sie ${turnedGerman(rest)}`
}

function turnedGerman(text: string): string {
  return text
    .replace(/(?<!\p{L})sie(?!\p{L})/gu, 'Sie')
    .replace(/(?<!\p{L})ihnen(?!\p{L})/gu, 'Ihnen')
    .replace(/(?<!\p{L})ihr(?=e?[nrms]?(?!\p{L}))/gu, 'Ihr')
}

/** "Wie wählen Eltern ein Ferienlager aus?" to "Wie wählen Sie ein Ferienlager aus?" */
export function askYouGerman(question: string, { peopleWords }: CueMatcher): string | null {
  if (/(?<!\p{L})(?:wir|ich|uns|Ihnen|du)(?!\p{L})/u.test(question)) return null
  const found = pattern(
    `^(\\p{L}+(?: \\p{L}+)? (?:\\p{L}+en|sind)) (?:(?:die|unsere) )?(?:sie|${peopleWords}) ([^,;]+)$`,
  ).exec(question)
  const [, ask = '', rest = ''] = found ?? []
  return ask === '' || /\bSie\b/.test(ask) ? null : `${ask} Sie ${turnedGerman(rest)}`
}
