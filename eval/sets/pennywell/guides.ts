/** Guides about a household budget, in shapes that people write who have no template. */
export const guides = {
  sentence: 'Why do people stop logging their spending in Pennywell after the first month?',

  bullets: `Pennywell diary study, wave 2
We want to learn: what makes people look at their money, and when they stop looking
**Looking at money**
- when was the last time you looked at what you had spent (required)
- who else sees the numbers
- surprises
**The monthly review**
- Walk me through your last monthly review, from opening the app to closing it. (required)
    - listen for: feelings, rituals, shortcuts
- categories
**What is missing**
- What do you still do on paper or in a spreadsheet?
- If you could change one thing, what would it be? (if time)
Don't mention: banks by name, investments
10 minutes`,

  prose: `Pennywell is a budget app for couples and flatshares. Usage drops sharply in week five and we do not know why. Talk to people about how money is handled at home and about arguments it has caused or prevented, if any. I would like to hear the story of the last expense that they forgot to enter. You must ask what happens at the end of the month. Also find out whether they trust the numbers. Do not ask about income. Roughly a quarter of an hour is fine.`,

  german: `Pennywell: Haushaltsgeld zu zweit
Ziel: herausfinden, wann Leute aufhören, ihre Ausgaben einzutragen
Dauer: 10 Minuten

1. Eintragen
- Wie tragen Sie Ausgaben ein? (muss)
- die letzte vergessene Ausgabe
2. Monatsende
- Beschreiben Sie das letzte Monatsende. (muss)
- Wer schaut außer Ihnen auf die Zahlen?
3. Wünsche
- Was fehlt Ihnen?
- Kategorien

Nicht fragen nach: Einkommen`,

  long: `Pennywell interview guide (25 min)

Warm-up
1. What does a normal day look like for you?
2. How is money handled in your household?
3. Who looks after the bills?

Before Pennywell
4. What did you use before Pennywell? (must)
5. What was good about it?
6. What made you change?

Using it
7. How did you set Pennywell up?
8. Tell me about the last expense you entered. (must)
9. How often do you enter something?
10. How do you choose a category?
11. How do you share the budget with others?
12. What happens at the end of the month? (must)
13. How do the reminders fit into your day?

Problems
14. What was the last thing that went wrong? (must)
15. How did you sort it out?
16. How was the contact with support?
17. Which expenses do you leave out?

Closing
18. What would you miss if it were gone?
19. What would you tell a friend about it?
20. What should we have asked?`,

  traps: `# Pennywell win-back calls - 10 minutes max
Who: lapsed users (churn segment C)
Tone: friendly, not too formal
!! Always ask: What was going on in your life when you stopped?
- Would you agree that the new charts are easier to read?
- Did you like the reminders or the weekly mail more?
- forgotten expenses
- shared budgets
- "How would you describe Pennywell to your neighbour?" (verbatim)
- Ask how they found the export
- Which bank connections failed? (skip if they enter everything by hand)
if they bring up an argument -> what was said afterwards
## Price [2 min]
- Is four euros too much?
- What would be a fair price?
Never promise a free month. Don't talk about the merger.
Last question: Who else in your home should we speak to?`,
} as const
