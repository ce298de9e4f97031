/** Bugs put in on purpose, each as a patch of one place, and what the simulation says of it. */
export type Bug = {
  name: string
  file: string
  /** Stands once in the file. */
  find: string
  put: string
  shows: RegExp
}

const jobs = 'src/storage/jobs/jobs.ts'
const erasure = 'src/storage/people/erasure.ts'
const mails = 'src/storage/mail/mail-outcomes.ts'
const steps = 'src/storage/taking-part/steps.ts'

export const bugs: readonly Bug[] = [
  {
    name: 'a job is ended by a late attempt',
    file: jobs,
    find: "db.deleteFrom(table).where('job_id', '=', jobID).where('attempts', '=', attempts).compile()",
    put: "db.deleteFrom(table).where('job_id', '=', jobID).where('attempts', '<=', attempts + 9).compile()",
    shows: /late attempt ended a (job|synthesis)|had lost a (job|synthesis)/,
  },
  {
    name: 'a lease of a job is not looked at',
    file: jobs,
    find: ".where('run_at', '<=', now)\n            .$if",
    put: ".where('run_at', '<=', '9')\n            .$if",
    shows: /Two attempts held a job/,
  },
  {
    name: 'a late try ends a delivery',
    file: 'src/storage/webhooks/outcomes.ts',
    find: ".where('attempts', '=', attempts)\n      .where('run_at', 'is not', null)\n      .returning",
    put: ".where('attempts', '>=', attempts)\n      .where('run_at', 'is not', null)\n      .returning",
    shows: /late attempt ended a delivery/,
  },
  {
    name: 'an event is written before it is known whether anything moved',
    file: 'src/storage/interviews/invite-moves.ts',
    find: '  if (moved !== 1) return false\n',
    put: '  await tellInvites(connection, { links: [linkID], event, at })\n  if (moved !== 1) return false\n',
    shows: /A receiver was told/,
  },
  {
    name: 'a step that finds no place is half written',
    file: steps,
    find: "throw new Undo('full')",
    put: "return 'full'",
    shows: /./,
  },
  {
    name: 'two steps of one version are both taken',
    file: steps,
    find: ".where('version', '=', change.expectVersion)",
    put: ".where('version', '>=', change.expectVersion)",
    shows: /./,
  },
  {
    name: 'a quota is counted before those who are there',
    file: 'src/storage/taking-part/places.ts',
    find: 'if (taken >= place.people)',
    put: 'if (taken > place.people)',
    shows: /More people/,
  },
  {
    name: 'a place of a quota is held for minutes',
    file: 'src/service/taking-part/steps.ts',
    find: 'taken.length > 0 ? quotaMinutes : silentMinutes',
    put: 'silentMinutes',
    shows: /less than two hours|their place is gone/,
  },
  {
    name: 'one address fills a quota',
    file: 'src/storage/taking-part/places.ts',
    find: 'if (ofAddress && Number(ofAddress.held) >= heldOfQuotaMax(place.people))',
    put: 'if (ofAddress && Number(ofAddress.held) > place.people)',
    shows: /From one address/,
  },
  {
    name: 'an open link counts nobody',
    file: 'src/storage/open-links/start-together.ts',
    find: '  await countUpBy.change(connection, { openID, by: started.length })\n',
    put: '',
    shows: /A place of an open link is not counted/,
  },
  {
    name: 'an erasure forgets the index of what was said',
    file: erasure,
    find: "'said', 'message',",
    put: "'message',",
    shows: /can be found after they were erased|link of somebody who was erased/,
  },
  {
    name: 'an erasure forgets what was to be sent',
    file: erasure,
    find: '  await eraseDeliveriesOf(connection, linkID)\n',
    put: '',
    shows: /In (delivery|webhook_event) there is the link/,
  },
  {
    name: 'an erasure forgets the jobs',
    file: erasure,
    find: '  await eraseJobs.change(connection, { linkID })\n',
    put: '',
    shows: /In job there is the link|bug/,
  },
  {
    name: 'a profile is saved by whoever has lost its job',
    file: 'src/storage/profiles/profile-changes.ts',
    find: "if (job && !(await finishJob(connection, job))) return 'lost'",
    put: 'if (job) await finishJob(connection, job)',
    shows: /late attempt ended a synthesis|had lost a synthesis/,
  },
  {
    name: 'a mail is taken by whoever comes',
    file: mails,
    find: "    .where('state', 'in', [sql.lit('queued'), sql.lit('failed')])\n",
    put: '',
    shows: /A mail /,
  },
  {
    name: 'a mail goes to somebody who has begun',
    file: mails,
    find: "              .where('invite.status', '=', sql.lit('created'))\n",
    put: '',
    shows: /A mail went out to a link/,
  },
  {
    name: 'a mail that was cut off is sent again',
    file: 'src/service/mail/mail-job.ts',
    find: "  if (due.state === 'sending') await settle(deps, due, { from: 'sending', state: 'uncertain' })\n",
    put: "  if (due.state === 'sending') await settle(deps, due, { from: 'sending', state: 'queued' })\n",
    shows: /A mail /,
  },
  {
    name: 'nobody takes up a reply that is overdue',
    file: 'src/service/jobs/worker.ts',
    find: '  for (const linkID of links) {\n    if (stopping.aborted) return\n',
    put: '  for (const linkID of links) {\n    if (stopping.aborted || linkID !== "") return\n',
    shows: /A reply is still due/,
  },
  {
    name: 'a reply is made for somebody who is shut out',
    file: 'src/service/taking-part/turns/turns.ts',
    find: '    if (isFinal(participation.invite.status)) return participation\n',
    put: '',
    shows: /A step was taken on a link that is/,
  },
  {
    name: 'the table of statuses has a way too many',
    file: 'src/service/interviews/invite-status.ts',
    find: "revoked: { return: 'started' }",
    put: "revoked: { return: 'started', expire: 'expired', start: 'started', revoke: 'expired' }",
    shows: /An invite is shown as expired that is revoked/,
  },
  {
    name: 'a finished interview leaves no job',
    file: 'src/service/taking-part/steps.ts',
    find: 'previewOf === null\n          ? {',
    put: 'previewOf === null && messages.length % 2 === 0\n          ? {',
    shows: /neither a profile nor a job/,
  },
  {
    name: 'a must-ask is left out',
    file: 'src/interview/questions/progress.ts',
    find: '  const musts = open.filter(isMustAsk)\n',
    put: '  const musts = open.filter(isMustAsk)\n  if (session.turns % 3 === 2) return null\n',
    shows: /must-ask/,
  },
  {
    name: 'a limit of a model is not looked at',
    file: 'src/storage/taking-part/model-spending.ts',
    find: 'tokensMax: tokensMax ?? Number.MAX_SAFE_INTEGER',
    put: 'tokensMax: Number.MAX_SAFE_INTEGER',
    shows: /More of a model/,
  },
  {
    name: 'a list forgets whose it is',
    file: 'src/storage/interviews/invites.ts',
    find: "          eb('org_id', '=', page.orgID),\n",
    put: '',
    shows: /of another organization/,
  },
  {
    name: 'a repeat is done again',
    file: 'src/storage/calls/idempotency.ts',
    find: '  if (claimed === 1) {',
    put: '  if (claimed === 1 || response.length > 40) {',
    shows: /A repeat made/,
  },
  {
    name: 'what is kept for too long is kept',
    file: 'src/service/people/retention.ts',
    find: 'ended.endedAt < daysBefore(at, retentionOf(ended).retentionDays)',
    put: 'ended.endedAt < daysBefore(at, 40 * retentionOf(ended).retentionDays)',
    shows: /kept for longer/,
  },
  {
    name: 'words that chose are not kept beside the option',
    file: 'src/interview/closed/take-closed.ts',
    find: '{ said: text }',
    put: '{ said: content }',
    shows: /An acknowledged answer was changed/,
  },
  {
    name: 'a long answer is cut',
    file: steps,
    find: '    content,\n    detail: JSON',
    put: '    content: content.slice(0, 60),\n    detail: JSON',
    shows: /An acknowledged answer was changed/,
  },
]
