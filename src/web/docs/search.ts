/** Most places that are listed. */
const shownMax = 40

type Place = { element: HTMLElement; id: string; name: string; within: string; text: string }

/** Finds calls, types, members, states, errors and events by their names, then by what is said of them. */
export function addSearch(contents: HTMLElement): void {
  const box = contents.querySelector<HTMLElement>('.search')
  const input = box?.querySelector('input')
  const list = box?.querySelector('ul')
  const status = box?.querySelector('p')
  if (!box || !input || !list || !status) return
  box.hidden = false

  let places: Place[] | null = null
  const clear = () => {
    input.value = ''
    show()
  }
  const show = () => {
    const wanted = input.value.trim().toLowerCase()
    contents.classList.toggle('searching', wanted !== '')
    places ??= findPlaces()
    const found = wanted === '' ? [] : rank(places, wanted)
    list.replaceChildren(...found.slice(0, shownMax).map((place) => itemOf(place, clear)))
    const more = found.length > shownMax ? `, the first ${shownMax} of them here` : ''
    status.textContent = wanted === '' ? '' : `${found.length} found${more}`
  }
  input.addEventListener('input', show)
  box.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target === input) list.querySelector('a')?.click()
    if (key !== 'Escape') return
    clear()
    input.focus()
  })
}

function findPlaces(): Place[] {
  const named = 'main h2[id], main h3[id], main li > code, main tr[id]'
  return [...document.querySelectorAll<HTMLElement>(named)].map((one) => {
    const isMember = one.matches('code')
    const element = isMember ? (one.parentElement ?? one) : one
    const heading = one.closest('article, section')?.querySelector('h3, h2')
    const name = one.matches('tr') ? one.querySelector('th')?.textContent : one.textContent
    const about = one.matches('h2, h3') ? one.parentElement : element
    return {
      element,
      id: element.id || heading?.id || '',
      name: name ?? '',
      within: one === heading ? one.id : (heading?.textContent ?? ''),
      text: `${textOf(about)} ${element.id}`.toLowerCase(),
    }
  })
}

/** What is said of it: the paragraphs under a heading, or what stands beside a name. */
function textOf(about: HTMLElement | null): string {
  const said = about?.querySelectorAll(':scope > p, td') ?? []
  return [...said].map(({ textContent }) => textContent).join(' ')
}

/** Names that are it, that begin with it, that have it; then what has each of its words anywhere. */
function rank(places: readonly Place[], wanted: string): Place[] {
  const terms = wanted.split(/\s+/)
  const scoreOf = ({ name, within, text }: Place) => {
    const lower = name.toLowerCase()
    if (lower === wanted) return 0
    if (lower.startsWith(wanted)) return 1
    if (lower.includes(wanted)) return 2
    const all = `${lower} ${within.toLowerCase()} ${text}`
    return terms.every((term) => all.includes(term)) ? 3 : null
  }
  return places
    .flatMap((place) => {
      const score = scoreOf(place)
      return score === null ? [] : [{ place, score }]
    })
    .sort((one, other) => one.score - other.score)
    .map(({ place }) => place)
}

function itemOf({ element, id, name, within }: Place, done: () => void): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const place = document.createElement('small')
  link.href = `#${id}`
  place.textContent = within
  link.append(name, ' ', place)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    done()
    history.pushState(null, '', link.href)
    // So that the keyboard goes on from there.
    element.tabIndex = -1
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: element.matches('h2, h3') ? 'start' : 'center' })
  })
  item.append(link)
  return item
}
