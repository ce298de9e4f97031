import { AppError } from '../../contract/errors.ts'
import { jsonDepthMax, jsonItemsMax, jsonMembersMax } from '../limits/bounds.ts'
import { showName } from '../pages/show-name.ts'

type Level = {
  isObject: boolean
  /** The names seen in an object: most have one, which needs no set. */
  first: string | null
  names: Set<string> | null
  commas: number
  atName: boolean
}

/**
 * Walks JSON text before it is parsed and refuses what a parser would swallow: nesting that costs a
 * stack, collections that cost memory or time, and a name given twice, of which parsers keep the last and
 * proxies may have checked the first. It does not judge the grammar; the parser does that next.
 */
export function scanJSON(text: string, partsMax: number): void {
  const levels: Level[] = []
  let parts = 0
  const countPart = () => {
    parts += 1
    if (parts > partsMax) {
      throw refuse(`The body must have at most ${partsMax.toLocaleString('en')} values.`)
    }
  }
  for (let at = 0; at < text.length; at += 1) {
    const level = levels.at(-1)
    switch (text.charCodeAt(at)) {
      case 0x22: {
        const end = endOfString(text, at)
        if (level?.atName) addName(level, text.slice(at, end + 1))
        at = end
        break
      }
      case 0x7b: // {
      case 0x5b: // [
        if (levels.length === jsonDepthMax) {
          throw refuse(`The body must not be nested deeper than ${jsonDepthMax} levels.`)
        }
        countPart()
        levels.push(openLevel(text[at] === '{'))
        break
      case 0x7d: // }
      case 0x5d: // ]
        levels.pop()
        break
      case 0x2c: // ,
        countPart()
        if (level) addComma(level)
        break
    }
  }
}

function openLevel(isObject: boolean): Level {
  return { isObject, first: null, names: null, commas: 0, atName: isObject }
}

function addComma(level: Level): void {
  level.commas += 1
  level.atName = level.isObject
  const most = level.isObject ? jsonMembersMax : jsonItemsMax
  if (level.commas >= most) {
    const what = level.isObject ? 'An object' : 'A list'
    throw refuse(
      `${what} in the body must have at most ${most.toLocaleString('en')} ${level.isObject ? 'members' : 'items'}.`,
    )
  }
}

function addName(level: Level, literal: string): void {
  level.atName = false
  const name = literal.includes('\\') ? readLiteral(literal) : literal.slice(1, -1)
  if (name === null) return
  if (level.first === null) {
    level.first = name
    return
  }
  level.names ??= new Set([level.first])
  if (level.names.has(name)) throw refuse(`${showName(name)} is given more than once.`)
  level.names.add(name)
}

/** The name that a string literal stands for; null where it is none, which the parser will tell. */
function readLiteral(literal: string): string | null {
  try {
    const name: unknown = JSON.parse(literal)
    return typeof name === 'string' ? name : null
  } catch {
    return null
  }
}

/** Where the string that begins at `start` has its closing quote, or the text ends. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1) {
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === 0x5c) slashes += 1
    if (slashes % 2 === 0) return end
    end = text.indexOf('"', end + 1)
  }
  return text.length
}

function refuse(message: string): AppError {
  return new AppError('invalid', message)
}
