import type { ProbeKind } from '../../../interview/proposal.ts'
import type { EchoKind } from '../reading/echo.ts'
import type { PhraseKind } from '../reading/phrases.ts'

/**
 * What a follow-up may be: the kinds the engine knows; `narrow`, which asks somebody who told much
 * for the part that mattered; and `bearing`, which asks what something has to do with the subject.
 */
export type TemplateKind =
  | ProbeKind
  | 'narrow'
  | 'bearing'
  | 'pasted'
  | 'rephrase'
  | 'redirect'
  | 'restate'
  | 'hostile'

/**
 * One wording. Slots: {e} the person's words in quotes · {f} a part of the product they named ·
 * {alt} another product · {p} the product · {h} a subject from the guide · {old} {new} two quotes · {q} the planned
 * question · {t} the topic's title.
 */
export type Template = {
  /** Unique in the pack and the same in every language: none comes twice in one interview. */
  id: string
  kind: TemplateKind
  text: string
  /** Quotes that read well in it, by kind or shape; all when absent. */
  quotes?: readonly (EchoKind | PhraseKind)[]
  /** Has to follow something that happened, not an opinion. */
  afterEpisode?: true
}

export type MetaName =
  | 'identity'
  | 'readers'
  | 'privacy'
  | 'duration'
  | 'opinion'
  | 'purpose'
  | 'team'

export type TemplatePack = {
  templates: readonly Template[]
  /** Short answers to what people ask the interviewer. Slots: {org}, {n} minutes. */
  meta: Record<MetaName, string>
  /** Said when they remark that they told us already. */
  saidAlready: string
  /** Said when they asked something of the team and told something besides. */
  notedForTeam: string
  /** Said before a must-ask that another answer touched. */
  touched: string
  /** The guide's own follow-up behind the words it takes up. Slots: {e}, {q}. */
  takenUp: string
  /** Said once after a switch to a language that the plan is not in; empty where it cannot be. */
  planLanguage: string
}

/** Reads a pack's lines: `id | text`, or `id | text | kinds of quotes` or `episode`. */
export function readTemplates(lists: Partial<Record<TemplateKind, string>>): Template[] {
  return Object.entries(lists).flatMap(([kind, list]) =>
    list
      .split('\n')
      .map((line) => line.split('|').map((part) => part.trim()))
      .filter((parts) => parts.length > 1)
      .map(([id = '', text = '', limit]) => ({
        id,
        // `entries` widens the keys of a record that has no others.
        kind: kind as TemplateKind,
        text,
        ...(limit === 'episode' && { afterEpisode: true as const }),
        ...(limit &&
          limit !== 'episode' && { quotes: limit.split(' ') as (EchoKind | PhraseKind)[] }),
      })),
  )
}
