import { describe, expect, test } from 'vitest'
import { languages } from '../../guide/plan.ts'
import { many, plan, session } from '../plan.fixture.ts'
import { mayAskModel } from '../proposals/breaker.ts'
import { expects } from '../questions/expects.ts'
import { textsFor } from '../texts/texts.ts'
import { begun, conflictOf, proposal, type Walk } from '../walk.fixture.ts'
import { wantsToGoOn } from './intent.ts'

const long = 'We used it every Friday to send invoices to our forty regular customers'

describe('reloads, other devices, double clicks', () => {
  test('an answer to a question that has moved on is refused with the newest number', () => {
    const it = begun(session())
    it.exchange(long)
    const stale = { type: 'answer' as const, text: 'late', clientMessageID: 'x', after: 0 }
    expect(conflictOf(() => it.take(stale))).toBe(
      'The question has moved on: the newest one is number 2.',
    )
    expect(conflictOf(() => it.take({ type: 'skip', after: 0 }))).toContain('number 2')
  })

  test('a second answer while the reply is being written is refused', () => {
    const it = begun(session())
    it.answer(long)
    expect(expects(it.session, it.messages)).toBeUndefined()
    expect(conflictOf(() => it.answer('and more'))).toContain('still writing')
  })

  test('a reply that is overdue is asked for again as the same turn', () => {
    const it = begun(session())
    it.answer(long)
    const { turnId } = it.session.pending ?? {}
    it.later(60_000)
    expect(it.take({ type: 'turn_overdue' }).effects).toEqual([
      { type: 'request_turn', turnId, after: 1 },
    ])
    expect(it.session.pending?.attempt).toBe(2)
    it.later(-15_000)
    expect(conflictOf(() => it.take({ type: 'turn_overdue' }))).toContain('being written')
  })

  test('a reply that stays overdue is given up and the engine asks on', () => {
    const it = begun(session())
    it.answer(long)
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      it.later(60_000)
      it.take({ type: 'turn_overdue' })
    }
    expect(it.session.pending).toBeUndefined()
    expect(it.newest()).toMatchObject({ questionId: 'q2', fallbackReason: 'overdue' })
  })

  test('a reply that comes too late, or twice, is refused', () => {
    const it = begun(session())
    it.answer(long)
    const turnId = it.session.pending?.turnId ?? ''
    it.propose()
    expect(conflictOf(() => it.take({ type: 'turn_failed', turnId, why: 'late' }))).toContain(
      'no longer due',
    )
  })

  test('a coffee break costs ninety seconds of the time at most', () => {
    const it = begun(session())
    it.exchange(long)
    const before = it.session.activeMs
    it.later(24 * 3_600_000)
    it.answer(long)
    expect(it.session.activeMs - before).toBe(90_000)
  })
})

describe('models that fail', () => {
  function turn(it: Walk, generatedBy: 'llm' | 'builtin') {
    it.answer(`${long} ${it.messages.length}`)
    const turnId = it.session.pending?.turnId ?? ''
    it.take({ type: 'turn_ready', turnId, proposal: proposal(), generatedBy })
    return mayAskModel(it.session)
  }

  test('two failures running rest the model for three turns, then one trial decides', () => {
    const it = begun(session({ interviewer: 'acme/model', plan: plan({ topics: many(12) }) }))
    expect([turn(it, 'builtin'), turn(it, 'builtin')]).toEqual([true, false])
    expect([turn(it, 'builtin'), turn(it, 'builtin'), turn(it, 'builtin')]).toEqual([
      false,
      false,
      true,
    ])
    expect(turn(it, 'builtin')).toBe(false)
  })

  test('a model that comes back starts with a clean slate', () => {
    const it = begun(session({ interviewer: 'acme/model', plan: plan({ topics: many(12) }) }))
    expect([turn(it, 'builtin'), turn(it, 'llm'), turn(it, 'builtin')]).toEqual([true, true, true])
  })

  test('after three rests the model is not asked again', () => {
    const it = begun(session({ interviewer: 'acme/model', plan: plan({ topics: many(20) }) }))
    for (let time = 0; time < 13; time += 1) turn(it, 'builtin')
    expect(it.session.breaker.cycles).toBe(3)
    expect(mayAskModel(it.session)).toBe(false)
  })

  test('where nobody could propose, the next planned question is asked as it stands', () => {
    const it = begun(session())
    it.answer(long)
    it.take({ type: 'turn_failed', turnId: 'turn-1', why: 'timeout' })
    expect(it.newest()).toMatchObject({
      content: 'How do you send your invoices today?',
      generatedBy: 'fixed',
      fallbackReason: 'timeout',
    })
  })
})

