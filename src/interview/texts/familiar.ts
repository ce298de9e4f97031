import type { Language, Plan } from '../../guide/plan.ts'
import type { Texts } from './texts-pack.ts'

/** The languages in which the engine can say "du", "tú" and "tu" instead of "Sie", "usted" and "vous". */
type Addressing = Extract<Language, 'de' | 'es' | 'fr'>

/** How a guide says that people are addressed so, how its questions do, and how a person asks for it. */
const signs: Record<Addressing, { tone: RegExp; said: RegExp; polite: RegExp; wish: RegExp }> = {
  de: {
    tone: /(?<!nicht )(?<!\p{L})(?:duzen|geduzt|per du|du-form|mit du|auf du)(?!\p{L})/iu,
    said: /(?<!\p{L})(?:du|dich|dir|dein\p{L}{0,2})(?!\p{L})/iu,
    polite: /(?<!\p{L})(?:Sie|Ihnen|Ihr\p{L}{0,2})(?!\p{L})/u,
    wish: /(?<!\p{L})(?:wir können uns duzen|(?:sag|sagen sie) (?:ruhig |einfach |bitte )?du|(?:gern|gerne|ruhig|lieber|bitte) (?:per )?du|du (?:reicht|ist (?:ok|okay|völlig ok|mir lieber))|duz(?:en sie|e?) mich)(?!\p{L})/iu,
  },
  es: {
    tone: /(?<!no )(?<!\p{L})(?:tutear\p{L}{0,4}|tuteo|de tú|trato cercano de tú)(?!\p{L})/iu,
    said: /(?<!\p{L})(?:tú|te|ti|tus?|contigo)(?!\p{L})/iu,
    polite: /(?<!\p{L})(?:usted|le|su|sus|consigo)(?!\p{L})/iu,
    wish: /(?<!\p{L})(?:tutéa?me|tutéeme|puedes? tutearme|(?:háblame|hábleme|trátame|tráteme)? ?de tú|nos tuteamos)(?!\p{L})/iu,
  },
  fr: {
    tone: /(?<!pas )(?<!\p{L})(?:tutoyer|tutoiement|tutoie\p{L}{0,2}|dire tu)(?!\p{L})/iu,
    said: /(?<!\p{L})(?:tu|te|t'|t’|toi|ton|ta|tes)(?!\p{L})/iu,
    polite: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
    wish: /(?<!\p{L})(?:on (?:peut|pourrait) se tutoyer|on se tutoie|(?:tutoie|tutoyez|dis)[ -]moi(?: tu)?|tu peux me tutoyer|vous pouvez me tutoyer)(?!\p{L})/iu,
  },
}
const wishCharactersRead = 2_000

function isAddressing(language: string): language is Addressing {
  return Object.hasOwn(signs, language)
}

/** Whether a guide wants people addressed as friends are: it says so, or its own questions do. */
export function isFamiliar({ language, tone, topics }: Plan): boolean {
  if (!isAddressing(language)) return false
  const sign = signs[language]
  if (tone && sign.tone.test(tone)) return true
  const asked = topics.flatMap(({ questions }) => questions.map(({ text }) => text))
  const count = (pattern: RegExp) => asked.filter((text) => pattern.test(text)).length
  return count(sign.said) > count(sign.polite)
}

/** Whether somebody asks to be addressed so, in an answer as it is read. */
export function wishesFamiliar(answer: string, language: string): boolean {
  if (!isAddressing(language)) return false
  return signs[language].wish.test(answer.slice(0, wishCharactersRead))
}

/** What is said otherwise to somebody who is addressed as a friend. */
export const familiar: Record<Addressing, Partial<Texts>> = {
  de: {
    greeting: (firstName) =>
      firstName === null
        ? 'Hallo und danke, dass du dir Zeit nimmst.'
        : `Hallo ${firstName} und danke, dass du dir Zeit nimmst.`,
    freedom:
      'Es gibt keine richtigen oder falschen Antworten. Du kannst jede Frage überspringen und jederzeit aufhören.',
    freedomAtGates:
      'Es gibt keine richtigen oder falschen Antworten. Eine Auswahl, die entscheidet, wer teilnimmt, braucht eine Antwort; jede andere Frage kannst du überspringen, und aufhören kannst du jederzeit.',
    anyLanguage: 'Du kannst in jeder Sprache antworten, die dir liegt.',
    understood: (lines) =>
      `Bevor wir schließen, so habe ich dich verstanden: ${lines} Was habe ich übersehen oder falsch verstanden?`,
    letGo: 'Vielen Dank, dann halte ich dich nicht auf.',
    verdict: (product) =>
      `Ein letztes Antippen, wenn du magst: Wie stehst du heute alles in allem zu ${product}, von 1 (sehr negativ) bis 5 (sehr positiv)?`,
    closing:
      'Danke für deine Zeit und für alles, was du erzählt hast. Die Menschen, die diese Befragung auswerten, werden es lesen. Du kannst diese Seite jetzt schließen.',
    closingGently:
      'Danke für deine Zeit. Wir hören hier auf, und du musst nichts weiter tun. Bitte gib gut auf dich acht.',
    confirmEnd:
      'Wir können gleich hier aufhören, und was du bisher geschrieben hast, bleibt erhalten. Möchtest du aufhören (ja oder nein)?',
    correctedMore: 'Danke, dass du das richtigstellst. Erzähl mir mehr darüber.',
    addedMore: 'Danke. Kannst du mir noch etwas mehr darüber erzählen?',
    protest:
      'Das tut mir leid. Ich beschränke mich auf die wichtigsten Fragen, und du kannst jederzeit aufhören.',
    distress:
      'Danke, dass du mir das erzählst; es tut mir leid, dass du das erleben musstest. Wir müssen nicht darauf eingehen, und du kannst alles überspringen oder aufhören. Sobald du so weit bist:',
    closingAfterOwn:
      'Die Menschen, die diese Befragung auswerten, werden lesen, was du geschrieben hast. Du kannst diese Seite jetzt schließen.',
  },
  es: {
    greeting: (firstName) =>
      firstName === null
        ? 'Hola, y gracias por tu tiempo.'
        : `Hola, ${firstName}, y gracias por tu tiempo.`,
    freedom:
      'No hay respuestas correctas ni incorrectas. Puedes saltarte cualquier pregunta y parar cuando quieras.',
    freedomAtGates:
      'No hay respuestas correctas ni incorrectas. Una elección que decide quién participa necesita respuesta; puedes saltarte cualquier otra pregunta y parar cuando quieras.',
    anyLanguage: 'Puedes responder en el idioma que prefieras.',
    letGo: 'Gracias, no te entretengo más.',
    verdict: (product) =>
      `Un último toque, si quieres: en conjunto, ¿qué te parece hoy ${product}, de 1 (muy negativo) a 5 (muy positivo)?`,
    closing:
      'Gracias por tu tiempo y por todo lo que has contado. Lo leerán las personas que llevan este estudio. Ya puedes cerrar esta página.',
    closingGently:
      'Gracias por tu tiempo. Lo dejamos aquí y no tienes que hacer nada más. Por favor, cuídate mucho.',
    confirmEnd:
      'Podemos parar aquí mismo, y lo que has escrito hasta ahora se conserva. ¿Quieres parar (sí o no)?',
    sorryUnclear: 'Perdona, no me he explicado bien.',
    sorryGoOn: 'Perdona, no me he explicado bien; dejémoslo.',
    protest: 'Lo siento. Me limitaré a las preguntas principales, y puedes parar cuando quieras.',
    recapMeans: 'Solo quiero saber si lo que anoté es correcto y si falta algo. ¿Cómo lo ves?',
    correctedMore: 'Gracias por corregirlo. Cuéntame más sobre eso.',
    addedMore: 'Gracias. ¿Podrías contarme un poco más sobre eso?',
    distress:
      'Gracias por contármelo; siento que hayas pasado por eso. No hace falta que hablemos de ello, y puedes saltarte lo que quieras o parar. Cuando te parezca bien:',
    closingAfterOwn:
      'Las personas que llevan este estudio leerán lo que has escrito. Ya puedes cerrar esta página.',
  },
  fr: {
    greeting: (firstName) =>
      firstName === null
        ? 'Salut, et merci de prendre ce temps.'
        : `Salut ${firstName}, et merci de prendre ce temps.`,
    freedom:
      "Il n'y a ni bonne ni mauvaise réponse. Tu peux passer une question et t'arrêter quand tu veux.",
    freedomAtGates:
      "Il n'y a ni bonne ni mauvaise réponse. Un choix qui décide qui participe demande une réponse ; tu peux passer toute autre question et t'arrêter quand tu veux.",
    anyLanguage: 'Tu peux répondre dans la langue de ton choix.',
    letGo: 'Merci, je ne te retiens pas.',
    verdict: (product) =>
      `Un dernier clic, si tu veux : tout compte fait, que penses-tu de ${product} aujourd'hui, de 1 (très négatif) à 5 (très positif) ?`,
    closing:
      'Merci pour ton temps et pour tout ce que tu as partagé. Les personnes qui mènent cette étude le liront. Tu peux maintenant fermer cette page.',
    closingGently:
      "Merci pour ton temps. Nous nous arrêtons ici et tu n'as plus rien à faire. Prends bien soin de toi.",
    confirmEnd:
      'Nous pouvons nous arrêter ici, et ce que tu as écrit est conservé. Veux-tu arrêter (oui ou non) ?',
    protest:
      "Je suis désolé. Je m'en tiens aux questions principales, et tu peux arrêter quand tu veux.",
    correctedMore: "Merci d'avoir rectifié. Dis-m'en un peu plus.",
    addedMore: "Merci. Pourrais-tu m'en dire un peu plus ?",
    distress:
      "Merci de me confier cela ; je suis désolé que tu aies vécu cela. Nous n'avons pas besoin d'en parler davantage, et tu peux passer une question ou t'arrêter. Quand tu voudras :",
    closingAfterOwn:
      'Les personnes qui mènent cette étude liront ce que tu as écrit. Tu peux maintenant fermer cette page.',
  },
}
