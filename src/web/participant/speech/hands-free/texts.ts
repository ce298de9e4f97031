import { useEffect, useState } from 'preact/hooks'
import type { PageLanguage } from '../../texts/languages.ts'
import de from './texts/de.json?url'
import type english from './texts/en.json'
import en from './texts/en.json?url'
import es from './texts/es.json?url'
import fr from './texts/fr.json?url'
import pt from './texts/pt.json?url'

/** What is said of going hands-free; who does not choose it loads none of it. */
export type HandsFreeTexts = typeof english

const addresses: Record<PageLanguage, string> = { en, de, fr, es, pt }
/** Tries to load them, and the pause between two of them, while the line is down. */
const loadsMax = 20
const loadPauseMs = 2_000

async function load(language: PageLanguage): Promise<HandsFreeTexts | null> {
  for (let loads = 1; loads <= loadsMax; loads += 1) {
    const reply = await fetch(addresses[language]).catch(() => null)
    if (reply?.ok) return reply.json()
    await new Promise((resolve) => setTimeout(resolve, loadPauseMs))
  }
  return null
}

/** The texts in the language of the page; null until they are loaded. */
export function useHandsFreeTexts(language: PageLanguage): HandsFreeTexts | null {
  const [texts, setTexts] = useState<HandsFreeTexts | null>(null)
  useEffect(() => {
    let isWanted = true
    void load(language).then((loaded) => isWanted && loaded && setTexts(loaded))
    return () => {
      isWanted = false
    }
  }, [language])
  return texts
}
