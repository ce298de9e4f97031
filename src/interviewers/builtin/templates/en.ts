import { readTemplates, type TemplatePack } from './template.ts'

export const english: TemplatePack = {
  templates: readTemplates({
    detail: `
      D1 | What happened the last time {f} came up?
      D2 | Walk me through the last time that happened.
      D3 | What did you do right after that? | episode
      D4 | When you last dealt with {f}, what did you do first?
      D5 | {e}: what happened the last time? | problem
      D6 | How did it go the last time this came up?
      D7 | Walk me through {e}. | clause problem`,
    echo: `
      E1 | You wrote {e}. Tell me more.
      E2 | What does {e} look like in practice? | noun quality
      E3 | What sits behind {e}? | clause problem vague
      E4 | {e}: what was going on there? | problem
      E5 | What stands out to you about {e}? | noun
      E6 | {e}: how did that come about? | clause problem
      E7 | {e}: what came of that? | clause problem
      E8 | Back to {e}: what was that like? | clause problem noun
      E9 | {e}: how was that for you? | clause problem
      E10 | Stay with {e} for a moment: what else belongs there?`,
    clarify: `
      C1 | What do you mean by {e}?
      C2 | How would you explain {e} to a colleague? | quality noun
      C3 | What does {e} look like on a normal day? | quality
      C4 | What were you thinking of with {e}?
      C5 | You say {e}: how did that show? | quality clause
      C6 | How should I picture {e}? | clause noun quality
      C7 | {e}: what would I have seen there? | clause problem`,
    expand: `
      X1 | Give me one example, however small.
      X2 | What would I need to know to understand that answer?
      X3 | Tell me a bit more, whatever comes to mind first.
      X4 | What else comes to mind about that?`,
    reason: `
      R1 | What led you to that?
      R2 | What was it about {f} that made the difference?
      R3 | How did you arrive at that view?
      R4 | What else was weighing on the decision?`,
    ladder: `
      L1 | What are you able to do with {f} that counts for you?
      L2 | When that goes the way you need, what does it change for you?
      L3 | What makes that matter to you?
      L4 | What happens on days without {f}?
      L5 | How do you get by when you have to do without {f}?`,
    contrast: `
      K1 | You mentioned {alt}: what differs from day to day?
      K2 | How does that compare with what you used before?
      K3 | Think of a day it went well and a day it didn't: what was different?
      K4 | How did {alt} come into the picture?
      K5 | What stood out to you about {alt}?`,
    timeline: `
      T1 | When did the idea first cross your mind?
      T2 | What happened from the first idea to the decision?
      T3 | What had you tried before that?
      T4 | What nearly held you back?
      T5 | Who else had a say in it?
      T6 | What led up to {e}? | clause problem
      T7 | What came before {e}? | clause problem`,
    incident: `
      I1 | Which moment of that stands out most?
      I2 | How did it end? | episode
      I3 | What did that mean for the rest of your day? | episode
      I4 | Take me back to {e}: what happened next? | problem
      I5 | {e}: what stayed with you from that? | clause problem`,
    emotion: `
      M1 | You wrote {e}: what was that moment like for you?
      M2 | How did that sit with you afterwards?
      M3 | What was going through your mind at that point?`,
    contradiction: `
      Q1 | Earlier you wrote {old}, now {new}: how do those two fit together for you?
      Q2 | Help me understand two things you told me, {old} and {new}.
      Q3 | You told me {old} and also {new}: what explains the difference?`,
    exception: `
      V1 | When was it different?
      V2 | Tell me about a time it went another way.
      V3 | When did it last turn out differently?`,
    quantify: `
      N1 | Roughly how often does that come up in a normal month?
      N2 | How long did that take, start to finish? | episode
      N3 | About how much of your week goes into that?`,
    need: `
      F1 | What would {f} let you do that you can't do now?
      F2 | How do you get by without it today?
      F3 | When did you last miss it?
      F4 | What would you do with it first?`,
    hint: `
      H1 | You touched on {h}: how did that come into it?
      H2 | What can you tell me about {h}?
      H3 | Where did {h} play a part?
      H4 | How did {h} come into it?`,
    continuer: `
      S1 | Go on, I'm following.
      S2 | Please tell me how it went on.
      S3 | Please go on: what came next?`,
    narrow: `
      W1 | Of everything you just told me, which part mattered most to you?
      W2 | If you had to pick one thing out of all that, what would it be?
      W3 | Which one of those would you change first?`,
    bearing: `
      B1 | Where does {p} come into that?
      B2 | How does that bear on {p} for you?
      B3 | What part did {p} play in that?`,
    pasted: `
      P1 | That is a lot to read through. Which part of it mattered most, in your own words?
      P2 | Tell me the one thing in there that mattered to you, in your own words.`,
    rephrase: `
      Z1 | Put differently: {q}
      Z2 | Let me ask it another way: {q}
      Z3 | Let me try again in other words: {q}
      Z4 | Here is another way to ask it: {q}`,
    redirect: `
      O1 | Let us stay with the interview for a moment. {q}
      O2 | Let me come back to my question. {q}
      O3 | There is one thing I still want to hear from you. {q}`,
    restate: `
      J1 | I can only ask questions here, so back to this one: {q}
      J2 | Let me stay with the interview: {q}
      J3 | I'll leave that aside and return to the question: {q}`,
    hostile: `
      Y1 | Fair enough, and you can stop whenever you like. What went wrong, in your words?
      Y2 | I hear that you're annoyed, and you can stop at any point. What happened?`,
  }),
  meta: {
    identity: "I'm an automated interviewer asking for {org}, not a person.",
    readers: 'The people doing this research for {org} will read it.',
    privacy: 'Your answers are kept for this research; skip whatever you like.',
    duration: 'About {n} more minutes; you can stop whenever you like.',
    opinion: "I'm an automated interviewer, so I have no view of my own.",
    purpose: 'It helps {org} understand how people really get on with it.',
    team: "I can't answer that myself, so I've noted it for the team.",
  },
  saidAlready: 'You did, so let us go on.',
  notedForTeam: "I've noted your question for the team.",
  touched: 'You touched on this already; I would like to hear the rest.',
  takenUp: 'You wrote {e}: {q}',
  planLanguage: 'Let us go on in English; some questions may not be translated.',
}
