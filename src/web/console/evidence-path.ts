import { pathTo } from './router.ts'

type Words = { linkID: string; seq: number; start: number; end: number }

/** Where words that something rests on stand in their transcript. */
export function evidencePath({ linkID, seq, start, end }: Words): string {
  const place = { seq: String(seq), start: String(start), end: String(end) }
  return `${pathTo('invites', linkID)}?${new URLSearchParams(place)}`
}
