import type { ResultOf } from '../../contract/calls/calls.ts'
import { escapeHTML } from './html.ts'

type Held = ResultOf<'participant.export'>
type Words = {
  title: string
  agreed: string
  details: string
  talk: string
  interviewer: string
  you: string
  profile: string
  feeling: string
}

const english: Words = {
  title: 'Your interview',
  agreed: 'What you agreed to',
  details: 'What you told about yourself',
  talk: 'What was said',
  interviewer: 'Interviewer',
  you: 'You',
  profile: 'What was drawn from it about you',
  feeling: 'How you feel about it, from 1 (very negative) to 5 (very positive)',
}

const languages = new Map<string, Words>([
  ['en', english],
  [
    'de',
    {
      title: 'Ihr Interview',
      agreed: 'Dem haben Sie zugestimmt',
      details: 'Ihre Angaben zu sich',
      talk: 'Was gesagt wurde',
      interviewer: 'Interviewer',
      you: 'Sie',
      profile: 'Was daraus über Sie abgeleitet wurde',
      feeling: 'Wie Sie dazu stehen, von 1 (sehr negativ) bis 5 (sehr positiv)',
    },
  ],
  [
    'fr',
    {
      title: 'Votre entretien',
      agreed: 'Ce que vous avez accepté',
      details: 'Ce que vous avez indiqué sur vous',
      talk: 'Ce qui a été dit',
      interviewer: 'Intervieweur',
      you: 'Vous',
      profile: 'Ce qui en a été tiré à votre sujet',
      feeling: 'Votre ressenti, de 1 (très négatif) à 5 (très positif)',
    },
  ],
  [
    'es',
    {
      title: 'Su entrevista',
      agreed: 'Lo que aceptó',
      details: 'Lo que indicó sobre usted',
      talk: 'Lo que se dijo',
      interviewer: 'Entrevistador',
      you: 'Usted',
      profile: 'Lo que se dedujo sobre usted',
      feeling: 'Cómo lo valora, de 1 (muy negativo) a 5 (muy positivo)',
    },
  ],
  [
    'pt',
    {
      title: 'Sua entrevista',
      agreed: 'O que você aceitou',
      details: 'O que você contou sobre si',
      talk: 'O que foi dito',
      interviewer: 'Entrevistador',
      you: 'Você',
      profile: 'O que se concluiu sobre você',
      feeling: 'Como você se sente a respeito, de 1 (muito negativo) a 5 (muito positivo)',
    },
  ],
])

/** The file is opened from a disk: it carries its own style and needs nothing else. */
const style =
  'body{margin:2rem auto;max-width:40rem;padding:0 1rem;font:1rem/1.55 system-ui,sans-serif;color-scheme:light dark}p{white-space:pre-wrap;overflow-wrap:anywhere}.you{padding-left:1rem;border-left:3px solid}small{display:block}'

const paragraph = (text: string) => `<p dir="auto">${escapeHTML(text)}</p>`

function section(title: string, body: string): string {
  return body === '' ? '' : `<section><h2>${escapeHTML(title)}</h2>${body}</section>`
}

/** What is held about somebody as a page to read: what they agreed to, said, and what was made of it. */
export function writeCopy({
  invite,
  consent,
  location,
  sentiment,
  said = [],
  profile,
}: Held): string {
  const language = consent?.locale.slice(0, 2).toLowerCase() ?? 'en'
  const words = languages.get(language) ?? english
  const { name, email, occupation } = invite.userInfo
  const details = [name, email, occupation, location].filter((each) => each !== undefined)
  const ownWords = new Map(said.map(({ at, text }) => [at, `<small>“${escapeHTML(text)}”</small>`]))
  const talk = invite.conversation.map(({ role, content }, at) => {
    const [by, kind] = role === 'user' ? [words.you, 'you'] : [words.interviewer, 'interviewer']
    return `<div class="${kind}"><small>${by}</small>${paragraph(content)}${ownWords.get(at) ?? ''}</div>`
  })
  const { background, productAlignment, key_values = [], interests = [] } = profile?.details ?? {}
  const drawn = [background, productAlignment, ...key_values, ...interests]
  const body = [
    section(
      words.agreed,
      consent?.text === undefined
        ? ''
        : paragraph(consent.text) +
            [consent.simulation?.text, consent.sound?.text]
              .map((each) => (each === undefined ? '' : paragraph(each)))
              .join('') +
            paragraph(consent.agreedAt.slice(0, 10)),
    ),
    section(words.details, details.map(paragraph).join('')),
    section(words.talk, talk.join('')),
    section(words.feeling, sentiment === undefined ? '' : paragraph(String(sentiment))),
    section(words.profile, drawn.flatMap((each) => (each ? paragraph(each) : [])).join('')),
  ]
  const shown = languages.has(language) ? language : 'en'
  return `<!doctype html>
<html lang="${shown}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><style>${style}</style></head>
<body><main><h1>${words.title}</h1>${body.join('')}</main></body></html>
`
}
