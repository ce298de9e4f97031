import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Call } from '../contract/calls/call.ts'
import { type CallID, calls } from '../contract/calls/calls.ts'
import type { AppError } from '../contract/errors.ts'
import type { Edge } from './edge.ts'
import { handleMcp } from './mcp/handle-mcp.ts'
import { createMetricsHandler } from './metrics.ts'
import { createAuthorizePage, createGrantCalls } from './oauth/grant-calls.ts'
import { createMetadata, resourceMetadataPath } from './oauth/metadata.ts'
import { createReadiness, sendHealth } from './operations.ts'
import { createAssetHandler } from './pages/asset.ts'
import { createBrandHandler } from './pages/brand.ts'
import { createConsolePage } from './pages/console-page.ts'
import { docsStyle } from './pages/docs/docs-style.ts'
import { createDocuments } from './pages/docs/documents.ts'
import { createOpenPages } from './pages/open/open-page.ts'
import { createLinkPage } from './pages/pages.ts'
import { createSharePage } from './pages/share/share-page.ts'
import { shareStyle } from './pages/share/share-style.ts'
import { createUnsubscribePages } from './pages/unsubscribe/unsubscribe-page.ts'
import { Refusal, unknownPath } from './requests/failure.ts'
import { handleCall } from './requests/handle-call.ts'
import { handleParticipantCall } from './requests/handle-participant-call.ts'
import { handleSessionCall } from './requests/handle-session-call.ts'
import { jsonType } from './requests/headers.ts'
import { createSignOnPages } from './sign-on/sign-on-pages.ts'
import { createSoundHandlers } from './speech/handle-sound.ts'
import { createSpeechHandler } from './speech/handle-speech.ts'
import { createVoiceHandler } from './speech/handle-voice.ts'
import { createSpeechFilesHandler } from './speech/speech-files.ts'

/** Longer paths are like none of ours. */
const nearCharactersMax = 100

/** The one path that makes something by GET: asked for its headers, it would all the same. */
const makingPath = calls['invites.createInvites'].path

/** Beside the calls, for sound is no JSON. */
const speechPath = '/i/{linkID}/speech'
const soundPath = '/i/{linkID}/sound'
const voicePath = '/i/{linkID}/voice'

/** Says of a request that no route takes why: 405 for a path that is known, else 404. */
export type RefuseUnrouted = (request: FastifyRequest) => AppError

