import { describe, expect, test } from 'vitest'
import type { Act } from '../answers/answer-reading.ts'
import { agrees, readActs } from './acts.ts'
import { subjectOf } from './subjects.ts'

const read = (answer: string) => readActs(answer, { language: 'en', question: null })

const said: Record<Exclude<Act, 'answer'>, string[]> = {
  puzzled: [
    'What do you mean?',
    'What do you mean by that?',
    'what came of what?',
    "Sorry, I don't understand the question",
    'Could you rephrase the question?',
    'Which app?',
    'who the hell is marek',
    'Wie meinen Sie das?',
    'Des versteh i ned ganz',
    'Was für eine Erinnerung?',
    'Que voulez-vous dire ?',
    'je comprends pas trop',
    '¿Qué quiere decir?',
    'Perdone, no sé si le entiendo bien',
    'Como assim?',
    'Não entendi a pergunta',
  ],
  said_already: [
    'As I said.',
    'I just told you',
    'As I said, on Sundays.',
    'You already asked me that.',
    'Hob i doch grod verzählt',
    'Wie gesagt.',
    "Comme je l'ai dit",
    "j'ai déjà répondu",
    'Ya se lo dije',
    'Eu já te disse isso.',
  ],
  question: [
    'Why do you ask?',
    'Hm. Why do you ask me that?',
    'Can I delete this later?',
    'Before I start, who will read this? And will my landlord see it? He works at Greenbox.',
    "Do I get paid for this? The mail said there's a 20 pound voucher",
    'who reads this',
    'Is Greenbox going to raise prices again?',
    'Wie lange dauert das noch?',
    'Combien de temps ça prend encore ?',
    '¿Cuánto tiempo se guardan mis respuestas?',
    'Quem vai ler isso?',
  ],
  refusal: [
    "I'd rather not say.",
    'no comment',
    'pass',
    'Das möchte ich lieber nicht sagen.',
    'Je préfère ne pas répondre.',
    'Prefiero no contestar.',
    'Prefiro não responder.',
  ],
  dont_know: ["I don't know", 'no idea', 'Keine Ahnung', 'aucune idée', 'No lo sé', 'não sei'],
  stop: [
    'stop',
    'Please stop the interview now.',
    'Please stop. I have to pick up my kids.',
    'I have to go now, bye',
    'Bitte aufhören.',
    'Ich möchte jetzt aufhören.',
    "Je voudrais m'arrêter ici.",
    'Quiero parar, por favor.',
    'Quero parar por aqui.',
  ],
  protest: [
    'Stop repeating my own words back at me.',
    'This is a waste of my time.',
    'You stupid bot',
    'Hören Sie auf, mich zu wiederholen!',
    'Das ist Zeitverschwendung.',
    'Arrêtez de répéter tout ce que je dis',
    'Deje de repetirme.',
    'Pare de repetir o que eu digo.',
  ],
  nothing_more: [
    'No.',
    'no thats it',
    'Nothing else.',
    'Nein, das war alles.',
    "Non, c'est tout.",
    'No, nada más.',
    'Não, é só isso.',
  ],
}

describe('what is said to the interviewer is told from what is told', () => {
  for (const [act, lines] of Object.entries(said)) {
    test.each(lines)(`${act}: %s`, (line) => {
      expect(read(line).act).toBe(act)
      expect(read(line).talk.length).toBeGreaterThan(0)
    })
  }

  test.each([
    "I don't get paid on time.",
    "I don't understand why it charges me twice every month.",
    'I have to go to the shop twice a week',
    'kinder im bett. muss in 5 min los',
    'ok but I have to go in 10 minutes',
    'je dois partir dans 5 minutes',
    'I usually stop using it after the first week.',
    'Para las facturas del taller uso Excel',
    'Para o meu trabalho uso uma planilha',
    'We get a voucher every month from them.',
    'I pass the reports to my boss',
    'What do I use? Mostly Excel.',
    'My boss asked me, "who reads this?" and I had no answer.',
    'I stood there and thought, what am I supposed to do now? Then I called them. It took an hour.',
    'You know what I mean? It just froze.',
    'Für die Rechnungen, wissen Sie? Das war immer ein Graus.',
    'Das nervt.',
    'Ich muss jeden Tag los, um die Pakete zu holen.',
    'Je dois partir tôt le matin pour livrer les cafés.',
    'Me voy a casa cuando cierro la tienda.',
  ])('an answer stays one: %s', (line) => {
    expect(read(line)).toMatchObject({ act: 'answer', questions: [] })
  })
})

