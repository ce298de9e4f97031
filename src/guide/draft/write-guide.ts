import type { Language } from '../plan.ts'
import type { DraftQuestion, GuideDraft } from './guide-draft.ts'

/** The signs of the grammar, as researchers of a language write them. */
type Signs = Record<
  | 'must'
  | 'onlyIf'
  | 'ifTime'
  | 'quiet'
  | 'goal'
  | 'closing'
  | 'context'
  | 'limit'
  | 'minutes'
  | 'questions',
  string
>
const signs: Record<Language, Signs> = {
  en: {
    must: 'Must ask: ',
    onlyIf: 'If ',
    ifTime: 'If time: ',
    quiet: 'Do not mention: ',
    goal: 'Goal: ',
    closing: 'Closing: ',
    context: 'Context: ',
    limit: 'Time limit: ',
    questions: 'Questions',
    minutes: 'minutes',
  },
  de: {
    must: 'Pflichtfrage: ',
    onlyIf: 'Falls ',
    ifTime: 'Falls Zeit bleibt: ',
    quiet: 'Nicht erwähnen: ',
    goal: 'Ziel: ',
    closing: 'Abschluss: ',
    context: 'Hintergrund: ',
    limit: 'Zeit: ',
    questions: 'Fragen',
    minutes: 'Minuten',
  },
  fr: {
    must: 'Obligatoire : ',
    onlyIf: 'Si ',
    ifTime: 'Si le temps le permet : ',
    quiet: 'Ne pas mentionner : ',
    goal: 'Objectif : ',
    closing: 'Conclusion : ',
    context: 'Contexte : ',
    limit: 'Durée : ',
    questions: 'Questions',
    minutes: 'minutes',
  },
  es: {
    must: 'Obligatoria: ',
    onlyIf: 'Si ',
    ifTime: 'Si hay tiempo: ',
    quiet: 'No mencionar: ',
    goal: 'Objetivo: ',
    closing: 'Cierre: ',
    context: 'Contexto: ',
    limit: 'Duración: ',
    questions: 'Preguntas',
    minutes: 'minutos',
  },
  pt: {
    must: 'Obrigatória: ',
    onlyIf: 'Se ',
    ifTime: 'Se houver tempo: ',
    quiet: 'Não mencionar: ',
    goal: 'Objetivo: ',
    closing: 'Encerramento: ',
    context: 'Contexto: ',
    limit: 'Duração: ',
    questions: 'Perguntas',
    minutes: 'minutos',
  },
}

/** A draft as guidelines in the grammar that README tells of, in its language. */
export function writeGuide(
  { topics, quietAbout, goals, closing }: Omit<GuideDraft, 'context'>,
  {
    language,
    context,
    settings,
    minutes,
  }: {
    language: Language
    context: readonly string[]
    /** Lines that set something, as they were written. */
    settings: readonly string[]
    /** Null where the guide gives no time. */
    minutes: number | null
  },
): string {
  const sign = signs[language]
  const lines: string[] = []
  for (const { title, questions } of topics) {
    lines.push(`# ${title || sign.questions}`)
    for (const question of questions) {
      lines.push(`- ${signOf(question, language)}${question.text}`)
      for (const { text } of question.followUps) lines.push(`  - ${text}`)
    }
    lines.push('')
  }
  lines.push(
    ...quietAbout.map(({ text }) => sign.quiet + text),
    ...goals.map(({ text }) => sign.goal + text),
    ...settings,
    ...(minutes === null ? [] : [`${sign.limit}${minutes} ${sign.minutes}`]),
    ...closing.map(({ text }) => sign.closing + text),
    ...context.map((text) => sign.context + text),
  )
  return `${lines.join('\n').trim()}\n`
}

/** What stands before a question: a condition, else its rank. */
function signOf({ must, ifTime, onlyIf }: DraftQuestion, language: Language): string {
  const sign = signs[language]
  if (onlyIf !== null) return `${sign.onlyIf}${onlyIf}${language === 'fr' ? ' : ' : ': '}`
  return must ? sign.must : ifTime ? sign.ifTime : ''
}
