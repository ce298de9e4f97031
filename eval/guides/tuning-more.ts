import type { LabelledGuide } from './guide.ts'

/** More guides that the rules may be tuned on, with other habits than the first ones. */
export const moreTuningGuides: LabelledGuide[] = [
  {
    name: 'moscow-tags-kennel',
    language: 'en',
    product: 'Barkroster',
    text: `Barkroster_kennels_guide_FINAL_v2.docx

Study: how boarding kennels fill the quiet weeks
Time: 45 minutes in total, video call
Tags: [M] must have, [S] should have, [C] could have

Opening
Say hello, say who is listening, start the cloud recording.
[S] How long have you been running the kennels?
[C] What sort of dogs come to you mostly?

Filling the weeks
[M] Talk me through how last month's bookings came in.
[S] What do you do with a week that stays half empty?
[M] When did you last turn a dog away, and what was that like?

Barkroster itself
[S] Who on your team opens Barkroster, and on which device?
[C] Which reports do you print?
Hands off: the bite incident in Dorley, insurance premiums.

Closing
Thank them and mention the 40 pound card that comes by post.`,
    asked: [9, 10, 13, 14, 15, 18, 19],
    must: [13, 15],
    notAsked: [1, 3, 4, 5, 7, 8, 12, 17, 20, 22, 23],
    avoid: ['bite incident', 'insurance premiums'],
    verbatim: [],
    minutes: 45,
  },
  {
    name: 'priorities-p0-desk-booking',
    language: 'en',
    product: 'Perchly',
    text: `PERCHLY DESK BOOKING :: INTERVIEW SCRIPT
Author: workplace research | Reviewed by: nobody yet | Last saved 4 Nov
Duration (min): 50
P0 = has to be asked in every session. P1 = ask if it fits. P2 = spare.

== 1 == GETTING SET
1.0 Moderator: check sound, share nothing on screen.
1.1 (P1) What does your working week look like at the moment?
1.2 (P1) Which days do you come in, and who decides that?

== 2 == FINDING A DESK
2.1 (P0) Describe the last time you booked a desk.
2.1.1 what they looked at first
2.1.2 whether they knew who sat nearby
2.2 (P0) What happens when your desk is taken by somebody else?
2.3 (P2) What would you put in a locker?

== 3 == AFTERWARDS
3.1 (P0) How did you let people know where you were sitting?
3.2 (P2) What do visitors do?

No-go topics
* the return-to-office policy
* layoffs

To do (Mo): order a spare headset before the first session.`,
    asked: [8, 9, 12, 15, 16, 19, 20],
    must: [12, 15, 19],
    notAsked: [1, 2, 3, 4, 6, 7, 11, 18, 22, 23, 24, 26],
    avoid: ['return-to-office policy', 'layoffs'],
    verbatim: [],
    minutes: 50,
  },
  {
    name: 'quotes-read-as-is-hearing',
    language: 'en',
    product: 'Chimewell',
    text: `Chimewell hearing aids
First four weeks study

Please plan for no more than 35 minutes; people tire.
Anything in double quotes is read exactly as it stands. The rest you may phrase your own way.

**Before the aids**
when they first noticed they were missing things
"Who told you it was time to get your hearing looked at?" (has to be in every interview)
what they had imagined hearing aids would be like

**The first days**
"What was the first sound you noticed after you put them in?"
what they took them out for
a situation that was worse than before (has to be in every interview)

**Now**
where the aids are at this very moment
who changes the batteries

We are guests in their homes: shoes off, phones silent.
The clinic's waiting times are not our business today.
If a partner sits in, note it down on the sheet.`,
    asked: [8, 9, 10, 13, 14, 15, 18, 19],
    must: [9, 15],
    notAsked: [1, 2, 4, 5, 7, 12, 17, 21, 22, 23],
    avoid: ["clinic's waiting times"],
    verbatim: [
      'What was the first sound you noticed after you put them in?',
      'Who told you it was time to get your hearing looked at?',
    ],
    minutes: 35,
  },
  {
    name: 'numbers-at-the-end-fleet',
    language: 'en',
    product: 'Vanquill',
    text: `Slots of 30 minutes, back to back, Tuesday only

Fleet managers (Vanquill)
Say nothing about the tachograph case.
Same goes for driver pay.

1) What's in your fleet right now?
2) How did you hear that the last van had broken down?
3) What did you do in the hour after that?
4) Who do you ring first, and why them?
5) Which costs surprised you this quarter?
6) How do you plan a service when everything is out on the road?
7) What's pinned on the wall behind you?
8) Think of the last driver who left. What happened to their van?

Whatever happens, get 3, 5 and 8 answered.
Dial-in details are in the invite.`,
    asked: [7, 8, 9, 10, 11, 12, 13, 14],
    must: [9, 11, 14],
    notAsked: [1, 3, 4, 5, 16, 17],
    avoid: ['tachograph case', 'driver pay'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'table-must-column-museum',
    language: 'en',
    product: 'Galleryloop',
    text: `# Galleryloop audio tours – exit interviews

**Setting:** bench by the cloakroom, coats on. **Length:** 40 min incl. consent.

| # | Ask | Must? | Notes |
|---|---|---|---|
| 1 | What made you come in today? | | |
| 2 | Walk me through your visit room by room. | x | have the floor plan ready |
| 3 | Where did you take the headphones off? | | |
| 4 | Tell me about a moment you stood still for longer than you'd planned. | x | wait, people need time |
| 5 | What did you say to each other about the tour? | | only for groups |
| 6 | What will you tell somebody at home? | | |

> **Please park these:** the entrance fee, the returned statues

_Footer: research folder / 2 / exit / guide.md_`,
    asked: [7, 8, 9, 10, 11, 12],
    must: [8, 10],
    notAsked: [1, 3, 5, 6, 14, 16],
    avoid: ['entrance fee', 'returned statues'],
    verbatim: [],
    minutes: 40,
  },
  {
    name: 'bold-is-must-tenants',
    language: 'en',
    product: 'Keyhollow',
    text: `Keyhollow – repairs reported by tenants

We've promised them 25 minutes, so stick to it.
Bold = cannot be dropped.

i. home
- who lives with you?
- **what was the last thing that broke?**

ii. reporting it
- **how did you let somebody know, step by step?**
- what did you expect to happen next?
- if it was an emergency: who came, and how soon?
- **when did you give up waiting, if ever?**

iii. after the repair
- what did you do to check it was fixed?
- what would you do differently with the next one?

Topics we keep away from: the rent freeze, other landlords.
Our bet (not for tenants' ears): photos cut the number of visits by half.
---
consent form: link in the calendar entry`,
    asked: [7, 8, 11, 12, 14, 17, 18],
    must: [8, 11, 14],
    notAsked: [1, 3, 4, 6, 10, 16, 20, 21, 22, 23],
    avoid: ['rent freeze', 'other landlords'],
    verbatim: [],
    minutes: 25,
  },
  {
    name: 'ai-briefing-seedbox',
    language: 'en',
    product: 'Sproutbox',
    text: `You are talking to people who cancelled their Sproutbox seed subscription.
Be warm, ask one thing at a time, keep your turns short.
Keep the whole conversation to ten minutes, twelve at most.

Start by finding out what they were growing when they signed up.
Then explore how the boxes fitted into their season.
It is essential that you learn what happened in the week they decided to cancel.
Ask who else in the household had an opinion about it.
You must also cover what they are doing with the seeds that are left over.
If the conversation flows, ask what they would grow next year.

Never mention discount codes.
Never reveal the upcoming herb line.
Take what they say kindly, also when it is harsh.
End by thanking them for their time.`,
    asked: [5, 6, 7, 8, 9, 10],
    must: [7, 9],
    notAsked: [1, 2, 3, 12, 13, 14, 15],
    avoid: ['discount codes', 'upcoming herb line'],
    verbatim: [],
    minutes: 12,
  },
  {
    name: 'if-you-only-have-five-minutes',
    language: 'en',
    product: 'Tidepool Till',
    text: `Tidepool Till // beach kiosks // talk to whoever is behind the counter
Guests come first: stop when there's a queue. All in all 20 minutes, rarely more.

IF YOU ONLY HAVE FIVE MINUTES, THESE TWO
How did the busiest hour of last weekend go?
What went wrong with the till in that hour?

IF THEY HAVE LONGER
What do you count at the end of the day, and how?
How do you teach a student the till on their first morning?
What do you sell that isn't in the till at all? (leave the tips out of it)
Who fixes it when it freezes?

DON'T START ON
The card machine outage in July

GEAR
Clip-on mic, sunscreen, 2 pens`,
    asked: [5, 6, 9, 10, 11, 12],
    must: [5, 6],
    notAsked: [1, 2, 4, 8, 14, 15, 17, 18],
    avoid: ['card machine outage', 'tips'],
    verbatim: [],
    minutes: 20,
  },
  {
    name: 'checkbox-marked-night-nurse',
    language: 'en',
    product: 'Handoverly',
    text: `Handoverly co-design, 90-minute sessions
Ticked = we ask it every time. Unticked = we ask it when we can.

PART ONE. THE SHIFT
[ ] What were you doing at four o'clock this morning?
[x] How did the shift start, from the changing room on?
[ ] Which rooms did you look into first?

PART TWO. HANDING OVER
[x] What did the late shift tell you, and what did you find out on your own?
[ ] Where do you write things down while you walk?
[x] (exact wording, please) If you could hand over only three things, which three would they be?

PART THREE. PAPER PROTOTYPES
Put the four sheets on the table, blank sides up.
[ ] What do you take each of these sheets to be for?
[ ] Which one would you carry with you, and why that one?

RED LINES
1. staffing ratios
2. the ongoing inquiry
3. names of patients

Facilitator: keep your badge visible; phones stay outside.`,
    asked: [5, 6, 7, 10, 11, 12, 16, 17],
    must: [6, 10, 12],
    notAsked: [1, 2, 4, 9, 14, 15, 19, 20, 21, 22, 24],
    avoid: ['staffing ratios', 'ongoing inquiry', 'names of patients'],
    verbatim: ['If you could hand over only three things, which three would they be?'],
    minutes: 90,
  },
  {
    name: 'mail-thread-caravan',
    language: 'en',
    product: 'Hookup',
    text: `Subject: Re: Re: questions for the caravan people
Sent: Thursday, 16:41

Hello you two,
thanks for taking the interviews on while I'm away.
So you know where this comes from: pitches get cancelled late and the wardens are fed up.
First of all, I wonder how people pick a site when they've never been there.
It would be good to hear what goes on between booking and arriving.
Above all I need to know what made them cancel, the last time they did.
I'd be curious how they feel about naming an arrival hour.
And could you ask what they do on a rainy evening?
I'd say three quarters of an hour each.
Keep schtum about the site in Penmoor please.
I'd also rather we didn't get into electricity tariffs.
My theory is that they book two sites and drop one, but let's see if it comes up by itself.
The list with phone numbers follows tomorrow.

Safe travels,
Research desk
Sent from my phone`,
    asked: [7, 8, 9, 10, 11],
    must: [9],
    notAsked: [1, 2, 4, 5, 6, 12, 13, 14, 15, 16, 18, 19, 20],
    avoid: ['site in Penmoor', 'electricity tariffs'],
    verbatim: [],
    minutes: 45,
  },
  {
    name: 'sections-with-own-times-payroll',
    language: 'en',
    product: 'Coppice Pay',
    text: `COPPICE PAY
Payroll officers in firms under 50 people
Recruit: 10. Backup: 2. Incentive 60 GBP, paid by the agency.

[A] Your job -------------------- 5 min
    A1. What landed on your desk this morning?
    A2. Who do you answer to on payday?

[B] The last pay run ------------ 15 min
    B1. Go back to the last pay run: what did you do first? (do ask this even if you're over time)
        - sources, lists, mails
        - people they had to chase
    B2. What did you have to correct?
    B3. Who noticed?

[C] Trust ----------------------- 10 min
    C1. Which numbers do you check by hand?
    C2. Don't change a word: "What would have to happen for you to run payroll without checking it twice?" (do ask this even if you're over time)

Internal: the data leak at the old provider is under NDA, nobody brings it up.`,
    asked: [6, 7, 10, 13, 14, 17, 18],
    must: [10, 18],
    notAsked: [1, 2, 3, 5, 9, 16, 20],
    avoid: ['data leak'],
    verbatim: ['What would have to happen for you to run payroll without checking it twice?'],
    minutes: null,
  },
  {
    name: 'optional-marked-rest-compulsory',
    language: 'en',
    product: 'Lanternfield',
    text: `Lanternfield festival crew interviews | one hour | room 3

Everything below is compulsory, apart from what is marked (opt.)

Arrival
• How did you come to volunteer with us?
• (opt.) What did you pack?
On site
• What did your first two hours look like?
• Who told you what to do, and how?
• (opt.) What did you eat?
Afterwards
• When did you think of going home early?
• What would bring you back next year?

Skip anything to do with the grant decision or the rival festival in June.
Hand out the thank-you bags, sign the sheet, next please.`,
    asked: [6, 7, 9, 10, 11, 13, 14],
    must: [6, 9, 10, 13, 14],
    notAsked: [1, 3, 5, 8, 12, 16, 17],
    avoid: ['grant decision', 'rival festival in June'],
    verbatim: [],
    minutes: 60,
  },
  {
    name: 'chevron-legend-language-app',
    language: 'en',
    product: 'Parlotte',
    text: `notes for parlotte learner calls!! 🎧
(>> means: we can't do without it)

- what got them started with the language
>> the last time they spoke it with a real person
- what they do right before opening parlotte
- the lesson they never finished
>> what they told themselves on the day they stopped
- other things they use, books, songs, series (but nothing about what they cost)

15 mins tops, it's a voice call
don't prompt on the streak counter
teachers' contracts = not ours to discuss
upload audio to the shared drive under learners/nov`,
    asked: [4, 5, 6, 7, 8, 9],
    must: [5, 8],
    notAsked: [1, 2, 11, 12, 13, 14],
    avoid: ['streak counter', "teachers' contracts", 'what they cost'],
    verbatim: [],
    minutes: 15,
  },
  {
    name: 'paragraphs-no-marks-allergy',
    language: 'en',
    product: 'Nibblesafe',
    text: `Parents of children with food allergies

We will speak to nine parents for Nibblesafe between now and the end of the month.

How does a normal school morning go when it comes to food?

What is in the bag your child takes along, and who packed it?

Tell me about the last time you weren't sure whether something was safe to eat. This one is make-or-break for the study.

Who do you trust to look after your child at a party, and what do you tell them?

Suppose the label is in a language you can't read. What do you do?

How do you and your child talk about the risk? Also make-or-break.

We don't talk about the lawsuit. Nor about the school's kitchen.

Many thanks to the parents' group for the contacts.

Each talk may last half an hour, not a second longer.`,
    asked: [5, 7, 9, 11, 13, 15],
    must: [9, 15],
    notAsked: [1, 3, 17, 19, 21],
    avoid: ['lawsuit', "school's kitchen"],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'nested-outline-roofers',
    language: 'en',
    product: 'Slatework',
    text: `Slatework / roofing firms / contextual interview
Steer well away from: the subcontractors' papers / the asbestos fine
Allow an hour and a quarter.

I. Background
   a. size of the firm
   b. kinds of roofs
II. From call to quote
   a. how a call turns into a visit
   b. measuring up !!
   c. working out the price of a job
   d. a quote they lost !!
III. On the roof
   a. deciding that the weather is good enough
   b. what gets photographed
   c. the last nasty surprise under the tiles !!
IV. Wrap-up
   a. thanks
   b. voucher
   c. ask permission to send photos

!! = top of the list, goes first when time is short`,
    asked: [6, 7, 9, 10, 11, 12, 14, 15, 16],
    must: [10, 12, 16],
    notAsked: [1, 2, 3, 5, 8, 13, 17, 18, 19, 20, 22],
    avoid: ["subcontractors' papers", 'asbestos fine'],
    verbatim: [],
    minutes: 75,
  },
  {
    name: 'moderator-script-smart-lock',
    language: 'en',
    product: 'Latchling',
    text: `LATCHLING SMART LOCK: IN-HOME MODERATOR SCRIPT
Total running time: approx. 55'

READ VERBATIM: "Thank you for having us. We record sound only, and you can stop whenever you like."
(wait for a yes)

> The door
Q. Who comes in through this door on an ordinary day?
Q. What do you do with your hands full?
Moderator: let them act it out at the door.

> Getting started
KEY Q. How did you get the lock onto the door?
Q. What did you read, watch or ask?
Moderator: do not help, even when it hurts.

> Living with it
KEY Q. When did it last let you down?
Q. Who else has a code, and how did they get it?
KEY Q (to be said as written): In one sentence, what does this lock do that your old one didn't?

> Goodbye
Q. What haven't we asked about?
Collect the spare key. Close the door behind you.

Taboo for moderators: break-in statistics; competitor models. If the resident raises them, nod and move on.`,
    asked: [8, 9, 13, 14, 18, 19, 20, 23],
    must: [13, 18, 20],
    notAsked: [1, 2, 4, 5, 7, 10, 12, 15, 17, 22, 24, 26],
    avoid: ['break-in statistics', 'competitor models'],
    verbatim: ["In one sentence, what does this lock do that your old one didn't?"],
    minutes: 55,
  },
  {
    name: 'hebammen-tabelle',
    language: 'de',
    product: 'Wiegenlog',
    text: `Wiegenlog | Gespräche mit freien Hebammen
Zeitrahmen: rund 50 Minuten, bei den Frauen vor Ort

| Nr. | Frage | K |
|-----|-------|---|
| 1 | Wie viele Familien begleiten Sie gerade? | |
| 2 | Nehmen Sie mich mit durch den gestrigen Tag, von der ersten Fahrt an. | K |
| 3 | Was schreiben Sie noch während des Besuchs auf, was erst im Auto? | |
| 4 | Wann hat Ihnen zuletzt eine Angabe gefehlt? | K |
| 5 | Wie kommt die Abrechnung zustande? | |
| 6 | Woran merken Sie abends, dass es ein guter Tag war? (Wortlaut beibehalten) | |

K steht für Kernfrage: wird in jedem Gespräch gestellt.
Finger weg von: Haftpflicht, dem Fall aus der Presse.
Einwilligung liegt im blauen Ordner.`,
    asked: [6, 7, 8, 9, 10, 11],
    must: [7, 9],
    notAsked: [1, 2, 4, 5, 13, 14, 15],
    avoid: ['Haftpflicht', 'Fall aus der Presse'],
    verbatim: ['Woran merken Sie abends, dass es ein guter Tag war?'],
    minutes: 50,
  },
  {
    name: 'hausverwaltung-chat',
    language: 'de',
    product: 'Klinkenputz',
    text: `moin, wegen der interviews mit den hausmeistern morgen
vorab: kündigungen lassen wir komplett weg
mehr als 20 min haben die nicht, die stehen im treppenhaus
wie erfahren die überhaupt, dass irgendwo was kaputt ist?
was landet auf zetteln und was in klinkenputz
darf auf keinen fall fehlen: der letzte einsatz, der doppelt gefahren wurde
und dann noch, wen sie anrufen, wenn sie nicht weiterwissen
auch das muss sein: wie sie einen auftrag abschließen, so richtig schritt für schritt
und verkneift euch die heizungsgeschichte bitte
schlüssel fürs büro liegt bei der pforte, bis denne`,
    asked: [4, 5, 6, 7, 8],
    must: [6, 8],
    notAsked: [1, 2, 3, 9, 10],
    avoid: ['kündigungen', 'heizungsgeschichte'],
    verbatim: [],
    minutes: 20,
  },
  {
    name: 'pflegedienst-abschnitte',
    language: 'de',
    product: 'Tourenblatt',
    text: `TOURENBLATT
Ambulante Pflege, Runde 3, Leitfaden für das Interviewteam
------------------------------------------------------------

Vorab
  Diktiergerät testen. Ausweis zeigen. Datenschutzblatt unterschreiben lassen.
  Planen Sie vierzig Minuten ein.

I   PFLICHTTEIL
  I.1  Wie sieht Ihre Tour heute aus?
  I.2  Beschreiben Sie bitte den letzten Anruf, der Ihre Tour umgeworfen hat. (genau so vorlesen)
  I.3  Was tun Sie, wenn niemand die Tür öffnet?

II  KÜRTEIL
  II.1  Welche Strecke fahren Sie am liebsten?
  II.2  Wie geben Sie etwas an die Kollegin vom Abend weiter?
  II.3  Was würden Sie einer Neuen am ersten Tag zeigen?

III NO-GOS
  Krankenkassen
  Kameras in der Wohnung

Annahme des Teams: Die Navigation im Auto wird nicht genutzt, weil sie zu laut ist.`,
    asked: [10, 11, 12, 15, 16, 17],
    must: [10, 11, 12],
    notAsked: [1, 2, 3, 5, 6, 7, 9, 14, 19, 20, 21, 23],
    avoid: ['Krankenkassen', 'Kameras'],
    verbatim: ['Beschreiben Sie bitte den letzten Anruf, der Ihre Tour umgeworfen hat.'],
    minutes: 40,
  },
  {
    name: 'weinbau-fliesstext',
    language: 'de',
    product: 'Rebzeile',
    text: `Betreff: Rebzeile, Besuche bei den Winzerinnen
Guten Morgen zusammen,

wie besprochen kommt hier, was wir wissen wollen.
Rebzeile wird im Herbst eifrig benutzt und liegt danach bis März brach.
Lasst euch erzählen, wie im Winter entschieden wird, welche Zeile wie geschnitten wird.
Spannend fände ich auch, wer im Betrieb das letzte Wort hat.
Mir liegt am meisten daran zu hören, was sie zuletzt in Rebzeile gesucht und nicht gefunden haben, das bitte in jedem Gespräch.
Ferner: Was steht in den alten Heften, das nirgends sonst steht?
Zum Ende hin gern noch, wie sie sich die nächste Lese vorstellen.
Außen vor bleiben die Frostschäden.
Den Streit in der Genossenschaft sprecht ihr bitte nicht an.
Rechnet mit einer Dreiviertelstunde, danach gibt es meistens Brot.
Meine Wette: Die Karte ist zu klein. Das bleibt aber unter uns.

Herzlich
eure Forschung
i. A. Büro Rebzeile, Hinterhaus`,
    asked: [6, 7, 8, 9, 10],
    must: [8],
    notAsked: [1, 2, 4, 5, 11, 12, 13, 14, 16, 17, 18],
    avoid: ['Frostschäden', 'Streit in der Genossenschaft'],
    verbatim: [],
    minutes: 45,
  },
  {
    name: 'fahrschule-emoji',
    language: 'de',
    product: 'Kupplung+',
    text: `🚗 Kupplung+ / Fahrschüler:innen
⏱ 25 Minuten inkl. Begrüßung
🔥 = zwingend, 💡 = wenn Luft ist

👋 Ankommen
Du-Form, Kekse, nichts unterschreiben lassen (ist schon erledigt)
💡 Wie bist du heute hergekommen?

📱 Lernen
🔥 Wann hast du das letzte Mal für die Theorie gelernt, und wo warst du da?
💡 Was machst du, wenn du eine Frage dreimal falsch hattest?
💡 Mit wem redest du über die Prüfung?

🛣 Fahren
🔥 Erzähl mir von deiner letzten Fahrstunde.
wenn jemand ins Schwitzen kommt: Was hast du danach gemacht?
🔥 Woran merkst du, dass du so weit bist?

🚫 die Durchfallquote
🚫 Preise anderer Fahrschulen`,
    asked: [7, 10, 11, 12, 15, 17],
    must: [10, 15, 17],
    notAsked: [1, 2, 3, 5, 6, 9, 14, 19, 20],
    avoid: ['Durchfallquote', 'Preise anderer Fahrschulen'],
    verbatim: [],
    minutes: 25,
  },
  {
    name: 'pharmaciens-numeros',
    language: 'fr',
    product: 'Ordolys',
    text: `Ordolys_officine_trame_v5.odt
Trame d'entretien, pharmaciens titulaires et préparateurs
Compter 35 minutes, debout au comptoir s'il le faut.

1/ Le comptoir
1.1 Comment s'est passée votre matinée ?
1.2 Qu'est-ce que vous faites quand une ordonnance est illisible ?
1.3 Qui s'occupe de rappeler le médecin ?

2/ La préparation
2.1 Décrivez-moi la dernière commande compliquée.
2.2 À quoi voyez-vous qu'un dossier est prêt ?
2.3 Qu'est-ce qui reste sur papier, et pourquoi ?

3/ Ordolys
3.1 Dans quel cas fermez-vous l'écran pour faire autrement ?
3.2 Formulation à respecter mot à mot : « Si vous deviez retirer une seule étape, laquelle serait-ce ? »

Questions incontournables : 1.2, 2.1 et 3.1. Le reste selon le temps.
On laisse de côté les ruptures de stock et les marges.
Penser à récupérer le badge à l'accueil.`,
    asked: [6, 7, 8, 11, 12, 13, 16, 17],
    must: [7, 11, 16],
    notAsked: [1, 2, 3, 5, 10, 15, 19, 20, 21],
    avoid: ['ruptures de stock', 'marges'],
    verbatim: ['Si vous deviez retirer une seule étape, laquelle serait-ce ?'],
    minutes: 35,
  },
  {
    name: 'randonneurs-prose',
    language: 'fr',
    product: 'Sentelle',
    text: `Bonjour à toutes et à tous,

voici la feuille de route pour les entretiens avec les randonneurs de Sentelle.
Nous cherchons à comprendre ce qui se joue entre l'envie de partir et le départ.
Commencez par leur demander quelle est la dernière balade qu'ils ont faite.
Faites-leur raconter comment ils ont choisi l'itinéraire.
S'il n'y avait qu'une chose à rapporter, ce serait le moment où ils ont fait demi-tour.
Intéressez-vous à ce qu'ils préparent la veille.
Il faut impérativement savoir ce qu'ils regardent sur leur téléphone une fois en chemin.
Pour finir, vous pouvez les faire parler de la personne avec qui ils marchent le plus souvent.
N'évoquez pas l'accident du col.
La version payante n'est pas un sujet non plus.
Chaque entretien dure trois quarts d'heure au plus.
Entre nous : je crois que la météo compte plus que la carte.

À lundi,
le pôle études`,
    asked: [5, 6, 7, 8, 9, 10],
    must: [7, 9],
    notAsked: [1, 3, 4, 11, 12, 13, 14, 16, 17],
    avoid: ['accident du col', 'version payante'],
    verbatim: [],
    minutes: 45,
  },
  {
    name: 'guichet-mairie-tableau',
    language: 'fr',
    product: 'Guichet Vert',
    text: `GUICHET VERT : agents d'accueil en mairie
1 h par personne, dans une salle fermée

Durée	Sujet	Prio
5	Accueil, feuille de consentement	
10	Votre parcours jusqu'à ce poste	
15	Le dernier usager reparti sans réponse	+++
10	À lire tel quel : Quel est le dernier dossier que vous avez eu envie de refaire à la main ?	+++
10	Les phrases que vous répétez dix fois par jour	
5	Ce que vous gardez dans votre tiroir	
5	Remerciements, carte cadeau	

+++ : on ne repart pas sans la réponse
Sujets interdits
    les élections
    la grève du printemps
    les collègues nommés`,
    asked: [6, 7, 8, 9, 10],
    must: [7, 8],
    notAsked: [1, 2, 4, 5, 11, 13, 14, 15, 16, 17],
    avoid: ['élections', 'grève du printemps', 'collègues nommés'],
    verbatim: ['Quel est le dernier dossier que vous avez eu envie de refaire à la main ?'],
    minutes: 60,
  },
  {
    name: 'apiculteurs-sms',
    language: 'fr',
    product: 'Miellerie Nomade',
    text: `salut, pour les coups de fil aux apiculteurs de Miellerie Nomade
un quart d'heure chacun hein, pas davantage
d'abord où sont les ruches en ce moment
ensuite comment ils savent qu'il faut déplacer un rucher
!!! la dernière nuit de transhumance, du chargement au retour, ça c'est vital
puis ce qu'ils ont noté cette nuit-là et avec quoi
éventuellement qui les remplace quand ils sont malades
motus sur l'histoire du vol
et les pesticides on évite stp
je passe chercher le dictaphone à midi, à toute`,
    asked: [3, 4, 5, 6, 7],
    must: [5],
    notAsked: [1, 2, 8, 9, 10],
    avoid: ['histoire du vol', 'pesticides'],
    verbatim: [],
    minutes: 15,
  },
  {
    name: 'orthophonistes-guide-module',
    language: 'fr',
    product: 'Syllabine',
    text: `**SYLLABINE**
**Guide d'entretien semi-directif, orthophonistes libérales**
*Entretiens de 40 à 50 minutes, en visio*

**Hypothèses de travail**
* Les exercices servent surtout de récompense.
* Les parents n'ouvrent pas le cahier entre deux séances.

**Module A : le cabinet** (10 min)
_Consigne : laisser la caméra allumée, couper les notifications._
A-1. Comment se répartissent vos patients dans la semaine ?
A-2. Avec qui partagez-vous les locaux ?

**Module B : une séance** (25 min)
B-1 (obl.). Repensez à votre dernière séance d'hier : que s'est-il passé, minute par minute ?
→ matériel sorti
→ ce que l'enfant a choisi
B-2. Comment préparez-vous la suivante ?
B-3 (obl.). Parlez-moi d'une séance où rien n'a marché.

**Module C : à la maison** (10 min)
C-1. Que demandez-vous aux parents ?
C-2 (fac.). Que reviennent-ils vous raconter ?

*obl. = à poser coûte que coûte ; fac. = facultatif*`,
    asked: [11, 12, 15, 18, 19, 22, 23],
    must: [15, 19],
    notAsked: [1, 2, 3, 5, 6, 7, 9, 10, 14, 21, 25],
    avoid: [],
    verbatim: [],
    minutes: 50,
  },
  {
    name: 'floristas-guion-claves',
    language: 'es',
    product: 'Pétalo Exprés',
    text: `PÉTALO EXPRÉS
Guion para floristerías de barrio
Versión del 9/11, la anterior queda anulada
Tiempo disponible: 40 minutos, con la tienda abierta

a) La tienda
   a1. ¿Qué ha pasado hoy desde que levantó la persiana?
   a2. ¿Quién atiende y quién prepara?
b) Los encargos
   b1. [CLAVE] Cuénteme el último encargo que salió mal.
        (fechas, dirección, color)
   b2. ¿Cómo sabe cuántas rosas pedir?
   b3. [CLAVE] ¿Qué hace cuando le entran tres encargos a la vez?
c) El programa
   c1. ¿Qué apunta fuera de Pétalo Exprés?
   c2. Léase textualmente: «¿Qué flor no volvería a pedir nunca y por qué?»

[CLAVE]: se pregunta aunque haya cola.
Temas vetados: San Valentín pasado y los márgenes.
Nota para quien entreviste: no toque nada del mostrador.`,
    asked: [7, 8, 10, 12, 13, 15, 16],
    must: [10, 13],
    notAsked: [1, 2, 3, 4, 6, 9, 14, 18, 19, 20],
    avoid: ['San Valentín pasado', 'márgenes'],
    verbatim: ['¿Qué flor no volvería a pedir nunca y por qué?'],
    minutes: 40,
  },
  {
    name: 'correo-cooperativa-taxis',
    language: 'es',
    product: 'Paradero',
    text: `Hola, equipo:

Os cuento lo que necesitamos de las charlas con los taxistas de Paradero.
Venimos de un trimestre en el que la mitad apaga la aplicación a media tarde.
Estaría bien empezar por cómo fue su turno de ayer.
Luego, que os expliquen cómo eligen dónde esperar.
No puede faltar el momento exacto en que apagaron la aplicación por última vez.
Me gustaría saber qué se dicen entre ellos por la radio.
Tampoco os vayáis sin saber qué hicieron con el último cliente que no apareció.
Dejad fuera las licencias.
Y del juicio, ni media palabra.
Les hemos pedido media hora a cada uno.
Sospechamos que es por la batería, pero que no se os note.

Un abrazo y buena ruta
P. D.: los tiques de aparcamiento, a administración.`,
    asked: [5, 6, 7, 8, 9],
    must: [7, 9],
    notAsked: [1, 3, 4, 10, 11, 12, 13, 15, 16],
    avoid: ['licencias', 'juicio'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'maestras-comedor-lista',
    language: 'es',
    product: 'Platillo',
    text: `Platillo: monitoras de comedor
(entre 20 y 25 minutos, en el patio, después de recoger)

Lo que se pregunta sí o sí
• la última vez que un niño no pudo comer lo que había
• cómo se enteran de una alergia nueva
Lo que se pregunta si da tiempo
• el ruido
• quién se sienta con quién
• lo que cuentan a las familias a la salida
• las sobras
Lo que no se pregunta
• la empresa de catering anterior
• el precio del menú
Lo que hay que llevar
• pegatinas
• hojas de permiso firmadas`,
    asked: [5, 6, 8, 9, 10, 11],
    must: [5, 6],
    notAsked: [1, 2, 4, 7, 12, 13, 14, 15, 16, 17],
    avoid: ['empresa de catering anterior', 'precio del menú'],
    verbatim: [],
    minutes: 25,
  },
  {
    name: 'lavanderias-tabla-md',
    language: 'es',
    product: 'Tendedero',
    text: `## Tendedero · lavanderías de autoservicio

Grabar solo audio. Incentivo: una ficha de secadora de 30 minutos.

| Bloque | Pregunta | Oblig. |
| :-- | :-- | :-: |
| Local | ¿Cómo era este sitio antes de ser lavandería? | no |
| Local | ¿Qué hace al llegar, paso a paso? | sí |
| Máquinas | ¿Cómo se entera de que una máquina se ha parado? | no |
| Máquinas | Hábleme de la última avería. | sí |
| Cierre | Sin cambiar ni una coma: «¿Qué fue lo último que le hizo pensar en cerrar antes de hora?» | sí |
| Cierre | ¿Qué le preguntaría usted a otra dueña? | no |

❌ Nada de la subida de la luz
❌ Nada de la competencia de la esquina

Pendiente (Marketing): revisar el logotipo de la hoja informativa`,
    asked: [7, 8, 9, 10, 11, 12],
    must: [8, 10, 11],
    notAsked: [1, 3, 5, 6, 14, 15, 17],
    avoid: ['subida de la luz', 'competencia de la esquina'],
    verbatim: ['¿Qué fue lo último que le hizo pensar en cerrar antes de hora?'],
    minutes: null,
  },
  {
    name: 'guias-montana-parrafos',
    language: 'es',
    product: 'Cumbrera',
    text: `Entrevistas a guías de montaña
Proyecto Cumbrera, fase exploratoria. Una hora como máximo, mejor con café.

PREPARACIÓN
Revise que la grabadora tenga pilas. Explique que los datos se guardan sin nombre.

LA SALIDA
¿Cómo preparó la última salida con clientes?
¿En qué momento cambió el plan, y qué le hizo cambiarlo? *
¿Qué lleva siempre en el bolsillo de arriba?

EL GRUPO
¿Cómo averigua si alguien no va a aguantar?
Recuerde a la última persona que se dio la vuelta. ¿Qué pasó? *
Si fue por miedo, ¿qué le dijo usted?
¿Qué se cuenta en el camino de bajada?

Las dos preguntas con asterisco son imprescindibles.
Mejor no mencionar: el rescate de agosto; los seguros.
Despedida: agradezca y recuerde que recibirá el resumen por carta.`,
    asked: [8, 9, 10, 13, 14, 16],
    must: [9, 14],
    notAsked: [1, 2, 4, 5, 7, 12, 18, 19, 20],
    avoid: ['rescate de agosto', 'seguros'],
    verbatim: [],
    minutes: 60,
  },
  {
    name: 'padarias-prioridades',
    language: 'pt',
    product: 'Fornada',
    text: `FORNADA | entrevistas com donos de padaria
Ficheiro: fornada_guiao_rev3
Duração prevista: 30 a 35 minutos
Assuntos a evitar: fiscalização / dívida do fornecedor
P1 = prioridade máxima, perguntar sempre; P2 = se couber

1. A madrugada
[P2] A que horas começou o seu dia?
[P1] Conte-me como decidiu quanto pão fazer hoje.
      olhar para: tempo, feriados, encomendas
[P2] Quem chega primeiro?

2. O balcão
[P1] O que aconteceu da última vez que o pão acabou cedo?
[P2] O que é que os clientes pedem e não há?

3. A aplicação
[P2] O que regista na Fornada e o que fica de cabeça?
[P1] (ler à letra) O que faria com uma hora a mais de manhã?

Entrevistador: aceite o café, não fotografe a cozinha.`,
    asked: [8, 9, 11, 14, 15, 18, 19],
    must: [9, 14, 19],
    notAsked: [1, 2, 3, 4, 5, 7, 13, 17, 21],
    avoid: ['fiscalização', 'dívida do fornecedor'],
    verbatim: ['O que faria com uma hora a mais de manhã?'],
    minutes: 35,
  },
  {
    name: 'motoboys-audio-transcrito',
    language: 'pt',
    product: 'Giroleva',
    text: `oi gente, transcrevi meu áudio sobre as conversas com os entregadores da Giroleva
é coisa rápida, quinze minutinhos no máximo, eles tão na rua
primeiro eu queria entender como eles escolhem qual pedido aceitar
depois o que eles fazem quando o cliente não atende
essa não pode faltar de jeito nenhum: o último pedido que deu errado, do começo ao fim
aí como é que eles juntam o dinheiro da semana
e se der, o que eles falam no grupo deles
do acidente da marginal nem uma palavra tá
e também não puxa conversa sobre valor da taxa
a gente desconfia que eles usam dois celulares mas ninguém comenta isso
valeu, amanhã mando os contatos`,
    asked: [3, 4, 5, 6, 7],
    must: [5],
    notAsked: [1, 2, 8, 9, 10, 11],
    avoid: ['acidente da marginal', 'valor da taxa'],
    verbatim: [],
    minutes: 15,
  },
  {
    name: 'bibliotecarias-tres-colunas',
    language: 'pt',
    product: 'Estanteca',
    text: `Estanteca – guião para bibliotecas municipais
Visitas de manhã, antes das onze; a carrinha parte 20 minutos mais cedo

BLOCO	PERGUNTA	OBRIG.
A	Como é uma terça-feira na biblioteca?	
A	Fale-me do último livro que não apareceu.	✔
A	O que fazem com as doações?	
B	Como foi o último inventário?	✔
B	Com estas palavras exatas: Diga-me a primeira palavra que lhe vem à cabeça quando pensa em inventário.	
C	O que ensina primeiro a um estagiário?	

✔ indica as perguntas que se fazem em todas as visitas.
Assinado: grupo de estudos, 2.º andar`,
    asked: [5, 6, 7, 8, 9, 10],
    must: [6, 8],
    notAsked: [1, 2, 4, 12, 13],
    avoid: [],
    verbatim: ['Diga-me a primeira palavra que lhe vem à cabeça quando pensa em inventário.'],
    minutes: null,
  },
  {
    name: 'artesas-email-essencial',
    language: 'pt',
    product: 'Tearzinho',
    text: `Assunto: conversas com as artesãs do Tearzinho

Oi, pessoal, tudo bem?
Conforme combinado, mando o que precisamos trazer de volta dessas conversas.
Objetivo: descobrir por que tantas lojas ficam paradas depois da primeira venda.
Peçam para elas contarem como nasceu a última peça que venderam.
Procurem entender como elas chegam ao preço.
O essencial, e disso não abro mão, é o que aconteceu depois da primeira venda.
Vale perguntar também quem tira as fotos e com o quê.
Igualmente indispensável: a última vez que desistiram de responder a uma cliente.
Caso sobre tempo, o que elas fariam com um mês de folga.
Deixem de lado a feira cancelada.
Não mencionem outras plataformas.
Cada conversa deve ficar em quarenta minutos.
O termo de consentimento segue anexo.

Abraços
Núcleo de pesquisa`,
    asked: [6, 7, 8, 9, 10, 11],
    must: [8, 10],
    notAsked: [1, 3, 4, 5, 12, 13, 14, 15, 17, 18],
    avoid: ['feira cancelada', 'outras plataformas'],
    verbatim: [],
    minutes: 40,
  },
  {
    name: 'lojas-bicicletas-secoes',
    language: 'pt',
    product: 'Raiolivre',
    text: `### Raiolivre — oficinas de bicicletas
**Tempo:** 1 hora · **Local:** na oficina · **Gravação:** só som

### ✅ Perguntas que têm de ser feitas
1. Mostre-me a última bicicleta que entrou. O que se passou até agora?
2. Como avisa o cliente de que está pronta?
3. Qual foi a última peça que encomendou por engano?

### ➕ Perguntas de reserva
4. Onde guarda as chaves dos clientes?
5. Como aprendeu o ofício?
6. Que ferramenta empresta e a quem?

### ⛔ Fora de questão
- a marca alemã
- furtos

### 📎 Tarefas internas
- imprimir cartazes
- confirmar a hora na véspera

Hipótese H1: os clientes ligam porque não confiam na mensagem.`,
    asked: [5, 6, 7, 10, 11, 12],
    must: [5, 6, 7],
    notAsked: [1, 2, 4, 9, 14, 15, 16, 18, 19, 20, 22],
    avoid: ['marca alemã', 'furtos'],
    verbatim: [],
    minutes: 60,
  },
]
