import type { ClosedFound } from '../../../contract/closed-question.ts'

type Chosen = Pick<ClosedFound, 'answered' | 'asked' | 'mean'>

/** What the page of a share says in its own words. */
export type ShareWords = {
  language: string
  readOnly: string
  namesLeftOut: string
  endsOn: (when: string) => string
  people: (count: number) => string
  nobodyYet: string
  /** Sentences of a model on the whole study. */
  summaryTitle: string
  goalsTitle: string
  goalNotAsked: string
  unansweredTitle: string
  notAsked: string
  spoke: (spoke: number, asked: number) => string
  silent: (silent: number) => string
  /** Of a closed question; `finished` is how many of those who were asked it came to the end. */
  chose: (closed: Chosen, finished: number) => string[]
  /** Groups of answers, each with its side, by how many people. */
  alike: string
  inTheirWords: string
  sides: Readonly<Record<string, string>>
  count: (people: number) => string
  against: (people: number) => string
  speaksAgainst: string
  alone: (people: number) => string
  besideTitle: string
  conversation: string
  interviewer: string
  participant: string
  nothingSaid: string
  /** Of a page that is not there, whatever the reason. */
  gone: { title: string; text: string }
}

const english: ShareWords = {
  language: 'en',
  readOnly: 'Shared with you to read.',
  namesLeftOut: 'Names and addresses are left out.',
  endsOn: (when) => `This page ends on ${when}.`,
  people: (count) => (count === 1 ? '1 person took part.' : `${count} people took part.`),
  nobodyYet: 'Nobody has finished this interview yet.',
  summaryTitle: 'In short',
  goalsTitle: 'What the study wanted to know',
  goalNotAsked: 'Nobody was asked a question that serves it.',
  unansweredTitle: 'What nobody answered',
  notAsked: 'Nobody was asked this.',
  spoke: (spoke, asked) =>
    asked === 1
      ? `${spoke} of 1 person said something on it.`
      : `${spoke} of ${asked} people said something on it.`,
  silent: (silent) => `${silent} said nothing.`,
  chose: (closed, finished) => [
    `Chose: ${closed.answered} of ${closed.asked}.`,
    ...(finished < closed.asked ? [`Finished: ${finished}.`] : []),
    ...meanOf(closed, 'Mean:', 'en'),
  ],
  alike: 'What people said alike',
  inTheirWords: 'In their words',
  sides: {
    ...{ praise: 'Praise', problem: 'Problem', request: 'Request' },
    ...{ wants: 'Wanted', avoids: 'Avoided', positive: 'Liked', negative: 'Disliked' },
  },
  count: (people) => (people === 1 ? '1 person' : `${people} people`),
  against: (people) => `${people} against`,
  speaksAgainst: 'What speaks against it:',
  alone: (people) => `In none of these: ${people === 1 ? '1 person' : `${people} people`}.`,
  besideTitle: 'What matters most to them, and what they added',
  conversation: 'A conversation',
  interviewer: 'Interviewer',
  participant: 'Participant',
  nothingSaid: 'Nothing has been said yet.',
  gone: {
    title: 'There is nothing at this address',
    text: 'It may be incomplete, its time may be over, or it was withdrawn. Please ask the person who sent it to you.',
  },
}

