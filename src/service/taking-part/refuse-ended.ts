import { AppError } from '../../contract/errors.ts'
import { isTooLate, statusAt } from '../interviews/present.ts'
import type { Participation } from './taking-part-store.ts'

/** Refuses what comes when its link leads nowhere any more; `isBack`: from somebody who had said no. */
export function refuseEnded(
  participation: Participation,
  now: Date,
  { isBack = false }: { isBack?: boolean } = {},
): void {
  const status = statusAt(participation.invite, now)
  if (status === 'expired') throw new AppError('gone', 'This link has expired.')
  if (isTooLate(participation, now)) throw new AppError('gone', 'This study is over.')
  if (status === 'revoked' && !isBack) throw new AppError('gone', 'This link is no longer in use.')
}
