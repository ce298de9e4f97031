import { sentences } from '../language/sentences.ts'
import type { CueMatcher } from './cues/matcher.ts'
import type { Noted, TopicDraft } from './drafts.ts'
import { pattern } from './pattern.ts'
import { rewordPacks } from './reword/packs.ts'

const topicsPerGoalsMax = 10
/** One clause alone ("why they left") is better served by an archetype, where nothing else is asked. */
const clausesMin = 2

/** A goal that lists what to find out ("what …, how … and what …") as one topic for each. */
export function goalTopics(
  goals: readonly Noted[],
  cues: CueMatcher,
  asksElse: boolean,
): TopicDraft[] {
  const { clauseStart, questionWords } = rewordPacks[cues.language]
  const starts = `${questionWords}|whether|ob|si|se`
  const between = pattern(
    `[,;]\\s(?:(?:and|or|und|oder|et|ou|y|e|o)\\s)?(?=(?:${starts})\\s)|\\s(?:and|und|et|y|e)\\s(?=(?:${starts})\\s)`,
  )
  const clauses = goals.flatMap(({ text, lines }) =>
    sentences(text, cues.language).flatMap((sentence) =>
      sentence.text
        .split(between)
        .map((clause) => ({ text: clause.replace(/(?<![.;,])[.;,]+$/, '').trim(), lines })),
    ),
  )
  const asked = clauses
    .map(({ text, lines }) => ({ text: withoutScope(text), lines }))
    .filter(({ text }) => clauseStart.test(text))
  if (asked.length < (asksElse ? 1 : clausesMin)) return []
  return asked.slice(0, topicsPerGoalsMax).map(({ text, lines }) => {
    const flags = { must: false, ifTime: false, verbatim: false, deep: false }
    return {
      title: text,
      from: 'item',
      level: 8,
      numbered: false,
      isProse: true,
      isName: false,
      lines: { ...lines },
      flags,
      limit: null,
      goals: [],
      questions: [{ text, isItem: true, numbered: false, level: 0, flags, lines }],
      hints: [],
    }
  })
}

/** Clauses of more words are asked without what only marks out their scope. */
const clauseWordsMax = 10
const scope =
  /, (?:from|starting|beginning|including|especially|particularly|such as|for example|von|angefangen|beginnend|vor allem|desde|depuis|en commençant|empezando|incluyendo|começando|incluindo) .*$/isu

/** "how they plan, from the first draft to the last change": the whole stays in the goals. */
function withoutScope(clause: string): string {
  return clause.split(' ').length > clauseWordsMax ? clause.replace(scope, '') : clause
}
