import { AppError } from '../../contract/errors.ts'
import { chargeText } from '../calls/cost.ts'
import type { InTurn } from '../calls/in-turn.ts'
import type { Store } from '../store.ts'
import type { Participation } from './taking-part-store.ts'

export type FindTakingDeps = { store: Pick<Store, 'findParticipation'>; inTurn: InTurn }

/** The interview behind a link, whole, read in turn and on the bill of who asks; fails where there is none. */
export async function findTaking(
  { store, inTurn }: FindTakingDeps,
  linkID: string,
): Promise<Participation> {
  const participation = await inTurn(() => store.findParticipation({ linkID }))
  if (!participation) throw new AppError('not_found', 'There is no interview behind this link.')
  const { session, messages } = participation
  const told = messages.reduce((sum, { content }) => sum + content.length, 0)
  chargeText((session?.length ?? 0) + told)
  return participation
}
