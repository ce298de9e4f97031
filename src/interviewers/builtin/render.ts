import { productName } from '../../interview/product-name.ts'
import { textsFor } from '../../interview/texts.ts'
import type { Echo } from './reading/echo.ts'
import type { Named } from './reading/named.ts'
import type { Situation } from './situation.ts'
import type { Template, TemplateKind } from './templates/template.ts'

/** What may fill the slots of a template. */
export type Fill = {
  echo?: Echo
  feature?: Named
  alternative?: Named
  hint?: string
  conflict?: { old: string; now: string }
  question?: string
  topic?: string
}

export type Rendered = {
  templateId: string
  text: string
  /** The participant's words in it, verbatim; null when there are none. */
  own: string | null
}

/** Most words of a topic's title that reads well inside a sentence. */
const titleWordsMax = 4

/** Every unused template of a kind that can be filled, as it would read. */
export function render(kind: TemplateKind, fill: Fill, situation: Situation): Rendered[] {
  const { session, pack } = situation
  return pack.templates
    .filter((template) => template.kind === kind && !session.templatesUsed.includes(template.id))
    .filter((template) => suits(template, fill, situation))
    .flatMap((template) => {
      const text = filled(template, fill, situation)
      return text === null ? [] : [{ templateId: template.id, text, own: ownWords(template, fill) }]
    })
}

function suits(template: Template, fill: Fill, { features }: Situation): boolean {
  if (template.afterEpisode && !features.episode) return false
  const { quotes } = template
  if (!quotes || !fill.echo) return true
  // What happened can be walked through; a thing cannot, however much of a problem it is.
  const happens = quotes.includes('clause')
  if (fill.echo.shape === 'noun' && happens && !quotes.includes('noun')) return false
  return quotes.includes(fill.echo.kind) || quotes.includes(fill.echo.shape)
}

function filled({ text }: Template, fill: Fill, { language, session }: Situation): string | null {
  const quote = textsFor(language).quote
  const slots: Record<string, string | undefined> = {
    e: fill.echo && quote(fill.echo.text),
    // Articles and cases of other languages do not fit every sentence: there it is quoted.
    f: fill.feature && (language === 'en' ? fill.feature.label : quote(fill.feature.text)),
    alt: fill.alternative?.label,
    p: productName(session),
    h: fill.hint,
    old: fill.conflict && quote(fill.conflict.old),
    new: fill.conflict && quote(fill.conflict.now),
    q: fill.question,
    t: fill.topic && fill.topic.split(/\s+/).length <= titleWordsMax ? fill.topic : undefined,
  }
  const missing = [...text.matchAll(/\{(\w+)\}/g)].some(([, slot = '']) => !slots[slot])
  if (missing) return null
  const whole = text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
  return whole.slice(0, 1).toUpperCase() + whole.slice(1)
}

function ownWords({ text }: Template, fill: Fill): string | null {
  if (text.includes('{e}')) return fill.echo?.text ?? null
  if (text.includes('{f}')) return fill.feature?.text ?? null
  if (text.includes('{alt}')) return fill.alternative?.text ?? null
  return text.includes('{new}') ? (fill.conflict?.now ?? null) : null
}
