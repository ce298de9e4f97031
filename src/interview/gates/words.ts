import { saidIn, saysAvoided } from '../../guide/avoided.ts'
import { withoutEnd } from '../../language/ends.ts'
import { sentences } from '../../language/sentences.ts'
import { countWords, fold } from '../../language/words.ts'
import { isAlike } from '../questions/alike.ts'
import { openQuestions } from '../questions/progress.ts'
import { isNeutral } from '../texts/neutral.ts'
import { spokenLanguage } from '../texts/texts.ts'
import {
  asksAsPlanned,
  type GateFailure,
  ownPart,
  quotesIn,
  type Reply,
  withoutQuotes,
} from './context.ts'
import { heardIn } from './heard.ts'
import { requests } from './lexicon.ts'
import { whyOffering } from './offered.ts'
import { countUnsaid } from './stated.ts'

const rhetoricalWordsMax = 4
const replyWordsMax = 75
/** Of one that answers what they asked besides. */
const answerWordsMax = 130

/** A gate lets a reply pass, mending it where it can, or says why not. */
export type Gate = (reply: Reply) => GateFailure | null

/** Asks one thing at a time. A short rhetorical question in front is left out. */
export const single: Gate = (reply) => {
  if (asksAsPlanned(reply)) return null
  const parts = sentences(reply.question, reply.session.language).map(({ text }) => text)
  while (countQuestions(parts.join(' ')) > 1) {
    const first = parts.findIndex((part) => countQuestions(part) > 0)
    const rhetorical = parts[first] ?? ''
    if (countQuestions(rhetorical) > 1 || countWords(rhetorical) > rhetoricalWordsMax) {
      return repair('single', 'The reply asks more than one question; ask exactly one.')
    }
    parts.splice(0, first + 1)
    reply.question = parts.join(' ')
  }
  return null
}

/** Two people are one party: "you and Birgit". */
const parties = /(?<!\p{L})(?:you|Sie|sie|du) (?:and|und) (?=your |ihre? |\p{Lu})/gu
/** An amount is one thing, whatever joins its parts: "an hour and fifty", "two and a half". */
const amounts =
  /(?<!\p{L})(?:(?:the|an?|one|two|three|four|five|six|seven|eight|nine|ten|half|\d{1,4}) )?(?:hours?|minutes?|days?|weeks?|months?|years?|pounds?|euros?|dollars?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,4}) and (?:an? |the )?(?:half|quarter|ten|fifteen|twenty|thirty|forty|fifty|five|\d{1,4})(?: minutes?)?(?!\p{L})/giu

/** Things to choose from: "the price, the app, or the service?" */
const choices =
  /(?:^|[:,]\s)([^,:?]{2,60}),\s([^,:?]{2,60}),?\s(?:or|oder|ou|o|u)\s([^:?]{2,90})\?$/iu

/** Answers are not suggested: where there is something to choose from, they have said it themselves. */
export const unsuggested: Gate = (reply) => {
  const found = choices.exec(withoutQuotes(ownPart(reply)))
  if (!found) return null
  const { language } = reply.session
  const { saidStems } = heardIn(reply)
  const unsaid = found.slice(1).filter((one) => countUnsaid(one, saidStems, language) > 0)
  if (unsaid.length < 2) return null
  return repair('choices', 'The question suggests answers to choose from; leave them out.')
}

/** What they are asked to tell, and a short question that says of it what: one request. */
const shortQuestionWordsMax = 4

/** Open, neutral, one thing at a time: what the linter of guides says of a question. */
export const linter: Gate = (reply) => {
  const language = spokenLanguage(reply.session.language)
  const own = withoutReports(ownPart(reply), reply.session.language)
    .replace(amounts, 'that')
    .replace(parties, 'you with ')
  if (own === '' || language === null || isNeutral(own)) return null
  const mayTell = reply.proposal.probeKind === 'continuer' || asksAsPlanned(reply)
  const finding = reply
    .lint(own, { language })
    .filter(({ rule }) => rule !== 'too_long' && rule !== 'hypothetical')
    .find(({ rule }) => rule !== 'no_question' || !mayTell)
  return finding ? repair('linter', `The question is ${finding.rule}: ${finding.message}`) : null
}

/** What they said, told to them as theirs, which is no request: "Every evening, you say." */
const reports =
  /, {0,3}(?:(?:as )?you (?:say|said|write|wrote|put it)|(?:so )?(?:sagen|schreiben|sagten|schrieben) sie|(?:dites|écrivez|disiez)-vous|(?:vous )?(?:dites|écrivez)|(?:usted )?(?:dice|escribe|dijo)|(?:você )?(?:diz|escreve|disse)) {0,3}[.!]$/iu

