import type { Language, LintFinding, LintRule } from '../plan.ts'
import { improved } from '../reword/reword.ts'
import { separateQuestions, splitDouble } from '../reword/split.ts'
import { type Detected, detect, questionWordsMax } from './detect.ts'
import type { LeadingKind } from './lint-pack.ts'

const messages: Record<LintRule, string> = {
  multiple: 'Several questions at once: people answer the last or the easiest one.',
  double_barrelled: 'Two things are asked in one sentence, so an answer may fit only one of them.',
  closed: 'This can be answered with yes or no; an open question brings out what happened.',
  leading: 'The wording suggests an answer.',
  too_long: `More than ${questionWordsMax} words: a shorter question is easier to hold in mind.`,
  praise: 'Praise tells people which answers are welcome, and they give more of those.',
  hypothetical:
    'People are poor judges of what they would do; what they did last time is better evidence.',
  no_question: 'This asks nothing yet.',
}

const leadingMessages: Record<LeadingKind, string> = {
  negative: 'A negative question invites agreement.',
  tag: 'The tag at the end asks for a yes.',
  pressure: 'The wording takes the answer for granted.',
  crowd: 'What others say or do pulls the answer their way.',
  loaded: 'A word in it judges before the person has.',
  reason: 'It offers a reason to agree with, where their own reason is wanted.',
  candidates: 'Listing possible answers keeps people from finding their own.',
  opinion: 'Your own opinion comes first, and disagreeing feels impolite.',
}

/** What stands in the way of a frank and full answer, with a better wording where a rule can make one. */
export function lintQuestion(text: string, options: { language: Language }): LintFinding[] {
  const { language } = options
  return detect(text, language).map((found) => {
    const suggestion = suggest(text, found, language)
    const message = found.leading ? leadingMessages[found.leading] : messages[found.rule]
    return {
      rule: found.rule,
      message,
      ...(suggestion && suggestion !== text ? { suggestion } : {}),
    }
  })
}

function suggest(text: string, { rule }: Detected, language: Language): string | null {
  if (rule === 'multiple') return separateQuestions(text, language)[0] ?? null
  if (rule === 'double_barrelled') return splitDouble(text, language)?.join(' / ') ?? null
  if (rule === 'closed' || rule === 'leading' || rule === 'praise') return improved(text, language)
  return null
}
