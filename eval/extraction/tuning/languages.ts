import type { Transcript } from '../transcript.ts'

/** German, French, Spanish, Portuguese, and one that changes half way. */
export const languages: Transcript[] = [
  {
    name: 'Fahrschullehrer',
    language: 'de',
    product: 'Fahrplaner',
    glossary: ['Fahrstunden', 'Theorie'],
    turns: [
      {
        ask: 'Was machen Sie beruflich?',
        say: 'Ich bin Fahrlehrer und habe vor fünf Jahren die Schule meines Vaters in Gießen übernommen.',
      },
      {
        ask: 'Wie planen Sie die Fahrstunden?',
        say: 'Die Schüler buchen selbst, ich muss nicht mehr telefonieren. Wenn aber jemand kurzfristig absagt, bleibt die Lücke einfach leer, und ich sitze eine Stunde auf dem Parkplatz.',
      },
      { ask: 'Wie oft passiert das?', kind: 'probe', say: 'Bestimmt dreimal die Woche.' },
      { ask: 'Was würden Sie sich wünschen?', say: 'Eine Warteliste, die automatisch nachrückt.' },
      {
        ask: 'Worauf legen Sie bei so einem Programm Wert?',
        say: 'Auf klare Verhältnisse: ein Preis, keine Überraschungen. Und dass meine Mutter im Büro damit zurechtkommt.',
      },
      {
        ask: 'Wie stehen Sie alles in allem zu Fahrplaner?',
        kind: 'verdict',
        say: 'Bin recht zufrieden damit.',
      },
    ],
    background: ['Ich bin Fahrlehrer'],
    alignment: [
      '+Die Schüler buchen selbst',
      '-bleibt die Lücke einfach leer',
      '?Bestimmt dreimal',
      '!Eine Warteliste',
      '?Bin recht zufrieden',
    ],
    values: ['ein Preis, keine Überraschungen', 'dass meine Mutter im Büro'],
    interests: [],
    sentiment: 4,
  },
  {
    name: 'Studentin und die Mensa',
    language: 'de',
    product: 'Mensakarte',
    turns: [
      { ask: 'Was studierst du?', say: 'Geoökologie im vierten Semester, nebenbei kellnere ich.' },
      {
        ask: 'Wie benutzt du die Mensakarte?',
        say: 'Hinhalten, piept, fertig. Aufladen geht nur mit Lastschrift und das hat bei mir zweimal nicht geklappt, da stand ich hungrig an der Kasse.',
      },
      {
        ask: 'Was machst du in deiner Freizeit?',
        say: 'Ich spiele Ultimate Frisbee und ich nähe viel.',
      },
      { ask: 'Insgesamt?', kind: 'verdict', say: 'Naja, geht so.' },
    ],
    background: ['Geoökologie im vierten Semester'],
    alignment: ['+?Hinhalten, piept', '-Aufladen geht nur mit Lastschrift', '?Naja'],
    values: [],
    interests: ['Ultimate Frisbee', 'nähe viel'],
    sentiment: 3,
  },
  {
    name: 'infirmière libérale',
    language: 'fr',
    product: 'Tournéa',
    glossary: ['tournée', 'ordonnances'],
    turns: [
      {
        ask: 'Pouvez-vous décrire votre métier ?',
        say: 'Je suis infirmière libérale près de Quimper, je fais vingt-cinq patients par jour en voiture.',
      },
      {
        ask: 'Comment Tournéa vous aide-t-il ?',
        say: "L'itinéraire se recalcule tout seul quand un patient annule, ça me fait gagner une demi-heure. Les ordonnances, par contre, il faut les photographier trois fois avant que ça passe.",
      },
      {
        ask: 'Que se passe-t-il ensuite ?',
        kind: 'probe',
        say: 'La caisse refuse le dossier et je suis payée avec deux mois de retard.',
      },
      {
        ask: "Qu'est-ce qui est essentiel pour vous ?",
        say: 'Le secret médical, évidemment. Et que ça marche sans réseau, la campagne est pleine de zones blanches.',
      },
      {
        ask: 'Que faites-vous de votre temps libre ?',
        say: 'Je chante dans une chorale et je fais de la voile.',
      },
      {
        ask: 'Au final, que pensez-vous de Tournéa ?',
        kind: 'verdict',
        say: "J'en suis très contente.",
      },
    ],
    background: ['Je suis infirmière libérale'],
    alignment: [
      "+L'itinéraire se recalcule tout seul",
      '-Les ordonnances, par contre',
      '-La caisse refuse le dossier',
      "?J'en suis très contente",
    ],
    values: ['Le secret médical', 'que ça marche sans réseau'],
    interests: ['chante dans une chorale', 'la voile'],
    sentiment: 5,
  },
  {
    name: 'client mécontent d’un opérateur',
    language: 'fr',
    product: 'Filo',
    glossary: ['box', 'facture'],
    turns: [
      { ask: 'Depuis quand êtes-vous client ?', say: 'Depuis 2016, par flemme surtout.' },
      {
        ask: 'Comment cela se passe-t-il en ce moment ?',
        say: 'La box redémarre tous les soirs pendant le match. Le technicien est venu trois fois et il a toujours dit que tout allait bien.',
      },
      { ask: 'Que changeriez-vous ?', say: "Qu'on me rembourse les mois sans connexion." },
      {
        ask: 'Votre avis global sur Filo ?',
        kind: 'verdict',
        say: "C'est une catastrophe, je résilie demain.",
      },
    ],
    background: ['Depuis 2016'],
    alignment: [
      '-La box redémarre tous les soirs',
      '-Le technicien est venu trois fois',
      "!Qu'on me rembourse",
      "?C'est une catastrophe",
    ],
    values: [],
    interests: [],
    sentiment: 1,
  },
  {
    name: 'profesor de secundaria',
    language: 'es',
    product: 'Aulario',
    glossary: ['notas', 'actas'],
    turns: [
      {
        ask: '¿A qué te dedicas?',
        say: 'Doy clase de historia en un instituto público de Cádiz desde hace quince años.',
      },
      {
        ask: '¿Cómo pones las notas con Aulario?',
        say: 'Las meto desde el tren y los padres las ven esa misma tarde. Al cerrar el trimestre el programa se cae porque entramos todos a la vez.',
      },
      {
        ask: '¿Qué pasó la última vez?',
        kind: 'probe',
        say: 'Perdí las actas de dos grupos y tuve que repetirlas el domingo.',
      },
      { ask: '¿Qué le pedirías?', say: 'Que guarde solo cada minuto.' },
      {
        ask: '¿Qué te importa de una herramienta así?',
        say: 'Que los datos de los chavales no acaben en manos de una multinacional.',
      },
      { ask: 'En general, ¿cómo te sientes con Aulario?', kind: 'verdict', say: 'Ni fu ni fa.' },
    ],
    background: ['Doy clase de historia'],
    alignment: [
      '+Las meto desde el tren',
      '-el programa se cae',
      '-Perdí las actas',
      '!Que guarde solo cada minuto',
      '?Ni fu ni fa',
    ],
    values: ['Que los datos de los chavales'],
    interests: [],
    sentiment: 3,
  },
  {
    name: 'dueña de una peluquería',
    language: 'es',
    product: 'Citalia',
    glossary: ['citas', 'recordatorios'],
    turns: [
      {
        ask: 'Cuéntame de tu negocio.',
        say: 'Tengo una peluquería de barrio en Rosario con tres chicas.',
      },
      {
        ask: '¿Cómo van las citas?',
        say: 'Desde que mandamos recordatorios casi nadie falta. Me encanta que las clientas elijan a su chica.',
      },
      {
        ask: '¿Algo que te moleste?',
        say: 'Cobran comisión por cada seña y eso no lo dijeron al principio.',
      },
      { ask: '¿Y en tu tiempo libre?', say: 'Bailo tango los viernes.' },
      {
        ask: '¿Cómo te sientes en general?',
        kind: 'verdict',
        say: 'Muy conforme, la recomiendo siempre.',
      },
    ],
    background: ['Tengo una peluquería de barrio'],
    alignment: [
      '+Desde que mandamos recordatorios',
      '+Me encanta que las clientas',
      '-Cobran comisión por cada seña',
      '?Muy conforme',
    ],
    values: [],
    interests: ['Bailo tango'],
    sentiment: 5,
  },
  {
    name: 'professora de ioga',
    language: 'pt',
    product: 'Esteira',
    glossary: ['aulas', 'pagamentos'],
    turns: [
      {
        ask: 'O que você faz?',
        say: 'Dou aulas de ioga num estúdio pequeno em Curitiba e também online.',
      },
      {
        ask: 'Como o Esteira entra na sua rotina?',
        say: 'Os alunos reservam e pagam sem eu precisar cobrar ninguém. Só que o link da aula online chega no spam e metade da turma se atrasa.',
      },
      {
        ask: 'Como você resolve?',
        kind: 'probe',
        say: 'Mando o link de novo no grupo, um por um.',
      },
      {
        ask: 'O que é importante para você num app assim?',
        say: 'Que seja leve e que respeite o meu tempo.',
      },
      {
        ask: 'No geral, como se sente com o Esteira?',
        kind: 'verdict',
        say: 'Estou satisfeita, sim.',
      },
    ],
    background: ['Dou aulas de ioga'],
    alignment: [
      '+Os alunos reservam e pagam',
      '-o link da aula online chega no spam',
      '?Mando o link de novo',
      '?Estou satisfeita',
    ],
    values: ['Que seja leve'],
    interests: [],
    sentiment: 4,
  },
  {
    name: 'from English into German',
    language: 'en',
    product: 'Carpoolr',
    glossary: ['rides'],
    turns: [
      {
        ask: 'How do you get to work?',
        say: 'I commute from Freiburg to Basel, 65 kilometres, four days a week. I am a pharmacist.',
      },
      {
        ask: 'How do rides with Carpoolr go?',
        say: 'Darf ich auf Deutsch? Die Mitfahrer sind pünktlich und die Abrechnung am Monatsende klappt von allein. Nervig ist nur, dass Absagen erst nach Mitternacht ankommen.',
      },
      { ask: 'Gern. Was würden Sie ändern?', say: 'Absagen sollten sofort aufs Handy kommen.' },
      {
        ask: 'Wie stehen Sie alles in allem zu Carpoolr?',
        kind: 'verdict',
        say: 'Möchte es nicht mehr missen.',
      },
    ],
    background: ['I commute from Freiburg to Basel', 'I am a pharmacist'],
    alignment: [
      '+Die Mitfahrer sind pünktlich',
      '-Nervig ist nur',
      '!Absagen sollten sofort',
      '?Möchte es nicht mehr missen',
    ],
    values: [],
    interests: [],
    sentiment: 5,
  },
]