const german: ShareWords = {
  language: 'de',
  readOnly: 'Zum Lesen mit Ihnen geteilt.',
  namesLeftOut: 'Namen und Adressen sind ausgelassen.',
  endsOn: (when) => `Diese Seite endet am ${when}.`,
  people: (count) =>
    count === 1 ? '1 Person hat teilgenommen.' : `${count} Personen haben teilgenommen.`,
  nobodyYet: 'Noch hat niemand dieses Interview abgeschlossen.',
  summaryTitle: 'Kurz gesagt',
  goalsTitle: 'Was die Studie wissen wollte',
  goalNotAsked: 'Niemand wurde etwas gefragt, das dazu beiträgt.',
  unansweredTitle: 'Worauf niemand geantwortet hat',
  notAsked: 'Das wurde niemand gefragt.',
  spoke: (spoke, asked) =>
    asked === 1
      ? `${spoke} von 1 Person hat etwas dazu gesagt.`
      : `${spoke} von ${asked} Personen haben etwas dazu gesagt.`,
  silent: (silent) => `${silent} ohne Antwort.`,
  chose: (closed, finished) => [
    `Gewählt haben: ${closed.answered} von ${closed.asked}.`,
    ...(finished < closed.asked ? [`Bis zum Ende gingen: ${finished}.`] : []),
    ...meanOf(closed, 'Mittelwert:', 'de'),
  ],
  alike: 'Was mehrere ähnlich sagten',
  inTheirWords: 'In ihren Worten',
  sides: {
    ...{ praise: 'Lob', problem: 'Problem', request: 'Wunsch' },
    ...{ wants: 'Gesucht', avoids: 'Gemieden', positive: 'Gemocht', negative: 'Nicht gemocht' },
  },
  count: (people) => (people === 1 ? '1 Person' : `${people} Personen`),
  against: (people) => `${people} dagegen`,
  speaksAgainst: 'Was dagegen spricht:',
  alone: (people) =>
    `In keiner dieser Gruppen: ${people === 1 ? '1 Person' : `${people} Personen`}.`,
  besideTitle: 'Was ihnen am wichtigsten ist und was sie ergänzt haben',
  conversation: 'Ein Gespräch',
  interviewer: 'Interviewer',
  participant: 'Teilnehmende Person',
  nothingSaid: 'Noch wurde nichts gesagt.',
  gone: {
    title: 'Unter dieser Adresse ist nichts',
    text: 'Vielleicht ist sie unvollständig, ihre Zeit ist vorbei oder sie wurde zurückgezogen. Bitte fragen Sie die Person, die sie Ihnen geschickt hat.',
  },
}

const french: ShareWords = {
  language: 'fr',
  readOnly: 'Partagé avec vous pour lecture.',
  namesLeftOut: 'Les noms et les adresses ont été retirés.',
  endsOn: (when) => `Cette page prend fin le ${when}.`,
  people: (count) =>
    count === 1 ? '1 personne a participé.' : `${count} personnes ont participé.`,
  nobodyYet: 'Personne n’a encore terminé cet entretien.',
  summaryTitle: 'En bref',
  goalsTitle: 'Ce que l’étude voulait savoir',
  goalNotAsked: 'Aucune question qui y contribue n’a été posée.',
  unansweredTitle: 'Ce à quoi personne n’a répondu',
  notAsked: 'Cette question n’a été posée à personne.',
  spoke: (spoke, asked) =>
    asked === 1
      ? `${spoke} personne sur 1 en a parlé.`
      : `${spoke} personnes sur ${asked} en ont parlé.`,
  silent: (silent) => `${silent} sans réponse.`,
  chose: (closed, finished) => [
    `Ont choisi : ${closed.answered} sur ${closed.asked}.`,
    ...(finished < closed.asked ? [`Ont terminé : ${finished}.`] : []),
    ...meanOf(closed, 'Moyenne :', 'fr'),
  ],
  alike: 'Ce qui revient d’une personne à l’autre',
  inTheirWords: 'Avec leurs mots',
  sides: {
    ...{ praise: 'Point fort', problem: 'Problème', request: 'Demande' },
    ...{ wants: 'Recherché', avoids: 'Évité', positive: 'Apprécié', negative: 'Pas apprécié' },
  },
  count: (people) => (people === 1 ? '1 personne' : `${people} personnes`),
  against: (people) => `${people} contre`,
  speaksAgainst: 'Ce qui s’y oppose :',
  alone: (people) => `Dans aucun groupe : ${people === 1 ? '1 personne' : `${people} personnes`}.`,
  besideTitle: 'Ce qui compte le plus pour eux et ce qu’ils ont ajouté',
  conversation: 'Une conversation',
  interviewer: 'Intervieweur',
  participant: 'Personne interrogée',
  nothingSaid: 'Rien n’a encore été dit.',
  gone: {
    title: 'Il n’y a rien à cette adresse',
    text: 'Elle est peut-être incomplète, arrivée à son terme ou retirée. Demandez à la personne qui vous l’a envoyée.',
  },
}

