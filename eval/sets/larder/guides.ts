/** Guides about another product, in other words and orders. */
export const guides = {
  sentence: 'We want to learn what keeps households with Larder and what drives them away.',

  bullets: `Larder: cooking at home
Objective: learn how a week of dinners is decided

**Deciding**
* Walk me through how last week's dinners were decided (must)
  * probe for: who decides, conflicts
* What role did the box play?

**Delivery**
* Describe the most recent delivery. (must)
* What do you do when something is missing?

**Judging it**
* What was the most disappointing box, and what happened?
* What do you enjoy most about it?

Avoid: competitors' names, subscription fatigue
max 12 questions`,

  prose: `Larder delivers boxes of ingredients with recipes. For the next season we need to know what an evening with one of our boxes is like, starting with choosing recipes and ending with the dishes. We are especially interested in the moment people think about pausing. It is essential that you ask what they cooked the last time. Find out how the packaging is dealt with. Please do not bring up our plan to raise prices. Keep it friendly and under fifteen minutes.`,

  german: `Leitfaden Larder-Kochkisten (etwa 12 Minuten)

Thema: Bestellen
- Wie sind Sie zu Larder gekommen?
- Was war der Anlass für die erste Bestellung? (Pflicht)

Thema: Kochen
- Beschreiben Sie den letzten Abend, an dem Sie mit einer Kiste gekocht haben. (Pflicht)
- Wie gehen Sie mit der Verpackung um?

Thema: Bleiben oder gehen
- Was hat Sie am meisten enttäuscht?
- Was müsste anders sein?

Nicht ansprechen: Preiserhöhung`,

  long: `# Larder, a long talk (35 minutes)
## Before
- How did dinners come about before you had Larder?
- What was the occasion for ordering the first box? (must)
- Who in the household wanted it?
- What did you expect of it?
## The first weeks
- How did the first evening with a box go?
- What surprised you?
- How did you choose recipes?
- What was the first thing you changed?
## A normal week
- Tell me about the last dinner you cooked from a box. (must)
- How long did it take?
- What did you do with leftovers?
- How do you handle the packaging?
- What do you do on evenings without a box?
## Trouble
- Describe a delivery that went wrong. (must)
- How did customer service react?
- What did you try yourself?
## Looking back
- What do you pay in a normal month?
- What else have you compared it with?
- What would you miss most? (must)
- Whom would you recommend it to?`,

  traps: `Larder exit study, 12 min
Participants: detractors
1) Why are you leaving, and what would bring you back? (must)
2) Was it the price?
3) Isn't cooking with our fantastic cards fun?
4) How do you rate the app and the website?
5) packaging
6) Most customers love the recipes. What about you?
7) "What word comes to mind when the box arrives?" (verbatim)
Topics to listen for: allergies, night work
If they mention a refund, ask how it was handled
never ask about health or illness
don't promise vouchers
Closing: Is there anybody else in your household we could talk to?`,
} as const
