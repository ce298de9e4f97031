import { pathTo } from '../../router.ts'
import type { Evidence } from './sentences.ts'

/** Where the words of a piece of evidence stand in their transcript. */
export function evidencePath({ linkID, seq, start, end }: Evidence): string {
  const place = { seq: String(seq), start: String(start), end: String(end) }
  return `${pathTo('invites', linkID)}?${new URLSearchParams(place)}`
}
