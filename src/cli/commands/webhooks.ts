import { Command } from 'commander'
import { readConfig } from '../../config.ts'
import { calls } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import { webhookEvents } from '../../contract/webhook-events.ts'
import { createOutbound } from '../../outbound/outbound.ts'
import { createWebhooks, presentAttempt, presentWebhook } from '../../service/webhooks/webhooks.ts'
import { type CallDeps, inputOf, readBody, resultOf, withCalls } from '../calls.ts'
import { withStore } from '../store.ts'
import { confirm } from '../terminal/confirm.ts'
import { asJSON, printList, printOne } from '../terminal/print-list.ts'

/** `webhooks list | add | update | rotate | deliveries | replay | remove | test`: also while the service runs on the same database. */
export function webhooksCommand(): Command {
  const webhooks = new Command('webhooks').description(
    'Have an organization’s own programs told what happens.',
  )
  whose(webhooks.command('list'))
    .description('List the webhooks of an organization, with what came of the newest try.')
    .addOption(asJSON())
    .action(listAll)
  whose(webhooks.command('add'))
    .description('Add a webhook and print its identifier and its secret, which is not shown again.')
    .requiredOption('--url <url>', 'where it is told')
    .option('--events <events>', 'of what, separated by commas', webhookEvents.join(','))
    .option('--description <text>', 'what it is for')
    .addOption(asJSON())
    .action(addOne)
  whose(webhooks.command('update'))
    .description('Change a webhook; --open opens one that was shut, and sends what had waited.')
    .argument(...whichOne)
    .option('--url <url>', 'where it is told from now on')
    .option('--events <events>', 'of what, separated by commas')
    .option('--open', 'it is told again')
    .option('--shut', 'it is told of nothing, and nothing is kept for it')
    .action(updateOne)
  whose(webhooks.command('rotate'))
    .description('Make a new secret and print it; for 24 hours the one before signs, too.')
    .argument(...whichOne)
    .action(rotateOne)
  whose(webhooks.command('deliveries'))
    .description(`List what was sent to a webhook, the newest ${deliveriesShown} tries first.`)
    .argument(...whichOne)
    .option('--failed', 'only those that failed')
    .addOption(asJSON())
    .action(listDeliveries)
  whose(webhooks.command('replay'))
    .description(
      'Send one delivery again, or all since a time, with the same identifier as before.',
    )
    .argument(...whichOne)
    .option('--delivery <deliveryID>', 'as `webhooks deliveries` shows it')
    .option('--since <time>', 'RFC 3339')
    .action(replay)
  whose(webhooks.command('remove'))
    .description('Remove a webhook, with all that was or was to be sent to it.')
    .argument(...whichOne)
    .option('--yes', 'remove without being asked')
    .action(removeOne)
  whose(webhooks.command('test'))
    .description('Send `webhook.test` now and print what came back.')
    .argument(...whichOne)
    .addOption(asJSON())
    .action(testOne)
  return webhooks
}

const whichOne = ['<webhookID>', 'as `webhooks list` shows it'] as const
const deliveriesShown = 100

type Given = { org: string; json?: boolean; yes?: boolean }

type Shown = ReturnType<typeof presentWebhook>

function lineOf({ webhookID, url, events, enabled, shut, last }: Shown): string {
  const state = enabled ? 'enabled' : (shut ?? 'not enabled')
  const outcome = last ? `${last.timestamp} ${last.reason ?? last.code}` : 'nothing sent yet'
  return [webhookID, url, events.join(','), state, outcome].join('\t')
}

/** More than an organization has. */
const listedMax = 100

async function listAll({ org, json }: Given): Promise<void> {
  await withStore(async (store) => {
    const webhooks = await store.listWebhooks({ orgID: org, limit: listedMax })
    await printList(
      webhooks.map((webhook) => presentWebhook(webhook, new Date())),
      lineOf,
      json,
    )
  })
}

