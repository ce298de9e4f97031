import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Pool } from 'pg'

/**
 * Where these words are still to be found: files of an SQLite database, by every byte of them, or
 * tables of a PostgreSQL database, by every column of every row. Capital letters make no difference.
 */
export async function tracesOf(databaseURL: string, words: readonly string[]): Promise<string[]> {
  return databaseURL.startsWith('file:')
    ? tracesInFiles(databaseURL.slice('file:'.length), words)
    : await tracesInTables(databaseURL, words)
}

function tracesInFiles(path: string, words: readonly string[]): string[] {
  const files = readdirSync(dirname(path)).filter((name) => name.startsWith(basename(path)))
  return files.flatMap((name) => {
    const bytes = readFileSync(join(dirname(path), name))
      .toString('latin1')
      .toLowerCase()
    return words
      .filter((word) => bytes.includes(word.toLowerCase()))
      .map((word) => `${name}: ${word}`)
  })
}

async function tracesInTables(url: string, words: readonly string[]): Promise<string[]> {
  const pool = new Pool({ connectionString: url, max: 1 })
  // The server may end before the last connection, which `end` does not wait for, has closed.
  pool.on('error', () => undefined)
  try {
    const { rows } = await pool.query<{ tablename: string }>(
      "select tablename from pg_tables where schemaname = 'public'",
    )
    const traces: string[] = []
    for (const { tablename } of rows) {
      for (const word of words) {
        const found = await pool.query(
          `select 1 from ${tablename} as line where line::text ilike '%' || $1 || '%' limit 1`,
          [word],
        )
        if (found.rows.length > 0) traces.push(`${tablename}: ${word}`)
      }
    }
    return traces
  } finally {
    await pool.end()
  }
}
