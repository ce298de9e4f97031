import { type causes, type ErrorCode, errorStatuses } from '../errors.ts'
import { type InviteStatus, inviteStatusMeanings } from '../invite-statuses.ts'
import { answerCharactersMax } from '../participant.ts'
import {
  guidelinesCharactersMax,
  invitesPerCallMax,
  nameCharactersMax,
  pageItemsMax,
} from '../resources.ts'
import { showNumber } from '../show-number.ts'
import { webhookEventMeanings } from '../webhook-events.ts'

/** What holds for more than one call, told once: for the document and for the page. */
export type Section = {
  id: string
  title: string
  paragraphs: readonly string[]
  /** What each of several things is, in this order. */
  table?: { columns: readonly string[]; rows: readonly (readonly string[])[] }
}

/** What each failure means, by its status, once for all calls. */
export const failureDescriptions: Record<Exclude<Status, 405>, string> = {
  400: 'A field or the request itself is not valid; the message names the field and the rule.',
  401: 'The bearer token is missing, malformed, unknown, expired or revoked.',
  403: 'Not allowed: the token lacks the scope, or the request comes from where it must not.',
  404: 'There is no such thing, or it is not yours: the two are not told apart.',
  408: 'The request took too long to arrive.',
  409: 'It does not fit what is there now: still running, or no longer the newest.',
  410: 'The link has expired or was revoked.',
  413: 'The body is too large: at most 1 MiB, 256 KiB on a participant’s calls, one minute of a recording.',
  414: 'The address is too long: at most 8 KiB.',
  415: 'The body is not `application/json`, or no recording where one is sent.',
  422: 'The Idempotency-Key was used with other parameters.',
  429: 'Too many requests; wait as long as `Retry-After` says.',
  431: 'The headers are too large: at most 16 KiB and 100 lines.',
  500: 'Something went wrong in the service.',
  503: 'The service is away or shutting down; try again after `Retry-After`.',
}

type Status = (typeof errorStatuses)[ErrorCode]

/** Those of a path that is described, and taken with a method that is not. */
const wrongMethod = 'The path does not take this method; `Allow` names those it takes.'

/** The finer causes, with the statuses they come with. */
const causeMeanings: Record<(typeof causes)[number], readonly [status: string, text: string]> = {
  unknown_parameter: ['400', 'A query parameter that the call does not know.'],
  repeated_parameter: ['400', 'A query parameter was given twice.'],
  invalid_json: ['400', 'The body is no JSON; the message says where.'],
  missing_field: ['400', 'A field that is needed is not there.'],
  invalid_field: ['400', 'A field breaks a rule.'],
  missing_scope: ['403', 'The token is good and lacks the scope.'],
  key_reused: [
    '422, 409',
    'The `Idempotency-Key` came with other parameters before; with 409 its answer is gone, as somebody was erased since.',
  ],
  key_running: [
    '409',
    'The first call with this `Idempotency-Key` is still running, or broke off.',
  ],
}

function failureRows(): string[][] {
  const byCode = Object.entries(errorStatuses).map(([code, status]) => [
    code,
    String(status),
    status === 405 ? wrongMethod : failureDescriptions[status],
  ])
  const byCause = Object.entries(causeMeanings).map(([cause, told]) => [cause, ...told])
  return [...byCode, ...byCause].sort(([, one = ''], [, other = '']) => one.localeCompare(other))
}

const becomes: Record<InviteStatus, string> = {
  created: '`started`, `expired`, `revoked`',
  started: '`completed`, `abandoned`, `screened_out`, `quota_full`, `expired`, `revoked`',
  abandoned: '`started`, `expired`, `revoked`',
  revoked: '`started`, where somebody had said no and now agrees',
  completed: 'nothing',
  expired: 'nothing',
  screened_out: 'nothing',
  quota_full: 'nothing',
}

const most = (count: number) => `at most ${showNumber(count)}`

