import { lintQuestion } from '../../guide/lint.ts'
import type { LintRule } from '../../guide/plan.ts'
import { freeTurns } from '../../interview/progress.ts'
import type { Action, Answered, Flag, ProbeKind } from '../../interview/proposal.ts'
import { textsFor } from '../../interview/texts.ts'
import { wordingsOf } from '../../interview/wordings.ts'
import { ordinaryLeft } from './next.ts'
import { handlesIt } from './reading/conflict.ts'
import type { AskedAbout } from './reading/intent.ts'
import { type Fill, type Rendered, render } from './render.ts'
import type { Situation } from './situation.ts'
import type { MetaName, TemplateKind } from './templates/template.ts'

/** What a rule of the first table decides. `reply` null: the engine's own words. */
export type Ruling = {
  rule: string
  answered: Answered
  action: Action
  probeKind?: ProbeKind
  reply: Rendered | null
  ack?: string
  /** Ways to say it, the first that passes the gates is taken; then it goes on with `next`. */
  options?: Rendered[]
}

/** Words besides a question to us from which on the answer itself is taken up. */
const contentWords = 8

/** The rules that come before any follow-up, first match wins. */
export function guardRuling(situation: Situation): Ruling | null {
  const { features, session } = situation
  if (features.minor) return fixed('A2', 'none', 'close')
  if (features.end) return fixed('A3', 'meta', 'confirm_end')
  if (features.injection) return injected(situation)
  if (features.distress) return fixed('A5', 'partial', 'pause_gently')
  if (features.refusal) return fixed('A6', 'refused', 'next')
  if (situation.switchTo !== null && features.words <= 12 && requestOnly(situation)) {
    return restated('A7', 'meta', situation, situation.pack.planLanguage)
  }
  if (features.saidAlready) return fixed('A11', 'meta', 'next')
  if (features.asksMe && features.wordsBesides < contentWords) {
    return restated('A7', 'asked_me', situation, metaAnswer(features.asksMe, situation))
  }
  if (features.hostile === 'empty') return hostile(situation)
  if (features.pasted) return said('A9', 'none', 'probe', 'pasted', {}, situation, 'clarify')
  if (features.notUnderstood) return rephrased('A10', 'meta', situation)
  if (features.gibberish) return rephrased('A10', 'none', situation)
  if (features.dontKnow && features.words <= 8) return rephrased('B14', 'dont_know', situation)
  if (isBesideAgain(situation)) return fixed('B15', 'off_topic', 'next')
  if (!features.relevant && !situation.foreign) {
    if ((session.strikes.off_topic ?? 0) > 0) return fixed('B15', 'off_topic', 'next')
    return said('B15', 'off_topic', 'redirect', 'redirect', standing(situation), situation)
  }
  return null
}

/** Asked how it bears on the subject, they tell of something else again. */
function isBesideAgain({ features, question, pack, foreign }: Situation): boolean {
  const asked = pack.templates.find(({ id }) => id === question?.templateId)
  return asked?.kind === 'bearing' && !features.tied && !foreign && !handlesIt(features.text)
}

function requestOnly({ answer }: Situation): boolean {
  return answer.content.length <= 200
}

function fixed(rule: string, answered: Answered, action: Action): Ruling {
  return { rule, answered, action, reply: null }
}

function injected(situation: Situation): Ruling {
  const again = (situation.session.strikes.injection ?? 0) > 0
  if (again) return fixed('A4', 'none', 'next')
  return said('A4', 'none', 'redirect', 'restate', standing(situation), situation)
}

function hostile(situation: Situation): Ruling {
  const calmed = situation.session.templatesUsed.some((id) => id.startsWith('Y'))
  if (calmed) return fixed('A8', 'none', 'confirm_end')
  return said('A8', 'none', 'probe', 'hostile', {}, situation, 'expand')
}

/** What a second wording must not be: the first one was the researcher's, this one is ours. */
const unfair: readonly LintRule[] = ['leading', 'closed', 'double_barrelled', 'multiple']

