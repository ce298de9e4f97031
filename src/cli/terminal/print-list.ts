import { Option } from 'commander'
import { printable } from './printable.ts'

/** Of every command that lists. */
export const asJSON = () => new Option('--json', 'print JSON for programs')

/**
 * A list on standard output: a JSON array with a member a line, or a line for people of each. It is
 * printed as it comes.
 */
export async function printList<T>(
  items: Iterable<T> | AsyncIterable<T>,
  lineOf: (item: T) => string,
  json = false,
): Promise<void> {
  let count = 0
  for await (const item of items) {
    if (json) console.log(`${count === 0 ? '[' : ','}${JSON.stringify(item)}`)
    else console.log(printable(lineOf(item)))
    count += 1
  }
  if (json) console.log(count === 0 ? '[]' : ']')
}

/** One thing on standard output: as JSON, or in the words for people. */
export function printOne<T>(one: T, wordsOf: (one: T) => string, json = false): void {
  console.log(json ? JSON.stringify(one) : printable(wordsOf(one)))
}
