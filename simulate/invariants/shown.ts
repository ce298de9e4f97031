import { callerOf } from '../people/ledger.ts'
import type { Hosts } from '../service/hosts.ts'
import type { Known } from './known.ts'

/** What time alone changes nothing of. */
const last = new Set(['revoked', 'expired', 'completed', 'screened_out', 'quota_full'])

/** Researchers are shown what became of each link, also when its time is over by then. */
export async function checkShown({ world, database, ledger }: Known, hosts: Hosts): Promise<void> {
  for (const organization of ledger.organizations) {
    for (const { interviewID } of organization.interviews) {
      const caller = callerOf(organization)
      const reply = await hosts.ask('invites.getList', { caller, query: { interviewID } })
      if (reply.heard !== 'answer') continue
      const rows = database.all(
        'select link_id, status from invite where interview_id = ?',
        interviewID,
      )
      const statuses = new Map(rows.map(({ link_id, status }) => [link_id, String(status)]))
      for (const { linkID, status: shown } of reply.value as { linkID: string; status: string }[]) {
        const status = statuses.get(linkID) ?? 'gone'
        if (last.has(status) && shown !== status)
          world.break(`An invite is shown as ${shown} that is ${status}.`)
      }
    }
  }
}
