import { hash } from 'node:crypto'

/** What the list of erasures keeps of a link: enough to know it again in a backup, and no more. */
export function hashLink(linkID: string): string {
  return hash('sha256', linkID)
}
