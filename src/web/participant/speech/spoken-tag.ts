import type { Page } from '../page.ts'
import { readLanguage } from '../texts/languages.ts'

/** What is spoken: the language chosen here, else the conversation's, as the browser writes it. */
export function spokenTag({ store, language }: Page): string {
  const chosen = readLanguage(store.keep.read('language'))
  const spoken = chosen ?? store.snapshot.value?.locale ?? language
  return navigator.languages.find((tag) => tag.split('-')[0] === spoken) ?? spoken
}
