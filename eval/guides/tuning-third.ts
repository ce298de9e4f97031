import type { LabelledGuide } from './guide.ts'

/** Guides of an ordinary day, by many authors, that the rules may be tuned on. */
export const thirdTuningGuides: LabelledGuide[] = [
  {
    name: 'bakery-orders-pm',
    language: 'en',
    product: 'Crumbline',
    text: `Crumbline - interview guide, bakeries that take preorders
Author: product, wholesale squad
Length 30 minutes

What we want to learn: where preorders go wrong between the phone and the oven.

Questions
1. Can you tell me about your bakery and what you do there?
2. Think of the last preorder that went wrong. What happened?
3. How do preorders reach you today (phone, counter, mail, other)?
4. Who writes them down, and where?
5. What happens in the evening, when you plan the next day's
baking, and how do the preorders get into that plan?
6. How do you handle a change that comes in late?
7. What have you tried in order to get this under control, and why did you stop or keep it?
8. What made you sign up for Crumbline?
9. Which part of Crumbline could you do without?
10. How did you show it to the people at the counter?
11. What do your customers notice of it, if anything?
12. What does the week before Christmas look like?
13. Who do you talk to about this kind of thing, other bakers for example?
14. What would you want to be different in a year?

If nothing else, get answers to 2 and 7.
Please don't mention the price increase, customers get the letter next week.`,
    asked: [8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22],
    must: [9, 15],
    notAsked: [1, 2, 3, 5, 7, 24, 25],
    avoid: ['the price increase'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'library-returns-md',
    language: 'en',
    product: 'Shelfhop',
    text: `# Shelfhop: why do people return books late?

**Who:** members with at least two late returns this year
**Time:** 20–25 minutes

## Background
Late returns are up by a third. We don't think people forget, we think they
aren't finished, but we'd like to hear it from them.

## Must ask
- Tell me about the last book you brought back late.
- When did you notice it was late, and what did you do then?
- What would have got it back to us in time?

## Other questions
- How do you choose what to borrow?
- How many books do you have at home at the moment, and how many of them are you reading?
- What do our reminder mails look like to you?
- Have you ever renewed a book? How was that?
- What would make it easier to bring books back?

## Don't go there
- fines (we're about to drop them)
- the closure of the Eastgate branch`,
    asked: [11, 12, 13, 16, 17, 18, 19, 20],
    must: [11, 12, 13],
    notAsked: [1, 3, 4, 6, 7, 8, 10, 15, 22, 23, 24],
    avoid: ['fines', 'the closure of the Eastgate branch'],
    verbatim: [],
    minutes: 25,
  },
  {
    name: 'founder-slack-invoices',
    language: 'en',
    product: 'Owedly',
    text: `hey! here's what I want to know from the freelancers, sorry it's a bit of a brain dump
keep it to 20 min pls, they bill by the hour haha
- how do they send invoices right now, what tool, what steps
- last time someone paid late: what happened, what did they do about it (this is the big one, must have)
- do they ever feel awkward chasing clients?
- who else touches the money, accountant, partner, nobody
- what would they have to see in Owedly to move over from what they use today (also must have)
- if they already tried Owedly, why did they drop off
don't talk about our funding round, it's not public yet
I'll watch the transcripts tonight, thank youuu`,
    asked: [3, 4, 5, 6, 7, 8],
    must: [4, 7],
    notAsked: [1, 2, 9, 10],
    avoid: ['our funding round'],
    verbatim: [],
    minutes: 20,
  },
  {
    name: 'student-thesis-dorm',
    language: 'en',
    product: 'Dormwise',
    text: `Interview guide (Appendix B)
MA thesis: conflict and chores in shared student housing, with users of the app Dormwise
Semi-structured, approx. 40 minutes

Opening
Thank the participant, explain anonymity, start recording.
1. Could you describe the flat you live in and the people you share it with?
2. How long have you lived there?

Main part
3. How are chores divided in your flat?
4. Could you describe a recent situation in which someone did not do their share? (core question)
   Prompts: who said something, how, what happened next
5. What role, if any, does Dormwise play when there is a disagreement?
6. Do you think an app makes it easier or harder to raise a complaint?
7. Has the way you divide chores changed since you began to use Dormwise, and if so,
   how would you explain that change? (core question)
8. Who set up Dormwise in your flat, and how did the others react?
9. What do you keep out of the app on purpose?
10. How do new flatmates learn the rules?
11. To be asked exactly as worded: "What does a good neighbour do?"

Closing
12. Is there anything you would like to add?
Thank the participant, stop recording, debrief sheet.

Note: core questions must be asked in every interview.
Do not ask about rent arrears or about flatmates' health (ethics form, section 4).`,
    asked: [7, 8, 11, 12, 14, 15, 16, 18, 19, 20, 21, 24],
    must: [12, 16],
    notAsked: [1, 2, 3, 5, 6, 10, 23, 25, 27, 28],
    avoid: ['rent arrears', "flatmates' health"],
    verbatim: ['What does a good neighbour do?'],
    minutes: 40,
  },
  {
    name: 'support-lead-heatpump',
    language: 'en',
    product: 'Warmhaven',
    text: `Subject: calls with people who rang us 3+ times

Hi,

So these are people who contacted support at least three times in January about
their heat pump. They may be grumpy. Be nice :)

What I'd like you to ask:

* What was going on with the heat pump the first time you contacted us? (please always ask)
* What had you tried yourself before that?
* What did you understand from our answer? (please always ask)
* Why did you need to contact us again? (please always ask)
* How is it running now?
* Where would you look first if something happened again tomorrow?

About 15 minutes each, not more.
We can't discuss compensation, so don't raise it.
Also please don't go into individual engineers by name.

Cheers
Support, Warmhaven`,
    asked: [10, 11, 12, 13, 14, 15],
    must: [10, 12, 13],
    notAsked: [1, 3, 5, 6, 8, 17, 18, 19, 21, 22],
    avoid: ['compensation', 'individual engineers by name'],
    verbatim: [],
    minutes: 15,
  },
  {
    name: 'agency-discovery-ev',
    language: 'en',
    product: 'Plugstreet',
    text: `PLUGSTREET – EV DRIVERS WITHOUT A DRIVEWAY
Discussion guide, draft 2 for client sign-off
60 min, remote

INTRODUCTION (5 MIN)
Moderator introduces self, no right or wrong answers, recording, right to stop.
Please introduce yourself: where you live, what you drive, how long you have had it.

A WEEK OF CHARGING (20 MIN)
Talk me through every charge in the past seven days. ***
Which of those was the best one, and why?
Which was the worst one? ***
How do you plan for a longer journey?
What do you do when the charger you had in mind is taken?

CHOOSING A CHARGER (20 MIN)
How do you find out where chargers are?
What makes you trust a charger you have never used?
When you have the choice between two, how do you pick? ***
What part does price play?

PLUGSTREET (10 MIN)
What did you expect when you first opened the app?
What, if anything, keeps you from using it more often?

CLOSE (5 MIN)
Read out verbatim: "How would you explain public charging to a friend who has just bought an electric car?"
Thanks and incentive.

*** = client must-haves
Moderator: avoid the council contract. Never mention Voltora, the client has a dispute with them.`,
    asked: [7, 10, 11, 12, 13, 14, 17, 18, 19, 20, 23, 24, 27],
    must: [10, 12, 19],
    notAsked: [1, 2, 3, 5, 6, 9, 16, 22, 26, 28, 30, 31],
    avoid: ['the council contract', 'Voltora'],
    verbatim: [
      'How would you explain public charging to a friend who has just bought an electric car?',
    ],
    minutes: 60,
  },
  {
    name: 'designer-notion-garden',
    language: 'en',
    product: 'Mulchbox',
    text: `## 🌱 Mulchbox interviews – planning view

Owner: design / Status: ready / 30 min

> We keep hearing "I never look at the plan again". Does the plan not fit, or is it just hard to find?

### Get to know
- What are you growing this year?
- How did you learn to garden?

### The plan
- When you last made a plan for your garden, how did you go about it? ⭐
- Where is that plan now?
- What happened between the plan and what's in the ground? ⭐
  - weather? time? plants not available?
- When during the year do you look at it?

### In Mulchbox
- What do you open Mulchbox for?
- Was there something you looked for and didn't find? ⭐
- How do you decide when to sow?

### Finally
- What's the one thing you'd change about how you plan?

⭐ = needs an answer in every interview

🚫 the redesign
🚫 other gardening apps (legal asked us)`,
    asked: [8, 9, 12, 13, 14, 16, 19, 20, 21, 24],
    must: [12, 14, 20],
    notAsked: [1, 3, 5, 7, 11, 18, 23, 26, 28, 29],
    avoid: ['the redesign', 'other gardening apps'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'prose-podcast-churn',
    language: 'en',
    product: 'Earpatch',
    text: `Hello, thanks for taking on these interviews for us.

You'll be talking to people who cancelled Earpatch Plus in the last six weeks.
Start by asking what they listen to and when, so that they warm up.
Then the main thing: please get the full story of the day they cancelled, what they were doing and what set it off.
I'd also like to know what they had hoped for when they subscribed in the first place.
Ask what they've been using since.
And we really need to know whether there was a point at which we could have kept them, and what that would have taken.
Perhaps also how they explain podcasts apps to their parents, that one's just for colour.
Use your own words, and the order doesn't matter much.
The layoffs were in the press; don't bring them up, and don't talk about the ad-free tier either, since it isn't decided.
25 minutes should be plenty.

Best wishes,
Growth team`,
    asked: [4, 5, 6, 7, 8, 9],
    must: [5, 8],
    notAsked: [1, 3, 10, 11, 12, 14, 15],
    avoid: ['The layoffs', 'the ad-free tier'],
    verbatim: [],
    minutes: 25,
  },
  {
    name: 'clinic-checkin-lettered',
    language: 'en',
    product: 'Frontward',
    text: `Frontward check-in kiosk: receptionist interviews
Duration: twenty minutes
Aim: decide whether the kiosk goes to the second floor

a) What does your first hour look like?
b) What do patients ask you most?
c) Before the kiosk, how did check-in work?
d) What changed for you when the kiosk arrived?
e) Who doesn't use it?
f) Tell me about a time the kiosk made things worse. (must)
   if they can't think of one, ask about the first week
g) What do you do when it's out of order?
h) How would you set it up if it was your decision?

Not to be discussed: diagnoses, waiting-time statistics`,
    asked: [5, 6, 7, 8, 9, 10, 12, 13],
    must: [10],
    notAsked: [1, 2, 3, 15],
    avoid: ['diagnoses', 'waiting-time statistics'],
    verbatim: [],
    minutes: 20,
  },
  {
    name: 'whiteboard-photo-gym',
    language: 'en',
    product: 'Repthistle',
    text: `(typed up from the whiteboard, Monday)

REPTHISTLE – people who stopped after 1 month

before
- what made you want to start training
- what had you tried before that
during
- first session: how did it go
- what did a normal week look like
- when did you skip the first one ← !!! don't miss
- anyone training with you
after
- what finally made you stop ← !!! don't miss
- what do you do instead
- would you come back & for what

30 min, one of us sits in and takes notes
nobody says a word about the injury lawsuit`,
    asked: [6, 7, 9, 10, 11, 12, 14, 15, 16],
    must: [11, 14],
    notAsked: [1, 3, 5, 8, 13, 18, 19],
    avoid: ['the injury lawsuit'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'pm-email-expenses',
    language: 'en',
    product: 'Tabwell',
    text: `Morning,

Below is the list for the finance managers. We've half an hour with each of them.

1) How many people in your company hand in expenses, and how often?
2) What's your own part in it?
3) Could you walk me through the last month end, from the first reminder to the
last expense being approved?
4) Where do you lose most time?
5) What do people get wrong over and over?
6) Before Tabwell you used something else. What made you switch?
7) What nearly kept you from switching?
8) What do you still do in a spreadsheet?
9) How do you know that an expense is genuine?
10) Which rules do you have that nobody reads?
11) What does your auditor ask you for?
12) How do people who travel a lot feel about all this?
13) If you had an extra person for a day a month, what would they do?

The two about switching are the ones I can't do without, and number 3 as well.
Please keep quiet about the new approval flow, we haven't announced it. And nothing on Marrowby Travel.

Thanks,
your friendly expenses PM`,
    asked: [5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
    must: [7, 11, 12],
    notAsked: [1, 3, 20, 21, 23, 24],
    avoid: ['the new approval flow', 'Marrowby Travel'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'md-table-schoolbus',
    language: 'en',
    product: 'Busbell',
    text: `# Busbell parent interviews

30 minutes, phone

| # | Question | Priority |
|---|---|---|
| 1 | Who gets your children to school, and how? | normal |
| 2 | What happened the last time the bus was late? | must |
| 3 | How did you find out? | normal |
| 4 | What do you do with Busbell in the morning? | normal |
| 5 | When did a notification from Busbell last make you change your plans? | must |
| 6 | What do the children think about being tracked? | normal |
| 7 | How do you and the other parents keep each other up to date? | normal |
| 8 | What happens on the way home? | normal |
| 9 | When did you last phone the school about the bus? | normal |
| 10 | What else would you want to know about the journey? | low |

Notes
- Many parents will be on the move, so speak slowly.
- Do not mention the accident in May.`,
    asked: [7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
    must: [8, 11],
    notAsked: [1, 3, 5, 6, 18, 19, 20],
    avoid: ['the accident in May'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'researcher-doc-translators',
    language: 'en',
    product: 'Glosswell',
    text: `Project: Glosswell glossary study
Document: Moderator guide v1.2
Session length: 45 minutes
Participants: 10 freelance translators, 2+ years

Research questions
RQ1 How do translators keep terms consistent across jobs?
RQ2 What gets in the way of sharing a glossary?

Section 1: Background
1.1 What do you translate, and for whom?
1.2 [MUST] How does a job normally get to you?

Section 2: Terms
2.1 [MUST] Tell me about the last term you had to look up.
2.2 Where do you keep terms?
2.3 How do you deal with a client who wants another word than the one you'd use?
2.4 [MUST] When did you last share a list of terms with somebody, and how did that go?

Section 3: Glosswell
3.1 What do you use Glosswell for?
3.2 [MUST] What do you not trust it with?
3.3 Which of your colleagues would it suit?
3.4 [VERBATIM] If you could hand over one part of your job, which one would it be?

Section 4: Wrap-up
4.1 Is there anything we haven't talked about that matters to you?
4.2 Explain what happens with the recording.

Do not discuss per-word rates.`,
    asked: [11, 12, 15, 16, 17, 18, 21, 22, 23, 24, 27],
    must: [12, 15, 18, 22],
    notAsked: [1, 2, 3, 4, 6, 7, 8, 10, 14, 20, 26, 28, 30],
    avoid: ['per-word rates'],
    verbatim: ['If you could hand over one part of your job, which one would it be?'],
    minutes: 45,
  },
  {
    name: 'voice-memo-petfood',
    language: 'en',
    product: 'Bowlful',
    text: `transcribed voice note, cleaned up a bit

Okay so for the Bowlful calls, it's a quarter of an hour, nothing fancy.
First have them tell you about their dog or cat, people love that.
Then how they picked the food they feed right now.
Then, and this you have to ask, what happened when the first Bowlful box came, like literally opening it, what did they do.
Then how the animal reacted.
Oh and what they do when they're about to run out.
And then what they told other people about it, if they did.
Leave out the recall, obviously.
And don't get into vets, it always ends in a rant.
That's it I think.`,
    asked: [4, 5, 6, 7, 8, 9],
    must: [6],
    notAsked: [1, 3, 10, 11, 12],
    avoid: ['the recall', 'vets'],
    verbatim: [],
    minutes: 15,
  },
  {
    name: 'startup-md-meetingrooms',
    language: 'en',
    product: 'Roomie Desk',
    text: `# Interview script: Roomie Desk office managers

## Intro
"Hi, thanks for making time. I'm going to ask you about meeting rooms for about 30 minutes. There are no wrong answers."

## Questions
1. **Role** – What are you responsible for in the office?
2. **Rooms** – How many meeting rooms do you have and how do people book them?
3. **Trouble** – Tell me about the last time two groups wanted the same room.
4. **Ghost bookings** – How do you notice that a booked room is empty?
5. **Rules** – What rules do you have about booking, and who keeps to them?
6. **Buying** – How did you come to look for a tool, and who had to agree? *(required)*
7. **Today** – What do you do in Roomie Desk in a typical week?
8. **Missing** – What do you have to do outside of it?

## Stay away from
pricing, and the outage last Thursday

## Outro
"Thank you! You'll get the gift card by mail."`,
    asked: [7, 8, 9, 10, 11, 12, 13, 14],
    must: [12],
    notAsked: [1, 3, 4, 6, 16, 17, 19, 20],
    avoid: ['pricing', 'the outage last Thursday'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'plain-moving-house',
    language: 'en',
    product: 'Cratehop',
    text: `Cratehop: people who moved in the last 3 months

Up to 35 minutes. Call them at the time they picked.

Getting ready
When did you know that you were going to move?
What was the first thing you did about it?
Who helped you plan, and what did you use to keep
track of everything that had to be done by when?

Moving day
Tell me about the day itself, from when you got up. (essential)
What went differently from what you had planned?
What did you have to buy at the last moment?

After
How long did it take until the last box was unpacked, and what was in it?
What would you do differently next time?
Where did Cratehop help, and where didn't it?

We're not allowed to talk about insurance claims.`,
    asked: [6, 7, 8, 12, 13, 14, 17, 18, 19],
    must: [12],
    notAsked: [1, 3, 5, 11, 16, 21],
    avoid: ['insurance claims'],
    verbatim: [],
    minutes: 35,
  },
  {
    name: 'teams-chat-warehouse',
    language: 'en',
    product: 'Palletino',
    text: `hey, can you add the interview qs for the forklift tablets here?
sure, here goes. 20 mins each, on shift, so be quick
1 what's on the tablet when you start the shift
2 what do you do first with it
3 when was the last time it told you something wrong & what did you do - has to be in
4 gloves on or off
5 how do you tell the next shift about a problem
6 what do the older drivers say about it
7 what would you take off the screen
nothing about the union please
👍 thx, will print it`,
    asked: [3, 4, 5, 6, 7, 8, 9],
    must: [5],
    notAsked: [1, 2, 10, 11],
    avoid: ['the union'],
    verbatim: [],
    minutes: 20,
  },
  {
    name: 'two-goals-charity',
    language: 'en',
    product: 'Coinlantern',
    text: `Coinlantern - talking to monthly donors
-------------------------------------

We have two goals. One is to understand how people came to give monthly instead of once.
The other is to find out how they feel about our e-mails.

Time: 30 minutes at most

Questions:

> How did you first come across Coinlantern?
> Word for word: Why do you give?
> What led up to the day you set up a monthly donation?
> What other causes do you support?
> What do you remember about the last e-mail from us?
> Have you ever thought of stopping, and what was going on then?
> Who knows that you give?
> What would you like to hear from us, and how often?

Things to leave alone:
> the scandal at the other charity
> how much they earn`,
    asked: [11, 12, 13, 14, 15, 16, 17, 18],
    must: [],
    notAsked: [1, 2, 4, 5, 7, 9, 20, 21, 22],
    avoid: ['the scandal at the other charity', 'how much they earn'],
    verbatim: ['Why do you give?'],
    minutes: 30,
  },
  {
    name: 'md-onboarding-devtool',
    language: 'en',
    product: 'Stagehook',
    text: `# Stagehook – onboarding interviews

| Length | 45 min |
| Who | engineers who signed up in the last 14 days |

## Context for the interviewer
Half of all sign-ups never connect a repository. We suspect that permissions scare them off. Don't tell them that.

## Topics

### Before Stagehook
* What does your team do, and what's your part in it?
* How did you run preview environments until now?
* **(!)** What happened that made you look for something else?

### The first hour
* **(!)** Describe your first hour with Stagehook, as precisely as you remember.
* Where did you hesitate?
* **(!)** What did you do right before you closed the tab?
  * If they connected a repository: what did you check first?
  * If they didn't: what would have had to be different?
* Who did you ask for help?

### Since then
* **(!)** What has happened with it since?
* Nice to have: what would you tell a colleague about it?

**(!)** must be covered in each interview

Please avoid: the roadmap, self-hosting`,
    asked: [12, 13, 14, 17, 18, 19, 22, 25, 26],
    must: [14, 17, 19, 25],
    notAsked: [1, 3, 4, 6, 7, 9, 11, 16, 24, 28, 30],
    avoid: ['the roadmap', 'self-hosting'],
    verbatim: [],
    minutes: 45,
  },
  {
    name: 'short-restaurant-notes',
    language: 'en',
    product: 'Tablechime',
    text: `Tablechime quick check-in with restaurant owners (10 min)

What was last Saturday night like?
How did bookings come in?
Which bookings did you turn away, and why? (ask this one whatever happens)
How do you deal with people who don't turn up?
What does your staff say about Tablechime?

Don't ask about tips.
Say thanks and that the results come in the newsletter.`,
    asked: [3, 4, 5, 6, 7],
    must: [5],
    notAsked: [1, 9, 10],
    avoid: ['tips'],
    verbatim: [],
    minutes: 10,
  },
  {
    name: 'hofladen-abholung',
    language: 'de',
    product: 'Kistenglück',
    text: `Interviewleitfaden Kistenglück – Abholstationen
Dauer: 30 Minuten
Ziel: verstehen, warum Kisten stehen bleiben

Einstieg
Begrüßung, Datenschutz, Aufnahme starten
1. Erzählen Sie doch mal, wie Sie zu Kistenglück gekommen sind.
2. Wer wohnt bei Ihnen im Haushalt, und wer kocht?

Hauptteil
3. Wie läuft bei Ihnen ein Abholtag ab? (Pflichtfrage)
4. Wann haben Sie eine Kiste zuletzt nicht abgeholt, und was war da los? (Pflichtfrage)
5. Was machen Sie mit Gemüse, das Sie nicht mögen?
6. Wie erfahren Sie, was in der Kiste ist, und was machen Sie dann
mit dieser Information bis zum Abholtag?
7. Haben Sie schon einmal überlegt zu kündigen? Was war der Anlass? (Pflichtfrage)
8. Wem haben Sie schon von Kistenglück erzählt?
9. Was kaufen Sie trotzdem noch im Supermarkt?
10. Wie war das im Urlaub, was ist da mit der Kiste passiert?

Abschluss
11. Was sollten wir so lassen, wie es ist?
Dank und Gutschein

Bitte nicht ansprechen: die Preiserhöhung, Lieferanten`,
    asked: [7, 8, 11, 12, 13, 14, 16, 17, 18, 19, 22],
    must: [11, 12, 16],
    notAsked: [1, 2, 3, 5, 6, 10, 21, 23, 25],
    avoid: ['die Preiserhöhung', 'Lieferanten'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'mail-hausverwaltung',
    language: 'de',
    product: 'Stiegenfuchs',
    text: `Hallo zusammen,

hier wie besprochen meine Punkte für die Gespräche mit den Hausverwaltungen.
Mehr als 20 Minuten haben die meisten nicht, also bitte pünktlich aufhören.
Mich interessiert zuerst, wie bei ihnen eine Schadensmeldung reinkommt und wer sie annimmt.
Danach bitte fragen, wie sie entscheiden, welcher Handwerker fährt.
Ganz wichtig, das brauche ich aus jedem Gespräch: Was war der letzte Fall, bei dem sie den Überblick verloren haben?
Schön wäre auch zu erfahren, was sie nach Feierabend noch erledigen.
Und auf jeden Fall fragen, warum sie Stiegenfuchs nach der Testphase nicht gekauft haben.
Wir vermuten, dass es am Import liegt, aber das bitte nicht verraten.
Der Wasserschaden in der Lindenstraße ist kein Thema, da läuft ein Gutachten.

Danke euch und viele Grüße
Vertrieb Nord`,
    asked: [5, 6, 7, 8, 9],
    must: [7, 9],
    notAsked: [1, 3, 4, 10, 11, 13, 14],
    avoid: ['Der Wasserschaden in der Lindenstraße'],
    verbatim: [],
    minutes: 20,
  },
  {
    name: 'md-lernapp-eltern',
    language: 'de',
    product: 'Paukfix',
    text: `# Paukfix – Interviews mit Eltern

**Länge:** 20 bis 25 Minuten
**Stand:** Entwurf 3

## Worum es geht
Eltern richten die App ein, aber nach zwei Wochen lernt kaum noch ein Kind damit.

## Fragen
- Wie ist es bei Ihnen gestern mit den Hausaufgaben gelaufen?
- Wer hilft, wenn Ihr Kind nicht weiterkommt?
- Was haben Sie vor Paukfix schon ausprobiert?
- Erzählen Sie von dem Tag, an dem Ihr Kind die App zuletzt benutzt hat. **(muss)**
  - Wo saß es?
  - Wer hat den Anstoß gegeben?
- Woran merken Sie, dass etwas hängen geblieben ist?
- Wörtlich: „Was wäre für Sie ein guter Lerntag?“

## Tabu
- Noten der Kinder
- die Schule beim Namen nennen`,
    asked: [10, 11, 12, 13, 16, 17],
    must: [13],
    notAsked: [1, 3, 4, 6, 7, 9, 19, 20, 21],
    avoid: ['Noten der Kinder', 'die Schule beim Namen'],
    verbatim: ['Was wäre für Sie ein guter Lerntag?'],
    minutes: 25,
  },
  {
    name: 'notizen-werkstatt',
    language: 'de',
    product: 'Schraubwerk',
    text: `SCHRAUBWERK / BESUCHE IN FAHRRADWERKSTÄTTEN
ca. 40 min, in der Werkstatt, Handschuhe mitbringen

AUFTRAG
- wie kommt ein Auftrag rein, wie wird er notiert
- wer sagt dem Kunden, was es kostet
- letzter Auftrag, der liegen geblieben ist: wieso?
TEILE
- wie merkt man, dass ein Teil fehlt
- wo wird bestellt und von wem
- was passiert mit dem Rad, bis das Teil da ist
SCHRAUBWERK
- was läuft schon darüber, was noch auf Papier
- was würde der Azubi daran ändern

Die beiden Punkte unter TEILE mit dem fehlenden Teil und dem Rad, das wartet, müssen in jedem Besuch beantwortet sein.
Nicht nach Kollegen von der Konkurrenz fragen, die kennen sich alle.`,
    asked: [5, 6, 7, 9, 10, 11, 13, 14],
    must: [9, 11],
    notAsked: [1, 2, 4, 8, 12, 16, 17],
    avoid: ['Kollegen von der Konkurrenz'],
    verbatim: [],
    minutes: 40,
  },
  {
    name: 'chat-vereinskasse',
    language: 'de',
    product: 'Kassenspatz',
    text: `moin, kurz die fragen für die kassenwarte, hab nur schnell runtergeschrieben
viertelstunde pro nase
wie sind sie überhaupt kassenwart geworden
wie sammeln sie die beiträge ein, also ganz praktisch
was machen sie wenn einer nicht zahlt (MUSS rein)
wie läuft die übergabe wenn jemand neues das amt übernimmt
was war beim letzten kassenbericht am nervigsten
würden sie kassenspatz einem anderen verein empfehlen und warum
spendenquittungen bitte außen vor lassen, das klärt grad der steuerberater
ihr seid super 🙏`,
    asked: [3, 4, 5, 6, 7, 8],
    must: [5],
    notAsked: [1, 2, 9, 10],
    avoid: ['spendenquittungen'],
    verbatim: [],
    minutes: 15,
  },
  {
    name: 'velo-cargo-fr',
    language: 'fr',
    product: 'Triporto',
    text: `Guide d'entretien – Triporto, location de vélos cargo
Durée : 30 minutes
Objectif : comprendre pourquoi les familles louent une fois et ne reviennent pas.

Mise en route
Remercier, rappeler l'enregistrement.
1. Pouvez-vous me parler de votre famille et de vos trajets de la semaine ?

La location
2. Racontez-moi votre dernière location d'un vélo cargo. (indispensable)
3. Qu'est-ce que vous aviez prévu de transporter ?
4. Qui d'autre a roulé avec ?
5. À quel moment de la journée avez-vous eu envie de
rendre le vélo, et qu'est-ce qui se passait alors ?
6. Qu'est-ce qui vous a fait choisir un autre moyen la fois suivante ? (indispensable)

L'application
7. Comment avez-vous réservé ?
8. Qu'est-ce qui vous a manqué au moment de payer ?
9. Comment avez-vous su où se trouvait le vélo ?
10. Vous êtes-vous déjà retrouvé sans vélo alors que vous aviez réservé ?
11. À qui en avez-vous parlé autour de vous ?

Fin
12. Y a-t-il autre chose que vous aimeriez nous dire ?
Merci, bon d'achat.

À éviter : le vol de vélos, la subvention de la mairie`,
    asked: [7, 10, 11, 12, 13, 15, 18, 19, 20, 21, 22, 25],
    must: [10, 15],
    notAsked: [1, 2, 3, 5, 6, 9, 17, 24, 26, 28],
    avoid: ['le vol de vélos', 'la subvention de la mairie'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'mail-cantine-fr',
    language: 'fr',
    product: 'Platojour',
    text: `Bonjour à tous,

Comme promis, voici ce que je voudrais savoir des gestionnaires de cantine.
Comptez vingt minutes, pas davantage, ils sont en plein service.
Demandez-leur d'abord comment ils savent combien de repas préparer pour le lendemain.
Il me faut absolument une histoire précise : la dernière fois qu'ils ont jeté beaucoup de nourriture.
J'aimerais aussi savoir qui décide des menus.
Ensuite, comment les parents les préviennent d'une absence.
Et surtout, ne raccrochez pas sans avoir demandé ce qu'ils font encore sur papier et pourquoi.
Ne parlez pas du changement de prestataire, rien n'est signé.
Les allergies, on les laisse de côté aussi, une autre équipe s'en occupe.

Merci d'avance !
L'équipe produit Platojour`,
    asked: [5, 6, 7, 8, 9],
    must: [6, 9],
    notAsked: [1, 3, 4, 10, 11, 13, 14],
    avoid: ['changement de prestataire', 'Les allergies'],
    verbatim: [],
    minutes: 20,
  },
  {
    name: 'md-coiffure-fr',
    language: 'fr',
    product: 'Mèchefolle',
    text: `# Mèchefolle – entretiens salons

*25 min, en visio, une personne prend des notes*

## 1. Le salon
- Comment s'organise une journée chez vous ?
- Qui répond au téléphone ?

## 2. Les rendez-vous
- ⭐ Parlez-moi du dernier rendez-vous qui s'est mal goupillé.
- Comment gérez-vous les retards ?
- Que se passe-t-il quand une cliente annule le matin même ?
  - relance ?
  - liste d'attente ?

## 3. L'outil
- ⭐ Qu'est-ce que vous continuez à noter dans l'agenda papier ?
- Mot pour mot : « Si Mèchefolle s'arrêtait demain, que feriez-vous ? »

⭐ = à poser à chaque entretien

## Sujets interdits
- les notes laissées par les clients`,
    asked: [6, 7, 10, 11, 12, 17, 18],
    must: [10, 17],
    notAsked: [1, 3, 5, 9, 16, 20, 22, 23],
    avoid: ['les notes laissées par les clients'],
    verbatim: ["Si Mèchefolle s'arrêtait demain, que feriez-vous ?"],
    minutes: 25,
  },
  {
    name: 'slack-colis-fr',
    language: 'fr',
    product: 'Relaiko',
    text: `salut ! les questions pour les commerçants qui font point relais
15 min grand max, entre deux clients
- pourquoi ils se sont lancés là-dedans
- une journée type avec les colis, où ils les mettent
- le dernier colis introuvable : qu'est-ce qui s'est passé (obligatoire)
- comment ça se passe avec les livreurs
- ce que ça leur rapporte vraiment, en clients, pas en euros
- s'ils arrêtaient, ce serait à cause de quoi
pas un mot sur la grève svp
merci les amis`,
    asked: [3, 4, 5, 6, 7, 8],
    must: [5],
    notAsked: [1, 2, 9, 10],
    avoid: ['la grève'],
    verbatim: [],
    minutes: 15,
  },
  {
    name: 'memoire-etudiante-fr',
    language: 'fr',
    product: 'Bêchamis',
    text: `Annexe 2 : guide d'entretien semi-directif
Mémoire de master, usages de la plateforme Bêchamis
Durée prévue : 40 à 45 minutes

Consigne de départ
Présenter l'étude, garantir l'anonymat, demander l'accord pour l'enregistrement.

Thème A. Le jardin
A1. Pouvez-vous me décrire votre jardin ?
A2. Depuis quand jardinez-vous, et avec qui ?
Thème B. Le partage
B1. Comment en êtes-vous arrivé à ouvrir votre jardin à quelqu'un d'autre ?
B2. Comment s'est passée la première rencontre ?
B3. Pouvez-vous me raconter un désaccord avec la personne qui jardine chez vous ?
Relances : qui en a parlé, comment cela s'est réglé
B4. Qu'est-ce qui vous appartient encore, dans ce jardin ?
Thème C. La plateforme
C1. À quoi vous sert Bêchamis aujourd'hui ?
C2. Qu'attendiez-vous d'elle au début ?

Faute de temps, s'en tenir à B1 et B3, sans lesquelles l'entretien est inutilisable.
Ne pas aborder la situation financière de la personne.`,
    asked: [9, 10, 12, 13, 14, 16, 18, 19],
    must: [12, 14],
    notAsked: [1, 2, 3, 5, 6, 8, 11, 17, 21, 22],
    avoid: ['la situation financière'],
    verbatim: [],
    minutes: 45,
  },
  {
    name: 'taller-citas-es',
    language: 'es',
    product: 'Tuercalista',
    text: `Guion de entrevista: Tuercalista, talleres con cita previa
Duración: 30 minutos
Objetivo: saber por qué los talleres dejan de usar la agenda

Inicio
Saludar, explicar la grabación.
1. ¿Me cuenta un poco cómo es su taller y cuánta gente trabaja en él?

Agenda
2. ¿Cómo reparten el trabajo por la mañana?
3. ¿Qué pasó la última vez que se les juntaron dos coches a la misma hora?
4. ¿Quién apunta las citas y dónde?
5. ¿Qué hacen cuando un cliente llega sin avisar y
tienen el elevador ocupado desde primera hora?
6. ¿En qué momento dejaron de abrir la agenda de Tuercalista? (imprescindible)
7. ¿Qué usan ahora en su lugar?
8. ¿Cómo avisan al cliente de que el coche está listo?
9. ¿Quién pide las piezas?

Cierre
10. ¿Qué tendría que cambiar para que volvieran a usarla?
Dar las gracias y despedirse.

No mencionar los precios de la mano de obra ni el cierre del local de la avenida.`,
    asked: [7, 10, 11, 12, 13, 15, 16, 17, 18, 21],
    must: [15],
    notAsked: [1, 2, 3, 5, 6, 9, 20, 22, 24],
    avoid: ['los precios de la mano de obra', 'el cierre del local de la avenida'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'correo-guarderia-es',
    language: 'es',
    product: 'Nidito',
    text: `Hola, equipo:

Os paso lo que necesito de las entrevistas con las educadoras que usan Nidito.
Serán unos 20 minutos, a la hora de la siesta.
Primero preguntad cómo es un día suyo, desde que abren la puerta.
Luego, qué les cuentan a las familias y por qué medio.
Lo que necesito sí o sí es un ejemplo de un mensaje a una familia que acabó en malentendido.
También me gustaría saber qué apuntan en papel.
Y para acabar, qué dejarían de hacer si pudieran.
De la inspección, ni palabra, por favor.
Tampoco habléis de los sueldos.
El jueves lo vemos juntos en la reunión.

Un abrazo`,
    asked: [5, 6, 7, 8, 9],
    must: [7],
    notAsked: [1, 3, 4, 10, 11, 12, 14],
    avoid: ['la inspección', 'los sueldos'],
    verbatim: [],
    minutes: 20,
  },
  {
    name: 'md-alquiler-es',
    language: 'es',
    product: 'Llavero',
    text: `# Llavero · Entrevistas a propietarios

- **Tiempo:** 40 min
- **Perfil:** propietarios con uno a tres pisos
- **Hipótesis:** creemos que no confían en los contratos digitales

## Bloque 1: el piso
1. ¿Cómo llegó a tener un piso en alquiler?
2. ¿Qué parte lleva usted y qué parte delega?

## Bloque 2: el inquilino
3. Cuénteme cómo encontró a su último inquilino. **[obligatoria]**
4. ¿En qué se fija cuando conoce a alguien?
5. ¿Cuál fue el último problema que tuvo con un inquilino y cómo lo resolvió? **[obligatoria]**
6. Literal: «¿Qué es para usted un buen inquilino?»

## Bloque 3: Llavero
7. ¿Para qué ha usado Llavero hasta hoy?
8. ¿Qué sigue firmando en papel? **[obligatoria]**
   - Si dice que nada: pedirle que enseñe el último documento
9. Si queda tiempo: ¿qué le contaría de Llavero a otro propietario?

## Evitar
- la nueva ley de alquiler`,
    asked: [8, 9, 12, 13, 14, 15, 18, 19, 21],
    must: [12, 14, 19],
    notAsked: [1, 3, 4, 5, 7, 11, 17, 23, 24],
    avoid: ['la nueva ley de alquiler'],
    verbatim: ['¿Qué es para usted un buen inquilino?'],
    minutes: 40,
  },
  {
    name: 'notas-huerta-es',
    language: 'es',
    product: 'Surcapp',
    text: `SURCAPP – PRODUCTORES DE HORTALIZAS
25 minutos por teléfono, hablar despacio que hay mala señal

ANTES DE SEMBRAR
• cómo deciden qué siembran
• con quién lo hablan
DURANTE LA TEMPORADA
• qué anotan y cada cuánto (clave)
• última vez que perdieron parte de la cosecha: qué pasó (clave)
• cómo se enteran del clima
LA VENTA
• cómo acuerdan el precio con el comprador (clave)
• qué papel juega Surcapp en todo esto

Las marcadas como clave van siempre.
Mejor no sacar el tema de los pesticidas.`,
    asked: [5, 6, 8, 9, 10, 12, 13],
    must: [8, 9, 12],
    notAsked: [1, 2, 4, 7, 11, 15, 16],
    avoid: ['los pesticidas'],
    verbatim: [],
    minutes: 25,
  },
  {
    name: 'chat-museo-es',
    language: 'es',
    product: 'Audiosala',
    text: `buenas, van las preguntas para los visitantes a la salida
10 minutos, de pie, nada de cuestionarios largos
- con quién han venido y por qué hoy
- en qué sala se han parado más tiempo
- cuándo se quitaron los auriculares y por qué, esta no puede faltar
- qué se les ha quedado de lo que han oído
- qué harían distinto en otra visita
no saquéis las obras del ala norte que la gente está harta
gracias!!`,
    asked: [3, 4, 5, 6, 7],
    must: [5],
    notAsked: [1, 2, 8, 9],
    avoid: ['las obras del ala norte'],
    verbatim: [],
    minutes: 10,
  },
  {
    name: 'marmita-entrega-pt',
    language: 'pt',
    product: 'Marmitaí',
    text: `Roteiro de entrevista – Marmitaí
Duração: até 30 minutos
Público: assinantes que pausaram o plano

Aquecimento
Agradecer, avisar que a conversa é gravada.
1. Como é um dia de semana seu, do café ao jantar?
2. Quem cozinha na sua casa?

Assinatura
3. O que fez você assinar o Marmitaí?
4. Conte como foi a semana em que você pausou o plano. (obrigatória)
5. O que você fazia com as marmitas que sobravam, e como
decidia o que ia para o congelador?
6. O que você come hoje no lugar delas?
7. O que precisaria acontecer para você voltar? (obrigatória)

Aplicativo
8. Como você escolhia o cardápio da semana?
9. Quando foi a última vez que precisou falar com o suporte?
10. O que você dizia do Marmitaí para os amigos?

Encerramento
11. Tem alguma coisa que eu não perguntei e deveria?
Agradecer e falar do cupom.

Não falar sobre a taxa de entrega nem sobre o concorrente da zona sul.`,
    asked: [7, 8, 11, 12, 13, 15, 16, 19, 20, 21, 24],
    must: [12, 16],
    notAsked: [1, 2, 3, 5, 6, 10, 18, 23, 25, 27],
    avoid: ['a taxa de entrega', 'o concorrente da zona sul'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'email-escola-musica-pt',
    language: 'pt',
    product: 'Compassinho',
    text: `Olá a todos,

Seguem as minhas notas para as conversas com os professores de música.
Contem com 25 minutos por pessoa.
Comecem por perguntar o que ensinam e a quem.
Depois gostava de saber como preparam uma aula.
O que preciso mesmo de saber é o que fazem quando um aluno falta sem avisar.
Perguntem também como falam com os pais entre aulas.
Por fim, o que os levaria a largar o Compassinho.
Desconfiamos que o calendário é confuso, mas guardem isso para vocês.
O aumento das mensalidades não é para mencionar.

Obrigada e bom trabalho
Equipa Compassinho`,
    asked: [5, 6, 7, 8, 9],
    must: [7],
    notAsked: [1, 3, 4, 10, 11, 13, 14],
    avoid: ['O aumento das mensalidades'],
    verbatim: [],
    minutes: 25,
  },
  {
    name: 'md-condominio-pt',
    language: 'pt',
    product: 'Guaritinha',
    text: `# Guaritinha: conversa com síndicos

**Tempo:** meia hora
**Quem conduz:** time de pesquisa

## Perguntas
1. Como você virou síndico?
2. O que chega até você numa semana comum, e por onde?
3. ❗ Qual foi a última encomenda que sumiu e o que você fez?
4. Como os moradores avisam que vão receber visita?
5. ❗ Como foi a assembleia em que decidiram contratar a Guaritinha?
   - quem era contra
   - o que convenceu
6. O que os moradores mais velhos acham do aplicativo?
7. O que continua no caderno da portaria?

❗ = não pode ficar de fora

## Não tocar nesses assuntos
- a demissão do porteiro
- brigas entre vizinhos`,
    asked: [7, 8, 9, 10, 11, 14, 15],
    must: [9, 11],
    notAsked: [1, 3, 4, 6, 17, 19, 20, 21],
    avoid: ['a demissão do porteiro', 'brigas entre vizinhos'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'zap-costura-pt',
    language: 'pt',
    product: 'Linhavo',
    text: `oi gente, segue o que eu queria saber das costureiras
uns 15 minutinhos por ligação
como elas começaram a costurar pra fora
como o cliente chega nelas hoje
como elas calculam o preço de uma peça (essa é obrigatória)
o que fazem quando o cliente não gosta do resultado
a última vez que atrasaram uma entrega, o que aconteceu
o que elas usam do linhavo no dia a dia
não puxem assunto de imposto, elas travam
valeu, depois me contem tudo`,
    asked: [3, 4, 5, 6, 7, 8],
    must: [5],
    notAsked: [1, 2, 9, 10],
    avoid: ['imposto'],
    verbatim: [],
    minutes: 15,
  },
  {
    name: 'guiao-oficina-pt',
    language: 'pt',
    product: 'Bilhetim',
    text: `Guião: compradores de bilhetes de teatro
Bilhetim, ronda de outono
Cerca de 20 minutos, no átrio, depois do espetáculo

P1. O que veio ver hoje, e com quem?
P2. Como soube deste espetáculo?
P3. Como foi comprar os bilhetes, do princípio ao fim?
P4. O que o fez hesitar?
P5. Ler tal como está: «Que nota daria a esta noite, e porquê?»
P6. Quando foi a última vez que quis ir ao teatro e não foi?
P7. Quem decide, entre os seus amigos ou na família, onde se vão sentar?

As perguntas P3 e P7 são obrigatórias, as restantes conforme o tempo.
Evitar o incidente do festival de verão.
No fim, agradecer e entregar o folheto.`,
    asked: [5, 6, 7, 8, 9, 10, 11],
    must: [7, 11],
    notAsked: [1, 2, 3, 13, 14, 15],
    avoid: ['o incidente do festival de verão'],
    verbatim: ['Que nota daria a esta noite, e porquê?'],
    minutes: 20,
  },
]
