import type { ClosedQuestion, Plan } from '../../guide/plan.ts'
import { chosenText, closedAt } from '../../interview/closed/closed-at.ts'
import { newestQuestion } from '../../interview/questions/expects.ts'
import type { PlayedLine } from '../../profile/player.ts'
import { cast, enterAs } from '../cast/cast.ts'
import { type Chance, createChance } from '../cast/chance.ts'
import type { Doing } from '../cast/character.ts'
import { createPerson, type Person } from '../cast/person.ts'
import type { RehearsalName } from '../cast-order.ts'
import { repeatsIn } from '../repeats.ts'
import { type Unanswerable, unanswerableIn } from '../unanswerable.ts'
import type { AskedNow } from './hold-talk.ts'

/** What a question is before anybody hears it: without an answer, or asked already. */
export type Known = { unanswerable: Map<string, Unanswerable>; repeats: Map<string, string> }

export function knowGuide(plan: Plan): Known {
  return { unanswerable: unanswerableIn(plan), repeats: repeatsIn(plan) }
}

/** What is not understood, rather than not known. */
const unclear: readonly Unanswerable[] = ['jargon', 'too_much']

/** What a model has them say to questions of the guide, by their ids. */
export type Played = Readonly<Record<string, PlayedLine>>

type Scripted = {
  name: RehearsalName
  plan: Plan
  known: Known
  seed: string
  played?: Played | undefined
}

/**
 * Somebody of the cast who knows nothing but their own life: they say so where a question asks for
 * anything else, and that they have told already what is asked a second time. What a model has them say
 * to a question they say the first time that they answer it; the habits stay those of the script.
 */
export function createScripted({ name, plan, known, seed, played = {} }: Scripted) {
  const scripted = createPerson(plan.language, createChance(seed))
  const told = new Set<string>()
  let asking = ''
  const person: Person = {
    ...scripted,
    tell(question) {
      const line = played[asking]
      if (line?.knows !== 'yes' || told.has(asking)) return scripted.tell(question)
      told.add(asking)
      return { type: 'answer', text: line.text }
    },
  }
  const respondAs = enterAs(cast[name], person)
  const chance = createChance(`${seed} choices`)
  const { unanswerable, repeats } = known
  const { lines, say } = person
  const met = new Map<string, number>()

  return async function respond({ seen, messages, session }: AskedNow): Promise<Doing> {
    const asked = newestQuestion(messages)
    const { questionId = '', kind } = asked ?? {}
    asking = questionId
    const doing = respondAs(seen)
    const isOrdinary = session.state === 'conversation' && !session.endAsked
    if (doing.type !== 'answer' || !isOrdinary || kind === 'confirm_end') return doing
    const closed = closedAt(session, asked)?.closed
    if (closed) return { type: 'answer', text: chosenText(closed, [choose(closed, chance)]) }
    const times = met.get(questionId) ?? 0
    met.set(questionId, times + 1)
    const why = unanswerable.get(questionId)
    const knows = played[questionId]?.knows ?? 'yes'
    if (why || knows !== 'yes') {
      const isUnclear = why ? unclear.includes(why) : knows === 'unclear'
      return isUnclear && times === 0 ? say(lines.puzzled, 'puzzled') : say(lines.dontKnow)
    }
    const earlier = repeats.get(questionId)
    const isTold = earlier !== undefined && met.has(earlier) && times === 0
    return isTold ? say(lines.saidAlready, 'said already') : doing
  }
}

/** An option or a value; of a screener one with which the interview goes on, where there is one. */
function choose({ options = [], from = 0, to = 10 }: ClosedQuestion, { pick }: Chance): number {
  const all = options.map(({ end }, at) => ({ at, end }))
  const going = all.filter(({ end }) => !end)
  if (all.length > 0) return pick(going.length > 0 ? going : all).at
  return pick(Array.from({ length: to - from + 1 }, (_, at) => from + at))
}
