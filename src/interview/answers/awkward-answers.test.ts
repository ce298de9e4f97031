import { describe, expect, test } from 'vitest'
import { many, plan, question, session, topic } from '../plan.fixture.ts'
import { newestQuestion } from '../questions/expects.ts'
import { begun } from '../walk.fixture.ts'

const long = 'We used it every Friday to send invoices to our forty regular customers'

describe('people who say little, much, or something else', () => {
  test('a refused question counts as asked, is never asked again, and the next one follows', () => {
    const it = begun(session())
    it.exchange('I would rather not say', {
      assessment: { answered: 'refused', newInfo: false, cues: [] },
      action: 'probe',
      reply: { ack: null, question: 'Why not?' },
    })
    expect(it.session.topics[0]?.refused).toEqual(['q1'])
    expect(it.newest().questionId).toBe('q2')
  })

  test('three short answers running make it promise to be brief, and keep to it', () => {
    const it = begun(session({ plan: plan({ topics: many(8) }) }))
    for (let time = 0; time < 3; time += 1) it.exchange('ok')
    expect(it.newest().content).toContain('Just 2 more questions')
    it.exchange('ok', { action: 'probe', reply: { ack: null, question: 'How come?' } })
    expect(it.newest().kind).toBe('question')
    it.exchange('ok')
    expect(it.session.state).toBe('verdict')
  })

  test('being brief does not drop a must-ask', () => {
    const topics = many(8)
    const last = question('must', { must: true })
    const it = begun(session({ plan: plan({ topics: [...topics, topic('t9', [last])] }) }))
    for (let time = 0; time < 3; time += 1) it.exchange('ok')
    expect(it.newest().questionId).toBe('must')
  })

  test('somebody who asks back is answered twice running, then asked on', () => {
    const it = begun(session())
    const meta = {
      action: 'answer_meta' as const,
      reply: { ack: null, question: 'A machine. And you?' },
    }
    it.exchange('Are you a bot, and who reads all of this?', meta)
    it.exchange('And who pays you for it, if I may ask?', meta)
    expect(it.newest().kind).toBe('meta')
    it.exchange('And when does dark mode come to us all?', meta)
    expect(it.newest().questionId).toBe('q2')
  })

  test('asking back does not count as having nothing to say', () => {
    const it = begun(session({ plan: plan({ topics: many(8) }) }))
    const assessment = { answered: 'asked_me' as const, newInfo: false, cues: [] }
    for (let time = 0; time < 5; time += 1) it.exchange('And you?', { assessment })
    expect(it.session.lastQuestions).toBeUndefined()
  })

  test('their questions are kept for the team', () => {
    const it = begun(session())
    it.exchange('When is dark mode coming?', { flags: ['question_for_team'] })
    expect(it.session.questionsForTeam).toEqual([{ seq: 1, quote: 'When is dark mode coming?' }])
  })

  test('a pasted flood is kept whole and is not evidence', () => {
    const it = begun(session())
    const pasted = 'Dear team, as discussed. '.repeat(800)
    it.answer(pasted)
    expect(it.messages[1]).toMatchObject({ content: pasted, flags: ['pasted'] })
  })

  test('two answers with nothing new end the probing of a topic', () => {
    const it = begun(session())
    const reply = { ack: null, question: 'What else was going on?' }
    it.exchange(long, { action: 'probe', probeKind: 'detail', reply })
    it.exchange('Just that', { action: 'probe', probeKind: 'expand', reply })
    expect(it.newest().kind).toBe('probe')
    it.exchange('Only that', { action: 'probe', probeKind: 'echo', reply })
    expect(it.newest().kind).toBe('question')
  })

  test('a reason is asked for once a topic', () => {
    const deep = topic('t1', [question('q1')], { deep: true })
    const it = begun(session({ plan: plan({ topics: [deep, ...many(3)] }) }))
    const reply = { ack: null, question: 'What led you to that?' }
    it.exchange(long, { action: 'probe', probeKind: 'reason', reply })
    expect(it.newest().kind).toBe('probe')
    it.exchange('Our accountant complained about missing numbers every single month', {
      action: 'probe',
      probeKind: 'reason',
      reply,
    })
    expect(it.newest().kind).toBe('question')
  })

  test('a language that the participant switches to is spoken from then on', () => {
    const it = begun(session())
    it.exchange('Ich schreibe lieber auf Deutsch weiter', { switchLanguage: 'de' })
    it.skip()
    it.exchange(long)
    it.skip()
    expect(newestQuestion(it.messages)?.content).toContain(
      'Wie stehen Sie heute alles in allem zu Northwind',
    )
  })
})

describe('what an interviewer may not do', () => {
  test('it cannot close before the must-asks are asked', () => {
    const it = begun(session())
    it.exchange(long, { action: 'close' })
    expect(it.newest().questionId).toBe('q2')
    it.exchange(long, { action: 'close' })
    expect(it.newest().questionId).toBe('q3')
    it.exchange(long, { action: 'close' })
    expect(it.session.state).toBe('recap')
  })

  test('it cannot pass something else off as a planned question', () => {
    const it = begun(session())
    it.exchange(long, { questionId: 'q2', reply: { ack: 'Noted.', question: 'Nice weather?' } })
    expect(it.newest().content).toBe('Noted. How do you send your invoices today?')
  })

  test('it may put a planned question in other words, but not a verbatim one', () => {
    const wording = 'These days, how do you send out invoices?'
    const free = begun(session())
    free.exchange(long, { questionId: 'q2', reply: { ack: null, question: wording } })
    expect(free.newest().content).toBe(wording)

    const fixed = question('q2', { text: 'How do you send your invoices today?', verbatim: true })
    const topics = [topic('t1', [question('q1'), fixed])]
    const bound = begun(session({ plan: plan({ topics }) }))
    bound.exchange(long, { questionId: 'q2', reply: { ack: null, question: wording } })
    expect(bound.newest().content).toBe(fixed.text)
  })

  test('it cannot declare a must-ask answered by the way', () => {
    const it = begun(session())
    it.exchange(long, { coveredQuestionIds: ['q2', 'q3'] })
    expect(it.newest().questionId).toBe('q3')
  })

  test('it cannot note words that nobody wrote', () => {
    const it = begun(session())
    it.exchange(long, { memory: [{ fact: 'Rich', seq: 1, quote: 'I am rich' }] })
    expect(it.session.memory).toEqual([])
  })
})
