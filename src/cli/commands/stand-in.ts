import { Command } from 'commander'
import type { ResultOf } from '../../contract/calls/calls.ts'
import { createTellAccuracy } from '../../service/simulation/accuracy.ts'
import { createSimulations } from '../../service/simulation/simulations.ts'
import { type CallDeps, inputOf, resultOf, withCalls } from '../calls.ts'
import { asJSON, printOne } from '../terminal/print-list.ts'

type Given = { org: string; profile: string; json?: boolean }

/** `stand-in`: what software says for somebody who allowed it, to one question. */
export function standInCommand(): Command {
  return new Command('stand-in')
    .description('Print what somebody who allowed it said on a question, or that it was not asked.')
    .argument('<question>', 'the question')
    .requiredOption('--org <org>', 'the organization that asks')
    .requiredOption('--profile <profileID>', 'whose stand-in answers')
    .addOption(asJSON())
    .action(printAnswer)
}

async function printAnswer(question: string, { org, profile, json }: Given): Promise<void> {
  const body = { profileID: profile, question }
  const answer = await withCalls(makeSimulations, async (simulations) =>
    resultOf(await simulations['simulations.ask'](inputOf(org, { query: undefined, body }))),
  )
  printOne(answer, shown, json)
}

function makeSimulations(given: CallDeps) {
  const deps = { ...given, answerer: null, onJob: () => {} }
  return createSimulations({ ...deps, tellAccuracy: createTellAccuracy(deps) })
}

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
