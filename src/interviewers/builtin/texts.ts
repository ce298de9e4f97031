import type { Language } from '../../guide/plan.ts'

export type BuiltinTexts = {
  /** Around a clause of theirs: of something that was, and of something that keeps coming. */
  moment: (quoted: string) => string
  lastTime: (quoted: string) => string
  /** A subject that the researcher noted, asked after. */
  subject: (subject: string) => string
  /** Where a question was not understood that has no other wording. */
  generally: string
  /** To somebody who pasted a long text. */
  pasted: string
  /** Before the standing question, after an order to the interviewer. */
  onlyAsk: string
  /** The last question of the conversation: leads to what the rest was about. */
  mainPoint: string
  /** One plain sentence after somebody told of something hard. */
  warm: string
  /** Before a question that an answer has touched on. */
  touched: string
  /** Said once to somebody whose language the plan is not in. */
  planLanguage: string
}

export const builtinTexts: Record<Language, BuiltinTexts> = {
  en: {
    moment: (quoted) => `You wrote ${quoted}: what was that moment like for you?`,
    lastTime: (quoted) => `${quoted}: what happened the last time?`,
    subject: (subject) => `And what about ${subject}?`,
    generally:
      'I mean it quite generally: tell me whatever comes to mind from your own experience, however small.',
    pasted: 'That is a lot to read. Which part of it mattered most, in your own words?',
    onlyAsk: 'I can only ask questions here.',
    mainPoint: 'Of everything you have told me, what matters most to you?',
    warm: "I'm sorry to hear that.",
    touched: 'You touched on this already; I would like to hear the rest.',
    planLanguage: 'English is fine; the questions themselves I cannot translate.',
  },
  de: {
    moment: (quoted) => `Sie schrieben ${quoted}: Wie war dieser Moment für Sie?`,
    lastTime: (quoted) => `${quoted}: Was ist beim letzten Mal passiert?`,
    subject: (subject) => `Und zum Thema ${subject}?`,
    generally:
      'Ich meine das ganz allgemein: Erzählen Sie mir, was Ihnen aus eigener Erfahrung dazu einfällt, auch wenn es nur eine Kleinigkeit ist.',
    pasted: 'Das ist viel zu lesen. Was davon war Ihnen am wichtigsten, in eigenen Worten?',
    onlyAsk: 'Ich kann hier nur Fragen stellen.',
    mainPoint: 'Was von allem, was Sie erzählt haben, ist Ihnen am wichtigsten?',
    warm: 'Das tut mir leid.',
    touched: 'Das haben Sie schon angesprochen; ich würde gern noch den Rest hören.',
    planLanguage: 'Gern auf Deutsch; die Fragen selbst kann ich nicht übersetzen.',
  },
  fr: {
    moment: (quoted) => `Vous avez écrit ${quoted} : comment avez-vous vécu ce moment ?`,
    lastTime: (quoted) => `${quoted} : que s'est-il passé la dernière fois ?`,
    subject: (subject) => `Et côté ${subject} ?`,
    generally:
      'Je le demande de façon très générale : dites-moi ce qui vous vient de votre propre expérience, même un détail.',
    pasted: "Cela fait beaucoup à lire. Qu'est-ce qui comptait le plus, avec vos propres mots ?",
    onlyAsk: 'Ici, je ne peux que poser des questions.',
    mainPoint: "De tout ce que vous m'avez raconté, qu'est-ce qui compte le plus pour vous ?",
    warm: 'Je suis désolé pour vous.',
    touched: "Vous en avez déjà parlé ; j'aimerais entendre la suite.",
    planLanguage: 'En français, volontiers ; les questions, je ne sais pas les traduire.',
  },
  es: {
    moment: (quoted) => `Escribió ${quoted}: ¿cómo vivió ese momento?`,
    lastTime: (quoted) => `${quoted}: ¿qué pasó la última vez?`,
    subject: (subject) => `¿Y en cuanto al tema de ${subject}?`,
    generally:
      'Lo pregunto en general: cuénteme lo que le venga a la mente de su propia experiencia, aunque sea un detalle.',
    pasted: 'Es mucho para leer. ¿Qué parte le importó más, con sus propias palabras?',
    onlyAsk: 'Aquí solo puedo hacer preguntas.',
    mainPoint: 'De todo lo que me ha contado, ¿qué es lo que más le importa?',
    warm: 'Lo siento mucho.',
    touched: 'Ya lo ha mencionado; me gustaría oír el resto.',
    planLanguage: 'Claro, en español; las preguntas no las sé traducir.',
  },
  pt: {
    moment: (quoted) => `Você escreveu ${quoted}: como foi esse momento para você?`,
    lastTime: (quoted) => `${quoted}: o que aconteceu da última vez?`,
    subject: (subject) => `E quanto ao tema de ${subject}?`,
    generally:
      'Pergunto de modo bem geral: conte o que vier à mente da sua própria experiência, mesmo que seja um detalhe.',
    pasted: 'É bastante coisa para ler. Que parte foi mais importante, nas suas palavras?',
    onlyAsk: 'Aqui eu só posso fazer perguntas.',
    mainPoint: 'De tudo o que você me contou, o que mais importa para você?',
    warm: 'Sinto muito por isso.',
    touched: 'Você já tocou nisso; gostaria de ouvir o resto.',
    planLanguage: 'Claro, em português; as perguntas eu não sei traduzir.',
  },
}
