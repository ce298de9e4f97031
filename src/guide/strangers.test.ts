import { expect, test } from 'vitest'
import { compileGuide } from './compile.ts'
import type { Plan } from './plan.ts'
import { asked, hints, musts, questions, quiet, said, unasked } from './plans.fixture.ts'

test.for([
  'Talk to people who bake at home and find out what stops them?',
  'Ask them who buys the flour?',
  'Sprechen Sie mit Leuten, die backen: Was hindert Sie?',
  'Hablar con quienes hornean: ¿qué les pasa?',
])('what whoever interviews is told is not asked: %s', (line) => {
  expect(asked(compileGuide(`1. How did you start baking?\n2. ${line}`))).not.toContain(line)
})

test('a clause among other sentences of a list says what is of interest', () => {
  const plan = compileGuide(
    '- How did the day begin?\n- who carries what. It is never the same person, Ana says so.',
  )
  expect(asked(plan)).toEqual(['How did the day begin?'])
  expect(unasked(plan)).toContain('who carries what.')
})

test('a numbered line in capitals is a heading, and its condition holds for what is below it', () => {
  const plan = compileGuide(`1. WARM-UP (2 min)
   1.1 How did your week go?
2b. OWNERS ONLY (3 min)
   2b.1 What does the boat cost you?
3. SAILS (4 min)
   3.1 When did you last mend one?`)
  expect(questions(plan).map(({ text, onlyIf }) => [text, onlyIf])).toEqual([
    ['How did your week go?', undefined],
    ['What does the boat cost you?', 'OWNERS ONLY'],
    ['When did you last mend one?', undefined],
  ])
})

test('conditions on lines below each other stay with their own question', () => {
  const plan = compileGuide(`1. Wie kommen Sie zur Arbeit, wenn Sie an gestern denken?
   Falls mit dem Rad: Wo stellen Sie es ab?
   Falls mit der Bahn: Wie lange warten Sie?`)
  expect(questions(plan).map(({ onlyIf }) => onlyIf)).toEqual([
    undefined,
    'mit dem Rad',
    'mit der Bahn',
  ])
})

test('whom a question is for may stand in the sentence before it', () => {
  const plan = compileGuide('1) ¿Cómo empezó?\n2) El huerto – solo si lo tienen. ¿Quién lo riega?')
  expect(questions(plan)[1]).toMatchObject({ onlyIf: 'solo si lo tienen' })
})

test('notes of a table are kept at their question, and its ranks hold', () => {
  const plan = compileGuide(`| # | ask | prio | notes |
|---|---|---|---|
| 1 | How did you find the flat? | 🔴 must, tenants ONLY | slowly, they may be sad |
| 2 | What did the move cost you? | ⚪ only if time | |`)
  expect(questions(plan)).toMatchObject([{ must: true, onlyIf: 'tenants ONLY' }, { ifTime: true }])
  expect(hints(plan).join(', ')).toBe('slowly, they may be sad')
})

test('what a legend in brackets explains is no part of a question', () => {
  const plan = compileGuide('Fragen (P = Pflicht)\n1. (P) Wie haben Sie uns gefunden?')
  expect(asked(plan)).toEqual(['Wie haben Sie uns gefunden?'])
  expect(musts(plan)).toHaveLength(1)
})

test('a secret in a bracket that begins with "only" is kept quiet about', () => {
  const plan = compileGuide(
    '1. Was wäre Ihnen wichtig (nur als Idee; den Umbau bitte nicht erwähnen)?\n2. Wie ging es weiter?',
  )
  expect(quiet(plan).join()).toContain('Umbau')
  expect(said(plan)).not.toContain('Umbau')
})

test('what is to be explained at the start is listed and bars nothing', () => {
  const plan = compileGuide(
    '1) ¿Cómo encontró el piso?\nEmpezar: explicar que el casero NO ve lo que nos cuentan.',
  )
  expect(plan.avoid).toEqual([])
  expect(unasked(plan)).toHaveLength(1)
})

