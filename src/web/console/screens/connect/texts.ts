export const texts = {
  /** Kept apart, so that no letter of the name turns around what stands beside it. */
  title: (name: string) => `Connect “\u2068${name}\u2069”?`,
  titleWaiting: 'Connect an assistant',
  known: 'It is from',
  /** Nobody vouches for its name. */
  unknown: 'Nobody vouches for this name. Go on only if you began this yourself, just now.',
  organization: 'It would see',
  inNameOf: 'in the name of',
  returnsTo: 'The answer goes to',
  returnsHere: 'The answer goes to a program on this computer:',
  may: 'It may',
  scopes: {
    read: 'Read interviews, answers and profiles',
    write: 'Write guides and make links',
  },
  scopesNeeded: 'Please leave at least one.',
  lead: 'What it reads goes to whoever runs it. It can erase nothing, and you can end it at any time under Settings, Account.',
  allow: 'Allow',
  allowing: 'Allowing…',
  refuse: 'Do not allow',
  wrongTitle: 'This assistant cannot be connected',
  back: 'Back to the assistant',
  goneTitle: 'Done',
  goneLead: 'Go on in the assistant. You can close this page.',
}
