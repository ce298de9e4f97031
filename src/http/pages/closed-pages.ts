import type { LinkStanding } from '../../service/service.ts'

type Standing = Exclude<LinkStanding, 'open' | 'completed'>
type Text = { title: string; text: string }

const english: Record<Standing, Text> = {
  unknown: {
    title: 'This link does not work',
    text: 'There is no interview behind it. Please check that you have the whole link, or ask the person who sent it to you.',
  },
  expired: {
    title: 'This link has expired',
    text: 'The time to take part is over. If you would still like to, ask the person who invited you for a new link.',
  },
  revoked: {
    title: 'This link was withdrawn',
    text: 'The person who invited you has closed this interview. There is nothing you need to do.',
  },
  closed: {
    title: 'This study is over',
    text: 'Thank you for being willing to take part. Nobody new can begin any more, and there is nothing you need to do.',
  },
}

const german: Record<Standing, Text> = {
  unknown: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Dahinter ist kein Interview. Bitte prüfen Sie, ob der Link vollständig ist, oder fragen Sie die Person, die ihn Ihnen geschickt hat.',
  },
  expired: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Die Zeit zum Mitmachen ist vorbei. Wenn Sie noch möchten, bitten Sie die Person, die Sie eingeladen hat, um einen neuen Link.',
  },
  revoked: {
    title: 'Dieser Link wurde zurückgezogen',
    text: 'Die Person, die Sie eingeladen hat, hat dieses Interview geschlossen. Sie müssen nichts tun.',
  },
  closed: {
    title: 'Diese Studie ist abgeschlossen',
    text: 'Danke, dass Sie mitmachen wollten. Es kann niemand mehr neu beginnen, und Sie müssen nichts tun.',
  },
}

const french: Record<Standing, Text> = {
  unknown: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il ne mène à aucun entretien. Vérifiez que le lien est complet, ou demandez à la personne qui vous l’a envoyé.',
  },
  expired: {
    title: 'Ce lien a expiré',
    text: 'Le temps pour participer est passé. Si vous le souhaitez encore, demandez un nouveau lien à la personne qui vous a invité.',
  },
  revoked: {
    title: 'Ce lien a été retiré',
    text: 'La personne qui vous a invité a fermé cet entretien. Vous n’avez rien à faire.',
  },
  closed: {
    title: 'Cette étude est terminée',
    text: 'Merci d’avoir bien voulu participer. Plus personne ne peut commencer, et vous n’avez rien à faire.',
  },
}

const spanish: Record<Standing, Text> = {
  unknown: {
    title: 'Este enlace no funciona',
    text: 'No lleva a ninguna entrevista. Compruebe que el enlace esté completo o pregunte a la persona que se lo envió.',
  },
  expired: {
    title: 'Este enlace ha caducado',
    text: 'El plazo para participar ha terminado. Si todavía quiere hacerlo, pida un enlace nuevo a la persona que le invitó.',
  },
  revoked: {
    title: 'Este enlace se ha retirado',
    text: 'La persona que le invitó ha cerrado esta entrevista. No tiene que hacer nada.',
  },
  closed: {
    title: 'Este estudio ha terminado',
    text: 'Gracias por querer participar. Ya nadie más puede empezar, y no tiene que hacer nada.',
  },
}

const portuguese: Record<Standing, Text> = {
  unknown: {
    title: 'Este link não funciona',
    text: 'Não há nenhuma entrevista por trás dele. Confira se o link está completo ou pergunte a quem o enviou.',
  },
  expired: {
    title: 'Este link expirou',
    text: 'O prazo para participar terminou. Se ainda quiser, peça um novo link a quem convidou você.',
  },
  revoked: {
    title: 'Este link foi retirado',
    text: 'Quem convidou você encerrou esta entrevista. Você não precisa fazer nada.',
  },
  closed: {
    title: 'Este estudo terminou',
    text: 'Obrigado por querer participar. Ninguém mais pode começar, e você não precisa fazer nada.',
  },
}

const languages = new Map([
  ['en', english],
  ['de', german],
  ['fr', french],
  ['es', spanish],
  ['pt', portuguese],
])
const statuses: Record<Standing, number> = { unknown: 404, expired: 410, revoked: 410, closed: 410 }
/** Languages of a browser that are looked at. */
const acceptedMax = 20

export type ClosedPage = Text & { status: number; language: string }

/**
 * What the page of a link says that leads nowhere, in the first language of the browser that it
 * speaks. `accepted` is its `Accept-Language`, which browsers write in their order of preference.
 */
export function closedPage(standing: Standing, accepted = ''): ClosedPage {
  const language = pickLanguage(accepted)
  const { [standing]: text } = languages.get(language) ?? english
  return { ...text, status: statuses[standing], language }
}

/** The first of the languages a browser wants that the page speaks. */
export function pickLanguage(accepted = ''): string {
  const wanted = accepted.split(',', acceptedMax).map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return wanted.find((tag) => languages.has(tag)) ?? 'en'
}
