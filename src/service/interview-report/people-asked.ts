import type { SummaryRow } from '../interviews/invite-store.ts'
import { eachTold } from './each-told.ts'
import { type AnswersDeps, findAnswers } from './find-answers.ts'
import { interviewsReadMax } from './find-gist.ts'

/** A question of the plan, and what whoever was asked did. */
export type OfQuestion = { questionID: string; what: 'asked' | 'spoke' | 'silent' }

/** Who was asked a question, spoke to it or said nothing, each person once, with their newest interview. */
export async function peopleAsked(
  deps: AnswersDeps,
  { questionID, what, ...place }: OfQuestion & { orgID: string; interviewID: string },
): Promise<SummaryRow[]> {
  const people = new Map<string, { spoke: boolean; invite: SummaryRow }>()
  let read = 0
  for await (const told of eachTold(deps.store, { ...place, only: 'answers' })) {
    if (read >= interviewsReadMax) break
    const answers = await findAnswers(deps, told)
    if (!answers) continue
    read += 1
    const spoke = (answers.told[questionID]?.length ?? 0) > 0
    if (!spoke && !answers.asked.includes(questionID)) continue
    const { invite } = told
    const person = invite.profileID ?? invite.linkID
    const before = people.get(person)?.spoke ?? false
    // Links come oldest first.
    people.set(person, { spoke: before || spoke, invite })
  }
  const chosen = [...people.values()].filter(
    ({ spoke }) => what === 'asked' || spoke === (what === 'spoke'),
  )
  return chosen.map(({ invite }) => invite)
}
