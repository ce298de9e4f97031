import { errorStatuses } from '../../contract/errors.ts'
import type { Failure } from '../requests/failure.ts'
import { type ClosedPage, pickLanguage } from './closed-pages.ts'

type Words = { title: string; often: string; away: string; other: string }

const english: Words = {
  title: 'That did not work',
  often:
    'Too many pages were opened here just now. Please wait a minute, then open the link again.',
  away: 'Something is not working here at the moment. Please open the link again in a few minutes.',
  other: 'Please open the link again, just as it was sent to you.',
}

const german: Words = {
  title: 'Das hat nicht geklappt',
  often:
    'Hier wurden gerade zu viele Seiten geöffnet. Bitte warten Sie eine Minute und öffnen Sie den Link dann noch einmal.',
  away: 'Hier klappt im Moment etwas nicht. Bitte öffnen Sie den Link in ein paar Minuten noch einmal.',
  other: 'Bitte öffnen Sie den Link noch einmal, genau so, wie er Ihnen geschickt wurde.',
}

const french: Words = {
  title: 'Cela n’a pas fonctionné',
  often:
    'Trop de pages viennent d’être ouvertes ici. Attendez une minute, puis rouvrez le lien, s’il vous plaît.',
  away: 'Quelque chose ne fonctionne pas ici pour le moment. Rouvrez le lien dans quelques minutes, s’il vous plaît.',
  other: 'Rouvrez le lien exactement comme vous l’avez reçu, s’il vous plaît.',
}

const spanish: Words = {
  title: 'No ha funcionado',
  often:
    'Se acaban de abrir demasiadas páginas aquí. Espere un minuto y vuelva a abrir el enlace, por favor.',
  away: 'Algo no funciona aquí en este momento. Vuelva a abrir el enlace dentro de unos minutos, por favor.',
  other: 'Vuelva a abrir el enlace tal como se lo enviaron, por favor.',
}

const portuguese: Words = {
  title: 'Não funcionou',
  often:
    'Páginas demais foram abertas aqui agora há pouco. Espere um minuto e abra o link de novo, por favor.',
  away: 'Alguma coisa não está funcionando aqui no momento. Abra o link de novo em alguns minutos, por favor.',
  other: 'Abra o link de novo, exatamente como você o recebeu, por favor.',
}

const languages = new Map([
  ['en', english],
  ['de', german],
  ['fr', french],
  ['es', spanish],
  ['pt', portuguese],
])

/**
 * What the page of a link says where it cannot be shown, in the first language of the browser that it
 * speaks: what a person can do, and nothing that is for programs.
 */
export function failedPage({ status }: Pick<Failure, 'status'>, accepted = ''): ClosedPage {
  const language = pickLanguage(accepted)
  const { title, often, away, other } = languages.get(language) ?? english
  const isAway = status >= errorStatuses.internal
  const text = status === errorStatuses.too_many ? often : isAway ? away : other
  return { title, text, language, status }
}
