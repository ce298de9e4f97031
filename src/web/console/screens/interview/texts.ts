export const texts = {
  newTitle: 'New interview',
  copyTitle: 'Copy of an interview',
  products: 'Products',
  product: 'Product',
  productHint: 'What the interview is about, as people know it.',
  productNeeded: 'Please name the product it is about.',
  name: 'Name of the interview',
  nameHint: 'People who take part see it.',
  nameNeeded: 'Please give the interview a name.',
  tooLong: 'Please use at most 200 characters.',
  guide: 'Guide',
  guideHint:
    'Write what you want to find out, as you would tell a colleague. One thought a line; # begins a topic.',
  guideNeeded: 'Please write what you want to find out. One sentence is enough to begin with.',
  guideLong: 'Please shorten the guide to 100,000 characters.',
  placeholder: 'For example: Why do people stop using the export after the first month?',
  example: 'Start from an example',
  interviewer: 'Interviewer',
  interviewerHint: 'Who asks the questions.',
  builtin: 'Built-in, without a model',
  standsIn: 'Until that is put right, the built-in interviewer conducts in its place.',
  wordTitle: 'As a model would word it',
  wordAbout:
    'A model reads what you wrote, a letter or just a wish, and words it as a guide. The service holds it against your lines; nothing changes until you take it.',
  word: 'Let the model word it',
  wording: 'Reading, up to a minute…',
  wordedBy: (by: string) => `${by} would ask`,
  wordBehind: 'You have changed the guide since. Let it be read again to take it.',
  wordText: 'The guide in its words',
  wordTake: 'Take this wording',
  wordTaken: 'Taken. Ctrl+Z brings your own words back.',
  wordLeave: 'Keep mine',
  wordChanges: 'What differs from your words',
  wordKinds: {
    reworded: 'Reworded',
    added: 'Added by the model',
    left_out: 'Left out by the model',
    put_back: 'Put back by the service',
    refused: 'Not taken from the model',
  },
  planTitle: 'How the interviewer reads it',
  planEmpty: 'Write a line of the guide, and what the interviewer makes of it appears here.',
  reading: 'Reading…',
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  budget: (minutes: number, limit: number) =>
    minutes > limit
      ? `About ${minutes} minutes, limit ${limit}`
      : `About ${minutes} of ${limit} minutes`,
  budgetDetail: (least: number) =>
    `With one follow-up per question. Without any, about ${least} ${least === 1 ? 'minute' : 'minutes'}.`,
  budgetOver: 'More than fits: some questions get no follow-up, and the last may be left out.',
  warnings: 'Before you invite people',
  opening: 'Said first',
  closing: 'At the end',
  avoid: 'Never mention',
  settings: 'Settings',
  goals: 'Research goals',
  context: 'Background, not asked',
  unasked: (count: number) =>
    count === 1
      ? '1 line we could not turn into a question'
      : `${count} lines we could not turn into a question`,
  unaskedHint: (count: number) =>
    count === 1
      ? 'It is kept as context. If it is a question, put it as one.'
      : 'They are kept as context. Put them as questions if they are.',
  onlyIf: 'Asked only where this is met:',
  followUps: 'Followed up on',
  must: 'must ask',
  verbatim: 'word for word',
  ifTime: 'if time is left',
  sensitive: 'sensitive, not followed up',
  deep: 'in depth',
  added: 'added',
  addedHint:
    'The guide holds no question of its own, so general ones about its subject were added.',
  minutes: (minutes: number) => `${minutes} min`,
  once: (when: string) => `If they mention ${when}:`,
  written: 'You wrote:',
  line: ({ from, to }: { from: number; to: number }) =>
    from === to ? `line ${from}` : `lines ${from}–${to}`,
  goToLine: ({ from, to }: { from: number; to: number }) =>
    from === to ? `Go to line ${from}` : `Go to lines ${from} to ${to}`,
  noteOnLine: (line: number) => `Note on line ${line}`,
  notesFound: (count: number) =>
    count === 0 ? '' : count === 1 ? '1 wording to look at' : `${count} wordings to look at`,
  take: 'Use this wording',
  split: 'Split into two',
  closeNote: 'Leave it',
  taken: 'Wording taken. Ctrl+Z takes it back.',
  lost: 'That wording is no longer in the text.',
  avoidKinds: {
    mention: 'only if they raise it',
    ask: 'never asked about',
    promise: 'no promises',
  },
  tryIt: 'Try it as a participant',
  trying: 'Opening…',
  rehearse: 'Rehearse',
  tried: 'Your try-out opened in a new tab. It is kept out of the data and erased within a day.',
  tryBlocked: 'The browser kept the new tab from opening. Here is the link:',
  create: 'Create the interview',
  creating: 'Creating…',
  created: 'Interview created. Now make links for the people you want to hear.',
  save: 'Save changes',
  saving: 'Saving…',
  saved: 'Saved.',
  copy: 'Make a copy',
  copyOf: (name: string) => `${name} (copy)`,
  fixed: 'Somebody has started, so the questions stay as they are for everyone.',
  fixedHint: 'The name and the interviewer can still be changed. For other questions, make a copy.',
  viewOnly: 'You can read this guide. An owner or a researcher can change it.',
  newForOthers: 'New interviews are made by an owner or a researcher of your organization.',
  keptDraft: 'You have changes here that are not saved yet. This browser kept them.',
  keptNew: 'You had begun this before. This browser kept it.',
  changedElsewhere:
    'It was saved elsewhere after you began. Saving now puts your version in place of that one.',
  discard: 'Discard them',
  startOver: 'Start over',
  notKept:
    'This browser does not keep what you type. It stays here while the console is open: save before you leave.',
  unsaved: 'Not saved yet; kept in this browser.',
}

/** A guide to begin with, for whoever has never seen one. */
export const exampleGuide = `Find out why people stop using the export after the first month.

# How they work
- Must ask: What were you trying to get done the last time you used the export?
- How did you do that before you had it?

# Where it gets hard
- Tell me about the last time the export did not do what you needed.
- If they mention another tool, ask what it does better.

# Afterwards
- What would have to be different for you to use it every week?

Avoid: the upcoming redesign
Time limit: 10 minutes
`
