import type { Conversation } from './conversation.ts'

const answerCharactersShown = 1_500

/** One interview beside its guide, as Markdown. */
export function asTranscript(
  { name, messages, session }: Conversation,
  given: { guide: string; command: string },
): string {
  const lines = messages.map(({ role, content, kind }) => {
    const isLong = content.length > answerCharactersShown
    const text = isLong ? `${content.slice(0, answerCharactersShown)} …` : content
    const who = role === 'assistant' ? `Interviewer (${kind.replaceAll('_', ' ')})` : 'Participant'
    return `**${who}:** ${text.replaceAll('\n', '\n> ')}`
  })
  return `# ${name}

A scripted participant, who tells the next thing on a list, and the built-in interviewer. It shows the form of an
interview, not how well it listens. Made by \`${given.command}\`.

## The guide

\`\`\`text
${given.guide.trim()}
\`\`\`

## The interview

${lines.join('\n\n')}

Ended: ${session?.endReason ?? 'not ended'}.
`
}