async function addOne(given: Given & { url: string; events: string; description?: string }) {
  const { org, url, description, json } = given
  const events = eventsIn(given.events)
  const body = readBody(calls['webhooks.addOne'].body, { url, events, description })
  const added = await withCalls(makeWebhooks, async (webhooks) =>
    resultOf(await webhooks['webhooks.addOne'](inputOf(org, { query: undefined, body }))),
  )
  printOne(added, ({ webhookID, secret }) => `${webhookID}\t${secret}`, json)
}

type Changes = { url?: string; events?: string; open?: true; shut?: true }

async function updateOne(webhookID: string, { org, ...given }: Given & Changes): Promise<void> {
  const { url, events, open, shut } = given
  if (open && shut) throw new AppError('invalid', '--open and --shut do not go together.')
  const enabled = open ? true : shut ? false : undefined
  const changes = { url, events: events === undefined ? events : eventsIn(events), enabled }
  const body = readBody(calls['webhooks.updateOne'].body, { webhookID, ...changes })
  await withCalls(makeWebhooks, (webhooks) =>
    webhooks['webhooks.updateOne'](inputOf(org, { query: undefined, body })),
  )
  console.log('Changed.')
}

async function rotateOne(webhookID: string, { org }: Given): Promise<void> {
  const input = inputOf(org, { query: undefined, body: { webhookID } })
  const { secret } = await withCalls(makeWebhooks, async (webhooks) =>
    resultOf(await webhooks['webhooks.rotateSecret'](input)),
  )
  console.log(secret)
}

async function listDeliveries(
  webhookID: string,
  { org, failed, json }: Given & { failed?: true },
): Promise<void> {
  const page = { orgID: org, webhookID, newestFirst: true, limit: deliveriesShown }
  await withStore(async (store) => {
    const sent = await store.listAttempts({ ...page, ...(failed && { succeeded: false }) })
    await printList(sent.map(presentAttempt), sentLineOf, json)
  })
}

function sentLineOf(attempt: ReturnType<typeof presentAttempt>): string {
  const { deliveryID, type, timestamp, try: tries, reason, code, milliseconds } = attempt
  return [deliveryID, type, timestamp, tries, reason ?? code, `${milliseconds} ms`].join('\t')
}

type Which = { delivery?: string; since?: string }

async function replay(webhookID: string, { org, delivery, since }: Given & Which): Promise<void> {
  if ((delivery === undefined) === (since === undefined)) {
    const told = 'Name what to send again by --delivery or by --since: one of them.'
    throw new AppError('invalid', told)
  }
  const given = { webhookID, deliveryID: delivery, since }
  const body = readBody(calls['webhooks.replay'].body, given)
  const { replayed } = await withCalls(makeWebhooks, async (webhooks) =>
    resultOf(await webhooks['webhooks.replay'](inputOf(org, { query: undefined, body }))),
  )
  console.log(`${replayed} will be sent again.`)
}

function eventsIn(list: string): string[] {
  return list.split(',').map((event) => event.trim())
}

async function removeOne(webhookID: string, { org, yes }: Given): Promise<void> {
  await confirm(`Remove ${webhookID} and all that was or was to be sent to it?`, yes)
  await withCalls(makeWebhooks, (webhooks) =>
    webhooks['webhooks.remove'](inputOf(org, { query: undefined, body: { webhookID } })),
  )
  console.log('Removed.')
}

async function testOne(webhookID: string, { org, json }: Given): Promise<void> {
  const tried = await withCalls(makeWebhooks, async (webhooks) =>
    resultOf(
      await webhooks['webhooks.test'](inputOf(org, { query: undefined, body: { webhookID } })),
    ),
  )
  const wordsOf = ({ status, code, reason, milliseconds, answer }: typeof tried) =>
    [
      `${status}: ${reason ?? `It answered ${code}.`} ${milliseconds} ms`,
      ...(answer === undefined ? [] : [answer]),
    ].join('\n')
  printOne(tried, wordsOf, json)
  if (tried.status === 'failed') process.exitCode = 1
}

function makeWebhooks(deps: CallDeps) {
  const { webhookAllow: allowed } = readConfig(process.env)
  return createWebhooks({ ...deps, outbound: createOutbound({ allowed }) })
}

function whose(command: Command): Command {
  return command.requiredOption('--org <org>', 'the organization')
}
