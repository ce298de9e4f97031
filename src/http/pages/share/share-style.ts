import { type Asset, assetPath } from '../asset.ts'

const css = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#1c1b1a, #ecebe8);
  --quiet: light-dark(#5d5a55, #a9a6a0);
  --paper: light-dark(#fdfcfa, #171615);
  --line: light-dark(#d9d5cc, #3b3936);
  --org: #0f5f52;
  --accent: light-dark(oklch(from var(--org) min(l, .48) min(c, .14) h), oklch(from var(--org) max(l, .8) min(c, .1) h));
}
* { box-sizing: border-box }
body {
  margin: 0 auto; padding: 0 1rem 4rem; max-width: 44rem;
  background: var(--paper); color: var(--ink);
  font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere;
}
header { border-top: 6px solid var(--org); padding: 1.5rem 0 .5rem }
.by { margin: 0; color: var(--accent); font-weight: 600 }
h1 { font-size: 1.75rem; line-height: 1.2; margin: .25rem 0 .75rem }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 2.5rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line) }
h3 { font-size: 1.05rem; line-height: 1.4; margin: 1.75rem 0 .25rem }
h4 { font-size: .9rem; line-height: 1.4; margin: 1rem 0 .25rem }
summary { cursor: pointer; padding: .3rem 0 }
details[open] { margin-bottom: 1rem }
p { margin: .4rem 0 }
.quiet, figcaption, .who { color: var(--quiet); font-size: .9rem }
figure { margin: 1rem 0; padding-left: 1rem; border-left: 3px solid var(--accent) }
blockquote { margin: 0 0 .35rem; white-space: pre-wrap }
.line { margin: 1.25rem 0 }
.line p { white-space: pre-wrap; margin: .1rem 0 }
.who { margin: 0 }
.user { padding-left: 1rem; border-left: 3px solid var(--accent) }
@media print {
  :root { color-scheme: light }
  body { max-width: none; padding: 0; font-size: 11pt }
  h2, h3, h4 { break-after: avoid }
  details::details-content { content-visibility: visible; block-size: auto }
  figure, .line { break-inside: avoid }
}
`

const body = Buffer.from(css)

/** The style sheet of what is shared. */
export const shareStyle: { path: string; asset: Asset } = {
  path: assetPath('share.css', body),
  asset: { body, type: 'text/css; charset=utf-8' },
}
