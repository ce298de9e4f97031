import { expect, test } from 'vitest'
import { openStore } from '../../src/storage/open.ts'
import { createDatabase } from '../postgres.ts'
import { eventually } from '../start.ts'
import { aCompletion, anInterview, aStep, invitesOf } from '../store/given.ts'

test('a job written by one process is heard of by another', async () => {
  const url = await createDatabase()
  const [writing, waiting] = [await openStore(url), await openStore(url)]
  let woken = 0
  waiting.onJob(() => {
    woken += 1
  })
  const interview = anInterview()
  await writing.addInterview({ interview })
  let links = 0
  // Again and again, as it may take a moment until the other one listens.
  await eventually(async () => {
    const link = `link-${links++}`
    await writing.addInvites(invitesOf(interview, [link]))
    await writing.takeStep(aStep(link))
    expect(woken).toBe(0)
    await writing.takeStep(aCompletion(link))
    const heard = await waitFor(() => woken > 0)
    return heard ? true : null
  })
  await writing.close()
  await waiting.close()
})

async function waitFor(isSo: () => boolean): Promise<boolean> {
  for (let looks = 0; looks < 20 && !isSo(); looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return isSo()
}
