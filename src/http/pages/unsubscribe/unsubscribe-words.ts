import { pickLanguage } from '../closed-pages.ts'

/** What the page behind a mail's List-Unsubscribe says. */
export type UnsubscribeWords = {
  language: string
  ask: string
  askMore: (organization: string) => string
  button: string
  done: string
  doneMore: (organization: string) => string
}

const english: UnsubscribeWords = {
  language: 'en',
  ask: 'No more mail?',
  askMore: (organization) => `${organization} then sends no more mail to this address.`,
  button: 'Unsubscribe',
  done: 'You are unsubscribed',
  doneMore: (organization) =>
    `${organization} sends no more mail to this address. You can close this page.`,
}

const german: UnsubscribeWords = {
  language: 'de',
  ask: 'Keine Nachrichten mehr?',
  askMore: (organization) => `${organization} schickt dann nichts mehr an diese Adresse.`,
  button: 'Abmelden',
  done: 'Sie sind abgemeldet',
  doneMore: (organization) =>
    `${organization} schickt nichts mehr an diese Adresse. Sie können diese Seite schließen.`,
}

const french: UnsubscribeWords = {
  language: 'fr',
  ask: 'Ne plus recevoir de messages ?',
  askMore: (organization) => `${organization} n’enverra alors plus rien à cette adresse.`,
  button: 'Se désabonner',
  done: 'Vous êtes désabonné',
  doneMore: (organization) =>
    `${organization} n’envoie plus rien à cette adresse. Vous pouvez fermer cette page.`,
}

const spanish: UnsubscribeWords = {
  language: 'es',
  ask: '¿No recibir más mensajes?',
  askMore: (organization) => `${organization} no enviará entonces nada más a esta dirección.`,
  button: 'Darse de baja',
  done: 'Se ha dado de baja',
  doneMore: (organization) =>
    `${organization} no envía nada más a esta dirección. Puede cerrar esta página.`,
}

const portuguese: UnsubscribeWords = {
  language: 'pt',
  ask: 'Não receber mais mensagens?',
  askMore: (organization) => `${organization} não envia então mais nada para este endereço.`,
  button: 'Cancelar inscrição',
  done: 'Inscrição cancelada',
  doneMore: (organization) =>
    `${organization} não envia mais nada para este endereço. Você pode fechar esta página.`,
}

const languages = [english, german, french, spanish, portuguese]

export function unsubscribeWords(accepted: string | undefined): UnsubscribeWords {
  const wanted = pickLanguage(accepted)
  return languages.find(({ language }) => language === wanted) ?? english
}
