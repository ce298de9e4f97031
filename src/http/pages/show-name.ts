/** Longest name of a caller's own making that a message repeats, characters. */
const shownCharactersMax = 64

/** A name that the caller made up, as a message may repeat it: short and printable. */
export function showName(name: string): string {
  const printable = name.replaceAll(/[^\x20-\x7e]/g, '?')
  if (printable === '') return 'A name that is empty'
  if (printable.length <= shownCharactersMax) return printable
  return `${printable.slice(0, shownCharactersMax)}…`
}
