import type { BodyOf, ResultOf } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import { foldEmail } from '../../profile/composition/identity.ts'
import { presentAuditLine } from '../calls/audit-line.ts'
import type { AuditLine } from '../calls/call-store.ts'
import { chargeText } from '../calls/cost.ts'
import { createInTurn, type InTurn } from '../calls/in-turn.ts'
import { presentInvite, presentMailsInFull, statusAt } from '../interviews/present.ts'
import type { ProfileRecord } from '../profiles/profile-store.ts'
import type { Reading } from '../reading.ts'
import type { Service } from '../service.ts'
import { soundIn, soundURL } from '../sound/sound-file.ts'
import type { Store } from '../store.ts'
import { notesMax, presentNote } from '../study/notes.ts'
import { notesOf } from '../taking-part/notes.ts'
import { readSession } from '../taking-part/stored-session.ts'
import type { Participation } from '../taking-part/taking-part-store.ts'
import { eraseInterview } from './erasure.ts'
import type { EmailKind } from './people-store.ts'

/** Links read at a time, and most of one person that an export holds. */
const linksAtOnce = 100
const exportedLinksMax = 1_000
/** Lines of the audit log for each of them. */
const auditLinesMax = 1_000
/** Simulations of each of their profiles. */
const simulationsMax = 1_000
/** Text that one answer holds: it is put together in memory. */
const exportCharactersMax = 4_000_000
/** About what a line of the audit log has, as JSON. */
const auditLineCharacters = 200

export type PeopleDeps = {
  /** Text that an export holds at most, in characters, where it is not that of a call. */
  exportCharactersMax?: number

  store: Pick<
    Store,
    | 'listLinksOf'
    | 'listAudit'
    | 'listNotes'
    | 'listMailsTo'
    | 'listSound'
    | 'listSimulationIDs'
    | 'findSimulation'
    | 'findParticipation'
    | 'findProfile'
    | 'findProfileByID'
    | 'eraseInvite'
  >
  reading: Pick<Reading, 'composeProfile' | 'showProfile'>
  now: () => Date
  publicURL: string
}

/** An interview may be a megabyte, and a person may have a thousand: each is read in turn. */
type Deps = PeopleDeps & { inTurn: InTurn }
type Person = BodyOf<'people.export'> & { orgID: string }
type Held = ResultOf<'people.export'>
type Erased = ResultOf<'people.erase'>

