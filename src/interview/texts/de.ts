import type { Texts } from './texts-pack.ts'

/** Where help is, where the operator names nobody. */
const help =
  'Wenn Sie in Gefahr sind, rufen Sie bitte jetzt den Notruf an. Eine Beratungsstelle in Ihrem Land finden Sie unter findahelpline.com.'

export const german: Texts = {
  onboardingLabels: {
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    occupation: 'Was Sie beruflich machen',
    location: 'Wo Sie leben (Ort, Region, Land)',
  },
  greeting: (firstName) =>
    firstName === null
      ? 'Guten Tag und danke, dass Sie sich Zeit nehmen.'
      : `Guten Tag ${firstName} und danke, dass Sie sich Zeit nehmen.`,
  introduction: (organization, minutes) =>
    `Ich bin ein automatischer Interviewer und frage im Auftrag von ${organization}. Das dauert etwa ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}.`,
  freedom:
    'Es gibt keine richtigen oder falschen Antworten. Sie können jede Frage überspringen und jederzeit aufhören.',
  freedomAtGates:
    'Es gibt keine richtigen oder falschen Antworten. Eine Auswahl, die entscheidet, wer teilnimmt, braucht eine Antwort; jede andere Frage können Sie überspringen, und aufhören können Sie jederzeit.',
  toBegin: 'Zum Einstieg:',
  anyLanguage: 'Sie können in jeder Sprache antworten, die Ihnen liegt.',
  acknowledgements: ['Danke.', 'Verstanden.', 'Ist notiert.', 'Ah, ja.'],
  afterSkip: ['Das ist in Ordnung.', 'Kein Problem.', 'Gut, lassen wir das weg.'],
  transitions: [
    'Kommen wir zu etwas anderem.',
    'Nun zu einem anderen Thema.',
    'Jetzt ein anderer Punkt.',
  ],
  goingOn: 'Gut, dann machen wir weiter.',
  lastQuestions: (count) =>
    count === 1
      ? 'Noch eine letzte Frage, dann sind wir fast fertig.'
      : `Nur noch ${count} Fragen, dann sind wir fast fertig.`,
  skipped: '(übersprungen)',
  understood: (lines) =>
    `Bevor wir schließen, so habe ich Sie verstanden: ${lines} Was habe ich übersehen oder falsch verstanden?`,
  recap: (quotes) =>
    `Bevor wir schließen, hier meine Notizen: ${quotes.join(', ')}. Was habe ich übersehen oder falsch verstanden?`,
  letGo: 'Vielen Dank, dann halte ich Sie nicht auf.',
  verdict: (product) =>
    `Ein letztes Antippen, wenn Sie mögen: Wie stehen Sie heute alles in allem zu ${product}, von 1 (sehr negativ) bis 5 (sehr positiv)?`,
  product: 'dem Produkt',
  closing:
    'Danke für Ihre Zeit und für alles, was Sie erzählt haben. Die Menschen, die diese Befragung auswerten, werden es lesen. Sie können diese Seite jetzt schließen.',
  closingGently:
    'Danke für Ihre Zeit. Wir hören hier auf, und Sie müssen nichts weiter tun. Bitte geben Sie gut auf sich acht.',
  confirmEnd:
    'Wir können gleich hier aufhören, und was Sie bisher geschrieben haben, bleibt erhalten. Möchten Sie aufhören (ja oder nein)?',
  away: 'Willkommen zurück. Die letzte Frage ist noch offen.',
  crisis: (resources) =>
    [
      'Danke, dass Sie mir das sagen. Ich bin ein automatischer Interviewer und kann Ihnen nicht die Hilfe geben, die Sie verdienen, aber es gibt Menschen, die das können.',
      resources ?? help,
      'Möchten Sie hier aufhören? Schreiben Sie „ja“ zum Aufhören oder „nein“ zum Weitermachen.',
    ].join(' '),
  minor:
    'Danke, dass Sie das sagen. Diese Befragung ist nur für Erwachsene, deshalb hören wir hier auf, und was Sie geschrieben haben, wird nicht ausgewertet. Sie können diese Seite jetzt schließen.',
  distress:
    'Danke, dass Sie mir das erzählen; es tut mir leid, dass Sie das erleben mussten. Wir müssen nicht darauf eingehen, und Sie können alles überspringen oder aufhören. Sobald Sie so weit sind:',
  sorryUnclear: 'Entschuldigung, das war unklar.',
  sorryGoOn: 'Entschuldigung, das war unklar; lassen wir das.',
  saidAlready: 'Stimmt, danke.',
  protest:
    'Das tut mir leid. Ich beschränke mich auf die wichtigsten Fragen, und Sie können jederzeit aufhören.',
  recapMeans: 'Ich meine nur: Stimmt, was ich notiert habe, und fehlt etwas?',
  correctedMore: 'Danke, dass Sie das richtigstellen. Erzählen Sie mir mehr darüber.',
  addedMore: 'Danke. Können Sie mir noch etwas mehr darüber erzählen?',
  closingAfterOwn:
    'Die Menschen, die diese Befragung auswerten, werden lesen, was Sie geschrieben haben. Sie können diese Seite jetzt schließen.',
  choices: (options) => `Diese Antworten stehen zur Wahl: ${options}.`,
  choicesMost: (options, most) =>
    `Diese Antworten stehen zur Wahl, höchstens ${most} davon: ${options}.`,
  points: (low, high) => `Die Antwort ist eine Zahl von ${low} bis ${high}.`,
  numberWanted: 'Die Antwort ist eine Zahl.',
  choiceNeeded:
    'Hier braucht es eine Antwort: Ohne sie lässt sich nicht sagen, ob dieses Interview das richtige ist, und wir würden hier aufhören.',
  whyChosen: 'Was hat dabei den Ausschlag gegeben?',
  screenedOut:
    'Vielen Dank für die Antworten. Diesmal suchen wir Menschen in einer anderen Lage, deshalb hören wir hier auf. Diese Seite kann jetzt geschlossen werden.',
  quotaFull:
    'Vielen Dank für die Antworten. Aus dieser Lage haben wir inzwischen genügend Menschen gehört, deshalb hören wir hier auf. Diese Seite kann jetzt geschlossen werden.',
  stopHere: 'Ja, hier aufhören',
  goOn: 'Nein, weitermachen',
  quote: (words) => `„${words}“`,
}
