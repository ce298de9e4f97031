import type { Plan, Topic } from '../plan.ts'
import type { Limit } from './limits.ts'

const defaultMinutes = 12
const turnsMin = 8
const turnsMax = 22
/** A long interview has room for more turns: so many a minute. */
const turnsPerMinute = 1.5
/** Minutes that a topic without a limit of its own is counted as. */
const topicMinutes = 2
const explicitTurnsMin = 3
const explicitTurnsMax = 60

/** Turns for one question and its follow-up, and for the farewell. */
const turnsPerQuestion = 2
const turnsBesides = 3

/** Explicit limits win; else 12 minutes, and turns by the number of topics and questions. */
export function budgetOf(limits: readonly Limit[], topics: readonly Topic[]): Plan['budget'] {
  const timed = limits.filter(({ minutes }) => minutes !== undefined)
  const sections = timed.filter(({ isSection }) => isSection)
  const statedTurns = limits.findLast((limit) => limit.turns !== undefined)?.turns
  const own = topics.map(({ budget }) => budget.minutes)
  // A guide with one time says so of the whole; of several each is of its part.
  const isAlone = sections.length === 1 && own.every((minutes) => minutes === undefined)
  const stated = timed.findLast(({ isSection }) => isAlone || !isSection)?.minutes
  const inSections = sections.reduce((sum, { minutes = 0 }) => sum + minutes, 0)
  const planned = own.some((minutes) => minutes !== undefined)
    ? own.reduce<number>((sum, minutes) => sum + (minutes ?? topicMinutes), topicMinutes)
    : inSections
  const minutes = stated ?? Math.max(defaultMinutes, Math.min(planned, 60))
  const room = Math.max(turnsMax, Math.round(minutes * turnsPerMinute))
  const questions = topics.reduce((sum, topic) => sum + topic.questions.length, 0)
  const wanted = Math.max(4 + 3 * topics.length, turnsPerQuestion * questions + turnsBesides)
  const turns =
    statedTurns === undefined
      ? Math.min(Math.max(wanted, turnsMin), Math.min(room, explicitTurnsMax))
      : Math.min(Math.max(statedTurns, explicitTurnsMin), explicitTurnsMax)
  return { minutes, turns, explicit: stated !== undefined || statedTurns !== undefined }
}
