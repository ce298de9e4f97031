import type { SignOnProblem } from '../../../../contract/calls/console-calls.ts'

/** Why single sign-on let nobody in, for the person who tried. */
const signOnProblems: Record<SignOnProblem, string> = {
  cancelled: 'You were not signed in: it was cancelled or refused there.',
  expired: 'That took too long, or began in another window. Please try again.',
  failed:
    'We could not rely on the answer we got, so you are not signed in. Please try again; if it stays so, tell whoever runs this service: its log says why.',
  unreachable: 'The sign-in service cannot be reached just now. Please try again in a minute.',
  unverified:
    'Your account there has no e-mail address that is confirmed to be yours. Confirm it there, or ask whoever looks after your accounts.',
  outside:
    'This service does not let in accounts like yours. Ask an owner if you should have access.',
  unknown:
    'Your account has no access here yet. Ask an owner to invite you by your e-mail address.',
  taken:
    'The member with your e-mail address signs in with another account. Ask an owner to remove that member and to invite you anew.',
  ownerless: 'Nobody owns this organization yet: the first one to sign in must be an owner.',
  limited: 'Too many tries. Please wait a quarter of an hour.',
}

export const texts = {
  signOn: (name: string) => `Sign in with ${name}`,
  signOnProblem: (problem: string) =>
    Object.hasOwn(signOnProblems, problem) ? signOnProblems[problem as SignOnProblem] : undefined,
  signOnAgain: 'It opens in a new window. Come back here once you are signed in.',
  or: 'or',
  noPasswords: 'There are no passwords here: you are known by your e-mail address.',
  signInTitle: 'Sign in',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  signedInAs: 'You were signed in as',
  email: 'E-mail',
  emailNeeded: 'Please enter your e-mail address.',
  emailWrong: 'This does not look like an e-mail address.',
  password: 'Password',
  passwordNeeded: 'Please enter a password.',
  passwordShort: 'Please use at least 12 characters. A few words are easy to remember.',
  passwordHint: 'At least 12 characters. A few words are easy to remember.',
  tooLong: 'Please use at most 200 characters.',
  name: 'Your name',
  setupTitle: 'Welcome',
  setupLead:
    'Nobody has signed in here yet. You become the first owner: you can then invite the others.',
  code: 'One-time code',
  codeHint:
    'The service printed it when it started in a terminal; “colloquy member code” prints another. It works once.',
  codeNeeded: 'Please enter the one-time code of the first owner.',
  org: 'Organization',
  orgHint:
    'People who are interviewed see this name. It stays as it is; you can add a longer one later.',
  orgNeeded: 'Please enter the name of your organization.',
  setUp: 'Create the account',
  settingUp: 'Creating…',
  joinTitle: 'Join your team',
  joinLead: 'Somebody invited you to work here with them. Choose a password and you are in.',
  join: 'Join',
  joining: 'Joining…',
  resetTitle: 'Choose a new password',
  resetLead: 'It takes the place of the old one, and you are signed in with it.',
  reset: 'Save and sign in',
  resetting: 'Saving…',
  joinGone:
    'This link was used already or has run out. Please ask the person who sent it for a new one.',
  alreadySignedIn: 'You are already signed in in this browser. Sign out first to use this link.',
  haveAccount: 'You have a password already?',
  signOut: 'Sign out',
  toProducts: 'Go to your products',
}
