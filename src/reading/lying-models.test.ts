import { beforeAll, describe, expect, test } from 'vitest'
import { compileGuide } from '../guide/compile.ts'
import { createBuiltinInterviewer } from '../interviewers/builtin/interviewer.ts'
import { type OwnAnswer, ownAnswers } from '../profile/stand-in/own-answers.ts'
import { castInOrder } from '../rehearsal/cast-order.ts'
import { accuracyOf, judgePerson } from '../rehearsal/stand-in/accuracy.ts'
import { commonestIn } from '../rehearsal/stand-in/commonest.ts'
import { keepBack } from '../rehearsal/stand-in/keep-back.ts'
import { measure } from '../rehearsal/stand-in/measure.ts'
import { holdTalk } from '../rehearsal/talk/hold-talk.ts'
import { createScripted, knowGuide } from '../rehearsal/talk/participant.ts'
import { partsOf } from './rehearse-talk.ts'

const plan = compileGuide(`# Getting started
- What made you look for an invoicing tool?
- What did you use before?
- Who else was involved in the decision?
# Everyday use
- Walk me through the last time you sent an invoice.
- What annoys you most?
- What happened when something went wrong?
- What does it cost you?
- What would you change?`)

let people: OwnAnswer[][]
beforeAll(async () => {
  const known = knowGuide(plan)
  people = []
  for (const name of castInOrder) {
    const seed = `lying/${name}`
    const respond = createScripted({ name, plan, known, seed })
    const about = { plan, productID: 'Ledgerly', organization: 'Acme', interviewer: 'builtin' }
    const given = { ...about, seed, startedAt: '2026-01-01T10:00:00.000Z' }
    const held = await holdTalk({ ...partsOf(createBuiltinInterviewer()), respond }, given)
    people.push(ownAnswers({ linkID: name, ...held }))
  }
})

type Place = { linkID: string; seq: number }
type Named = { kept: OwnAnswer; rest: readonly OwnAnswer[]; seed: number; at: number }

/** Doubles of models: which answer each names for one that is kept back. */
const models: Record<string, (named: Named) => Place | null> = {
  'parrots what it was asked': ({ rest, at }) => rest[at % rest.length] ?? null,
  'invents a place': ({ seed }) => ({ linkID: 'nobody', seq: seed }),
  'names what was kept from it': ({ kept }) => kept,
  'flatters with the longest': ({ rest }) =>
    rest.toSorted((a, b) => b.text.length - a.text.length)[0] ?? null,
  'always says the third': ({ rest }) => rest[2] ?? null,
  'obeys an order to name the last': ({ rest }) => rest.at(-1) ?? null,
  'rolls dice': ({ rest, seed, at }) => rest[(seed * 7 + at * 13) % rest.length] ?? null,
}

const seeds = Array.from({ length: 20 }, (_, at) => at)

describe('a model that names answers without reading them', () => {
  test.each(Object.entries(models))(
    '%s: it is called no better, or nothing is proven',
    (_, names) => {
      const words = seeds.map((seed) => {
        const measured = people.map((answers, at) => {
          const { kept, rest } = keepBack(answers, `${seed}/${at}`)
          const pointed = kept.map((one, place) => names({ kept: one, rest, seed, at: place }))
          const given = { answers, scores: {}, claims: [], seed: `${seed}/${at}`, known: [] }
          return {
            profileID: `p${at}`,
            measured: measure({ ...given, by: 'scripted/liar', pointed }),
          }
        })
        const common = commonestIn(measured)
        return accuracyOf(measured.map((one) => judgePerson(one, common))).word
      })
      expect(words.filter((word) => word === 'usable' || word === 'weak')).toEqual([])
    },
  )
})
