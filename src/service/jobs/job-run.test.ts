import { expect, test } from 'vitest'
import { workOneJob } from './job-run.ts'
import type { Job } from './job-store.ts'

const job = (orgID: string, at: number): Job => ({
  ...{ jobID: `${orgID} ${at}`, kind: 'synthesis', orgID, subject: 'link', attempts: 1 },
})

/** A store double that hands out jobs in their order. */
function storeOf(due: Job[]) {
  return {
    async claimJob({ exceptOrgs = [] }: { exceptOrgs?: readonly string[] }) {
      const at = due.findIndex(({ orgID }) => !exceptOrgs.includes(orgID))
      return due.splice(at, at < 0 ? 0 : 1)[0] ?? null
    },
    finishJob: async () => true,
    failJob: async () => true,
  }
}

test('where an organization has a job under way, those of others come first', async () => {
  const due = [...[1, 2, 3, 4].map((at) => job('many', at)), job('one', 1)]
  const order: string[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const deps = {
    store: storeOf(due),
    now: () => new Date(0),
    onFailure: () => undefined,
    async runJob({ jobID }: Job) {
      order.push(jobID)
      if (jobID === 'many 1') await held
    },
  }
  const underWay: string[] = []
  const { signal } = new AbortController()
  const first = workOneJob(deps, signal, underWay)
  while (order.length === 0) await new Promise((resolve) => setImmediate(resolve))
  await workOneJob(deps, signal, underWay)
  await workOneJob(deps, signal, underWay)
  expect(order).toEqual(['many 1', 'one 1', 'many 2'])
  release()
  await first
  expect(underWay).toEqual([])
  while (await workOneJob(deps, signal, underWay));
  expect(order).toEqual(['many 1', 'one 1', 'many 2', 'many 3', 'many 4'])
})
