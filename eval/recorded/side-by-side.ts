import { composeProfile } from '../../src/profile/composition/compose.ts'
import { makeRecord } from '../../src/profile/record.ts'
import { type HeldTalk, readHeldTalks } from './held-talk.ts'
import { type PlayedReading, playReadings } from './play-readings.ts'
import { guideOf } from './recorded-talk.ts'

type Line = HeldTalk['lines'][number]
type Told = HeldTalk['profile'] & { summary: readonly string[] }

/** Each person who was interviewed by a model and by the built-in interviewer, and read by both, as Markdown, by its file's name. */
export function sidesBySide(): { name: string; text: string }[] {
  const held = new Map(readHeldTalks().map((talk) => [talk.id, talk]))
  return playReadings().flatMap((played) => {
    const { reading, talk } = played
    const other = held.get(talk.id)
    if (!reading.look || !other) return []
    const name = `${talk.productName.toLowerCase()}-${talk.id}`
    return [{ name, text: sideBySide(played, other) }]
  })
}

/** Both interviews whole, and both profiles. */
function sideBySide(played: PlayedReading, held: HeldTalk): string {
  const { talk, reading, interview } = played
  const lines = interview.messages.map(({ role, content }) => ({ role, text: content }))
  return `# ${talk.productName}: a model beside the built-in interviewer

One person of a blind round, interviewed twice.

- By a model: ${decapitalized(talk.source)}; the profile: ${decapitalized(reading.source)}.
- By the built-in interviewer: ${decapitalized(held.source)}.

Made by \`npm run eval -- --transcripts\`.

## The guide

\`\`\`text
${guideOf(talk).trim()}
\`\`\`

## Held by a model

${written(lines)}

### The profile made of it

${asList(profileOf(played))}

## Held by the built-in interviewer

${written(held.lines)}

### The profile made of it

${asList({ ...held.profile, summary: [] })}
`
}

function decapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function profileOf({ interview, claims, summary }: PlayedReading): Told {
  const generator = 'recorded/model'
  const record = makeRecord({ ...interview, claims, summary, rejected: [], generator })
  const { details, metadata } = composeProfile({
    profileID: interview.linkID,
    acquiredAt: interview.completedAt,
    records: [record],
  })
  return {
    sentiment: metadata.sentiment ?? null,
    background: details.background ?? null,
    productAlignment: details.productAlignment ?? null,
    key_values: details.key_values,
    interests: details.interests,
    summary: summary.map(({ text }) => text),
  }
}

function written(lines: readonly Line[]): string {
  return lines
    .map(({ role, text }) => {
      const who = role === 'assistant' ? 'Interviewer' : 'Participant'
      return `**${who}:** ${text.replaceAll('\n', '\n> ')}`
    })
    .join('\n\n')
}

function asList({ summary, sentiment, background, productAlignment, ...lists }: Told): string {
  const rows: [string, string | null][] = [
    ['In short', summary.join(' ') || null],
    ['Sentiment', sentiment === null ? null : `${sentiment} of 5`],
    ['Background', background],
    ['On the product', productAlignment],
    ['Key values', lists.key_values.join(', ') || null],
    ['Interests', lists.interests.join(', ') || null],
  ]
  return rows
    .filter(([, text]) => text !== null)
    .map(([name, text]) => `**${name}:** ${text?.replaceAll('\n', '\n\n')}`)
    .join('\n\n')
}
