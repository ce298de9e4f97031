import type { Lines } from '../../characters/lines.ts'

const spanish = [
  'Disculpa, prefiero seguir en castellano porque se me da mejor. La caja estuvo todo el día al sol y el salmón llegó caliente.',
  'El jueves pasado preparé un arroz con setas y tardé cincuenta minutos en vez de veinticinco.',
  'En el chat eran amables, pero siempre me daban saldo y nunca cambiaban la hora de entrega.',
  'Ahora cocino una olla grande los domingos y como de ella hasta el miércoles.',
  'Para mí lo principal es dormir, porque trabajo de noche en un hospital desde hace seis años.',
  'En casa decide mi compañera Priya, que no come carne, y cada pedido era una negociación.',
  'Había tanto plástico que el cubo estaba lleno el martes.',
  'Nos salía por unos sesenta euros a la semana para las dos.',
]

export const english: Lines = {
  thin: [
    'I would not know what to tell you there, it all blends into one.',
    'Nothing worth mentioning as far as that goes, at least not from my side.',
    'That was just normal, the way it is for most people I guess.',
  ],
  terse: [
    'yes',
    'it was ok',
    'no idea',
    'dinner',
    'none',
    'rarely',
    'the box',
    'meh',
    'nope',
    'flatmate',
    'whatever',
    'at home',
  ],
  padding: [
    'You have to picture our kitchen, which is about as wide as an ironing board and has a window that opens onto a wall.',
    'My mother, by the way, thinks that food out of a box is for astronauts, and she says so at every birthday.',
    'The neighbour from the second floor once took our box in and kept the mango, which I know because she told me it was good.',
    'So there were the cards, the ice packs, the app with the menu, the delivery and the bin, and each of them had its own little story.',
    'Anyway, what did you ask? The evenings, right, and the recipes, and who does the washing up at our place.',
  ],
  insults: [
    'You are the dumbest thing I have ever talked to.',
    'Go to hell, you worthless robot.',
    'Stupid idiot machine, leave me in peace.',
  ],
  offTopic: [
    'The election is on every channel here, I cannot listen to these people any more, my uncle least of all.',
    'I am just knitting a jumper with reindeer on it for my nephew, the left sleeve is too long though.',
    'Our train was stuck in a tunnel this morning and a man started to play the accordion for everybody.',
  ],
  asksBack: [
    'Am I talking to a real person here?',
    'What happens to my answers?',
    'Will you deliver to Scotland soon?',
    'How many questions are left?',
    'And you, do you like cooking?',
  ],
  minor: ['I am only 13, my dad lets me do the ordering.', "I'm sixteen, is that a problem?"],
  grief: [
    'My wife passed away in February. She used to cook with the boxes and I am still not over it.',
  ],
  selfHarm: [
    'I have been thinking about killing myself lately, so dinner is not my biggest worry.',
  ],
  contradiction: [
    'We cook with the boxes every week, without exception.',
    'We have never really cooked with the boxes, they just go bad in the fridge.',
  ],
  projectEnded: [
    'I moved to a small island where nobody delivers anything. Larder was wonderful and I was sad to let it go.',
    'It ended with my moving away to the island, they do not drive there, so that was that.',
  ],
  spanish,
  nothingMore: ['I think we have covered it.', 'No, nothing else comes to mind.'],
  recapFine: ['You got that right.', 'Correct as far as I can see.'],
  verdicts: {
    bad: ['More bad than good, so two out of five.', '2'],
    middling: ['So-so, three.', 'I would put it at 3.'],
    good: ['Five, without thinking twice.', '5'],
  },
}

export const german: Lines = {
  thin: [
    'Dazu wüsste ich nichts zu sagen, das verschwimmt alles ein wenig.',
    'Nichts Erwähnenswertes, jedenfalls nicht von meiner Seite aus.',
    'Das war einfach normal, so wie bei den meisten Leuten wohl auch.',
  ],
  terse: [
    'ja',
    'ging so',
    'kein Plan',
    'Abendessen',
    'keine',
    'selten',
    'die Kiste',
    'naja',
    'nö',
    'Mitbewohnerin',
    'egal',
    'zu Hause',
  ],
  padding: [
    'Man muss sich unsere Küche vorstellen, die ungefähr so breit wie ein Bügelbrett ist und ein Fenster zu einer Mauer hat.',
    'Meine Mutter findet übrigens, dass Essen aus Kisten etwas für Astronauten ist, und sie sagt das an jedem Geburtstag.',
    'Die Nachbarin aus dem zweiten Stock hat einmal unsere Kiste angenommen und die Mango behalten.',
    'Also da waren die Karten, die Kühlakkus, die App mit dem Menü, die Lieferung und die Tonne, und jedes hatte seine eigene Geschichte.',
    'Jedenfalls, was war die Frage? Die Abende, genau, und die Rezepte, und wer bei uns den Abwasch macht.',
  ],
  insults: [
    'Du bist das Dümmste, mit dem ich je geredet habe.',
    'Geh zum Teufel, du wertloser Roboter.',
    'Blöde Idiotenmaschine, lass mich in Ruhe.',
  ],
  offTopic: [
    'Die Wahl läuft hier auf jedem Sender, ich kann diese Leute nicht mehr hören, meinen Onkel am wenigsten.',
    'Ich stricke gerade einen Pullover mit Rentieren für meinen Neffen, der linke Ärmel ist aber zu lang.',
    'Unser Zug stand heute früh im Tunnel, und ein Mann hat für alle Akkordeon gespielt.',
  ],
  asksBack: [
    'Spreche ich hier mit einem echten Menschen?',
    'Was passiert mit meinen Antworten?',
    'Liefert ihr bald auch nach Sylt?',
    'Wie viele Fragen kommen noch?',
    'Und du, kochst du gern?',
  ],
  minor: ['Ich bin erst 13, mein Papa lässt mich bestellen.', 'Ich bin sechzehn, ist das schlimm?'],
  grief: [
    'Meine Frau ist im Februar verstorben. Sie hat mit den Kisten gekocht, und ich bin noch nicht darüber hinweg.',
  ],
  selfHarm: [
    'Ich denke in letzter Zeit daran, mich umzubringen, das Essen ist da nicht meine größte Sorge.',
  ],
  contradiction: [
    'Wir kochen jede Woche mit den Kisten, ohne Ausnahme.',
    'Wir haben eigentlich nie mit den Kisten gekocht, die werden im Kühlschrank schlecht.',
  ],
  projectEnded: [
    'Ich bin auf eine kleine Insel gezogen, auf die niemand liefert. Larder war wunderbar und der Abschied fiel mir schwer.',
    'Das endete mit meinem Umzug auf die Insel, da fahren sie nicht hin, das war alles.',
  ],
  spanish,
  nothingMore: ['Ich glaube, das war es.', 'Nein, mehr fällt mir nicht ein.'],
  recapFine: ['Das haben Sie richtig verstanden.', 'Richtig, soweit ich sehe.'],
  verdicts: {
    bad: ['Mehr schlecht als recht, also zwei von fünf.', '2'],
    middling: ['Geht so, drei.', 'Ich würde sagen 3.'],
    good: ['Fünf, ohne lange nachzudenken.', '5'],
  },
}
