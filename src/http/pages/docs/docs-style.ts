import type { Asset } from '../asset.ts'
import { assetPath } from '../asset.ts'

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
html { scroll-padding-top: 1rem }
html.live { scroll-padding-top: 7rem }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere;
}
a { color: var(--accent) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
:target { color: var(--accent) }
.skip { position: absolute; left: -99rem; background: var(--paper); padding: .5rem; z-index: 3 }
.skip:focus { left: 0 }
main { padding: 0 1rem 4rem; min-width: 0 }
h1 { font-size: 1.8rem; line-height: 1.2; margin: 1.5rem 0 .5rem }
h2 { font-size: 1.4rem; margin: 3rem 0 .25rem; padding-top: 1rem; border-top: 1px solid var(--line) }
h3 { font-size: 1.1rem; margin: 2.25rem 0 .25rem }
h4 { font-size: .95rem; margin: 1.25rem 0 .25rem }
:is(h2, h3) a, .title a { color: inherit; text-decoration: none }
:is(h2, h3) a:hover { text-decoration: underline }
p { margin: .4rem 0; max-width: 46rem }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
code { background: var(--panel); padding: .1em .3em; border-radius: 4px }
.code { margin: .5rem 0; padding: .75rem; background: var(--panel); border-radius: 6px }
pre { margin: 0; white-space: pre-wrap }
pre code { padding: 0; background: none }
.code button { float: right; margin: -.25rem -.25rem .25rem .5rem; border: 1px solid var(--line); border-radius: 4px; background: var(--paper); color: var(--ink); font: .8rem/1 system-ui, sans-serif; padding: .4rem .5rem; cursor: pointer }
body:has(#in-ts:checked) .curl, body:not(:has(#in-ts:checked)) .ts { display: none }
.quiet, .members span, .members p, small { color: var(--quiet) }
.members { list-style: none; margin: .25rem 0; padding: 0 }
.members .members { margin-left: .25rem; padding-left: .9rem; border-left: 1px solid var(--line) }
.members li { margin: .4rem 0; line-height: 1.45 }
.members p { margin: 0 }
.members span { font-size: .9rem }
.members b { font-weight: 600; color: var(--accent) }
.path b { color: var(--accent) }
summary { cursor: pointer }
main summary { color: var(--accent) }
table { border-collapse: collapse; margin: .75rem 0; width: 100%; max-width: 60rem }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); font-weight: normal }
th { overflow-wrap: normal }
thead th { color: var(--quiet); font-size: .9rem }
nav { padding: .5rem 1rem; background: var(--paper); border-bottom: 1px solid var(--line) }
nav ul { list-style: none; margin: 0 0 .5rem; padding: 0 0 0 .75rem }
nav li a { display: block; padding: .2rem 0; text-decoration: none; color: inherit; line-height: 1.35 }
nav li a:hover, nav [aria-current] { color: var(--accent) }
nav [aria-current] { font-weight: 600 }
nav summary { padding: .25rem 0 }
nav fieldset { border: 0; margin: .25rem 0; padding: 0; font-size: .9rem }
nav label { white-space: nowrap; margin-right: .25rem }
nav legend { float: left; padding: 0; margin-right: .5rem; color: var(--quiet) }
nav input[type=radio] { accent-color: var(--accent); margin: 0 .15rem 0 0 }
.title { font-weight: 600; margin: 0 }
.search:not([hidden]) { display: contents }
.search input { position: sticky; top: .5rem; box-shadow: 0 0 0 .5rem var(--paper); margin: .5rem 0; width: 100%; font: inherit; padding: .35rem .5rem; border: 1px solid var(--quiet); border-radius: 6px; background: var(--paper); color: inherit }
.search p { margin: 0; font-size: .85rem; color: var(--quiet) }
.search small { display: block }
.searching > :is(.menu, fieldset) { display: none }
@media (max-width: 63.99rem) {
  .live nav { position: sticky; top: 0; z-index: 2; display: grid }
  .live .search input { margin: 0; position: static; box-shadow: none }
  .live .title { display: none }
  .live nav fieldset { grid-area: 4 / 1; justify-self: end; align-self: start; z-index: 1 }
  .live legend { position: absolute; clip-path: inset(50%) }
  .live .menu { grid-area: 4 / 1 }
  .live .menu[open], .live .search ul { max-height: 70vh; overflow: auto }
  thead { position: absolute; clip-path: inset(50%) }
  tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--line) }
  th, td { display: block; border: 0; padding: .1rem 0 }
  td[data-of]:not(:empty)::before { content: attr(data-of) ": "; color: var(--quiet) }
}
@media (min-width: 64rem) {
  html.live { scroll-padding-top: 1rem }
  body { display: grid; grid-template-columns: 17rem minmax(0, 1fr) }
  nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; border: 0; border-right: 1px solid var(--line); padding: 0 1rem 2rem }
  .title { padding-top: 1.25rem }
  main { padding: 0 2rem 6rem; max-width: 84rem }
  .two { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 26rem); column-gap: 2rem }
  .two > :last-child { position: sticky; top: 1rem; align-self: start; padding-top: 2.25rem }
}
@supports selector(::details-content) {
  @media (min-width: 64rem) {
    .menu > summary { display: none }
    .menu::details-content { content-visibility: visible }
  }
  @media print { details::details-content { content-visibility: visible } }
}
@media print {
  :root { color-scheme: light }
  nav, .live nav, .skip, .code button { display: none }
  body, .two { display: block }
  h2, h3, h4 { break-after: avoid }
  .members li, tr { break-inside: avoid }
  a { color: inherit; text-decoration: none }
}
`

const body = Buffer.from(css)

/** The one style sheet of the reference. */
export const docsStyle: { path: string; asset: Asset } = {
  path: assetPath('plain.css', body),
  asset: { body, type: 'text/css; charset=utf-8' },
}
