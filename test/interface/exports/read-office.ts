import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** Commas, quotation marks, UTF-8: what the dialog proposes for a file with a byte order mark. */
const asTable = '--infilter=CSV:44,34,76'
const convertMsMax = 120_000

/** Whether LibreOffice is on this machine. */
export async function hasOffice(): Promise<boolean> {
  return await run('soffice', ['--version']).then(
    () => true,
    () => false,
  )
}

/** Opens a file with LibreOffice; what it made of it, as OpenDocument in one XML text. */
export async function openInOffice(name: string, bytes: Buffer, as: 'fodt' | 'fods') {
  const folder = await mkdtemp(join(tmpdir(), 'colloquy-office-'))
  try {
    await writeFile(join(folder, name), bytes)
    const profile = `-env:UserInstallation=file://${folder}/profile`
    const given = [
      profile,
      '--headless',
      ...(as === 'fods' ? [asTable] : []),
      '--convert-to',
      as,
      '--outdir',
      folder,
      join(folder, name),
    ]
    await run('soffice', given, { timeout: convertMsMax })
    return await readFile(join(folder, `${basename(name).replace(/\.\w+$/, '')}.${as}`), 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The paragraphs of a text with their footnotes. */
export function readParagraphs(xml: string): { text: string; notes: string[] }[] {
  const body = /<office:text[^>]*>(.*)<\/office:text>/s.exec(xml)?.[1] ?? ''
  const note = /<text:note [^>]*>.*?<text:note-body>(.*?)<\/text:note-body><\/text:note>/gs
  const notes: string[] = []
  // Paragraphs of a note stand within that of the text.
  const flat = body.replaceAll(note, (_, inside: string) => `\ue000${notes.push(inside) - 1}\ue001`)
  return [...flat.matchAll(/<text:(?:p|h)(?: [^>]*)?>(.*?)<\/text:(?:p|h)>/gs)].map(
    ([, inside = '']) => ({
      text: textOf(inside.replaceAll(/\ue000\d+\ue001/g, '')),
      notes: [...inside.matchAll(/\ue000(\d+)\ue001/g)].map(([, at]) =>
        textOf(notes[Number(at)] ?? '').trim(),
      ),
    }),
  )
}

/** The cells of a sheet, row by row. */
export function readCells(xml: string): string[][] {
  return [...xml.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].flatMap(
      ([, attributes = '', inside = '']) => {
        const times = Number(/number-columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1)
        const lines = [...inside.matchAll(/<text:p(?: [^>]*)?(?:\/>|>(.*?)<\/text:p>)/gs)]
        const text = lines.map(([, line = '']) => textOf(line)).join('\n')
        return Array<string>(Math.min(times, 100)).fill(text)
      },
    ),
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function textOf(xml: string): string {
  return xml
    .replaceAll(/<text:s(?: text:c="(\d+)")?\/>/g, (_, times?: string) =>
      ' '.repeat(Number(times ?? 1)),
    )
    .replaceAll('<text:tab/>', '\t')
    .replaceAll('<text:line-break/>', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d+)|(\w+));/g, (_, code?: string, name = '') =>
      code === undefined ? (entities[name] ?? '') : String.fromCodePoint(Number(code)),
    )
}