test('a long answer with such a phrase is an answer, and only the phrase is talk', () => {
  const answer = 'I already told you that. It was the price that made us leave in the end.'
  const { act, talk } = read(answer)
  expect(act).toBe('answer')
  expect(talk.map(({ start, end }) => answer.slice(start, end))).toEqual([
    'I already told you that',
  ])
})

test('every question is kept as it was put, and what it is about is known in each language', () => {
  expect(read('Are you a real person or ChatGPT? And how long does this take?').questions).toEqual([
    'Are you a real person or ChatGPT?',
    'And how long does this take?',
  ])
  const about = [
    ['reward', 'Do I get paid for this?', 'Gibt es dafür einen Gutschein?', 'Suis-je payé ?'],
    ['erase', 'Can I delete this later?', 'Kann ich das später löschen?', '¿Puedo borrar esto?'],
    ['kept', 'How long do you keep this?', 'Wie lange wird das gespeichert?'],
    ['readers', 'Who reads this?', 'Wer liest das?', 'Qui va lire ça ?', '¿Quién lee esto?'],
    ['othersRead', 'Will my boss see this?', 'Kann mein Chef das sehen?'],
    ['machine', 'Are you a bot?', 'Sind Sie ein Mensch?', 'Você é um robô?'],
    ['duration', 'How long is this?', 'Wie viele Fragen kommen noch?', 'Falta muito?'],
    ['skip', 'Do I have to answer that?', 'Je peux arrêter quand je veux ?'],
    ['language', 'Can I answer in German?', 'Posso responder em português?'],
    ['purpose', 'Why do you want to know that?', 'Wozu das Ganze?'],
    ['asker', "Who's behind this?", 'Wer steckt dahinter?'],
    [null, 'Is Greenbox going to raise prices again?'],
  ] as const
  for (const [subject, ...lines] of about) {
    for (const line of lines) expect(subjectOf(line), line).toBe(subject)
  }
})

test.each([
  ["That's right", true],
  ['That is about right.', true],
  ['Nothing, that is right', true],
  ['Das stimmt so', true],
  ["C'est bien ça", true],
  ['Todo bien, gracias', true],
  ['Está certo', true],
  ['yes thats it', true],
  ['I think that covers it, thanks', true],
  ['nein, das war alles so weit, nichts falsch', true],
  ["oui, c'est tout à fait ça pour moi", true],
  ['sí, creo que no falta nada', true],
  ['acho que é isso mesmo, não faltou nada', true],
  ['No, that is wrong', false],
  ['Da fehlt etwas', false],
  ['Falta lo del precio', false],
  ['that is not right', false],
  ['Yes but it was a gallery', false],
  ["It's right, except the price", false],
])('whether a recap is right as it is: %s', (line, right) => {
  expect(agrees(line)).toBe(right)
})

test('however an answer is written, its stretches lie in it, in order and apart', () => {
  for (const text of [
    '?'.repeat(900),
    'No. '.repeat(5_000),
    'what do you mean? '.repeat(700),
    '\n“?”…',
  ]) {
    let from = 0
    for (const { start, end } of read(text).talk) {
      expect(start).toBeGreaterThanOrEqual(from)
      expect(end).toBeGreaterThan(start)
      from = end
    }
    expect(from).toBeLessThanOrEqual(text.length)
  }
})

test.each(['It was ok', 'What works', 'Que bueno', 'Which is fine', 'Who knows'])(
  'a few words with a question word in them are an answer: %s',
  (line) => {
    expect(read(line).act).toBe('answer')
  },
)

test('a question without its mark beside another is kept too, a statement that begins like one is not', () => {
  expect(read('Is Pluck going to get cheaper again? Also who reads this').questions).toHaveLength(2)
  expect(read('How long it takes depends on the day').act).toBe('answer')
})

const after = (question: string, line: string, language = 'en') =>
  readActs(line, { language, question })

test.each([
  ['Talk to people who joined once.', 'Talk to what people.'],
  ['What happened there?', "How d'you mean."],
  ['Could you tell me a bit more about that?', 'About what.'],
  ['Could you tell me a bit more about that?', 'bit more about wich bit lol'],
  ['What did they do instead?', "Who's they."],
  ['What did that mean for you?', 'what did what mean lol'],
  ['What did it mean?', 'About which part?'],
  ['Tell me more.', 'Is there a question coming?'],
  ['Tell me more.', 'what was it you wished to know?'],
  ['What happened then?', 'what did which mean lol'],
  ['Was hing davon ab?', 'Von was?'],
  ['Warum dann trotzdem?', 'Wega wos trotzdem? Wia moanas jetz des?'],
  ['Was hing davon ab?', 'Was wollen Sie wissen?'],
  ["Qu'est-ce que cela a représenté ?", 'Un peu plus de quoi ?'],
  ['¿Qué pasó después?', '¿Sobre qué?'],
  ['O que aconteceu depois?', 'Sobre o quê?'],
])('asked “%s”, “%s” asks back at us', (question, line) => {
  const reading = after(question, line)
  expect(reading).toMatchObject({ act: 'puzzled', questions: [], pushesBack: true })
})

