/** Long enough to be read, ms. */
const toldMs = 2_000

/** A button on each sample, where the browser lets a page copy. */
export function addCopying(): void {
  if (!navigator.clipboard) return
  for (const code of document.querySelectorAll('.code')) {
    const button = document.createElement('button')
    const what = code.closest('article, section')?.querySelector('h2, h3')?.textContent
    const show = (text: string) => {
      button.textContent = text
      button.setAttribute('aria-label', `${text}: ${what}`)
    }
    button.type = 'button'
    show('Copy')
    button.addEventListener('click', async () => {
      const copied = navigator.clipboard.writeText(code.querySelector('pre')?.textContent ?? '')
      show(
        await copied.then(
          () => 'Copied',
          () => 'Not copied',
        ),
      )
      setTimeout(show, toldMs, 'Copy')
    })
    code.prepend(button)
  }
}
