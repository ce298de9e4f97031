import type { BodyOf, ResultOf } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import { foldEmail } from '../../profile/composition/identity.ts'
import { presentAuditLine } from '../calls/audit-line.ts'
import { presentInvite, statusAt } from '../interviews/present.ts'
import type { Reading } from '../reading.ts'
import type { AuditLine, EmailKind, Participation, ProfileRecord } from '../records.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import { notesOf } from '../taking-part/notes.ts'
import { readSession } from '../taking-part/stored-session.ts'
import { eraseInterview } from './erasure.ts'

/** Links read at a time, and most of one person that an export holds. */
const linksAtOnce = 100
const exportedLinksMax = 1_000
/** Lines of the audit log for each of them. */
const auditLinesMax = 1_000

export type PeopleDeps = {
  store: Pick<
    Store,
    | 'listLinksOf'
    | 'listAudit'
    | 'findParticipation'
    | 'findProfile'
    | 'findProfileByID'
    | 'eraseInvite'
  >
  reading: Pick<Reading, 'composeProfile' | 'showProfile'>
  now: () => Date
}

type Person = BodyOf<'people.export'> & { orgID: string }
type Held = ResultOf<'people.export'>
type Erased = ResultOf<'people.erase'>

/** What a person may ask of whoever holds something about them. */
export function createPeople(deps: PeopleDeps): Pick<Service, 'people.export' | 'people.erase'> {
  return {
    async 'people.export'({ caller: { orgID }, body }) {
      return { value: await exportPerson(deps, { orgID, ...body }) }
    },
    async 'people.erase'({ caller: { orgID }, body }) {
      return { value: await erasePerson(deps, { orgID, ...body }) }
    },
  }
}

/** Everything held about the person with this address. */
async function exportPerson(deps: PeopleDeps, person: Person): Promise<Held> {
  const exportedAt = deps.now().toISOString()
  return {
    email: person.email,
    exportedAt,
    invited: await exportPart(deps, person, 'invited'),
    typed: await exportPart(deps, person, 'typed'),
  }
}

async function exportPart(deps: PeopleDeps, person: Person, kind: EmailKind) {
  const links = await findLinks(deps, person, kind, exportedLinksMax)
  const interviews: Held['invited']['interviews'] = []
  const profiles = new Map<string, ProfileRecord>()
  for (const linkID of links) {
    const participation = await deps.store.findParticipation({ linkID })
    if (!participation) continue
    const { profileID } = participation
    const known = profileID === null ? null : (profiles.get(profileID) ?? null)
    const profile = known ?? (await findProfile(deps, person.orgID, profileID))
    if (profile) profiles.set(profile.profileID, profile)
    interviews.push(exportInterview(participation, profile, deps.now()))
  }
  const audit = await listAbout(deps, person.orgID, [...links, ...profiles.keys()])
  return {
    interviews,
    audit,
    profiles: await showAll(deps, [...profiles.values()]),
  }
}

async function showAll({ reading }: PeopleDeps, records: readonly ProfileRecord[]) {
  const shown: Held['invited']['profiles'] = []
  for (const record of records) {
    shown.push(await reading.showProfile({ record, possibleMatches: [] }))
  }
  return shown
}

/** Who looked at these things, or changed them. */
async function listAbout({ store }: PeopleDeps, orgID: string, resources: readonly string[]) {
  const lines: AuditLine[] = []
  for (const resource of resources) {
    lines.push(...(await store.listAudit({ orgID, resource, limit: auditLinesMax })))
  }
  return lines.map(presentAuditLine)
}

async function findProfile({ store }: PeopleDeps, orgID: string, profileID: string | null) {
  return profileID === null ? null : await store.findProfileByID({ orgID, profileID })
}

function exportInterview(
  participation: Participation,
  profile: ProfileRecord | null,
  now: Date,
): Held['invited']['interviews'][number] {
  const { invite, consent, messages } = participation
  const { conversation: _, ...shown } = presentInvite(invite, [], statusAt(invite, now))
  const session = readSession(participation)
  const record = profile?.extractions.find(({ linkID }) => linkID === invite.linkID)
  return {
    invite: shown,
    ...(consent && { consent }),
    messages,
    ...(session && { notes: notesOf(session) }),
    ...(record && { record: JSON.parse(record.body) }),
  }
}

/** Erases each interview of the person with this address; what is left to erase is counted. */
async function erasePerson(deps: PeopleDeps, person: Person): Promise<Erased> {
  return {
    invited: await erasePart(deps, person, 'invited'),
    typed: await erasePart(deps, person, 'typed'),
  }
}

async function erasePart(deps: PeopleDeps, person: Person, kind: EmailKind) {
  let interviews = 0
  const profiles = new Set<string>()
  for (const linkID of await findLinks(deps, person, kind, Number.POSITIVE_INFINITY)) {
    const participation = await deps.store.findParticipation({ linkID })
    if (participation?.profileID) profiles.add(participation.profileID)
    if (await eraseInterview(deps, linkID)) interviews += 1
  }
  return { interviews, profiles: profiles.size }
}

/** The links that the address stands on, and those of the profile that it is the identity of. */
async function findLinks(
  { store }: PeopleDeps,
  { orgID, email, identity }: Person,
  kind: EmailKind,
  linksMax: number,
): Promise<string[]> {
  if (identity !== undefined && identity !== kind) return []
  const folded = foldEmail(email)
  const links = new Set<string>()
  let after = ''
  for (;;) {
    const page = await store.listLinksOf({ orgID, email: folded, after, limit: linksAtOnce })
    for (const link of page) if (link.kind === kind) links.add(link.linkID)
    if (links.size > linksMax) {
      throw new AppError('conflict', `An export holds at most ${linksMax} interviews of a person.`)
    }
    const last = page.at(-1)
    if (!last || page.length < linksAtOnce) break
    after = last.linkID
  }
  const profile = await store.findProfile({ orgID, linkID: '', identity: `${kind}:${folded}` })
  for (const { linkID } of profile?.extractions ?? []) links.add(linkID)
  return [...links].sort()
}
