import { expect, test } from 'vitest'
import { jaccard, words } from '../language/words.ts'
import { compileGuide } from './compile.ts'
import { lintQuestion } from './lint.ts'
import type { Plan } from './plan.ts'

function asked(plan: Plan): string[] {
  return plan.topics.flatMap((topic) => topic.questions.map(({ text }) => text))
}

function musts(plan: Plan): string[] {
  return plan.topics.flatMap((topic) =>
    topic.questions.filter(({ must }) => must).map(({ text }) => text),
  )
}

test('headings, bullets, probes, limits and avoidances each find their place', () => {
  const plan = compileGuide(`# Onboarding
- How did you first hear about us?
- Must ask: What almost stopped you from signing up?
  - probe for: price, trust
# Daily use (5 minutes)
1. Walk me through the last time you used the export.
Do not mention: pricing changes
Time limit: 10 minutes`)
  expect(plan.topics.map(({ title }) => title)).toEqual(['Onboarding', 'Daily use'])
  expect(musts(plan)).toEqual(['What almost stopped you from signing up?'])
  expect(plan.topics[0]?.probeHints.map(({ ask }) => ask)).toEqual(['price', 'trust'])
  expect(plan.topics[1]?.budget).toEqual({ minutes: 5 })
  expect(plan.budget).toEqual({ minutes: 10, turns: 10, explicit: true })
  expect(plan.avoid).toEqual([
    { kind: 'mention', text: 'pricing changes', terms: ['pricing'], lines: { from: 7, to: 7 } },
  ])
  expect(plan.topics[0]?.questions[1]?.lines).toEqual({ from: 3, to: 3 })
})

test('two questions on one "Must ask:" line are both musts', () => {
  const plan = compileGuide('Must ask: What made you sign up? What almost stopped you?')
  expect(musts(plan).slice(0, 2)).toEqual(['What made you sign up?', 'What almost stopped you?'])
})

test('alternatives stay one question', () => {
  for (const line of [
    'Did you use the app or the website?',
    'Nutzen Sie die App oder die Website?',
  ]) {
    const asked = compileGuide(`- ${line}`).topics.flatMap(({ questions }) => questions)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.text).toMatch(/app (?:or|oder) (?:the|die) website/i)
  }
})

test('an imperative is a question, not a title', () => {
  const plan = compileGuide('- Walk me through your last order.\n- Describe the delivery.')
  expect(asked(plan)).toEqual(['Walk me through your last order.', 'Describe the delivery.'])
})

test('"Ask about" inside a section stays in its topic', () => {
  const plan = compileGuide(
    '# Buying\nAsk about alternatives.\n- What did you compare?\n# Support\n- How did the last call go?',
  )
  expect(plan.topics.map(({ title }) => title)).toEqual(['Buying', 'Support'])
  expect(plan.topics[0]?.questions.map(({ text }) => text)).toContain(
    'Tell me about the last time alternatives came up.',
  )
})

test("a limit inside a topic is that topic's", () => {
  const plan = compileGuide(
    '# Buying\n15 minutes\n- What did you compare?\n# Support\n- How did the last call go?',
  )
  expect(plan.topics[0]?.budget).toEqual({ minutes: 15 })
  expect(plan.budget.explicit).toBe(false)
})

test('"Never promise discounts" is a rule, not a topic', () => {
  const plan = compileGuide('- What did you compare?\n\nNever promise discounts.')
  expect(plan.topics).toHaveLength(1)
  expect(plan.avoid).toMatchObject([{ kind: 'promise', text: 'discounts', terms: ['discounts'] }])
})

test('a condition becomes a probe that waits for it', () => {
  const plan = compileGuide(
    '# Tools\n- What do you use today?\nIf they mention Excel → ask how they share files',
  )
  expect(plan.topics[0]?.probeHints).toMatchObject([
    { when: 'Excel', ask: 'how they share files', question: 'Tell me how you share files.' },
  ])
})

test('"avoid jargon" is tone, "avoid the merger" is a subject to keep quiet about', () => {
  const plan = compileGuide(
    '- What do you use today?\n\nAvoid jargon.\nAvoid mentioning the merger.\nDo not interrupt.',
  )
  expect(plan.tone).toContain('Avoid jargon.')
  expect(plan.tone).toContain('Do not interrupt.')
  expect(plan.avoid.map(({ text }) => text)).toEqual(['the merger'])
})

