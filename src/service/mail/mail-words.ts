import type { Language } from '../../guide/plan.ts'

/** What an invitation says where a researcher says nothing else. `{link}` is where the link stands. */
export type MailWords = {
  subject: (organization: string) => string
  text: (organization: string) => string
  /** In front of the subject, and of the text, of a reminder. */
  remindedSubject: string
  reminded: string
}

export const mailWords: Record<Language, MailWords> = {
  en: {
    subject: (organization) => `${organization} would like to hear from you`,
    text: (organization) => `Hello,

${organization} would like to hear from you, in a conversation in writing that you have in your browser, at your own pace:

{link}

Before anything is asked, you read there what becomes of what you say. You can also say no there, and no more mail comes.

Thank you,
${organization}`,
    remindedSubject: 'A reminder',
    reminded: 'This is a reminder, the only one we send.',
  },
  de: {
    subject: (organization) => `${organization} möchte gern von Ihnen hören`,
    text: (organization) => `Guten Tag,

${organization} möchte gern von Ihnen hören, in einem Gespräch, das Sie schriftlich im Browser führen, in Ihrem eigenen Tempo:

{link}

Bevor etwas gefragt wird, lesen Sie dort, was mit Ihren Antworten geschieht. Sie können dort auch ablehnen, dann kommt keine weitere Nachricht.

Vielen Dank
${organization}`,
    remindedSubject: 'Zur Erinnerung',
    reminded: 'Dies ist eine Erinnerung, die einzige, die wir schicken.',
  },
  fr: {
    subject: (organization) => `${organization} aimerait avoir votre avis`,
    text: (organization) => `Bonjour,

${organization} aimerait avoir votre avis, au cours d’une conversation écrite dans votre navigateur, à votre rythme :

{link}

Avant toute question, vous y lirez ce que deviennent vos réponses. Vous pouvez aussi y refuser, et vous ne recevrez plus de message.

Merci,
${organization}`,
    remindedSubject: 'Rappel',
    reminded: 'Ceci est un rappel, le seul que nous envoyons.',
  },
  es: {
    subject: (organization) => `A ${organization} le gustaría conocer su opinión`,
    text: (organization) => `Hola:

A ${organization} le gustaría conocer su opinión, en una conversación por escrito en su navegador y a su ritmo:

{link}

Antes de cualquier pregunta leerá allí qué se hace con sus respuestas. Allí también puede decir que no, y no recibirá más mensajes.

Gracias,
${organization}`,
    remindedSubject: 'Recordatorio',
    reminded: 'Este es un recordatorio, el único que enviamos.',
  },
  pt: {
    subject: (organization) => `${organization} gostaria de ouvir você`,
    text: (organization) => `Olá,

${organization} gostaria de ouvir você, em uma conversa por escrito no seu navegador, no seu ritmo:

{link}

Antes de qualquer pergunta, você lê ali o que é feito das suas respostas. Ali você também pode dizer que não, e não chegam mais mensagens.

Obrigado,
${organization}`,
    remindedSubject: 'Lembrete',
    reminded: 'Este é um lembrete, o único que enviamos.',
  },
}