/** The planned question in its second wording, once; then it is left. */
function rephrased(rule: string, answered: Answered, situation: Situation): Ruling {
  const { planned, question: asked, messages, session } = situation
  const fresh = asked?.kind === 'question' || asked?.kind === 'opening'
  const before = messages.some(
    ({ kind, questionId }) => kind === 'rephrase' && questionId === planned?.id,
  )
  // Where time is short nobody is pressed about what they know nothing of.
  const short = answered === 'dont_know' && freeTurns(session) < ordinaryLeft(session).length
  if (!planned || !fresh || before || short) return fixed(rule, answered, 'next')
  const question = wordingsOf(session, planned).rephrased
  const faults = lintQuestion(question, { language: situation.language })
  if (faults.some(({ rule }) => unfair.includes(rule))) return fixed(rule, answered, 'next')
  return said(rule, answered, 'rephrase', 'rephrase', { question }, situation)
}

function said(
  rule: string,
  answered: Answered,
  action: Action,
  kind: TemplateKind,
  fill: Fill,
  situation: Situation,
  probeKind?: ProbeKind,
): Ruling {
  const options = render(kind, fill, situation)
  return { rule, answered, action, reply: null, options, ...(probeKind && { probeKind }) }
}

/** An answer to what they asked, and the standing question again. */
function restated(rule: string, answered: Answered, situation: Situation, ack: string): Ruling {
  const { question } = standing(situation)
  if (!question) return fixed(rule, answered, 'next')
  const reply = { templateId: '', text: question, own: null }
  return { rule, answered, action: 'answer_meta', reply: null, ack, options: [reply] }
}

/** The question that waits for an answer, without the nod in front of it. */
function standing({ planned, messages, topic, language, session }: Situation): Fill {
  const question = messages.findLast(
    ({ kind }) => kind === 'question' || kind === 'opening' || kind === 'probe',
  )
  const asked = question?.kind === 'probe' || !planned ? null : wordingsOf(session, planned).text
  const { acknowledgements, transitions, afterSkip } = textsFor(language)
  const nods = [...acknowledgements, ...transitions, ...afterSkip]
  const content = question?.content ?? ''
  const nod = nods.find((each) => content.startsWith(each))
  const text = asked ?? content.slice(nod?.length ?? 0).trim()
  return { question: text, ...(topic && { topic: topic.title }) }
}

const metaNames: Record<AskedAbout, MetaName> = {
  identity: 'identity',
  readers: 'readers',
  privacy: 'privacy',
  duration: 'duration',
  opinion: 'opinion',
  purpose: 'purpose',
  product: 'team',
  other: 'team',
}

/** A short true answer to what they asked us; that only the team can say is said in turn in two ways. */
export function metaAnswer(about: AskedAbout, { pack, session, messages }: Situation): string {
  const left = session.plan.budget.minutes - session.activeMs / 60_000
  const name = metaNames[about]
  const { team } = pack.meta
  const said = messages.findLast(
    ({ content }) => content.startsWith(team) || content.startsWith(pack.notedForTeam),
  )
  if (name === 'team' && said?.content.startsWith(team)) return pack.notedForTeam
  return pack.meta[name]
    .replace('{org}', session.organization)
    .replace('{n}', String(Math.max(1, Math.round(left))))
}

/** What the engine and the team should know of an answer. */
export function flagsOf({ features }: Situation): Flag[] {
  const found: Record<Flag, boolean> = {
    minor: features.minor,
    // The engine meets it before anybody is asked for a reply.
    crisis: false,
    distress: features.distress,
    hostile: features.hostile !== null,
    injection: features.injection,
    pasted: features.pasted,
    pii: features.pii.length > 0,
    question_for_team: features.asksMe === 'product' || features.asksMe === 'other',
  }
  return Object.entries(found)
    .filter(([, there]) => there)
    .map(([flag]) => flag)
    .filter((flag): flag is Flag => flag in found)
}
