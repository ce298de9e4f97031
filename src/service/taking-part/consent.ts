import { createHash } from 'node:crypto'
import type { Language } from '../../guide/plan.ts'

type Notice = {
  /** {organization} asks, {interviewer} conducts. */
  text: string
  builtin: string
  /** {provider}: the company whose model it is. */
  model: string
}

/**
 * What a person agrees to, word for word: who asks, that an AI asks, who reads it, that one may
 * stop. The page shows it beside the button and its hash is what the consent record keeps.
 */
const notices: Record<Language, Notice> = {
  en: {
    text: 'I agree to be interviewed for {organization}. {interviewer} What I write and the details I give are kept for this research and read by the people who do it. I may skip any question, stop at any time, and have everything erased.',
    builtin: 'An automated interviewer asks the questions; nothing leaves this service.',
    model:
      'An automated interviewer (AI) asks the questions; what I write is sent to {provider} for that.',
  },
  de: {
    text: 'Ich bin einverstanden, für {organization} befragt zu werden. {interviewer} Was ich schreibe und über mich angebe, wird für diese Befragung aufbewahrt und von denen gelesen, die sie auswerten. Ich kann jede Frage überspringen, jederzeit aufhören und alles löschen lassen.',
    builtin: 'Die Fragen stellt ein automatischer Interviewer; nichts verlässt diesen Dienst.',
    model:
      'Die Fragen stellt ein automatischer Interviewer (KI); was ich schreibe, wird dafür an {provider} gesendet.',
  },
  fr: {
    text: "J'accepte d'être interrogé(e) pour {organization}. {interviewer} Ce que j'écris et les informations que je donne sont conservés pour cette étude et lus par les personnes qui la mènent. Je peux passer une question, arrêter à tout moment et faire tout effacer.",
    builtin: 'Un intervieweur automatique pose les questions ; rien ne quitte ce service.',
    model:
      "Un intervieweur automatique (IA) pose les questions ; ce que j'écris est transmis pour cela à {provider}.",
  },
  es: {
    text: 'Acepto que me entrevisten para {organization}. {interviewer} Lo que escriba y los datos que dé se guardan para este estudio y los leen las personas que lo llevan a cabo. Puedo saltarme cualquier pregunta, parar cuando quiera y pedir que se borre todo.',
    builtin: 'Las preguntas las hace un entrevistador automático; nada sale de este servicio.',
    model:
      'Las preguntas las hace un entrevistador automático (IA); lo que escriba se envía para ello a {provider}.',
  },
  pt: {
    text: 'Aceito ser entrevistado(a) para {organization}. {interviewer} O que eu escrever e os dados que eu der ficam guardados para esta pesquisa e são lidos pelas pessoas que a conduzem. Posso pular qualquer pergunta, parar quando quiser e pedir que tudo seja apagado.',
    builtin: 'Um entrevistador automático faz as perguntas; nada sai deste serviço.',
    model:
      'Um entrevistador automático (IA) faz as perguntas; o que eu escrever é enviado para isso a {provider}.',
  },
}

/** The consent text in the language, or in English where we do not speak it. */
export function consentText(
  language: string,
  { organization, interviewer }: { organization: string; interviewer: string },
): string {
  const notice = notices[language.slice(0, 2) as Language] ?? notices.en
  const who =
    interviewer === 'builtin'
      ? notice.builtin
      : notice.model.replace('{provider}', () => providerOf(interviewer))
  return notice.text
    .replace('{organization}', () => organization)
    .replace('{interviewer}', () => who)
}

/** What somebody may allow besides: never part of taking part, and kept by its hash as the consent is. */
const simulations: Record<Language, string> = {
  en: 'Software may also answer further questions of {organization} in my place, out of what I say here. Such answers are marked as made by software, are not counted as mine, and go when I have my interview erased.',
  de: 'Software darf weitere Fragen von {organization} auch an meiner Stelle beantworten, aus dem, was ich hier sage. Solche Antworten sind als von Software gemacht gekennzeichnet, zählen nicht als meine und verschwinden, wenn ich mein Interview löschen lasse.',
  fr: "Un logiciel peut aussi répondre à ma place à d'autres questions de {organization}, à partir de ce que je dis ici. Ces réponses sont signalées comme faites par un logiciel, ne comptent pas comme les miennes et disparaissent si je fais effacer mon entretien.",
  es: 'Un programa también puede responder en mi lugar a otras preguntas de {organization}, a partir de lo que digo aquí. Esas respuestas van marcadas como hechas por un programa, no cuentan como mías y desaparecen si pido que se borre mi entrevista.',
  pt: 'Um programa também pode responder no meu lugar a outras perguntas de {organization}, a partir do que digo aqui. Essas respostas são marcadas como feitas por um programa, não contam como minhas e somem se eu pedir que a minha entrevista seja apagada.',
}

/** The text of the tick in the language, or in English where we do not speak it. */
export function simulationText(language: string, organization: string): string {
  const text = simulations[language.slice(0, 2) as Language] ?? simulations.en
  return text.replace('{organization}', () => organization)
}

const providers: Record<string, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
}

/** Who reads along, as people know them; of a server of the operator's own, the model it runs. */
export function providerOf(interviewer: string): string {
  const [provider = '', ...model] = interviewer.split('/')
  return providers[provider] ?? model.join('/')
}

/** SHA-256 of a text, lower-case hex. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
