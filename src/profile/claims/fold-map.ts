/**
 * A text folded for comparison, with the way back: the folded unit `i` came from the source
 * characters `starts[i]` to `ends[i]`, so that a match can be cut out of the stored text.
 */
export type FoldedText = { text: string; starts: number[]; ends: number[] }

const mark = /^\p{M}$/u
const firstMark = 0x300

/**
 * Folds case (unless it is kept), composition, quotes, dashes, ellipses and white space and drops what has no width.
 * Compatibility forms are left alone: a ligature or a full-width digit is another text.
 */
export function foldWithMap(source: string, { keepsCase = false } = {}): FoldedText {
  const parts: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  let afterSpace = false
  let at = 0
  while (at < source.length) {
    const end = clusterEnd(source, at)
    const spelled = foldCluster(source.slice(at, end))
    const folded = keepsCase ? spelled : spelled.toLowerCase()
    const isSpace = folded === ' '
    if (!(isSpace && afterSpace)) {
      parts.push(folded)
      for (let unit = 0; unit < folded.length; unit += 1) {
        starts.push(at)
        ends.push(end)
      }
    }
    if (folded !== '') afterSpace = isSpace
    at = end
  }
  return { text: parts.join(''), starts, ends }
}

/** The end of the character at `at` together with the combining marks on it. */
function clusterEnd(source: string, at: number): number {
  let end = at + ((source.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
  while (end < source.length && source.charCodeAt(end) >= firstMark) {
    const point = source.codePointAt(end) ?? 0
    if (!mark.test(String.fromCodePoint(point))) break
    end += point > 0xffff ? 2 : 1
  }
  return end
}

function foldCluster(cluster: string): string {
  const code = cluster.charCodeAt(0)
  if (cluster.length === 1 && code < 0x80) {
    if (code === 0x60) return "'"
    return code <= 0x20 ? ' ' : cluster
  }
  if (/^\s/.test(cluster)) return ' '
  return cluster
    .normalize('NFC')
    .replace(/[\u2018\u2019\u201a\u201b\u2032\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\u2026/g, '...')
    .replace(/\u00ad|[\u200b-\u200f]|\u2060|\ufe0e|\ufe0f|\ufeff/g, '')
}

/** The source characters behind the folded units `from` to `to`. */
export function sourceSpan(folded: FoldedText, from: number, to: number) {
  return { start: folded.starts[from] ?? 0, end: folded.ends[to - 1] ?? 0 }
}
