/** What a mistake is made with: identifiers of things that are there, and tokens. */
export type Given = {
  interviewID: string
  linkID: string
  link: string
  token: string
  reader: string
  revoked: string
}

export type Mistake = {
  /** What somebody did, in their words. */
  mistake: string
  method?: string
  path: string | ((given: Given) => string)
  /** JSON unless it is text already. */
  body?: unknown
  headers?: Record<string, string>
  /** In place of the usual token; null: none. */
  token?: keyof Given | null
}

const interview = { productID: 'ledger', interviewName: 'n', guidelines: 'Why do studios leave?' }
const addOne = '/v1/interviews/addOne'
const changed = (more: object) => ({ ...interview, ...more })
const bearer = (value: string) => ({ headers: { authorization: value }, token: null })
const list = '/v1/profiles/getList'
const invites = '/v1/invites/getList'
const links = (query: string) => (given: Given) =>
  `/v1/invites/createInvites?interviewID=${given.interviewID}${query}`

/** 58 that people make who meet an interface for the first time. */
export const mistakes: readonly Mistake[] = [
  // Who calls.
  { mistake: 'no token', path: list, token: null },
  { mistake: 'the token without Bearer', path: list, ...bearer('clq_abc') },
  { mistake: 'Basic in place of Bearer', path: list, ...bearer('Basic YWRhOmE=') },
  { mistake: 'a token that never was', path: list, ...bearer('Bearer clq_never') },
  { mistake: 'a revoked token', path: list, token: 'revoked' },
  { mistake: 'the token in the address', path: `${list}?token=clq_abc&productID=p`, token: null },
  { mistake: 'a token that may only read writes', path: addOne, body: interview, token: 'reader' },
  // Where.
  { mistake: 'a call misspelt', path: '/v1/profiles/getlist?productID=p' },
  { mistake: 'no /v1', path: '/profiles/getList?productID=p' },
  { mistake: '/v2', path: '/v2/profiles/getList?productID=p' },
  { mistake: 'a slash at the end', path: '/v1/profiles/getList/?productID=p' },
  { mistake: 'REST in place of calls', path: '/v1/profiles' },
  { mistake: 'something that is nowhere', path: '/v1/nonsense/doIt' },
  { mistake: 'POST where GET is', path: list, method: 'POST', body: {} },
  { mistake: 'GET where POST is', path: addOne, method: 'GET' },
  { mistake: 'PUT', path: addOne, method: 'PUT', body: interview },
  { mistake: 'DELETE', path: '/v1/invites/getOne', method: 'DELETE' },
  // Parameters.
  { mistake: 'a required parameter left out', path: list },
  { mistake: 'its capitals wrong', path: `${list}?productId=p` },
  { mistake: 'empty', path: `${list}?productID=` },
  { mistake: 'too long', path: `${list}?productID=${'p'.repeat(201)}` },
  { mistake: 'given twice', path: `${list}?productID=p&productID=q` },
  { mistake: 'a parameter of another call', path: `${list}?productID=p&status=completed` },
  { mistake: 'count called n', path: links('&n=5') },
  { mistake: 'neither interviewID nor productID', path: invites },
  { mistake: 'limit 0', path: `${list}?productID=p&limit=0` },
  { mistake: 'limit 5000', path: `${list}?productID=p&limit=5000` },
  { mistake: 'limit all', path: `${list}?productID=p&limit=all` },
  { mistake: 'a cursor of one’s own', path: `${list}?productID=p&limit=1&cursor=2` },
  { mistake: 'count -1', path: links('&count=-1') },
  { mistake: 'count 1001', path: links('&count=1001') },
  { mistake: 'count 1.5', path: links('&count=1.5') },
  { mistake: 'a product that is not the interview’s', path: links('&productID=other') },
  { mistake: 'another organization', path: links('&orgID=globex') },
  {
    mistake: 'a status that there is not',
    path: ({ interviewID }) => `/v1/invites/getSummaries?interviewID=${interviewID}&status=done`,
  },
  {
    mistake: 'a group that there is not',
    path: ({ interviewID }) => `/v1/interviews/getPeople?interviewID=${interviewID}&group=happy`,
  },
  {
    mistake: 'a format that there is not',
    path: ({ interviewID }) => `/v1/interviews/export?interviewID=${interviewID}&format=pdf`,
  },
  { mistake: 'broken percent-encoding', path: `${list}?productID=%zz` },
  // Things.
  { mistake: 'an interview that is not', path: '/v1/interviews/getOne?interviewID=int_none' },
  {
    mistake: 'the whole URL as linkID',
    path: ({ link }) => `/v1/invites/getOne?linkID=${encodeURIComponent(link)}`,
  },
  {
    mistake: 'an interviewID as linkID',
    path: ({ interviewID }) => `/v1/invites/getOne?linkID=${interviewID}`,
  },
  {
    mistake: 'a linkID as profileID',
    path: ({ linkID }) => `/v1/profiles/getOne?profileID=${linkID}`,
  },
  // Bodies.
  { mistake: 'no body', path: addOne, method: 'POST', body: '' },
  { mistake: 'a comma too many', path: addOne, body: '{\n  "productID": "p",\n}' },
  { mistake: 'single quotes', path: addOne, body: "{'productID': 'p'}" },
  { mistake: 'a body that ends too early', path: addOne, body: '{"productID": "p"' },
  { mistake: 'a list', path: addOne, body: [interview] },
  {
    mistake: 'a form',
    path: addOne,
    body: 'productID=p',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  { mistake: 'a member left out', path: addOne, body: changed({ guidelines: undefined }) },
  {
    mistake: 'its capitals wrong in a body',
    path: addOne,
    body: { ...interview, productID: undefined, productId: 'p' },
  },
  { mistake: 'a number for a name', path: addOne, body: changed({ interviewName: 7 }) },
  { mistake: 'null', path: addOne, body: changed({ guidelines: null }) },
  { mistake: 'blank guidelines', path: addOne, body: changed({ guidelines: '   ' }) },
  {
    mistake: 'guidelines too long',
    path: addOne,
    body: changed({ guidelines: 'g'.repeat(100_001) }),
  },
  {
    mistake: 'two members wrong',
    path: addOne,
    body: changed({ productID: 1, interviewName: '' }),
  },
  {
    mistake: 'an interviewer that there is not',
    path: addOne,
    body: changed({ interviewer: 'gpt-9' }),
  },
  {
    mistake: 'the third address wrong',
    path: '/v1/invites/createInvites',
    body: {
      interviewID: 'int_x',
      invitees: [{ email: 'a@b.example' }, { email: 'c@d.example' }, { email: 7 }],
    },
  },
  {
    mistake: 'a key with a blank in it',
    path: addOne,
    body: interview,
    headers: { 'idempotency-key': 'my key' },
  },
]