test('boxes to tick are for colleagues unless they speak to somebody', () => {
  const plan = compileGuide('- [ ] who books the room??\n- [ ] How do you get here?')
  expect(asked(plan)).toEqual(['How do you get here?'])
})

test('each line of a guide is somewhere in its plan or in a warning', () => {
  const guide = `Study of allotments
Owner Pia, last seen Monday
Thank them. Explain: it is about gardens.

1. How did you get your plot?
   They may not know the date.
Digressions are fine, within reason.
Please say right at the start that the council reads nothing.

They get a bag of seeds.`
  const plan = compileGuide(guide)
  const seen = new Set(linesOf(plan))
  const lost = guide.split('\n').filter((line, at) => line !== '' && !seen.has(at + 1))
  expect(lost).toEqual([])
})

function linesOf(plan: Plan): number[] {
  const { goals, opening, closing, avoid, settings, unasked, warnings, topics } = plan
  const below = topics.flatMap((topic) => [...topic.questions, ...topic.probeHints])
  return [goals, opening ?? [], closing, avoid, settings ?? [], unasked ?? [], warnings, below]
    .flat()
    .flatMap(({ lines }) =>
      lines ? Array.from({ length: lines.to - lines.from + 1 }, (_, at) => lines.from + at) : [],
    )
}

test('a short question behind another in its line asks on after it', () => {
  const plan = compileGuide(
    '- Have you ever missed a dose? What happened then?\n- Who looks at it?',
  )
  expect(asked(plan)).toHaveLength(2)
  expect(hints(plan)).toEqual(['What happened then?'])
})

test('a condition on a line of its own holds for the list below it', () => {
  const plan = compileGuide(`Main
- What do you use?

If they have stopped using it:
- When was that?
- What do you do now?`)
  expect(questions(plan).map(({ onlyIf }) => onlyIf)).toEqual([
    undefined,
    'they have stopped using it',
    'they have stopped using it',
  ])
})

test.each([
  ['Three things that must be asked:', 'How was the pick-up?'],
  ['Drei Sachen, die auf jeden Fall rein müssen:', 'Wie war das Abholen?'],
])('a line that says so makes what is below it a must: %s', (line, question) => {
  expect(musts(compileGuide(`${line}\n1. ${question}`))).toEqual([question])
})

test.each([
  ['Marta, te paso lo de la entrevista.\n\n- Marta, ¿te acuerdas de los sorteos?', 'sorteos'],
  ['Luego: ¿tuvieron que esperar mucho?', 'tuvieron'],
])('what is for a colleague, or of several, is not asked as it stands', (guide, word) => {
  expect(said(compileGuide(guide))).not.toContain(word)
})

test.each([
  ['Lo del traslado a la calle Olmo ni palabra, no lo sabe nadie.', 'traslado a la calle Olmo'],
  ['Vom Lieferdienst bitte kein Wort.', 'Lieferdienst'],
  ['Du déménagement, pas un mot.', 'déménagement'],
  ['Do terreno nem uma palavra.', 'terreno'],
  ['About the move, not a word.', 'the move'],
  ["1. Qui vient ?\n[Ne plus parler du four cassé, c'est réglé.]", 'four cassé'],
])('what is named first and forbidden then is kept quiet about: %s', (line, about) => {
  expect(quiet(compileGuide(line))).toEqual([about])
})

test('the columns of a table say what must be asked, of whom, and what not to do', () => {
  const plan = compileGuide(`| Tema | Pergunta | Obrigatória? | Observação |
|---|---|---|---|
| Início | Como você ficou sabendo da horta? | sim | |
| Início | Há quanto tempo participa? | não | não sugerir chuva |
| Rotina | Como é a convivência com os outros? | não | só para quem está há mais de 1 ano |`)
  expect(musts(plan)).toEqual(['Como você ficou sabendo da horta?'])
  expect(questions(plan)[2]?.onlyIf).toBe('só para quem está há mais de 1 ano')
  expect(hints(plan)).toEqual([])
})