test('flags behind a question are read and taken off', () => {
  const plan = compileGuide(`- How did it start? (must)
- What came next? (if time)
- Do you like it? (verbatim)
- What did you pay? (skip if they never paid)
- How did it end? *`)
  const questions = plan.topics.flatMap((topic) => topic.questions)
  const byText = (start: string) => questions.find(({ text }) => text.startsWith(start))
  expect(byText('How did it start?')).toMatchObject({ must: true })
  expect(byText('What came next?')).toMatchObject({ ifTime: true, must: false })
  expect(byText('Do you like it?')).toMatchObject({ verbatim: true })
  expect(byText('What did you pay?')).toMatchObject({ skipIf: 'skip if they never paid' })
  expect(byText('How did it end?')).toMatchObject({ must: true })
})

test('two questions in one are asked one at a time, closed ones opened, the original kept', () => {
  const plan = compileGuide('- Do you like our prices and our support?')
  expect(asked(plan)).toEqual([
    'What are our prices like for you?',
    'What is our support like for you?',
  ])
  expect(plan.topics[0]?.questions[0]?.original).toBe('Do you like our prices and our support?')
  expect(plan.topics[0]?.questions[0]?.lint.map(({ rule }) => rule)).toContain('closed')
})

test('nouns and clauses become questions in the second person', () => {
  const plan = compileGuide(
    '# Money\n- late payments\n- how customers choose a plan\n- onboarding experience',
  )
  expect(asked(plan)).toEqual([
    'Tell me about the last time late payments came up.',
    'Tell me how you choose a plan.',
    'Tell me about your onboarding experience.',
  ])
})

test.for(['churned', 'detractors', 'low-value', 'churn', 'at-risk'])(
  'the label "%s" never reaches the participant',
  (label) => {
    for (const guide of [
      `- Why did ${label} users leave?`,
      `- What do ${label} customers use now?`,
      `# ${label} users\n- How do you work today?`,
      `Find out why ${label} users left`,
      `- What do ${label} think of us?`,
    ]) {
      const plan = compileGuide(guide)
      const said = plan.topics.flatMap((topic) => [
        topic.title,
        ...topic.questions.flatMap(({ text, rephrased }) => [text, rephrased]),
      ])
      expect(said.join('\n').toLowerCase()).not.toContain(label)
    }
  },
)

test('one sentence becomes the study it asks for', () => {
  const plan = compileGuide('Find out why churned users left', { productName: 'acme-notes' })
  expect(plan.archetypes).toEqual(['churn'])
  expect(asked(plan)[0]).toBe('What were you using Acme Notes for when you first started?')
  expect(musts(plan)).toHaveLength(2)
  expect(plan.budget).toEqual({ minutes: 12, turns: 22, explicit: false })
  expect(plan.goals).toMatchObject([{ text: 'why churned users left' }])
})

test.for<[string, string[]]>([
  ['How do new users experience onboarding?', ['onboarding']],
  ['Understand willingness to pay', ['pricing']],
  ['Find out why customers cancel and what they think of our prices', ['churn', 'pricing']],
  ['Learn what our users think', ['general']],
  ['Explore why people chose us over competitors', ['adoption']],
  ['Test the concept of a shared calendar', ['concept']],
  ['Understand the daily workflow and pain points of accountants', ['needs']],
  ['Why is the checkout confusing?', ['usability']],
  ['Warum haben Kunden gekündigt?', ['churn']],
  ['Pourquoi les clients ont-ils résilié ?', ['churn']],
  ['¿Por qué cancelan los clientes?', ['churn']],
  ['Por que os clientes cancelam?', ['churn']],
])('"%s" asks for %o', ([goal, names]) => {
  expect(compileGuide(goal).archetypes).toEqual(names)
})

test('an identifier that is no name is not shown to anybody', () => {
  for (const productName of [
    '8f3a9c11d2',
    'prod_8f3a9c',
    'a81bc81b-dead-4e5d-abff-90865d1e13b1',
    'test',
  ]) {
    expect(compileGuide('Why do people leave?', { productName }).product).toBe('the product')
  }
  expect(compileGuide('Warum gehen Kunden?', { productName: 'x9' }).product).toBe('das Produkt')
  expect(compileGuide('Why do people leave?', { productName: 'acmeNotes' }).product).toBe(
    'Acme Notes',
  )
})

