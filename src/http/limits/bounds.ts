/** The bounds of the edge. Each refusal names the rule; none of them is a setting. */

/** Largest body under `/v1`, bytes. */
export const bodyBytesMax = 1_048_576
/** Largest body of a participant's call, bytes: an answer of 20,000 characters, however encoded. */
export const participantBodyBytesMax = 262_144
/** Largest body of the console's own calls, bytes: a password, an address and two names. */
export const sessionBodyBytesMax = 16_384
/** Largest body of what assistants ask of the sign-in, bytes: a code, a verifier and two addresses. */
export const grantBodyBytesMax = 16_384
/** Most parameters of one. */
export const grantParametersMax = 30
/** Longest request target, path and query together, bytes. */
export const urlBytesMax = 8_192
/** Largest request line and headers together, bytes. */
export const headerBytesMax = 16_384
/** Longest `Content-Type`, characters: twice what the longest good one has. */
export const mediaTypeCharactersMax = 64
/**
 * Pieces in which a small body may arrive; beyond them each has to bring its share of bytes, as the
 * smallest packets of a slow line do. A piece costs the same whatever is in it, so that a stranger with
 * a piece a byte would spend more of our time than of their own.
 */
export const bodyPiecesFree = 128
export const bodyPieceBytesMin = 256
/** So many pieces count as a request of their address: they cost as much. */
export const piecesOfRequest = 50
/**
 * What is thrown away of a body that nobody reads, bytes and how long after its answer, so that whoever
 * sends it gets to read that: twice the largest that is read of anybody, recordings excepted.
 */
export const restBytesMax = 2_097_152
export const restMs = 2_000
/** What receiving a piece costs, ms of CPU. */
export const bodyPieceMs = 0.002
/** What passing on a million bytes of sound costs, ms of CPU. */
export const soundMsPerMillionBytes = 16
/** What taking in, sealing and writing a million bytes of sound costs, ms of CPU of all threads. */
export const keptMsPerMillionBytes = 36
/** What a body is given room for at first, bytes; where it grows out of it, twice as much. */
export const bodyRoomBytesMin = 4_096
/** What the protocol of assistants costs for a message beside the calls it makes, ms of CPU. */
export const assistantMessageMs = 8
/** Characters of an assistant's message beside the arguments of a tool, and values in them. */
export const messageCharactersMax = 32_000
export const messagePartsMax = 300
/** Deepest nesting of a JSON body. */
export const jsonDepthMax = 32
/** Most members of one JSON object. */
export const jsonMembersMax = 1_000
/** Most items of one JSON array. */
export const jsonItemsMax = 10_000
/**
 * Most values of a JSON body in all, however they are nested, as opening brackets and commas count them:
 * what costs to decode is their number and not the bytes. Fifteen for each of a thousand invites; and of
 * a participant's call, which has few.
 */
export const jsonPartsMax = 15_000
export const participantJSONPartsMax = 200
/** Larger bodies under `/v1` are decoded one after the other, bytes. */
export const jsonBytesAtOnce = 1_024
/** Longest `Idempotency-Key`, characters. */
export const idempotencyKeyCharactersMax = 255
/**
 * What bodies under way may hold in memory: all of a kind, and those of one caller. A body is read
 * before its token is judged, since an undecodable one is told first, so strangers need a bound, too.
 */
export const bodyRooms = {
  /** Calls without a good token, by address: eight of the largest. */
  strangers: { bytesMax: 33_554_432, shareMax: 8_388_608 },
  /** By organization: 32 of the largest at a time. */
  callers: { bytesMax: 268_435_456, shareMax: 33_554_432 },
  /** Participants, by link, as many may share an address: four of the largest. */
  participants: { bytesMax: 67_108_864, shareMax: 1_048_576 },
  /** The console's own calls, by address. */
  sessions: { bytesMax: 8_388_608, shareMax: 524_288 },
  /**
   * Recordings of participants, by link and by network, until their words are there: of a network thirty of
   * the largest. A copy of the few that are passed on at a time comes on top.
   */
  recordings: { bytesMax: 134_217_728, networkMax: 67_108_864, shareMax: 8_388_608 },
} as const

