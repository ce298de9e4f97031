import { plain } from '../lines/text.ts'
import type { ClosedOption } from '../plan.ts'

/** Characters of an option that can be taken in at a glance. */
export const optionCharactersMax = 200
const placesMax = 1_000_000
/** Remarks behind one option: where it leads, and its places. */
const remarksMax = 4

const arrow = /^(.*\S) ?(?:->|=>|→|⇒|➔|-->) ?([^<>→⇒➔]{1,80})$/su
const ends =
  /^(?:the )?(?:end|screen(?:ed)?[- ]?out|stop|terminate|(?:das )?ende|beenden|abbruch|(?:la )?fin|terminer|(?:el )?final|terminar|(?:o )?fim|encerrar)[.!]?$/iu
const bracket = /^(.*\S) ?[([]([^()[\]]{1,80})[)\]]$/su
const quotaWord = /^(?:max\.? )?(?:quotas?|quoten?|kontingent|cuotas?|cupos?|cotas?)(?!\p{L})/iu
const places = /^\D{0,20}?[:=]? ?(\d{1,3}(?:[.,' ]\d{3}){1,2}|\d{1,7})$/u

/** An option, and what stands behind it that could not be read. */
export function readOption(written: string): { option: ClosedOption; unread: string[] } {
  const option: ClosedOption = { text: plain(written) }
  const unread: string[] = []
  for (let remark = 0; remark < remarksMax; remark += 1) {
    const { text } = option
    const [, before, target = ''] = arrow.exec(text) ?? []
    const [, said, inside = ''] = bracket.exec(text) ?? []
    if (before !== undefined) {
      option.text = before
      if (ends.test(target.trim())) option.end = true
      else unread.push(`-> ${target.trim()}`)
    } else if (said !== undefined && quotaWord.test(inside)) {
      option.text = said
      const quota = Number((places.exec(inside)?.[1] ?? '').replace(/\D/g, ''))
      if (quota >= 1 && quota <= placesMax) option.quota = quota
      else unread.push(`(${inside})`)
    } else break
  }
  option.text = option.text.trim()
  return { option, unread }
}
