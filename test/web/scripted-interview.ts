import type { ParticipantEvent, Snapshot } from '../../src/contract/participant.ts'

export type Script = {
  questions: readonly string[]
  verdictQuestion: string
  required: readonly string[]
  known: Readonly<Record<string, string>>
  locale: string
  /** Quotes that are shown for correction at the last question of the script. */
  recap?: readonly string[]
  look?: Partial<Pick<Snapshot, 'preview' | 'branding' | 'organization' | 'context'>>
  /** Where the first question goes over to another language. */
  other?: { at: number; locale: string }
  /** The question at which the double asks whether to stop. */
  endAskedAt?: number
  /** The questions of the script that are answered by a choice, by their number from 0. */
  closed?: Readonly<Record<number, Closed>>
}

type Closed = NonNullable<Snapshot['conversation'][number]['closed']>

export const script: Script = {
  questions: [
    'What were you using Beacon for when you first started?',
    'Take me back to the last time Beacon came up. What was going on?',
    'What did you do right after that?',
    'What else did you look at or try?',
    'How do you handle that job today?',
    'What would have had to be different for you to stay?',
  ],
  verdictQuestion:
    'All in all, how do you feel about Beacon today? Your own words are best; you can also tap 1 (very negative) to 5 (very positive).',
  required: [],
  known: {},
  locale: 'en',
}

const notices: Record<string, string> = {
  en: 'I agree to be interviewed for Harbour Tools. An automated interviewer asks the questions; nothing leaves this service. What I write and the details I give are kept for this research and read by the people who do it. I may skip any question, stop at any time, and have everything erased.',
  de: 'Ich bin einverstanden, für Harbour Tools befragt zu werden. Die Fragen stellt ein automatischer Interviewer; nichts verlässt diesen Dienst. Was ich schreibe und über mich angebe, wird für diese Befragung aufbewahrt und von denen gelesen, die sie auswerten. Ich kann jede Frage überspringen, jederzeit aufhören und alles löschen lassen.',
}

type Line = Snapshot['conversation'][number] & { browser: string }
const labels = { name: 'Name', email: 'E-mail', occupation: 'Occupation', location: 'Location' }
const fieldNames = ['name', 'email', 'occupation', 'location'] as const

export type Refusal = { status: number; message: string }
export type ScriptedInterview = ReturnType<typeof createScriptedInterview>