/** What a person may ask of whoever holds something about them. */
export function createPeople(given: PeopleDeps): Pick<Service, 'people.export' | 'people.erase'> {
  const deps = { ...given, inTurn: createInTurn(1) }
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
async function exportPerson(deps: Deps, person: Person): Promise<Held> {
  const exportedAt = deps.now().toISOString()
  const room = createRoom(deps.exportCharactersMax ?? exportCharactersMax)
  return {
    email: person.email,
    exportedAt,
    invited: await exportPart(deps, person, 'invited', room),
    typed: await exportPart(deps, person, 'typed', room),
  }
}

/** Refuses the text that is too much, and puts the rest on the bill of the call. */
function createRoom(charactersMax: number) {
  let taken = 0
  return function take(characters: number): void {
    taken += characters
    chargeText(characters)
    if (taken <= charactersMax) return
    throw new AppError(
      'conflict',
      'More is kept of this person than one answer holds: `colloquy person export`, on the machine of the service, prints it whole.',
    )
  }
}

async function exportPart(
  deps: Deps,
  person: Person,
  kind: EmailKind,
  take: (characters: number) => void,
) {
  const links = await findLinks(deps, person, kind, exportedLinksMax)
  const interviews: Held['invited']['interviews'] = []
  const profiles = new Map<string, ProfileRecord>()
  for (const linkID of links) {
    const participation = await deps.inTurn(() => deps.store.findParticipation({ linkID }))
    if (!participation) continue
    take(charactersOf(participation))
    const { profileID } = participation
    const known = profileID === null ? null : (profiles.get(profileID) ?? null)
    const profile = known ?? (await findProfile(deps, person.orgID, profileID))
    if (profile && profile !== known) {
      take(profile.extractions.reduce((sum, { body }) => sum + body.length, 0))
      profiles.set(profile.profileID, profile)
    }
    const mails = await deps.store.listMailsTo({ orgID: person.orgID, linkID })
    take(mails.reduce((sum, { text }) => sum + (text?.length ?? 0), 0))
    const interview = exportInterview(participation, profile, deps.now())
    const sound = await soundIn(deps.store, linkID, (seq) => soundURL(deps.publicURL, linkID, seq))
    interviews.push({ ...interview, ...sound, ...presentMailsInFull(mails) })
  }
  const about = [...links, ...profiles.keys()]
  const audit = await listAbout(deps, person.orgID, about, take)
  return {
    interviews,
    audit,
    teamNotes: await listNotesOn(deps, person.orgID, about, take),
    simulations: await listSimulated(deps, person.orgID, [...profiles.keys()], take),
    profiles: await showAll(deps, [...profiles.values()]),
  }
}

/** What the team noted on these links and profiles. */
async function listNotesOn(
  { store }: PeopleDeps,
  orgID: string,
  about: readonly string[],
  take: (characters: number) => void,
) {
  const noted: Held['invited']['teamNotes'] = []
  for (const subject of about) {
    const notes = await store.listNotes({ orgID, subject, limit: notesMax })
    for (const note of notes) take(note.text.length + (note.quote?.text.length ?? 0))
    noted.push(...notes.map(presentNote))
  }
  return noted
}

/** What software said in the place of these people. */
async function listSimulated(
  { store, inTurn }: Deps,
  orgID: string,
  profileIDs: readonly string[],
  take: (characters: number) => void,
): Promise<Held['invited']['simulations']> {
  const told: Held['invited']['simulations'] = []
  for (const id of profileIDs) {
    const ids = await store.listSimulationIDs({ orgID, profileID: id, limit: simulationsMax })
    // One after the other, so that too much is refused before it is all read.
    for (const simulationID of ids) {
      const row = await inTurn(() => store.findSimulation({ orgID, simulationID }))
      if (!row) continue
      const { createdAt, body } = row
      take(body?.length ?? 0)
      const rests = body === null ? {} : { simulated: JSON.parse(body) }
      told.push({ simulationID, timestamp: createdAt, ...rests })
    }
  }
  return told
}

async function showAll({ reading }: PeopleDeps, records: readonly ProfileRecord[]) {
  const shown: Held['invited']['profiles'] = []
  for (const record of records) {
    shown.push(await reading.showProfile({ record, possibleMatches: [] }))
  }
  return shown
}

/** Who looked at these things, or changed them. */
async function listAbout(
  { store }: PeopleDeps,
  orgID: string,
  resources: readonly string[],
  take: (characters: number) => void,
) {
  const lines: AuditLine[] = []
  for (const resource of resources) {
    const found = await store.listAudit({ orgID, resource, limit: auditLinesMax })
    take(found.length * auditLineCharacters)
    lines.push(...found)
  }
  return lines.map(presentAuditLine)
}

async function findProfile({ store }: PeopleDeps, orgID: string, profileID: string | null) {
  return profileID === null ? null : await store.findProfileByID({ orgID, profileID })
}

function charactersOf({ session, messages }: Participation): number {
  return messages.reduce((sum, { content }) => sum + content.length, session?.length ?? 0)
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
    ...(invite.kept && { kept: invite.kept }),
    ...(consent && { consent }),
    messages,
    ...(session && { notes: notesOf(session) }),
    ...(record && { record: JSON.parse(record.body) }),
  }
}

/** Erases each interview of the person with this address; what is left to erase is counted. */
async function erasePerson(deps: Deps, person: Person): Promise<Erased> {
  return {
    invited: await erasePart(deps, person, 'invited'),
    typed: await erasePart(deps, person, 'typed'),
  }
}

async function erasePart(deps: Deps, person: Person, kind: EmailKind) {
  let interviews = 0
  const profiles = new Set<string>()
  for (const linkID of await findLinks(deps, person, kind, Number.POSITIVE_INFINITY)) {
    const participation = await deps.inTurn(() => deps.store.findParticipation({ linkID }))
    if (participation?.profileID) profiles.add(participation.profileID)
    if (await deps.inTurn(() => eraseInterview(deps, linkID))) interviews += 1
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
