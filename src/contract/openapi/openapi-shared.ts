import { causes, errorStatuses } from '../errors.ts'
import type { JSONSchema, OpenAPIDocument, Response } from './openapi-types.ts'

/** What each failure means, once for all calls. */
const failureDescriptions: Record<number, string> = {
  400: 'A field or the request itself is not valid; the message names the field and the rule.',
  401: 'The bearer token is missing, malformed, unknown, expired or revoked.',
  403: 'Not allowed: the token lacks the scope, or the request comes from where it must not.',
  404: 'There is no such thing, or it is not yours: the two are not told apart.',
  408: 'The request took too long to arrive.',
  409: 'It does not fit what is there now: still running, or no longer the newest.',
  410: 'The link has expired or was revoked.',
  413: 'The body is too large: at most 1 MiB, 256 KiB on a participant’s calls.',
  414: 'The address is too long: at most 8 KiB.',
  415: 'The body is not `application/json`.',
  422: 'The Idempotency-Key was used with other parameters.',
  429: 'Too many requests; wait as long as `Retry-After` says.',
  431: 'The headers are too large: at most 16 KiB and 100 lines.',
  500: 'Something went wrong in the service.',
  503: 'The service is away or shutting down; try again after `Retry-After`.',
}

const failureHeaders: Record<number, string[]> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  503: ['Retry-After'],
}

const refersTo = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

export const responses: Record<string, Response> = Object.fromEntries(
  Object.entries(failureDescriptions).map(([status, description]) => [
    status,
    {
      description,
      headers: refersTo([
        'X-Request-Id',
        'X-Error-Code',
        ...(failureHeaders[Number(status)] ?? []),
      ]),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]),
)

export const headers: Record<string, JSONSchema> = {
  'X-Error-Code': {
    description:
      'What went wrong, for programs: one word that stays the same, finer than the status where that has several causes.',
    schema: { type: 'string', examples: [...new Set([...causes, ...Object.keys(errorStatuses)])] },
  },
  'X-Request-Id': {
    description: 'Names this request in the service’s log.',
    schema: { type: 'string' },
  },
  Link: {
    description: 'Where `limit` cut the list: the next page, `<…>; rel="next"`.',
    schema: { type: 'string' },
  },
  RateLimit: {
    description: 'What is left (`r`) and for how many seconds (`t`), for each policy.',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: 'How many requests (`q`) in how many seconds (`w`), for each policy.',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  'WWW-Authenticate': { description: 'Always `Bearer`.', schema: { type: 'string' } },
}

const statusBody = {
  'application/json': {
    schema: {
      type: 'object',
      properties: { status: { type: 'string' } },
      required: ['status'],
    },
  },
}
const page = { 'text/html': { schema: { type: 'string' } } }

/** The paths beside the calls. */
export const operationPaths: OpenAPIDocument['paths'] = {
  '/i/{linkID}': {
    get: {
      operationId: 'participant.getPage',
      tags: ['participant'],
      summary: 'The page behind an invite link',
      description: 'The page on which the invited person takes part. Opening it changes nothing.',
      security: [],
      parameters: [
        {
          name: 'linkID',
          in: 'path',
          required: true,
          description: 'The last segment of the invite URL.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: { description: 'The interview, or thanks once it is completed.', content: page },
        404: { description: 'There is no such link.', content: page },
        410: { description: 'The link has expired or was revoked.', content: page },
        429: { description: 'Opened too often by this link or browser.', content: page },
      },
    },
  },
  '/console': {
    get: {
      operationId: 'console.getPage',
      tags: ['console'],
      summary: 'The console',
      description: 'The pages for researchers: one and the same for every path below it.',
      security: [],
      responses: {
        200: { description: 'The page.', content: page },
        429: { $ref: '#/components/responses/429' },
      },
    },
  },
  '/health': {
    get: {
      operationId: 'operations.getHealth',
      tags: ['operations'],
      summary: 'Whether the process answers',
      description: 'Constant: asks nothing behind it.',
      security: [],
      responses: { 200: { description: 'It does.', content: statusBody } },
    },
  },
  '/metrics': {
    get: {
      operationId: 'operations.getMetrics',
      tags: ['operations'],
      summary: 'What the service counts',
      description:
        "In Prometheus' text format, for whoever sends the setting `METRICS_TOKEN` as a bearer. There is nothing here for others, nor where it is not set.",
      security: [],
      responses: {
        200: {
          description: 'The metrics.',
          content: { 'text/plain': { schema: { type: 'string' } } },
        },
        404: { $ref: '#/components/responses/404' },
      },
    },
  },
  '/ready': {
    get: {
      operationId: 'operations.getReadiness',
      tags: ['operations'],
      summary: 'Whether the service can do its work',
      description:
        'Asks the database, and whether there is room on its disk and the work is not piling up, at most once a second.',
      security: [],
      responses: {
        200: { description: 'It can.', content: statusBody },
        503: { $ref: '#/components/responses/503' },
      },
    },
  },
}
