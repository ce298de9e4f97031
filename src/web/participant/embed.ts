/**
 * Tells the page that frames this one how high it is and how it ended, and tells it to the origins alone
 * that the service names. It comes with no page that nobody may frame.
 */
const named = document.querySelector<HTMLMetaElement>('meta[name="embed-origins"]')?.content ?? ''
const page = document.getElementById('page')

/** The classes of the screens on which nothing more is to do. */
const endings = [
  'finished',
  'already',
  'screened_out',
  'quota_full',
  'declined',
  'erased',
  'expired',
  'revoked',
  'closed',
]

if (page && parent !== window) {
  // Where the browser says who frames this, nobody else is written to, which it would complain of.
  const above = location.ancestorOrigins?.[0]
  const origins = named.split(' ').filter((origin) => origin === (above ?? origin))
  const tell = (message: { height: number } | { ended: string }) => {
    for (const origin of origins) parent.postMessage({ source: 'colloquy', ...message }, origin)
  }

  const root = document.documentElement
  root.classList.add('framed')
  new ResizeObserver(() => {
    tell({ height: Math.ceil(root.getBoundingClientRect().height) })
  }).observe(root)

  let told: string | undefined
  const look = () => {
    const screen = page.querySelector('main.screen')
    const ending = endings.find((name) => screen?.classList.contains(name))
    if (ending !== undefined && ending !== told) tell({ ended: ending })
    told = ending
  }
  new MutationObserver(look).observe(page, { childList: true })
  look()
}
