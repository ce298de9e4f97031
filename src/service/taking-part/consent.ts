import { hash } from 'node:crypto'
import type { Language } from '../../guide/plan.ts'
import { soundTexts } from '../sound/sound-text.ts'
import type { Participation } from './taking-part-store.ts'

type Notice = {
  /** {organization} asks, {interviewer} conducts, {question} may be skipped. */
  text: string
  question: string
  /** Where some choices decide who takes part, which nobody skips. */
  questionAtGates: string
  builtin: string
  /** In place of that where sound does leave it. */
  builtinHeard: string
  /** {provider}: the company whose model it is. */
  model: string
  /** Of somebody who speaks; and where the service has them heard by {recognizer}. */
  spoken: string
  sent: string
}

/**
 * What is told of speaking: who hears it for the service, null where nobody does, who reads the questions aloud,
 * and whether the sound may be kept, which the operator has a key for and the interview asks for.
 */
export type SpeechTold = { recognizer: string | null; voice?: string | null; keepsSound?: boolean }

/**
 * What a person agrees to, word for word: who asks, that an AI asks, who reads it, that one may
 * stop. The page shows it beside the button and its hash is what the consent record keeps.
 */
const notices: Record<Language, Notice> = {
  en: {
    text: 'I agree to be interviewed for {organization}. {interviewer} What I write and the details I give are kept for this research and read by the people who do it. I may skip {question}, stop at any time, and have everything erased.',
    question: 'any question',
    questionAtGates: 'any question that does not decide who takes part',
    builtin: 'An automated interviewer asks the questions; nothing leaves this service.',
    builtinHeard:
      'An automated interviewer asks the questions; nothing that I write leaves this service.',
    spoken: 'If I speak instead of typing, my words are kept and the sound is not.',
    sent: 'If I speak instead of typing, the sound is sent to {recognizer} to be written down; this service keeps my words and not the sound.',
    model:
      'An automated interviewer (AI) asks the questions; what I write is sent to {provider} for that.',
  },
  de: {
    text: 'Ich bin einverstanden, für {organization} befragt zu werden. {interviewer} Was ich schreibe und über mich angebe, wird für diese Befragung aufbewahrt und von denen gelesen, die sie auswerten. Ich kann {question} überspringen, jederzeit aufhören und alles löschen lassen.',
    question: 'jede Frage',
    questionAtGates: 'jede Frage, die nicht über die Teilnahme entscheidet,',
    builtin: 'Die Fragen stellt ein automatischer Interviewer; nichts verlässt diesen Dienst.',
    builtinHeard:
      'Die Fragen stellt ein automatischer Interviewer; nichts, was ich schreibe, verlässt diesen Dienst.',
    spoken: 'Spreche ich, statt zu tippen, werden meine Worte aufbewahrt, nicht der Ton.',
    sent: 'Spreche ich, statt zu tippen, wird der Ton an {recognizer} gesendet und dort in Text umgewandelt; dieser Dienst bewahrt meine Worte auf, nicht den Ton.',
    model:
      'Die Fragen stellt ein automatischer Interviewer (KI); was ich schreibe, wird dafür an {provider} gesendet.',
  },
  fr: {
    text: "J'accepte d'être interrogé(e) pour {organization}. {interviewer} Ce que j'écris et les informations que je donne sont conservés pour cette étude et lus par les personnes qui la mènent. Je peux passer {question}, arrêter à tout moment et faire tout effacer.",
    question: 'une question',
    questionAtGates: 'toute question qui ne décide pas de la participation',
    builtin: 'Un intervieweur automatique pose les questions ; rien ne quitte ce service.',
    builtinHeard:
      "Un intervieweur automatique pose les questions ; rien de ce que j'écris ne quitte ce service.",
    spoken: "Si je parle au lieu d'écrire, mes mots sont conservés, pas le son.",
    sent: "Si je parle au lieu d'écrire, le son est transmis à {recognizer} pour être mis par écrit ; ce service conserve mes mots, pas le son.",
    model:
      "Un intervieweur automatique (IA) pose les questions ; ce que j'écris est transmis pour cela à {provider}.",
  },
  es: {
    text: 'Acepto que me entrevisten para {organization}. {interviewer} Lo que escriba y los datos que dé se guardan para este estudio y los leen las personas que lo llevan a cabo. Puedo saltarme {question}, parar cuando quiera y pedir que se borre todo.',
    question: 'cualquier pregunta',
    questionAtGates: 'cualquier pregunta que no decida quién participa',
    builtin: 'Las preguntas las hace un entrevistador automático; nada sale de este servicio.',
    builtinHeard:
      'Las preguntas las hace un entrevistador automático; nada de lo que escriba sale de este servicio.',
    spoken: 'Si hablo en lugar de escribir, se guardan mis palabras, no el sonido.',
    sent: 'Si hablo en lugar de escribir, el sonido se envía a {recognizer} para pasarlo a texto; este servicio guarda mis palabras, no el sonido.',
    model:
      'Las preguntas las hace un entrevistador automático (IA); lo que escriba se envía para ello a {provider}.',
  },
  pt: {
    text: 'Aceito ser entrevistado(a) para {organization}. {interviewer} O que eu escrever e os dados que eu der ficam guardados para esta pesquisa e são lidos pelas pessoas que a conduzem. Posso pular {question}, parar quando quiser e pedir que tudo seja apagado.',
    question: 'qualquer pergunta',
    questionAtGates: 'qualquer pergunta que não decida quem participa',
    builtin: 'Um entrevistador automático faz as perguntas; nada sai deste serviço.',
    builtinHeard:
      'Um entrevistador automático faz as perguntas; nada do que eu escrever sai deste serviço.',
    spoken: 'Se eu falar em vez de escrever, ficam guardadas as minhas palavras, não o som.',
    sent: 'Se eu falar em vez de escrever, o som é enviado a {recognizer} para ser transcrito; este serviço guarda as minhas palavras, não o som.',
    model:
      'Um entrevistador automático (IA) faz as perguntas; o que eu escrever é enviado para isso a {provider}.',
  },
}

