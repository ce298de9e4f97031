import { type StandInAnswer, saidBy } from '../../rehearsal/stand-in/answer.ts'
import type { Reading } from '../reading.ts'
import type { Infer } from './infer.ts'
import { answering, type StandIn } from './stand-in.ts'

type Answering = {
  standIn: StandIn
  infer: Infer | null
  /** Whether a model may name answers of the person: once it was measured. */
  mayPoint: boolean
}

/** What the rules find of one question; else what a model names, or makes of the person's words. */
export async function answerOne(
  reading: Pick<Reading, 'answerFor'>,
  { standIn, infer, mayPoint }: Answering,
  question: string,
): Promise<StandInAnswer> {
  const [answer] = await reading.answerFor({ ...answering(standIn), questions: [question] })
  if (!answer) throw new Error('Each question has an answer.')
  if (infer === null || answer.standing !== 'unknown') return answer
  const pointed = mayPoint ? await infer.point([question], standIn.answers) : null
  const named = pointed?.[0]
  if (named) return saidBy(named)
  return (await infer.ask(question)) ?? answer
}
