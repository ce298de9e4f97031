import { short } from '../reporting/short.ts'
import type { Transcript } from '../transcript.ts'

/** Interviews that ended before anybody asked how they feel all in all. */
export const unasked: Transcript[] = [
  short({
    name: 'night porter',
    language: 'en',
    product: 'Lodgebook',
    talk: [
      [
        'Tell me a bit about your work.',
        'I do nights at a small hotel by the station, eleven till seven, been there nine years.',
      ],
      [
        'How does Lodgebook come into it?',
        'Well, late arrivals mostly. I find the guest, hand over the key, done. On the old system I had to ring the manager at home, so you can imagine.',
      ],
      [
        'Is there anything that goes wrong?',
        'The printer thing. It prints the bill twice, always twice. We just bin the second one and laugh about it.',
      ],
      [
        'What would happen if it disappeared tomorrow?',
        'Oh God no. I would be the first one on the phone begging for it back.',
      ],
    ],
    background: ['I do nights at a small hotel', '?On the old system'],
    alignment: [
      '?Well, late arrivals',
      '+I find the guest',
      '-It prints the bill twice',
      '?The printer thing',
      '?We just bin',
      '?On the old system',
      '?Oh God no',
      '?I would be the first',
    ],
    sentiment: 5,
  }),
  short({
    name: 'foster carer',
    language: 'en',
    product: 'Carelog',
    talk: [
      [
        'What is your situation?',
        'We foster, my husband and I, two brothers at the moment, six and nine.',
      ],
      [
        'How do you get on with Carelog?',
        'Every evening I have to fill in the same four pages. If I stop halfway because one of them wakes up, it has forgotten everything. I have sat there and cried, honestly.',
      ],
      [
        'What have you tried?',
        'I type it all in my notes first now and paste it over. My social worker knows. She says everybody does that.',
      ],
      [
        'Is there anything it does well?',
        'The calendar is all right, I suppose. But if the council gave us the choice I would be off it the same day.',
      ],
    ],
    background: ['We foster'],
    alignment: [
      '-Every evening I have to fill in',
      '-If I stop halfway',
      '?I have sat there',
      '?I type it all',
      '?+The calendar is all right',
      '?if the council gave us',
    ],
    sentiment: 2,
  }),
  short({
    name: 'language learner at school',
    language: 'en',
    product: 'Parlo',
    talk: [
      ['Who are you and what do you learn?', "I'm sixteen and I do Spanish and a bit of Korean."],
      [
        'How do you use Parlo?',
        'On the bus. Ten minutes there, ten minutes back. The voices are so good, you actually hear how they really talk.',
      ],
      [
        'What about the rest?',
        'The streak thing stresses me out, I switched it off. Otherwise nothing.',
      ],
      [
        'Do others around you use it?',
        'I got half my class on it. My gran too, she does Italian now, she is at level nine and very smug.',
      ],
      ['What else are you into?', 'Bouldering, three times a week.'],
    ],
    background: ["I'm sixteen and I do Spanish", '?On the bus'],
    alignment: [
      '+The voices are so good',
      '-The streak thing stresses me',
      '?I got half my class',
      '?On the bus',
    ],
    interests: ['Bouldering'],
    sentiment: 5,
  }),
  short({
    name: 'beekeeper',
    language: 'en',
    product: 'Hiveweight',
    talk: [
      [
        'How many hives do you keep?',
        'Twenty-two, on three sites. It is a hobby that got out of hand.',
      ],
      [
        'What does Hiveweight do for you?',
        'It tells me when they are bringing in nectar without my opening the lid. That is the idea anyway. Two of the four scales died over the winter.',
      ],
      [
        'What did you do then?',
        'Wrote to them, got a nice mail, and then silence. I bought the next scales from somebody else.',
      ],
      ['And the two that work?', 'They sit under the hives. I have stopped looking.'],
    ],
    background: ['?Twenty-two, on three sites', '?It is a hobby'],
    alignment: [
      '?+It tells me when',
      '-Two of the four scales died',
      '?Wrote to them',
      '?I bought the next scales',
      '?They sit under',
      '?I have stopped looking',
    ],
    interests: ['?hobby'],
    sentiment: 2,
  }),
  short({
    name: 'dental receptionist',
    language: 'en',
    product: 'Chairside',
    talk: [
      ['What do you do?', 'Front desk at a dentist, four chairs, and I answer the phone all day.'],
      [
        'Take me through the last time you used Chairside.',
        'This morning. A patient wanted to move, I dragged her to Thursday and the text went out by itself. Took me four seconds while I was talking to somebody else.',
      ],
      [
        'What is hard about it?',
        'Recall lists. I still do those by hand because the filter leaves people out.',
      ],
      [
        'Anything you would tell the makers?',
        'Fix the recall filter. And say thank you to whoever thought of the dragging.',
      ],
    ],
    background: ['Front desk at a dentist', '?I answer the phone'],
    alignment: [
      '+A patient wanted to move',
      '+Took me four seconds',
      '-I still do those by hand',
      '!Fix the recall filter',
      '?Recall lists',
      '?+say thank you',
      '?This morning',
    ],
    sentiment: 4,
  }),
  short({
    name: 'widower who orders food',
    language: 'en',
    product: 'Pantrygo',
    talk: [
      [
        'How do you shop these days?',
        'Since my wife died I order it in, Tuesdays and Fridays. I am eighty-one, I do not carry bags up the stairs any more.',
      ],
      [
        'How is Pantrygo for that?',
        'The lads who bring it are marvellous. One of them changed a light bulb for me. And my list is always there, I press it and that is that.',
      ],
      [
        'Does anything annoy you?',
        'They send me a lemon when I asked for a lime. It is not the end of the world.',
      ],
      ['How long do you think you will go on with it?', 'As long as I live here, I should think.'],
    ],
    background: ['Since my wife died I order it in', '?I am eighty-one', '?I do not carry bags'],
    alignment: [
      '+The lads who bring it',
      '?One of them changed',
      '+my list is always there',
      '?-They send me a lemon',
      '?It is not the end',
      '?As long as I live',
    ],
    sentiment: 5,
  }),
  short({
    name: 'author who prints her own books',
    language: 'en',
    product: 'Galleyrun',
    talk: [
      [
        'What do you write?',
        'Crime novels set in lighthouses. I have put out seven of them myself.',
      ],
      [
        'How was the last one with Galleyrun?',
        'Half and half. The paper is lovely, the covers come out like a photograph. And then they sent the boxes to my old address for the third time, and it took two weeks to get anybody to answer.',
      ],
      [
        'Where will you print the next one?',
        'I keep going back and forth on that. Some mornings I want to leave, some mornings I open a copy and think, no, stay.',
      ],
    ],
    background: ['?Crime novels set', 'I have put out seven'],
    alignment: [
      '+The paper is lovely',
      '-they sent the boxes',
      '?Half and half',
      '?-it took two weeks',
      '?I keep going back',
      '?Some mornings',
    ],
    sentiment: 3,
  }),
  short({
    name: 'bus dispatcher',
    language: 'en',
    product: 'Fleetdesk',
    talk: [
      ['What does your day look like?', 'I dispatch sixty buses from a room without windows.'],
      [
        'What is Fleetdesk like in the rush hour?',
        'It freezes. Half past seven, every school day, the map stands still for a minute or two and I have sixty drivers asking me where to go. We have had a bus full of children waiting in the rain because of it.',
      ],
      [
        'What do you do in that minute?',
        'I pick up the radio and a sheet of paper. I have told the boss in writing that I will not be responsible for this thing any longer.',
      ],
    ],
    background: ['I dispatch sixty buses'],
    alignment: [
      '-It freezes',
      '-the map stands still',
      '-We have had a bus full',
      '?I pick up the radio',
      '?I have told the boss',
    ],
    sentiment: 1,
  }),
  short({
    name: 'board game café',
    language: 'en',
    product: 'Tablely',
    talk: [
      ['Tell me about the place.', 'A café with four hundred board games and very bad parking.'],
      [
        'What do you use Tablely for?',
        'People book a table and a game with it. It does what it says. I do not think about it much, which is a compliment for software.',
      ],
      [
        'Have you looked at anything else?',
        'A chap came by with another one in spring, half the price. I sent him away, why would I change something that works.',
      ],
      [
        'Is there something you would like it to do?',
        'Let people say which game they would teach to others.',
      ],
    ],
    background: ['?A café with four hundred'],
    alignment: [
      '?People book a table',
      '+It does what it says',
      '?+I do not think about it',
      '?A chap came by',
      '?+I sent him away',
      '!Let people say which game',
    ],
    sentiment: 4,
  }),
  short({
    name: 'doctoral student',
    language: 'en',
    product: 'Citewell',
    talk: [
      ['What are you working on?', 'A thesis about medieval fish ponds, third year.'],
      [
        'How does Citewell fit in?',
        'My supervisor put it on my laptop in September. I have added eleven papers, I think. I have not written anything with it yet, so I could not tell you.',
      ],
      ['What would you need from such a thing?', 'That it gets the umlauts right.'],
    ],
    background: ['?A thesis about medieval', '?My supervisor put it', '?I have added eleven'],
    alignment: ['?My supervisor put it', '?I have added eleven'],
    values: ['?That it gets the umlauts right'],
    sentiment: null,
  }),
  short({
    name: 'parish treasurer',
    language: 'en',
    product: 'Tithely Books',
    talk: [
      [
        'What do you do in the parish?',
        'I keep the accounts, unpaid, because nobody else put a hand up.',
      ],
      [
        'What do you do with Tithely Books?',
        'Collections on Sunday, bills on Monday, the report for the council every quarter.',
      ],
      ['What happens with the report?', 'The vicar reads it out and people look at their shoes.'],
    ],
    background: ['I keep the accounts', '?Collections on Sunday'],
    alignment: ['?Collections on Sunday', '?The vicar reads it'],
    sentiment: null,
  }),
  short({
    name: 'pet sitter',
    language: 'en',
    product: 'Pawstay',
    talk: [
      [
        'How did you start?',
        'I lost my job in the spring and I like dogs, so I put up a page on Pawstay.',
      ],
      [
        'And since then?',
        'They take a quarter of what I earn. A quarter. And when a man did not pay for a whole week they told me it was between me and him.',
      ],
      [
        'What did you do?',
        'I took my regulars and we do it by phone now. I closed my page in August and I tell every sitter I meet to do the same.',
      ],
    ],
    background: ['I lost my job in the spring', '?I took my regulars'],
    alignment: [
      '-They take a quarter',
      '-when a man did not pay',
      '?I took my regulars',
      '?I closed my page',
      '?A quarter',
    ],
    sentiment: 1,
  }),
  short({
    name: 'marathon runner',
    language: 'en',
    product: 'Paceline',
    talk: [
      [
        'What do you run?',
        'Two marathons a year, slowly. I am a postman, so I walk for a living as well.',
      ],
      [
        'How do you train with Paceline?',
        'It gives me the plan on Sunday night and I do what it says. For the first time in ten years I got to the start without an injury. I thought it would be a toy, I really did.',
      ],
      ['What does not work?', 'Rain. The screen goes mad in the rain.'],
      [
        'What did you do when the free months ended?',
        'Paid for the year, straight away, and one for my sister.',
      ],
    ],
    background: ['?Two marathons a year', 'I am a postman'],
    alignment: [
      '?+It gives me the plan',
      '?+For the first time in ten years',
      '?I thought it would be a toy',
      '-The screen goes mad',
      '?Paid for the year',
      '?Rain',
    ],
    interests: ['?marathons'],
    sentiment: 5,
  }),
  short({
    name: 'Tierärztin auf dem Land',
    language: 'de',
    product: 'Stallkartei',
    talk: [
      [
        'Was machen Sie beruflich?',
        'Ich bin Tierärztin, Kühe und Pferde, und fahre am Tag zweihundert Kilometer.',
      ],
      [
        'Wie läuft es mit der Stallkartei?',
        'Im Stall gibt es kein Netz, und ohne Netz zeigt sie mir nichts an. Dann stehe ich da mit einer Kuh und weiß nicht, was sie zuletzt bekommen hat. Das ist mir dreimal in diesem Monat passiert.',
      ],
      [
        'Wie gehen Sie damit um?',
        'Ich habe wieder ein Heft im Auto. Meine Kollegin schaut sich gerade zwei andere Programme an.',
      ],
    ],
    background: ['Ich bin Tierärztin'],
    alignment: [
      '-ohne Netz zeigt sie mir',
      '?Dann stehe ich da',
      '?Das ist mir dreimal',
      '?Ich habe wieder ein Heft',
      '?Meine Kollegin',
    ],
    sentiment: 2,
  }),
  short({
    name: 'libraire de quartier',
    language: 'fr',
    product: 'Rayonnage',
    talk: [
      [
        'Parlez-moi de votre métier.',
        'Je tiens une petite librairie depuis douze ans, avec une apprentie.',
      ],
      [
        'Que fait Rayonnage pour vous ?',
        'Il me dit le matin ce qui manque. Je commande en cinq minutes au lieu d’une heure, et je peux enfin lire.',
      ],
      ['Qu’est-ce qui vous gêne ?', 'Les retours sont compliqués, je dois tout saisir deux fois.'],
      ['Et si on vous le retirait ?', 'Ah non, je n’y renoncerais pour rien au monde.'],
    ],
    background: ['Je tiens une petite librairie'],
    alignment: [
      '?+Il me dit le matin',
      '+Je commande en cinq minutes',
      '-Les retours sont compliqués',
      '?je dois tout saisir',
      '?Ah non',
    ],
    sentiment: 5,
  }),
]
