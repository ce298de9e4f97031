/**
 * Makes an interview of a guide and prints its links.
 * COLLOQUY_URL=… COLLOQUY_TOKEN=… node examples/send.ts Ledgerly examples/guides/invoicing.md 10
 */
import { readFileSync } from 'node:fs'
import { createClient } from '../src/client/client.ts'

const { COLLOQUY_URL: baseURL = 'http://localhost:3000', COLLOQUY_TOKEN: token = '' } = process.env
const [productID = '', guide = '', count = '1'] = process.argv.slice(2)
const client = createClient({ baseURL, token })
const guidelines = readFileSync(guide, 'utf8')

const { warnings } = await client.interviews.checkGuidelines({ guidelines, productID })
for (const { message } of warnings) console.error(message)

const { interviewID } = await client.interviews.addOne({
  productID,
  interviewName: 'From examples/send.ts',
  guidelines,
})
const links = await client.invites.createInvites({ interviewID, count: Number(count) })
console.log([interviewID, ...links].join('\n'))
