import type { FastifyReply, FastifyRequest } from 'fastify'
import { assistantScopes } from '../../service/assistants/authorization-request.ts'
import { jsonType } from '../requests/headers.ts'

/** Where an assistant reads who gives out tokens for `/mcp` (RFC 9728, with its path inserted). */
export const resourceMetadataPath = '/.well-known/oauth-protected-resource/mcp'

/** How long a browser or proxy may keep a document, seconds. */
const keptSeconds = 600

type Handle = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** What says how to sign in: the same for everybody, and no secret. */
export function createMetadata(publicURL: string): { resource: Handle; server: Handle } {
  const resource = {
    resource: `${publicURL}/mcp`,
    resource_name: 'Colloquy',
    authorization_servers: [publicURL],
    scopes_supported: assistantScopes,
    bearer_methods_supported: ['header'],
    resource_documentation: `${publicURL}/docs`,
  }
  // RFC 8414, RFC 9207, and the draft of client identity documents.
  const server = {
    issuer: publicURL,
    authorization_endpoint: `${publicURL}/oauth/authorize`,
    token_endpoint: `${publicURL}/oauth/token`,
    revocation_endpoint: `${publicURL}/oauth/revoke`,
    registration_endpoint: `${publicURL}/oauth/register`,
    scopes_supported: assistantScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  }
  return { resource: sending(resource), server: sending(server) }
}

function sending(document: object): Handle {
  const text = JSON.stringify(document)
  return (_request, reply) =>
    reply
      .headers({
        'content-type': jsonType,
        'cache-control': `public, max-age=${keptSeconds}`,
        // Assistants that live in a web page read it, too.
        'access-control-allow-origin': '*',
      })
      .send(text)
}
