/**
 * What the interface document and the decisions beside it state, each with the beginning of the
 * name of the tests that prove it. `npm run -s statements` lists them with those tests.
 */
export const statements: Record<string, string> = {
  '1-1': 'The service is a JSON-over-HTTP interface.',
  '1-2': 'A product is identified by productID.',
  '1-3': 'An interview belongs to a product and carries guidelines and a name.',
  '1-4': 'An invite is a link to an interview and records details, status and conversation.',
  '1-5': 'A profile describes a customer who took part; profiles are read-only.',
  '1-6': 'There are the six operations.',
  '1-7': 'All addresses are relative to the base URL.',
  '2.1-1': 'Profile: profileID, productIDs, firstName, lastName, metadata, details, history.',
  '2.1-2': 'Profile.metadata: source, acquired_date, last_interviewed, interview_count, sentiment.',
  '2.1-3':
    'Profile.details: occupation, location, background, productAlignment, key_values, interests.',
  '2.1-4': 'Profile.history items: type and id.',
  '2.2-1': 'Interview: interviewID, productID, interviewName, guidelines, userID, interviewer.',
  '2.3-1':
    'Invite: linkID, interviewID, productID, orgID, userInfo, status, timestamp, completed_on, conversation.',
  '2.3-2': 'Invite.userInfo: email, name, occupation.',
  '2.3-3': 'Invite.conversation items: role and content.',
  '2.4-1': 'Error: error (int32) and message (string), both required.',
  '3-1': 'The one state-like field is the invite status, a string.',
  '4-1': 'All requests carry the bearer authorization header.',
  '4-2': 'Bodies and responses are application/json.',
  '4-3': 'Successful responses wrap the payload in an object with the key result.',
  '4-4': 'Failures return the Error object.',
  '4-5': 'The six methods and paths exist as written.',
  '4.1-1': 'profiles/getList: productID, string, required; only profiles of this product.',
  '4.1-2': 'profiles/getList: 200 with an array of Profile objects.',
  '4.1-3': 'profiles/getList: 400 with an Error object.',
  '4.2-1': 'interviews/addOne: a JSON object of productID, interviewName, guidelines, userID.',
  '4.2-2': 'interviews/addOne: answers the interviewID.',
  '4.2-3': 'interviews/addOne: an Error object on failure.',
  '4.2-4': 'interviews/addOne: creates an entry under a user and an organization.',
  '4.3-1': 'interviews/getOne: takes an interviewID.',
  '4.3-2': 'interviews/getOne: answers the Interview, all members strings.',
  '4.3-3': 'interviews/getOne: an Error object on failure.',
  '4.4-1': 'invites/getList: interviewID finds the invites of the interview.',
  '4.4-2': 'invites/getList: productID finds the invites of the product.',
  '4.4-3': 'invites/getList: answers an array of Invite objects.',
  '4.4-4': 'invites/getList: an Error object on failure.',
  '4.5-1': 'invites/getOne: takes a linkID.',
  '4.5-2': 'invites/getOne: answers the Invite.',
  '4.5-3': 'invites/getOne: an Error object on failure.',
  '4.6-1': 'invites/createInvites: takes the number of invites.',
  '4.6-2': 'invites/createInvites: takes the interview.',
  '4.6-3': 'invites/createInvites: takes the product.',
  '4.6-4': 'invites/createInvites: takes the organization.',
  '4.6-5': 'invites/createInvites: answers an array of N URLs.',
  '4.6-6': 'invites/createInvites: an Error object on failure.',
  '4.6-7': 'invites/createInvites: is a GET, although it makes links.',
  '5-1': 'Every endpoint requires bearer authentication.',
  '5-2': 'The header is Authorization: Bearer and the token.',
  '6-1': 'No events, webhooks or callbacks are promised.',
  '7-1': 'An error body has error (int32) and message (string), both required.',
  '7-2': 'The profile list answers a failure with 400.',
  '8-1': 'Limits are not shown; those that there are, are published in the OpenAPI document.',
  '9-1': 'Every path begins with /v1.',
  '9-2': 'The interface description carries the version 1.0.0.',

  'decisions/calls-1': 'profiles/getList: an unknown or foreign product has an empty list.',
  'decisions/calls-2':
    'interviews/addOne: what is required, whose user, how a product comes into being, 200.',
  'decisions/calls-3': 'interviews/getOne: query interviewID, required.',
  'decisions/calls-4':
    'invites/getList: at least one filter, both mean AND, unknown or foreign is empty.',
  'decisions/calls-5': 'invites/getOne: query linkID, required.',
  'decisions/calls-6':
    'invites/createInvites: count 1 to 1,000; productID and orgID checked; the POST twin with invitees.',
  'decisions/calls-7': 'Each URL is {PUBLIC_URL}/i/{linkID}.',
  'decisions/calls-8':
    'createInvites is guarded against HEAD, prefetch, navigation and cross-site requests, and never cached.',
  'decisions/calls-9': 'Idempotency-Key on createInvites and addOne.',
  'decisions/requests-1':
    'Bearer token only in the one Authorization header; never a cookie or a query parameter.',
  'decisions/requests-2':
    'No coercion; unknown members ignored; unknown or repeated query parameters refused by name.',
  'decisions/requests-3':
    'Undecodable input is refused with 400, a large body with 413, another media type with 415.',
  'decisions/requests-4':
    'Text is kept exactly as sent, within 1 to 200 characters, guidelines within 100,000.',
  'decisions/answers-1': '200, content type, no-store and X-Request-Id on everything.',
  'decisions/answers-2':
    'The Error body has exactly two members and a sentence that gives nothing away.',
  'decisions/answers-3':
    'The first failure that applies wins; 405, 404, 500 and 503 have the same shape.',
  'decisions/answers-4':
    '401: one body for missing, malformed, unknown, expired and revoked tokens.',
  'decisions/answers-5':
    '404: unknown, foreign, erased and malformed identifiers get the same bytes.',
  'decisions/answers-6': 'An absent value is an absent member.',
  'decisions/answers-7':
    'Lists: everything, oldest first; limit and cursor page through, next in a Link header.',
  'decisions/answers-8': 'RateLimit headers and Retry-After; RATE_LIMIT scales, 0 turns off.',
  'decisions/values-1':
    'interviewID and profileID: int_ or prf_ and 28 base62 characters that sort by time.',
  'decisions/values-2': 'linkID: 28 base62 characters, 22 of them random.',
  'decisions/values-3': "productID, userID, orgID are the caller's own strings.",
  'decisions/values-4':
    'The bearer token: clq_, 30 and 6; SHA-256 stored; scopes; expiry; revocable at once.',
  'decisions/values-5': 'timestamp and completed_on: RFC 3339, UTC, milliseconds, Z.',
  'decisions/values-6': 'acquired_date and last_interviewed: RFC 3339 full-date.',
  'decisions/values-7': 'metadata.source: human.',
  'decisions/values-8': 'history[].type: link.',
  'decisions/values-9': 'conversation[].role: assistant and user.',
  'decisions/values-10': 'interviewer: builtin, or provider/model.',
  'decisions/values-11': 'userInfo: what is known; what is not yet known is absent.',
  'decisions/status-1': 'The transitions of the invite status are one table.',
  'decisions/status-2': 'Opening the page changes nothing; the person starts it.',
  'decisions/status-3': 'A completed interview spends the link; an unfinished one resumes on it.',
  'decisions/status-4':
    'Unfinished invites expire 30 days after creation; seven idle days abandon one.',
  'decisions/versioning-1':
    'The six core answers keep exactly their members; a breaking change of the document fails.',
}
