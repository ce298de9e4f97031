/** Guides about an inventory for laboratories. */
export const guides = {
  sentence:
    'We want to learn how a lab comes to trust the stock that Phialo shows, and what makes it give up and return to a spreadsheet.',

  bullets: `phialo / labs that dropped us / round 2
goal: what a lab does on an ordinary day when it needs something, and where we lose it

finding things
- the last time you had to find a bottle or a tube: how did that go? [must]
- how far can you trust the location that is on the screen?
ordering
- how does an order get from "we are out" to the bench? [must]
    - who approves, how long
labels + scanner
- what is it like to label something for the freezer?
- what does the scanner get wrong?
people
- who in your lab never touched it, and what did they do instead? [must]

off limits: the outage in april, names of competitors
a quarter of an hour, not more`,

  prose: `I run the research on Phialo by myself, so forgive the letter form. Phialo is where a lab keeps track of its chemicals, its samples and whatever is in the freezers. For about a year I have watched groups spend weeks on moving their lists over to us, only to let the thing go stale once the person who did it has left.

What I would like to hear is the story from the inside. How did the move go, who carried it, what happened when that person was away? Every conversation has to get to the last stocktake and what came out of it. I would also love to know how new people learn the system, and what it feels like to be the one who nags. Money can come up if they raise it themselves. Please leave out anything on radioactive materials and do not ask which university they belong to. Fifteen minutes is what I have promised them.`,

  german: `Leitfaden Phialo, Laborbestand (Interviews per Chat, ca. 15 Min.)
Erkenntnisziel: Woran scheitert eine gepflegte Chemikalienliste im Laboralltag?

1) Einstieg
   - Was machen Sie im Labor, und wofür ist bei Ihnen der Bestand zuständig?
   - Wie kam Phialo zu Ihnen ins Labor?

2) Suchen und Finden
   - Beschreiben Sie bitte das letzte Mal, als Sie ein Gebinde gesucht haben. (zwingend)
   - Wie gut stimmt der angezeigte Standort?

3) Bestellen
   - Was passiert, wenn bei Ihnen etwas leer ist? (zwingend)
   - Wer gibt Bestellungen frei?

4) Inventur und Etiketten
   - Wie lief die letzte Inventur ab? (zwingend)
   - Welche Erfahrungen haben Sie mit den Etiketten gemacht?
   - Sicherheitsdatenblätter (nur wenn Zeit bleibt)

5) Ausblick
   - Was müsste sich ändern, damit alle im Team mitmachen?

Nicht thematisieren: Betäubungsmittel, die Umstellung der Tarife`,

  long: `PHIALO LAB VISITS, REMOTE EDITION
Half an hour per lab. Items with an asterisk (*) must be covered. Order may change, wording may not wander too far.

PART ONE: YOU AND YOUR LAB
Q1. What do you do in the lab?
Q2. How many people share the benches and the freezers?
Q3. What did you keep your stock in before Phialo? *

PART TWO: MOVING IN
Q4. Who decided to bring it in?
Q5. How did the import of your old list go? *
Q6. What did you have to learn first?
Q7. What surprised you in the first month?

PART THREE: A NORMAL WEEK
Q8. Think of the last time you searched for a reagent. What did you do? *
Q9. What happens when something runs out?
Q10. Who signs off on an order?
Q11. How do you label tubes and boxes?
Q12. When do you have the phone in your hand, and when the computer?
Q13. What do you make of the expiry alerts?

PART FOUR: TROUBLE
Q14. When was the stock on the screen badly wrong? *
Q15. Who had to clean up afterwards?
Q16. How did support deal with you?
Q17. How do you get colleagues to check things out?

PART FIVE: LOOKING BACK
Q18. How did the last stocktake go?
Q19. What is it worth to you?
Q20. What would have to be different for you to stay with it? *
Q21. How would you describe Phialo to the lab next door?`,

  traps: `Phialo -- cancellation calls -- DRAFT 4 (comments from Legal in here, pls clean up!!)
20 min, chat. Participants: whoever was admin when the lab cancelled. Bettina: do we incentivise? -> no idea

MUST HAVES
1. Why did the lab cancel, and when did you first think about it?
2. The day it went wrong (they all have one): what happened?

NICE TO HAVES
3. Isn't the new barcode scanner so much faster than typing?
4. How easy and how reliable do you find search and ordering?
5. Would you agree that a spreadsheet is risky?
6. Ask exactly like this: "If Phialo were a person in your lab, who would it be?"
7. [only if they shared a freezer with another group] How did you sort out whose box was whose?
8. safety data sheets
9. approvals - who, how long, what if the boss is travelling (2 questions max)

MONEY
10. 49 dollars per month: what did you get for that?

RULES FROM LEGAL
- say "samples", never "specimens"
- no names of patients or donors, no e-mail addresses, no grant numbers
- don't offer a discount or say that deleted data can be restored
- nothing about the sale of the company
Moderator: if somebody complains about the labels, hear them out, ask what the labels were stuck on.
End on: what are you using now?`,
} as const
