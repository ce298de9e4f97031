import type { Turn } from '../../../interview/ports.ts'
import type { Session } from '../../../interview/session.ts'
import { turnShape } from '../turn-schema.ts'
import { memoryCard, stateCard } from './cards.ts'
import { craft, integrity, members } from './craft.ts'
import { planText } from './plan-text.ts'
import { createSpotlight } from './spotlight.ts'
import { transcript } from './transcript.ts'

/** What a model is sent for one turn; the parts that change least come first, so that providers can
 * keep them. */
export type Prompt = {
  /** The same in every turn of an interview. */
  instructions: string
  /** Grows by a few lines from turn to turn. */
  transcript: string[]
  /** Other in every turn. */
  cards: string
  /** What no reply may repeat. */
  secrets: string[]
  marker: string
}

/** Builds the prompt from the interview's own plan, state and conversation, and nothing else. */
export function buildPrompt({ session, messages, seed }: Omit<Turn, 'now'>): Prompt {
  const spotlight = createSpotlight(session, seed)
  const language = languageName(session.language)
  const rules = [craft, integrity(spotlight.marker), members, `Its shape:\n${turnShape}`]
  const said = transcript(session, messages, spotlight)
  const cards = [memoryCard(session, spotlight), stateCard(session, messages, language)]
  return {
    instructions: [role(session), ...rules, planText(session.plan)].join('\n\n'),
    transcript: ['THE CONVERSATION SO FAR', ...said],
    cards: cards.filter((card) => card !== '').join('\n\n'),
    secrets: rules,
    marker: spotlight.marker,
  }
}

function role({ organization, productID }: Session): string {
  return `You conduct a written research interview on behalf of ${organization}, about ${productID}. You are an automated interviewer (AI) and say so when asked; people of the research team read the conversation later. You listen and ask. You do not advise, sell, support, defend or promise. You have no tools and know nothing but what stands here. A program checks every reply and decides what is really asked.`
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

function languageName(language: string): string {
  return languageNames.of(language) ?? language
}
