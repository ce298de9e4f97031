import type { Owned } from '../furnish.ts'

export type Party = Owned & { tokenID: string; userID: string; webhookID: string }
export type Slot = keyof Party | 'cursor'

/** How one operation of the document is tried: which of its members name something owned. */
export type Row = {
  slots: Partial<Record<string, Slot>>
  /** Members that name nothing owned, with what makes the call otherwise right. */
  plain: Record<string, unknown>
}

export const none: Row = { slots: {}, plain: {} }
const page = { limit: 1 }
/** Let through by the setting, and answered by nobody. */
export const closedURL = 'http://127.0.0.1:9/'
const inADay = new Date(Date.now() + 86_400_000).toISOString()

/**
 * A row for every operation under `/v1`; the others have neither token nor organization to cross. A
 * call without a row, or a member that its row does not know, breaks the figure.
 */
export const rows: Record<string, Row> = {
  'profiles.getList': {
    slots: { productID: 'productID', cursor: 'cursor' },
    plain: { ...page, source: undefined },
  },
  'profiles.getOne': { slots: { profileID: 'profileID' }, plain: {} },
  'profiles.correct': {
    slots: { profileID: 'profileID' },
    plain: { field: 'occupation', value: 'Baker', reason: 'She said so.' },
  },
  'profiles.takeBack': {
    slots: { profileID: 'profileID' },
    plain: { field: 'occupation', at: '2026-01-01T00:00:00.000Z', reason: 'She did not.' },
  },
  'interviews.addOne': {
    slots: {},
    // A product is only named: the first interview that names one brings it into being.
    plain: {
      retentionDays: undefined,
      productID: 'p',
      interviewName: 'n',
      guidelines: 'g',
      userID: 'u',
      interviewer: 'builtin',
      sound: undefined,
    },
  },
  'interviews.getOne': { slots: { interviewID: 'interviewID' }, plain: {} },
  'interviews.getPlan': { slots: { interviewID: 'interviewID' }, plain: {} },
  'interviews.checkGuidelines': { slots: {}, plain: { guidelines: 'g', productID: 'p' } },
  'interviews.draftGuidelines': { slots: {}, plain: { guidelines: 'g', productID: 'p' } },
  'interviews.getReport': { slots: { interviewID: 'interviewID' }, plain: { quotes: 1 } },
  'interviews.getRetention': { slots: { interviewID: 'interviewID' }, plain: {} },
  'interviews.setRetention': { slots: { interviewID: 'interviewID' }, plain: { retentionDays: 9 } },
  'interviews.getList': {
    slots: { productID: 'productID', cursor: 'cursor' },
    plain: { ...page, archived: undefined },
  },
  'interviews.getStanding': { slots: { interviewID: 'interviewID' }, plain: {} },
  'interviews.setClosed': { slots: { interviewID: 'interviewID' }, plain: { closed: false } },
  'interviews.setArchived': { slots: { interviewID: 'interviewID' }, plain: { archived: false } },
  'interviews.erase': { slots: { interviewID: 'interviewID' }, plain: {} },
  'products.getList': { slots: { cursor: 'cursor' }, plain: { ...page, archived: undefined } },
  'products.updateOne': {
    slots: { productID: 'productID' },
    plain: { name: 'n', archived: undefined },
  },
  'products.remove': { slots: { productID: 'productID' }, plain: {} },
  'organization.getSettings': { slots: {}, plain: {} },
  'organization.setSettings': {
    slots: {},
    plain: {
      name: 'n',
      accent: undefined,
      logo: undefined,
      contact: undefined,
      retentionDays: undefined,
    },
  },
  'invites.getSummaries': {
    slots: { interviewID: 'interviewID', productID: 'productID', cursor: 'cursor' },
    plain: { ...page, status: undefined, search: undefined },
  },
  'interviews.getPeople': {
    slots: { interviewID: 'interviewID', cursor: 'cursor' },
    plain: { ...page, group: 'completed', side: undefined },
  },
  'interviews.getFindings': {
    slots: { interviewID: 'interviewID' },
    plain: { quotes: 0, by: 'occupation' },
  },
  'invites.send': {
    slots: { linkIDs: 'linkID' },
    plain: { interviewID: undefined, subject: 's', text: 't', remindAfterDays: 3 },
  },
  'invites.getInvitation': { slots: { interviewID: 'interviewID' }, plain: {} },
  'interviews.setOpenLink': {
    slots: { interviewID: 'interviewID' },
    plain: { open: true, people: 9, expires: inADay, keep: ['pid'] },
  },
  'interviews.getOpenLink': { slots: { interviewID: 'interviewID' }, plain: {} },
  'interviews.setRedirects': {
    slots: { interviewID: 'interviewID' },
    plain: { completed: 'https://panel.example/', screenedOut: undefined, quotaFull: undefined },
  },
  'interviews.ask': {
    slots: { interviewID: 'interviewID' },
    plain: { productID: undefined, question: 'export', sentences: undefined },
  },
  'notes.addOne': {
    slots: { linkID: 'linkID' },
    plain: { profileID: undefined, interviewID: undefined, quote: undefined, text: 'n' },
  },
  'notes.getList': {
    slots: { interviewID: 'interviewID', cursor: 'cursor' },
    plain: { ...page, linkID: undefined, profileID: undefined },
  },
  'notes.remove': { slots: {}, plain: { noteID: 'note_none' } },
  'shares.addOne': {
    slots: { interviewID: 'interviewID' },
    plain: { what: 'findings', linkID: undefined, expires: inADay, names: undefined },
  },
  'shares.getList': {
    slots: { interviewID: 'interviewID', cursor: 'cursor' },
    plain: { ...page, linkID: undefined },
  },
  'shares.remove': { slots: {}, plain: { shareID: 'none' } },
  'themes.getList': { slots: { interviewID: 'interviewID' }, plain: { quotes: 1 } },
  'themes.getClaims': { slots: { interviewID: 'interviewID' }, plain: { themeID: undefined } },
  'themes.getChanges': { slots: { interviewID: 'interviewID' }, plain: {} },
  'themes.change': {
    slots: { interviewID: 'interviewID' },
    plain: {
      ...{ change: 'add', title: 'Export', kind: 'problem', polarity: undefined },
      ...{ themeID: undefined, into: undefined, claims: undefined, changeID: undefined },
    },
  },
  'webhooks.addOne': {
    slots: {},
    plain: { url: closedURL, events: ['care.heard'], description: undefined },
  },
  'webhooks.getList': { slots: { cursor: 'cursor' }, plain: page },
  'webhooks.updateOne': {
    slots: { webhookID: 'webhookID' },
    plain: { url: undefined, events: undefined, description: undefined, enabled: true },
  },
  'webhooks.remove': { slots: { webhookID: 'webhookID' }, plain: {} },
  'webhooks.rotateSecret': { slots: { webhookID: 'webhookID' }, plain: {} },
  'webhooks.test': { slots: { webhookID: 'webhookID' }, plain: {} },
  'webhooks.getDeliveries': {
    slots: { webhookID: 'webhookID', cursor: 'cursor' },
    plain: { ...page, status: undefined, order: 'newest' },
  },
  'webhooks.replay': {
    slots: { webhookID: 'webhookID' },
    plain: { deliveryID: 'msg_none', since: undefined },
  },
  'profiles.generate': {
    slots: { productID: 'productID' },
    plain: { profileIDs: undefined, count: 1, name: undefined },
  },
  'simulations.addOne': {
    slots: { interviewID: 'interviewID', profileIDs: 'profileID' },
    plain: { seed: undefined },
  },
  'simulations.getOne': { slots: {}, plain: { simulationID: 'sim_none' } },
  'simulations.getList': {
    slots: { interviewID: 'interviewID', cursor: 'cursor' },
    plain: { ...page, profileID: undefined, productID: undefined },
  },
  'simulations.remove': { slots: {}, plain: { simulationID: 'sim_none' } },
  'simulations.ask': { slots: { profileID: 'profileID' }, plain: { question: 'Why?' } },
  'simulations.getAccuracy': { slots: { productID: 'productID' }, plain: {} },
  'quotes.verify': { slots: {}, plain: { text: 'export', productID: undefined } },
  'interviews.export': {
    slots: { interviewID: 'interviewID' },
    plain: { format: 'jsonl', names: undefined },
  },
  'invites.getSound': { slots: { linkID: 'linkID' }, plain: { seq: 1 } },
  'interviews.rehearse': {
    slots: { interviewID: 'interviewID' },
    plain: { guidelines: undefined, productID: undefined, people: 1, seed: undefined },
  },
  'interviews.preview': {
    slots: { interviewID: 'interviewID' },
    plain: {
      guidelines: undefined,
      productID: undefined,
      interviewName: undefined,
      interviewer: undefined,
    },
  },
  'interviews.updateOne': {
    slots: { interviewID: 'interviewID' },
    plain: {
      interviewName: 'n',
      guidelines: undefined,
      interviewer: undefined,
      sound: undefined,
      insteadOf: undefined,
    },
  },
  'invites.revoke': { slots: { linkIDs: 'linkID' }, plain: {} },
  'invites.erase': { slots: { linkID: 'linkID' }, plain: {} },
  'invites.setExpiry': { slots: { linkIDs: 'linkID' }, plain: { expires_on: inADay } },
  'members.getList': { slots: { cursor: 'cursor' }, plain: page },
  'members.addOne': { slots: {}, plain: { email: 'a@example.com', role: 'viewer', name: 'n' } },
  'members.setRole': { slots: { userID: 'userID' }, plain: { role: 'viewer' } },
  'members.resetPassword': { slots: { userID: 'userID' }, plain: {} },
  'members.remove': { slots: { userID: 'userID' }, plain: {} },
  'assistants.getRequest': { slots: {}, plain: { request: 'client_id=x' } },
  'assistants.answer': {
    slots: {},
    plain: { request: 'client_id=x', allow: false, scopes: undefined, shown: undefined },
  },
  'assistants.getList': none,
  // One's own alone, and a token of a machine has none: `test/mcp/oauth.test.ts` tries those of others.
  'assistants.revoke': { slots: {}, plain: { tokenID: 'tok_none' } },
  'tokens.getList': { slots: { cursor: 'cursor' }, plain: page },
  'tokens.addOne': { slots: {}, plain: { name: 'n', scopes: ['read'], expires_on: undefined } },
  'tokens.revoke': { slots: { tokenID: 'tokenID' }, plain: {} },
  'invites.getTranscript': { slots: { linkID: 'linkID' }, plain: {} },
  'invites.getList': {
    slots: { interviewID: 'interviewID', productID: 'productID', cursor: 'cursor' },
    plain: page,
  },
  'invites.getOne': { slots: { linkID: 'linkID' }, plain: {} },
  'invites.getReport': { slots: { linkID: 'linkID' }, plain: {} },
  'invites.createInvites': {
    slots: { interviewID: 'interviewID' },
    plain: { count: 1, productID: undefined, orgID: undefined },
  },
  'invites.createInvitesFor': {
    slots: { interviewID: 'interviewID' },
    plain: { count: 1, productID: undefined, orgID: undefined, invitees: undefined },
  },
  // It lists one's own acts alone, also those that asked for what is another's.
  'audit.getList': {
    slots: { cursor: 'cursor' },
    plain: { ...page, resource: undefined, order: 'newest' },
  },
  'people.export': { slots: { email: 'email' }, plain: { identity: undefined } },
  'people.erase': { slots: { email: 'email' }, plain: { identity: undefined } },
}
