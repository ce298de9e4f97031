/** Guides about an app that books the machines of a shared laundry room, by six researchers. */
export const guides = {
  sentence:
    'I want to learn how tenants on Tublo get their washing done in an ordinary week and at what point the booking falls apart.',

  bullets: `Tublo tenant calls (Marta's notes, v2)

Goal -> find out what happens between booking a machine and dry clothes in the cupboard

BOOKING
• Your last booked wash from start to finish [must-have]
• How do you decide when to book?
• clashes with neighbours
    – who said what, how did it end

THE LAUNDRY ROOM
• What do you find when you come down to the room?
• When did a machine last refuse to do its job? [must-have]
• dryers

MONEY ON THE CARD
• topping up
• What do you make of what one wash costs? (nice to have)

Off limits: rent, the court case about the heating
Duration: 18 minutes tops`,

  prose: `Some context for whoever does the talking. Tublo is what replaced the paper list on the laundry room door, people reserve a washer on their phone, start it from there and pay per load. We are in about four hundred buildings now. The graphs are lovely until week six, at which point half of the reservations are simply not used any more and the other half belong to the same few households. Our landlords blame the tenants, the tenants blame the machines, and I have stopped guessing. So: start with how they washed before we turned up. Then get them to describe one reservation they did not use, a real one, with a date if possible; that is the one thing I cannot do without. Neighbours will come up by themselves, and when they do, stay with it and hear what was said and who gave in. I would also love to know what they do with wet clothes, nobody here has ever asked. Steer clear of rents and of the eviction story that was in the papers. Twenty-five minutes is what we told people. Cheers, Jo`,

  german: `Tublo – Gespräche mit Mieterinnen und Mietern
(im Auftrag der Genossenschaft, Stand Oktober)

Erkenntnisinteresse: Rund ein Drittel der Haushalte trägt sich nach drei Monaten wieder auf dem Zettel an der Waschküchentür ein. Wir wissen nicht, warum.

1. Ankommen
   a) Wie sieht bei Ihnen ein Waschtag aus?
   b) Wer wäscht im Haushalt?
2. Buchen
   a) Wann haben Sie zuletzt eine Maschine gebucht, und wie lief das ab? (muss)
   b) Stornieren, Tauschen mit den Nachbarn
3. Ärger
   a) Was war Ihr größter Ärger in der Waschküche? (muss)
   b) An wen wenden Sie sich, wenn eine Maschine streikt?
4. Geld
   a) Guthaben aufladen
   b) Preis pro Ladung
5. Abschluss
   a) Was würden Sie der Hausverwaltung gern sagen?

Nicht ansprechen: Mieterhöhung, Namen einzelner Nachbarn
Dauer: 20 Minuten. Wenn es knapp wird, Block 4 weglassen.`,

  long: `TENANT INTERVIEWS, SPRING ROUND
Product: Tublo | Researcher: O. Brandt | Budget: 40 minutes
Whatever carries [essential] is asked in every interview, the rest as the talk goes.

PART ONE: THE HOUSEHOLD
1.1 Who lives with you, and who does the washing?
1.2 How much washing comes together in a week?
1.3 How did you wash before there was Tublo? [essential]

PART TWO: GETTING ON BOARD
2.1 How did you find out about the app?
2.2 What was signing up like?
2.3 Which house rules did somebody explain to you?

PART THREE: ONE WASH
3.1 Please take me through your most recent wash, from the basket to the cupboard. [essential]
3.2 How do you pick a time?
3.3 What happens when your plans change?
3.4 What role do the notifications play?
3.5 Where do you dry your things?

PART FOUR: THE OTHERS
4.1 How do people in the building get along in the laundry room?
4.2 Tell me about a time when somebody else's washing was in your machine. [essential]
4.3 What do you do when someone overruns?

PART FIVE: TROUBLE
5.1 When did something last break?
5.2 Who did you turn to, and what came of it? [essential]
5.3 What do you think of the prices?
5.4 Has money ever gone missing from your balance?

PART SIX: LOOKING ON
6.1 Have you ever gone elsewhere with your washing?
6.2 What would you tell a new tenant about it?
6.3 What would have to change? [essential]`,

  traps: `Tublo LEAVERS - draft, comments welcome!!
// Lena: sales says everybody loves auto-release, let's get quotes for the website
// Screening: account deleted since June. Take down the flat number and whether they are behind with the rent
15 minutes incl. hello

Small talk: which floor, since when in the building

CORE
1. Why did you delete your account? (cannot be left out)
2. How helpful and friendly was the caretaker?
3. Auto-release has made things fairer, hasn't it?
4. Were the machines or the app the bigger problem?
5. stained / shrunken clothes
6. Ask exactly this: "If your laundry room were a person, how would you describe it to a friend?"
7. When the machine stopped halfway, how did you get your things out? -- only those who had that
8. Somebody mentions a quarrel? Find out what they did that same evening.

CASH (3 questions at most)
9. What happened to the rest of your balance?
10. How much would you pay for a guaranteed Saturday slot, and would you recommend that to your neighbours?

No-go: mould, "spyware", comparisons with Washhero. Don't tell anyone that their balance will be paid out, that one is with the lawyers.
Last question (compulsory): Where do you wash today?`,
} as const
