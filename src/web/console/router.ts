import { createWatched, useWatched } from './watch.ts'
import { keepLeft } from './way-back.ts'

export type Place = { path: string; query: URLSearchParams }

/** What stands in a path at the places that a pattern leaves open, `/console/products/:productID`. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.replace(/(?<!\/)\/+$/, '').split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const text = given[at] ?? ''
    if (part.startsWith(':')) {
      const value = decode(text)
      if (!value) return null
      params[part.slice(1)] = value
    } else if (part !== text) return null
  }
  return params
}

/** Null for what no address of ours looks like. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function readPlace(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search) }
}

function createRouter() {
  const place = createWatched<Place>(readPlace())

  function navigate(path: string, { replace = false } = {}): void {
    if (path === location.pathname + location.search) return
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    place.set(readPlace())
  }

  /** Every plain click on a link of the console goes here, whoever drew the link. */
  function takeClick(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || !/^\/console(\/|$)/.test(link.pathname)) return
    if (link.hash) return
    event.preventDefault()
    if (link.pathname !== location.pathname) keepLeft(link)
    navigate(link.pathname + link.search)
  }

  return {
    place,
    navigate,
    start(): void {
      document.addEventListener('click', takeClick)
      window.addEventListener('popstate', () => place.set(readPlace()))
    },
  }
}

export const router = createRouter()
export const navigate = router.navigate
export const usePlace = (): Place => useWatched(router.place)

/** An address of the console from its parts, each encoded. */
export function pathTo(...parts: string[]): string {
  return ['/console', ...parts.map(encodeURIComponent)].join('/')
}
