import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import type { ResultOf } from '../../contract/calls/calls.ts'
import { readings } from '../../reading/readings.ts'
import { createAudit } from '../../service/calls/audit.ts'
import type { Caller } from '../../service/service.ts'
import { createTellAccuracy } from '../../service/simulation/accuracy.ts'
import { createSimulations } from '../../service/simulation/simulations.ts'
import { atTheMachine } from '../at-the-machine.ts'
import { printable } from '../printable.ts'
import { withStore } from '../store.ts'

const now = () => new Date()

/** `stand-in`: what software says for somebody who allowed it, to one question. */
export function standInCommand(): Command {
  return new Command('stand-in')
    .description('Print what somebody who allowed it said on a question, or that it was not asked.')
    .argument('<question>', 'the question')
    .requiredOption('--org <org>', 'the organization that asks')
    .requiredOption('--profile <profileID>', 'whose stand-in answers')
    .action(printAnswer)
}

/** Written down in the audit log as everybody's. */
async function printAnswer(
  question: string,
  { org, profile }: { org: string; profile: string },
): Promise<void> {
  await withStore(async (store) => {
    const onLost = () => console.error('That this was read could not be written down.')
    const audit = createAudit({ store, now, randomBytes, onLost })
    const own = { answerer: null, now, randomBytes, onJob: () => {} }
    const deps = { ...own, store, reading: readings }
    const tellAccuracy = createTellAccuracy(deps)
    const simulations = audit.watch(createSimulations({ ...deps, tellAccuracy }))
    const caller: Caller = { ...machine, orgID: org }
    try {
      const answer = await simulations['simulations.ask']({
        ...{ caller, query: undefined, linkID: '', browser: null, idempotencyKey: null },
        body: { profileID: profile, question },
      })
      if (!('value' in answer)) throw new Error('An answer is a value.')
      console.log(printable(shown(answer.value)))
    } finally {
      await audit.close()
    }
  })
}

const machine = { userID: atTheMachine, tokenID: atTheMachine, tokenHash: '', scopes: [] }

function shown(told: ResultOf<'simulations.ask'>): string {
  const { notice, text, standing, evidence, add, accuracy } = told
  const places = evidence.map(
    ({ linkID, seq, start, end }) => `  ${linkID}, message ${seq}, ${start} to ${end}`,
  )
  const { word, keptBack, unknown, standIn } = accuracy
  return [
    notice,
    standing === 'said' ? `“${text}”` : text,
    ...places,
    ...(add === undefined ? [] : [`To learn it, add to the guide: ${add}`]),
    `${word}: of ${keptBack} answers kept back it told ${Math.round(standIn.rate * 100)} % alike and did not know ${unknown}.`,
  ].join('\n')
}
