/** Guides about the app that goes with a hearing aid, each as another researcher would write it. */
export const guides = {
  sentence:
    'How do people with hearing aids get on with Harkly in noisy places, and what makes them give up on it?',

  bullets: `HARKLY / noise study

research questions
* how do people decide between opening the app and just putting up with the noise?
* what part do family and friends play?

Topics
1) Noisy places
   - the last noisy place they were in: what did they do there? (MUST)
   - switching programs
2) Remote adjustments
   - When did you last ask your audiologist for a change, and how did it go? (MUST)
   - waiting for a reply
3) Living with it
   - phone calls & telly
   - batteries / charging - only if there's time left
   - What would you change first?

Stay away from: degree of hearing loss, insurance
c. 12 min`,

  prose: `Hi, as promised a few lines on the Harkly interviews. Harkly is the app that comes with our hearing aids, it changes the sound program and lets the audiologist adjust things from a distance. Roughly four in ten people stop opening it after the second month, and honestly everyone in the building has a theory. I don't want theories, I want to hear what the last week with the hearing aids was like, day by day if they can manage. What I absolutely need is the moment they last took the hearing aids out because it was too much. It would be good to understand who at home has a say in it. Also find out how they first set the app up, we suspect that somebody else did it. Please leave the price of the hearing aids out of it, that's a sore point and not ours. Most of them are over sixty and have better things to do, so a quarter of an hour, no longer. Thanks!`,

  german: `Gesprächsleitfaden Harkly (App zum Hörgerät)

Worum es geht: Wir möchten verstehen, warum viele die App nach der Anpassung kaum noch öffnen.
Zielgruppe: Menschen, die seit mindestens drei Monaten Hörgeräte tragen
Länge: ca. 15 Minuten

Einstieg
- Wie kamen Sie zu Harkly?

Im Alltag
- Erzählen Sie von der letzten Situation, in der es Ihnen zu laut war. (Pflichtfrage)
- Programme umschalten
- Telefonieren

Anpassung aus der Ferne
- Wann haben Sie Ihren Akustiker zuletzt um eine Änderung gebeten? (Pflichtfrage)
- Wer hilft Ihnen, wenn etwas nicht klappt?

Zum Schluss
- Was müsste anders sein, damit Sie die App gern öffnen?
- falls noch Zeit ist: Akku und Laden

Bitte nicht ansprechen: Krankenkasse, Grad der Schwerhörigkeit`,

  long: `HARKLY - DISCUSSION GUIDE v3
Length: 30 minutes. (must) = has to be asked, whatever the time.

A. Getting to know each other
1. Tell me a little about yourself and what you do.
2. Where in your day do you notice your hearing most?
3. What made you get hearing aids in the end?

B. First weeks
4. How did the fitting go? (must)
5. Who set up the app on your phone?
6. What were you told about it at the clinic?
7. What was the first thing you did with it?

C. Everyday use
8. Walk me through the last time you opened Harkly. (must)
9. Which programs do you use?
10. How do you cope in a noisy place? (must)
11. How do phone calls work for you?
12. What do you do about charging?
13. How do people around you react to the app?

D. When it does not work
14. When did it last let you down? (must)
15. What did you do then?
16. How was it when you asked for help?
17. Have you ever thought about going back to your old hearing aids?

E. Looking ahead
18. What would you miss most?
19. If you could change one thing, what would it be?
20. Is there anything we should have asked?`,

  traps: `## Harkly exit interviews (INTERNAL, do not forward)
Moderator: TBC // Recruit: cancelled Plus in the last 8 weeks // Slot: 20 min
Stakeholders want to hear that Restaurant mode is a success :-)

Warm up
How are you & how long have you had your hearing aids?

** Critical **
- What made you cancel Plus? <- must ask!!
- Don't you think the new Restaurant mode makes conversations a lot easier?
- How satisfied are you with the sound and the streaming?
- Read out as is: "On a normal day, when do you reach for your phone to change how you hear?"
- if they mention the helpline: what they had hoped for from the call
- remote adjustments (how many, how fast, were they any good)
- whistling?

** Money - 3 min **
- 7 pounds a month - too much, too little, about right?
- What would Plus have to do to be worth it?

Not a word about the recall of the left receivers. No diagnoses, no medical advice. Nobody gets a refund from us here.
Probe, probe, probe - but be nice.
Wrap up: What will you do instead?`,
} as const
