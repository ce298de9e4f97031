import { expect, test } from 'vitest'
import { newDataFile } from '../databases.ts'
import { answers, call, eventually, startService, takeInterview } from '../start.ts'

/** What would stand for something in a pattern, a statement, a replacement or a path. */
const productID = "(a+)+$ [b-c* \\d{9,} ^|?. $& $1 %s %' ; -- ../.."
const guidelines = `# ${productID}
- Must ask: What do you use ${productID} for?
- probe for: ${productID}
Do not mention: (x+x+)+y, [, \\
Time limit: 5 minutes`

test('a product may be called anything: its name is never read as a pattern', async () => {
  const service = await startService(newDataFile())
  const token = await service.newToken()
  const added = await call(`${service.url}/v1/interviews/addOne`, {
    token,
    body: { productID, interviewName: productID, guidelines },
  })
  const { interviewID } = added.json.result
  const made = await call(`${service.url}/v1/invites/createInvites?interviewID=${interviewID}`, {
    token,
  })
  const said = [`I use ${productID} for my invoices, (x+x+)+y and all.`, ...answers]
  const last = await takeInterview(made.json.result[0], said)
  expect(last.productID).toBe(productID)
  const path = `/v1/profiles/getList?productID=${encodeURIComponent(productID)}`
  const profile = await eventually(
    async () => (await call(service.url + path, { token })).json.result[0],
  )
  expect(profile.productIDs).toEqual([productID])
  expect(profile.metadata.interview_count).toBe(1)
  await service.close()
})
