/**
 * What each mistake is told, and how far that helps somebody who sees nothing else. 5: names what is
 * wrong and what would be right. 4: names what is wrong, but not all that would help. 3: does not say how
 * it is done right. 2: does not say where it is wrong. 1: the mistake is taken, or what is told misleads.
 */
export type Told = {
  status: number
  message: string
  grade: 1 | 2 | 3 | 4 | 5
  /** Why no better. */
  lacks?: string
}

const right = (status: number, message: string): Told => ({ status, message, grade: 5 })
const nearly = (status: number, message: string, lacks: string): Told => ({
  ...{ status, message, lacks, grade: 4 },
})

const noToken =
  'A token is required in the header Authorization: Bearer clq_…. There was none, or it is misspelt, expired or revoked.'
const notTold = 'does not say which of the three: strangers are told no more'

export const told: Record<string, Told> = {
  'no token': right(401, noToken),
  'the token without Bearer': nearly(401, noToken, notTold),
  'Basic in place of Bearer': nearly(401, noToken, notTold),
  'a token that never was': nearly(401, noToken, notTold),
  'a revoked token': nearly(401, noToken, notTold),
  'the token in the address': right(401, noToken),
  'a token that may only read writes': nearly(
    403,
    'The token lacks the scope write: use one that has it.',
    'does not say where one is had',
  ),
  'a call misspelt': right(
    404,
    'There is nothing at this path; perhaps you mean /v1/profiles/getList.',
  ),
  'no /v1': right(404, 'There is nothing at this path; perhaps you mean /v1/profiles/getList.'),
  '/v2': right(404, 'There is nothing at this path; perhaps you mean /v1/profiles/getList.'),
  'a slash at the end': right(
    404,
    'There is nothing at this path; perhaps you mean /v1/profiles/getList.',
  ),
  'REST in place of calls': nearly(
    404,
    'There is nothing at this path; /docs lists what there is.',
    'names none of the calls about profiles',
  ),
  'something that is nowhere': right(
    404,
    'There is nothing at this path; /docs lists what there is.',
  ),
  'POST where GET is': right(405, 'This path does not take POST: it takes GET, HEAD, OPTIONS.'),
  'GET where POST is': right(405, 'This path does not take GET: it takes POST, OPTIONS.'),
  PUT: right(405, 'This path does not take PUT: it takes POST, OPTIONS.'),
  DELETE: right(405, 'This path does not take DELETE: it takes GET, HEAD, OPTIONS.'),
  'a required parameter left out': right(400, 'productID is required.'),
  'its capitals wrong': right(
    400,
    'productId is not a parameter of this call: it takes productID, source, limit, cursor.',
  ),
  empty: right(400, 'productID must have 1 to 200 characters.'),
  'too long': right(400, 'productID must have 1 to 200 characters.'),
  'given twice': right(400, 'productID must be given at most once.'),
  'a parameter of another call': right(
    400,
    'status is not a parameter of this call: it takes productID, source, limit, cursor.',
  ),
  'count called n': right(
    400,
    'n is not a parameter of this call: it takes interviewID, count, productID, orgID.',
  ),
  'neither interviewID nor productID': right(400, 'interviewID or productID is required.'),
  'limit 0': right(400, 'limit must be at least 1.'),
  'limit 5000': right(400, 'limit must be at most 1,000.'),
  'limit all': right(400, 'limit must be a whole number.'),
  'a cursor of one’s own': right(
    400,
    'cursor must be taken from the Link header of the page before.',
  ),
  'count -1': right(400, 'count must be at least 1.'),
  'count 1001': right(400, 'count must be at most 1,000.'),
  'count 1.5': right(400, 'count must be a whole number.'),
  'a product that is not the interview’s': right(
    400,
    'productID must be the product of the interview.',
  ),
  'another organization': nearly(
    403,
    "orgID must be the token's own organization.",
    'does not say that it can be left out',
  ),
  'a status that there is not': right(
    400,
    'status must be created or started or completed or abandoned or expired or revoked or screened_out or quota_full.',
  ),
  'a group that there is not': right(
    400,
    'group must name a number of the report, such as started, question:q1:spoke or sentiment:4.',
  ),
  'a format that there is not': right(400, 'format must be one of jsonl, csv, md, docx, qdpx.'),
  'broken percent-encoding': nearly(
    400,
    'The query is not valid percent-encoded UTF-8.',
    'does not say where',
  ),
  'an interview that is not': right(
    404,
    'There is no interview with this interviewID; interviewIDs begin with int_.',
  ),
  'the whole URL as linkID': right(200, ''),
  'an interviewID as linkID': right(
    404,
    'There is no invite with this linkID; linkIDs are what stands behind /i/ in links.',
  ),
  'a linkID as profileID': right(
    404,
    'There is no profile with this profileID; profileIDs begin with prf_.',
  ),
  'no body': right(400, 'The body is empty: send JSON.'),
  'a comma too many': right(
    400,
    'The body is not valid JSON at line 3, column 1: no comma stands before a bracket that closes.',
  ),
  'single quotes': right(
    400,
    'The body is not valid JSON at line 1, column 2: names and texts stand in double quotes.',
  ),
  'a body that ends too early': nearly(
    400,
    'The body is not valid JSON: it ends too early.',
    'does not say which bracket is open',
  ),
  'a list': right(400, 'The body must be a JSON object.'),
  'a form': right(415, 'Send the body as application/json, not compressed.'),
  'a member left out': right(400, 'guidelines is required.'),
  'its capitals wrong in a body': right(
    400,
    'productID is required, in just these capitals and small letters.',
  ),
  'a number for a name': right(400, 'interviewName must be a string.'),
  null: right(400, 'guidelines must be a string.'),
  'blank guidelines': right(400, 'guidelines must not be blank.'),
  'guidelines too long': right(400, 'guidelines must have 1 to 100,000 characters.'),
  'two members wrong': nearly(400, 'productID must be a string.', 'names the first alone'),
  'an interviewer that there is not': right(
    400,
    'interviewer must be builtin, since no model is set up here.',
  ),
  'the third address wrong': right(400, 'invitees[2].email must be a string.'),
  'a key with a blank in it': right(
    400,
    'Idempotency-Key must have 1 to 255 visible ASCII characters.',
  ),
}
