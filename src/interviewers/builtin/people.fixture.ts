import { expect } from 'vitest'
import type { Language, Plan } from '../../guide/plan.ts'
import { plan, question, topic } from '../../interview/plan.fixture.ts'
import { turnsAllowed } from '../../interview/questions/progress.ts'
import type { Conversation, Script } from './conversation.fixture.ts'

/** The same three topics in each language, asked of the same person. */
export const guides: Record<Language, [string, string, string, string]> = {
  en: [
    'What do you use it for?',
    'Tell me about the last time it went wrong.',
    'What did you try instead?',
    'What would have to change for you?',
  ],
  de: [
    'Wofür nutzen Sie es?',
    'Erzählen Sie mir vom letzten Mal, als etwas schiefging.',
    'Was haben Sie stattdessen versucht?',
    'Was müsste sich für Sie ändern?',
  ],
  fr: [
    "Pour quoi l'utilisez-vous ?",
    'Racontez-moi la dernière fois que cela a mal tourné.',
    "Qu'avez-vous essayé à la place ?",
    'Que faudrait-il changer pour vous ?',
  ],
  es: [
    '¿Para qué lo usa?',
    'Cuénteme la última vez que algo salió mal.',
    '¿Qué probó en su lugar?',
    '¿Qué tendría que cambiar para usted?',
  ],
  pt: [
    'Para que você usa?',
    'Conte da última vez que algo deu errado.',
    'O que você tentou no lugar?',
    'O que teria que mudar para você?',
  ],
}

type Lines = {
  told: [string, string, string, string]
  puzzled: string
  asks: string
  corrects: string
  refuses: string
  already: string
  stops: string
  angry: string
}

export const people: Record<Language, Lines> = {
  en: {
    told: [
      'I write about twenty invoices a month with it, mostly for cafés.',
      'Last October it sent the same invoice twice because the app froze, and the owner rang me.',
      'We tried a spreadsheet for two weeks and then I gave up.',
      'I would come back if somebody answered the phone.',
    ],
    puzzled: 'What do you mean?',
    asks: 'Who reads this?',
    corrects: 'It was not twice, it sent the invoice three times in October.',
    refuses: "I'd rather not say.",
    already: 'As I said.',
    stops: 'Please stop the interview.',
    angry: 'Stop repeating my own words.',
  },
  de: {
    told: [
      'Ich schreibe damit etwa zwanzig Rechnungen im Monat, meistens für Cafés.',
      'Letzten Oktober hat es dieselbe Rechnung zweimal verschickt, weil die App hing, und der Wirt rief mich an.',
      'Wir haben zwei Wochen lang eine Tabelle versucht, dann habe ich aufgegeben.',
      'Ich käme zurück, wenn jemand ans Telefon ginge.',
    ],
    puzzled: 'Wie meinen Sie das?',
    asks: 'Wer liest das eigentlich?',
    corrects: 'Nicht zweimal, die Rechnung ging im Oktober dreimal raus.',
    refuses: 'Das möchte ich lieber nicht sagen.',
    already: 'Wie gesagt.',
    stops: 'Bitte aufhören.',
    angry: 'Hören Sie auf, mich zu wiederholen!',
  },
  fr: {
    told: [
      "J'écris une vingtaine de factures par mois avec, surtout pour des cafés.",
      "En octobre dernier il a envoyé deux fois la même facture parce que l'application a planté, et le patron m'a appelé.",
      "Nous avons essayé un tableur pendant deux semaines, puis j'ai abandonné.",
      "Je reviendrais si quelqu'un répondait au téléphone.",
    ],
    puzzled: 'Que voulez-vous dire ?',
    asks: 'Qui va lire ça ?',
    corrects: 'Pas deux fois, la même facture est partie trois fois en octobre.',
    refuses: 'Je préfère ne pas répondre.',
    already: "Comme je l'ai dit.",
    stops: "Je voudrais m'arrêter ici.",
    angry: 'Arrêtez de répéter tout ce que je dis.',
  },
  es: {
    told: [
      'Escribo unas veinte facturas al mes con ella, sobre todo para cafeterías.',
      'En octubre pasado envió dos veces la misma factura porque la aplicación se bloqueó, y el dueño me llamó.',
      'Probamos una hoja de cálculo dos semanas y luego lo dejé.',
      'Volvería si alguien contestara al teléfono.',
    ],
    puzzled: '¿Qué quiere decir?',
    asks: '¿Quién lee esto?',
    corrects: 'No fueron dos veces, la misma factura salió tres veces en octubre.',
    refuses: 'Prefiero no contestar.',
    already: 'Ya se lo dije.',
    stops: 'Quiero parar, por favor.',
    angry: 'Deje de repetirme.',
  },
  pt: {
    told: [
      'Escrevo umas vinte faturas por mês com ele, na maioria para cafés.',
      'Em outubro passado ele mandou a mesma fatura duas vezes porque o aplicativo travou, e o dono me ligou.',
      'Tentamos uma planilha por duas semanas e depois desisti.',
      'Eu voltaria se alguém atendesse o telefone.',
    ],
    puzzled: 'Como assim?',
    asks: 'Quem vai ler isso?',
    corrects: 'Não foram duas vezes, a mesma fatura saiu três vezes em outubro.',
    refuses: 'Prefiro não responder.',
    already: 'Eu já te disse isso.',
    stops: 'Quero parar, por favor.',
    angry: 'Pare de repetir o que eu digo.',
  },
}

