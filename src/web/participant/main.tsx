import { render } from 'preact'
import { createApi } from './api.ts'
import { App } from './app.tsx'
import { createVoice } from './page.ts'
import { createCells } from './store/cells.ts'
import { openKeep } from './store/keep.ts'
import { openLine } from './store/line.ts'
import { createStore } from './store/store.ts'
import { type PageLanguage, pickLanguage, readLanguage } from './texts/languages.ts'

/** The link stands in the address: `/i/{linkID}`. */
const linkID = decodeURIComponent(location.pathname.split('/')[2] ?? '')
const root = document.getElementById('page')

function findStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null // a browser that forbids storage throws here; the page then keeps words in memory
  }
}

if (root) {
  const cells = createCells()
  const keep = openKeep(linkID, findStorage())
  const voice = createVoice(cells, document)
  const line = openLine(window)
  const store = createStore({
    cells,
    api: createApi(linkID, () => voice.wanted()),
    keep,
    line,
    newID: () => crypto.randomUUID(),
    path: location.pathname,
  })

  const chosen = readLanguage(keep.read('language'))
  void voice.speak(chosen ?? pickLanguage(navigator.languages))

  const chooseLanguage = (language: PageLanguage) => {
    keep.write('language', language)
    // What they agree to is told in it, too.
    void voice.speak(language).then(() => store.refresh())
  }

  // A second device goes on in the language that was agreed to on the first.
  let isSettled = chosen !== null
  cells.onChange(() => {
    const snapshot = store.snapshot.value
    if (!snapshot) return
    const accent = snapshot.branding?.accent
    if (accent) document.documentElement.style.setProperty('--org', accent)
    document.title = `${snapshot.productID} · ${snapshot.organization}`
    if (isSettled) return
    isSettled = true
    const agreed = snapshot.phase === 'consent' ? null : readLanguage(snapshot.locale)
    if (agreed) void voice.speak(agreed)
  })

  for (const change of ['online', 'offline']) {
    addEventListener(change, () => {
      store.isOffline.value = !line.isOnline()
      if (line.isOnline()) void store.retry()
    })
  }
  document.addEventListener('visibilitychange', () => {
    // Another tab of the same link may have tidied up: what stands in this one is kept again.
    if (!document.hidden) void store.refresh()
    else if (store.draft.value) store.setDraft(store.draft.value)
  })

  let isShown = false
  const show = () => {
    const t = voice.texts.value
    if (!t) return
    const page = { store, t, language: voice.language.value, chooseLanguage }
    if (!isShown) root.replaceChildren()
    isShown = true
    render(<App page={page} />, root)
  }

  cells.onChange(show)
  void store.start()
}