/** In the order in which somebody new meets them. */
export const guide: readonly Section[] = [
  {
    id: 'answers',
    title: 'Requests and answers',
    paragraphs: [
      'Every success is 200 with `{"result": …}`, every failure `{"error": <status>, "message": …}`. Bodies are JSON with `Content-Type: application/json`.',
      'A member that has no value is absent. Members of a body that are not named here are ignored; unknown or repeated query parameters are refused, so that a mistyped filter widens no list.',
      'Times are RFC 3339 in UTC with milliseconds, `2026-11-21T09:30:00.000Z`. What a GET tells, HEAD tells without the body, but for `createInvites`, which writes. `X-Request-Id` names every answer in the service’s log: quote it when you ask for help; one of your own is taken over where it is a UUID or 16 to 64 hexadecimal digits.',
      'This page and the OpenAPI document are compressed where the caller takes gzip, and have an `ETag`; what a call tells is not, so that its length gives nothing away to whoever listens. A browser on another origin may call where the operator names it in `CORS_ORIGINS`.',
    ],
  },
  {
    id: 'paging',
    title: 'Paging',
    paragraphs: [
      `A list is everything that matches, oldest first, sent as it is read. With \`limit\`, ${most(pageItemsMax)}, it is cut, and the \`Link\` header names the next page, \`<…>; rel="next"\`: follow it, or send its \`cursor\` with the same parameters. There is none after the last page.`,
      'In TypeScript every list has `.each(…)`, which walks it item by item, and `.page(…)`, which returns `{items, cursor}`.',
    ],
  },
  {
    id: 'idempotency',
    title: 'Idempotency',
    paragraphs: [
      'An answer may be lost on its way. Every call with a token that changes something takes an `Idempotency-Key` header of 1 to 255 visible characters: for 24 hours the same key with the same parameters gives the same answer, byte for byte, and nothing is done twice.',
      'With other parameters: 422. While the first is still running, where it broke off, and where somebody was erased since: 409. What was refused was not done, and its key is good for another try. In TypeScript: `{ idempotencyKey }` as the second argument; the client then tries again by itself.',
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    paragraphs: [
      '`RateLimit` says what is left and `RateLimit-Policy` how much there is; past that the answer is 429, and `Retry-After` says how many seconds to wait. Whoever runs the service may have scaled the rates.',
    ],
    table: {
      columns: ['What', 'At most'],
      rows: [
        [
          'Calls of a token',
          '600 a minute, of which 60 make links, previews, drafts or rehearsals',
        ],
        ['Calls behind a link', '60 events, 20 recordings and 60 others a minute'],
        [
          'Body',
          '1 MiB, behind a link 256 KiB, a recording one minute; nested 32 deep; 1,000 members, 10,000 items',
        ],
        ['Address, headers', '8 KiB; 16 KiB and 100 lines'],
        ['Time for a request to arrive', '30 seconds'],
        ['Links made by one call', showNumber(invitesPerCallMax)],
        ['Items of a page', showNumber(pageItemsMax)],
        ['Names and identifiers', `${showNumber(nameCharactersMax)} characters`],
        ['Guidelines', `${showNumber(guidelinesCharactersMax)} characters`],
        ['One answer of a participant', `${showNumber(answerCharactersMax)} characters`],
      ],
    },
  },
  {
    id: 'states',
    title: 'States of an invite',
    paragraphs: [
      'Opening a link changes nothing: mail scanners open links, too. It is `started` by the person’s own button.',
    ],
    table: {
      columns: ['State', 'What it means', 'What may come next'],
      rows: Object.entries(inviteStatusMeanings).map(([status, meaning]) => [
        status,
        meaning,
        becomes[status as InviteStatus],
      ]),
    },
  },
  {
    id: 'failures',
    title: 'Errors',
    paragraphs: [
      'The message is for people. For programs `X-Error-Code` names the cause in one word that stays the same, finer than the status where that has several. What applies first is told: size and form, then token, rate, scope, fields, and last whether it exists and fits.',
    ],
    table: { columns: ['X-Error-Code', 'Status', 'What happened'], rows: failureRows() },
  },
  {
    id: 'events',
    title: 'Webhook events',
    paragraphs: [
      'What happens can be told to an address of yours, signed as Standard Webhooks 1.0.0 says: `webhook-signature` has `v1,` and the base64 of the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and body, joined by dots, under the secret. The body is `{"type", "timestamp", "data"}`: `data` has identifiers, never what somebody said, and in `url` the call that tells more.',
      'Any 200 to 299 is success. Anything else is tried again after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h; then the webhook is shut, as 410 does at once. Events of one invite come in order and may come twice: drop a `webhook-id` that you had.',
    ],
    table: { columns: ['Event', 'What happened'], rows: Object.entries(webhookEventMeanings) },
  },
  {
    id: 'versions',
    title: 'Versions and deprecation',
    paragraphs: [
      '`/v1` only ever gains optional parameters, members and calls: take members that you do not know calmly. What is withdrawn is announced by `Deprecation` and `Sunset` headers at least six months ahead.',
    ],
  },
]

/** The sections as Markdown, as readers of OpenAPI documents show a description. */
export function writeGuide(): string {
  return guide
    .map(({ title, paragraphs, table }) => {
      const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
      const rows = table
        ? [
            [
              line(table.columns),
              line(table.columns.map(() => '---')),
              ...table.rows.map(line),
            ].join('\n'),
          ]
        : []
      return [`## ${title}`, ...paragraphs, ...rows].join('\n\n')
    })
    .join('\n\n')
}
