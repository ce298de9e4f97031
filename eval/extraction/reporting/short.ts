import type { Transcript } from '../transcript.ts'

type Labels = Partial<Pick<Transcript, 'background' | 'alignment' | 'values' | 'interests'>>
type Short = Labels & {
  name: string
  language: string
  product: string
  sentiment: number | null
  /** Questions and what was said to them, in order. */
  talk: readonly (readonly [string, string])[]
  /** What was said to the verdict question, where it was asked. */
  verdict?: string
}

const verdictAsk: Readonly<Record<string, (product: string) => string>> = {
  en: (product) => `All in all, how do you feel about ${product} today?`,
  de: (product) => `Alles in allem, wie finden Sie ${product} heute?`,
  fr: (product) => `Au final, que pensez-vous de ${product} aujourd’hui ?`,
  es: (product) => `En general, ¿qué le parece ${product} hoy?`,
  pt: (product) => `No geral, o que acha de ${product} hoje?`,
}

/** An interview written in short, as any other; the first question opens it. */
export function short({ talk, verdict, ...rest }: Short): Transcript {
  const asked = talk.map(([ask, say], index) =>
    index === 0 ? { ask, say, kind: 'opening' as const } : { ask, say },
  )
  const last = {
    ask: verdictAsk[rest.language]?.(rest.product) ?? '',
    kind: 'verdict' as const,
    say: verdict ?? '',
  }
  return {
    background: [],
    alignment: [],
    values: [],
    interests: [],
    ...rest,
    turns: verdict === undefined ? asked : [...asked, last],
  }
}
