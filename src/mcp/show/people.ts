import type { ResultOf } from '../../contract/calls/calls.ts'
import { line } from '../page.ts'

type Summary = ResultOf<'invites.getSummaries'>[number]

/** One person and their link; the name, the occupation and what a link kept may be of their own typing. */
export function personLine(summary: Summary): string {
  const { linkID, status, userInfo, answers, completed_on, last_activity, url } = summary
  const kept = Object.entries(summary.kept ?? {}).map(([name, value]) => `${name}=${value}`)
  return line(
    `${linkID}: ${status}`,
    `${answers} answers`,
    completed_on && `finished ${completed_on}`,
    completed_on === undefined && last_activity !== undefined
      ? `last there ${last_activity}`
      : undefined,
    summary.sentiment === undefined ? undefined : `sentiment ${summary.sentiment} of 5`,
    summary.profileID && `profile ${summary.profileID}`,
    status === 'created' ? url : undefined,
    userInfo.name,
    userInfo.occupation,
    userInfo.email,
    kept.join(', '),
  )
}
