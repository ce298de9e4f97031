import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../contract/errors.ts'
import { GrantError } from '../../service/assistants/grants.ts'
import type { Edge } from '../edge.ts'
import { grantBodyBytesMax, grantParametersMax, mediaTypeCharactersMax } from '../limits/bounds.ts'
import { addressKey, networkKey } from '../limits/rates.ts'
import { decodeJSON } from '../requests/decode-json.ts'
import { jsonType } from '../requests/headers.ts'
import { checkMediaType, readBody } from '../requests/read-body.ts'
import { decodeQuery } from '../requests/read-query.ts'

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * What assistants ask of the sign-in with nobody signed in. Strangers all of them, they are bounded by
 * address; their mistakes are told as OAuth has it, all others as everywhere.
 */
export function createGrantCalls(edge: Edge) {
  const { grants } = edge

  function answering(
    work: (body: Buffer, request: FastifyRequest) => Promise<object>,
    status = 200,
  ): Handle {
    return async (request, reply) => {
      const address = addressKey(request.ip)
      reply.headers(edge.rates.take(['grants'], address))
      const bill = edge.budgets.open([['strangers', address]], `network ${networkKey(request.ip)}`)
      try {
        const body = await bill.run(() =>
          readBody(request.raw, {
            ...{ bytesMax: grantBodyBytesMax, room: edge.rooms.strangers, caller: address },
          }),
        )
        return send(reply, status, await bill.run(() => work(body, request)))
      } catch (error) {
        if (!(error instanceof GrantError)) throw error
        return send(reply, 400, { error: error.code, error_description: error.message })
      } finally {
        bill.close()
      }
    }
  }

  return {
    token: answering(async (body, request) => grants.exchange(readForm(body, request))),
    revoke: answering(async (body, request) => {
      await grants.revoke(readForm(body, request))
      return {}
    }),
    register: answering(async (body, request) => register(edge, body, request), 201),
  }
}

function register({ grants }: Edge, body: Buffer, request: FastifyRequest): object {
  checkMediaType(request.raw)
  try {
    const { clientID, name, redirectURIs } = grants.register(decodeJSON(body))
    return {
      client_id: clientID,
      client_name: name,
      redirect_uris: redirectURIs,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    throw new GrantError('invalid_client_metadata', error.message)
  }
}

function readForm(body: Buffer, { raw: { headers } }: FastifyRequest): URLSearchParams {
  const type = headers['content-type'] ?? ''
  const isForm =
    type.length <= mediaTypeCharactersMax &&
    type.split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded'
  if (!isForm || headers['content-encoding'] !== undefined) {
    throw new AppError(
      'unsupported_media',
      'Send application/x-www-form-urlencoded, not compressed.',
    )
  }
  const text = body.toString('latin1')
  if (text.split('&', grantParametersMax + 1).length > grantParametersMax) {
    throw new GrantError('invalid_request', `There may be ${grantParametersMax} parameters.`)
  }
  const form = new URLSearchParams()
  for (const [name, value] of decodeQuery(`?${text}`)) form.append(name, value)
  return form
}

function send(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.code(status).header('content-type', jsonType).send(JSON.stringify(body))
}

/** Sends somebody whom an assistant sent to the console, where they sign in and answer. */
export function createAuthorizePage({ publicURL }: Pick<Edge, 'publicURL'>): Handle {
  return async (request, reply) => {
    const url = request.raw.url ?? ''
    decodeQuery(url)
    const at = url.indexOf('?')
    const query = at === -1 ? '' : url.slice(at)
    return reply.code(303).header('location', `${publicURL}/console/connect${query}`).send()
  }
}
