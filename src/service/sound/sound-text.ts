import type { Language } from '../../guide/plan.ts'

type SoundTexts = {
  /** In place of what the agreement says of speaking, where sound may be kept. */
  spoken: string
  sent: string
  /** What somebody may allow besides. */
  tick: string
}

/** Never part of taking part, and kept by its hash as the consent is. */
export const soundTexts: Record<Language, SoundTexts> = {
  en: {
    spoken:
      'If I speak instead of typing, my words are kept, and the sound only if I allow that separately.',
    sent: 'If I speak instead of typing, the sound is sent to {recognizer} to be written down; this service keeps my words, and the sound only if I allow that separately.',
    tick: 'The sound of what I say may be kept with my words, encrypted, for as long as they are. The people who do this research for {organization} can listen to it. Where I change my words before I send them, the sound of that passage is not kept. I can say no and speak all the same, and it goes when I have my interview erased.',
  },
  de: {
    spoken:
      'Spreche ich, statt zu tippen, werden meine Worte aufbewahrt, der Ton nur, wenn ich das eigens erlaube.',
    sent: 'Spreche ich, statt zu tippen, wird der Ton an {recognizer} gesendet und dort in Text umgewandelt; dieser Dienst bewahrt meine Worte auf, den Ton nur, wenn ich das eigens erlaube.',
    tick: 'Der Ton dessen, was ich sage, darf mit meinen Worten aufbewahrt werden, verschlüsselt und so lange wie sie. Anhören können ihn die, die diese Befragung für {organization} auswerten. Ändere ich meine Worte vor dem Senden, wird der Ton dieser Stelle nicht aufbewahrt. Ich kann Nein sagen und trotzdem sprechen, und er verschwindet, wenn ich mein Interview löschen lasse.',
  },
  fr: {
    spoken:
      "Si je parle au lieu d'écrire, mes mots sont conservés, et le son seulement si je l'autorise à part.",
    sent: "Si je parle au lieu d'écrire, le son est transmis à {recognizer} pour être mis par écrit ; ce service conserve mes mots, et le son seulement si je l'autorise à part.",
    tick: "Le son de ce que je dis peut être conservé avec mes mots, chiffré et aussi longtemps qu'eux. Les personnes qui mènent cette étude pour {organization} peuvent l'écouter. Si je change mes mots avant de les envoyer, le son de ce passage n'est pas conservé. Je peux refuser et parler quand même, et il disparaît si je fais effacer mon entretien.",
  },
  es: {
    spoken:
      'Si hablo en lugar de escribir, se guardan mis palabras, y el sonido solo si lo permito aparte.',
    sent: 'Si hablo en lugar de escribir, el sonido se envía a {recognizer} para pasarlo a texto; este servicio guarda mis palabras, y el sonido solo si lo permito aparte.',
    tick: 'El sonido de lo que diga puede guardarse con mis palabras, cifrado y tanto tiempo como ellas. Pueden escucharlo las personas que llevan a cabo este estudio para {organization}. Si cambio mis palabras antes de enviarlas, el sonido de ese pasaje no se guarda. Puedo decir que no y hablar igualmente, y desaparece si pido que se borre mi entrevista.',
  },
  pt: {
    spoken:
      'Se eu falar em vez de escrever, ficam guardadas as minhas palavras, e o som só se eu permitir à parte.',
    sent: 'Se eu falar em vez de escrever, o som é enviado a {recognizer} para ser transcrito; este serviço guarda as minhas palavras, e o som só se eu permitir à parte.',
    tick: 'O som do que eu disser pode ficar guardado com as minhas palavras, cifrado e pelo mesmo tempo que elas. Podem ouvi-lo as pessoas que conduzem esta pesquisa para {organization}. Se eu mudar as minhas palavras antes de enviar, o som desse trecho não fica guardado. Posso dizer não e falar mesmo assim, e ele some se eu pedir que a minha entrevista seja apagada.',
  },
}

/** The text of the tick in the language, or in English where we do not speak it. */
export function soundText(language: string, organization: string): string {
  const { tick } = soundTexts[language.slice(0, 2) as Language] ?? soundTexts.en
  return tick.replace('{organization}', () => organization)
}
