import type { Page } from '../../page.ts'
import { fill, type PageLanguage } from '../../texts/languages.ts'

/** For those who allowed that sound is kept: loaded with what hears them. */
type Told = {
  /** Before the first use, in place of what is told where no sound is kept. */
  device: string
  service: string
  /** Where the sound of an answer is not with the service: its words are. */
  later: string
  refused: string
  full: string
  /** At the end, beside what one can take along. */
  yours: string
}

export const told: Record<PageLanguage, Told> = {
  en: {
    device:
      'What you say is turned into text on this device. Its sound is kept with your answer, as you allowed. The first time, about 25 MB are loaded. You can mend your words before you send them.',
    service:
      'What you say is sent to the service of this interview and turned into text by {hearer}. The sound is kept with your answer, as you allowed. You can mend your words before you send them.',
    later: 'Your words are there. Their sound waits in this browser until the service is reached.',
    refused: 'Your words are kept. Their sound is not: the service did not take it.',
    full: 'Your words are kept. Their sound is not: there is no room for more of it here.',
    yours: 'The sound of your answers, to take along:',
  },
  de: {
    device:
      'Was Sie sagen, wird auf diesem Gerät in Text verwandelt. Der Ton wird mit Ihrer Antwort aufbewahrt, wie Sie es erlaubt haben. Beim ersten Mal werden etwa 25 MB geladen. Vor dem Senden können Sie Ihre Worte noch ändern.',
    service:
      'Was Sie sagen, geht an den Dienst dieses Interviews und wird von {hearer} in Text verwandelt. Der Ton wird mit Ihrer Antwort aufbewahrt, wie Sie es erlaubt haben. Vor dem Senden können Sie Ihre Worte noch ändern.',
    later:
      'Ihre Worte sind angekommen. Der Ton dazu wartet in diesem Browser, bis der Dienst erreichbar ist.',
    refused: 'Ihre Worte sind aufbewahrt. Der Ton dazu nicht: Der Dienst hat ihn nicht angenommen.',
    full: 'Ihre Worte sind aufbewahrt. Der Ton dazu nicht: Hier ist kein Platz mehr dafür.',
    yours: 'Der Ton Ihrer Antworten, zum Mitnehmen:',
  },
  fr: {
    device:
      'Ce que vous dites est transformé en texte sur cet appareil. Le son est conservé avec votre réponse, comme vous l’avez permis. La première fois, environ 25 Mo sont chargés. Vous pourrez corriger vos mots avant de les envoyer.',
    service:
      'Ce que vous dites est envoyé au service de cet entretien et transformé en texte par {hearer}. Le son est conservé avec votre réponse, comme vous l’avez permis. Vous pourrez corriger vos mots avant de les envoyer.',
    later:
      'Vos mots sont arrivés. Leur son attend dans ce navigateur que le service soit joignable.',
    refused: 'Vos mots sont conservés. Leur son ne l’est pas : le service ne l’a pas accepté.',
    full: 'Vos mots sont conservés. Leur son ne l’est pas : il n’y a plus de place ici pour lui.',
    yours: 'Le son de vos réponses, à emporter :',
  },
  es: {
    device:
      'Lo que usted dice se convierte en texto en este dispositivo. El sonido se guarda con su respuesta, como usted permitió. La primera vez se cargan unos 25 MB. Puede corregir sus palabras antes de enviarlas.',
    service:
      'Lo que usted dice se envía al servicio de esta entrevista y {hearer} lo convierte en texto. El sonido se guarda con su respuesta, como usted permitió. Puede corregir sus palabras antes de enviarlas.',
    later:
      'Sus palabras han llegado. Su sonido espera en este navegador hasta que el servicio responda.',
    refused: 'Sus palabras se guardan. Su sonido no: el servicio no lo aceptó.',
    full: 'Sus palabras se guardan. Su sonido no: aquí ya no hay sitio para más.',
    yours: 'El sonido de sus respuestas, para llevarse:',
  },
  pt: {
    device:
      'O que você diz é transformado em texto neste aparelho. O som fica guardado com a sua resposta, como você permitiu. Na primeira vez, cerca de 25 MB são carregados. Você pode corrigir suas palavras antes de enviar.',
    service:
      'O que você diz é enviado ao serviço desta entrevista e transformado em texto por {hearer}. O som fica guardado com a sua resposta, como você permitiu. Você pode corrigir suas palavras antes de enviar.',
    later: 'Suas palavras chegaram. O som espera neste navegador até o serviço responder.',
    refused: 'Suas palavras estão guardadas. O som não: o serviço não o aceitou.',
    full: 'Suas palavras estão guardadas. O som não: aqui não há mais espaço para ele.',
    yours: 'O som das suas respostas, para levar:',
  },
}

/** Where the sound goes, said before the first use. */
export function noteOf(
  { store, t, language }: Page,
  way: 'device' | 'service',
  hearer: string,
): string {
  if (store.snapshot.value?.sound) return fill(told[language][way], { hearer })
  return way === 'device' ? t.speakNoteDevice : fill(t.speakNoteService, { hearer })
}
