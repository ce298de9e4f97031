/**
 * Prints what a product's customers told: a profile each, then the themes that several of them share.
 * COLLOQUY_URL=… COLLOQUY_TOKEN=… node examples/collect.ts Ledgerly INTERVIEW_ID
 */
import { createClient } from '../src/client/client.ts'

const { COLLOQUY_URL: baseURL = 'http://localhost:3000', COLLOQUY_TOKEN: token = '' } = process.env
const [productID = '', interviewID = ''] = process.argv.slice(2)
const client = createClient({ baseURL, token })

for await (const { profileID } of client.profiles.getList.each({ productID })) {
  const { firstName, details, metadata } = await client.profiles.getOne({ profileID })
  console.log(`${firstName ?? 'Somebody'}, ${details.occupation ?? 'occupation not told'}`)
  console.log(`  feels ${metadata.sentiment ?? '–'} of 5`)
  console.log(`  ${details.productAlignment ?? 'said nothing of the product'}`)
}

const { counts, themes } = await client.interviews.getReport({ interviewID })
console.log(`${counts.completed} of ${counts.invited} finished.`)
for (const { kind, key, people } of themes.feedback)
  console.log(`  ${people} told of a ${kind}: ${key}`)
