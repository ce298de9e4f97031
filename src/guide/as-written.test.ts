import { describe, expect, test } from 'vitest'
import { compileGuide } from './compile.ts'
import type { Plan } from './plan.ts'

const asked = (plan: Plan) =>
  plan.topics.flatMap(({ questions }) => questions.map(({ text }) => text))
const musts = (plan: Plan) =>
  plan.topics.flatMap(({ questions }) =>
    questions.filter(({ must }) => must).map(({ text }) => text),
  )
const quiet = (plan: Plan) => plan.avoid.map(({ text }) => text)

/** Enough of a guide's language that it is known. */
const opens = {
  en: ['How did the move go?', 'What broke on the way?', 'Who helped you carry?'],
  de: [
    'Wie lief der Umzug bei Ihnen?',
    'Was ging unterwegs kaputt?',
    'Wer half Ihnen beim Tragen?',
  ],
  fr: [
    'Comment s’est passé le déménagement ?',
    'Que s’est-il cassé en route ?',
    'Qui vous a aidé à porter ?',
  ],
  es: ['¿Cómo fue la mudanza?', '¿Qué se rompió por el camino?', '¿Quién le ayudó a cargar?'],
  pt: ['Como foi a mudança de casa?', 'O que quebrou no caminho?', 'Quem ajudou você a carregar?'],
} as const
const open = opens.en

describe('a question is marked as one that must be asked', () => {
  test.each([
    [
      'behind it',
      '- How did the move go?\n- What broke on the way? (has to be in every interview)',
    ],
    ['by an arrow', '- How did the move go?\n- What broke on the way? <- must ask!!'],
    ['in capitals', '- How did the move go?\n- What broke on the way? MUST ASK'],
    ['by a tag', '- [S] How did the move go?\n- [M] What broke on the way?'],
    [
      'by a sign explained',
      '- How did the move go?\n- ★ What broke on the way?\n\n★ = not to be skipped',
    ],
    [
      'by a sign explained first',
      '🔥 = can’t be dropped\n\nHow did the move go?\n🔥 What broke on the way?\nWho helped you?\nWhat did it cost you?',
    ],
    [
      'by a grade',
      'P0 = asked in every session. P1 = if it fits.\n\n1. (P1) How did the move go?\n2. (P0) What broke on the way?',
    ],
    [
      'by its number',
      '1. How did the move go?\n2. What broke on the way?\n\nWhatever happens, get 2 answered.',
    ],
    [
      'by a ticked box',
      'Ticked = we ask it every time.\n\n[ ] How did the move go?\n[x] What broke on the way?',
    ],
    [
      'by bold type',
      'Bold = cannot be dropped.\n\n- How did the move go?\n- **What broke on the way?**',
    ],
    [
      'in a column',
      '| # | Question | Must? |\n|---|---|---|\n| 1 | How did the move go? | |\n| 2 | What broke on the way? | x |',
    ],
    [
      'by its heading',
      '### If time is short, these must be asked\n- What broke on the way?\n### Others\n- How did the move go?',
    ],
    [
      'in the next sentence',
      'How did the move go?\n\nWhat broke on the way? This one is make-or-break.\n\nWho helped you?\n\nWhat did it cost you?',
    ],
  ])('%s', (_, guide) => {
    expect(musts(compileGuide(guide))).toEqual(['What broke on the way?'])
  })

  test.each([
    [
      'en',
      'What I absolutely need is the moment they first thought of leaving.',
      'the moment you first thought of leaving',
    ],
    ['de', '- Wie war der Umzug?\n- Was ging kaputt? (darf nicht fehlen)', 'Was ging kaputt?'],
    [
      'fr',
      '- Comment le déménagement s’est-il passé ?\n- Qu’est-ce qui a cassé ? (à ne pas sauter)',
      'a cassé',
    ],
    ['es', '- ¿Cómo fue la mudanza?\n- sí o sí: ¿qué se rompió?', 'rompió'],
    ['pt', '- Como foi a mudança?\n- essa não pode faltar: o que quebrou?', 'quebrou'],
  ])('in %s', (_, guide, word) => {
    expect(musts(compileGuide(guide)).join(' ')).toContain(word)
  })
})

describe('what to keep quiet about is kept, however it is said', () => {
  test.each([
    ['en', 'Please leave the price out of it, that is a sore point.', 'the price'],
    ['en', 'Stay away from: the harbour strike', 'the harbour strike'],
    ['en', 'Not a word about the recall.', 'the recall'],
    ['en', 'Keep schtum about the merger please.', 'the merger'],
    ['en', 'The clinic’s waiting times are not our business today.', 'waiting times'],
    ['en', 'And I’d rather we didn’t get into tariffs.', 'tariffs'],
    ['en', '🚫 other schools', 'other schools'],
    ['de', 'Die Preise bitte außen vor lassen.', 'Preise'],
    ['de', 'Kein Wort über die Übernahme.', 'Übernahme'],
    ['de', 'Den Streit sprecht ihr bitte nicht an.', 'Streit'],
    ['fr', 'On laisse de côté les marges.', 'marges'],
    ['fr', 'N’évoquez pas l’accident du col.', 'accident du col'],
    ['es', 'De las propinas ni hablar.', 'propinas'],
    ['es', 'Dejad fuera las licencias.', 'licencias'],
    ['pt', 'Deixem de lado a feira cancelada.', 'feira cancelada'],
    ['pt', 'O aumento não é para mencionar.', 'aumento'],
  ] as const)('in %s: %s', (language, line, word) => {
    const list = opens[language].map((one) => `- ${one}`).join('\n')
    const plan = compileGuide(`${list}\n\n${line}`)
    expect(quiet(plan).join(' ').replaceAll("'", '’')).toContain(word)
    expect(asked(plan)).toHaveLength(3)
  })

  test('a heading says so of the list below it', () => {
    const plan = compileGuide('- How did it go?\n\n## Don’t go there\n- fines\n- the strike')
    expect(quiet(plan)).toEqual(['fines', 'the strike'])
    expect(asked(plan)).toEqual(['How did it go?'])
  })

  test('in brackets behind something to ask', () => {
    const plan = compileGuide('- What do you sell? (leave the tips out of it)\n- Who fixes it?')
    expect(quiet(plan)).toEqual(['the tips'])
    expect(asked(plan)).toEqual(['What do you sell?', 'Who fixes it?'])
  })
})

