import type { ClosedOption, ClosedQuestion, Language } from '../plan.ts'
import type { Passage, SettledQuestion, SettledTopic } from './guide-draft.ts'

/** The signs of the grammar, as researchers of a language write them. */
type Signs = Record<
  | 'must'
  | 'verbatim'
  | 'onlyIf'
  | 'ifTime'
  | 'quiet'
  | 'goal'
  | 'opening'
  | 'closing'
  | 'context'
  | 'limit'
  | 'product'
  | 'minutes'
  | 'questions',
  string
>
const signs: Record<Language, Signs> = {
  en: {
    must: 'Must ask: ',
    verbatim: 'Verbatim: ',
    onlyIf: 'If ',
    ifTime: 'If time: ',
    quiet: 'Do not mention: ',
    goal: 'Goal: ',
    opening: 'Opening: ',
    closing: 'Closing: ',
    context: 'Context: ',
    limit: 'Time limit: ',
    product: 'Product: ',
    questions: 'Questions',
    minutes: 'minutes',
  },
  de: {
    must: 'Pflichtfrage: ',
    verbatim: 'Wörtlich: ',
    onlyIf: 'Falls ',
    ifTime: 'Falls Zeit bleibt: ',
    quiet: 'Nicht erwähnen: ',
    goal: 'Ziel: ',
    opening: 'Einleitung: ',
    closing: 'Abschluss: ',
    context: 'Hintergrund: ',
    limit: 'Zeit: ',
    product: 'Produkt: ',
    questions: 'Fragen',
    minutes: 'Minuten',
  },
  fr: {
    must: 'Obligatoire : ',
    verbatim: 'Mot pour mot : ',
    onlyIf: 'Si ',
    ifTime: 'Si le temps le permet : ',
    quiet: 'Ne pas mentionner : ',
    goal: 'Objectif : ',
    opening: 'Introduction : ',
    closing: 'Conclusion : ',
    context: 'Contexte : ',
    limit: 'Durée : ',
    product: 'Produit : ',
    questions: 'Questions',
    minutes: 'minutes',
  },
  es: {
    must: 'Obligatoria: ',
    verbatim: 'Literal: ',
    onlyIf: 'Si ',
    ifTime: 'Si hay tiempo: ',
    quiet: 'No mencionar: ',
    goal: 'Objetivo: ',
    opening: 'Introducción: ',
    closing: 'Cierre: ',
    context: 'Contexto: ',
    limit: 'Duración: ',
    product: 'Producto: ',
    questions: 'Preguntas',
    minutes: 'minutos',
  },
  pt: {
    must: 'Obrigatória: ',
    verbatim: 'Literal: ',
    onlyIf: 'Se ',
    ifTime: 'Se houver tempo: ',
    quiet: 'Não mencionar: ',
    goal: 'Objetivo: ',
    opening: 'Introdução: ',
    closing: 'Encerramento: ',
    context: 'Contexto: ',
    limit: 'Duração: ',
    product: 'Produto: ',
    questions: 'Perguntas',
    minutes: 'minutos',
  },
}

/** A draft as guidelines in the grammar that README tells of, in its language. */
export function writeGuide(
  {
    about,
    topics,
    quiet,
    goals,
    opening,
    closing,
  }: {
    /** Empty where the product's name says it. */
    about: string
    topics: readonly SettledTopic[]
    quiet: readonly Passage[]
    goals: readonly Passage[]
    /** Empty where nothing is said before the first question. */
    opening: string
    closing: readonly Passage[]
  },
  {
    language,
    context,
    product,
    settings,
    minutes,
  }: {
    language: Language
    /** As participants hear of it. */
    product: string
    context: readonly string[]
    /** Lines that set something, as they were written. */
    settings: readonly string[]
    /** Null where the guide gives no time. */
    minutes: number | null
  },
): string {
  const sign = signs[language]
  const lines: string[] = opening === '' ? [] : [`${sign.opening}"${opening}"`, '']
  for (const { title, questions } of topics) {
    lines.push(`# ${title || sign.questions}`)
    for (const question of questions) {
      const { text, closed } = question
      const form = closed ? ` (${formOf(closed)})` : ''
      lines.push(`- ${signOf(question, language)}${text}${form}${skipOf(question)}`)
      for (const option of closed?.options ?? []) lines.push(`  - [ ] ${optionOf(option)}`)
      for (const { text } of question.followUps) lines.push(`  - ${text}`)
    }
    lines.push('')
  }
  lines.push(
    ...quiet.map(({ text }) => quietLine(text, language)),
    ...goals.map(({ text }) => sign.goal + text),
    ...settings,
    ...(about === '' ? [] : [`${sign.product}${product} ("${about}")`]),
    ...(minutes === null ? [] : [`${sign.limit}${minutes} ${sign.minutes}`]),
    ...closing.map(({ text }) => sign.closing + (text.endsWith('?') ? `"${text}"` : text)),
    ...context.map((text) => sign.context + text),
  )
  return `${lines.join('\n').trim()}\n`
}

export function quietLine(text: string, language: Language): string {
  return signs[language].quiet + text
}

/** How a closed question is answered, in the words that are understood in every language. */
function formOf({ kind, max, from, to, labels, why }: ClosedQuestion): string {
  const ends = labels ? `: ${labels.low ?? ''} .. ${labels.high ?? ''}` : ''
  const forms = {
    one: 'choose one',
    some: max === undefined ? 'choose any' : `choose up to ${max}`,
    scale: `scale ${from}-${to}${ends}`,
    number: 'number',
  }
  return `${forms[kind]}${why ? `${kind === 'scale' ? ') (' : ', '}ask why` : ''}`
}

function optionOf({ text, end, quota }: ClosedOption): string {
  return `${text}${quota === undefined ? '' : ` (quota ${quota})`}${end ? ' -> end' : ''}`
}

/** What stands before a question: its rank, and its condition. */
function signOf(question: SettledQuestion, language: Language): string {
  const { must, ifTime, verbatim, onlyIf, closed } = question
  const sign = signs[language]
  const rank = must ? sign.must : ifTime ? sign.ifTime : ''
  const colon = language === 'fr' ? ' : ' : ': '
  const condition = onlyIf === null ? '' : `${sign.onlyIf}${onlyIf}${colon}`
  return `${rank}${condition}${verbatim && !closed ? sign.verbatim : ''}`
}

function skipOf({ skipIf }: SettledQuestion): string {
  return skipIf === null ? '' : ` (${skipIf})`
}