test('the name the guide gives wins over the identifier', () => {
  const plan = compileGuide('We are Paperly, a bookkeeping app. Find out why people leave.', {
    productName: 'prod-17',
  })
  expect(plan.product).toBe('Paperly')
  expect(plan.glossary).toContain('Paperly')
})

test('prose of three paragraphs becomes topics, context, tone, limits and avoidances', () => {
  const plan = compileGuide(`We are Paperly, a bookkeeping app for freelancers. Lately many people
sign up and never come back.

We want to understand what people expect when they sign up, how they do their invoices today, and
what gets in the way. Ask about the first week.

Please don't mention the redesign. Keep it friendly. About 15 minutes.`)
  expect(asked(plan)).toEqual([
    'Tell me what you expect when you sign up.',
    'Tell me how you do your invoices today.',
    'Tell me what gets in the way.',
    'Tell me about your first week.',
  ])
  expect(plan.context[0]?.text).toContain('never come back')
  expect(plan.tone).toBe('Keep it friendly.')
  expect(plan.budget.minutes).toBe(15)
  expect(plan.avoid).toMatchObject([{ kind: 'mention', text: 'the redesign' }])
})

test('German bullets are read in German', () => {
  const plan = compileGuide(`- Wie sind Sie auf uns aufmerksam geworden?
- Unbedingt fragen: Was hat Sie fast davon abgehalten, sich anzumelden?
  - nachfragen zu: Preis, Vertrauen
- Gefällt Ihnen die neue Ansicht?
- späte Zahlungen
Nicht erwähnen: Preisänderungen
Dauer: 10 Minuten`)
  expect(plan.language).toBe('de')
  expect(musts(plan)).toEqual(['Was hat Sie fast davon abgehalten, sich anzumelden?'])
  expect(asked(plan)).toContain('Wie erleben Sie die neue Ansicht?')
  expect(asked(plan)).toContain(
    'Erzählen Sie mir vom letzten Mal, als es um „späte Zahlungen“ ging.',
  )
  expect(plan.avoid).toMatchObject([{ kind: 'mention', text: 'Preisänderungen' }])
  expect(plan.budget.minutes).toBe(10)
})

test.for<[string, string, string]>([
  [
    'fr',
    'Question obligatoire : Comment avez-vous connu notre service ?\nNe pas mentionner : les prix\nDurée : 8 minutes',
    'les prix',
  ],
  [
    'es',
    'Pregunta obligatoria: ¿Cómo conoció nuestro servicio?\nNo mencionar: los precios\nDuración: 8 minutos',
    'los precios',
  ],
  [
    'pt',
    'Pergunta obrigatória: Como você conheceu o nosso serviço?\nNão mencionar: os preços\nDuração: 8 minutos',
    'os preços',
  ],
])('cue words are read in %s', ([language, guide, avoided]) => {
  const plan = compileGuide(guide)
  expect(plan.language).toBe(language)
  expect(plan.topics.find(({ lines }) => lines?.from === 1)).toMatchObject({ must: true })
  expect(plan.avoid).toMatchObject([{ kind: 'mention', text: avoided }])
  expect(plan.budget.minutes).toBe(8)
})

test('a "Must ask" section makes musts, a "Do not mention" section avoidances', () => {
  const plan = compileGuide(
    '## Must ask\n- How did it start?\n- How did it end?\n## Do not mention\n- layoffs\n- the merger',
  )
  expect(musts(plan)).toEqual(['How did it start?', 'How did it end?'])
  expect(plan.avoid.map(({ text }) => text)).toEqual(['layoffs', 'the merger'])
})

test('what is said first and last is kept apart from instructions to the interviewer', () => {
  const plan = compileGuide(`Intro: Hi, thanks for taking the time.
- What do you use today?
Closing: Is there anything we forgot?
Thank them for their time.`)
  expect(plan.opening?.text).toBe('Hi, thanks for taking the time.')
  expect(plan.closing.map(({ text }) => text)).toEqual(['Is there anything we forgot?'])
  expect(plan.context.map(({ text }) => text)).toContain('Thank them for their time.')
})

