/** Marks in the contents what is being read, and shuts them on a phone once something was chosen. */
export function followReading(contents: HTMLElement): void {
  const menu = contents.querySelector<HTMLDetailsElement>('.menu')
  const shut = () => menu?.removeAttribute('open')
  contents.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement && target.closest('a')) shut()
  })
  contents.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu?.open) return
    shut()
    menu.querySelector('summary')?.focus()
  })

  const links = new Map(
    [...contents.querySelectorAll<HTMLAnchorElement>('.menu a')].map((link) => [link.hash, link]),
  )
  const headings = [...document.querySelectorAll<HTMLElement>('main [id]')].filter(({ id }) =>
    links.has(`#${id}`),
  )
  let marked: HTMLAnchorElement | undefined
  let opened: HTMLDetailsElement | null = null
  const mark = () => {
    // The last heading above the middle of the upper half is that of what is read, but for one that was led to.
    const tops = headings.map((one) => one.getBoundingClientRect().top)
    const isNear = (at: number) => Number(tops[at]) > -1 && Number(tops[at]) < innerHeight / 4
    const led = headings.findIndex((one) => one.matches(':target'))
    const above = tops.findLastIndex((top) => top < innerHeight / 4)
    const read = isNear(led) ? led : Math.max(0, above)
    const link = links.get(`#${headings[read]?.id}`)
    if (link === marked) return
    marked?.removeAttribute('aria-current')
    link?.setAttribute('aria-current', 'true')
    const group = link?.closest('details') ?? null
    if (group !== opened) {
      opened?.removeAttribute('open')
      // What the reader opened stays open.
      opened = group?.open ? null : group
      group?.setAttribute('open', '')
    }
    keepInSight(link, contents)
    marked = link
  }
  let isWaiting = false
  addEventListener(
    'scroll',
    () => {
      if (isWaiting) return
      isWaiting = true
      requestAnimationFrame(() => {
        isWaiting = false
        mark()
      })
    },
    { passive: true },
  )
  mark()
}

/** Scrolls the contents alone, never the page. */
function keepInSight(link: HTMLElement | undefined, contents: HTMLElement): void {
  if (!link) return
  const [inner, outer] = [link.getBoundingClientRect(), contents.getBoundingClientRect()]
  const middle = (inner.top + inner.bottom - outer.top - outer.bottom) / 2
  if (inner.top < outer.top || inner.bottom > outer.bottom) contents.scrollTop += middle
}