test('how to answer is no part of a question', () => {
  expect(
    asked(compileGuide('- Aviez-vous déjà essayé ? (oui/non) → si oui : dans quel cadre ?')),
  ).toEqual(['Aviez-vous déjà essayé ?', 'Dans quel cadre ?'])
})

test('a wish and what is forbidden in one sentence are parted', () => {
  const plan = compileGuide(
    "Find out why people drift back to what they did before, and please don't bring up the family plan.",
  )
  expect(plan.goals[0]?.text).toBe('why people drift back to what they did before')
  expect(quiet(plan)).toEqual(['the family plan'])
})

test('what prose asks for in passing is listed where it is not asked', () => {
  const plan = compileGuide(`Hi Jo,

we talk to people who plan shifts. Everyone complains about agencies, but I'd love to hear how they decide to call one.

- How did you plan the last week?

Bea`)
  expect(unasked(plan).join(' ')).toContain('how they decide to call one')
})

test('a filter in brackets holds for what is below it, and codes before questions are not said', () => {
  const plan = compileGuide(`A1 Wie kommen Sie zur Arbeit?
[FILTER: nur Grenzgänger]
A2 Wie machen Sie es auf der anderen Seite?`)
  expect(questions(plan)).toMatchObject([
    { text: 'Wie kommen Sie zur Arbeit?' },
    { text: 'Wie machen Sie es auf der anderen Seite?', onlyIf: 'nur Grenzgänger' },
  ])
})

test('a follow-up behind its label is asked without it, after its question', () => {
  const plan = compileGuide('1. Was haben Sie gemacht?\n   Nachfassen: Wo standen Sie da?')
  expect(asked(plan)).toEqual(['Was haben Sie gemacht?'])
  expect(hints(plan)).toEqual(['Wo standen Sie da?'])
})

test.each([
  'If the shop was gone tomorrow, what would you do for lunch?',
  'Wenn eine Kollegin neu anfängt: Was raten Sie ihr?',
])('what supposes something is asked of everybody: %s', (line) => {
  expect(questions(compileGuide(`1. ${line}`))).toMatchObject([{ text: line }])
  expect(questions(compileGuide(`1. ${line}`))[0]?.onlyIf).toBeUndefined()
})

test.each([
  ["Please don't\n* talk about the caterer\n* praise the school kitchen", 'the caterer'],
  ['Things to stay off please: the new price list', 'the new price list'],
  [
    'Die Einstellung der Karte zum 1. März NICHT erwähnen, auch nicht andeuten.',
    'Einstellung der Karte zum 1. März',
  ],
])('labels that forbid, and what they forbid: %s', (guide, about) => {
  expect(quiet(compileGuide(`1. How was it?\n\n${guide}`)).join(' ')).toContain(about)
})

test('a table says what its signs stand for, and what to follow up on', () => {
  const plan = compileGuide(`Legend: ★ = must be asked · ☆ = if there's time

| # | Question | Probes / remarks |
|---|---|---|
| 1 | ★ How did a count go before? | ↳ Who decides which one is right? |
| 2 | ☆ How did the handhelds hold up? | |`)
  expect(questions(plan)).toMatchObject([{ must: true }, { ifTime: true, must: false }])
  expect(hints(plan)).toEqual(['Who decides which one is right?'])
})

test('a guide of which next to nothing can be asked is asked generally as well, and says so', () => {
  const plan = compileGuide(
    `- How do you know when a rope is finished?
- where do they pull, rub, bunch?
- heat: what did they do about it?
- who washes them for them, how often?
- who chose it for them?`,
    { productName: 'Corvane' },
  )
  expect(asked(plan)[0]).toBe('How do you know when a rope is finished?')
  expect(asked(plan).length).toBeGreaterThan(3)
  expect(plan.warnings.map(({ message }) => message).join(' ')).toContain('Few of these lines')
})
