/** Where the calls behind a link live. */
export const participantRoutes = {
  'participant.getState': 'GET /i/{linkID}/state',
  'participant.addEvent': 'POST /i/{linkID}/events',
  'participant.export': 'GET /i/{linkID}/export',
  'participant.erase': 'POST /i/{linkID}/erase',
} as const
