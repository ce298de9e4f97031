import { Command } from 'commander'
import { calls } from '../../contract/calls/calls.ts'
import type { OpenLinkShown } from '../../contract/calls/open-link-calls.ts'
import { createOpenLinks } from '../../service/open-links/open-links.ts'
import { inputOf, readBody, resultOf, withCalls } from '../calls.ts'
import { asJSON, printOne } from '../terminal/print-list.ts'

type Given = { org: string; interview: string; json?: boolean }

/** `open-link open | shut | show`: also while the service runs on the same database. */
export function openLinkCommand(): Command {
  const link = new Command('open-link').description('Let many people in by one link.')
  whose(link.command('open'))
    .description('Open it and print its address, which is the same each time.')
    .option('--people <count>', 'the most that may take part')
    .option('--expires <time>', 'when it ends, such as 2027-01-31T09:30:00Z')
    .option('--keep <names>', 'parameters of its address to keep, separated by commas')
    .action(open)
  whose(link.command('shut'))
    .description('Let nobody else start by it; whoever has goes on.')
    .action((given: Given) => set(given, { open: false }))
  whose(link.command('show')).description('Print its address and how many came by it.').action(show)
  return link
}

async function open(
  given: Given & { people?: string; expires?: string; keep?: string },
): Promise<void> {
  const { people, expires, keep } = given
  await set(given, {
    open: true,
    ...(people !== undefined && { people: Number(people) }),
    ...(expires !== undefined && { expires }),
    ...(keep !== undefined && { keep: keep.split(',').map((name) => name.trim()) }),
  })
}

async function set({ org, interview, json }: Given, wanted: object): Promise<void> {
  const body = readBody(calls['interviews.setOpenLink'].body, { interviewID: interview, ...wanted })
  const link = await withCalls(createOpenLinks, async (links) =>
    resultOf(await links['interviews.setOpenLink'](inputOf(org, { query: undefined, body }))),
  )
  printOne(link, shown, json)
}

async function show({ org, interview, json }: Given): Promise<void> {
  const query = { interviewID: interview }
  const link = await withCalls(createOpenLinks, async (links) =>
    resultOf(await links['interviews.getOpenLink'](inputOf(org, { query, body: undefined }))),
  )
  printOne(link, shown, json)
}

function shown({ url, open, places, people, started, finished }: OpenLinkShown): string {
  if (url === undefined) return 'It was never opened.'
  const most = people === undefined ? '' : ` of ${people} at most`
  return `${url}\t${open ? 'open' : 'shut'}\t${places}${most} places taken, ${started} started, ${finished} finished`
}

function whose(command: Command): Command {
  return command
    .requiredOption('--org <org>', 'the organization')
    .requiredOption('--interview <interviewID>', 'the interview')
    .addOption(asJSON())
}
