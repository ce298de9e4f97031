import type { Plan } from '../../guide/plan.ts'
import type { Usage } from '../../interview/session.ts'
import { addUsage } from '../../interview/spent.ts'
import type { Player, PlayTask } from '../../profile/player.ts'
import type { Played } from '../../rehearsal/talk/participant.ts'
import { isAnswerWanted } from '../calls/cost.ts'

/** How often it is looked whether somebody still waits. */
const lookEveryMs = 250
/** Calls of a model at a time, and how long all of them together may take: who waits sits before a page. */
const atOnce = 4
const playingMsMax = 45_000

type PlayGiven = Pick<PlayTask, 'orgID' | 'now' | 'productName'> & { plan: Plan; seed: string }
type PlayedPeople = {
  /** By the name of the character; whom no model played is not in it. */
  byName: ReadonlyMap<string, Played>
  usage?: Usage | undefined
}

/**
 * Has a model say for each of these people what they answer to the open questions of a guide, a call each.
 * Whoever it fails with, or does not come to in time, the script plays. Ends once nobody waits for it.
 */
export async function playPeople(
  player: Player,
  names: readonly string[],
  { plan, seed, ...task }: PlayGiven,
): Promise<PlayedPeople> {
  const questions = plan.topics.flatMap((topic) => topic.questions).filter((one) => !one.closed)
  const byName = new Map<string, Played>()
  if (questions.length === 0) return { byName }
  const left = new AbortController()
  const signal = AbortSignal.any([left.signal, AbortSignal.timeout(playingMsMax)])
  const waiting = [...names]
  let usage: Usage | undefined

  async function playNext(): Promise<void> {
    const name = waiting.shift()
    if (name === undefined || signal.aborted) return
    const { language } = plan
    const texts = questions.map(({ text }) => text)
    const wanted = { ...task, signal, language, seed: `${seed}/${name}`, questions: texts }
    const played = await player.play(wanted)
    usage = addUsage(usage, played.usage)
    if (played.ok) {
      const told = questions.flatMap(({ id }, at) => {
        const line = played.lines[at]
        return line ? [[id, line] as const] : []
      })
      if (told.length > 0) byName.set(name, Object.fromEntries(told))
    }
    await playNext()
  }
  const look = setInterval(() => isAnswerWanted() || left.abort(), lookEveryMs)
  await Promise.all(Array.from({ length: atOnce }, playNext)).finally(() => clearInterval(look))
  return { byName, usage }
}
