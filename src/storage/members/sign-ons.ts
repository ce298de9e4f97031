import type { Member } from '../../service/members/member-store.ts'
import type { Store } from '../../service/store.ts'
import { writeAudit } from '../calls/audit.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { Undo } from '../undo.ts'
import { hasOwner, setMemberRole } from './member-changes.ts'
import { memberColumns } from './member-columns.ts'

type SignOn = Parameters<Store['signOnMember']>[0]
type Found = Awaited<ReturnType<Store['signOnMember']>>

const memberBySubject = prepared<{ orgID: string; issuer: string; subject: string }, Member>(
  ({ db }, { orgID, issuer, subject }) =>
    db
      .selectFrom('member_identity')
      .innerJoin('member', 'member.user_id', 'member_identity.user_id')
      .select(memberColumns)
      .where('member_identity.org_id', '=', orgID)
      .where('member_identity.issuer', '=', issuer)
      .where('member_identity.subject', '=', subject)
      .compile(),
)

type Waiting = Member & { joinUntil: string | null }

/** Held, so that of two subjects with one e-mail only the first becomes its member. */
const memberByEmail = prepared<{ orgID: string; emailKey: string }, Waiting>(
  ({ db, forUpdate }, { orgID, emailKey }) =>
    db
      .selectFrom('member')
      .select([...memberColumns, 'member.join_until as joinUntil'])
      .where('member.email_key', '=', emailKey)
      .where('member.org_id', '=', orgID)
      .modifyEnd(forUpdate)
      .compile(),
)

const insertMember = prepared<{
  userID: string
  orgID: string
  email: string
  emailKey: string
  name: string | null
  role: string
  at: string
  password: string
}>(({ db }, member) =>
  db
    .insertInto('member')
    .values({
      user_id: member.userID,
      org_id: member.orgID,
      email: member.email,
      email_key: member.emailKey,
      name: member.name,
      role: member.role,
      created_at: member.at,
      joined_at: member.at,
      password: member.password,
      join_code: null,
      join_until: null,
    })
    .onConflict((conflict) => conflict.columns(['email_key', 'org_id']).doNothing())
    .compile(),
)

const joinInvited = prepared<{
  userID: string
  name: string | null
  role: string
  at: string
  password: string
}>(({ db }, { userID, name, role, at, password }) =>
  db
    .updateTable('member')
    .set((eb) => ({ name: eb.fn.coalesce('name', eb.val(name)), role, joined_at: at, password }))
    .where('user_id', '=', userID)
    .compile(),
)

/** Whoever holds a link to join or for a new password could become the member whom the issuer vouches for. */
const endCode = prepared<{ userID: string }>(({ db }, { userID }) =>
  db
    .updateTable('member')
    .set({ join_code: null, join_until: null })
    .where('user_id', '=', userID)
    .compile(),
)

const subjectOf = prepared<{ userID: string; issuer: string }, { subject: string }>(
  ({ db }, { userID, issuer }) =>
    db
      .selectFrom('member_identity')
      .select('subject')
      .where('user_id', '=', userID)
      .where('issuer', '=', issuer)
      .compile(),
)

/** Somebody who was removed may have left theirs behind. */
const link = prepared<{
  orgID: string
  issuer: string
  subject: string
  userID: string
  at: string
}>(({ db }, { orgID, issuer, subject, userID, at }) =>
  db
    .insertInto('member_identity')
    .values({ org_id: orgID, issuer, subject, user_id: userID, linked_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'issuer', 'subject'])
        .doUpdateSet((eb) => ({ user_id: eb.ref('excluded.user_id'), linked_at: at })),
    )
    .compile(),
)

export async function signOnMember(connection: Connection, given: SignOn): Promise<Found> {
  const { orgID, issuer, subject } = given
  const known = await memberBySubject.first(connection, { orgID, issuer, subject })
  return known ? await followRole(connection, given, known) : await linkByEmail(connection, given)
}

async function linkByEmail(connection: Connection, given: SignOn): Promise<Found> {
  const { orgID, issuer, subject, email, emailKey, name, newRole, at, password } = given
  if (newRole !== null) {
    const { userID } = given
    const made = { userID, orgID, email, emailKey, name, role: newRole, at, password }
    await insertMember.change(connection, made)
  }
  const found = await memberByEmail.first(connection, { orgID, emailKey })
  if (!found) return { outcome: 'unknown' }
  const { joinUntil, ...member } = found
  const { userID } = member
  const linked = await subjectOf.first(connection, { userID, issuer })
  // The same person may have come in just now by another process.
  if (linked?.subject === subject) return await followRole(connection, given, member)
  if (linked) return { outcome: 'taken' }
  if (member.joinedAt === null) {
    const isInvited = joinUntil !== null && joinUntil > at
    const role = given.role ?? (isInvited ? member.role : newRole)
    if (role === null) return { outcome: 'unknown' }
    await joinInvited.change(connection, { userID, name, role, at, password })
    Object.assign(member, { role, joinedAt: at, name: member.name ?? name })
  }
  await endCode.change(connection, { userID })
  await link.change(connection, { orgID, issuer, subject, userID, at })
  await tell(connection, given, { userID, call: 'signOn.link', auditID: given.auditIDs.link })
  if (!(await hasOwner(connection, orgID))) throw new Undo({ outcome: 'ownerless' })
  return await followRole(connection, given, member)
}

/** The role that the issuer tells now, unless nobody would be left to own the organization. */
async function followRole(connection: Connection, given: SignOn, member: Member): Promise<Found> {
  const { orgID, role, scopes, at } = given
  const { userID } = member
  if (role === null || role === member.role) return { outcome: 'in', member, keptOwner: false }
  const changed = await setMemberRole(connection, { orgID, userID, role, scopes, at })
  if (changed !== 'done') return { outcome: 'in', member, keptOwner: true }
  await tell(connection, given, { userID, call: 'signOn.setRole', auditID: given.auditIDs.role })
  return { outcome: 'in', member: { ...member, role }, keptOwner: false }
}

async function tell(
  connection: Connection,
  { orgID, at }: SignOn,
  line: { userID: string; call: string; auditID: string },
): Promise<void> {
  const stands = { orgID, at, tokenID: 'console', resource: null, count: 1 }
  await writeAudit(connection, [{ ...stands, ...line }])
}
