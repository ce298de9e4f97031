import type { Snapshot } from '../../src/contract/participant.ts'
import type { Chance } from './chance.ts'
import type { Doing, Mark, Participant, World } from './character.ts'
import type { Fact } from './fact.ts'
import { createMemory, type Memory } from './memory.ts'

/** How a person hears that it is about to end, or is asked whether to stop. */
const recap = /miss or get wrong|übersehen oder falsch|entendí mal/i
const somethingElse = /like to add, if anything|sonst noch loswerden|gustaría añadir/i
const wantToStop = /would you like to stop here|möchten sie hier aufhören|quiere parar aquí/i

export type Speaker = {
  world: World
  chance: Chance
  memory: Memory
  /** Answers given so far to questions of the interview proper. */
  count: number
  /** What it says that nobody asked for or nobody could know. */
  thin(): Extract<Doing, { type: 'answer' }>
  facts(question: string): Extract<Doing, { type: 'answer' }>
}

type Feeling = 'bad' | 'middling' | 'good'

export function answer(
  text: string,
  told: Fact[] = [],
  mark?: Mark,
): Extract<Doing, { type: 'answer' }> {
  return { type: 'answer', text, told, ...(mark && { mark }) }
}

/**
 * A participant who winds up politely and answers everything in between as `say` has it; `stop` is
 * what they say when asked whether to stop.
 */
export function talk(
  {
    world,
    chance,
    bank,
    feeling,
  }: { world: World; chance: Chance; bank: readonly Fact[]; feeling: Feeling },
  say: (question: string, speaker: Speaker) => Doing,
  stop: 'yes' | 'no' = 'no',
): Participant {
  const speaker = createSpeaker(world, chance, bank)
  const { lines } = world
  const scores: Record<Feeling, number> = { bad: 2, middling: 3, good: 5 }
  return function respond({ expects, conversation }: Snapshot) {
    if (expects?.type === 'verdict') {
      return { type: 'verdict', score: scores[feeling], text: chance.pick(lines.verdicts[feeling]) }
    }
    const question = heard(conversation)
    if (wantToStop.test(question)) return answer(saysYes(world.language, stop))
    if (somethingElse.test(question)) return answer(chance.pick(lines.nothingMore))
    if (recap.test(question)) return answer(chance.pick(lines.recapFine))
    const doing = say(question, speaker)
    speaker.count += 1
    return doing
  }
}

function saysYes(language: string, stop: 'yes' | 'no'): string {
  if (language !== 'de') return stop
  return stop === 'yes' ? 'ja' : 'nein'
}

function createSpeaker(world: World, chance: Chance, bank: readonly Fact[]): Speaker {
  const { product, language, lines } = world
  const memory = createMemory(bank, { language, chance, product })
  let thinSaid = Math.floor(chance.next() * lines.thin.length)
  const thin = () => answer(lines.thin[thinSaid++ % lines.thin.length] ?? '')
  return {
    world,
    chance,
    memory,
    count: 0,
    thin,
    facts(question) {
      const told = memory.recall(question)
      return told.length === 0 ? thin() : answer(told.map(({ says }) => says).join(' '), told)
    },
  }
}

/** The newest line; of the long opening only its last sentences. */
function heard(conversation: Snapshot['conversation']): string {
  const newest = conversation.at(-1)?.content ?? ''
  if (conversation.length > 1) return newest
  return newest
    .split(/(?<=[.:!])\s/)
    .slice(-2)
    .join(' ')
}
