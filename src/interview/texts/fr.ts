import type { Texts } from './texts-pack.ts'

/** Where help is, where the operator names nobody. */
const help =
  "Si vous êtes en danger, appelez tout de suite le numéro d'urgence de votre pays. Vous trouverez une ligne d'écoute sur findahelpline.com."

export const french: Texts = {
  onboardingLabels: {
    name: 'Votre nom',
    email: 'Votre adresse e-mail',
    occupation: 'Votre métier',
    location: 'Où vous vivez (ville, région, pays)',
  },
  greeting: (firstName) =>
    firstName === null
      ? 'Bonjour, et merci de prendre ce temps.'
      : `Bonjour ${firstName}, et merci de prendre ce temps.`,
  introduction: (organization, minutes) =>
    `Je suis un intervieweur automatique et je pose ces questions pour ${organization}. Cela prend environ ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  freedom:
    "Il n'y a ni bonne ni mauvaise réponse. Vous pouvez passer une question et vous arrêter quand vous voulez.",
  freedomAtGates:
    "Il n'y a ni bonne ni mauvaise réponse. Un choix qui décide qui participe demande une réponse ; vous pouvez passer toute autre question et vous arrêter quand vous voulez.",
  toBegin: 'Pour commencer :',
  anyLanguage: 'Vous pouvez répondre dans la langue de votre choix.',
  acknowledgements: ['Merci.', 'Compris.', "C'est noté.", 'Je vois.'],
  afterSkip: ['Entendu, passons.', 'Pas de problème.', "D'accord, laissons cela."],
  transitions: [
    'Passons à autre chose.',
    'Voici un autre sujet.',
    'Parlons maintenant d’un autre point.',
  ],
  goingOn: "D'accord, continuons.",
  lastQuestions: (count) =>
    count === 1
      ? 'Une dernière question, et nous aurons presque fini.'
      : `Encore ${count} questions, et nous aurons presque fini.`,
  skipped: '(passée)',
  understood: (lines) =>
    `Avant de terminer, voici ce que j’ai compris : ${lines} Qu’ai-je oublié ou mal compris ?`,
  recap: (quotes) =>
    `Avant de finir, voici ce que j'ai noté : ${quotes.join(', ')}. Qu'est-ce que j'ai oublié ou mal compris ?`,
  letGo: 'Merci, je ne vous retiens pas.',
  verdict: (product) =>
    `Un dernier clic, si vous voulez : tout compte fait, que pensez-vous de ${product} aujourd'hui, de 1 (très négatif) à 5 (très positif) ?`,
  product: 'ce produit',
  closing:
    'Merci pour votre temps et pour tout ce que vous avez partagé. Les personnes qui mènent cette étude le liront. Vous pouvez maintenant fermer cette page.',
  closingGently:
    'Merci pour votre temps. Nous nous arrêtons ici et vous n’avez plus rien à faire. Prenez bien soin de vous.',
  confirmEnd:
    'Nous pouvons nous arrêter ici, et ce que vous avez écrit est conservé. Voulez-vous arrêter (oui ou non) ?',
  away: 'Bon retour parmi nous. La dernière question est toujours ouverte.',
  crisis: (resources) =>
    [
      "Merci de me le dire. Je suis un intervieweur automatique et je ne peux pas vous apporter l'aide que vous méritez, mais des personnes le peuvent.",
      resources ?? help,
      'Voulez-vous vous arrêter ici ? Écrivez « oui » pour arrêter ou « non » pour continuer.',
    ].join(' '),
  minor:
    "Merci de me le dire. Cet entretien est réservé aux adultes, nous nous arrêtons donc ici, et ce que vous avez écrit ne servira pas à l'étude. Vous pouvez maintenant fermer cette page.",
  distress:
    "Merci de me confier cela ; je suis désolé que vous ayez vécu cela. Nous n'avons pas besoin d'en parler davantage, et vous pouvez passer une question ou vous arrêter. Quand vous serez prêt(e) :",
  sorryUnclear: "Pardon, ce n'était pas clair.",
  sorryGoOn: "Pardon, ce n'était pas clair ; laissons cela.",
  saidAlready: "C'est vrai, merci.",
  protest:
    "Je suis désolé. Je m'en tiens aux questions principales, et vous pouvez arrêter quand vous voulez.",
  recapMeans:
    "Je veux seulement dire : ce que j'ai noté est-il juste, et manque-t-il quelque chose ?",
  correctedMore: "Merci d'avoir rectifié. Dites-m'en un peu plus.",
  addedMore: "Merci. Pourriez-vous m'en dire un peu plus ?",
  closingAfterOwn:
    'Les personnes qui mènent cette étude liront ce que vous avez écrit. Vous pouvez maintenant fermer cette page.',
  choices: (options) => `Voici les réponses possibles : ${options}.`,
  choicesMost: (options, most) =>
    `Voici les réponses possibles, au plus ${most} d’entre elles : ${options}.`,
  points: (low, high) => `La réponse est un nombre de ${low} à ${high}.`,
  numberWanted: 'La réponse est un nombre.',
  choiceNeeded:
    'Il faut ici une réponse : sans elle, impossible de savoir si cet entretien est le bon, et nous devrions nous arrêter là.',
  whyChosen: 'Qu’est-ce qui a motivé ce choix ?',
  screenedOut:
    'Merci pour ces réponses. Cette fois, nous cherchons des personnes dans une autre situation, nous nous arrêtons donc ici. Cette page peut maintenant être fermée.',
  quotaFull:
    'Merci pour ces réponses. Nous avons déjà entendu assez de personnes dans cette situation, nous nous arrêtons donc ici. Cette page peut maintenant être fermée.',
  stopHere: 'Oui, arrêter ici',
  goOn: 'Non, continuer',
  quote: (words) => `« ${words} »`,
}
