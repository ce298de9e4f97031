import type { Transcript } from '../transcript.ts'

/** Interviews that the rules may be tuned on, with all that the engine puts between the questions. */
export const fourth: Transcript[] = [
  {
    name: 'plumber, recap and anything else',
    language: 'en',
    product: 'Jobsheet',
    glossary: ['quotes', 'photos'],
    turns: [
      {
        ask: 'Tell me a bit about your work.',
        kind: 'opening',
        say: "I'm a plumber, mostly bathrooms, with one apprentice. We cover Bristol and the villages around it.",
      },
      {
        ask: 'How do you use Jobsheet on a job?',
        say: 'I snap photos before I start and the app files them under the right customer. Three clicks and the quote is out of the door.',
      },
      {
        ask: 'How often do you send a quote?',
        kind: 'probe',
        say: 'Six or seven times a month, and each one costs me twenty minutes because I have to retype the address.',
      },
      {
        ask: 'What did you do before?',
        say: 'Before that I had a spreadsheet my sister made. The spreadsheet was slow and it lost half my formulas every time.',
      },
      {
        ask: 'What matters to you in a tool like this?',
        say: 'That my apprentice can use it with wet hands. Nothing that rings while I am under a sink.',
      },
      {
        ask: 'Before we finish, here is what I noted: you retype the address. What did I miss or get wrong?',
        kind: 'recap',
        say: "That's about right. You could add that the search finds a customer by street name, which I use ten times a day.",
      },
      {
        ask: 'All in all, how do you feel about Jobsheet today?',
        kind: 'verdict',
        say: 'Happy enough to tell my mates about it.',
      },
      { ask: 'Is there anything else?', kind: 'anything_else', say: 'Nope, cheers.' },
    ],
    background: ["I'm a plumber", 'We cover Bristol', 'Before that I had a spreadsheet'],
    alignment: [
      '+the app files them under the right customer',
      '+?Three clicks and the quote',
      '-Six or seven times a month',
      '+the search finds a customer by street name',
      '?Happy enough to tell',
    ],
    values: ['That my apprentice can use it with wet hands', 'Nothing that rings while'],
    interests: [],
    sentiment: 4,
  },
  {
    name: 'school secretary, skips and a clarification',
    language: 'en',
    product: 'Registra',
    glossary: ['register', 'parents'],
    turns: [
      {
        ask: 'What do you do at the school?',
        kind: 'opening',
        say: 'I run the front office of a primary school, 410 children, one of me.',
      },
      { ask: 'How does a morning with Registra go?', say: 'What do you mean, a morning?' },
      {
        ask: 'From the first bell until ten, say.',
        kind: 'rephrase',
        say: 'Teachers send the register by nine and absent children turn red. I ring the parents of the red ones. It used to be paper slips carried by eight year olds.',
        answers: 1,
      },
      { ask: 'How is that for you?', kind: 'probe', say: '', skip: true },
      {
        ask: 'What gets in the way?',
        say: 'It signs me out every fifteen minutes. The parents list sorts by first name and nobody can change that.',
      },
      {
        ask: 'Which things are a must for you?',
        say: 'Being able to hand over to a supply in five minutes. Children’s addresses must never leave the building.',
      },
      {
        ask: 'What do you do away from school?',
        say: "I'm learning the ukulele. Also I keep hens.",
      },
      { ask: 'All in all, how do you feel about Registra?', kind: 'verdict', say: '', skip: true },
    ],
    background: ['I run the front office of a primary school', '?It used to be paper slips'],
    alignment: [
      '+Teachers send the register by nine',
      '-It signs me out every fifteen minutes',
      '-The parents list sorts by first name',
      '?I ring the parents of the red ones',
      '?It used to be paper',
    ],
    values: ['Being able to hand over', 'Children’s addresses must never leave'],
    interests: ['learning the ukulele', 'keep hens'],
    sentiment: null,
  },
  {
    name: 'game player, ironic, no verdict',
    language: 'en',
    product: 'Skyforge Tactics',
    glossary: ['ranked', 'shop'],
    turns: [
      {
        ask: 'How did you get into Skyforge Tactics?',
        say: "A mate dragged me in at uni. I've been playing since the beta, maybe 600 hours.",
      },
      {
        ask: 'What is a ranked evening like?',
        say: 'Oh brilliant, you wait eleven minutes for a match and then it crashes at the loading bar. Love that for me.',
      },
      {
        ask: 'What keeps you playing?',
        say: 'The maps are gorgeous and the music gives me goosebumps. No other game makes me plan six turns ahead.',
      },
      {
        ask: 'What would you change?',
        say: 'Refund the gems I lost in the crash. And stop the shop popping up mid match.',
      },
      { ask: 'What do you care about in a game?', say: 'Skill over wallet, always.' },
    ],
    background: ["I've been playing since the beta", '?A mate dragged me in at uni'],
    alignment: [
      '-you wait eleven minutes for a match',
      '+The maps are gorgeous',
      '+No other game makes me plan',
      '!Refund the gems',
      '!And stop the shop popping up',
      '?Love that for me',
    ],
    values: ['Skill over wallet'],
    interests: [],
    sentiment: null,
  },
  {
    name: 'carer, sensitive moment',
    language: 'en',
    product: 'Medibox',
    glossary: ['reminders', 'refill'],
    turns: [
      {
        ask: 'Who do you use Medibox for?',
        say: 'For my mother, she is 84 and lives with us in Cork. I gave up work two years ago to look after her.',
      },
      {
        ask: 'How do the reminders fit your day?',
        say: "The reminder comes through on my watch so I don't have to keep it all in my head. It let me sleep again.",
      },
      {
        ask: 'What was the hardest moment?',
        kind: 'probe',
        say: 'When Dad died I could not look at any of it for a month.',
        flags: ['distress'],
      },
      {
        ask: 'I am sorry. We can stop or go on, as you like.',
        kind: 'safety',
        say: 'It is fine, go on. I feel broken some days.',
      },
      {
        ask: 'Where does Medibox let you down?',
        say: 'The refill date was out by a week and the chemist was shut. I ended up driving to Mallow at midnight.',
      },
      {
        ask: 'What did you look for when you picked it?',
        say: 'Big letters, so she can read it herself. I did not want another gadget that talks to strangers.',
      },
      { ask: 'All in all?', kind: 'verdict', say: "I don't know what I'd do without it now." },
    ],
    background: ['For my mother, she is 84', 'I gave up work two years ago'],
    alignment: [
      '+The reminder comes through on my watch',
      '+It let me sleep again',
      '-The refill date was out by a week',
      '-I ended up driving to Mallow',
      '?do without it now',
    ],
    values: ['so she can read it herself', 'I did not want another gadget'],
    interests: [],
    sentiment: 5,
  },
  {
    name: 'Bankkundin, knapp',
    language: 'de',
    product: 'Kontor',
    glossary: ['Überweisung', 'App'],
    turns: [
      {
        ask: 'Was machen Sie beruflich?',
        say: 'Ich arbeite im Einkauf eines Krankenhauses in Kiel.',
      },
      {
        ask: 'Wie läuft eine Überweisung mit Kontor?',
        say: 'Foto von der Rechnung, Daumen drauf, erledigt. Bei Sammelüberweisungen verlangt die App aber für jede einzelne eine TAN.',
      },
      {
        ask: 'Wie oft kommt das vor?',
        kind: 'probe',
        say: 'Zwei Mal im Monat, jeweils eine halbe Stunde.',
      },
      {
        ask: 'Worauf achten Sie bei einer Bank?',
        say: 'Dass ich im Notfall einen Menschen erreiche. Meine Daten haben bei Dritten nichts verloren.',
      },
      {
        ask: 'Und privat?',
        say: 'In meiner Freizeit töpfere ich und am Wochenende gehe ich segeln.',
      },
      { ask: 'Wie stehen Sie alles in allem zu Kontor?', kind: 'verdict', say: 'Passt schon.' },
    ],
    background: ['Ich arbeite im Einkauf'],
    alignment: [
      '+?Foto von der Rechnung',
      '-Bei Sammelüberweisungen verlangt die App',
      '?Zwei Mal im Monat',
      '?Passt schon',
    ],
    values: ['Dass ich im Notfall einen Menschen', 'Meine Daten haben bei Dritten'],
    interests: ['töpfere ich', 'gehe ich segeln'],
    sentiment: 3,
  },
  {
    name: 'three words and no more',
    language: 'en',
    product: 'Jobsheet',
    turns: [
      { ask: 'Tell me a bit about your work.', kind: 'opening', say: 'plumber' },
      { ask: 'How do you use Jobsheet?', say: 'daily' },
      { ask: 'What gets in the way?', say: 'nothing' },
    ],
    background: [],
    alignment: [],
    values: [],
    interests: [],
    sentiment: null,
  },
  {
    name: 'engineer with an old tool, no verdict',
    language: 'en',
    product: 'Pulsewire',
    glossary: ['alerts', 'dashboards'],
    turns: [
      {
        ask: 'What is your role?',
        say: 'Site reliability engineer at a ticketing company, on call every third week.',
      },
      {
        ask: 'What did you use before Pulsewire?',
        say: 'Nagios. It paged us for everything and the config was a nightmare. The old dashboards took forever to load.',
      },
      {
        ask: 'How is a night on call with Pulsewire?',
        say: 'Alerts arrive grouped, so I get one page instead of forty. I can silence a whole cluster from bed. The mobile view cuts off the graph, though.',
      },
      {
        ask: 'What happened the last time?',
        kind: 'probe',
        say: 'Two nights ago a disk filled up and I saw it before the customers did.',
      },
      {
        ask: 'What would you look at if you chose again?',
        say: 'Whether it tells me the cause and not the symptom. Pricing per host is a no-go for us.',
      },
      { ask: 'How do you unwind?', say: 'Mostly climbing, and I brew beer with two neighbours.' },
    ],
    background: ['Site reliability engineer at a ticketing company', '?Nagios'],
    alignment: [
      '+Alerts arrive grouped',
      '+I can silence a whole cluster',
      '-The mobile view cuts off the graph',
      '+Two nights ago a disk filled up',
    ],
    values: ['Whether it tells me the cause', 'Pricing per host is a no-go'],
    interests: ['climbing', 'brew beer'],
    sentiment: 4,
  },
]
