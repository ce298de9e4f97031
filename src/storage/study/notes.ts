import type { Store } from '../../service/store.ts'
import type { Note, NoteKind } from '../../service/study/study-store.ts'
import type { Connection } from '../dialect.ts'
import { prepared, type Query } from '../query.ts'

type Subject = { orgID: string; subject: string }

const holdInvite = prepared<Subject, { id: string }>(({ db, forUpdate }, { orgID, subject }) =>
  db
    .selectFrom('invite')
    .select('link_id as id')
    .where('link_id', '=', subject)
    .where('org_id', '=', orgID)
    .modifyEnd(forUpdate)
    .compile(),
)

/** What a note is about, held so that it cannot be erased meanwhile. */
const holdSubject: Record<NoteKind, Query<Subject, { id: string }>> = {
  invite: holdInvite,
  profile: prepared(({ db, forUpdate }, { orgID, subject }) =>
    db
      .selectFrom('profile')
      .select('profile_id as id')
      .where('profile_id', '=', subject)
      .where('org_id', '=', orgID)
      .modifyEnd(forUpdate)
      .compile(),
  ),
  interview: prepared(({ db, forUpdate }, { orgID, subject }) =>
    db
      .selectFrom('interview')
      .select('interview_id as id')
      .where('interview_id', '=', subject)
      .where('org_id', '=', orgID)
      .modifyEnd(forUpdate)
      .compile(),
  ),
}

const ofSubject = prepared<Subject & { limit: number }, { note_id: string }>(
  ({ db }, { orgID, subject, limit }) =>
    db
      .selectFrom('note')
      .select('note_id')
      .where('org_id', '=', orgID)
      .where('subject', '=', subject)
      .limit(limit)
      .compile(),
)

type Row = {
  noteID: string
  orgID: string
  kind: NoteKind
  subject: string
  quoteLink: string | null
  quoteSeq: number | null
  quoteStart: number | null
  quoteEnd: number | null
  text: string
  userID: string
  createdAt: string
}

const insert = prepared<Row>(({ db }, note) =>
  db
    .insertInto('note')
    .values({
      note_id: note.noteID,
      org_id: note.orgID,
      kind: note.kind,
      subject: note.subject,
      quote_link: note.quoteLink,
      quote_seq: note.quoteSeq,
      quote_start: note.quoteStart,
      quote_end: note.quoteEnd,
      text: note.text,
      user_id: note.userID,
      created_at: note.createdAt,
    })
    .compile(),
)

export async function addNote(
  connection: Connection,
  { note, notesMax }: Parameters<Store['addNote']>[0],
): Promise<'done' | 'unknown' | 'full'> {
  const { orgID, kind, subject, quote, ...rest } = note
  if (!(await holdSubject[kind].first(connection, { orgID, subject }))) return 'unknown'
  if (quote && !(await holdInvite.first(connection, { orgID, subject: quote.linkID }))) {
    return 'unknown'
  }
  const there = await ofSubject.all(connection, { orgID, subject, limit: notesMax })
  if (there.length >= notesMax) return 'full'
  await insert.change(connection, {
    ...{ orgID, kind, subject, ...rest },
    quoteLink: quote?.linkID ?? null,
    quoteSeq: quote?.seq ?? null,
    quoteStart: quote?.start ?? null,
    quoteEnd: quote?.end ?? null,
  })
  return 'done'
}

type Page = Subject & { createdAt: string; id: string; limit: number }

type Quoted = Row & { content: string | null; quoteProfile: string | null }

const page = prepared<Page, Quoted>(({ db }, query) =>
  db
    .selectFrom('note')
    .leftJoin('message', (join) =>
      join
        .onRef('message.link_id', '=', 'note.quote_link')
        .onRef('message.seq', '=', 'note.quote_seq'),
    )
    .leftJoin('invite', 'invite.link_id', 'note.quote_link')
    .select((eb) => [
      'note.note_id as noteID',
      'note.org_id as orgID',
      eb.ref('note.kind').$castTo<NoteKind>().as('kind'),
      'note.subject',
      'note.quote_link as quoteLink',
      'note.quote_seq as quoteSeq',
      'note.quote_start as quoteStart',
      'note.quote_end as quoteEnd',
      'note.text',
      'note.user_id as userID',
      'note.created_at as createdAt',
      'message.content',
      'invite.profile_id as quoteProfile',
    ])
    .where('note.org_id', '=', query.orgID)
    .where('note.subject', '=', query.subject)
    .where((eb) =>
      eb(eb.refTuple('note.created_at', 'note.note_id'), '>', eb.tuple(query.createdAt, query.id)),
    )
    .orderBy('note.created_at')
    .orderBy('note.note_id')
    .limit(query.limit)
    .compile(),
)

export async function listNotes(
  connection: Connection,
  { orgID, subject, after, limit }: Parameters<Store['listNotes']>[0],
): Promise<Note[]> {
  // Sorts before every time and identifier.
  const { createdAt, id } = after ?? { createdAt: '', id: '' }
  const rows = await page.all(connection, { orgID, subject, createdAt, id, limit })
  return rows.map(readNote)
}

function readNote({
  content,
  quoteLink,
  quoteSeq,
  quoteStart,
  quoteEnd,
  quoteProfile,
  ...note
}: Quoted): Note {
  const isQuoting = content !== null && quoteLink !== null
  const [seq, start, end] = [quoteSeq, quoteStart, quoteEnd].map((unit) => Number(unit ?? 0))
  if (!isQuoting || seq === undefined || start === undefined || end === undefined) return note
  const whose = quoteProfile === null ? {} : { profileID: quoteProfile }
  const text = content.slice(start, end)
  return { ...note, quote: { linkID: quoteLink, seq, start, end, text, ...whose } }
}

const remove = prepared<{ orgID: string; noteID: string }>(({ db }, { orgID, noteID }) =>
  db.deleteFrom('note').where('note_id', '=', noteID).where('org_id', '=', orgID).compile(),
)

export async function removeNote(
  connection: Connection,
  change: Parameters<Store['removeNote']>[0],
): Promise<boolean> {
  return (await remove.change(connection, change)) === 1
}

const eraseOf = prepared<{ subject: string }>(({ db }, { subject }) =>
  db.deleteFrom('note').where('subject', '=', subject).compile(),
)

const unquote = prepared<{ linkID: string }>(({ db }, { linkID }) =>
  db
    .updateTable('note')
    .set({ quote_link: null, quote_seq: null, quote_start: null, quote_end: null })
    .where('quote_link', '=', linkID)
    .compile(),
)

/** Takes away what is noted of an erased interview, or of the profile that it went into, and its words elsewhere. */
export async function eraseNotes(
  connection: Connection,
  { linkID, profileID }: { linkID: string; profileID: string | null },
): Promise<void> {
  await eraseOf.change(connection, { subject: linkID })
  if (profileID !== null) await eraseOf.change(connection, { subject: profileID })
  await unquote.change(connection, { linkID })
}
