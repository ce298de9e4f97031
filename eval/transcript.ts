import type { Conversation } from './conversation.ts'

const answerCharactersShown = 1_500

/** One interview beside its guide, as Markdown. */
export function asTranscript(
  conversation: Conversation,
  given: { guide: string; command: string },
): string {
  const { name, messages, session } = conversation
  const lines = messages.map(({ role, content, kind, probeKind }) => {
    const text =
      content.length > answerCharactersShown
        ? `${content.slice(0, answerCharactersShown)} …`
        : content
    const who =
      role === 'assistant'
        ? `Interviewer (${[kind, probeKind].filter(Boolean).join(', ')})`
        : 'Participant'
    return `**${who}:** ${text.replaceAll('\n', '\n> ')}`
  })
  const end = session?.endReason ?? 'not ended'
  return `# ${name}

A scripted participant and the built-in interviewer. Made by \`${given.command}\`.

## The guide

\`\`\`text
${given.guide}
\`\`\`

## The interview

${lines.join('\n\n')}

Ended: ${end}.
`
}
