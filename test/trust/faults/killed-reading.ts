import { setTimeout } from 'node:timers/promises'
import { openLink } from '../../start.ts'
import { createAsker } from '../asker.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { addTokenFor, createLinks, furnish } from '../furnish.ts'
import { hostileAnswers } from '../hostile/hostile-text.ts'
import { pick } from '../random.ts'
import { serve } from '../served.ts'

const readyMsPromised = 2_000
const answerCharacters = 20_000
const killAfterMsMax = 60

/** F36: a process is killed while a hostile answer is read. */
export const killedReading: Figure = {
  id: 'F36',
  promise:
    'a process that is killed while it reads a hostile answer is ready again within 2 s, and the interview goes on',
  unit: 'kills',
  times: { usual: 6, full: 60 },
  async run({ times, random, databases }: Trial) {
    const tally = createTally()
    for (const database of databases) {
      const databaseURL = await database.open()
      const token = await addTokenFor(databaseURL, 'acme')
      let server = await serve({ databaseURL })
      const { interviewID } = await furnish(server.url, token, 'acme')
      const links = await createLinks(server.url, token, interviewID, times)
      let slowest = 0
      for (const link of links) {
        const browser = openLink(`${server.url}/i/${link}`)
        await browser.send({ type: 'consent', agreed: true })
        await browser.send({ type: 'onboard', name: 'Sample Person' })
        const hostile = pick(random, hostileAnswers)
          .text(answerCharacters - 200)
          .toWellFormed()
        const text = `I heard of it at http://${'111.'.repeat(20)}111 ${hostile}`
        const answer = { type: 'answer', text, after: 0, clientMessageID: 'h' }
        browser.send(answer).catch(() => undefined) // Cut off by the kill.
        await setTimeout(random() * killAfterMsMax)
        await server.end('SIGKILL')

        server = await serve({ databaseURL })
        const readyMs = server.startMs + (await waitUntilReady(server.url))
        slowest = Math.max(slowest, readyMs)
        if (readyMs > readyMsPromised) {
          tally.late(`${database.name}: ready after ${Math.round(readyMs)} ms`)
        }
        const again = openLink(`${server.url}/i/${link}`)
        const sent = await again.send(answer)
        if (sent.status !== 200) tally.fault(`${database.name}: sent again, ${sent.status}`)
        else if (sent.json.result.expects === undefined)
          tally.fault(`${database.name}: the interview does not go on`)
        tally.count()
      }
      tally.measure(
        `${database.name}: ready after ${Math.round(slowest)} ms at most (it hung after two starts)`,
      )
      await server.end('SIGTERM')
    }
    return tally.finding('Kills of the served process within 60 ms of the answer.')
  },
}

async function waitUntilReady(url: string): Promise<number> {
  const begun = performance.now()
  const { ask, close } = createAsker({ url })
  for (let tries = 0; tries < 200; tries += 1) {
    const ready = await ask('/ready')
    if (ready?.status === 200) break
    await setTimeout(10)
  }
  close()
  return performance.now() - begun
}