test.each([
  ['What did you do then?', 'what being late does to you is hard'],
  ['How did you find it?', 'with what we had left'],
  ['Tell me what people do.', 'people talk to us when it rains'],
  ['What do you use it for?', 'For the invoices mostly.'],
  ['How often do you go?', 'When I have time.'],
])('asked “%s”, “%s” is an answer', (question, line) => {
  expect(after(question, line).act).toBe('answer')
})

test.each([
  ['en', 'i love havin the rota on my phone. does my manager see this', 'othersRead'],
  ['en', 'easier innit. u didnt say tho does my manager see what i put', 'othersRead'],
  ['en', 'it was the sat not the sunday. n when do i get the costa card', 'reward'],
  ['en', 'looked the once, no clubs. how many more', 'duration'],
  ['en', "It was £12. How long's this.", 'duration'],
  ['en', 'dunno mate. is the book token thing real', 'reward'],
  ['en', 'I joined in spring, does my landlord see this', 'othersRead'],
  ['en', 'The other day. does my sons teacher see this', 'othersRead'],
  ['de', 'Dann waars aus mit uns. sieht des mei Chef', 'othersRead'],
  ['en', 'Fine by me. on whose behalf', 'asker'],
  ['de', 'Das war der Bus. sieht das mein Chef', 'othersRead'],
  ['de', 'Der Markt halt. wie lange noch', 'duration'],
  ['fr', 'Onze charmes marron. il y en a encore pour longtemps', 'duration'],
  ['fr', 'Le mardi. mon chef voit ça', 'othersRead'],
  [
    'es',
    'Fue en marzo, y ya pasó. Y qué pena la pregunta, ¿lo de la tarjeta cómo funciona?',
    'reward',
  ],
  ['es', 'Los martes. mi jefe lee esto', 'othersRead'],
  ['pt', 'Foi em maio. meu chefe vê isso', 'othersRead'],
  ['pt', 'Foi em maio. falta muito', 'duration'],
])(
  'a question of theirs is heard without its mark, inside an answer, in %s: %s',
  (language, line, subject) => {
    const { questions } = after('What happened there?', line, language)
    expect(questions).toHaveLength(1)
    expect(subjectOf(questions[0] ?? '')).toBe(subject)
  },
)

test.each([
  ['en', "It's a nice thing, and who was I to complain? I drove home. It was late."],
  ['en', 'The app does the job for me. It is the best one.'],
  ['fr', 'Il a acheté des arrosoirs, le robot ? La haie venait du voisin, en novembre.'],
  ['en', 'How long it takes to bake I never know.'],
])('a question of their story is none to us, in %s: %s', (language, line) => {
  expect(after('What happened there?', line, language).questions).toEqual([])
})

test.each([
  'so i do it at the workshop. really got to go',
  'woke tobi. so off. got to go in a min',
  "Words for what? No. I've a ward to run.",
  'dunno mate its pick up, off now. is the book token thing real',
  'Zwei Euro fünfzig. Muss los.',
  'Le mardi. Je dois filer.',
  'Los martes. Tengo que irme.',
  'Foi em maio. Tenho que ir agora.',
])('having to go is heard: %s', (line) => {
  expect(after('What happened there?', line).leaves).toBe(true)
})

test.each([
  'I have to go to the shop twice a week',
  'I usually leave at six, because I have a shop to run and two children to feed before they go to bed.',
  'I was off then.',
  'Ich muss jeden Tag los, um die Pakete zu holen.',
])('going somewhere is no goodbye: %s', (line) => {
  expect(after('What happened there?', line).leaves).toBeUndefined()
})

test.each([
  ['Sin la cantidad esperada en la pantalla. ¿Se puede quitar, sí o no?', true],
  ["Je n'avais pas de réseau. Et si un jour il n'y en a plus, je fraude ou pas ?", true],
  ['Fico com medo. Isso vai para as finanças?', true],
  ['It is a big lake. What else could I do?', false],
  ['We left. Who would pay that?', false],
])(
  'a question at the end of an answer is for us, unless nobody is to answer it: %s',
  (said, isOurs) => {
    const { questions } = readActs(said, { language: 'en', question: 'How was it?' })
    expect(questions.length > 0).toBe(isOurs)
  },
)
