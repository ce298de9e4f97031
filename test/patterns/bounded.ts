/** A pattern of a package that is not linear, and why that does no harm. One in the tree is mended. */
export type Bounded = {
  where: string
  /** How it begins, which is all of it unless it is long. */
  source: string
  /** What bounds its text. */
  bound: string
  /** The longest text that it reads, in characters; 0 where it is never asked. */
  largest: number
  /** The power of that length that its work grows with, where less can go wrong than in any text. */
  degree?: number
}

/** A host name, by RFC 1035. */
const hostCharacters = 253
/** A number with all its digits, `-1.7976931348623157e+308` written out to a hundred places. */
const numberCharacters = 420
/** A digest in base64. */
const digestCharacters = 100
/** What Node takes in headers together. */
const headerCharacters = 16_384
/** The name of a package or plugin. */
const nameCharacters = 214

export const bounded: readonly Bounded[] = [
  {
    where: 'node_modules/@ai-sdk/openai/dist/index.js',
    source: '^bearer\\s+(.+)$',
    bound: 'only a realtime connection asks it, which the service opens none of',
    largest: 0,
  },
  {
    where: 'node_modules/@ai-sdk/gateway/dist/index.js',
    source: '=+$',
    bound: 'a digest that the package made, in base64',
    largest: digestCharacters,
  },
  {
    where: 'node_modules/@ai-sdk/provider-utils/dist/index.js',
    source: '\\.+$',
    bound: 'the host of an address that the settings give',
    largest: hostCharacters,
  },
  {
    where: 'node_modules/@modelcontextprotocol/server/dist/index.mjs',
    source: '=+$',
    bound: 'only the state of a request that asks the user something, which no tool does',
    largest: 0,
  },
  {
    where: 'node_modules/@modelcontextprotocol/server/dist/src-DdvbAHrR.mjs',
    source: '\\{[^}\\s]+\\}',
    bound: 'only what tells templates of addresses, of which ours are made as such',
    largest: 0,
  },
  ...[
    '^(?:[a-z][a-z0-9+\\-.]*:)?(?:',
    '^(?:[a-z][a-z0-9+\\-.]*:)(?:',
    '^(?:https?|ftp):',
    '^(?=.{1,253}',
  ].map((source) => ({
    where: 'node_modules/@modelcontextprotocol/server/dist/ajvProvider-DyjnscPj.mjs',
    source,
    bound: 'only what a user answered to a question of a tool is checked so, and none asks any',
    largest: 0,
  })),
  {
    where: 'node_modules/ai/dist/index.js',
    source: '=+$',
    bound: 'a digest that the package made, in base64',
    largest: digestCharacters,
  },
  {
    where: 'node_modules/ai/dist/index.js',
    source: '\\.?0+$',
    bound: 'a number that the package wrote out',
    largest: numberCharacters,
  },
  {
    where: 'node_modules/ai/dist/index.js',
    source: '\\S+\\s+',
    bound: 'only a stream that is smoothed asks it, and the service smooths none',
    largest: 0,
  },
  {
    where: 'node_modules/fastify/lib/plugin-utils.js',
    source: '-(?:rc|pre|alpha).+$',
    bound: 'the version of a package',
    largest: nameCharacters,
  },
  {
    where: 'node_modules/ipaddr.js/lib/ipaddr.js',
    source: '%.+$',
    bound: 'a header has no line end, so that the first % matches to its end',
    largest: headerCharacters,
    degree: 1,
  },
  {
    where: 'node_modules/oauth4webapi/build/index.js',
    source: '^\\s+(.*)$',
    bound: 'a header of the issuer has no line end, so that whatever follows the blanks matches',
    largest: headerCharacters,
    degree: 1,
  },
  {
    where: 'node_modules/zod/v4/core/util.js',
    source: '^-+|-+$',
    bound: 'only `slugify` asks it, which no schema has',
    largest: 0,
  },
]
