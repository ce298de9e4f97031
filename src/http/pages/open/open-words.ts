import { pickLanguage } from '../closed-pages.ts'

/** Why somebody does not start. */
export type Closed = 'shut' | 'expired' | 'full' | 'elsewhere' | 'crowded'
type Text = { title: string; text: string }

/** What the page of a link for many people says in its own words. */
export type OpenWords = Record<Closed, Text> & {
  language: string
  /** Of whom it is from; `text` comes before what follows. */
  lead: (organization: string) => string
  next: string
  start: string
  /** The service could not answer at the moment. */
  busy: Text
  again: string
}

const english: OpenWords = {
  language: 'en',
  lead: (organization) => `${organization} would like to hear from you.`,
  next: 'On the next page you read what becomes of what you say, before anything is asked.',
  start: 'Continue',
  busy: {
    title: 'This did not work just now',
    text: 'Please try again in a moment. Thank you for waiting.',
  },
  again: 'Try again',
  shut: {
    title: 'This interview is closed',
    text: 'Nobody new can take part at the moment. If you have begun, go on in the browser you began in.',
  },
  expired: {
    title: 'This link has expired',
    text: 'The time to take part is over. If you have begun, go on in the browser you began in.',
  },
  full: {
    title: 'All places are taken',
    text: 'As many people as were wanted have taken part. Thank you for wanting to.',
  },
  elsewhere: {
    title: 'This has begun in another browser',
    text: 'Please go on where it was begun, on the same device and in the same browser. What was said is waiting there.',
  },
  crowded: {
    title: 'Many are starting here just now',
    text: 'Please try again in a minute. Thank you for waiting.',
  },
}

const german: OpenWords = {
  language: 'de',
  lead: (organization) => `${organization} möchte gern von Ihnen hören.`,
  next: 'Auf der nächsten Seite lesen Sie, was mit Ihren Antworten geschieht, bevor etwas gefragt wird.',
  start: 'Weiter',
  busy: {
    title: 'Das ging gerade nicht',
    text: 'Bitte versuchen Sie es gleich noch einmal. Danke fürs Warten.',
  },
  again: 'Noch einmal versuchen',
  shut: {
    title: 'Dieses Interview ist geschlossen',
    text: 'Zurzeit kann niemand neu mitmachen. Wenn Sie schon begonnen haben, machen Sie in demselben Browser weiter.',
  },
  expired: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Die Zeit zum Mitmachen ist vorbei. Wenn Sie schon begonnen haben, machen Sie in demselben Browser weiter.',
  },
  full: {
    title: 'Alle Plätze sind vergeben',
    text: 'Es haben so viele mitgemacht, wie gesucht waren. Danke, dass auch Sie es wollten.',
  },
  elsewhere: {
    title: 'In einem anderen Browser begonnen',
    text: 'Bitte machen Sie dort weiter, wo begonnen wurde: auf demselben Gerät und in demselben Browser. Dort ist alles noch da.',
  },
  crowded: {
    title: 'Hier beginnen gerade viele',
    text: 'Bitte versuchen Sie es in einer Minute noch einmal. Danke fürs Warten.',
  },
}

const french: OpenWords = {
  language: 'fr',
  lead: (organization) => `${organization} aimerait avoir votre avis.`,
  next: 'La page suivante dit ce que deviennent vos réponses, avant toute question.',
  start: 'Continuer',
  busy: {
    title: 'Cela n’a pas marché à l’instant',
    text: 'Merci de patienter et de réessayer dans un moment.',
  },
  again: 'Réessayer',
  shut: {
    title: 'Cet entretien est fermé',
    text: 'Personne ne peut commencer pour le moment. Si vous avez déjà commencé, continuez dans le même navigateur.',
  },
  expired: {
    title: 'Ce lien a expiré',
    text: 'Le temps pour participer est passé. Si vous avez déjà commencé, continuez dans le même navigateur.',
  },
  full: {
    title: 'Toutes les places sont prises',
    text: 'Le nombre de personnes voulu est atteint. Merci d’avoir voulu participer.',
  },
  elsewhere: {
    title: 'Commencé dans un autre navigateur',
    text: 'Continuez là où l’entretien a commencé, sur le même appareil et dans le même navigateur. Tout y est encore.',
  },
  crowded: {
    title: 'Beaucoup commencent en ce moment',
    text: 'Merci de patienter et de réessayer dans une minute.',
  },
}

const spanish: OpenWords = {
  language: 'es',
  lead: (organization) => `A ${organization} le gustaría conocer su opinión.`,
  next: 'En la página siguiente leerá qué se hace con sus respuestas, antes de cualquier pregunta.',
  start: 'Continuar',
  busy: {
    title: 'No ha funcionado en este momento',
    text: 'Inténtelo de nuevo dentro de un momento. Gracias por esperar.',
  },
  again: 'Intentar de nuevo',
  shut: {
    title: 'Esta entrevista está cerrada',
    text: 'Por ahora nadie más puede empezar. Si ya empezó, continúe en el mismo navegador.',
  },
  expired: {
    title: 'Este enlace ha caducado',
    text: 'El plazo para participar ha terminado. Si ya empezó, continúe en el mismo navegador.',
  },
  full: {
    title: 'No quedan plazas',
    text: 'Ya participaron todas las personas que se buscaban. Gracias por querer hacerlo.',
  },
  elsewhere: {
    title: 'Empezada en otro navegador',
    text: 'Continúe donde se empezó, en el mismo dispositivo y en el mismo navegador. Allí sigue todo.',
  },
  crowded: {
    title: 'Ahora mismo empiezan muchas personas',
    text: 'Inténtelo de nuevo dentro de un minuto. Gracias por esperar.',
  },
}

const portuguese: OpenWords = {
  language: 'pt',
  lead: (organization) => `${organization} gostaria de ouvir você.`,
  next: 'Na próxima página você lê o que é feito das suas respostas, antes de qualquer pergunta.',
  start: 'Continuar',
  busy: {
    title: 'Não funcionou agora',
    text: 'Tente de novo daqui a pouco. Obrigado por esperar.',
  },
  again: 'Tentar de novo',
  shut: {
    title: 'Esta entrevista está fechada',
    text: 'No momento ninguém mais pode começar. Se você já começou, continue no mesmo navegador.',
  },
  expired: {
    title: 'Este link expirou',
    text: 'O prazo para participar terminou. Se você já começou, continue no mesmo navegador.',
  },
  full: {
    title: 'Não há mais vagas',
    text: 'Já participaram todas as pessoas procuradas. Obrigado por querer participar.',
  },
  elsewhere: {
    title: 'Começada em outro navegador',
    text: 'Continue onde ela começou, no mesmo aparelho e no mesmo navegador. Lá está tudo como ficou.',
  },
  crowded: {
    title: 'Muita gente está começando agora',
    text: 'Tente de novo daqui a um minuto. Obrigado por esperar.',
  },
}

const languages = [english, german, french, spanish, portuguese]

export function openWords(accepted: string | undefined): OpenWords {
  const wanted = pickLanguage(accepted)
  return languages.find(({ language }) => language === wanted) ?? english
}
