import { closedAt } from '../../interview/closed/closed-at.ts'
import { closingQuestions } from '../../interview/closing/closing-questions.ts'
import { withoutName } from '../../interview/questions/greeting.ts'
import type { Message, Session } from '../../interview/session.ts'
import { guideWordsOf, plannedAt } from '../../interview/shown-to.ts'

export type SpokenLine = {
  text: string
  /** BCP 47; null where it begins in one language and ends in another. */
  language: string | null
  /** Whether all who are asked it are told the same: it has nothing of what this person said or is called. */
  isEverybodys: boolean
}

/** What is read aloud of a line of the interviewer's: it, and what there is to choose from. */
export function spokenLine(session: Session, line: Message): SpokenLine {
  const options = closedAt(session, line)?.closed.options ?? []
  return {
    text: [line.content, ...options.map(({ text }) => text)].map(endSentence).join('\n'),
    language: languageOf(session, line),
    isEverybodys: isEverybodys(session, line),
  }
}

/** A pause where somebody would make one. */
function endSentence(text: string): string {
  const trimmed = text.trim()
  return '.?!…:'.includes(trimmed.at(-1) ?? '.') ? trimmed : `${trimmed}.`
}

function languageOf(session: Session, line: Message): string | null {
  const { language, plan } = session
  const words = plan.language === language ? undefined : guideWordsOf(session, line)
  if (words === undefined) return language
  return words === line.content ? plan.language : null
}

function isEverybodys(session: Session, line: Message): boolean {
  const { content, kind, generatedBy } = line
  // A model knows what was told before the first question.
  if (kind === 'opening') return generatedBy !== 'llm' && withoutName(session, content) === content
  const planned = plannedAt(session, line)
  const own = [planned?.text, planned?.rephrased, ...closingQuestions(session.plan)]
  return own.includes(content)
}
