import { languages } from '../../guide/plan.ts'
import type { Session } from '../session.ts'
import { textsFor } from '../texts/texts.ts'

const firstNameCharactersMax = 40

/**
 * The interviewer's first words for somebody who may not be the person they greet by name: in whatever
 * language they were said, for that of the interview may have changed since.
 */
export function withoutName(session: Session, content: string): string {
  const name = firstName(session)
  return languages
    .flatMap((language) => [true, false].map((isFamiliar) => textsFor(language, { isFamiliar })))
    .map(({ greeting }) => greeting)
    .reduce((text, greeting) => text.replace(greeting(name), () => greeting(null)), content)
}

/** Titles, which nobody is called by: whoever gives one is greeted with all of what they wrote. */
const title =
  /^(?:dr|prof|mr|mrs|ms|miss|mx|sir|madam|rev|herr|frau|fr|hr|dipl|ing|mag|m|mme|mlle|me|monsieur|madame|sr|sra|srta|señor|señora|don|doña|lic|dra|profa|dona|senhor|senhora|eng)\.?$/i

/** Whether a word stands before names and is none. */
export function isTitle(word: string): boolean {
  return title.test(word)
}

/** What somebody is greeted by; null where they gave no name. */
export function firstName({ onboarding }: Pick<Session, 'onboarding'>): string | null {
  const whole = onboarding.name?.trim() ?? ''
  const first = whole.split(/\s+/)[0] ?? ''
  const called = title.test(first) && whole !== first ? whole : first
  const fits = called !== '' && called.length <= firstNameCharactersMax
  return fits && !title.test(called) ? called : null
}
