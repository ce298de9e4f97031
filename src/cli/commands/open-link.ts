import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import { readConfig } from '../../config.ts'
import { calls } from '../../contract/calls/calls.ts'
import type { OpenLinkShown } from '../../contract/calls/open-link-calls.ts'
import { AppError } from '../../contract/errors.ts'
import { createAudit } from '../../service/calls/audit.ts'
import { createOpenLinks } from '../../service/open-links/open-links.ts'
import type { Answer, Caller } from '../../service/service.ts'
import { atTheMachine } from '../at-the-machine.ts'
import { withStore } from '../store.ts'

type Given = { org: string; interview: string }

/** `open-link open | shut | show`: also while the service runs on the same database. */
export function openLinkCommand(): Command {
  const link = new Command('open-link').description('One link to an interview for many people.')
  whose(link.command('open'))
    .description('Open it and print its address, which is the same each time.')
    .option('--people <count>', 'the most that may start')
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

async function set({ org, interview }: Given, wanted: object): Promise<void> {
  const read = calls['interviews.setOpenLink'].body.safeParse({ interviewID: interview, ...wanted })
  if (!read.success) {
    const [issue] = read.error.issues
    throw new AppError('invalid', `--${String(issue?.path[0])} ${issue?.message}.`)
  }
  await print((links) =>
    links['interviews.setOpenLink']({ ...inputOf(org), query: undefined, body: read.data }),
  )
}

async function show({ org, interview }: Given): Promise<void> {
  const query = { interviewID: interview }
  await print((links) =>
    links['interviews.getOpenLink']({ ...inputOf(org), query, body: undefined }),
  )
}

const now = () => new Date()

/** Written down in the audit log as everybody's. */
async function print(
  work: (links: ReturnType<typeof createOpenLinks>) => Promise<Answer<OpenLinkShown>>,
): Promise<void> {
  const { publicURL, port } = readConfig(process.env)
  await withStore(async (store) => {
    const onLost = () => console.error('That this was done could not be written down.')
    const audit = createAudit({ store, now, randomBytes, onLost })
    try {
      const base = publicURL ?? `http://localhost:${port}`
      const links = createOpenLinks({ store, now, randomBytes, publicURL: base })
      const answer = await work(audit.watch(links))
      if (!('value' in answer)) throw new Error('These calls answer a value.')
      console.log(shown(answer.value))
    } finally {
      await audit.close()
    }
  })
}

function shown({ url, open, started, people, finished }: OpenLinkShown): string {
  if (url === undefined) return 'It was never opened.'
  const most = people === undefined ? '' : ` of ${people} at most`
  return `${url}\t${open ? 'open' : 'shut'}\t${started}${most} started, ${finished} finished`
}

function inputOf(orgID: string) {
  const whoever = { userID: atTheMachine, tokenID: atTheMachine, tokenHash: '', scopes: [] }
  const caller: Caller = { ...whoever, orgID }
  return { caller, linkID: '', browser: null, idempotencyKey: null }
}

function whose(command: Command): Command {
  return command
    .requiredOption('--org <org>', 'the organization')
    .requiredOption('--interview <interviewID>', 'the interview')
}