function withoutReports(text: string, language: string): string {
  const parts = sentences(text, language).map((one) => one.text)
  const isShort = countWords(parts.at(-1) ?? '') <= shortQuestionWordsMax
  const isBeside = (part: string) => reports.test(part) || (isShort && requests.test(part))
  const asked = parts.filter((part, at) => at === parts.length - 1 || !isBeside(part))
  return asked.length === parts.length ? text : asked.join(' ')
}

/** Nothing is asked twice. What was not understood or strayed from may be put once more. */
export const repeat: Gate = (reply) => {
  const { proposal, session, messages, question } = reply
  const own = ownPart(reply)
  if (own === '') return null
  // These may come again, only not twice running.
  if (isNeutral(own)) {
    const before = messages.findLast(({ role }) => role === 'assistant')?.content ?? ''
    return before.endsWith(own) ? repair('repeat', 'This was asked just now.') : null
  }
  const { templateId } = proposal
  if (proposal.action === 'probe' && templateId && session.templatesUsed.includes(templateId)) {
    return repair('repeat', `The template ${templateId} was used before in this interview.`)
  }
  const again = proposal.action !== 'probe' && proposal.action !== 'next'
  const asked = messages
    .filter(({ role }) => role === 'assistant')
    .filter(({ questionId }) => !again || questionId !== session.current.questionId)
    .flatMap(({ content }) => [content, lastSentence(content, session.language)])
  const alike = asked.find((earlier) => isAlike(question, earlier, session.language))
  if (alike) return repair('repeat', 'The question was asked before; ask something new.')
  const planned = proposal.action === 'probe' && isStillToCome(question, session)
  return planned ? repair('repeat', 'The plan asks this later; follow up on their words.') : null
}

/** Asked now as a follow-up, a planned question would come twice. */
function isStillToCome(text: string, session: Reply['session']): boolean {
  return openQuestions(session).some(({ question }) =>
    isAlike(text, question.text, session.plan.language),
  )
}

/** Whoever is quoted has said so. A false quotation costs the acknowledgement, or the reply. */
export const echoTruth: Gate = (reply) => {
  const said = heardIn(reply).folded()
  const given = [...reply.session.plan.glossary, reply.planned?.question.text ?? ''].map(fold)
  const isTrue = (span: string) => {
    const words = withoutEnd(fold(span), '.,;:!?…')
    return [...said, ...given].some((text) => text.includes(words))
  }
  if (reply.ack !== null && !quotesIn(reply.ack).every(isTrue)) reply.ack = null
  if (quotesIn(ownPart(reply)).every(isTrue)) return null
  return repair('echo truth', 'The reply quotes words that the participant never wrote.')
}

/** What the guide keeps quiet about is not said first, nothing is offered, nothing promised. */
export const avoidList: Gate = (reply) => {
  if (reply.ack !== null && breaks(reply, reply.ack)) reply.ack = null
  const broken = breaks(reply, ownPart(reply))
  return broken ? repair('avoid list', broken) : null
}

function breaks(reply: Reply, text: string): string | null {
  const { session, planned } = reply
  const heard = heardIn(reply)
  // What the guide asks itself it does not keep quiet about.
  const isAsked = saidIn(planned?.question.text ?? '', session.plan.language)
  if (saysAvoided(text, (word) => heard.isSaid(word) || isAsked(word), session.plan)) {
    return 'The reply brings up something the guide asks to avoid.'
  }
  const language = spokenLanguage(session.language) ?? 'en'
  const year = Number(session.lastActivityAt.slice(0, 4))
  return whyOffering(text, heard.folded(), { language, year })
}

/** Short enough to be read at a glance. */
export const brevity: Gate = (reply) => {
  const count = countWords(`${reply.ack ?? ''} ${ownPart(reply)}`)
  const asked = reply.messages.at(-1)?.reading?.questions ?? []
  const most = asked.length > 0 ? answerWordsMax : replyWordsMax
  if (count <= most) return null
  return repair('style', `The reply has ${count} words; ${most} is the most.`)
}

function countQuestions(text: string): number {
  return withoutQuotes(text).match(/\?+/g)?.length ?? 0
}

function lastSentence(text: string, language: string): string {
  return sentences(text, language).at(-1)?.text ?? text
}

/** A failure that another attempt may mend. */
export function repair(gate: string, why: string): GateFailure {
  return { gate, why, severity: 'repair' }
}
