import { personParameter } from './standing.ts'

const openings = '[{<%$#'
const closings = ']}>%#'
/** What may stand in a placeholder beside letters; figures are of somebody's own. */
const between = ' _-.:/'

/** Whether it is a `pid` such as `[ID]`, `{{pid}}` or `%PID%`, which is the same for all and says who nobody is. */
export function isUnfilled([name, value]: readonly [name: string, value: string]): boolean {
  const [first, last] = [value.charAt(0), value.slice(1).at(-1) ?? '']
  if (name !== personParameter || first === '' || !openings.includes(first)) return false
  if (last === '' || (first !== '$' && !closings.includes(last))) return false
  return [...value].every(
    (sign) => isLetter(sign) || `${openings}${closings}${between}`.includes(sign),
  )
}

function isLetter(sign: string): boolean {
  return sign.toLowerCase() !== sign.toUpperCase()
}
