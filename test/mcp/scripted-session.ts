import type { Assistant } from './assistant.ts'

const firstDraft = `# Leaving spreadsheets
- Do you like your spreadsheet?
- What did you use before?
Time limit: 10 minutes`
const mended = `# Leaving spreadsheets
- Must ask: What made you look for something other than your spreadsheet?
- Walk me through the last time you sent an invoice.
Time limit: 10 minutes`

type Step = { asked: string; given?: object; told: string }

/**
 * What an assistant does that knows the address alone: it designs a study and invites to it, then reads
 * the one that was held before, and looks up each quote that it reports. Every step is a request.
 */
export async function holdSession({ client, use }: Assistant) {
  const steps: Step[] = []
  async function call(name: string, given: Record<string, unknown> = {}) {
    const answer = await use(name, given)
    if (answer.failed) throw new Error(`${name}: ${answer.text}`)
    steps.push({ asked: name, given, told: answer.text })
    return answer
  }

  const { tools } = await client.listTools()
  steps.push({ asked: 'tools/list', told: tools.map(({ name }) => name).join(', ') })
  const goal = 'why small studios leave their spreadsheets'
  const { messages } = await client.getPrompt({ name: 'design_study', arguments: { goal } })
  const [{ content } = { content: { type: 'none' } }] = messages
  const prompted = content.type === 'text' && 'text' in content ? content.text : ''
  steps.push({ asked: 'prompts/get design_study', given: { goal }, told: prompted })
  const { contents } = await client.readResource({ uri: 'colloquy://how-to-write-a-guide' })
  const [guide] = contents
  steps.push({
    asked: 'resources/read colloquy://how-to-write-a-guide',
    told: guide && 'text' in guide ? String(guide.text) : '',
  })

  await call('check_guide', { guidelines: firstDraft })
  await call('check_guide', { guidelines: mended })
  await call('rehearse', { guidelines: mended, people: 4, seed: 7 })
  const made = await call('create_interview', {
    ...{ productID: 'Ledgerly', interviewName: 'Leaving spreadsheets', guidelines: mended },
  })
  const { interviewID } = made.structured
  const { links } = (await call('make_links', { interviewID, count: 3 })).structured

  const { studies } = (await call('list_studies')).structured
  const held = studies.find(({ completed }: { completed: number }) => completed > 0)
  const study = { interviewID: held.interviewID }
  await call('fieldwork', study)
  const findings = await call('findings', { ...study, quotes: 2 })
  await call('findings', { ...study, part: 'themes' })
  await call('ask', { ...study, question: 'What went wrong with the export?' })
  await call('people_behind', { ...study, group: 'question:q1:spoke' })

  const quotes = [...findings.text.matchAll(/\[(\w+), message \d+\] “([^”]+)”/g)].slice(0, 3)
  for (const [, , exact = ''] of quotes) await call('find_quotes', { exact })
  await call('find_quotes', { exact: 'I would pay twice as much for it.' })
  const [, linkID = ''] = quotes[0] ?? []
  const transcript = await call('transcript', { linkID })
  return { steps, interviewID, links, quotes, transcript: transcript.text }
}
