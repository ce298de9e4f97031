import { type Bar, drawBars } from '../../parts/charts/chart-bars.ts'
import { drawColumns } from '../../parts/charts/chart-columns.ts'
import type { Figure } from '../../parts/charts/chart-figure.tsx'
import { formatNumber } from '../../parts/texts/dates.ts'
import type { Found, Report } from './report.ts'
import { share, texts } from './texts.ts'

type Counts = Report['counts']

/** The charts of a report, those first that everything else rests on. */
export function makeFigures(report: Report, found: Found | null): Figure[] {
  const places = found ? quotasOf(found) : []
  return [
    funnel(report),
    outcomes(report),
    ...(places.length > 0 ? [quotas(places)] : []),
    ...(report.drops.length > 0 ? [drops(report)] : []),
    ...(report.sentiment.some(({ people }) => people > 0) ? [sentiment(report)] : []),
    ...(report.topics.length > 0 ? [coverage(report)] : []),
  ]
}

type Step = { key: string; label: string; people: number }

function barOf({ key, label, people }: Step, of: number, whole: string): Bar {
  const part = of > 0 ? share(people / of) : ''
  return {
    label,
    parts: [{ value: people, pattern: 'solid' }],
    text: [formatNumber(people), part].filter(Boolean).join(' · '),
    target: { key, label: texts.openPeople(people, part && `${part} ${whole}`) },
  }
}

function stepsFigure(
  steps: readonly Step[],
  of: number,
  { whole, ...figure }: Pick<Figure, 'name' | 'title' | 'about'> & { whole: string },
): Figure {
  const bars = steps.map((step) => barOf(step, of, whole))
  return {
    ...figure,
    draw: (width, measure) => drawBars(bars, { width, most: of, measure }),
    head: [texts.step, texts.people, texts.shareOf(whole)],
    rows: steps.map(({ key, label, people }) => ({
      cells: [label, people, of > 0 ? share(people / of) : ''],
      key,
    })),
  }
}

function funnel({ counts, completion }: Report): Figure {
  const steps = (['invited', 'started', 'completed'] as const).map((key) => stepOf(counts, key))
  return stepsFigure(steps, counts.invited, {
    ...{ name: 'funnel', title: texts.funnelTitle, whole: texts.ofInvited },
    about: texts.funnelAbout(counts, completion),
  })
}

function outcomes({ counts }: Report): Figure {
  const steps = outcomeKeys.map((key) => stepOf(counts, key)).filter(({ people }) => people > 0)
  return stepsFigure(steps, counts.invited, {
    ...{ name: 'outcomes', title: texts.outcomesTitle, whole: texts.ofInvited },
    about: texts.outcomesAbout(counts),
  })
}

const outcomeKeys = [
  'completed',
  'endedEarly',
  'inProgress',
  'abandoned',
  'screenedOut',
  'quotaFull',
  'neverStarted',
] as const

function stepOf(counts: Counts, key: keyof Counts): Step {
  return { key, label: texts.steps[key], people: counts[key] }
}

type Quota = { option: string; taken: number; quota: number }

/** Whoever finds the places taken has chosen, too: more than there are is full. */
function quotasOf({ topics }: Found): Quota[] {
  return topics
    .flatMap(({ questions }) => questions.flatMap(({ closed }) => closed?.options ?? []))
    .flatMap(({ text, quota, taken = 0 }) =>
      quota === undefined ? [] : [{ option: text, taken, quota }],
    )
}

function quotas(all: readonly Quota[]): Figure {
  const most = Math.max(...all.map(({ quota }) => quota))
  const bars = all.map(
    ({ option, taken, quota }): Bar => ({
      label: option,
      parts: [
        { value: taken, pattern: 'solid' },
        { value: quota - taken, pattern: 'empty' },
      ],
      text: texts.quotaOf(taken, quota),
    }),
  )
  return {
    ...{ name: 'quotas', title: texts.quotasTitle, about: texts.quotasAbout },
    draw: (width, measure) => drawBars(bars, { width, most, measure }),
    head: [texts.option, texts.people, texts.quotaPlaces],
    rows: all.map(({ option, taken, quota }) => ({ cells: [option, taken, quota] })),
  }
}

function drops({ drops }: Report): Figure {
  const people = drops.reduce((sum, drop) => sum + drop.people, 0)
  const steps = drops.map((drop) => ({
    key: ['drop', drop.place, ...(drop.topicID === undefined ? [] : [drop.topicID])].join(':'),
    label: drop.question ?? drop.topic ?? texts.places[drop.place],
    people: drop.people,
  }))
  return stepsFigure(steps, people, {
    ...{ name: 'drops', title: texts.dropsTitle, whole: texts.ofLeft },
    about: texts.dropsAbout(people, steps[0]?.label ?? ''),
  })
}

function sentiment({ sentiment }: Report): Figure {
  const people = sentiment.reduce((sum, each) => sum + each.people, 0)
  const mean = sentiment.reduce((sum, each) => sum + each.score * each.people, 0) / people
  const columns = [1, 2, 3, 4, 5].map((score) => {
    const value = sentiment.find((each) => each.score === score)?.people ?? 0
    const words = texts.scores[score - 1] ?? ''
    const part = share(value / people)
    return {
      ...{ label: String(score), words, value, text: `${formatNumber(value)} · ${part}` },
      target: {
        key: `sentiment:${score}`,
        label: texts.openPeople(value, part),
      },
    }
  })
  return {
    ...{ name: 'sentiment', title: texts.sentimentTitle },
    about: texts.sentimentAbout(mean, people),
    draw: (width, measure) => drawColumns(columns, { width, measure }),
    head: [texts.score, texts.meaning, texts.people, texts.share],
    rows: columns.map(({ label, words, value, target }) => ({
      cells: [label, words, value, share(value / people)],
      key: target.key,
    })),
  }
}

function coverage({ topics }: Report): Figure {
  const most = Math.max(1, ...topics.map(({ reached, cut }) => reached + cut))
  const bars = topics.map(({ id, title, reached, covered, cut }): Bar => {
    const part = reached > 0 ? share(covered / reached) : ''
    return {
      label: title,
      parts: [
        { value: covered, pattern: 'solid' },
        { value: Math.max(0, reached - covered), pattern: 'hatched' },
        { value: cut, pattern: 'empty' },
      ],
      text: [`${formatNumber(covered)} / ${formatNumber(reached)}`, part]
        .filter(Boolean)
        .join(' · '),
      target: {
        key: `topic:${id}:reached`,
        label: texts.openTopic({ reached, covered, cut }),
      },
    }
  })
  return {
    ...{ name: 'coverage', title: texts.coverageTitle, about: texts.coverageAbout },
    legend: [
      { pattern: 'solid', text: texts.covered },
      { pattern: 'hatched', text: texts.reachedOnly },
      { pattern: 'empty', text: texts.cut },
    ],
    draw: (width, measure) => drawBars(bars, { width, most, measure }),
    head: [texts.topic, texts.asked, texts.covered, texts.cut, texts.followUps],
    rows: topics.map(({ id, title, reached, covered, cut, followUps }) => ({
      cells: [title, reached, covered, cut, followUps],
      key: `topic:${id}:reached`,
    })),
  }
}
