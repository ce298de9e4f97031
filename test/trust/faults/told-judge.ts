import { lookInto, type Row } from '../databases.ts'
import type { Tally } from '../figure.ts'
import type { Receivers } from './told-receivers.ts'

type Judged = {
  receivers: Receivers
  webhooks: number
  office: { received: { to: string }[] }
  databaseURL: string
}

/** Holds what was told and mailed against the tables. */
export async function judge(stage: Judged, name: string, tally: Tally): Promise<void> {
  const { receivers, office, databaseURL } = stage
  const look = await lookInto(databaseURL)
  const invites = await look.rows('select link_id as link, status from invite')
  const mails = await look.rows(
    `select mail.state as state, invite.user_info as whom from mail
     join invite on invite.link_id = mail.subject`,
  )
  const shut = await look.rows('select webhook_id from webhook where shut is not null')
  await look.close()
  if (shut.length > 0) tally.fault(`${name}: ${shut.length} webhooks were shut`)
  if (receivers.unsigned() > 0) tally.fault(`${name}: ${receivers.unsigned()} were not signed`)
  const happened = new Set(invites.flatMap(eventsOf))
  if (happened.size === 0) tally.fault(`${name}: nothing happened`)
  for (let webhook = 0; webhook < stage.webhooks; webhook += 1) {
    const { effects, twice } = receivers.toldOf(webhook)
    const lost = happened.difference(effects)
    const untrue = effects.difference(happened)
    const where = `${name}, webhook ${webhook}`
    if (lost.size > 0) tally.fault(`${where}: ${lost.size} lost, such as ${[...lost][0]}`)
    if (untrue.size > 0) tally.fault(`${where}: ${untrue.size} did not happen: ${[...untrue][0]}`)
    if (twice.length > 0) tally.fault(`${where}: ${twice.length} were told under two identifiers`)
    const early = outOfOrder([...effects])
    if (early > 0) tally.fault(`${where}: ${early} ended before they started`)
  }
  judgeMails(mails, office.received, name, tally)
}

/** What must have been told of a link that stands so. */
function eventsOf({ link, status }: Row): string[] {
  const ended = `${link} invite.ended`
  switch (status) {
    case 'created':
      return []
    case 'started':
      return [`${link} invite.started`]
    case 'completed':
      return [`${link} invite.started`, `${link} invite.completed`]
    case 'abandoned':
      return [`${link} invite.started`, ended]
    default:
      return [ended]
  }
}

function outOfOrder(effects: readonly string[]): number {
  const at = new Map(effects.map((effect, place) => [effect, place]))
  return effects.filter((effect, place) => {
    const [link, type] = effect.split(' ')
    return type === 'invite.completed' && (at.get(`${link} invite.started`) ?? place) >= place
  }).length
}

/** Nobody has two; who has one by the tables has it. Of one that is uncertain nobody knows. */
function judgeMails(mails: Row[], received: { to: string }[], name: string, tally: Tally): void {
  const counts = new Map<string, number>()
  for (const { to } of received) counts.set(to, (counts.get(to) ?? 0) + 1)
  for (const [to, count] of counts) if (count > 1) tally.fault(`${name}: ${count} mails to ${to}`)
  const states = new Map<string, number>()
  for (const { state, whom } of mails) {
    const { email }: { email: string } = JSON.parse(String(whom))
    const count = counts.get(email) ?? 0
    states.set(String(state), (states.get(String(state)) ?? 0) + 1)
    if (state === 'sent' && count !== 1)
      tally.fault(`${name}: ${email} is told as sent, and was not`)
    if (count === 1 && state !== 'sent' && state !== 'uncertain')
      tally.fault(`${name}: ${email} has it, and is told as ${state}`)
  }
  tally.measure(`${name}: mails ${JSON.stringify(Object.fromEntries(states))}`)
}