test('hard and evaluative topics come late, unless the researcher numbered them', () => {
  const topics = [
    'What is your salary?',
    'How satisfied are you overall?',
    'How did the last order go?',
    'What is your role?',
  ]
  const bullets = compileGuide(topics.map((topic) => `- ${topic}`).join('\n'))
  expect(bullets.topics.at(0)?.questions[0]?.text).toBe('What is your role?')
  expect(bullets.topics.at(-1)).toMatchObject({ sensitive: true })
  const numbered = compileGuide(topics.map((topic, at) => `${at + 1}. ${topic}`).join('\n'))
  expect(numbered.topics.at(0)?.questions[0]?.text).toBe('What is your salary?')
})

test('warnings say what to do about it', () => {
  const many = Array.from({ length: 12 }, (_, at) => `- How did part ${at} go?`).join('\n')
  const plan = compileGuide(`${many}\n- What changed with the layoffs?\nDo not mention: layoffs`)
  const all = plan.warnings.map(({ message }) => message).join('\n')
  expect(all).toContain('13 topics in 12 minutes')
  expect(all).toContain('No question is marked as one that must be asked')
  expect(all).toContain('touches on what the guide says to avoid: “layoffs”')
  for (const { suggestion } of plan.warnings) expect(suggestion).toBeTruthy()
})

test('a language we do not speak is told, and its questions are kept', () => {
  const plan = compileGuide('- どのように知りましたか？\n- 何が良かったですか？')
  expect(plan.warnings[0]?.message).toContain('was not recognised')
  expect(plan.topics.length).toBeGreaterThan(0)
})

test('pasted bullets and letters are read like Markdown ones', () => {
  const plan = compileGuide(
    'Onboarding:\n• how they found us\n• why they stayed\n   a) price\n   b) trust',
  )
  expect(plan.topics.map(({ title }) => title)).toEqual(['Onboarding'])
  expect(asked(plan)).toEqual([
    'Tell me how you found us.',
    'Tell me how it came about that you stayed.',
  ])
  expect(plan.topics[0]?.probeHints.map(({ ask }) => ask)).toEqual(['price', 'trust'])
})

test("a question below a bare title takes the title's place", () => {
  const plan = compileGuide(
    '# Buying\n- First impression\n  - What did you think when you saw it?\n  - Who was with you?',
  )
  expect(asked(plan)).toEqual(['What did you think when you saw it?', 'Who was with you?'])
})

test('an empty guide still makes an interview', () => {
  const plan = compileGuide('  \n\n')
  expect(plan.archetypes).toEqual(['general'])
  expect(plan.warnings[0]?.message).toContain('empty')
})

test('a guide without Markdown is read by its shape', () => {
  const plan = compileGuide(`Interview guide: checkout

Objective: Understand how shoppers experience the new checkout.
Duration: 20 minutes

Warm-up
1. Tell me about yourself.

Checkout experience
2. Walk me through your last checkout.
   - Where did you hesitate?
   - Probe: delivery costs, payment methods
3. Why did they abandon the cart?

Wrap-up
4. What did we forget to ask?

Notes: Don't mention the loyalty programme. Keep it casual. If they complain about shipping, ask how they compared it.`)
  expect(plan.topics.map(({ title }) => title)).toEqual(['Warm-up', 'Checkout experience'])
  expect(asked(plan)).toEqual([
    'Tell me about yourself.',
    'Walk me through your last checkout.',
    'Why did you abandon the cart?',
  ])
  expect(plan.topics[1]?.probeHints.map(({ ask }) => ask)).toEqual([
    'Where did you hesitate?',
    'delivery costs',
    'payment methods',
    'how they compared it',
  ])
  expect(plan.closing.map(({ text }) => text)).toEqual(['What did we forget to ask?'])
  expect(plan.avoid.map(({ text }) => text)).toEqual(['the loyalty programme'])
  expect(plan.tone).toBe('Keep it casual.')
  expect(plan.budget.minutes).toBe(20)
})

