import type { Position } from '../../service/paging.ts'

/** Sorts before every time and identifier, and behind each. */
const [first, behind] = ['', '~']

/** Of a list by creation time and identifier what comes after one place, up to another with that itself. */
export function rangeOf(after?: Position, upTo?: Position) {
  return {
    ...{ createdAt: after?.createdAt ?? first, id: after?.id ?? first },
    ...{ endAt: upTo?.createdAt ?? behind, endID: upTo?.id ?? behind },
  }
}
