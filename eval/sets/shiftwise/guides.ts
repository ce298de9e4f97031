/** Guides about one product in six shapes. */
export const guides = {
  sentence: 'Find out why churned users of Shiftwise left.',

  bullets: `# Shift planning with Shiftwise
Goal: understand how small teams plan shifts and where it goes wrong.

## Planning a week
- Tell me about the last time you planned a week. (must)
  - who else was involved, how long it took
- How do people hear about changes?

## When it goes wrong
- What was the most difficult situation with a rota? (must)
  - workarounds, what it cost them
- How did you get help?

## What matters
- What matters most to you in planning shifts?
- What would you change first? (if time)

Do not mention: artificial intelligence, Planday
12 minutes`,

  prose: `We are a small company and make Shiftwise, a planner for shifts in cafés and shops. We would like to understand how owners plan their week, from the first draft to the moment everybody knows when they work. In particular we want to learn what they did before they came to us and how they got started. Please ask how they set it up. We also want to know what frustrates them about it. Always ask what they would miss if it were gone. Never talk about prices. The talk should take about ten minutes.`,

  german: `# Dienstplanung mit Shiftwise
Ziel: verstehen, wie kleine Betriebe ihre Schichten planen.

## Planung
- Erzählen Sie mir vom letzten Mal, als Sie einen Dienstplan gemacht haben. (muss)
- Wie erfahren die Leute von Änderungen?

## Schwierigkeiten
- Was war die schwierigste Situation mit einem Plan? (muss)
- Wie haben Sie Hilfe bekommen?

## Ausblick
- Was ist Ihnen bei der Planung am wichtigsten?
- Was würden Sie als Erstes ändern?

Nicht erwähnen: künstliche Intelligenz
12 Minuten`,

  long: `# Twenty questions about Shiftwise
30 minutes
1. How did you first hear about Shiftwise? (must)
2. What did you use before?
3. What made you look for something else?
4. How did you set it up?
5. Who else was involved in choosing it?
6. What happened in the first weeks?
7. Tell me about the last time you made a plan. (must)
8. How long does planning a week take you?
9. How do people learn about their shifts?
10. What happens when somebody swaps?
11. How do you deal with holidays?
12. What was the most annoying moment so far? (must)
13. What did you do about it?
14. How was the contact with support?
15. Which part do you use most?
16. Which part do you never use?
17. How do the hours get into payroll?
18. What does it cost you, all in all?
19. What matters most to you in planning? (must)
20. What would have to change for you to recommend it?`,

  traps: `**Interview about Shiftwise** (15 minutes)
Intro: Thanks for joining us today, we keep it short.
Audience: churned users, low-value accounts
Must ask: Why did you stop? What did you do next?
- Don't you think the new calendar is much better?
- Do you like the app?
- How easy and fast was the setup?
- late payments
- (verbatim) In one word, Shiftwise is what?
- Ask about the notifications
- What did support do for you? (skip if they never contacted support)
If they mention swapping -> ask how the swap was found out
## Money [max 2 questions]
- How did the price influence the decision?
Never promise discounts. Do not mention the relaunch.
End with: Who else should we talk to?`,
} as const
