import type { UserInfo } from '../../service/interviews/invite-store.ts'

/** What a search for an invite looks through, on lines of their own. */
export function searchText(linkID: string, { email, name, occupation }: UserInfo): string {
  return [email, name, occupation, linkID]
    .filter((part) => part !== undefined)
    .map(foldSearch)
    .join('\n')
}

/** As both sides of a search are written. */
export function foldSearch(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
