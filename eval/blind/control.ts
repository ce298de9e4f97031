import type { Message } from '../../src/interview/session.ts'
import type { Readings } from '../../src/reading/readings.ts'

/** Of an answer, the words that the control takes up. */
const wordsMax = 6

type Wording = { quoting: (words: string) => string; plain: string }

const english: Wording = {
  quoting: (words) => `Which colour has “${words}”?`,
  plain: 'Which colour has that?',
}
const wordings: Record<string, Wording> = {
  en: english,
  de: { quoting: (words) => `Welche Farbe hat „${words}“?`, plain: 'Welche Farbe hat das?' },
  fr: {
    quoting: (words) => `De quelle couleur est « ${words} » ?`,
    plain: 'De quelle couleur est-ce ?',
  },
  es: { quoting: (words) => `¿De qué color es «${words}»?`, plain: '¿De qué color es eso?' },
  pt: { quoting: (words) => `De que cor é “${words}”?`, plain: 'De que cor é isso?' },
}

/** The question that takes the place of a follow-up: it quotes, and means nothing. */
export function controlQuestion(language: string, answer: string): string {
  const wording = wordings[language.slice(0, 2)] ?? english
  const words = answer.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu) ?? []
  const said = words.slice(0, wordsMax).join(' ')
  return said === '' ? wording.plain : wording.quoting(said)
}

/**
 * The control of a blind round: the same build, every follow-up of which is replaced as it is
 * stored. What is read of answers, which question comes when, recap and profile stay what they are,
 * so whoever cannot tell this from the build grades nothing.
 */
export function withControl(readings: Readings, isControl: (linkID: string) => boolean): Readings {
  return {
    ...readings,
    async reduce(given) {
      const reduction = await readings.reduce(given)
      if (!isControl(given.seed)) return reduction
      const messages = [...given.messages, ...reduction.append]
      const { language } = reduction.session
      const append = reduction.append.map((message) => replaced(message, messages, language))
      return { ...reduction, append }
    },
  }
}

function replaced(message: Message, messages: readonly Message[], language: string): Message {
  if (message.kind !== 'probe') return message
  const answer = messages.findLast(({ role, seq }) => role === 'user' && seq < message.seq)
  const content = controlQuestion(language, answer?.content ?? '')
  return { ...message, content, templateId: 'control' }
}
