import { type Subject, subjectOf } from '../acts/subjects.ts'
import { hasGates } from '../closed/closed-at.ts'
import { minutesLeft } from '../questions/expects.ts'
import type { Session } from '../session.ts'
import { aboutTexts } from '../texts/about.ts'
import { spokenLanguage } from '../texts/texts.ts'
import type { AnswerReading } from './answer-reading.ts'

/** Most questions of one answer that are answered, and of an interview that are kept. */
const answeredMax = 3
const keptMax = 20
/** What is asked of these is for the team as well, for we know only a part. */
const forTeam: readonly (Told | null)[] = ['reward', 'othersRead', 'keptUnknown', null]

/** Keeps what they asked, for the researcher, whether or not we can answer it. */
export function keepQuestions(session: Session, seq: number, { questions }: AnswerReading): void {
  for (const quote of questions) {
    if (session.questionsForTeam.length >= keptMax) return
    const isAnswered = !forTeam.includes(subjectFor(session, quote))
    session.questionsForTeam.push({ seq, quote, ...(isAnswered && { answered: true as const }) })
  }
}

/** What we can say to their questions, each sentence once; null where they asked nothing. */
export function answerQuestions(session: Session, questions: readonly string[]): string | null {
  const said = questions.slice(0, answeredMax).map((question) => answerTo(session, question))
  return said.length === 0 ? null : [...new Set(said)].join(' ')
}

function answerTo(session: Session, question: string): string {
  const texts = aboutTexts[spokenLanguage(session.language) ?? 'en']
  const minutes = minutesLeft(session)
  const subject = subjectFor(session, question)
  const text =
    subject === null
      ? texts.noted
      : subject === 'duration' && minutes <= 2
        ? texts.nearlyDone
        : texts[subject]
  return text
    .replace('{org}', () => session.organization)
    .replace('{minutes}', () => String(minutes))
    .replace('{days}', () => String(session.keptDays))
}

/** Whether they ask whether they answer well: whatever is kind is true of that. */
export function isAboutAnswering(questions: readonly string[]): boolean {
  return questions.some((question) => subjectOf(question) === 'answering')
}

type Told = Subject | 'keptUnknown' | 'skipAtGates'

function subjectFor(session: Session, question: string): Told | null {
  const subject = subjectOf(question)
  if (subject === 'skip' && hasGates(session.plan)) return 'skipAtGates'
  return subject === 'kept' && session.keptDays === undefined ? 'keptUnknown' : subject
}
