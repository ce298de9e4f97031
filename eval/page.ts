import { languages } from '../src/guide/plan.ts'
import { comparisonTable } from './blind/compare/scores.ts'
import { characterNames } from './characters/characters.ts'
import type { Counts } from './guardrails/counts.ts'
import { guardrailTable } from './guardrails/present.ts'
import { profilesTable, secondLook } from './profiles/scores.ts'
import { recordedTables } from './recorded/present.ts'
import type { RoundFile } from './rounds/round.ts'
import { roundsNotes, roundsTable } from './rounds/table.ts'

/** `docs/evaluation.md`, made by `npm run eval`. */
export function evaluationPage(
  rounds: readonly RoundFile[],
  counts: Counts,
  study: string,
): string {
  return `# How good the interview is

Made by \`npm run eval\`. How good an interview is can only be seen on people and guides that nobody built for, so it is
judged in **blind rounds**. Scripted people show what must never happen, and nothing else: they tell the next thing on
a list whatever they are asked, so that no figure of theirs is a figure of how well somebody listens.

## The blind rounds

${roundsTable(rounds)}

${roundsNotes(rounds)}

Where judges differ by two, the one in the middle of three counts. Players and judges are language models of today's
best kind: no customer of anybody's took part. A round has a dozen people, so its figures are rough.

${protocol}
## Beside the same model under another prompt

The same people were interviewed by the service with a model and by the same model under the prompt that Geiecke and
Jaravel publish for their interviews, given the same guides. Two judges each read both interviews of a person without
knowing which was which.

The first comparison:

${comparisonTable(1)}

What the judges named: people's own questions went unanswered in seven of twelve interviews of the service, for the
rules around the model took its answers out and put nothing in their place; a planned question that nobody understood;
recaps of stray quotes; a rating asked for where somebody had just asked something. These were mended before the second
comparison, on other people and guides:

${comparisonTable(2)}

Questions and follow-ups came nearer, whole interviews did not: judges named the engine's rating behind the guide's own,
closing questions asked of everybody and after the rating, and fixed words where something hard was told or a question
was about the interview itself. These were mended before the third and last comparison, again on other people and guides:

${comparisonTable(3)}

Where the guide was asked as the model had read it (eight of the twelve people), whole interviews of the service were
graded 4.06 beside 4.50, and six of sixteen judgements did not prefer the prompt; where its reading was thrown away, 3.25 beside
4.38. What judges still named there: a warmer word where something hard is told, a
stock answer put in place of the model's own to a question about the interview, subjects left out. They liked the short
recap that can be put right, which brought corrections and a last confidence that the prompt's long summary did not.

Held against the gates afterwards (\`node eval/compared.ts\`), the prompt's own 414 replies showed where the warmth had gone:
129 lost what they said beside the question, 85 were refused. A model may now say what claims nothing, in three short
sentences, and answers in its own words where something of its answer is true; 64 lose something, 86 are refused, mostly
questions that the guide asks later or that ask two things. The gates were tuned on these replies, so this says nothing of
how an interview is judged: no further comparison is held. People, guides, talks and scores stand in [eval/comparison](../eval/comparison); they are open
now.

## What a model makes of an interview

Whole interviews, read by a language model as the service asks it and judged beside the profile of the rules. A statement
is a sentence, or one thing that matters; of the rules' it is a question with all that was answered to it, so that shares of
statements compare profiles of a kind.

${profilesTable()}

${secondLook()}

## What a model's words go through

What a language model wrote for guides, turns and profiles is recorded, with lies and traps beside it, and played anew
whenever the rules around a model change: no good word is to be refused, no bad one let through.
Four of the five traps that pass now say that something was hard on somebody: their writer took that for a fault, judges
missed it where it was absent.

${recordedTables()}

${study}
**A reader who was not there** was given the shared page of findings of the twelve interviews of the set *apart* above, made
without a model, and named two of the three main answers as their writer has them; the third, that people have no room to
keep things, they had first among the minor ones (must reach: all three). In their way was that answers are sorted by the
question, not by what the study wants to know.

## What must never happen

${counts.interviews} interviews with scripted people: ${characterNames.length} characters (${characterNames.join(', ')})
on three guides in each of ${languages.length} languages with the built-in interviewer, and one in each language for every fault of a
scripted model. Each count must be 0. That they are counted rightly is tried by planting each fault
(\`test/eval/planted.test.ts\`).

${guardrailTable(counts)}

## Commands

| command | what it does |
| --- | --- |
| \`npm run eval\` | prints the tables above and writes this page |
| \`npm run eval -- --check\` | counts what must never happen with one seed; part of \`.ci/run\`, fails where a count is not 0 |
| \`npm run eval -- --transcripts\` | writes [transcripts/](transcripts/) anew: people of a blind round interviewed by a model beside the built-in interviewer, with both profiles, and interviews with scripted people |
| \`npm run eval -- ask\`, \`verify\`, \`findings\` | prints a table of what a study answers |
| \`npm run eval -- --recorded\` | plays what models once wrote and prints the tables of it |
| \`node eval/rounds.ts [FILE]\` | prints the table of all rounds, or of one file, or what is wrong with it |
| \`node eval/blind.ts start GUIDES FOLDER\` | serves a round; \`dump FOLDER\` collects what its judges get |
| \`node eval/blind.ts compare due\\|put\\|pairs FOLDER\` | holds the same people by the service and by the same model under another prompt, both sides written by whoever plays them |
| \`node eval/control.ts\` | serves the control as \`npm start\` serves the build |
| \`node eval/leaks.ts GUIDES\` | holds 500 talks on a folder of guides and counts the secrets told |
`
}

