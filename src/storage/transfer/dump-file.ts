import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { AppError } from '../../contract/errors.ts'
import type { Value } from '../dialect.ts'
import type { Applied } from '../schema/migration-plan.ts'

/**
 * A backup of a database server: gzipped lines of JSON. The first is the head, then each table with
 * its columns and after it its rows as arrays, last how many rows and the SHA-256 of all lines before.
 */
export type Head = { format: 'colloquy-backup'; version: 1; at: string; migrations: Applied[] }
export type TableLine = { table: string; columns: string[] }
export type RowLine = Value[]
type EndLine = { end: true; rows: number; sha256: string }
type Line = Head | TableLine | RowLine | EndLine

/** Longest line, characters: far above the largest session or frozen invite. */
const lineCharactersMax = 64 * 1024 * 1024

/** Fills a file with a head, tables and rows. */
export async function writeDump(
  path: string,
  head: Head,
  lines: AsyncIterable<TableLine | RowLine>,
): Promise<void> {
  async function* text(): AsyncGenerator<string> {
    const hash = createHash('sha256')
    let rows = 0
    const write = (line: Line) => {
      const text = `${JSON.stringify(line)}\n`
      hash.update(text)
      return text
    }
    yield write(head)
    for await (const line of lines) {
      if (Array.isArray(line)) rows += 1
      yield write(line)
    }
    yield write({ end: true, rows, sha256: hash.copy().digest('hex') })
  }
  await pipeline(Readable.from(text()), createGzip({ level: 6 }), createWriteStream(path))
}

/** Reads a dump to its end and answers its head; fails on one that is not whole. */
export async function checkDump(path: string): Promise<Head> {
  let head: Head | undefined
  for await (const line of readDump(path)) {
    if (!Array.isArray(line) && 'format' in line) head = line
  }
  return head ?? fail()
}

/** The lines of a dump, in order. Fails at its end, or before, when it is not whole. */
export async function* readDump(path: string): AsyncGenerator<Head | TableLine | RowLine> {
  const hash = createHash('sha256')
  let rows = 0
  let seen = 0
  let ended = false
  for await (const text of readLines(path)) {
    const line = ended ? fail() : readLine(text)
    seen += 1
    if ((seen === 1) !== isHead(line)) fail()
    if (!Array.isArray(line) && 'end' in line) {
      if (line.rows !== rows || line.sha256 !== hash.digest('hex')) fail()
      ended = true
      continue
    }
    hash.update(`${text}\n`)
    if (Array.isArray(line)) rows += 1
    yield line
  }
  if (!ended) fail()
}

function isHead(line: Line): boolean {
  return !Array.isArray(line) && 'format' in line && line.version === 1
}

function readLine(text: string): Line {
  try {
    return JSON.parse(text) as Line // The hash at the end tells whether we wrote it.
  } catch (cause) {
    return fail(cause)
  }
}

async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const unzip = createGunzip()
  file.on('error', (error) => unzip.destroy(error))
  let rest = ''
  try {
    for await (const chunk of file.pipe(unzip).setEncoding('utf8')) {
      const parts = (rest + chunk).split('\n')
      rest = parts.pop() ?? ''
      if (rest.length > lineCharactersMax) fail()
      yield* parts
    }
  } catch (error) {
    throw isGzipDamage(error) ? notWhole(error) : error
  } finally {
    file.destroy()
  }
  if (rest !== '') fail()
}

/** Whether what was read is no gzip, or one that was cut short or changed. */
export function isGzipDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))
}

export function notWhole(cause?: unknown): AppError {
  return new AppError('invalid', 'The backup is damaged, or no backup of Colloquy.', { cause })
}

function fail(cause?: unknown): never {
  throw notWhole(cause)
}
