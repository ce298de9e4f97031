/** Guides about a library of audio lessons for languages. */
export const guides = {
  sentence:
    'Understand what makes learners give up on Linden and what would bring them back to it.',

  bullets: `Interview guide - Linden language lessons
Aim: see how a lesson fits into a day, and what gets in its way

Routine
- Tell me about the last lesson you did. (must)
- When and where do you usually listen?
   - noise, other people around

Progress
- How do you notice that you are getting better?
- What was the most discouraging moment? (must)
   - probe for: what happened next, who they told

Teachers
- How was your contact with the tutors?
- What would you like to change about them? (if time)

Never mention: certificates, the new price list
20 min`,

  prose: `Linden makes audio lessons for people who want to learn a language on the side. We know that many begin in January and are gone by March. In these talks I want to understand how learning fits into their lives, what a good week and a bad week look like and what they tried besides us. It is important to ask about the last time they skipped a lesson. I am also curious how they speak about it with friends. Do not talk about certificates, please. Keep the conversation to twelve minutes.`,

  german: `## Gespräche mit Lernenden (Linden)
Wir wollen herausfinden, warum Leute nach ein paar Wochen nicht mehr lernen.

### Alltag
* Wann haben Sie zuletzt eine Lektion gehört? (Pflicht)
* Wie passt das Lernen in Ihren Tag?

### Hürden
* Erzählen Sie von einem Moment, in dem Sie keine Lust mehr hatten. (Pflicht)
* Was haben Sie dann gemacht?

### Lehrkräfte
* Wie war der Kontakt zu den Lehrkräften?
* Wünsche

Tabu: Zertifikate
Zeit: 12 Minuten`,

  long: `Linden: learner interviews, autumn
Time: 30 min

A. Before
1. Which languages did you learn at school?
2. What made you want to learn one now? (must)
3. How did you come across Linden?
4. What else did you consider?

B. Starting
5. How did the first lesson go?
6. How did you choose your level?
7. Who knew that you were learning?
8. What did you expect after a month?

C. Keeping going
9. Tell me about the last lesson you finished. (must)
10. When do you usually learn?
11. What do you do when you miss a day?
12. How do you practise speaking?
13. What do the reminders do for you?

D. Difficulties
14. What was the hardest part so far? (must)
15. How did you deal with it?
16. How was the contact with a tutor?
17. What do you skip?

E. End
18. What has changed since you began?
19. What does it cost you?
20. What would make you recommend it? (must)`,

  traps: `Linden - talks with people who quit (12 minutes)
Who we talk to: inactive learners, free riders
Tone: warm
Must ask: What was going on when you stopped? What do you do instead?
- Wouldn't you say the new stories are more fun?
- Did you use the app or the website?
- How clear and useful were the grammar notes?
- pronunciation
- homework
- (verbatim) Finish this sentence: learning with Linden was like what?
- Ask about the level test
- What did your tutor do when you got stuck? (skip if they never had a tutor)
If they mention embarrassment -> ask who was listening
## Cost (max 2 questions)
- What do you think about the price?
Don't promise free weeks. Never mention Duolingo.
Finally: Who else do you know that learns a language?`,
} as const