export function guideIn(language: Language, changes: Partial<Plan> = {}): Plan {
  const asked = guides[language].map((text, at) =>
    question(`q${at + 1}`, { text, rephrased: text }),
  )
  return plan({
    language,
    topics: asked.map((one, at) => topic(`t${at + 1}`, [one])),
    budget: { minutes: 20, turns: 20, explicit: true },
    ...changes,
  })
}

/** Answers each planned question by its own line; `else` what is said to everything besides. */
export function person(language: Language, besides: Script): Script {
  const { told } = people[language]
  return (newest, said) => {
    const own = besides(newest, said)
    if (own !== null) return own
    if (newest.kind === 'probe')
      return {
        en: 'It took an hour.',
        de: 'Das hat eine Stunde gedauert.',
        fr: 'Cela a pris une heure.',
        es: 'Tardó una hora.',
        pt: 'Levou uma hora.',
      }[language]
    if (newest.kind === 'verdict') return '3'
    const at = Number(newest.questionId?.slice(1) ?? 0)
    const right = {
      en: "That's right.",
      de: 'Das stimmt so.',
      fr: "C'est juste.",
      es: 'Está bien.',
      pt: 'Está certo.',
    }
    return told[at - 1] ?? right[language]
  }
}

export const interviewer = ({ messages }: Conversation) =>
  messages.filter(({ role }) => role === 'assistant')
export const kinds = (made: Conversation) => interviewer(made).map(({ kind }) => kind)

export function mustAsksAsked({ session }: Conversation): boolean {
  const asked = session.topics.flatMap((one) => [...one.asked, ...one.refused])
  const all = session.plan.topics.flatMap((one) => one.questions)
  return all.filter(({ must }) => must).every(({ id }) => asked.includes(id))
}

export function expectSound(made: Conversation) {
  expect(made.refused).toEqual([])
  expect(made.session.state).toBe('completed')
  expect(mustAsksAsked(made)).toBe(true)
  expect(made.session.turns).toBeLessThanOrEqual(turnsAllowed(made.session) + 3)
  const probes = interviewer(made).filter(({ kind, topicId }) => kind === 'probe' && topicId)
  for (const [at, { content }] of probes.entries())
    expect(content).not.toBe(probes[at - 1]?.content)
}
