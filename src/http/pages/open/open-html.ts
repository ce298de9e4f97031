import { hash } from 'node:crypto'
import type { OpenLinkView } from '../../../service/open-links/open-link-page.ts'
import { escapeHTML } from '../html.ts'
import { inHead, withBody, withPreview } from '../link-shell.ts'
import type { Closed, OpenWords } from './open-words.ts'

type Organization = Exclude<OpenLinkView, { standing: 'unknown' }>['organization']
type Paper = { html: string; styleHash: string | null }

/** The page of a link by which somebody may start: a form, so that it needs no script. */
export function writeOpen(
  shell: string,
  words: OpenWords,
  { organization, action }: { organization: Organization; action: string },
): Paper {
  const { language } = words
  const page = withPreview(shell, { language, organization: organization.name })
  return dressed(page, organization, [
    `<h1 dir="auto">${escapeHTML(words.lead(organization.name))}</h1>`,
    `<p class="lead">${escapeHTML(words.next)}</p>`,
    button(words.start, action),
  ])
}

/** In place of either where the service cannot answer, so that it knows of no organization. */
export function writeBusy(
  shell: string,
  { language, busy: { title, text }, again }: OpenWords,
  /** Of the button that was pressed, if one was. */
  action: string | null,
): string {
  const page = inHead(shell, language, `<title>${escapeHTML(title)}</title>`)
  const sheet = [
    `<h1>${escapeHTML(title)}</h1>`,
    `<p class="lead">${escapeHTML(text)}</p>`,
    action === null ? '' : button(again, action),
  ]
  return withBody(
    page,
    `<main class="screen open"><div class="sheet">${sheet.join('')}</div></main>`,
  )
}

function button(text: string, action: string): string {
  return `<form class="foot" method="post" action="${escapeHTML(action)}"><div class="actions"><button class="primary">${text}</button></div></form>`
}

/** The same page where they do not start. */
export function writeClosed(
  shell: string,
  words: OpenWords,
  { organization, standing }: { organization: Organization; standing: Closed },
): Paper {
  const { language } = words
  const { title, text } = words[standing]
  const page = withPreview(shell, { language, organization: organization.name })
  return dressed(page, organization, [
    `<h1>${escapeHTML(title)}</h1>`,
    `<p class="lead">${escapeHTML(text)}</p>`,
  ])
}

/** As the participant's own script draws it: who asks, then what there is to say. */
export function dressed(
  page: string,
  { name, accent, logo }: Organization,
  sheet: string[],
): Paper {
  const picture = logo === null ? '' : `<img class="logo" src="/brand/${logo}" alt="">`
  const body = `<header class="header">${picture}<p class="who" dir="auto">${escapeHTML(name)}</p></header>
<main class="screen open"><div class="sheet">${sheet.join('')}</div></main>`
  const whole = withBody(page, body)
  if (accent === null) return { html: whole, styleHash: null }
  const style = `:root{--org:${accent}}`
  const html = whole
    .replace('<html ', '<html data-org ')
    .replace('</head>', () => `<style>${style}</style></head>`)
  return { html, styleHash: hash('sha256', style, 'base64') }
}
