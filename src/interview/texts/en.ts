import type { Texts } from './texts-pack.ts'

/** Where help is, where the operator names nobody. */
const help =
  'If you are in danger, please call your local emergency number now. You can find a helpline for your country at findahelpline.com.'

export const english: Texts = {
  onboardingLabels: {
    name: 'Your name',
    email: 'Your e-mail address',
    occupation: 'What you do for work',
    location: 'Where you live (city, region, country)',
  },
  greeting: (firstName) =>
    firstName === null
      ? 'Hello, and thank you for taking the time.'
      : `Hello ${firstName}, and thank you for taking the time.`,
  introduction: (organization, minutes) =>
    `I'm an automated interviewer asking on behalf of ${organization}. This takes about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  freedom:
    'There are no right or wrong answers. You can skip any question and stop whenever you like.',
  freedomAtGates:
    'There are no right or wrong answers. A choice that decides who takes part needs an answer; you can skip any other question and stop whenever you like.',
  toBegin: 'To begin:',
  anyLanguage: 'You can answer in any language you like.',
  acknowledgements: ['Thanks.', 'Understood.', 'Noted.', 'I see.'],
  afterSkip: ["That's fine.", 'No problem.', "Sure, let's leave that one."],
  transitions: [
    "Let's turn to something else.",
    'On to another subject.',
    'Now a different point.',
  ],
  goingOn: "All right, let's go on.",
  lastQuestions: (count) =>
    count === 1
      ? 'One last question, then we are nearly done.'
      : `Just ${count} more questions, then we are nearly done.`,
  skipped: '(skipped)',
  understood: (lines) =>
    `Before we finish, here is what I understood: ${lines} What did I miss or get wrong?`,
  recap: (quotes) =>
    `Before we finish, here is what I noted: ${quotes.join(', ')}. What did I miss or get wrong?`,
  letGo: "Thank you, then I won't keep you.",
  verdict: (product) =>
    `One last tap, if you like: all in all, how do you feel about ${product} today, from 1 (very negative) to 5 (very positive)?`,
  product: 'the product',
  closing:
    'Thank you for your time and for everything you shared. The people doing this research will read it. You can close this page now.',
  closingGently:
    'Thank you for your time. We stop here, and nothing more is expected of you. Please take good care of yourself.',
  confirmEnd:
    'We can stop right here, and what you have written so far is kept. Would you like to stop (yes or no)?',
  away: 'Welcome back. The last question is still open.',
  crisis: (resources) =>
    [
      "Thank you for telling me. I'm an automated interviewer and cannot give you the help you deserve, but there are people who can.",
      resources ?? help,
      'Would you like to stop here? Write "yes" to stop or "no" to go on.',
    ].join(' '),
  minor:
    'Thank you for telling me. This interview is for adults only, so we stop here, and what you wrote will not be used for the research. You can close this page now.',
  distress:
    "Thank you for telling me that; I'm sorry you went through it. We don't need to go into it, and you can skip anything or stop. Whenever you are ready:",
  sorryUnclear: 'Sorry, that was unclear.',
  sorryGoOn: "Sorry, that was unclear; let's leave it.",
  saidAlready: 'You did, thank you.',
  protest: "I'm sorry. I'll keep to the main questions, and you can stop whenever you like.",
  recapMeans: 'I only mean: is what I noted right, and is anything missing?',
  correctedMore: 'Thank you for putting that right. Tell me more about that.',
  addedMore: 'Thank you. Could you tell me a bit more about that?',
  closingAfterOwn:
    'The people doing this research will read what you wrote. You can close this page now.',
  choices: (options) => `These are the answers to choose from: ${options}.`,
  choicesMost: (options, most) =>
    `These are the answers to choose from, at most ${most} of them: ${options}.`,
  points: (low, high) => `The answer is a number from ${low} to ${high}.`,
  numberWanted: 'The answer is a number.',
  choiceNeeded:
    'An answer is needed here: without one I cannot tell whether this interview is the right one for you, and we would have to stop.',
  whyChosen: 'What made you choose that?',
  screenedOut:
    'Thank you for your answers. This time we are looking for people in another situation, so we stop here. You can close this page now.',
  quotaFull:
    'Thank you for your answers. We have heard from enough people in your situation by now, so we stop here. You can close this page now.',
  stopHere: 'Yes, stop here',
  goOn: 'No, go on',
  quote: (words) => `“${words}”`,
}