test('a goal about other people is asked of the participant', () => {
  const english = compileGuide(
    "I'd love to know how busy parents plan dinners, what they hate about it, and whether they would pay for help.",
  )
  expect(asked(english)).toEqual([
    'Tell me how you plan dinners.',
    'Tell me what you hate about it.',
    'Tell me how, if at all, you would pay for help.',
  ])
  const german = compileGuide(
    'Wir wollen verstehen, wie Selbstständige ihre Rechnungen schreiben, was sie dabei aufhält und welche Werkzeuge sie nutzen.',
  )
  expect(asked(german)).toEqual([
    'Erzählen Sie mir, wie Sie Ihre Rechnungen schreiben.',
    'Erzählen Sie mir, was Sie dabei aufhält.',
    'Erzählen Sie mir, welche Werkzeuge Sie nutzen.',
  ])
})

test('"Questions" over a list is no topic', () => {
  const plan = compileGuide('# Questions\n- What brought you here?\n- How did the setup go?')
  expect(plan.topics).toHaveLength(2)
})

test('what to avoid by manner never reads as a wish for it', () => {
  const plan = compileGuide(
    '# Questions\n- What brought you here?\n# Avoid\n- leading questions\n- the merger',
  )
  expect(plan.tone).toBe('Avoid: leading questions')
  expect(plan.avoid.map(({ text }) => text)).toEqual(['the merger'])
})

test.for<[string, string]>([
  [
    'pt',
    'Queremos entender como os clientes usam o aplicativo no dia a dia. Pergunte sobre pagamentos.',
  ],
  ['es', 'Queremos entender cómo los clientes usan la aplicación en su día a día.'],
  ['fr', 'Nous voulons savoir comment les clients utilisent le service.'],
  ['de', 'Wir möchten herausfinden, warum Kunden ihr Abo kündigen.'],
  ['en', 'We want to find out why people leave.'],
])('%s is recognised', ([language, text]) => {
  expect(compileGuide(text).language).toBe(language)
})

test('a limit that ends the guide is the interview\u2019s', () => {
  const plan = compileGuide(
    '# Buying\n- What did you compare?\n# Support\n- How did the last call go?\nDo not mention: prices\n12 minutes',
  )
  expect(plan.budget).toMatchObject({ minutes: 12, explicit: true })
  expect(plan.topics.map(({ budget }) => budget)).toEqual([{}, {}])
})

test('limits below each topic are the topics\u2019 own, the last one too', () => {
  const plan = compileGuide(
    '# Buying\n- What did you compare?\n5 minutes\n# Support\n- How did the last call go?\n4 minutes',
  )
  expect(plan.topics.map(({ budget }) => budget)).toEqual([{ minutes: 5 }, { minutes: 4 }])
})

test('a written question about other people stays about them', () => {
  const plan = compileGuide('# Changes\n- How do people hear about changes?\n- Why do users leave?')
  expect(asked(plan)).toEqual(['How do people hear about changes?', 'Why do you leave?'])
})

test('a hint of several questions becomes one follow-up for each', () => {
  const plan = compileGuide(
    '# Week\n- Tell me about the last time you planned a week.\n  - who else was involved, how long it took\n  - workarounds, what it cost them in the end of the day',
  )
  expect(plan.topics[0]?.probeHints.map(({ question }) => question)).toEqual([
    'Who else was involved?',
    'Tell me how long it took.',
    'What part, if any, did workarounds play?',
    'Tell me what it cost you in the end of the day.',
  ])
})

test('numbered headings above bullets are headings', () => {
  const plan = compileGuide(
    '1. Ordering\n- How did you first order?\n- What did you expect?\n2. Cooking\n- Describe the last evening you cooked.',
  )
  expect(plan.topics.map(({ title }) => title)).toEqual(['Ordering', 'Cooking'])
  expect(asked(plan)).toHaveLength(3)
})

