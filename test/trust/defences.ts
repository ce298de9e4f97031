/** A defence, how it is taken out of a copy of the program, and which figure must break then. */
export type Defence = {
  name: string
  figure: string
  times: number
  /** What the figure must say then: any other fault would be red for another reason. */
  shows: RegExp
  cuts: readonly { file: string; find: string; put: string }[]
}

const cut = (file: string, find: string, put: string) => ({ file, find, put })

export const defences: readonly Defence[] = [
  {
    name: 'commits are synced to the disk',
    figure: 'F2',
    times: 20,
    shows: /acknowledged writes are gone/,
    cuts: [
      cut(
        'src/storage/sqlite/file.ts',
        "'pragma synchronous = full'",
        "'pragma synchronous = normal'",
      ),
      cut('src/storage/sqlite/file.ts', '    assertDurable(database)\n', ''),
    ],
  },
  {
    name: 'what the HTTP parser refuses is answered as every other failure',
    figure: 'F3',
    times: 200,
    shows: /^socket, /,
    cuts: [cut('src/http/server.ts', '    clientErrorHandler: refuse,\n', '')],
  },
  {
    name: 'the organization stands in the condition of the query',
    figure: 'F4',
    times: 1,
    shows: /: 200 .* and not 404/,
    cuts: [
      cut(
        'src/storage/interviews/invites.ts',
        ".where('link_id', '=', linkID).where('org_id', '=', orgID)",
        ".where('link_id', '=', linkID).where('org_id', '>=', '')",
      ),
    ],
  },
  {
    name: 'a step is saved only on the state it was made for',
    figure: 'F6',
    times: 40,
    shows: /tabs were answered/,
    cuts: [
      cut(
        'src/storage/taking-part/steps.ts',
        ".where('version', '=', change.expectVersion)",
        ".where('version', '>=', 0)",
      ),
    ],
  },
  {
    name: 'a key is compared with its parameters',
    figure: 'F7',
    times: 8,
    shows: /reused, is 200/,
    cuts: [
      cut(
        'src/storage/calls/idempotency.ts',
        'before.fingerprint !== fingerprint',
        'before.response === fingerprint',
      ),
    ],
  },
  {
    name: 'the GET that writes refuses whoever did not mean it',
    figure: 'F8',
    times: 36,
    shows: /was answered 200/,
    cuts: [
      cut(
        'src/http/requests/handle-call.ts',
        'refuseUnaskedWrite(raw.headers, edge.origin)',
        'void refuseUnaskedWrite',
      ),
    ],
  },
  {
    name: 'misses of an address are limited',
    figure: 'F9',
    times: 62_000,
    shows: /guesses were answered/,
    cuts: [
      cut(
        'src/http/requests/handle-participant-call.ts',
        "if (!isHere) edge.rates.check('misses', address)",
        '',
      ),
    ],
  },
  {
    name: 'a model is not asked past the limit',
    figure: 'F12',
    times: 40,
    shows: /tokens were used up of 40000 a day/,
    cuts: [
      cut(
        'src/interviewers/llm/spending/spending.ts',
        'tokensMax: limits.tokensPerDay,',
        'tokensMax: null,',
      ),
    ],
  },
  {
    name: 'an interview does not ask past its own limit',
    figure: 'F12',
    times: 20,
    shows: /tokens were used up of 4000 an interview/,
    cuts: [
      cut(
        'src/interviewers/llm/spending/spending.ts',
        'if (reaches(interview, limits.tokensPerInterview, limits.usdPerInterview)) return false',
        'void interview',
      ),
    ],
  },
  {
    name: 'a full or failing disk is told as 503',
    figure: 'F19',
    times: 2,
    shows: /was answered 500/,
    cuts: [
      cut('src/storage/sqlite/errors.ts', '  10:', '  110:'),
      cut('src/storage/sqlite/errors.ts', '  13:', '  113:'),
    ],
  },
  {
    name: 'SIGTERM lets what is under way end',
    figure: 'F20',
    times: 4,
    shows: /taken and not answered/,
    cuts: [
      cut(
        'src/cli/serve.ts',
        'once(() => void running.close().then(() => process.disconnect?.()))',
        'once(() => process.exit(0))',
      ),
    ],
  },
  {
    name: 'a lost connection to the database is listened for',
    figure: 'F21',
    times: 2,
    shows: /the service ended with/,
    cuts: [
      cut('src/storage/postgres/connection.ts', "  pool.on('error', warn)\n", '  void warn\n'),
      cut(
        'src/storage/postgres/connection.ts',
        "  pool.on('connect', (client) => client.on('error', () => undefined))\n",
        '',
      ),
    ],
  },
  {
    name: 'a migration and its version are one transaction',
    figure: 'F22',
    times: 3,
    shows: /something is left of it/,
    cuts: [
      cut('src/storage/sqlite/migrate.ts', "database.exec('begin immediate')", ''),
      cut('src/storage/sqlite/migrate.ts', "      database.exec('commit')\n", ''),
    ],
  },
  {
    name: 'a data file is held by one process',
    figure: 'F23',
    times: 1,
    shows: /was let in/,
    cuts: [
      cut(
        'src/storage/sqlite/store.ts',
        'exclusive ? lockFile(path, { waitMs: 0 }) : null',
        'exclusive && path === "" ? lockFile(path, { waitMs: 0 }) : null',
      ),
    ],
  },
  {
    name: 'a body comes in so many pieces at most',
    figure: 'F30',
    times: 20,
    shows: /^a body of a byte a chunk: /,
    cuts: [
      cut(
        'src/http/arriving-bodies.ts',
        'if (pieces <= bodyPiecesFree + bytes / bodyPieceBytesMin)',
        'if (pieces > 0)',
      ),
    ],
  },
  {
    name: 'openings of a page are not counted by address',
    figure: 'F31',
    times: 200,
    shows: /were answered 429/,
    cuts: [
      cut(
        'src/http/pages/pages.ts',
        "edge.rates.check('misses', address)",
        "edge.rates.take(['pages'], address)",
      ),
    ],
  },
  {
    name: 'an address has a bound of its own on connections, and idle ones make room',
    figure: 'F32',
    times: 10_100,
    shows: /was answered undefined/,
    cuts: [
      cut(
        'src/http/limits/connections.ts',
        '!peer.isProxy && peer.all.size > perAddressMax',
        'peer.all.size < 0',
      ),
      cut('src/http/limits/connections.ts', 'open > connectionsMax * crowdedShare', 'open < 0'),
    ],
  },
  {
    name: 'what may come in a flood is written once a second',
    figure: 'F33',
    times: 600,
    shows: /lines in /,
    cuts: [
      cut(
        'src/http/limits/thinned-lines.ts',
        'kind.written < perSecond',
        'kind.written >= perSecond',
      ),
    ],
  },
]
