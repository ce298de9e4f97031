import { type PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Plan } from '../../../guide/plan.ts'
import { claimKinds } from '../../../profile/claims/claim.ts'
import type { InterviewRow } from '../../interviews/interview-store.ts'
import { fileGUID, guidOf, openElement, writeElement } from './qde.ts'
import { type CasePerson, participantOf, writeCase, writeVariables } from './qde-cases.ts'
import type { StudyQuestion, StudyTheme } from './study-style.ts'

/** Small enough to be written while others are served. */
const compressionLevel = 1

/** Those of an interview who began, read anew for each piece of the file: whoever was erased has none. */
export type Begun = {
  count: number
  /** In the order in which they began. */
  cases(): AsyncIterable<{ at: number; person: CasePerson }>
  /** In the same order; null in between, where there is nothing to tell. */
  sources(): AsyncIterable<string | null>
  textOf(at: number): Promise<string | null>
}

type Study = {
  interview: InterviewRow
  plan: Plan
  themes: readonly StudyTheme[]
  questions: readonly StudyQuestion[]
  names: boolean
  /** What an open link keeps of each. */
  keep: readonly string[]
  begun: Begun
  now: Date
}

/**
 * A study as a REFI-QDA project (QDA-XML 1.0, www.qdasoftware.org): a zip of `project.qde` and a text
 * for each interview, made while it is sent. Positions are code points, the end exclusive, as in the
 * examples of the standard.
 */
export async function* qdpxPieces(study: Study): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough // What yazl makes it.
  zip.on('error', (error) => output.destroy(error))
  const options = { mtime: study.now, compressionLevel }
  zip.addReadStream(streamOf(projectXML(study), zip), 'project.qde', options)
  const { interview, begun } = study
  for (let at = 0; at < begun.count; at += 1) {
    const name = `sources/${fileGUID(interview.interviewID, participantOf(at))}.txt`
    zip.addReadStreamLazy(name, options, (give) => {
      give(null, streamOf(textPieces(begun, at), zip))
    })
  }
  zip.end()
  yield* output
}

/** A stream that fails with its zip: by itself a zip hears of no failure, and the process would end. */
function streamOf(pieces: AsyncIterable<string>, zip: ZipFile): Readable {
  return Readable.from(pieces).on('error', (error) => zip.emit('error', error))
}

async function* textPieces(begun: Begun, at: number): AsyncGenerator<string> {
  const text = await begun.textOf(at)
  if (text !== null && text !== '') yield text
}

async function* projectXML({
  interview,
  plan,
  themes,
  questions,
  names,
  keep: wanted,
  begun,
  now,
}: Study): AsyncGenerator<string> {
  const { interviewID, interviewName } = interview
  const user = guidOf('Colloquy')
  const style = { names, keep: names ? wanted : [], plan }
  yield `<?xml version="1.0" encoding="utf-8"?>\n${openElement('Project', {
    xmlns: 'urn:QDA-XML:project:1.0',
    ...{ name: interviewName, origin: 'Colloquy' },
    ...{ creatingUserGUID: user, creationDateTime: now.toISOString() },
  })}`
  yield writeElement('Users', {}, [writeElement('User', { guid: user, name: 'Colloquy' })])
  yield writeElement('CodeBook', {}, [
    writeElement('Codes', {}, codesOf(interviewID, plan, themes)),
  ])
  yield writeElement('Variables', {}, writeVariables(interviewID, style))
  if (begun.count > 0) {
    yield '<Cases>'
    for await (const { at, person } of begun.cases()) {
      yield writeCase(interviewID, person, { ...style, at })
    }
    yield '</Cases><Sources>'
    for await (const source of begun.sources()) if (source !== null) yield source
    yield '</Sources>'
  }
  const sets = setsOf(interviewID, questions, themes)
  if (sets.length > 0) yield writeElement('Sets', {}, sets)
  yield '</Project>\n'
}

/** The guide's topics with their questions, the kinds of what a profile rests on, and the themes. */
function codesOf(interviewID: string, { topics }: Plan, themes: readonly StudyTheme[]): string[] {
  const code = (of: string, id: string, name: string, within: string[] = []) =>
    writeElement('Code', { guid: guidOf(interviewID, of, id), name, isCodable: 'true' }, within)
  const guide = topics.map(({ id, title, questions }) =>
    code(
      'topic',
      id,
      title,
      questions.map((question) => code('question', question.id, question.text)),
    ),
  )
  const kinds = claimKinds.map((kind) => code('kind', kind, kind.replaceAll('_', ' ')))
  const spoken = themes.map(({ themeID, title }) => code('theme', themeID, title))
  return [
    ...guide,
    code('kinds', '', 'What profiles rest on', kinds),
    ...(spoken.length > 0 ? [code('themes', '', 'Themes', spoken)] : []),
  ]
}

/**
 * For each question the themes of what people said alike to it. A set is what the standard has for codes
 * that belong together; who is in a group is told by where selections of the question's code and of the
 * theme's overlap, so that it is not told twice.
 */
function setsOf(
  interviewID: string,
  questions: readonly StudyQuestion[],
  themes: readonly StudyTheme[],
): string[] {
  const known = new Set(themes.map(({ themeID }) => themeID))
  return questions.flatMap(({ questionID, text, answers }) => {
    const members = answers.filter(({ themeID }) => known.has(themeID))
    if (members.length === 0) return []
    const refs = [
      guidOf(interviewID, 'question', questionID),
      ...members.map(({ themeID }) => guidOf(interviewID, 'theme', themeID)),
    ]
    const guid = guidOf(interviewID, 'answers', questionID)
    const codes = refs.map((targetGUID) => writeElement('MemberCode', { targetGUID }))
    return [writeElement('Set', { guid, name: text }, codes)]
  })
}
