import type { NoteShown } from '../../contract/calls/note-calls.ts'
import { AppError } from '../../contract/errors.ts'
import { createInTurn } from '../calls/in-turn.ts'
import { createID, type RandomBytes } from '../ids.ts'
import { notThere } from '../not-there.ts'
import { readPages } from '../paging.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import type { Note, NoteKind } from './study-store.ts'

/** Notes on one thing. */
export const notesMax = 1_000

export type NotesDeps = {
  store: Pick<Store, 'addNote' | 'listNotes' | 'removeNote' | 'findParticipation'>
  now: () => Date
  randomBytes: RandomBytes
}

type About = {
  linkID?: string | undefined
  profileID?: string | undefined
  interviewID?: string | undefined
}

/** What a team remarks, beside what it is about. */
export function createNotes(
  deps: NotesDeps,
): Pick<Service, 'notes.addOne' | 'notes.getList' | 'notes.remove'> {
  const { store, now } = deps
  const inTurn = createInTurn(1)
  return {
    async 'notes.addOne'({ caller: { orgID, userID }, body }) {
      const { quote: place, text } = body
      const quote = place && (await inTurn(() => readQuote(store, orgID, place)))
      const note: Note = {
        ...{ noteID: createID(deps, 'note_'), orgID, ...subjectOf(body), text, userID },
        ...(quote && { quote }),
        createdAt: now().toISOString(),
      }
      const added = await store.addNote({ note, notesMax })
      if (added === 'unknown') throw new AppError('not_found', 'There is nothing to note this on.')
      if (added === 'full') {
        throw new AppError('conflict', 'There are 1,000 notes on this: remove some first.')
      }
      return { value: presentNote(note) }
    },

    async 'notes.getList'({ caller: { orgID }, query: { limit, cursor, ...about } }) {
      const { kind, subject } = subjectOf(about)
      return await readPages(
        async (page) => {
          const notes = await store.listNotes({ orgID, subject, ...page })
          // All of one thing: none where what was named is of another kind.
          return notes
            .filter((note) => note.kind === kind)
            .map((note) => ({
              json: JSON.stringify(presentNote(note)),
              position: { createdAt: note.createdAt, id: note.noteID },
            }))
        },
        { limit, cursor },
      )
    },

    async 'notes.remove'({ caller: { orgID }, body: { noteID } }) {
      const removed = await store.removeNote({ orgID, noteID })
      if (!removed) throw notThere('note')
      return { value: { removed: true } }
    },
  }
}

function subjectOf({ linkID, profileID, interviewID }: About): { kind: NoteKind; subject: string } {
  if (linkID !== undefined) return { kind: 'invite', subject: linkID }
  if (profileID !== undefined) return { kind: 'profile', subject: profileID }
  return { kind: 'interview', subject: interviewID ?? '' }
}

type Words = { linkID: string; seq: number; start: number; end: number }

/** The words at a place, which must be some of a participant's. */
async function readQuote(
  store: NotesDeps['store'],
  orgID: string,
  place: Words,
): Promise<NonNullable<Note['quote']>> {
  const { linkID, seq, start, end } = place
  const participation = await store.findParticipation({ linkID })
  const isOwn = participation?.invite.orgID === orgID
  const message = isOwn ? participation.messages.find((one) => one.seq === seq) : undefined
  const text = message?.role === 'user' ? message.content.slice(start, end) : ''
  if (text.length === 0 || text.length !== end - start) {
    throw new AppError('not_found', 'There are no words of a participant at this place.')
  }
  const profileID = participation?.profileID ?? null
  return { ...place, text, ...(profileID !== null && { profileID }) }
}

export function presentNote({
  noteID,
  kind,
  subject,
  quote,
  text,
  userID,
  createdAt,
}: Note): NoteShown {
  const about = { invite: 'linkID', profile: 'profileID', interview: 'interviewID' } as const
  return {
    noteID,
    [about[kind]]: subject,
    ...(quote && { quote }),
    ...{ text, userID, timestamp: createdAt },
  }
}
