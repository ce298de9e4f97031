import type { CueMatcher } from './cues/matcher.ts'

export type Flags = {
  must: boolean
  ifTime: boolean
  verbatim: boolean
  deep: boolean
  skipIf?: string
}

/** Takes "(must)", "!", "(if time)" and the like off a text. */
export function takeFlags(text: string, cues: CueMatcher): { text: string; flags: Flags } {
  const flags: Flags = noFlags()
  let rest = text
  for (const name of ['must', 'ifTime', 'verbatim', 'deep'] as const) {
    if (!cues.flags[name].test(rest)) continue
    flags[name] = true
    rest = rest.replace(cues.flags[name], '')
  }
  const skipIf = cues.flags.skipIf.exec(rest)
  if (skipIf?.[1]) {
    flags.skipIf = skipIf[1].trim()
    rest = rest.replace(skipIf[0], '')
  }
  const starred = /^(.*[\p{L}\p{N}?.)"'])\s*[!*]{1,3}$/su.exec(rest)
  const isExclaimed = /[^?\s]\s*!+$/.test(rest) && !/\?\s*!+$|\s!+$/.test(rest)
  if (starred?.[1] && !isExclaimed) {
    flags.must = true
    rest = starred[1]
  }
  const marked = rest.replace(/^[!*]\s+/, '')
  if (marked !== rest) flags.must = true
  return { text: marked.trim(), flags }
}

export function noFlags(): Flags {
  return { must: false, ifTime: false, verbatim: false, deep: false }
}

export function merged(one: Flags, other: Flags): Flags {
  const skipIf = one.skipIf ?? other.skipIf
  return {
    must: one.must || other.must,
    ifTime: one.ifTime || other.ifTime,
    verbatim: one.verbatim || other.verbatim,
    deep: one.deep || other.deep,
    ...(skipIf === undefined ? {} : { skipIf }),
  }
}