/** Every path there is: the table of contents of the edge. */
export function addRoutes(server: FastifyInstance, edge: Edge): RefuseUnrouted {
  const paths = new Map<string, Set<string>>()
  const add = (method: 'GET' | 'POST', path: string, handler: RouteHandlerMethod) => {
    const methods = method === 'GET' && path !== makingPath ? (['GET', 'HEAD'] as const) : [method]
    paths.set(path, new Set([...(paths.get(path) ?? []), ...methods]))
    server.route({ method: [...methods], url: path.replaceAll(/\{(\w+)\}/g, ':$1'), handler })
  }

  for (const [id, call] of Object.entries(calls)) {
    // The keys of the contract's own table.
    const callID = id as CallID
    add(call.method, call.path, handlerOf(call, callID, edge))
  }

  add('POST', '/mcp', handleMcp(server, edge))
  const metadata = createMetadata(edge.publicURL)
  add('GET', '/.well-known/oauth-protected-resource', metadata.resource)
  add('GET', resourceMetadataPath, metadata.resource)
  add('GET', '/.well-known/oauth-authorization-server', metadata.server)
  add('GET', '/oauth/authorize', createAuthorizePage(edge))
  const grantCalls = createGrantCalls(edge)
  add('POST', '/oauth/token', grantCalls.token)
  add('POST', '/oauth/revoke', grantCalls.revoke)
  add('POST', '/oauth/register', grantCalls.register)

  // Calls are no pages: these paths are known for their POST alone.
  const refuse: RouteHandlerMethod = (request) => {
    throw refuseUnrouted(request)
  }
  server.route({ method: ['GET', 'HEAD'], url: '/console/session/*', handler: refuse })
  for (const path of ['/console/session/', '/console/session/*']) paths.set(path, new Set())
  const sendConsole = createConsolePage(edge)
  add('GET', '/console', sendConsole)
  add('GET', '/console/*', sendConsole)

  const checkReady = createReadiness(edge)
  const documents = createDocuments(edge)
  add('GET', '/i/{linkID}', createLinkPage(edge))
  add('POST', speechPath, createSpeechHandler(edge))
  const soundHandlers = createSoundHandlers(edge)
  add('POST', soundPath, soundHandlers.keep)
  add('GET', soundPath, soundHandlers.send)
  add('POST', voicePath, createVoiceHandler(edge))
  add('GET', '/speech/*', createSpeechFilesHandler(edge))
  const openPages = createOpenPages(edge)
  add('GET', '/o/{openID}', openPages.show)
  add('POST', '/o/{openID}/start', openPages.start)
  const unsubscribePages = createUnsubscribePages(edge)
  add('GET', '/u/{token}', unsubscribePages.show)
  add('POST', '/u/{token}', unsubscribePages.unsubscribe)
  if (edge.signOn) {
    const signOnPages = createSignOnPages(edge, edge.signOn)
    add('GET', '/sign-on', signOnPages.begin)
    add('GET', '/sign-on/callback', signOnPages.finish)
  }
  add('GET', '/s/{shareID}', createSharePage(edge))
  const ownStyles = [docsStyle, shareStyle].map(({ path, asset }) => [path, asset] as const)
  add('GET', '/assets/*', createAssetHandler(new Map([...edge.pages.assets, ...ownStyles])))
  add('GET', '/brand/*', createBrandHandler(edge))
  add('GET', '/', (_request, reply) => reply.redirect('/docs'))
  add('GET', '/docs', documents.sendPage)
  add('GET', '/openapi.json', documents.sendOpenAPI)
  const { metrics } = edge
  if (metrics && metrics.token !== null) {
    add('GET', '/metrics', createMetricsHandler({ ...metrics, token: metrics.token }))
  }
  add('GET', '/health', (_request, reply) => sendHealth(reply))
  add('GET', '/ready', async (_request, reply) => {
    await checkReady()
    return reply.header('content-type', jsonType).send('{"status":"ready"}')
  })

  server.route({
    method: 'OPTIONS',
    url: '*',
    handler(request, reply) {
      const methods = allowedMethods(known, request)
      if (methods === '') throw unknownPath()
      return reply.code(204).header('allow', methods).send()
    },
  })
  // By what people leave out or write otherwise: the version, capitals, a slash at the end.
  const near = new Map(Object.values(calls).map(({ path }) => [callOf(path), path]))
  const known = [...paths].map(([path, methods]) => ({ wanted: path.split('/'), methods }))
  return refuseUnrouted

  function refuseUnrouted(request: FastifyRequest): AppError {
    const methods = allowedMethods(known, request)
    if (methods === '') return unknownPath(near.get(callOf(request.raw.url ?? '')))
    const told = `This path does not take ${request.method}: it takes ${methods}.`
    return new Refusal('method_not_allowed', told, { allow: methods })
  }
}

function callOf(url: string): string {
  const [path = ''] = url.slice(0, nearCharactersMax).toLowerCase().split(/[?#]/, 1)
  return path.replace(/^\/(?:api\/)?(?:v\d\/)?/, '').replace(/\/$/, '')
}

function handlerOf({ access }: Call, callID: CallID, edge: Edge): RouteHandlerMethod {
  if (access === 'link') return handleParticipantCall(callID, edge)
  return access === 'session' ? handleSessionCall(callID, edge) : handleCall(callID, edge)
}

type KnownPath = { wanted: readonly string[]; methods: ReadonlySet<string> }

/** The methods that the path of a request knows, none for an unknown path. */
function allowedMethods(known: readonly KnownPath[], { raw }: FastifyRequest): string {
  const [path = ''] = (raw.url ?? '').split(/[?#]/, 1)
  // One more than any of ours has tells that there are more.
  const most = Math.max(...known.map(({ wanted }) => wanted.length))
  const given = path.split('/', most + 1)
  const found = known.find(({ wanted }) => matches(wanted, given))
  return found?.methods.size ? [...found.methods, 'OPTIONS'].join(', ') : ''
}

function matches(wanted: readonly string[], given: readonly string[]): boolean {
  const isDeep = wanted.at(-1) === '*' && given.length > wanted.length
  return (
    (isDeep || wanted.length === given.length) &&
    wanted.every(
      (part, at) => part === given[at] || part === '*' || (part[0] === '{' && given[at] !== ''),
    )
  )
}
