/** The address behind which a link's interview is held. */
export function linkURL(linkID: string): string {
  return new URL(`/i/${encodeURIComponent(linkID)}`, location.origin).href
}
