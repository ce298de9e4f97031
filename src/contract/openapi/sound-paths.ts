import { recordingBytesMax } from '../participant.ts'
import { showNumber } from '../show-number.ts'
import { linkParameter, refused } from './openapi-shared.ts'
import type { OpenAPIDocument, Parameter } from './openapi-types.ts'

const whole = (name: string, description: string): Parameter => ({
  name,
  in: 'query',
  required: true,
  description,
  schema: { type: 'integer', minimum: 0 },
})

/** Beside the calls, as their bodies are no JSON. */
export const soundPaths: OpenAPIDocument['paths'] = {
  '/i/{linkID}/sound': {
    post: {
      operationId: 'participant.keepSound',
      tags: ['participant'],
      summary: 'The sound of an answer, to be kept',
      description: `Keeps a recording of an answer that is there, where the interview asks for sound and the person allowed it in this browser (\`sound\` of the consent). The body is plain WAV of 16 kHz, mono, 16 bit, at most ${showNumber(recordingBytesMax)} bytes. It is sealed with the operator's key. The same recording again changes nothing. 403 where none is kept, 409 where there is no such answer yet, 413 where there is no room for more.`,
      security: [],
      parameters: [
        linkParameter,
        {
          name: 'clientMessageID',
          in: 'query',
          required: true,
          description: 'The answer, as the page named it.',
          schema: { type: 'string', minLength: 1, maxLength: 200 },
        },
        whole('part', 'The place of the recording among those of the answer.'),
        whole('start', 'Where in the answer the words of it begin, in UTF-16 units.'),
        whole('end', 'Where they end, exclusive.'),
      ],
      requestBody: { required: true, content: { 'audio/wav': { schema: {} } } },
      responses: {
        200: {
          description: 'It is kept.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  result: {
                    type: 'object',
                    properties: { kept: { type: 'boolean', description: 'Always true.' } },
                    required: ['kept'],
                  },
                },
                required: ['result'],
              },
              example: { result: { kept: true } },
            },
          },
        },
        ...refused(400, 403, 404, 408, 409, 413, 414, 415, 429, 431, 500, 503),
      },
    },
    get: {
      operationId: 'participant.getSound',
      tags: ['participant'],
      summary: 'The sound of an answer, for whoever spoke',
      description:
        'Sends what is kept of an answer as one WAV file, to the browser in which the person agreed to take part. `participant.export` lists the answers that have any.',
      security: [],
      parameters: [linkParameter, whole('seq', 'The answer, by its number in the conversation.')],
      responses: {
        200: { description: 'The file.', content: { 'audio/wav': { schema: {} } } },
        ...refused(400, 403, 404, 409, 414, 429, 431, 500, 503),
      },
    },
  },
}
