import type { CallID, Calls } from '../contract/calls.ts'
import { participantRoutes } from './participant-routes.ts'

/** Where each call lives. The compiler holds this table to the contract, call by call. */
export const routes: { [K in CallID]: `${Calls[K]['method']} ${Calls[K]['path']}` } = {
  'profiles.getList': 'GET /v1/profiles/getList',
  'interviews.addOne': 'POST /v1/interviews/addOne',
  'interviews.getOne': 'GET /v1/interviews/getOne',
  'interviews.getPlan': 'GET /v1/interviews/getPlan',
  'interviews.checkGuidelines': 'POST /v1/interviews/checkGuidelines',
  'interviews.getRetention': 'GET /v1/interviews/getRetention',
  'interviews.setRetention': 'POST /v1/interviews/setRetention',
  'invites.getList': 'GET /v1/invites/getList',
  'invites.getOne': 'GET /v1/invites/getOne',
  'invites.createInvites': 'GET /v1/invites/createInvites',
  'invites.createInvitesFor': 'POST /v1/invites/createInvites',
  'profiles.getOne': 'GET /v1/profiles/getOne',
  'profiles.correct': 'POST /v1/profiles/correct',
  'profiles.takeBack': 'POST /v1/profiles/takeBack',
  'invites.getReport': 'GET /v1/invites/getReport',
  'interviews.getReport': 'GET /v1/interviews/getReport',
  'people.export': 'POST /v1/people/export',
  'people.erase': 'POST /v1/people/erase',
  'audit.getList': 'GET /v1/audit/getList',
  ...participantRoutes,
  'console.getState': 'POST /console/session/getState',
  'console.setUp': 'POST /console/session/setUp',
  'console.signIn': 'POST /console/session/signIn',
  'console.signOut': 'POST /console/session/signOut',
  'console.join': 'POST /console/session/join',
  'console.changePassword': 'POST /console/session/changePassword',
  'console.getToken': 'POST /console/session/getToken',
}