/** One interview of the double: asks its script in order, then the verdict, then whether that is all. */
export function createScriptedInterview(given: Partial<Script> = {}) {
  const whole = { ...script, ...given }
  const { questions, verdictQuestion, required, known, locale, recap, look, endAskedAt } = whole
  const { other, closed = {} } = whole
  const lines: Line[] = []
  const delivered = new Set<string>()
  const events: ParticipantEvent[] = []
  const details: Record<string, string> = { ...known }
  let status: Snapshot['status'] = 'created'
  let phase: Snapshot['phase'] = 'consent'
  let isErased = false
  let isDeclined = false
  let consentedIn = ''
  let asked = 0
  /** Looks at the state until the reply is there. */
  let looksUntilReply = 0

  function say(role: 'assistant' | 'user', content: string, browser = ''): void {
    lines.push({ seq: lines.length, role, content, browser })
  }

  function askNext(): void {
    const question = questions[asked]
    asked += 1
    if (question) say('assistant', question)
    else if (asked === questions.length + 1) {
      phase = 'verdict'
      say('assistant', verdictQuestion)
    } else if (asked === questions.length + 2) {
      phase = 'conversation'
      say('assistant', 'What should I have asked and did not?')
    } else finish()
  }

  function finish(): void {
    phase = 'done'
    status = 'completed'
  }

  function newest(): number {
    return lines.findLast(({ role }) => role === 'assistant')?.seq ?? 0
  }

  function expected(): NonNullable<Snapshot['expects']> {
    if (phase === 'onboarding') return { type: 'onboard' }
    if (phase === 'conversation') {
      const choices = ['Stop here', 'Go on'].map((said) => ({ value: said, label: said }))
      return { type: 'answer', after: newest(), ...(asked === endAskedAt && { choices }) }
    }
    return { type: phase === 'verdict' ? 'verdict' : 'consent' }
  }

  function take(event: ParticipantEvent, browser: string): Refusal | null {
    if (isErased) return { status: 404, message: 'There is no interview behind this link.' }
    if (status === 'expired') return { status: 410, message: 'This link has expired.' }
    const isBack = isDeclined && event.type === 'consent'
    if (status === 'revoked' && !isBack)
      return { status: 410, message: 'This link is no longer in use.' }
    events.push(event)
    if (event.type === 'answer' && delivered.has(event.clientMessageID)) return null
    if (status === 'completed') return { status: 409, message: 'This interview is finished.' }
    if ((event.type === 'answer' || event.type === 'skip') && event.after !== newest()) {
      return { status: 409, message: `The newest question is ${newest()}.` }
    }
    const isOutOfPlace =
      (event.type === 'consent' && phase !== 'consent' && !isBack) ||
      (event.type === 'onboard' && phase !== 'onboarding') ||
      (event.type === 'verdict' && phase !== 'verdict')
    if (isOutOfPlace) return { status: 409, message: 'That is not asked now.' }
    if (event.type === 'consent') {
      status = event.agreed ? 'started' : 'revoked'
      phase = event.agreed ? 'onboarding' : 'done'
      isDeclined = !event.agreed
      if (event.agreed) consentedIn = browser
    } else if (event.type === 'onboard') {
      for (const name of fieldNames) details[name] = event[name] ?? details[name] ?? ''
      phase = 'conversation'
      askNext()
    } else if (event.type === 'end') {
      if (!event.keep) isErased = true
      finish()
    } else {
      if (event.type === 'answer') delivered.add(event.clientMessageID)
      const words = event.type === 'skip' ? '' : (event.text ?? '')
      if (words) say('user', words, browser)
      askNext()
    }
    return null
  }

  /** Earlier answers, and the questions they answer, are for the browser that gave them. */
  function visible(browser: string): Snapshot['conversation'] {
    const last = lines.findLastIndex(({ role }) => role === 'user')
    const answerTo = (at: number) => lines.slice(at).find(({ role }) => role === 'user')
    return lines
      .filter((_, at) => at > last || answerTo(at)?.browser === browser)
      .map(({ seq, role, content }) => {
        const asksClosed = role === 'assistant' && closed[questions.indexOf(content)]
        return {
          ...{ seq, role, content },
          ...(seq === 0 && other && { other }),
          ...(asksClosed && { closed: asksClosed }),
        }
      })
  }

  function snapshot(browser: string, language = 'en'): Snapshot {
    const isReplying = looksUntilReply > 0
    if (isReplying) looksUntilReply -= 1
    const conversation = visible(browser)
    const share = phase === 'done' ? 1 : Math.min(asked / (questions.length + 3), 1)
    const over = status === 'expired' || status === 'revoked'
    return {
      status,
      phase: over ? 'done' : phase,
      productID: 'Beacon',
      interviewName: 'How people use Beacon',
      organization: 'Harbour Tools',
      locale,
      onboarding: fieldNames.map((name) => ({
        name,
        label: labels[name],
        required: required.includes(name),
        ...(details[name] && { value: details[name] }),
      })),
      conversation: isReplying ? conversation.slice(0, -1) : conversation,
      ...(phase !== 'done' && !isReplying && !over && { expects: expected() }),
      progress: share,
      ...look,
      ...(recap && asked === questions.length && { recap: [...recap] }),
      retentionDays: 365,
      ...(consentedIn && { yours: consentedIn === browser }),
      ...(isDeclined && { declined: true as const }),
      ...((phase !== 'done' || isDeclined) && { minutesLeft: Math.round(12 * (1 - share)) }),
      ...((phase === 'consent' || isDeclined) && { notice: notices[language] ?? notices.en }),
    }
  }

  return {
    take,
    snapshot,
    events,
    answers: () => lines.filter(({ role }) => role === 'user').map(({ content }) => content),
    isErased: () => isErased,
    erase: () => {
      isErased = true
    },
    close: (how: 'expired' | 'revoked' | 'completed') => {
      status = how
      phase = 'done'
    },
    /** The next reply takes so many looks at the state before it is there. */
    replyLate: (looks: number) => {
      looksUntilReply = looks
    },
    held: () => ({ invite: { conversation: lines, userInfo: details } }),
  }
}