const spanish: ShareWords = {
  language: 'es',
  readOnly: 'Compartido con usted para leer.',
  namesLeftOut: 'Se han omitido nombres y direcciones.',
  endsOn: (when) => `Esta página termina el ${when}.`,
  people: (count) => (count === 1 ? 'Participó 1 persona.' : `Participaron ${count} personas.`),
  nobodyYet: 'Nadie ha terminado todavía esta entrevista.',
  summaryTitle: 'En resumen',
  goalsTitle: 'Lo que el estudio quería saber',
  goalNotAsked: 'No se preguntó a nadie nada que sirva para ello.',
  unansweredTitle: 'Lo que nadie respondió',
  notAsked: 'No se le preguntó a nadie.',
  spoke: (spoke, asked) =>
    asked === 1
      ? `${spoke} de 1 persona dijo algo al respecto.`
      : `${spoke} de ${asked} personas dijeron algo al respecto.`,
  silent: (silent) => `${silent} sin respuesta.`,
  chose: (closed, finished) => [
    `Eligieron: ${closed.answered} de ${closed.asked}.`,
    ...(finished < closed.asked ? [`Terminaron: ${finished}.`] : []),
    ...meanOf(closed, 'Media:', 'es'),
  ],
  alike: 'En qué coinciden',
  inTheirWords: 'En sus palabras',
  sides: {
    ...{ praise: 'Elogio', problem: 'Problema', request: 'Petición' },
    ...{ wants: 'Buscado', avoids: 'Evitado', positive: 'Gusta', negative: 'No gusta' },
  },
  count: (people) => (people === 1 ? '1 persona' : `${people} personas`),
  against: (people) => `${people} en contra`,
  speaksAgainst: 'Lo que habla en contra:',
  alone: (people) =>
    `En ninguno de estos grupos: ${people === 1 ? '1 persona' : `${people} personas`}.`,
  besideTitle: 'Lo que más les importa y lo que añadieron',
  conversation: 'Una conversación',
  interviewer: 'Entrevistador',
  participant: 'Participante',
  nothingSaid: 'Todavía no se ha dicho nada.',
  gone: {
    title: 'No hay nada en esta dirección',
    text: 'Puede que esté incompleta, que su plazo haya terminado o que se haya retirado. Pregunte a la persona que se la envió.',
  },
}

const portuguese: ShareWords = {
  language: 'pt',
  readOnly: 'Compartilhado com você para leitura.',
  namesLeftOut: 'Nomes e endereços foram omitidos.',
  endsOn: (when) => `Esta página termina em ${when}.`,
  people: (count) => (count === 1 ? '1 pessoa participou.' : `${count} pessoas participaram.`),
  nobodyYet: 'Ninguém terminou esta entrevista ainda.',
  summaryTitle: 'Em resumo',
  goalsTitle: 'O que o estudo queria saber',
  goalNotAsked: 'Ninguém recebeu uma pergunta que contribua para isso.',
  unansweredTitle: 'O que ninguém respondeu',
  notAsked: 'Ninguém recebeu esta pergunta.',
  spoke: (spoke, asked) =>
    asked === 1
      ? `${spoke} de 1 pessoa disse algo sobre isso.`
      : `${spoke} de ${asked} pessoas disseram algo sobre isso.`,
  silent: (silent) => `${silent} sem resposta.`,
  chose: (closed, finished) => [
    `Escolheram: ${closed.answered} de ${closed.asked}.`,
    ...(finished < closed.asked ? [`Terminaram: ${finished}.`] : []),
    ...meanOf(closed, 'Média:', 'pt'),
  ],
  alike: 'O que disseram em comum',
  inTheirWords: 'Nas palavras delas',
  sides: {
    ...{ praise: 'Elogio', problem: 'Problema', request: 'Pedido' },
    ...{ wants: 'Procurado', avoids: 'Evitado', positive: 'Agrada', negative: 'Não agrada' },
  },
  count: (people) => (people === 1 ? '1 pessoa' : `${people} pessoas`),
  against: (people) => `${people} contra`,
  speaksAgainst: 'O que fala contra:',
  alone: (people) => `Em nenhum destes grupos: ${people === 1 ? '1 pessoa' : `${people} pessoas`}.`,
  besideTitle: 'O que mais importa para elas e o que acrescentaram',
  conversation: 'Uma conversa',
  interviewer: 'Entrevistador',
  participant: 'Participante',
  nothingSaid: 'Nada foi dito ainda.',
  gone: {
    title: 'Não há nada neste endereço',
    text: 'Talvez esteja incompleto, o prazo tenha terminado ou tenha sido retirado. Pergunte a quem o enviou.',
  },
}

/** Nothing where there is none. */
function meanOf({ mean }: Chosen, name: string, language: string): string[] {
  return mean === undefined ? [] : [`${name} ${mean.toLocaleString(language)}.`]
}

const all = new Map(
  [english, german, french, spanish, portuguese].map((one) => [one.language, one]),
)

/** The words in one of the five languages. */
export function shareWords(language: string): ShareWords {
  return all.get(language) ?? english
}
