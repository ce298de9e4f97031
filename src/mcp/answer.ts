import { cutFile } from './cut-file.ts'
import { cutItem, fence, hang, type MakeMark, takePart } from './fence.ts'
import type { Told } from './tool.ts'

/** What a tool tells as one text: what participants said behind a fence, and of much only a part. */
export function writeAnswer(told: Told, makeMark: MakeMark): string {
  const { head, origin, from = 1, tail } = told
  const part = takePart(piecesOf(told), from)
  const body = part.items.join('\n')
  return [
    head,
    partLine(part),
    ...(body === '' ? [] : [origin === undefined ? body : fence(body, origin, makeMark)]),
    tail,
  ]
    .filter((text) => text !== undefined && text !== '')
    .join('\n\n')
}

function piecesOf({ items = [], file, origin }: Told): string[] {
  if (file !== undefined) return cutFile(file.text, file.format)
  return (origin === undefined ? items : items.map(hang)).flatMap(cutItem)
}

function partLine({ from, to, of }: ReturnType<typeof takePart>): string | undefined {
  if (of === 0 || (from === 1 && to === of)) return undefined
  if (to < from) return `There are ${of} items: nothing stands from ${from} on.`
  const rest = to < of ? ` For the rest call again with from ${to + 1}.` : ' That is the last part.'
  return `Items ${from} to ${to} of ${of}.${rest}`
}
