import type { Cells } from './store/cells.ts'
import type { Store } from './store/store.ts'
import { loadTexts, type PageLanguage, type Texts } from './texts/languages.ts'

/** Tries to load a language before the page stays as it is, and the pause between two of them. */
const loadsMax = 5
const loadPauseMs = 2_000

/** The language the page speaks; no texts until the first has been loaded. */
export function createVoice({ cell }: Cells, document: Document) {
  const language = cell<PageLanguage>('en')
  const texts = cell<Texts | null>(null)
  let wanted: PageLanguage = 'en'

  async function speak(next: PageLanguage): Promise<void> {
    wanted = next
    for (let loads = 1; loads <= loadsMax && wanted === next; loads += 1) {
      const loaded = await loadTexts(next).catch(() => null) // the line is down: once more
      if (loaded && wanted === next) {
        texts.value = loaded
        language.value = next
        document.documentElement.lang = next
        return
      }
      await new Promise((resolve) => setTimeout(resolve, loadPauseMs))
    }
  }

  return { language, texts, speak, wanted: () => wanted }
}

/** What every component of the page is given. */
export type Page = {
  store: Store
  /** The texts in the language of the page. */
  t: Texts
  language: PageLanguage
  chooseLanguage: (language: PageLanguage) => void
}

export type PageProps = { page: Page }