/**
 * Calls under way at a time. The others wait, so that those of everybody else come in between. What is
 * told has its place until whoever called has read it; a change gives it back when it is done, for its
 * answer is short.
 */
export const callTurns = {
  /** Of one organization: those that change something … */
  changes: { atOnce: 32, waitingMax: 2_000 },
  /** … those that tell, for which a whole interview may be fetched … */
  tells: { atOnce: 64, waitingMax: 2_000 },
  /** … and of these, lists, of which a few megabytes are held while they are read. */
  lists: { atOnce: 24, waitingMax: 256 },
  /** Of one token, so that somebody whose browser stalls keeps no colleague waiting. */
  changesOfToken: { atOnce: 8, waitingMax: 1_000 },
  tellsOfToken: { atOnce: 12, waitingMax: 1_000 },
  listsOfToken: { atOnce: 6, waitingMax: 256 },
  /** Of one link: each may tell a whole interview of a megabyte. Events of several tabs meet at once. */
  readsOfLink: { atOnce: 2, waitingMax: 58 },
  eventsOfLink: { atOnce: 8, waitingMax: 52 },
  /** Recordings of one link: a page sends one after the other. */
  recordingsOfLink: { atOnce: 1, waitingMax: 3 },
  /** Lines of one link that are read aloud: a page asks for one at a time. */
  voicesOfLink: { atOnce: 1, waitingMax: 3 },
  /** Of the links that are read from one network. Ordinary ones hold their place for milliseconds. */
  readsOfNetwork: { atOnce: 12, waitingMax: 2_000 },
} as const

/**
 * What answers that are made and not read yet may hold in memory: all of them, and those of one network,
 * or of one organization for calls with a token. A list is counted as the pieces of it under way.
 */
export const answerRoom = { bytesMax: 268_435_456, shareMax: 134_217_728 } as const
export const listBytes = 2_097_152

/** Time for a request's line and headers to arrive. */
export const headersMs = 10_000
/** Time for a whole request to arrive. */
export const requestMs = 30_000
/** How long an idle connection is kept; above the 60 s that proxies commonly keep theirs. */
export const keepAliveMs = 65_000
/** A connection on which nothing moves for this long is closed, a slow reader's included. */
export const stalledMs = 60_000
/** How often connections are checked against those times. */
export const checkMs = 5_000
/** How long requests in flight may take to finish once the server closes. */
export const drainMs = 25_000
/** Most connections at a time. */
export const connectionsMax = 10_000
/** Most of one address: 200 people behind one, with the six that a browser opens, and half as many again. */
export const connectionsPerAddressMax = 2_000
/** Most requests under way on one connection: browsers and proxies send one after the other. */
export const requestsUnderWayMax = 8
/**
 * Requests of one address in ten seconds at the default of the setting that all limits scale with,
 * whatever they are for: a fifth of a core, and six times what 200 people behind one address need to
 * open their links.
 */
export const requestsPerAddressMax = 20_000
/** However low the setting is, this share is left. */
export const requestsScaleMin = 0.05
export const requestsWindowMs = 10_000
/** As how many requests it counts what only somebody who means harm sends, and what is dear to parse. */
export const requestsOfFlood = 500
/** Lines of headers in a request, ten times what browsers behind proxies send: tiny ones are dear to parse and to keep. */
export const headLinesMax = 100
/** Lines behind a body in pieces; nothing here needs any. */
export const trailerLinesMax = 16
/** How long an answer of the readiness check is kept. */
export const readyCacheMs = 1_000
/** How long the readiness check may take. */
export const readyMs = 2_000
/** What `Retry-After` says while the service is away, seconds. */
export const retryAfterSeconds = 5
/** Lines a second, of requests that failed with one status; beyond them there is one with a count. */
export const failedRequestLinesMax = 20