describe('stopping early', () => {
  test('the button ends it at once, whatever is under way, and keeps what was said', () => {
    const it = begun(session())
    it.answer(long)
    const { effects } = it.take({ type: 'end', keep: true })
    expect(effects).toEqual([{ type: 'complete', reason: 'ended_early' }])
    expect(it.newest().kind).toBe('closing')
    expect(it.session.pending).toBeUndefined()
    expect(it.messages[1]?.content).toBe(long)
  })

  test('a typed wish to stop is one confirmation with two buttons, then the end', () => {
    for (const yes of ['yes please', 'stop', 'Yes, stop here']) {
      const it = begun(session())
      it.answer('Please stop the interview now.')
      expect(it.newest().kind).toBe('confirm_end')
      expect(expects(it.session, it.messages)?.choices?.map(({ value }) => value)).toEqual([
        'Yes, stop here',
        'No, go on',
      ])
      expect(it.answer(yes).effects).toEqual([{ type: 'complete', reason: 'ended_early' }])
      expect(it.newest().kind).toBe('closing')
    }
  })

  test('each button says what it does, in every language', () => {
    for (const language of languages) {
      const { stopHere, goOn } = textsFor(language)
      expect([wantsToGoOn(stopHere), wantsToGoOn(goOn)], language).toEqual([false, true])
    }
  })

  test('no goes on with the question that stood', () => {
    const it = begun(session())
    it.answer('Please stop the interview now.')
    it.answer('no, go on')
    expect(it.session.state).toBe('conversation')
    expect(it.session.endAsked).toBeUndefined()
    expect(it.newest()).toMatchObject({ kind: 'rephrase', questionId: 'q1' })
    expect(it.newest().content).toBe(
      "All right, let's go on. What were you using Northwind for when you first started?",
    )
  })

  test('whoever wants to stop a third time is not asked again', () => {
    const it = begun(session({ plan: plan({ topics: many(5) }) }))
    for (let time = 0; time < 2; time += 1) {
      it.answer('please stop')
      it.answer('no')
    }
    expect(it.answer('please stop').effects).toEqual([{ type: 'complete', reason: 'ended_early' }])
  })

  test('only a clear wish to go on counts as one, in each language', () => {
    const goOn = [
      'no',
      'No.',
      'No, go on',
      'continue',
      "don't stop",
      'nein',
      'Nein, weiter',
      'non',
      'continuons',
      'no, sigamos',
      'não, continua',
      'Não.',
      'no thanks',
      'not yet',
    ]
    const stop = [
      'yes',
      'stop',
      'ja',
      'oui',
      'sí',
      'sim',
      'I can’t go on',
      'ok bye',
      'no more questions',
      'nicht mehr',
      'basta',
      'chega',
      'my train is coming',
      'no, stop please',
      '…',
    ]
    expect(goOn.filter((text) => !wantsToGoOn(text))).toEqual([])
    expect(stop.filter((text) => wantsToGoOn(text))).toEqual([])
  })
})

describe('people who are hurt, in danger, or too young', () => {
  test('a crisis gets the care text with the operator’s resources and nothing else', () => {
    const it = begun(session({ careResources: 'Call 0800 123 at any hour.' }))
    it.exchange('it is all too much for me', {
      flags: ['crisis'],
      reply: { ack: null, question: 'Why?' },
    })
    expect(it.newest()).toMatchObject({ kind: 'safety', generatedBy: 'fixed' })
    expect(it.newest().content).toContain('Call 0800 123 at any hour.')
    expect(it.newest().content).not.toContain('Why?')
  })

  test('after a crisis it ends gently unless they clearly want to go on', () => {
    const it = begun(session())
    it.exchange('it is all too much for me', { flags: ['crisis'] })
    expect(it.answer('I do not know').effects).toEqual([{ type: 'complete', reason: 'crisis' }])
    expect(it.newest().content).toContain('take good care of yourself')
  })

  test('after a crisis it goes on elsewhere when they want to', () => {
    const it = begun(session())
    it.exchange('it is all too much for me', { flags: ['crisis'] })
    it.answer('no, go on')
    expect(it.newest().questionId).toBe('q2')
    it.exchange(long, { action: 'probe', reply: { ack: null, question: 'And then?' } })
    expect(it.newest().kind).not.toBe('probe')
  })

  test('a minor is thanked and screened out', () => {
    const it = begun(session())
    const { effects } = it.exchange("I'm 14", { flags: ['minor'] })
    expect(effects).toEqual([{ type: 'complete', reason: 'minor' }])
    expect(it.session.state).toBe('screened_out')
    expect(it.newest().kind).toBe('safety')
  })

  test('distress is acknowledged in fixed words and its topic left alone', () => {
    const it = begun(session())
    it.exchange('My mother died that week', {
      flags: ['distress'],
      action: 'probe',
      reply: { ack: null, question: 'How did she die?' },
    })
    expect(it.newest().content).toContain("I'm sorry you went through it")
    expect(it.newest().content).not.toContain('How did she die')
    expect(it.session.topics[0]?.sensitive).toBe(true)
    expect(it.session.flagged).toEqual([{ seq: 1, flags: ['distress'] }])
  })

  test('after distress the next question follows at once, with no word of another subject', () => {
    const it = begun(session({ plan: plan({ topics: many(3) }) }))
    const reply = { ack: null, question: 'How did she die?' }
    it.exchange('My mother died', { flags: ['distress'], action: 'probe', reply })
    expect(it.session.current.topicId).toBe('t1')
    expect(it.newest().content).toMatch(/Whenever you are ready: [^.]+\?$/)
  })
})
