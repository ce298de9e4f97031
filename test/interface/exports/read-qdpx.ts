import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { validateXML } from 'xmllint-wasm'
import { fromBufferPromise } from 'yauzl'

const schema = join(import.meta.dirname, 'qda-xml-project.xsd')

type Selection = { text: string; codes: string[] }
export type Project = {
  xml: string
  /** What the standard's own schema says against it. */
  problems: string[]
  /** Names of the codes by their identifiers. */
  codes: Map<string, string>
  sources: { name: string; text: string; selections: Selection[] }[]
}

/** A reader of REFI-QDA projects by the text of the standard: knows nothing of how ours are written. */
export async function readQDPX(file: Buffer): Promise<Project> {
  const files = await unzip(file)
  const xml = files.get('project.qde') ?? ''
  const checked = await validateXML({
    xml: [{ fileName: 'project.qde', contents: xml }],
    schema: [await readFile(schema, 'utf8')],
  })
  const codes = [...xml.matchAll(/<Code (?<attributes>[^>]*)>/g)].map(attributesOf)
  const sources = [...xml.matchAll(/<TextSource (?<attributes>[^>]*)>(?<body>.*?)<\/TextSource>/gs)]
  return {
    xml,
    problems: checked.errors.map(({ message }) => message),
    codes: new Map(codes.map(({ guid = '', name = '' }) => [guid, name])),
    sources: sources.map((match) => {
      const { name = '', plainTextPath = '' } = attributesOf(match)
      const path = plainTextPath.replace('internal://', 'sources/')
      const whole = files.get(path) ?? ''
      return { name, text: whole, selections: selectionsIn(match.groups?.body ?? '', whole) }
    }),
  }
}

function selectionsIn(body: string, whole: string): Selection[] {
  const points = [...whole]
  const found = body.matchAll(
    /<PlainTextSelection (?<attributes>[^>]*)>(?<body>.*?)<\/PlainTextSelection>/gs,
  )
  return [...found].map((match) => {
    const { startPosition, endPosition } = attributesOf(match)
    const codings = (match.groups?.body ?? '').matchAll(/targetGUID="([^"]*)"/g)
    return {
      text: points.slice(Number(startPosition), Number(endPosition)).join(''),
      codes: [...codings].map(([, guid = '']) => guid),
    }
  })
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

function attributesOf({ groups }: RegExpMatchArray): Record<string, string> {
  const pairs = (groups?.attributes ?? '').matchAll(/(\w+)="([^"]*)"/g)
  return Object.fromEntries(
    [...pairs].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/&(#?\w+);/g, (_, entity: string) =>
        entity.startsWith('#')
          ? String.fromCodePoint(Number(entity.slice(1)))
          : (entities[entity] ?? ''),
      ),
    ]),
  )
}

/** The files of a zip, as texts by their names. */
export async function unzip(file: Buffer): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(file)
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  }
  return files
}
