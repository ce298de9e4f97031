import type { InviteStatus, Summary } from '../invite-types.ts'
import { Badge, type Tone } from './badge.tsx'

/** What people call the statuses of a link. */
export const statusNames: Readonly<Record<InviteStatus, string>> = {
  created: 'Not started',
  started: 'In progress',
  completed: 'Finished',
  abandoned: 'Left',
  expired: 'Expired',
  revoked: 'Revoked',
  screened_out: 'Screened out',
  quota_full: 'Quota full',
}

const tones: Readonly<Record<InviteStatus, Tone>> = {
  created: 'plain',
  started: 'accent',
  completed: 'good',
  abandoned: 'warning',
  expired: 'plain',
  revoked: 'bad',
  screened_out: 'plain',
  quota_full: 'plain',
}

export function StatusBadge({ status }: { status: InviteStatus }) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>
}

/** What a person is called where nothing is known but the link. */
export function personOf({
  linkID,
  userInfo: { name, email },
}: Pick<Summary, 'linkID' | 'userInfo'>): string {
  return name ?? email ?? `Link …${linkID.slice(-linkCharacters)}`
}

/** As much of a link as tells it from others. */
const linkCharacters = 6
