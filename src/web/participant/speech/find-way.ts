import type { Page } from '../page.ts'
import { chooseRecognizer, findAbilities, readAllowed } from './recognizer/choose.ts'
import type { RecognizerName } from './recognizer/recognizer.ts'
import { spokenTag } from './spoken-tag.ts'

const settings = document.querySelector<HTMLMetaElement>('meta[name="speech"]')
const allowed = readAllowed(settings?.content)

/**
 * By which way one speaks here, the first that the service, the language and the browser have, and who
 * hears it for the service.
 */
export function findWay(page: Page): { way: RecognizerName | null; hearer: string } {
  return {
    way: chooseRecognizer(allowed, spokenTag(page), findAbilities()),
    hearer: settings?.dataset.recognizer ?? '',
  }
}
