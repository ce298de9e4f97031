import type { Turn } from '../../../interview/ports.ts'
import type { Message, Session } from '../../../interview/session.ts'
import { shownTo } from '../../../interview/shown-to.ts'
import { stateCard } from './cards.ts'
import { craft, integrity, members } from './craft.ts'
import { planText } from './plan-text.ts'
import { createSpotlight } from './spotlight.ts'
import { transcript } from './transcript.ts'

/** What a model is sent for one turn; the parts that change least come first, so that providers can
 * keep them. */
export type Prompt = {
  /** The same in every turn of all conversations on one plan. */
  instructions: string
  /** Grows by a few lines from turn to turn. */
  transcript: string[]
  /** Other in every turn. */
  cards: string
  /** What no reply may repeat. */
  secrets: string[]
  marker: string
}

/**
 * Builds the prompt from the interview's own plan, state and conversation, and nothing else. Of the
 * conversation it has what the browser that gave the newest answer is shown, as whoever sits there may
 * ask for it.
 */
export function buildPrompt({ session, messages, seed }: Omit<Turn, 'now'>): Prompt {
  const spotlight = createSpotlight(session, seed)
  const rules = [craft, integrity, members]
  const said = transcript(session, shownToNewest(session, messages), spotlight)
  return {
    instructions: [...rules, role(session), planText(session.plan)].join('\n\n'),
    transcript: [`THE CONVERSATION SO FAR (the mark is ${spotlight.marker})`, ...said],
    cards: stateCard(session, messages, languageName(session.language)),
    secrets: rules,
    marker: spotlight.marker,
  }
}

function shownToNewest(session: Session, messages: readonly Message[]): readonly Message[] {
  const browser = messages.findLast(({ role }) => role === 'user')?.browser
  return browser === undefined ? messages : shownTo(browser, { session, messages })
}

function role({ organization, productID }: Session): string {
  return `THIS INTERVIEW\nOn behalf of ${organization}, about ${productID}.`
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

function languageName(language: string): string {
  return languageNames.of(language) ?? language
}
