import type { Asset } from './asset.ts'
import { assetPath } from './asset.ts'

const css = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#1c1b1a, #ecebe8);
  --quiet: light-dark(#5d5a55, #a9a6a0);
  --paper: light-dark(#fdfcfa, #171615);
  --panel: light-dark(#f3f1ec, #22211f);
  --line: light-dark(#d9d5cc, #3b3936);
  --accent: light-dark(#8a3b12, #f0a57c);
}
* { box-sizing: border-box }
body {
  margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 52rem;
  background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: break-word;
}
a { color: var(--accent) }
a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
h1 { font-size: 1.8rem; line-height: 1.2; margin: 0 0 .5rem }
h2 { font-size: 1.3rem; margin: 3rem 0 .25rem; padding-top: 1rem; border-top: 1px solid var(--line) }
h3 { font-size: 1.1rem; margin: 2.25rem 0 .25rem }
h4 { font-size: .95rem; margin: 1.25rem 0 .25rem }
p { margin: .4rem 0 }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
code { background: var(--panel); padding: .1em .3em; border-radius: 4px }
pre { background: var(--panel); padding: .75rem; border-radius: 6px; overflow-x: auto; margin: .5rem 0 }
pre code { padding: 0; background: none }
nav ul { padding: 0; list-style: none; columns: 16rem }
nav li { margin: .15rem 0 }
dl { margin: .25rem 0 }
dt { margin-top: .6rem }
dd { margin: 0; color: var(--quiet) }
dd i { font-style: normal; font-size: .9rem }
.verb { color: var(--accent); font-weight: 600 }
.quiet { color: var(--quiet) }
summary { cursor: pointer; color: var(--accent); margin-top: .75rem }
`

const body = Buffer.from(css)

/** The one style sheet of the pages that the server writes itself. */
export const docsStyle: { path: string; asset: Asset } = {
  path: assetPath('plain.css', body),
  asset: { body, type: 'text/css; charset=utf-8' },
}
