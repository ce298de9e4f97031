/** The link by which somebody left a screen: its address, and which it is of those with the same one. */
type Left = { href: string; nth: number }

/** How long a screen may take to draw what it was left by; later somebody may be elsewhere on it. */
const waitMs = 5_000

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  )

/** Keeps with this entry of the history by which link it is left. */
export function keepLeft(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? ''
  const left: Left = { href, nth: linksTo(href).indexOf(link) }
  history.replaceState({ left }, '')
}

/** What a screen was left by that the browser has just come back to; null where somebody is new to it. */
export function readLeft(): Left | null {
  const state: unknown = history.state
  // Nobody but `keepLeft` writes a state.
  return typeof state === 'object' && state !== null
    ? ((state as { left?: Left }).left ?? null)
    : null
}

/**
 * Takes the focus back to that link once it is drawn, whatever it is folded into, unless somebody went
 * on before. Answers what ends the waiting.
 */
export function returnTo({ href, nth }: Left): () => void {
  const waiting = new AbortController()
  const end = () => waiting.abort()
  const { signal } = waiting
  const look = () => {
    const link = linksTo(href)[nth]
    if (!link) return
    for (let at = link.parentElement; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true
    link.focus({ preventScroll: true })
    link.scrollIntoView({ block: 'center' })
    end()
  }
  const drawn = new MutationObserver(look)
  drawn.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(end, waitMs)
  signal.addEventListener('abort', () => {
    drawn.disconnect()
    clearTimeout(timer)
  })
  for (const step of ['keydown', 'pointerdown', 'wheel'])
    window.addEventListener(step, end, { signal, passive: true })
  look()
  return end
}
