import { z } from 'zod'
import { page } from '../page.ts'
import { instant, name } from '../resources.ts'
import { showNumber } from '../show-number.ts'
import type { Call } from './call.ts'
import { email, role } from './console-calls.ts'

const scopeNames = ['read', 'write', 'admin'] as const
const scope = z.enum(scopeNames, { error: 'must be read, write or admin' })

const tokenInfo = z
  .object({
    tokenID: z.string(),
    userID: z.string().describe('Who made it, or for whom.'),
    name: z.string().optional(),
    scopes: z.array(scope),
    timestamp: instant.describe('When it was made.'),
    expires_on: instant.optional(),
    revoked_on: instant.optional(),
    last_used: instant.optional().describe('To ten minutes or so.'),
    parentID: z.string().optional().describe('The token that made it, if one did.'),
  })
  .meta({ id: 'Token' })

const member = z
  .object({
    userID: z.string(),
    email: z.string(),
    name: z.string().optional(),
    role,
    timestamp: instant.describe('When they were invited.'),
    joined_on: instant.optional().describe('Absent while the invitation waits.'),
  })
  .meta({ id: 'Member' })

const requestCharactersMax = 6_000
const request = z
  .string()
  .min(1, { error: 'must not be empty' })
  .max(requestCharactersMax, {
    error: `must have at most ${showNumber(requestCharactersMax)} characters`,
  })
  .describe('The parameters that the assistant sent the member with, as a query string.')
const assistantScope = z.enum(['read', 'write'], { error: 'must be read or write' })
const returnTo = z.string().describe('Where the browser goes with the answer.')
const shown = z.string().max(100, { error: 'must have at most 100 characters' })

const done = z.object({ done: z.literal(true) })

