import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import { readConfig } from '../../config.ts'
import { calls } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import { webhookEvents } from '../../contract/webhook-events.ts'
import { createOutbound } from '../../outbound/outbound.ts'
import { createAudit } from '../../service/calls/audit.ts'
import type { Answer, Caller } from '../../service/service.ts'
import { createWebhooks } from '../../service/webhooks/webhooks.ts'
import { atTheMachine } from '../at-the-machine.ts'
import { withStore } from '../store.ts'

/** `webhooks list | add | remove | test`: also while the service runs on the same database. */
export function webhooksCommand(): Command {
  const webhooks = new Command('webhooks').description(
    'Have an organization’s own programs told what happens.',
  )
  whose(webhooks.command('list'))
    .description('List the webhooks of an organization, with what came of the newest try.')
    .action(listAll)
  whose(webhooks.command('add'))
    .description('Add a webhook and print its identifier and its secret, which is not shown again.')
    .requiredOption('--url <url>', 'where it is told')
    .option('--events <events>', 'of what, separated by commas', webhookEvents.join(','))
    .option('--description <text>', 'what it is for')
    .action(addOne)
  whose(webhooks.command('remove'))
    .description('Remove a webhook, with all that was or was to be sent to it.')
    .argument('<webhookID>', 'as `webhooks list` shows it')
    .action(removeOne)
  whose(webhooks.command('test'))
    .description('Send `webhook.test` now and print what came back.')
    .argument('<webhookID>', 'as `webhooks list` shows it')
    .action(testOne)
  return webhooks
}

type Given = { org: string }

async function listAll({ org }: Given): Promise<void> {
  await withStore(async (store) => {
    for (const webhook of await store.listWebhooks({ orgID: org, limit: listedMax })) {
      const { webhookID, url, events, enabled, shut, last } = webhook
      const state = enabled ? 'enabled' : (shut ?? 'not enabled')
      const outcome = last ? `${last.at} ${last.reason ?? last.code}` : 'nothing sent yet'
      console.log([webhookID, url, events.join(','), state, outcome].join('\t'))
    }
  })
}

/** More than an organization has. */
const listedMax = 100

async function addOne(given: Given & { url: string; events: string; description?: string }) {
  const { org, url, description } = given
  const events = given.events.split(',').map((event) => event.trim())
  const read = calls['webhooks.addOne'].body.safeParse({ url, events, description })
  if (!read.success) {
    const [issue] = read.error.issues
    throw new AppError('invalid', `--${String(issue?.path[0])} ${issue?.message}.`)
  }
  const added = await withWebhooks((webhooks) =>
    webhooks['webhooks.addOne'](inputOf(org, read.data)),
  )
  console.log(`${added.webhookID}\t${added.secret}`)
}

async function removeOne(webhookID: string, { org }: Given): Promise<void> {
  await withWebhooks((webhooks) => webhooks['webhooks.remove'](inputOf(org, { webhookID })))
  console.log('Removed.')
}

async function testOne(webhookID: string, { org }: Given): Promise<void> {
  const { status, code, reason, milliseconds, answer } = await withWebhooks((webhooks) =>
    webhooks['webhooks.test'](inputOf(org, { webhookID })),
  )
  console.log(`${status}: ${reason ?? `It answered ${code}.`} ${milliseconds} ms`)
  if (answer !== undefined) console.log(answer)
  if (status === 'failed') process.exitCode = 1
}

const now = () => new Date()

/** The calls of webhooks, written down in the audit log as everybody's are. */
async function withWebhooks<T>(
  work: (webhooks: ReturnType<typeof createWebhooks>) => Promise<Answer<T>>,
): Promise<T> {
  const { webhookAllow: allowed, publicURL, port } = readConfig(process.env)
  return await withStore(async (store) => {
    const onLost = () => console.error('That this was done could not be written down.')
    const audit = createAudit({ store, now, randomBytes, onLost })
    try {
      const deps = { store, now, randomBytes, outbound: createOutbound({ allowed }) }
      const webhooks = createWebhooks({
        ...deps,
        publicURL: publicURL ?? `http://localhost:${port}`,
      })
      const answer = await work(audit.watch(webhooks))
      if (!('value' in answer)) throw new Error('These calls answer a value.')
      return answer.value
    } finally {
      await audit.close()
    }
  })
}

function inputOf<B>(orgID: string, body: B) {
  const whoever = { userID: atTheMachine, tokenID: atTheMachine, tokenHash: '', scopes: [] }
  const caller: Caller = { ...whoever, orgID }
  return { query: undefined, body, caller, linkID: '', browser: null, idempotencyKey: null }
}

function whose(command: Command): Command {
  return command.requiredOption('--org <org>', 'the organization')
}
