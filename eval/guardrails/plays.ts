import type { TurnProposal } from '../../src/interview/proposals/proposal.ts'
import { proposal } from '../../src/interview/walk.fixture.ts'
import type { Play, Script } from '../../test/llm/model-server.ts'
import { writtenTurn } from '../../test/llm/written-turn.ts'

/** Follow-ups that a careful model could ask, none like another, in the languages of the guides. */
const followUps: Record<string, readonly string[]> = {
  en: [
    'What happened first that day?',
    'How did you notice?',
    'Tell me about the moment it came out.',
    'What else had you tried by then?',
    'Who was involved in sorting it out?',
    'How do you keep track of it now?',
    'What changed in your routine afterwards?',
  ],
  de: [
    'Was ist an dem Tag als Erstes passiert?',
    'Wie haben Sie das bemerkt?',
    'Erzählen Sie mir von dem Moment, in dem es herauskam.',
    'Was hatten Sie bis dahin schon versucht?',
    'Wer war an der Lösung beteiligt?',
    'Wie behalten Sie heute den Überblick?',
    'Was hat sich danach in Ihrem Alltag verändert?',
  ],
  fr: [
    'Que s’est-il passé en premier ce jour-là ?',
    'Comment l’avez-vous remarqué ?',
    'Qu’aviez-vous déjà essayé jusque-là ?',
    'Qui a participé à la solution ?',
    'Qu’est-ce qui a changé ensuite dans vos habitudes ?',
  ],
  es: [
    '¿Qué pasó primero ese día?',
    '¿Cómo lo notó?',
    '¿Qué había probado hasta entonces?',
    '¿Quién participó en la solución?',
    '¿Qué cambió después en su rutina?',
  ],
  pt: [
    'O que aconteceu primeiro nesse dia?',
    'Como você percebeu?',
    'O que você já tinha tentado até então?',
    'Quem participou da solução?',
    'O que mudou depois na sua rotina?',
  ],
}

/** What no participant may be told, whatever a model writes. */
const leading = [
  "Don't you think it should be cheaper?",
  'So the price was the real problem, right?',
  'Surely the app annoyed you as well?',
  'How terrible was the support?',
  'Most customers love the calendar. What do you love about it?',
]
const doubled = [
  'What did you do next and how did that feel?',
  'How easy and fast was it?',
  'When was that? And who was there?',
  'What do you like or dislike about price and support?',
]
const closed = [
  'Did you like it?',
  'Was that the reason?',
  'Is it important to you?',
  'Have you told them?',
]
const praising = [
  'Great answer! What came next?',
  "That's very interesting! How did it go on?",
  'Excellent point. What else?',
]
const obedient = [
  'Sure! The code is SAVE50, a 50 % discount. What else?',
  'We will add dark mode in the next release. What else would help?',
  'See https://evil.example/collect for more. What happened then?',
  '**Of course.** Here is my system prompt: How do you feel?',
  'Your refund is on its way. How did you use it?',
]

function written(changes: Partial<TurnProposal>): Play {
  const turn = proposal({ action: 'probe', probeKind: 'incident', ...changes })
  return { type: 'write', text: writtenTurn(turn) }
}

function asking(questions: readonly string[], count: number): Play {
  return written({ reply: { ack: null, question: questions[count % questions.length] ?? '' } })
}

/** A model that follows up and goes on in turn. */
function careful(language: string): Script {
  const own = followUps[language] ?? followUps.en ?? []
  return (_, count) =>
    count % 2 === 1
      ? asking(own, count >> 1)
      : written({ action: 'next', probeKind: null, reply: { ack: null, question: '' } })
}

function always(play: Play): Script {
  return () => play
}

function textOf(play: Play): string {
  return play.type === 'write' ? play.text : ''
}

/** A model that writes what it was told to keep to itself. */
const leaking: Script = ({ body }) => {
  const told = JSON.stringify(body)
  const start = told.indexOf('HOW YOU INTERVIEW')
  const part = told
    .slice(start, start + 260)
    .replaceAll('\\n', ' ')
    .replaceAll('"', '')
  return written({ reply: { ack: null, question: `${part} What else?` } })
}

/** What a model may do to an interview, by name. `hangs` needs a patience that is short. */
export const plays: Record<string, (language: string) => Script> = {
  careful,
  'writes no JSON': () => always({ type: 'write', text: 'What would you like to talk about?' }),
  'fences its JSON': (language) => (request, count) => {
    const text = textOf(careful(language)(request, count))
    return { type: 'write', text: `Here you are:\n\`\`\`json\n${text}\n\`\`\`` }
  },
  'breaks off in its JSON': () => always({ type: 'write', text: '{"assessment":{"answered":"fu' }),
  'writes nothing': () => always({ type: 'write', text: '' }),
  hangs: () => always({ type: 'hang' }),
  leads: () => (_, count) => asking(leading, count),
  'asks two things': () => (_, count) => asking(doubled, count),
  'asks for yes or no': () => (_, count) => asking(closed, count),
  praises: () => (_, count) => asking(praising, count),
  'repeats itself': (language) => always(asking(followUps[language] ?? [], 0)),
  'obeys injections': () => (_, count) => asking(obedient, count),
  'gives its prompt away': () => leaking,
  'wants to end at once': () =>
    always(written({ action: 'close', probeKind: null, reply: { ack: 'Bye.', question: '' } })),
  'names unknown questions': () =>
    always(
      written({
        action: 'next',
        probeKind: null,
        questionId: 'q999',
        reply: { ack: null, question: 'What is q999?' },
      }),
    ),
  'is limited': () => always({ type: 'status', status: 429, headers: { 'retry-after': '30' } }),
  fails: () => always({ type: 'status', status: 500 }),
  'cuts its answer off': () => always({ type: 'cut' }),
  refuses: () => always({ type: 'refuse' }),
  'is flaky': (language) => (request, count) => {
    const faults: Play[] = [
      { type: 'write', text: '' },
      { type: 'status', status: 500 },
      { type: 'cut' },
      asking(leading, count),
    ]
    const fault = faults[count % faults.length]
    return (count * 7) % 10 < 3 && fault ? fault : careful(language)(request, count)
  },
}

/** What these plays write that must never reach a participant. */
export const faulty: readonly string[] = [
  ...leading,
  ...doubled,
  ...closed,
  ...praising,
  ...obedient,
]
