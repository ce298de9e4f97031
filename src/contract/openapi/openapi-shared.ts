import { causes, errorStatuses } from '../errors.ts'
import {
  answerCharactersMax,
  recordingBytesMax,
  recordingTypes,
  soundBytesMax,
  soundTypes,
} from '../participant.ts'
import { showNumber } from '../show-number.ts'
import { failureDescriptions } from './guide.ts'
import type { JSONSchema, OpenAPIDocument, Parameter, Response } from './openapi-types.ts'

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

const statusBody = (status: string) => ({
  'application/json': {
    schema: {
      type: 'object',
      properties: { status: { type: 'string', description: `Always \`${status}\`.` } },
      required: ['status'],
    },
    example: { status },
  },
})

/** What a request may be refused for before it is known what it asks. */
const anyRequest = {
  414: { $ref: '#/components/responses/414' },
  431: { $ref: '#/components/responses/431' },
}
export const linkParameter: Parameter = {
  name: 'linkID',
  in: 'path',
  required: true,
  description: 'The last segment of the invite URL.',
  schema: { type: 'string' },
}
const page = { 'text/html': { schema: { type: 'string' } } }

export const refused = (...statuses: number[]) =>
  Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  )

/** The paths beside the calls. */
export const operationPaths: OpenAPIDocument['paths'] = {
  '/i/{linkID}/speech': {
    post: {
      operationId: 'participant.recognize',
      tags: ['participant'],
      summary: 'A recording in, its words out',
      description: `Writes down what the participant said, where the service has a recogniser (\`COLLOQUY_SPEECH\`); it is no answer until it is sent as one. The body is the recording itself, at most ${showNumber(recordingBytesMax)} bytes: a minute of WAV with 16 kHz, mono, 16 bit; who speaks for longer is sent in pieces. It is passed on to the recogniser and not kept. Only a browser that was on the page of this link may ask, after consent and while an answer or the verdict is asked for.`,
      security: [],
      parameters: [linkParameter],
      requestBody: {
        required: true,
        content: Object.fromEntries(recordingTypes.map((type) => [type, { schema: {} }])),
      },
      responses: {
        200: {
          description: 'Heard; the text is empty where nobody spoke.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  result: {
                    type: 'object',
                    properties: {
                      text: {
                        type: 'string',
                        maxLength: answerCharactersMax,
                        description: 'The words, as they could have been typed.',
                      },
                      unsure: {
                        type: 'array',
                        maxItems: 500,
                        description:
                          'Which of the words were heard with little confidence, so that the person is asked to look at them; missing where none were, or the recogniser does not tell.',
                        items: {
                          type: 'object',
                          properties: {
                            from: {
                              type: 'integer',
                              minimum: 0,
                              description: 'The first character of it, in UTF-16 units.',
                            },
                            to: {
                              type: 'integer',
                              minimum: 1,
                              description: 'The character behind its last.',
                            },
                          },
                          required: ['from', 'to'],
                        },
                      },
                    },
                    required: ['text'],
                  },
                },
                required: ['result'],
              },
              example: { result: { text: 'I billed one client twice.' } },
            },
          },
        },
        ...refused(400, 403, 404, 408, 409, 410, 413, 414, 415, 429, 431, 500, 503),
      },
    },
  },
  '/i/{linkID}/voice': {
    post: {
      operationId: 'participant.readAloud',
      tags: ['participant'],
      summary: 'The sound of the question that is asked',
      description:
        'Reads the newest question aloud with what there is to choose from, where the service has a voice (`COLLOQUY_VOICE`). It is told by its number and never by its text. Only the browser in which somebody agreed may ask, while an answer or the verdict is asked for. 503 where there is no sound of it in time: the browser’s own voice can read it.',
      security: [],
      parameters: [
        linkParameter,
        {
          name: 'seq',
          in: 'query',
          required: true,
          description: 'The `seq` of the question, as `expects.after` tells it.',
          schema: { type: 'integer', minimum: 0 },
          example: 0,
        },
      ],
      responses: {
        200: {
          description: `The sound, at most ${showNumber(soundBytesMax)} bytes.`,
          content: Object.fromEntries(soundTypes.map((type) => [type, { schema: {} }])),
        },
        ...refused(400, 403, 404, 408, 409, 410, 414, 429, 431, 500, 503),
      },
    },
  },
  '/i/{linkID}': {
    get: {
      operationId: 'participant.getPage',
      tags: ['participant'],
      summary: 'The page behind an invite link',
      description: 'The page on which the invited person takes part. Opening it changes nothing.',
      security: [],
      parameters: [linkParameter],
      responses: {
        200: { description: 'The interview, or thanks once it is completed.', content: page },
        404: { description: 'There is no such link.', content: page },
        410: { description: 'The link has expired or was revoked.', content: page },
        429: { description: 'Opened too often by this link or browser.', content: page },
        ...anyRequest,
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
        ...anyRequest,
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
      responses: { 200: { description: 'It does.', content: statusBody('ok') }, ...anyRequest },
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
        ...anyRequest,
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
        200: { description: 'It can.', content: statusBody('ready') },
        ...anyRequest,
        503: { $ref: '#/components/responses/503' },
      },
    },
  },
}
