import { expect, test } from 'vitest'
import { eraseInterviews } from './whole-interview.ts'

const now = () => new Date('2026-01-01T10:00:00.000Z')
const places = ['broken', 'small', 'large'].map((interviewID) => ({ orgID: 'org', interviewID }))
const links: Record<string, string[]> = {
  small: ['s1', 's2'],
  large: Array.from({ length: 500 }, (_, at) => `l${at}`),
}

/** A double of the store: what was erased, dropped and put behind the others. */
function aStore(onErased: () => void) {
  const done: string[] = []
  const store = {
    listErasing: async () => places,
    async listLinksOfInterview({ interviewID, limit }: { interviewID: string; limit: number }) {
      if (interviewID === 'broken') throw new Error('It cannot be read.')
      return links[interviewID]?.slice(0, limit) ?? []
    },
    findParticipation: async ({ linkID }: { linkID: string }) =>
      ({ invite: { linkID }, profileID: null }) as never, // All that an erasure looks at.
    findProfileByID: async () => null,
    async eraseInvite({ linkID }: { linkID: string }) {
      done.push(linkID)
      onErased()
      return 'done' as const
    },
    async dropInterview({ interviewID }: { interviewID: string }) {
      done.push(`drop ${interviewID}`)
      return 'done' as const
    },
    async putBackErasing({ interviewID }: { interviewID: string }) {
      done.push(`behind ${interviewID}`)
    },
  }
  return { store, done }
}

const reading = { composeProfile: async () => ({}) as never } // No profile is composed here.

test('one that fails keeps no other waiting, and a large one gives way after a part of it', async () => {
  const failed: unknown[] = []
  const { store, done } = aStore(() => {})
  const deps = { store, reading, now, onFailed: (cause: unknown) => failed.push(cause) }
  expect(await eraseInterviews(deps, new AbortController().signal)).toBe(true)
  expect(failed).toHaveLength(1)
  expect(done.slice(0, 4)).toEqual(['behind broken', 's1', 's2', 'drop small'])
  expect(done.at(-1)).toBe('behind large')
  expect(done.length).toBeLessThan(50)
})

test('a service that stops erases no further link', async () => {
  const stopping = new AbortController()
  const { store, done } = aStore(() => stopping.abort())
  expect(await eraseInterviews({ store, reading, now, onFailed() {} }, stopping.signal)).toBe(false)
  expect(done).toEqual(['behind broken', 's1'])
})
