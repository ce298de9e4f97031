import type { ResultOf } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import type { Message, Session } from '../../interview/session.ts'
import { shownTo } from '../../interview/shown-to.ts'
import { linkURL, presentInvite, presentMailsInFull, statusAt } from '../interviews/present.ts'
import { readRecord } from '../profiles/stored-record.ts'
import type { Reading } from '../reading.ts'
import { soundIn } from '../sound/sound-file.ts'
import { soundText } from '../sound/sound-text.ts'
import type { Store } from '../store.ts'
import { consentText, hashText, type SpeechTold, simulationText } from './consent.ts'
import { hasConsented } from './consenting-browser.ts'
import { notesOf } from './notes.ts'
import { readSession } from './stored-session.ts'
import type { Consent, Participation } from './taking-part-store.ts'

type Exported = ResultOf<'participant.export'>
type ExportDeps = {
  store: Pick<Store, 'findProfileByID' | 'listMailsTo' | 'listSound'>
  reading: Pick<Reading, 'composeProfile'>
  now: () => Date
  speech?: SpeechTold | null
  publicURL: string
}

/**
 * What is held, for the browser in which somebody agreed and for no other. What was given in another
 * one stays out, and so does what was derived, once another one has had a part in it.
 */
export async function exportParticipation(
  deps: ExportDeps,
  participation: Participation,
  browser: string | null,
): Promise<Exported> {
  if (!hasConsented(participation, browser)) {
    throw new AppError(
      'forbidden',
      'Please ask from the browser in which you agreed to take part; other browsers are not shown what is held.',
    )
  }
  const { invite, messages, consent } = participation
  const session = readSession(participation)
  const isOwn = (message: Message) => message.browser === browser
  const gaveDetails = (session?.onboardedBy ?? browser) === browser
  const isAlone = gaveDetails && messages.every((line) => line.role !== 'user' || isOwn(line))
  const shown = gaveDetails ? invite : { ...invite, userInfo: {} }
  const location = gaveDetails ? session?.onboarding.location : undefined
  const verdict = messages.findLast(({ after }) => kindAt(messages, after) === 'verdict')
  const sentiment = verdict && isOwn(verdict) ? session?.verdict?.score : undefined
  const said = session ? shownTo(browser, { session, messages }) : []
  const ownWords = said.flatMap(({ said: text }, at) => (text === undefined ? [] : [{ at, text }]))
  return {
    invite: presentInvite(shown, said, statusAt(invite, deps.now())),
    ...(consent && {
      consent: toldConsent(participation, consent, { session, speech: deps.speech ?? null }),
    }),
    ...(invite.kept && { kept: invite.kept }),
    ...(gaveDetails && presentMailsInFull(await deps.store.listMailsTo(invite))),
    ...(location !== undefined && { location }),
    ...(sentiment !== undefined && { sentiment }),
    ...(ownWords.length > 0 && { said: ownWords }),
    ...(await soundIn(
      deps.store,
      invite.linkID,
      (seq) => `${linkURL(deps.publicURL, invite.linkID)}/sound?seq=${seq}`,
    )),
    ...(session && isAlone && { notes: notesOf(session) }),
    ...(isAlone && (await derivedOf(deps, participation))),
  }
}

function kindAt(messages: readonly Message[], seq: number | undefined) {
  return seq === undefined ? undefined : messages[seq]?.kind
}

/** The record of the consent with its text, which is written again and held against its hash. */
function toldConsent(
  { interview }: Participation,
  { browser: _, simulationHash, soundHash, ...kept }: Consent,
  { session, speech }: { session: Session | null; speech: SpeechTold | null },
) {
  const told = {
    ...kept,
    ...toldSimulation(kept.locale, simulationHash, session),
    ...toldSound(kept.locale, soundHash, session),
  }
  if (!session) return told
  const interviewer = told.interviewer ?? interview.interviewer
  const { organization, plan } = session
  const text = [told.locale, plan.language]
    .flatMap((language) =>
      // Both, as a version before this one had one text for every guide.
      [true, false].flatMap((atGates) =>
        // And what people may have agreed to before the service could hear them, read to them or keep their sound.
        spokenWays(speech).map((each) =>
          consentText(language, { organization, interviewer, atGates, speech: each }),
        ),
      ),
    )
    .find((each) => hashText(each) === told.textHash)
  return { ...told, ...(text !== undefined && { text }) }
}

/** Ways in which what is told of speaking may have been told when they agreed. */
function spokenWays(speech: SpeechTold | null): (SpeechTold | null)[] {
  if (!speech) return [null]
  const voices = [speech, { ...speech, voice: null }]
  return [
    ...voices.flatMap((each) => [
      { ...each, keepsSound: true },
      { ...each, keepsSound: false },
    ]),
    null,
  ]
}

/** That they allowed to be simulated, with the text of it where it is still the same. */
function toldSimulation(locale: string, textHash: string | undefined, session: Session | null) {
  if (textHash === undefined) return {}
  const text = [locale, session?.plan.language ?? locale]
    .map((language) => simulationText(language, session?.organization ?? ''))
    .find((each) => hashText(each) === textHash)
  return { simulation: { textHash, ...(text !== undefined && { text }) } }
}

/** That they allowed that the sound is kept, likewise. */
function toldSound(locale: string, textHash: string | undefined, session: Session | null) {
  if (textHash === undefined) return {}
  const { organization = '', plan } = session ?? {}
  const text = [locale, plan?.language ?? locale]
    .map((language) => soundText(language, organization))
    .find((each) => hashText(each) === textHash)
  return { sound: { textHash, ...(text !== undefined && { text }) } }
}

/** What was read out of this interview, and the profile as this interview alone would make it. */
async function derivedOf(
  { store, reading }: ExportDeps,
  { invite: { orgID, linkID }, profileID }: Participation,
): Promise<Pick<Exported, 'record' | 'profile'>> {
  if (profileID === null) return {}
  const found = await store.findProfileByID({ orgID, profileID })
  const extraction = found?.extractions.find((each) => each.linkID === linkID)
  if (!found || !extraction) return {}
  const { createdAt } = found
  const alone = { profileID, createdAt, corrections: [], extractions: [extraction] }
  return { record: readRecord(extraction), profile: await reading.composeProfile(alone) }
}
