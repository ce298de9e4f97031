/**
 * The same interface without a client: lists who finished an interview, and prints each conversation.
 * COLLOQUY_URL=… COLLOQUY_TOKEN=… node examples/plain-fetch.js INTERVIEW_ID
 */
const { COLLOQUY_URL: url = 'http://localhost:3000', COLLOQUY_TOKEN: token = '' } = process.env
const [interviewID = ''] = process.argv.slice(2)

for await (const { linkID } of finished(interviewID)) {
  const { messages } = await call(`/v1/invites/getTranscript?linkID=${linkID}`)
  console.log(linkID)
  for (const { role, content } of messages) console.log(`  ${role}: ${content}`)
}

/** All finished invites, a page at a time: the address of the next page is in the header `Link`. */
async function* finished(interviewID) {
  let next = `/v1/invites/getList?interviewID=${interviewID}&limit=100`
  while (next !== undefined) {
    const response = await send(next)
    for (const invite of (await response.json()).result)
      if (invite.status === 'completed') yield invite
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  }
}

async function call(path) {
  return (await (await send(path)).json()).result
}

/** Waits where there were too many calls, and says what was wrong with any other. */
async function send(path) {
  const response = await fetch(new URL(path, url), {
    headers: { authorization: `Bearer ${token}` },
  })
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after') ?? 1)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    return send(path)
  }
  if (!response.ok) throw new Error((await response.json()).error.message)
  return response
}
