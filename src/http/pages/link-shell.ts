import type { Edge } from '../edge.ts'
import type { ClosedPage } from './closed-pages.ts'
import { escapeHTML } from './html.ts'

type Invitation = { title: string; text: string }

const english = { title: 'An interview', text: 'A few questions, at your own pace.' }
const invitations = new Map<string, Invitation>([
  ['en', english],
  ['de', { title: 'Ein Interview', text: 'Ein paar Fragen, in Ihrem eigenen Tempo.' }],
  ['fr', { title: 'Un entretien', text: 'Quelques questions, à votre rythme.' }],
  ['es', { title: 'Una entrevista', text: 'Unas preguntas, a su ritmo.' }],
  ['pt', { title: 'Uma entrevista', text: 'Algumas perguntas, no seu ritmo.' }],
])

/** What a preview of the link shows: who asks, and of the guide not a word. */
export function withPreview(
  shell: string,
  { language, organization }: { language: string; organization: string },
): string {
  const { title, text } = invitations.get(language) ?? english
  const name = escapeHTML(`${title} · ${organization}`)
  return inHead(
    shell,
    language,
    `<title>${name}</title><meta name="description" content="${text}"><meta property="og:title" content="${name}"><meta property="og:description" content="${text}">`,
  )
}

/** The page without its script, and with something of the server's own making in its place. */
export function withBody(shell: string, body: string): string {
  const quiet = replaceElement(shell, ['<noscript>', '</noscript>'], '')
  const whole = replaceElement(quiet, ['<main class="late">', '</main>'], body)
  return replaceElement(whole, ['<script ', '</script>'], '')
}

/** With what tells a page that frames this one of its height and its end, where one may. */
export function forFrames(
  shell: string,
  { embedOrigins, pages }: Pick<Edge, 'embedOrigins' | 'pages'>,
): string {
  const script = [...pages.assets.keys()].find((path) => path.startsWith('/assets/embed-'))
  if (embedOrigins.length === 0 || script === undefined) return shell
  const origins = escapeHTML(embedOrigins.join(' '))
  const head = `<meta name="embed-origins" content="${origins}"><script type="module" src="${script}"></script></head>`
  return shell.replace('</head>', () => head)
}

/** With how somebody may speak on it, in order of preference, and who hears them, and reads to them, if the service does. */
export function withSpeech(
  shell: string,
  { speech: { ways, recognition, voicing } }: Pick<Edge, 'speech'>,
): string {
  const hearer = recognition ? ` data-recognizer="${escapeHTML(recognition.name)}"` : ''
  const voice = voicing ? ` data-voice="${escapeHTML(voicing.name)}"` : ''
  return shell.replace(
    '</head>',
    () => `<meta name="speech" content="${ways.join(' ')}"${hearer}${voice}></head>`,
  )
}

/** The same page for a link that leads nowhere; its script may still offer what was said. */
export function withNotice(
  shell: string,
  { title, text, language }: ClosedPage,
  { hasScript }: { hasScript: boolean },
): string {
  const body = `<main class="sheet"><h1>${escapeHTML(title)}</h1><p class="lead">${escapeHTML(text)}</p></main>`
  const page = inHead(shell, language, `<title>${escapeHTML(title)}</title>`)
  if (!hasScript) return withBody(page, body)
  const told = replaceElement(page, ['<noscript>', '</noscript>'], '')
  return replaceElement(told, ['<main class="late">', '</main>'], body)
}

/** The first element that begins so, up to its end, by something else. */
function replaceElement(page: string, [open, close]: [string, string], by: string): string {
  const from = page.indexOf(open)
  const to = page.indexOf(close, from)
  return from < 0 || to < 0 ? page : page.slice(0, from) + by + page.slice(to + close.length)
}

export function inHead(shell: string, language: string, head: string): string {
  return shell
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => head)
}
