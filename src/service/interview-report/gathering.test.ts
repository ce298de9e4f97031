import { setImmediate as nextRound } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { onTheBillOf } from '../calls/cost.ts'
import { eachInTurn, gatherInTurn } from './gathering.ts'

/** A double of the store, that knows how many links a study has by its name. */
const store = {
  listLinksOfInterview: async ({ interviewID, limit }: { interviewID: string; limit: number }) =>
    Array.from({ length: Math.min(limit, Number(interviewID)) }, (_, at) => `link ${at}`),
}

/** A gathering that is under way until it is let go. */
function startGathering(orgID: string, links: number) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const begun = { is: false }
  const done = gatherInTurn(store, { orgID, interviewID: String(links) }, async () => {
    begun.is = true
    await held
  })
  return {
    isUnderWay: () => begun.is,
    end: async () => {
      letGo()
      await done
    },
  }
}

/** As long as anything needs that waits for nobody. */
async function settle(): Promise<void> {
  for (let rounds = 0; rounds < 20; rounds += 1) await nextRound()
}

describe('gathering over studies', () => {
  test('one organization that gathers over large studies again and again keeps no other waiting', async () => {
    const greedy = Array.from({ length: 6 }, () => startGathering('greedy', 10_000))
    await settle()
    const small = startGathering('modest', 0)
    const large = startGathering('modest', 10_000)
    await settle()
    expect(greedy.filter(({ isUnderWay }) => isUnderWay())).toHaveLength(1)
    expect([small.isUnderWay(), large.isUnderWay()]).toEqual([true, true])
    for (const one of [small, large, ...greedy]) await one.end()
  })

  test('two large studies at once leave room for small ones, and for no third large one', async () => {
    const large = ['a', 'b', 'c'].map((orgID) => startGathering(orgID, 501))
    await settle()
    const small = startGathering('d', 500)
    await settle()
    expect(large.map(({ isUnderWay }) => isUnderWay())).toEqual([true, true, false])
    expect(small.isUnderWay()).toBe(true)
    for (const one of [small, ...large]) await one.end()
  })

  test('what comes of many people is looked at some hundred at a time, each of them once', async () => {
    const looked: number[] = []
    const atRounds: number[] = []
    let isOver = false
    const rounds = (async () => {
      while (!isOver) {
        atRounds.push(looked.length)
        await nextRound()
      }
    })()
    const people = Array.from({ length: 1_100 }, (_, at) => at)
    await eachInTurn(people, (one) => looked.push(one))
    isOver = true
    await rounds
    expect(looked).toEqual(people)
    const steps = [...atRounds, looked.length].map((count, at, all) => count - (all[at - 1] ?? 0))
    expect(Math.max(...steps)).toBeLessThanOrEqual(250)
  })

  test('nothing is begun for somebody who went away or has nothing left, and what was begun ends', async () => {
    const first = startGathering('a', 10_000)
    await settle()
    const begun: string[] = []
    const gather = (name: string, more: { isGone?: () => boolean; pay?: () => void }) =>
      onTheBillOf({ cpuMs: 0, whose: 'a', ...more }, () =>
        gatherInTurn(store, { orgID: 'a', interviewID: '10000' }, async () => begun.push(name)),
      )
    const spent = new Error('nothing left')
    const gone = gather('gone', { isGone: () => true })
    const poor = gather('poor', {
      pay: () => {
        throw spent
      },
    })
    const patient = gather('patient', { isGone: () => false })
    await Promise.all([
      first.end(),
      expect(gone).rejects.toThrow('Nobody waits'),
      expect(poor).rejects.toBe(spent),
      patient,
    ])
    expect(begun).toEqual(['patient'])
    const looked: number[] = []
    const people = Array.from({ length: 600 }, (_, at) => at)
    const isGone = () => looked.length > 0
    const left = onTheBillOf({ cpuMs: 0, whose: 'a', isGone }, () =>
      eachInTurn(people, (one) => looked.push(one)),
    )
    await expect(left).rejects.toThrow('Nobody waits')
    expect(looked.length).toBeLessThan(600)
  })
})
