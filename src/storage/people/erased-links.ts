import { createHash } from 'node:crypto'

/** What the list of erasures keeps of a link: enough to know it again in a backup, and no more. */
export function hashLink(linkID: string): string {
  return createHash('sha256').update(linkID).digest('hex')
}