/** Who may use the interface of an organization, and its console. */
export const accessCalls = {
  'tokens.getList': {
    method: 'GET',
    path: '/v1/tokens/getList',
    tag: 'tokens',
    summary: 'List access tokens',
    description:
      'Returns the tokens of the organization, oldest first. The tokens themselves are not stored.',
    access: 'admin',
    query: z.object({ ...page }),
    result: z.array(tokenInfo),
    list: true,
    failures: [],
  },
  'tokens.addOne': {
    method: 'POST',
    path: '/v1/tokens/addOne',
    tag: 'tokens',
    summary: 'Make an access token',
    description:
      'Makes a token with scopes that the caller has, too, and returns it. It cannot be shown again. Made with a token, it ends with that one at the latest, also when that is revoked; at most eight may have made one another.',
    access: 'admin',
    body: z.object({
      name: name.optional().describe('What it is for.'),
      scopes: z
        .array(scope)
        .min(1, { error: 'must have at least 1 item' })
        .max(scopeNames.length, { error: `must have at most ${scopeNames.length} items` }),
      expires_on: instant
        .optional()
        .describe('When it ends; never when left out, or with the token that makes it.'),
    }),
    result: z.object({ token: z.string(), tokenID: z.string() }),
    failures: [409],
  },
  'tokens.revoke': {
    method: 'POST',
    path: '/v1/tokens/revoke',
    tag: 'tokens',
    summary: 'Revoke an access token',
    description: 'Ends a token, and those that it made, within a second.',
    access: 'admin',
    body: z.object({ tokenID: name }),
    result: done,
    failures: [404],
  },
  'members.getList': {
    method: 'GET',
    path: '/v1/members/getList',
    tag: 'members',
    summary: 'List the members of the organization',
    description: 'Returns who uses the console or is invited to, oldest first.',
    access: 'admin',
    query: z.object({ ...page }),
    result: z.array(member),
    list: true,
    failures: [],
  },
  'members.addOne': {
    method: 'POST',
    path: '/v1/members/addOne',
    tag: 'members',
    summary: 'Invite a member',
    description:
      'Returns a link that is good once, for seven days, and nobody else is told. Inviting somebody who has not joined yet again replaces the link before. Whom single sign-on vouches for joins without it; where passwords are turned off, it is the address of the sign-in page.',
    access: 'admin',
    body: z.object({ email, role, name: name.optional() }),
    result: z.object({
      userID: z.string(),
      joinURL: z.string().meta({ format: 'uri' }),
      expires_on: instant,
    }),
    failures: [409],
  },
  'members.setRole': {
    method: 'POST',
    path: '/v1/members/setRole',
    tag: 'members',
    summary: 'Change the role of a member',
    description:
      'Holds at once. Access tokens of theirs that may do more than the new role are revoked. The last owner stays one.',
    access: 'admin',
    body: z.object({ userID: name, role }),
    result: done,
    failures: [404, 409],
  },
  'members.resetPassword': {
    method: 'POST',
    path: '/v1/members/resetPassword',
    tag: 'members',
    summary: 'Let a member choose a new password',
    description:
      'Ends their sessions and the access tokens they made at once and returns a link that is good once, for a day, and nobody else is told: whoever opens it chooses a new password, and what was signed in or made meanwhile ends, too. Another one replaces the link before; the old password is good until the link is used. Who was added and has not joined yet joins by it. Refused where passwords are turned off.',
    access: 'admin',
    body: z.object({ userID: name }),
    result: z.object({ resetURL: z.string().meta({ format: 'uri' }), expires_on: instant }),
    failures: [404],
  },
  'members.remove': {
    method: 'POST',
    path: '/v1/members/remove',
    tag: 'members',
    summary: 'Remove a member',
    description:
      'Ends their sessions at once, and the access tokens they made. What they wrote stays. The last owner cannot be removed.',
    access: 'admin',
    body: z.object({ userID: name }),
    result: done,
    failures: [404, 409],
  },
  'assistants.getRequest': {
    method: 'POST',
    path: '/v1/assistants/getRequest',
    tag: 'assistants',
    summary: 'Read what an assistant asks for',
    description:
      'For the console, where a member is who was sent by an assistant (OAuth 2.1): reads who it is, whose document says so, and what it asks for that this member may give.',
    access: 'read',
    body: z.object({ request }),
    result: z.object({
      name: z.string().describe('What it calls itself.'),
      host: z
        .string()
        .optional()
        .describe('Whose identity document says so; absent where nobody vouches for the name.'),
      returnHost: z.string().describe('Where the answer goes.'),
      thisComputer: z.boolean().describe('Whether that is a program on the member’s own computer.'),
      scopes: z.array(assistantScope),
      shown: shown
        .optional()
        .describe('Brought back by the answer that allows it: stands for all that is told here.'),
      problem: z.string().optional().describe('What the assistant did wrong, where it did.'),
      returnTo: returnTo.optional(),
    }),
    failures: [],
  },
  'assistants.answer': {
    method: 'POST',
    path: '/v1/assistants/answer',
    tag: 'assistants',
    summary: 'Allow an assistant, or refuse it',
    description:
      'For the console. Allowed, the assistant gets a code that is good once, for a minute, and with it a token for `/mcp` alone, with these scopes. A member has at most 50 assistants.',
    access: 'read',
    body: z.object({
      request,
      allow: z
        .boolean({ error: 'must be true or false' })
        .describe('False refuses it, and tells it so.'),
      shown: shown
        .optional()
        .describe(
          'As it was told of the request; needed to allow it, and refused where that is not what it was.',
        ),
      scopes: z
        .array(assistantScope)
        .max(2, { error: 'must have at most 2 items' })
        .optional()
        .describe('Some of those asked for; all of them when left out.'),
    }),
    result: z.object({ returnTo }),
    failures: [409],
  },
  'assistants.getList': {
    method: 'GET',
    path: '/v1/assistants/getList',
    tag: 'assistants',
    summary: 'List one’s own assistants',
    description:
      'Returns the assistants that the caller’s user connected by signing in and that have not ended, oldest first; owners see those of everybody among the tokens.',
    access: 'read',
    query: z.object({}),
    result: z.array(
      z
        .object({
          tokenID: z.string(),
          name: z.string(),
          scopes: z.array(scope),
          timestamp: instant.describe('When it was connected.'),
          expires_on: instant.optional().describe('When it ends unless it is used before.'),
          last_used: instant.optional().describe('To ten minutes or so.'),
        })
        .meta({ id: 'Assistant' }),
    ),
    failures: [],
  },
  'assistants.revoke': {
    method: 'POST',
    path: '/v1/assistants/revoke',
    tag: 'assistants',
    summary: 'End one of one’s own assistants',
    description: 'Ends what it was given, within a second.',
    access: 'read',
    body: z.object({ tokenID: name }),
    result: done,
    failures: [404],
  },
} as const satisfies Record<string, Call>
