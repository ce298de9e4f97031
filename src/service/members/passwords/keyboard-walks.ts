/** Rows of keys from the top, each with how far it is shifted to the right, in keys. */
const shifts = [0, 0.5, 0.75, 1.25]
const layouts = [
  ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['1234567890', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
]

/** Fewest keys that count as a walk: shorter ones are in many words. */
const walkKeysMin = 5
/** Straight up or down, which is the first thing that fingers find, they may be fewer. */
const columnKeysMin = 3

type Key = { row: number; column: number; x: number }
const keyboards = layouts.map(
  (rows) =>
    new Map(
      rows.flatMap((keys, row) =>
        [...keys].map((key, column): [string, Key] => [
          key,
          { row, column, x: column + (shifts[row] ?? 0) },
        ]),
      ),
    ),
)

/** Without what fingers find by going from one key to the next, up, down and sideways. */
export function withoutWalks(text: string): string {
  let rest = ''
  for (let at = 0; at < text.length; ) {
    const length = Math.max(...keyboards.map((keys) => walkLengthAt(keys, text, at)))
    if (length === 0) rest += text[at]
    at += Math.max(length, 1)
  }
  return rest
}

/** How long the walk is that begins there; 0 for none worth the name. */
function walkLengthAt(keys: ReadonlyMap<string, Key>, text: string, at: number): number {
  let column = 1
  let walk = 1
  let straight = true
  for (; at + walk < text.length; walk += 1) {
    const before = keys.get(text.charAt(at + walk - 1))
    const here = keys.get(text.charAt(at + walk))
    if (!before || !here || !isNextTo(before, here)) break
    straight &&= before.column === here.column
    if (straight) column = walk + 1
  }
  if (walk >= walkKeysMin) return walk
  return column >= columnKeysMin ? column : 0
}

function isNextTo(one: Key, other: Key): boolean {
  return one !== other && Math.abs(one.row - other.row) <= 1 && Math.abs(one.x - other.x) <= 1
}
