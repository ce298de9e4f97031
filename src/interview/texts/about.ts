import type { Language } from '../../guide/plan.ts'
import type { Subject } from '../acts/subjects.ts'

/** What participants ask, answered: {org} who asks, {minutes} left, {days} kept. */
export type AboutTexts = Record<Exclude<Subject, 'kept' | 'duration'>, string> & {
  kept: string
  /** Where nobody told how long. */
  keptUnknown: string
  /** Where some choices decide who takes part, which nobody skips. */
  skipAtGates: string
  duration: string
  nearlyDone: string
  /** What only the team knows. */
  noted: string
}

export const aboutTexts: Record<Language, AboutTexts> = {
  en: {
    reward: "I don't know about that; I have noted your question for the team.",
    erase:
      'Yes: with your link you can download or erase everything you wrote, on this page, at any time.',
    kept: 'Your answers are kept for {days} days and then erased; you can erase them earlier yourself.',
    keptUnknown:
      "I don't know how long exactly, so I have noted your question; you can erase your answers yourself at any time.",
    othersRead:
      'The people doing this research for {org} read it; this service gives it to nobody else. I have noted your question for them.',
    readers: 'The people doing this research for {org} will read it.',
    machine: "I'm an automated interviewer asking for {org}, not a person.",
    anonymous:
      'The people doing this research for {org} see your answers and whatever details you gave; you can leave out anything you like.',
    duration: 'About {minutes} more minutes, and you can stop whenever you like.',
    nearlyDone: 'We are nearly done; you can stop whenever you like.',
    asker: "I'm asking for {org}.",
    language: 'Yes, just write in the language you like.',
    skip: 'You can skip any question, come back later with the same link, or stop whenever you like.',
    skipAtGates:
      'A choice that decides who takes part needs an answer; you can skip any other question, come back later with the same link, or stop whenever you like.',
    answering: 'Yes, just as you tell it; there is no wrong answer here.',
    purpose: '{org} would like to understand how things really go for people like you.',
    opinion: "I'm an automated interviewer, so I have no view of my own.",
    noted: "I don't know that; I have noted your question for the team.",
  },
  de: {
    reward: 'Das weiß ich nicht; ich habe Ihre Frage für das Team notiert.',
    erase:
      'Ja: Mit Ihrem Link können Sie auf dieser Seite jederzeit alles herunterladen oder löschen, was Sie geschrieben haben.',
    kept: 'Ihre Antworten werden {days} Tage aufbewahrt und dann gelöscht; Sie können sie auch früher selbst löschen.',
    keptUnknown:
      'Wie lange genau, weiß ich nicht; ich habe Ihre Frage notiert. Sie können Ihre Antworten jederzeit selbst löschen.',
    othersRead:
      'Gelesen wird es von denen, die diese Befragung für {org} auswerten; sonst bekommt es von diesem Dienst niemand. Ich habe Ihre Frage für sie notiert.',
    readers: 'Gelesen wird es von den Menschen, die diese Befragung für {org} auswerten.',
    machine: 'Ich bin ein automatischer Interviewer und frage für {org}; ich bin kein Mensch.',
    anonymous:
      'Wer diese Befragung für {org} auswertet, sieht Ihre Antworten und die Angaben, die Sie gemacht haben; Sie können alles weglassen, was Sie möchten.',
    duration: 'Noch etwa {minutes} Minuten, und Sie können jederzeit aufhören.',
    nearlyDone: 'Wir sind fast fertig; Sie können jederzeit aufhören.',
    asker: 'Ich frage im Auftrag von {org}.',
    language: 'Ja, schreiben Sie einfach in der Sprache, die Ihnen liegt.',
    skip: 'Sie können jede Frage überspringen, mit demselben Link später weitermachen oder jederzeit aufhören.',
    skipAtGates:
      'Eine Auswahl, die entscheidet, wer teilnimmt, braucht eine Antwort; jede andere Frage können Sie überspringen, mit demselben Link später weitermachen oder jederzeit aufhören.',
    answering: 'Ja, genau so, wie Sie es erzählen; falsche Antworten gibt es hier nicht.',
    purpose: '{org} möchte verstehen, wie es Menschen wie Ihnen wirklich damit geht.',
    opinion: 'Ich bin ein automatischer Interviewer und habe keine eigene Meinung.',
    noted: 'Das weiß ich nicht; ich habe Ihre Frage für das Team notiert.',
  },
  fr: {
    reward: "Je ne sais pas ; j'ai noté votre question pour l'équipe.",
    erase:
      'Oui : avec votre lien, vous pouvez à tout moment télécharger ou effacer sur cette page tout ce que vous avez écrit.',
    kept: 'Vos réponses sont conservées {days} jours, puis effacées ; vous pouvez aussi les effacer vous-même avant.',
    keptUnknown:
      "Je ne sais pas combien de temps exactement ; j'ai noté votre question. Vous pouvez effacer vos réponses vous-même à tout moment.",
    othersRead:
      "Les personnes qui mènent cette étude pour {org} le liront ; ce service ne le donne à personne d'autre. J'ai noté votre question pour elles.",
    readers: 'Les personnes qui mènent cette étude pour {org} le liront.',
    machine:
      'Je suis un intervieweur automatique et je pose ces questions pour {org} ; je ne suis pas une personne.',
    anonymous:
      'Les personnes qui mènent cette étude pour {org} voient vos réponses et les informations que vous avez données ; vous pouvez taire ce que vous voulez.',
    duration: 'Encore {minutes} minutes environ, et vous pouvez arrêter quand vous voulez.',
    nearlyDone: 'Nous avons presque fini ; vous pouvez arrêter quand vous voulez.',
    asker: 'Je pose ces questions pour {org}.',
    language: 'Oui, écrivez simplement dans la langue de votre choix.',
    skip: 'Vous pouvez passer une question, reprendre plus tard avec le même lien ou arrêter quand vous voulez.',
    skipAtGates:
      'Un choix qui décide qui participe demande une réponse ; vous pouvez passer toute autre question, reprendre plus tard avec le même lien ou arrêter quand vous voulez.',
    answering: "Oui, comme vous le racontez ; il n'y a pas de mauvaise réponse ici.",
    purpose:
      '{org} aimerait comprendre comment les choses se passent vraiment pour des personnes comme vous.',
    opinion: "Je suis un intervieweur automatique, je n'ai donc pas d'avis.",
    noted: "Je ne sais pas ; j'ai noté votre question pour l'équipe.",
  },
  es: {
    reward: 'No lo sé; he anotado su pregunta para el equipo.',
    erase:
      'Sí: con su enlace puede descargar o borrar en esta página, cuando quiera, todo lo que ha escrito.',
    kept: 'Sus respuestas se guardan {days} días y después se borran; también puede borrarlas antes usted.',
    keptUnknown:
      'No sé exactamente cuánto tiempo; he anotado su pregunta. Puede borrar sus respuestas cuando quiera.',
    othersRead:
      'Lo leen las personas que llevan este estudio para {org}; este servicio no se lo da a nadie más. He anotado su pregunta para ellas.',
    readers: 'Lo leerán las personas que llevan este estudio para {org}.',
    machine: 'Soy un entrevistador automático que pregunta para {org}, no una persona.',
    anonymous:
      'Las personas que llevan este estudio para {org} ven sus respuestas y los datos que haya dado; puede omitir lo que quiera.',
    duration: 'Unos {minutes} minutos más, y puede parar cuando quiera.',
    nearlyDone: 'Ya casi terminamos; puede parar cuando quiera.',
    asker: 'Pregunto en nombre de {org}.',
    language: 'Sí, escriba en el idioma que prefiera.',
    skip: 'Puede saltarse cualquier pregunta, seguir más tarde con el mismo enlace o parar cuando quiera.',
    skipAtGates:
      'Una elección que decide quién participa necesita respuesta; puede saltarse cualquier otra pregunta, seguir más tarde con el mismo enlace o parar cuando quiera.',
    answering: 'Sí, tal como lo cuenta; aquí no hay respuestas equivocadas.',
    purpose: '{org} quiere entender cómo les va de verdad a personas como usted.',
    opinion: 'Soy un entrevistador automático y no tengo opinión propia.',
    noted: 'Eso no lo sé; he anotado su pregunta para el equipo.',
  },
  pt: {
    reward: 'Não sei; anotei sua pergunta para a equipe.',
    erase:
      'Sim: com o seu link você pode baixar ou apagar nesta página, quando quiser, tudo o que escreveu.',
    kept: 'Suas respostas ficam guardadas por {days} dias e depois são apagadas; você também pode apagá-las antes.',
    keptUnknown:
      'Não sei exatamente por quanto tempo; anotei sua pergunta. Você pode apagar suas respostas quando quiser.',
    othersRead:
      'Quem lê são as pessoas que conduzem esta pesquisa para {org}; este serviço não repassa a mais ninguém. Anotei sua pergunta para elas.',
    readers: 'As pessoas que conduzem esta pesquisa para {org} vão ler.',
    machine: 'Sou um entrevistador automático que pergunta em nome de {org}, não uma pessoa.',
    anonymous:
      'As pessoas que conduzem esta pesquisa para {org} veem suas respostas e os dados que você deu; você pode deixar de fora o que quiser.',
    duration: 'Mais uns {minutes} minutos, e você pode parar quando quiser.',
    nearlyDone: 'Estamos quase terminando; você pode parar quando quiser.',
    asker: 'Pergunto em nome de {org}.',
    language: 'Sim, escreva no idioma que preferir.',
    skip: 'Você pode pular qualquer pergunta, continuar mais tarde com o mesmo link ou parar quando quiser.',
    skipAtGates:
      'Uma escolha que decide quem participa precisa de resposta; você pode pular qualquer outra pergunta, continuar mais tarde com o mesmo link ou parar quando quiser.',
    answering: 'Sim, do jeito que você conta; aqui não há resposta errada.',
    purpose: '{org} quer entender como as coisas realmente acontecem para pessoas como você.',
    opinion: 'Sou um entrevistador automático e não tenho opinião própria.',
    noted: 'Isso eu não sei; anotei sua pergunta para a equipe.',
  },
}