test.each([
  ['en', '- late payments\n- reminders\n- exports\n- discounts\n- roles\n- passwords\n- backups'],
  [
    'de',
    '- Mahnungen\n- Erinnerungen\n- Exporte\n- Rabatte\n- Rollen\n- Kennwörter\n- Sicherungen',
  ],
  [
    'fr',
    '- les retards\n- les rappels\n- les exports\n- les remises\n- les rôles\n- les clés\n- les copies',
  ],
  [
    'es',
    '- los retrasos\n- los avisos\n- los informes\n- los descuentos\n- los roles\n- las claves\n- las copias',
  ],
  [
    'pt',
    '- os atrasos\n- os avisos\n- os relatórios\n- os descontos\n- os papéis\n- as senhas\n- as cópias',
  ],
] as const)('bare nouns in %s are asked about in words that differ', (language, guide) => {
  const questions = asked(compileGuide(guide, { language }))
  expect(questions).toHaveLength(7)
  for (const [at, text] of questions.entries()) {
    expect(lintQuestion(text, { language })).toEqual([])
    for (const other of questions.slice(0, at))
      expect([text, other, jaccard(words(text), words(other)) < 0.8]).toEqual([text, other, true])
  }
})

test('letters over numbered questions are headings, and a first line that names the guide is its name', () => {
  const plan = compileGuide(
    'Northwind: customer interviews, spring\nTime: 20 min\n\nA. Before\n1. What did you use earlier?\n2. What made you look around?\n\nB. Setting up\n3. How did the first day go?\n\nC. End\n4. What has changed since?',
  )
  expect(plan.topics.map(({ title }) => title)).toEqual(['Before', 'Setting up', 'End'])
  expect(asked(plan)).toHaveLength(4)
  expect(plan.budget.minutes).toBe(20)
})

test('letters in front of questions are no headings', () => {
  const plan = compileGuide('A. Late payments\nB. Reminders\nC. How do you send an invoice?')
  expect(asked(plan)).toHaveLength(3)
})

test('what prose wants to learn is asked, however its sentence begins', () => {
  const plan = compileGuide(
    'Northwind makes invoices. In these talks I want to understand how billing fits into their lives, what a bad month looks like and what they tried besides us. We are also curious how they speak about it at work. It is important to ask about the last time they forgot an invoice. Do not talk about the merger, please.',
  )
  const questions = asked(plan)
  expect(questions).toEqual([
    'Tell me how billing fits into your life.',
    'Tell me what a bad month looks like.',
    'Tell me what you tried besides us.',
    'Tell me how you speak about it at work.',
    'Tell me about the last time you forgot an invoice.',
  ])
  expect(plan.avoid.flatMap(({ terms }) => terms)).toEqual(['merger'])
})

test('a last question is kept for the end, without its label', () => {
  const plan = compileGuide('- How do you plan a week?\nFinally: Who else should we ask?')
  expect(plan.closing.map(({ text }) => text)).toEqual(['Who else should we ask?'])
})

test('a question in quotation marks is asked without them', () => {
  const plan = compileGuide(
    '- How do you plan a week?\n- (verbatim) "What word comes to mind on Mondays?"',
  )
  expect(asked(plan)).toContain('What word comes to mind on Mondays?')
})

test('a choice of two is asked open', () => {
  const plan = compileGuide('- Did you use the app or the website?\n- How did it go?')
  expect(asked(plan)).toContain('Which did you use, the app or the website?')
})

test('a long wish is asked without its scope', () => {
  const goal =
    'We want to learn how owners plan their week, from the first draft to the moment it is printed, what they did before and how they got started.'
  expect(asked(compileGuide(goal))[0]).toBe('Tell me how you plan your week.')
})

test('what somebody does not know is asked by what stands before it, never by a bare “why”', () => {
  const plan = compileGuide(
    'Usage drops in week five and we do not know why. Talk to people about how money is handled at home. You must ask what happens at the end of the month.',
  )
  expect(plan.topics.map(({ title }) => title)).not.toContain('Why')
  expect(plan.context.map(({ text }) => text).join(' ')).toContain('Usage drops in week five')
  expect(asked(plan)).toContain('Tell me how money is handled at home.')
})

test('what is theirs is asked as yours', () => {
  const plan = compileGuide('- their first week\n- their boss and their team\n- Who pays for it?')
  expect(asked(plan)).toEqual([
    'Tell me about your first week.',
    'Tell me about your boss and your team.',
    'Who pays for it?',
  ])
})

test('a heading in capitals names nothing, an abbreviation in a sentence does', () => {
  const { glossary } = compileGuide(
    'PART THREE: ONE WASH\n3.1 How do you use the API?\n3.2 How do you pay?',
    { productName: 'Tublo' },
  )
  expect(glossary).toEqual(['Tublo', 'API'])
})
