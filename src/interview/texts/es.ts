import type { Texts } from './texts-pack.ts'

/** Where help is, where the operator names nobody. */
const help =
  'Si está en peligro, llame ahora al número de emergencias de su país. En findahelpline.com encontrará una línea de ayuda.'

export const spanish: Texts = {
  onboardingLabels: {
    name: 'Su nombre',
    email: 'Su correo electrónico',
    occupation: 'A qué se dedica',
    location: 'Dónde vive (ciudad, región, país)',
  },
  greeting: (firstName) =>
    firstName === null
      ? 'Hola, y gracias por su tiempo.'
      : `Hola, ${firstName}, y gracias por su tiempo.`,
  introduction: (organization, minutes) =>
    `Soy un entrevistador automático y pregunto en nombre de ${organization}. Esto lleva unos ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  freedom:
    'No hay respuestas correctas ni incorrectas. Puede saltarse cualquier pregunta y parar cuando quiera.',
  freedomAtGates:
    'No hay respuestas correctas ni incorrectas. Una elección que decide quién participa necesita respuesta; puede saltarse cualquier otra pregunta y parar cuando quiera.',
  toBegin: 'Para empezar:',
  anyLanguage: 'Puede responder en el idioma que prefiera.',
  acknowledgements: ['Gracias.', 'Entendido.', 'Anotado.', 'Ya veo.'],
  afterSkip: ['Está bien.', 'No hay problema.', 'De acuerdo, dejemos esa.'],
  transitions: ['Pasemos a otra cosa.', 'Vamos con otro tema.', 'Ahora, un punto distinto.'],
  goingOn: 'Bien, sigamos.',
  lastQuestions: (count) =>
    count === 1
      ? 'Una última pregunta y casi terminamos.'
      : `Solo ${count} preguntas más y casi terminamos.`,
  skipped: '(omitida)',
  understood: (lines) =>
    `Antes de terminar, esto es lo que he entendido: ${lines} ¿Qué he pasado por alto o entendido mal?`,
  recap: (quotes) =>
    `Antes de terminar, esto es lo que anoté: ${quotes.join(', ')}. ¿Qué se me escapó o entendí mal?`,
  letGo: 'Gracias, no le entretengo más.',
  verdict: (product) =>
    `Un último toque, si quiere: en conjunto, ¿qué le parece hoy ${product}, de 1 (muy negativo) a 5 (muy positivo)?`,
  product: 'el producto',
  closing:
    'Gracias por su tiempo y por todo lo que ha contado. Lo leerán las personas que llevan este estudio. Ya puede cerrar esta página.',
  closingGently:
    'Gracias por su tiempo. Lo dejamos aquí y no tiene que hacer nada más. Por favor, cuídese mucho.',
  confirmEnd:
    'Podemos parar aquí mismo, y lo que ha escrito hasta ahora se conserva. ¿Quiere parar (sí o no)?',
  away: 'Le damos de nuevo la bienvenida. La última pregunta sigue abierta.',
  crisis: (resources) =>
    [
      'Gracias por contármelo. Soy un entrevistador automático y no puedo darle la ayuda que merece, pero hay personas que sí pueden.',
      resources ?? help,
      '¿Quiere parar aquí? Escriba «sí» para parar o «no» para seguir.',
    ].join(' '),
  minor:
    'Gracias por decírmelo. Esta entrevista es solo para personas adultas, así que lo dejamos aquí, y lo que ha escrito no se usará en el estudio. Ya puede cerrar esta página.',
  distress:
    'Gracias por contármelo; siento que haya pasado por eso. No hace falta que hablemos de ello, y puede saltarse lo que quiera o parar. Cuando le parezca bien:',
  sorryUnclear: 'Perdone, no me he explicado bien.',
  sorryGoOn: 'Perdone, no me he explicado bien; dejémoslo.',
  saidAlready: 'Es verdad, gracias.',
  protest: 'Lo siento. Me limitaré a las preguntas principales, y puede parar cuando quiera.',
  recapMeans: 'Solo quiero saber si lo que anoté es correcto y si falta algo. ¿Cómo lo ve?',
  correctedMore: 'Gracias por corregirlo. Cuénteme más sobre eso.',
  addedMore: 'Gracias. ¿Podría contarme un poco más sobre eso?',
  closingAfterOwn:
    'Las personas que llevan este estudio leerán lo que ha escrito. Ya puede cerrar esta página.',
  choices: (options) => `Estas son las respuestas posibles: ${options}.`,
  choicesMost: (options, most) =>
    `Estas son las respuestas posibles, como máximo ${most} de ellas: ${options}.`,
  points: (low, high) => `La respuesta es un número del ${low} al ${high}.`,
  numberWanted: 'La respuesta es un número.',
  choiceNeeded:
    'Aquí hace falta una respuesta: sin ella no se puede saber si esta entrevista es la adecuada, y tendríamos que dejarlo aquí.',
  whyChosen: '¿Qué motivó esa elección?',
  screenedOut:
    'Gracias por las respuestas. Esta vez buscamos a personas en otra situación, así que lo dejamos aquí. Esta página ya se puede cerrar.',
  quotaFull:
    'Gracias por las respuestas. Ya hemos escuchado a suficientes personas en esta situación, así que lo dejamos aquí. Esta página ya se puede cerrar.',
  stopHere: 'Sí, parar aquí',
  goOn: 'No, seguir',
  quote: (words) => `«${words}»`,
}