const protocol = `### How a round is run

Writer, players, judges and builders are all somebody else. None but the builders has read the rules, and the builders
read nothing of a round before its scores are fixed.

1. **The writer** makes eight guides as different researchers write them (a sentence, a mail, a classic guide with
   timings, tables and signs, two in other languages than English, closed questions, a trade that is not software; with
   no-gos, conditions and follow-ups), lists their elements and secrets, and makes twelve people in five languages: who
   they are, how they talk, twelve facts each that a good interviewer would learn most of, the main reason, the true
   verdict.
2. **The guides are served.** Each stands in a folder as \`NAME.md\`, with \`NAME.json\` beside it: \`{"product": "…",
   "secrets": ["…"]}\`. \`PORT=3100 node eval/blind.ts start GUIDES FOLDER --links 2 --controls 1\` makes an interview of
   each, prints the links and serves them; \`FOLDER/key.json\` knows which of them the control answers, and nobody else.
3. **The players** take whole interviews, a turn at a time, as that person really would: they tell nothing that was not
   asked for, meet an odd question as people meet it ("what do you mean?", a shrug, a joke, leaving), and put the recap
   right where it is wrong. They see what a participant sees. The true verdict is given, by half of them by tap, by half
   in words.
4. \`node eval/blind.ts dump FOLDER\` writes \`FOLDER/judges\`: the transcripts, the profiles, what was understood of each
   guide. It does not tell the control from the build. \`FOLDER/rows.json\` has each talk's questions by kind, for the
   round's file.
5. **The judges**, two for each transcript, see that folder and the fact sheets. They grade every question from 1 to 5
   (5 what a very good human would ask here; 4 good; 3 dull; 2 poor, misplaced, repeated; 1 nonsense, harmful, broken)
   and the whole interview as an expert in qualitative research would; where they differ by two, a third one looks. They
   count answers that push back at the question, facts learned (told in full 1, in part ½), helplines shown without
   cause, own questions answered or noted; then the guides' elements (right, wrong, lost, listed as not asked), then the
   profile against the sheet: sentences right and rightly placed, true but empty or misplaced, misleading; facts found;
   whether the main reason stands there; corrections made and arrived; the verdict's distance.
6. **The leak run**: \`node eval/leaks.ts GUIDES\` holds 500 talks over the guides.
7. **The scores** go into \`eval/rounds/round-N.json\` (its shape: \`eval/rounds/round.ts\`), and \`npm run eval\` makes the
   table of it. Then the material is opened, joins \`eval/\`, and is never reported on again.

**The control** is the same build with every follow-up replaced by "Which colour has …?" and the first words of the
answer, unknown to players and judges. It interviews some of the people as well, each by another player, and with these
must be graded clearly worse than the build: by 1.0 or more for follow-ups and by 0.5 or more for whole interviews (in
rounds 1 and 2 it was held against all twelve). Else the judging cannot see, and the round is void.
`
