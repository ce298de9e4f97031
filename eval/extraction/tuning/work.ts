import type { Transcript } from '../transcript.ts'

/** Tools at work: B2B software, a bank's portal, a lab, a workshop. */
export const work: Transcript[] = [
  {
    name: 'procurement officer',
    language: 'en',
    product: 'Bidfolio',
    glossary: ['tenders', 'approvals', 'supplier list'],
    onboarding: { occupation: 'Procurement officer', location: 'Tampere, Finland' },
    turns: [
      {
        ask: 'Could you describe what you are responsible for?',
        kind: 'opening',
        say: 'Purchasing for a municipal hospital district. I sign off roughly 900 orders a year together with two colleagues.',
      },
      {
        ask: 'Think of the last tender you ran in Bidfolio. How did it unfold?',
        say: 'We published it in March and eleven suppliers answered. Comparing offers side by side took one afternoon, which in the past meant three days of printing.',
      },
      {
        ask: 'Where did it get difficult?',
        say: 'The approvals get stuck with people on holiday. There is a deputy setting but it resets itself at midnight, and I only notice when a supplier phones me.',
      },
      {
        ask: 'How did you handle that?',
        kind: 'probe',
        say: 'I walked across the yard with a printout and had it signed on paper.',
      },
      {
        ask: 'If you could hand one wish to the makers, what would it be?',
        say: 'A deputy that stays put. And an audit trail I can give to the auditors without a screenshot marathon.',
      },
      {
        ask: 'What do you weigh when you judge a system like this?',
        say: 'Traceability comes first, we spend public money. After that I care whether small local suppliers can take part.',
      },
      {
        ask: 'Taken together, how do you feel about Bidfolio?',
        kind: 'verdict',
        say: 'On balance a good tool, I would choose it again.',
      },
    ],
    background: ['Purchasing for a municipal hospital', 'I sign off roughly 900 orders'],
    alignment: [
      '?We published it in March',
      '+Comparing offers side by side took one afternoon',
      '-The approvals get stuck',
      '-it resets itself at midnight',
      '?I walked across the yard',
      '!A deputy that stays put',
      '!And an audit trail',
      '?On balance a good tool',
    ],
    values: ['Traceability comes first', 'small local suppliers'],
    interests: [],
    sentiment: 4,
  },
  {
    name: 'treasury clerk, terse',
    language: 'en',
    product: 'Northbank Portal',
    glossary: ['payment file', 'token'],
    turns: [
      { ask: 'What is your role?', say: 'treasury, mid-size shipping firm' },
      {
        ask: 'How does paying a batch go?',
        say: 'upload payment file, two people confirm, done. cutoff is clear at least',
      },
      {
        ask: 'What tends to go wrong?',
        say: 'token app dies after phone update. locked out friday, salaries late',
      },
      { ask: 'How often has that happened?', kind: 'probe', say: 'three times since january' },
      { ask: 'What would you like instead?', say: 'hardware key' },
      { ask: 'All in all, how do you feel about it?', kind: 'verdict', say: '2' },
    ],
    background: ['treasury, mid-size shipping firm'],
    alignment: [
      '+?upload payment file',
      '+?cutoff is clear',
      '-token app dies after phone update',
      '-locked out friday',
      '?three times since january',
      '?hardware key',
    ],
    values: [],
    interests: [],
    sentiment: 2,
  },
  {
    name: 'lab manager with an old system',
    language: 'en',
    product: 'Vialtrack',
    glossary: ['freezer map', 'labels'],
    turns: [
      {
        ask: 'Tell me about the lab.',
        kind: 'opening',
        say: 'Immunology, fourteen people, four freezers that are all older than the PhD students. I started as a technician here and slid into managing the place.',
      },
      {
        ask: 'How did you keep track of samples before Vialtrack?',
        say: 'With a ring binder and a lot of swearing. Samples went missing every month and the handwriting was unreadable.',
      },
      {
        ask: 'And today?',
        say: 'I open the freezer map, click the box, and the tube is where it says it is. Labels survive liquid nitrogen, which I did not believe until I saw it.',
      },
      {
        ask: 'What still costs you effort?',
        say: 'Moving a whole rack means dragging 81 tubes one after the other. The barcode gun has to be paired anew each morning.',
      },
      {
        ask: 'What would you tell someone who is choosing such a system?',
        say: 'Make sure your data comes out in a format you can open in ten years. Cheap is not the same as affordable.',
      },
      {
        ask: 'How do you feel about Vialtrack overall?',
        kind: 'verdict',
        say: "Love it, wouldn't dream of going back to the binder.",
      },
      {
        ask: 'Anything you want to add?',
        kind: 'anything_else',
        say: 'No, good luck with your research!',
      },
    ],
    background: [
      'Immunology, fourteen people',
      'I started as a technician here',
      '?With a ring binder',
    ],
    alignment: [
      '+I open the freezer map',
      '+Labels survive liquid nitrogen',
      '-Moving a whole rack means',
      '-The barcode gun has to be paired',
      '?Love it',
    ],
    values: ['?Make sure your data comes out', '?Cheap is not the same'],
    interests: [],
    sentiment: 5,
  },
  {
    name: 'HR partner after a migration',
    language: 'en',
    product: 'Peopledeck',
    glossary: ['leave requests', 'org chart'],
    turns: [
      {
        ask: 'What does your work involve?',
        say: 'HR business partner at a logistics company with about 1,200 drivers. Half of my day is answering the same five questions.',
      },
      {
        ask: 'What has Peopledeck changed about that?',
        say: 'Drivers file leave on their phones and managers see clashes straight on the calendar. My inbox went from ninety mails a day to thirty.',
      },
      {
        ask: 'What was the migration like?',
        say: 'Painful. They imported everybody with the wrong start date and we spent two weekends repairing seniority. The consultant disappeared after go-live.',
      },
      {
        ask: 'What did that do to the team?',
        kind: 'probe',
        say: 'Two of my colleagues were close to quitting, frankly.',
      },
      {
        ask: 'What do you need from a vendor?',
        say: 'Someone who owns up to mistakes. A named person, not a queue.',
      },
      {
        ask: 'How do you feel about Peopledeck today, all in all?',
        kind: 'verdict',
        say: 'Torn. Great product, awful start.',
      },
    ],
    background: ['HR business partner at a logistics company', '?Half of my day'],
    alignment: [
      '+Drivers file leave on their phones',
      '+My inbox went from ninety',
      '-They imported everybody with the wrong',
      '-The consultant disappeared',
      '?Painful',
      '?Two of my colleagues',
      '?Great product',
    ],
    values: ['Someone who owns up', 'A named person'],
    interests: [],
    sentiment: 3,
  },
  {
    name: 'CNC operator, non-native',
    language: 'en',
    product: 'Toolcrib',
    glossary: ['inserts', 'cabinet'],
    turns: [
      {
        ask: 'What is your job?',
        say: 'I am CNC operator since 9 years, in factory for pump parts. We are working in three shift.',
      },
      {
        ask: 'Tell me how you take a tool from the cabinet.',
        say: 'I put my badge, the drawer is opening, light show me the place. Is very comfortable, before I was searching half hour for one insert.',
      },
      {
        ask: 'What makes problem for you?',
        say: 'In the night shift when something is empty, cabinet not order it. Then machine stand still until the morning and the chief is angry with me.',
      },
      {
        ask: 'What should be different?',
        say: 'It should send message to the store before it is empty.',
      },
      {
        ask: 'What is important for you?',
        say: 'For me most important is that I not must wait. And Polish language on the screen, not all guys understand english.',
      },
      {
        ask: 'What do you do after work?',
        say: 'I go fishing with my son and I repair old motorbikes.',
      },
      {
        ask: 'So all together, how do you feel about Toolcrib?',
        kind: 'verdict',
        say: 'I am satisfied, is good machine.',
      },
    ],
    background: ['I am CNC operator since 9 years', '?We are working in three shift'],
    alignment: [
      '+light show me the place',
      '+Is very comfortable',
      '-cabinet not order it',
      '-Then machine stand still',
      '!It should send message',
      '?I am satisfied',
    ],
    values: ['most important is that I not must wait', '?And Polish language'],
    interests: ['fishing with my son', 'repair old motorbikes'],
    sentiment: 4,
  },
  {
    name: 'agency owner on the way out, no verdict',
    language: 'en',
    product: 'Clientloop',
    glossary: ['proposals', 'time tracking'],
    turns: [
      {
        ask: 'What kind of work does your agency do?',
        say: 'Packaging design for food brands. Six of us, all in one room above a chip shop in Hull.',
      },
      {
        ask: 'When did you begin to think about leaving Clientloop?',
        say: 'The day the price doubled with ten days of notice. We pay 340 a month now for features nobody here touches.',
      },
      {
        ask: 'What will you miss?',
        say: 'Proposals looked classy without a designer, ironic as that is. Clients signed on their phones within the hour.',
      },
      {
        ask: 'What are you moving to?',
        say: 'Hubdesk. Its calendar is prettier and the import took eight minutes.',
      },
      {
        ask: 'What could have kept you?',
        say: 'A plan for small shops. And a phone call before the letter, really.',
      },
    ],
    background: ['Packaging design for food brands', 'Six of us, all in one room'],
    alignment: [
      '-The day the price doubled',
      '-We pay 340 a month',
      '+Proposals looked classy',
      '+Clients signed on their phones',
      '!A plan for small shops',
      '!And a phone call before the letter',
      '?Hubdesk',
    ],
    values: [],
    interests: [],
    sentiment: 2,
  },
  {
    name: 'night auditor at a hotel, no verdict',
    language: 'en',
    product: 'Roomwise',
    glossary: ['check-in', 'night run'],
    turns: [
      {
        ask: 'How would you describe your job to a stranger?',
        say: "I'm the one awake at the desk of a 60-room hotel while everybody sleeps. Before hotels I drove a taxi for eleven years.",
      },
      {
        ask: 'Walk me through the night run.',
        say: 'At two I press the button and Roomwise closes the day while I make coffee. In eighteen months it has balanced to the cent every night but one.',
      },
      {
        ask: 'What about that one?',
        kind: 'probe',
        say: 'A guest had paid in two currencies. Support rang me back at three in the morning and fixed it while I watched. Never had that with any company.',
      },
      { ask: 'What annoys you?', say: 'Nothing big. The screen is blinding in a dark lobby.' },
      { ask: 'What does a good system mean to you?', say: 'One I can forget about.' },
    ],
    background: ["I'm the one awake at the desk", 'Before hotels I drove a taxi'],
    alignment: [
      '+At two I press the button',
      '+it has balanced to the cent',
      '+Support rang me back',
      '+?Never had that with any company',
      '-The screen is blinding',
      '?A guest had paid',
    ],
    values: ['One I can forget about'],
    interests: [],
    sentiment: 5,
  },
  {
    name: 'site foreman, pasted log and recap',
    language: 'en',
    product: 'Plankeeper',
    glossary: ['drawings', 'snags'],
    turns: [
      {
        ask: 'What are you building at the moment?',
        kind: 'opening',
        say: 'A fire station outside Limerick. I look after the trades on site, around forty lads on a busy day.',
      },
      {
        ask: 'How do drawings reach the lads?',
        say: 'Everyone scans a code by the canteen and gets the newest revision. We poured one wall wrong in 2022 because of an old PDF, and that has not come back.',
      },
      {
        ask: 'And the snags?',
        say: '2026-02-11 07:31 ERROR upload timeout\n2026-02-11 07:32 ERROR upload timeout\n2026-02-11 07:33 ERROR upload timeout',
        flags: ['pasted'],
      },
      {
        ask: 'In your own words, what happened there?',
        kind: 'probe',
        say: 'Photos hang on the upload when there are more than five, and then the whole snag is gone. I had to do a floor over again in the rain.',
      },
      {
        ask: 'Here is what I noted: photos hang on the upload. What did I miss or get wrong?',
        kind: 'recap',
        say: 'Put down that the lads who never touched a computer picked it up in a day.',
      },
      { ask: 'All in all?', kind: 'verdict', say: "I'd give it a 4." },
    ],
    background: ['A fire station outside Limerick', 'I look after the trades on site'],
    alignment: [
      '+Everyone scans a code',
      '+?We poured one wall wrong',
      '-Photos hang on the upload',
      '-I had to do a floor over again',
      '+picked it up in a day',
      "?I'd give it a 4",
    ],
    values: [],
    interests: [],
    sentiment: 4,
  },
]
