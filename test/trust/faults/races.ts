import { createBuiltinInterviewer } from '../../../src/interviewers/builtin/interviewer.ts'
import { startService } from '../../start.ts'
import { createAsker } from '../asker.ts'
import { lookInto } from '../databases.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { createLinks } from '../furnish.ts'
import { loadGuide } from '../load/load.ts'

const linksAtOnce = 20
const tabsMax = 10

/** F6: several tabs answer the same question at once. */
export const races: Figure = {
  id: 'F6',
  promise:
    '2 to 10 tabs answer one question at once: one answer is accepted, the others are told 409, and the interviewer is asked once',
  unit: 'races',
  times: { usual: 1_000, full: 4_000 },
  async run({ times, random, databases }: Trial) {
    const tally = createTally()
    for (const database of databases) {
      const proposals = new Map<string, number>()
      const builtin = createBuiltinInterviewer()
      const databaseURL = await database.open()
      const service = await startService(databaseURL, {
        interviewer: {
          name: builtin.name,
          async propose(context) {
            proposals.set(context.seed, (proposals.get(context.seed) ?? 0) + 1)
            return await builtin.propose(context)
          },
        },
      })
      const { need, ask, close } = createAsker({ url: service.url, sockets: 128 })
      const token = await service.newToken()
      const headers = { authorization: `Bearer ${token}` }
      const { interviewID } = await need<{ interviewID: string }>('/v1/interviews/addOne', {
        body: { productID: 'p', interviewName: 'n', guidelines: loadGuide },
        headers,
      })
      let left = Math.ceil(times / databases.length)
      let refused = 0

      async function raceOn(linkID: string): Promise<void> {
        const path = `/i/${linkID}/events`
        await need(path, { body: { type: 'consent', agreed: true } })
        let snapshot = await need<Expecting>(path, { body: { type: 'onboard' } })
        for (let round = 0; snapshot.expects?.type === 'answer' && left > 0; round += 1) {
          left -= 1
          const { after } = snapshot.expects
          const tabs = 2 + Math.floor(random() * (tabsMax - 1))
          const answers = await Promise.all(
            Array.from({ length: tabs }, async (_, tab) => {
              const text = `On day ${round} it took me ${tab + 3} minutes, says tab ${tab}.`
              const clientMessageID = `${round}-${tab}`
              return await ask(path, { body: { type: 'answer', text, clientMessageID, after } })
            }),
          )
          const statuses = answers.map((answer) => answer?.status)
          const accepted = statuses.filter((status) => status === 200).length
          refused += statuses.filter((status) => status === 409).length
          if (accepted !== 1 || statuses.some((status) => status !== 200 && status !== 409))
            tally.fault(`${database.name}: ${tabs} tabs were answered ${statuses.join()}`)
          tally.count()
          snapshot = await need<Expecting>(`/i/${linkID}/state`)
        }
      }
      // More than enough questions for the races of one database.
      while (left > 0) {
        const links = await createLinks(service.url, token, interviewID, linksAtOnce)
        proposals.clear()
        await Promise.all(links.map(raceOn))
        for (const wrong of await inspect(databaseURL, links, proposals))
          tally.fault(`${database.name}: ${wrong}`)
      }
      tally.measure(`${database.name}: ${refused} tabs were told 409`)
      close()
      await service.close()
    }
    return tally.finding(
      'The service in this process, its interviewer counted; each race over HTTP, then the rows of every conversation looked at.',
    )
  },
}

type Expecting = { expects?: { type: string; after: number } }

/** After every answer one reply, and for every reply one proposal. */
async function inspect(
  databaseURL: string,
  links: readonly string[],
  proposals: ReadonlyMap<string, number>,
): Promise<string[]> {
  const look = await lookInto(databaseURL)
  const wrong: string[] = []
  for (const linkID of links) {
    const messages = await look.rows(
      `select role from message where link_id = '${linkID}' order by seq`,
    )
    const roles = messages.map(({ role }) => (role === 'user' ? 'u' : 'a')).join('')
    if (!/^(au)*a+$/.test(roles)) wrong.push(`a conversation goes ${roles}`)
    const replies = roles.replaceAll('u', '').length
    const asked = proposals.get(linkID) ?? 0
    if (asked > replies) wrong.push(`${asked} proposals for ${replies} replies`)
  }
  await look.close()
  return wrong
}