/** Where the service has questions read aloud by {voice}: what is said of that, and of a built-in interviewer. */
const voiced: Record<Language, { asks: string; sent: string }> = {
  en: {
    asks: 'An automated interviewer asks the questions.',
    sent: 'If I choose to go hands-free, what the interviewer says, which may repeat my words, is sent to {voice} to be read aloud.',
  },
  de: {
    asks: 'Die Fragen stellt ein automatischer Interviewer.',
    sent: 'Wähle ich das freihändige Gespräch, wird das, was der Interviewer sagt und was meine Worte wiederholen kann, zum Vorlesen an {voice} gesendet.',
  },
  fr: {
    asks: 'Un intervieweur automatique pose les questions.',
    sent: "Si je choisis le mode mains libres, ce que dit l'intervieweur, qui peut reprendre mes mots, est transmis à {voice} pour être lu à voix haute.",
  },
  es: {
    asks: 'Las preguntas las hace un entrevistador automático.',
    sent: 'Si elijo el modo manos libres, lo que dice el entrevistador, que puede repetir mis palabras, se envía a {voice} para leerlo en voz alta.',
  },
  pt: {
    asks: 'Um entrevistador automático faz as perguntas.',
    sent: 'Se eu escolher o modo mãos livres, o que o entrevistador diz, que pode repetir as minhas palavras, é enviado a {voice} para ser lido em voz alta.',
  },
}

/** The consent text in the language, or in English where we do not speak it. */
export function consentText(
  language: string,
  {
    organization,
    interviewer,
    atGates = false,
    speech = null,
  }: {
    organization: string
    interviewer: string
    atGates?: boolean
    /** Null where speaking is none of the service's. */
    speech?: SpeechTold | null
  },
): string {
  const spoken = (language.slice(0, 2) in notices ? language.slice(0, 2) : 'en') as Language
  const notice = notices[spoken]
  const voice = speech?.voice ?? null
  const aloud = voiced[spoken]
  const heard = speech?.keepsSound ? soundTexts[spoken] : notice
  const who = [
    voice !== null && interviewer === 'builtin' ? aloud.asks : whoAsks(notice, interviewer, speech),
    ...(speech ? [howHeard(heard, speech)] : []),
    ...(voice === null ? [] : [aloud.sent.replace('{voice}', () => voice)]),
  ]
  return notice.text
    .replace('{question}', atGates ? notice.questionAtGates : notice.question)
    .replace('{organization}', () => organization)
    .replace('{interviewer}', () => who.join(' '))
}

function whoAsks(notice: Notice, interviewer: string, speech: SpeechTold | null): string {
  if (interviewer !== 'builtin') {
    return notice.model.replace('{provider}', () => providerOf(interviewer))
  }
  return speech?.recognizer ? notice.builtinHeard : notice.builtin
}

function howHeard(
  { spoken, sent }: Pick<Notice, 'spoken' | 'sent'>,
  { recognizer }: SpeechTold,
): string {
  return recognizer === null ? spoken : sent.replace('{recognizer}', () => recognizer)
}

/** What is told of speaking in an interview: of one that asks for no sound, none is kept. */
export function speechIn(
  { interview, previewOf }: Pick<Participation, 'interview' | 'previewOf'>,
  speech: SpeechTold | null,
): SpeechTold | null {
  const asksSound = interview.sound === true && previewOf === null
  return speech && { ...speech, keepsSound: asksSound && speech.keepsSound === true }
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
  return hash('sha256', text)
}
