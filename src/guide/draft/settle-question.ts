import { contentStems, fold, words } from '../../language/words.ts'
import { saidIn, saysAvoided } from '../avoided.ts'
import { detect } from '../lint/detect.ts'
import type { Avoidance, LintRule, PlanQuestion } from '../plan.ts'
import type { DraftNote, DraftQuestion, Passage, SettledQuestion } from './guide-draft.ts'
import {
  isBinding,
  isTheirs,
  oneLine,
  overlaps,
  questionsOf,
  type Source,
  textOf,
} from './source.ts'

/** What a question in other words than the researcher's must not do. */
const faults: Partial<Record<LintRule, string>> = {
  closed: 'answered with yes or no',
  leading: 'a question that leads',
  praise: 'praise',
  no_question: 'no question',
  double_barrelled: 'two questions at once',
}
const questionCharactersMax = 400
const unsaid = 'The model gave no reason.'

/** What no question may bring up. */
export type Barred = readonly Avoidance[]

/** The question as far as it holds against the guide; null, with a note why, where it does not. */
export function settleQuestion(
  draft: DraftQuestion,
  source: Source,
  barred: Barred,
  notes: DraftNote[],
): SettledQuestion | null {
  const { lines } = draft
  const rule = ruleOf(draft, source)
  const binding = rule && isBinding(rule) ? rule : null
  const text = binding ? binding.text : oneLine(draft.text)
  const note = (kind: DraftNote['kind'], why: string) => notes.push({ kind, lines, text, why })
  const refused = binding ? null : whyRefused({ ...draft, text }, source, barred)
  if (refused !== null) {
    note('refused', refused)
    return null
  }
  if (binding) {
    if (fold(draft.text) !== fold(text)) note('put_back', 'It is asked as it was written.')
  } else if (lines.length === 0) note('added', draft.why ?? unsaid)
  else if (!isTheirs({ lines, text }, source)) note('reworded', draft.why ?? unsaid)

  const onlyIf = rule?.onlyIf ?? conditionIn(draft, source)
  if (draft.onlyIf !== null && onlyIf === null)
    note('refused', `The guide does not say: only if ${oneLine(draft.onlyIf)}.`)
  if (onlyIf !== null && rule?.onlyIf === undefined) note('reworded', `Asked only if ${onlyIf}.`)
  // What the grammar asks of a wish in a sentence is its own making, and so is what it must ask of it.
  const isMust = rule?.must === true && source.rules.archetypes.length === 0
  if (draft.must && rule && !isMust) note('reworded', 'It is a must-ask now.')
  return {
    lines,
    text,
    onlyIf,
    skipIf: rule?.skipIf ?? null,
    must: draft.must || isMust,
    ifTime: draft.ifTime && !draft.must && !isMust,
    verbatim: rule?.verbatim === true,
    ...(rule?.closed && { closed: rule.closed }),
    ...(rule && isScreening(rule, source) && { screens: true as const }),
    // The options of a closed question are no follow-ups to it.
    followUps: (rule?.closed ? [] : draft.followUps)
      .filter((one) => isTheirs(one, source) && !isBarred(one, source, barred))
      .map((one) => ({ ...one, text: oneLine(one.text) })),
  }
}

/** Whether it stands among those that tell for whom the interview is. */
function isScreening(rule: PlanQuestion, { rules }: Source): boolean {
  return rules.topics.some(({ screener, questions }) => screener && questions.includes(rule))
}

/** The question that the grammar reads there: the same words, or the one that must be asked. */
function ruleOf(draft: DraftQuestion, { rules }: Source): PlanQuestion | null {
  const there = questionsOf(rules).filter((one) => overlaps(one.lines, draft.lines))
  const same = there.find(({ text }) => fold(text) === fold(draft.text))
  if (same) return same
  const binding = there.find(isBinding)
  if (binding && (draft.must || there.every(isBinding))) return binding
  return there.length === 1 ? (there[0] ?? null) : null
}

/** A condition that stands in the lines which the question is of. */
function conditionIn({ lines, onlyIf }: DraftQuestion, source: Source): string | null {
  if (onlyIf === null) return null
  const text = oneLine(onlyIf.replace(/:/g, ' '))
  return isTheirs({ lines, text }, source) ? text : null
}

/** Why a question is not asked, in a sentence; null where it is. */
function whyRefused({ text, lines }: DraftQuestion, source: Source, barred: Barred): string | null {
  const { rules, language } = source
  if (text === '' || text.length > questionCharactersMax) return 'It is too long to be asked.'
  if (isBarred({ text, lines }, source, barred))
    return 'It brings up what is to be kept quiet about.'
  const ofRules = questionsOf(rules).some((one) => overlaps(one.lines, lines))
  if (!ofRules && rules.avoid.some((one) => overlaps(one.lines, lines)))
    return 'It stands in a line that is to be kept quiet about.'
  if (lines.length === 0 && rules.archetypes.length === 0) return 'It stands nowhere in the guide.'
  if (isTheirs({ lines, text }, source)) return null
  if (lines.length > 0 && !isRelated({ text, lines }, source))
    return 'It has nothing of the line that it is said to come from.'
  const found = detect(text, language).find(({ rule }) => faults[rule] !== undefined)
  return found ? `In these words it would be ${faults[found.rule]}.` : null
}

/** Whether a word of substance is shared with the lines, or with what the grammar asks of them. */
export function isRelated(
  { text, lines }: Pick<DraftQuestion, 'text' | 'lines'>,
  { rules, language, lines: written }: Source,
): boolean {
  const read = questionsOf(rules).filter((one) => overlaps(one.lines, lines))
  const source = [textOf(lines, written), ...read.map((one) => one.text)].join(' ')
  const stems = new Set(contentStems(source, language))
  return stems.size === 0 || contentStems(text, language).some((stem) => stems.has(stem))
}

/** Whether words bring up what is to be kept quiet about and their own lines, which are to be asked, do not. */
export function isBarred(
  { text, lines }: Passage,
  { lines: written, language, rules }: Source,
  barred: Barred,
): boolean {
  // What stands in no line is nobody's wish: no word of it may touch what is kept quiet about.
  if (lines.length === 0) {
    const said = words(text)
    return barred.some(({ terms }) => terms.some((term) => said.includes(term)))
  }
  const isKeptQuiet = rules.avoid.some((one) => overlaps(one.lines, lines))
  const own = isKeptQuiet ? '' : textOf(lines, written)
  return saysAvoided(text, saidIn(own, language), { avoid: [...barred], language })
}