describe('nobody is asked what is meant for colleagues', () => {
  test.each([
    ['a greeting', 'Hi all,'],
    ['a version', 'v0.3, last edited Tuesday'],
    ['a guess', 'We suspect that somebody else set it up.'],
    ['a guess under a name', 'Our bet (not for their ears): it is too slow.'],
    ['a chore', '- Thank them, start the recording'],
    ['a note', 'Moderator: sit where you can see the screen.'],
    ['a mail’s subject', 'Subject: Re: questions for Thursday'],
    ['an open point', 'Open: do we pay them?'],
  ])('%s', (_, line) => {
    const list = open.map((one) => `- ${one}`).join('\n')
    expect(asked(compileGuide(`${line}\n\n${list}`))).toEqual(open)
    expect(asked(compileGuide(`${list}\n\n${line}`))).toEqual(open)
  })

  test('a farewell and a signature', () => {
    const guide = `${open.map((one) => `- ${one}`).join('\n')}\n\nThanks a million\nResearch, second floor`
    expect(asked(compileGuide(guide))).toEqual(open)
  })

  test('a guess behind a question’s clause', () => {
    const plan = compileGuide(
      'Also find out how they set it up, we suspect that somebody else did it.\n\n- Who helped?',
    )
    expect(asked(plan).join(' ')).not.toContain('suspect')
  })
})

test('a chat without capitals is read line by line', () => {
  const plan = compileGuide(`[09:12] ok so for thursday's calls w/ the ward managers
[09:12] 20 mins max they have to run
[09:13] how do they do the rota now??
[09:14] ^ and who picks up the phone, don't skip this one
[09:15] what do they write down on paper
[09:17] pls don't bring up the app store reviews lol`)
  expect(asked(plan)).toEqual([
    'How do you do the rota now?',
    'Tell me who picks up the phone.',
    'What do you write down on paper?',
  ])
  expect(musts(plan)).toEqual(['Tell me who picks up the phone.'])
  expect(quiet(plan)).toEqual(['the app store reviews'])
  expect(plan.budget.minutes).toBe(20)
})

test.each([
  ['en', 'a quarter of an hour should do', 15],
  ['en', 'A quarter of an hour, no longer.', 15],
  ['en', 'Duration (min): 50', 50],
  ['en', 'Slots of 30 minutes, back to back', 30],
  ['de', '25 bis 30 Minuten', 30],
  ['de', 'Rechnet mit einer Dreiviertelstunde.', 45],
  ['fr', 'une demi-heure maximum', 30],
  ['es', 'media hora como mucho', 30],
  ['pt', 'quinze minutinhos no máximo', 15],
] as const)('in %s "%s" is understood as a length', (language, line, minutes) => {
  const plan = compileGuide(`${line}\n\n${opens[language].map((one) => `- ${one}`).join('\n')}`)
  expect(plan.budget).toMatchObject({ minutes, explicit: true })
})

test.each([
  ['en', 'Word for word, please: What would you miss?', 'What would you miss?'],
  ['en', 'Read out as is: "What would you miss?"', 'What would you miss?'],
  ['en', '(exact wording, please) What would you miss?', 'What would you miss?'],
  ['de', 'Diese Frage bitte wörtlich: „Was würde Ihnen fehlen?“', 'Was würde Ihnen fehlen?'],
  ['fr', 'À lire tel quel : Que vous manquerait-il ?', 'Que vous manquerait-il ?'],
] as const)('in %s "%s" is put word for word', (language, line, text) => {
  const plan = compileGuide([line, ...opens[language]].map((one) => `- ${one}`).join('\n'))
  const [verbatim] = plan.topics.flatMap(({ questions }) => questions).filter((one) => one.verbatim)
  expect(verbatim?.text).toBe(text)
})

test('two that belong together are asked about at once', () => {
  const plan = compileGuide(
    '- How do you decide between the app and the website?\n- Who helps you?',
  )
  expect(asked(plan)[0]).toBe('How do you decide between the app and the website?')
})

test('research questions are put to people where nothing else is asked', () => {
  const alone = compileGuide(
    'Research questions\n- How do users decide when to buy?\n- What do they fear?',
  )
  expect(asked(alone)).toHaveLength(2)
  const beside = compileGuide(
    'Research questions\n- How do users decide when to buy?\n\nQuestions\n- When did you last buy one?',
  )
  expect(asked(beside)).toEqual(['When did you last buy one?'])
})

test('a table’s rows are asked, its head and its clock are not', () => {
  const plan = compileGuide(
    'Time\tQuestion\n2 min\tHello, tape on\n5 min\tWhat happens at your desk at eight?\n8 min\tWho hands over to you?',
  )
  expect(asked(plan)).toEqual(['What happens at your desk at eight?', 'Who hands over to you?'])
})
