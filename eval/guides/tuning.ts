import type { LabelledGuide } from './guide.ts'

/** The guides that the rules may be tuned on. */
export const tuningGuides: LabelledGuide[] = [
  {
    name: 'groomers-no-shows',
    language: 'en',
    product: 'Larkbook',
    text: `# Discussion guide – Larkbook no-shows
v0.3, last edited Tuesday
Goal: understand what groomers do today when a client doesn't turn up.
Total: 30 min

## Section 1 – Warm-up (5 min)
- Thank them, remind them that we record
- Tell me a bit about your salon. How big, how many dogs a week?
- What does a normal Monday look like?

## Section 2 – Missed appointments (15 min)
- Walk me through the last time a client didn't show up. (must)
  - what did you do with the hour that came free
  - did you charge anything
- How do you remind people today?
- What did no-shows cost you last month, roughly? (must)

## Section 3 – Larkbook (10 min)
- How did you first hear about Larkbook?
- Which part of it do you open first in the morning, and why?
- If they say "the calendar": ask what they look at in it.
- (only if there's time) What would you tell another groomer about it?

## Avoid
- Pricing plans
- the deposit feature (not released)

Notes to self: don't fill silences!`,
    asked: [8, 9, 12, 15, 16, 19, 20, 22],
    must: [12, 16],
    notAsked: [1, 2, 3, 4, 6, 7, 11, 18, 24, 25, 26, 28],
    avoid: ['Pricing plans', 'deposit feature'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'berth-mail',
    language: 'en',
    product: 'Pocketmoor',
    text: `Hi all,

as promised, here is what I'd like from the Pocketmoor calls.
Background: berth renewals fell by a fifth since spring and nobody here can say why.
Our hunch is that the new gate codes annoy people, but please keep that to yourselves.
I'd love to hear how skippers found a berth the last time they sailed somewhere new.
Then ask what they checked before they booked it, and who else had a say.
What I absolutely need is the moment they first thought about not renewing.
If you get that far, also find out what they use instead of us now.
Please stay away from the harbour strike, it's still in court.
And no talk of refunds.
A quarter of an hour should do, they're on boats after all.

Thanks a million
Customer team, Pocketmoor
4 Quay Lane, second floor`,
    asked: [6, 7, 8, 9],
    must: [8],
    notAsked: [1, 3, 4, 5, 10, 11, 12, 14, 15, 16],
    avoid: ['harbour strike', 'refunds'],
    verbatim: [],
    minutes: 15,
  },
  {
    name: 'chat-paste-shifts',
    language: 'en',
    product: 'Shiftwren',
    text: `[09:12] ok so for thursday's calls w/ the ward managers
[09:12] 20 mins max they have to run
[09:13] how do they do the rota now?? like actually, paper, excel, whatever
[09:14] what happens when somebody calls in sick at 5am
[09:14] ^ and who picks up the phone, don't skip this one
[09:16] what did they try before shiftwren
[09:17] pls don't bring up the app store reviews lol
[09:18] oh and whether their staff swap shifts behind their back
[09:21] cheers, i'll book the room`,
    asked: [3, 4, 5, 6, 8],
    must: [5],
    notAsked: [1, 2, 7, 9],
    avoid: ['app store reviews'],
    verbatim: [],
    minutes: 20,
  },
  {
    name: 'caps-and-stars',
    language: 'en',
    product: 'Tallowbox',
    text: `TALLOWBOX / WAREHOUSE LEADS / ROUND 2
Length: 40-45 mins. Record both screens.

1. INTRODUCTION
1.1 Introduce yourself and the note-taker.
1.2 Check that consent was signed.
1.3 What are you in charge of here?

2. GETTING A PARCEL OUT
2.1 Can you take me through the last parcel you packed yourself?
    → who handed it over?
    → what was missing?
2.2 ★ Where did it get stuck?
2.3 What do you do when a label won't scan?

3. TEACHING NEW PEOPLE
3.1 How does somebody new learn the packing bench?
3.2 ★ Tell me about the last mistake a new person made and how you noticed it.
3.3 Do you write anything down for them?

4. CLOSE
4.1 Is there anything I should have asked you?
4.2 Explain the voucher, thank them.

★ = non-negotiable, everything else as time allows
OFF LIMITS: competitor names, salaries`,
    asked: [7, 10, 13, 14, 17, 18, 19, 22],
    must: [13, 18],
    notAsked: [1, 2, 4, 5, 6, 9, 16, 21, 23, 25, 26],
    avoid: ['competitor names', 'salaries'],
    verbatim: [],
    minutes: 45,
  },
  {
    name: 'one-sentence-choir',
    language: 'en',
    product: 'Choirdesk',
    text: `Find out why choir leaders stopped using Choirdesk to plan their rehearsals.`,
    asked: [1],
    must: [],
    notAsked: [],
    avoid: [],
    verbatim: [],
    minutes: null,
  },
  {
    name: 'bare-topics-allotment',
    language: 'en',
    product: 'Plotmate',
    text: `Topics
• waiting lists
• sharing tools
• the water bill
• how a plot gets handed on
• rows with neighbours
• what they photograph and why`,
    asked: [2, 3, 4, 5, 6, 7],
    must: [],
    notAsked: [1],
    avoid: [],
    verbatim: [],
    minutes: null,
  },
  {
    name: 'long-bike-hire',
    language: 'en',
    product: 'Spokelet',
    text: `SPOKELET – FULL TOPIC GUIDE (RIDERS)
Field dates 3–14 March. One hour. Incentive: two free day passes.
Hypotheses (internal)
H1: We believe riders give up at the helmet step.
H2: Tourists ride less than commuters because they fear the deposit.

A) YOU AND GETTING AROUND
Q1: Where do you live and who with?
Q2: How did you get here today?
Q3: How many days last week did you leave the house before eight?
Q4: When did you last ride a bike that wasn't your own?
Q5: What other ways of getting around did you think about that day?

B) FIRST RIDE
Q6: Tell me the story of your first Spokelet ride. [required]
Q7: What made you try it that day rather than another?
Q8: Who was with you?
Q9: What did you expect it to cost?
Q10: What was the first thing that puzzled you?
   Probe: helmet, lock, app, pin
Q11: How did you find out where to leave it?

C) SINCE THEN
Q12: How often have you ridden since?
Q13: Which trips would you never do with it?
Q14: Describe the last time you wanted a bike and didn't take one. [required]
Q15: What do you do when the dock is empty?
Q16: How do you decide between a bike and the tram?
Q17: What happens when it rains for more than 20 minutes?

D) MONEY
Q18: How do you pay for your rides?
Q19: What did you spend on getting around last month?
Q20: What would be so dear that you'd stop?

E) SEEN FROM OUTSIDE
Q21 (read out as is) [required]: "In your own words, what is Spokelet for?"
Q22: Who among your friends would never use it, and why?
Q23: Would you say it's safe?
Q24: What should we take away?
Q25: What would you miss if it were gone tomorrow?

END. Thank, hand over passes, switch off recorder.`,
    asked: [
      8, 9, 10, 11, 12, 15, 16, 17, 18, 19, 21, 24, 25, 26, 27, 28, 29, 32, 33, 34, 37, 38, 39, 40,
      41,
    ],
    must: [15, 26, 37],
    notAsked: [1, 2, 3, 4, 5, 7, 14, 23, 31, 36, 43],
    avoid: [],
    verbatim: ['In your own words, what is Spokelet for?'],
    minutes: 60,
  },
  {
    name: 'underlined-parts-recipes',
    language: 'en',
    product: 'Simmerlog',
    text: `Simmerlog: interviews with people who cook most evenings
========================================================

We want to learn how recipes get from somewhere into a pan.
20-25 mins, by phone.

Part A: Planning
----------------
* what decides what's for dinner on a weekday
* where the last new recipe came from
* who does the shopping, and with what sort of list (must)

Part B: Cooking
---------------
* Tell me about the last time a recipe went wrong.
    * quantities
    * missing things
    * timing
* What do you change in recipes you know well?

Part C: Simmerlog
-----------------
* Show me the last three things you saved. Why those?
* Word for word, please: If Simmerlog disappeared tonight, what would you do tomorrow at six?

Leave the subscription out of it, and not a word about the recall of last summer.`,
    asked: [9, 10, 11, 15, 19, 23, 24],
    must: [11, 24],
    notAsked: [1, 2, 4, 5, 7, 8, 13, 14, 21, 22, 26],
    avoid: ['subscription', 'recall of last summer'],
    verbatim: ['If Simmerlog disappeared tonight, what would you do tomorrow at six?'],
    minutes: 25,
  },
  {
    name: 'tabbed-table-clinic',
    language: 'en',
    product: 'Vetquill',
    text: `Vetquill practice visits, half an hour tops

Time	Question
2 min	Hello, who we are, tape on
5 min	What happens at your desk between eight and nine?
8 min	Tell me about the last record you couldn't find.
8 min	How do you hand over a sick animal to the next shift? <- key
5 min	What do you still write on paper?
2 min	Thanks, next steps, tape off

Interviewer: sit where you can see the screen.
Interviewer: please steer clear of staff shortages.`,
    asked: [5, 6, 7, 8],
    must: [7],
    notAsked: [1, 3, 4, 9, 11, 12],
    avoid: ['staff shortages'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'third-person-research-questions',
    language: 'en',
    product: 'Ledgerfinch',
    text: `Research plan: switching between Ledgerfinch and spreadsheets
Owner: research. Status: draft, not approved.

Context
About a third of bookkeepers who sign up go on keeping a spreadsheet next to Ledgerfinch.
We suspect that exporting is too slow for them.

Research questions
a. How do users decide between Ledgerfinch and their spreadsheet for a given client?
b. When did bookkeepers last go back to the sheet, and what set it off? MUST ASK
c. Why do they trust (or not trust) the totals?
d. What do people do at year end that they don't do in other months?

Who: 8 bookkeepers, at least 3 with more than ten clients.
Open: do we pay them, and who asks finance?
Do not mention the price increase.`,
    asked: [9, 10, 11, 12],
    must: [10],
    notAsked: [1, 2, 4, 5, 6, 8, 14, 15, 16],
    avoid: ['price increase'],
    verbatim: [],
    minutes: null,
  },
  {
    name: 'schichtplan-leitfaden',
    language: 'de',
    product: 'Backplan',
    text: `Interviewleitfaden Backplan – Bäckereien mit Filialen
Stand: 12.3., Fassung 2
Dauer: 25 bis 30 Minuten

1. Einstieg
– Begrüßung, Dank, Hinweis auf die Aufnahme
– Wie viele Filialen haben Sie, und wer macht dort was?

2. Der Plan für die Woche
– Wie ist der Plan für diese Woche entstanden? (Pflicht)
   · wer war beteiligt
   · was kam dazwischen
– Was passiert, wenn jemand morgens um drei absagt?
– Welche Zettel hängen bei Ihnen in der Backstube?

3. Backplan
– Wie sind Sie auf Backplan gekommen?
– Wann haben Sie zuletzt doch wieder zum Telefon gegriffen? (Pflicht)
– Falls noch Zeit ist: Was würden Sie als Erstes abschaffen?

Tabu: Mindestlohn, die Übernahme

Hinweis: Pausen aushalten, nicht gleich nachhaken.`,
    asked: [7, 10, 13, 14, 17, 18, 19],
    must: [10, 18],
    notAsked: [1, 2, 3, 5, 6, 9, 16, 21, 23],
    avoid: ['Mindestlohn', 'Übernahme'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'bibliothek-mail',
    language: 'de',
    product: 'Leihfuchs',
    text: `Liebe Kolleginnen und Kollegen,

anbei meine Wünsche für die Gespräche mit den Schulbibliotheken.
Hintergrund ist, dass viele Leihfuchs einrichten und nach den Ferien nicht mehr öffnen.
Wir vermuten, dass das Scannen zu lange dauert, das bitte nicht verraten.
Mich interessiert, wie ein Buch bei ihnen vom Karton ins Regal kommt.
Fragt bitte auch, wer in der Schule mithilft und wer eher nicht.
Unbedingt klären: wann und warum sie das letzte Mal zum Karteikasten zurück sind.
Schön wäre noch, was die Kinder selbst machen dürfen.
Bitte nicht über Mahngebühren sprechen.
Eine Viertelstunde pro Gespräch reicht völlig.

Danke und viele Grüße
Team Leihfuchs, Am Speicher 9`,
    asked: [6, 7, 8, 9],
    must: [8],
    notAsked: [1, 3, 4, 5, 10, 11, 13, 14],
    avoid: ['Mahngebühren'],
    verbatim: [],
    minutes: 15,
  },
  {
    name: 'imker-stichworte',
    language: 'de',
    product: 'Wabenbuch',
    text: `WABENBUCH / FRAGEN AN IMKER

Im Frühjahr (5 Min.)
* erste Durchsicht
* Futter
* wie man sich merkt, welches Volk wie stark ist

Im Sommer
* Schwärme
* Honigernte: wer hilft, was wird aufgeschrieben?
* Varroa!!! muss dran, auch wenn's eng wird

Zum Schluss
Diese Frage bitte wörtlich: „Was müsste ein Stockbuch können, damit Sie es am Stand aufschlagen?“`,
    asked: [4, 5, 6, 9, 10, 11, 14],
    must: [11],
    notAsked: [1, 3, 8, 13],
    avoid: [],
    verbatim: ['Was müsste ein Stockbuch können, damit Sie es am Stand aufschlagen?'],
    minutes: null,
  },
  {
    name: 'maraichers-guide',
    language: 'fr',
    product: 'Cagette Claire',
    text: `GUIDE D'ENTRETIEN : maraîchers en vente directe
Objectif : comprendre comment se prépare une semaine de paniers.
Durée : 40 min

I. Mise en route [5']
   Se présenter, rappeler l'anonymat, lancer l'enregistrement.
   1) Pouvez-vous me décrire votre ferme ?
   2) Comment vous êtes-vous mis aux paniers ?

II. La semaine [20']
   3) Racontez-moi la dernière semaine de A à Z. (obligatoire)
      Relances : commandes, récolte, livraison
   4) Qu'est-ce qui vous a pris le plus de temps ?
   5) Que faites-vous des invendus ?

III. L'outil [15']
   6) À quel moment ouvrez-vous Cagette Claire ?
   7) Quand avez-vous repris le cahier pour la dernière fois, et pourquoi ? (obligatoire)
   S'il parle du téléphone, demander qui appelle.

À ne pas aborder : les subventions, la panne de janvier.`,
    asked: [7, 8, 11, 13, 14, 17, 18],
    must: [11, 18],
    notAsked: [1, 2, 3, 5, 6, 10, 16, 21],
    avoid: ['subventions', 'panne de janvier'],
    verbatim: [],
    minutes: 40,
  },
  {
    name: 'creches-message',
    language: 'fr',
    product: 'Doudoulien',
    text: `Coucou l'équipe,

pour les appels de jeudi avec les directrices de crèche, une demi-heure maximum.
Demandez-leur comment elles préviennent les parents quand un enfant est malade.
J'aimerais aussi savoir ce qu'elles notent dans la journée, et sur quoi.
Le plus important, à poser absolument : à quel moment le cahier papier revient sur la table ?
S'il reste du temps, parlez des photos.
On pense que les parents ne lisent pas les messages du soir, mais ne le dites pas.
Surtout pas un mot sur la réforme.

Bises et bon courage !`,
    asked: [4, 5, 6, 7],
    must: [6],
    notAsked: [1, 3, 8, 9, 11],
    avoid: ['réforme'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'brocante-liste',
    language: 'fr',
    product: 'Chinoscope',
    text: `Chinoscope, sujets à couvrir avec les brocanteurs :
→ les réveils à 4 h, le déballage
→ fixer un prix
→ les habitués
→ ce qu'ils mettent en ligne / ce qu'ils gardent pour le stand
→ l'arnaque la plus récente (à ne pas sauter)
→ le transport

merci de rendre les notes vendredi`,
    asked: [2, 3, 4, 5, 6, 7],
    must: [6],
    notAsked: [1, 9],
    avoid: [],
    verbatim: [],
    minutes: null,
  },
  {
    name: 'talleres-guion',
    language: 'es',
    product: 'Tuercabit',
    text: `# Guion de entrevista: talleres mecánicos 🔧

**Objetivo:** saber cómo se decide qué coche entra primero.
**Duración:** unos 35 minutos

### Para empezar (5 min)
- Saludo y permiso para grabar
- ¿Cuánta gente trabaja en el taller y qué hace cada uno?

### El día a día (20 min)
- Cuénteme qué pasó ayer desde que abrió hasta la hora de comer. **(obligatoria)**
- ¿Cómo decide qué coche entra primero?
    - urgencias
    - clientes de siempre
- ¿Qué hizo la última vez que no llegó una pieza? **(obligatoria)**

### Tuercabit (10 min)
- ¿Qué parte de Tuercabit usa con las manos sucias?
- ¿Le parece fácil de usar?
- Si sobra tiempo: ¿a quién se lo ha enseñado?

### No tocar
- Hacienda
- las tarifas nuevas`,
    asked: [8, 11, 12, 15, 18, 19, 20],
    must: [11, 15],
    notAsked: [1, 3, 4, 6, 7, 10, 17, 22, 23, 24],
    avoid: ['Hacienda', 'tarifas nuevas'],
    verbatim: [],
    minutes: 35,
  },
  {
    name: 'peluqueras-whatsapp',
    language: 'es',
    product: 'Rizoagenda',
    text: `holaa te paso lo de las llamadas con las peluqueras 💇
son 20 minutos como mucho que luego tienen clientas
lo primero cómo apuntan las citas ahora, libreta, móvil, lo que sea
pregúntales qué hacen cuando una clienta llega tarde
sí o sí: la última vez que se les juntaron dos a la misma hora
y por qué dejaron de mandar recordatorios
de las propinas ni hablar eh
un besoo`,
    asked: [3, 4, 5, 6],
    must: [5],
    notAsked: [1, 2, 7, 8],
    avoid: ['propinas'],
    verbatim: [],
    minutes: 20,
  },
  {
    name: 'feirantes-roteiro',
    language: 'pt',
    product: 'Banca Boa',
    text: `ROTEIRO DE ENTREVISTA — FEIRANTES
Versão 4 · uso interno
Tempo total: meia hora

BLOCO 1: AQUECIMENTO
Agradecer, pedir licença para gravar.
1. Há quanto tempo o senhor ou a senhora trabalha na feira?
2. Como é um sábado seu, desde que sai de casa?

BLOCO 2: FIADO E PAGAMENTO
3. Me conta da última vez que alguém ficou devendo. (obrigatória)
   - como anotou
   - como cobrou
4. Que jeitos de pagar o senhor aceita, e desde quando?
5. O que acontece quando a maquininha cai?

BLOCO 3: BANCA BOA
6. Quem da família mexe no aplicativo?
7. (obrigatória, ler palavra por palavra) O que a Banca Boa mudou no seu sábado?

Não falar de impostos.
Hipótese nossa: o fiado passa pelo caderno porque o freguês quer ver.`,
    asked: [7, 8, 11, 14, 15, 18, 19],
    must: [11, 19],
    notAsked: [1, 2, 3, 5, 6, 10, 17, 21, 22],
    avoid: ['impostos'],
    verbatim: ['O que a Banca Boa mudou no seu sábado?'],
    minutes: 30,
  },
  {
    name: 'lares-correio',
    language: 'pt',
    product: 'Cuidário',
    text: `Boa tarde,

segue o que gostava de saber das encarregadas dos lares.
Contexto: o Cuidário é usado de manhã e quase nunca à noite.
Como é que se passa o turno das dez da noite?
Que coisas ficam escritas e que coisas se dizem só de boca?
Não deixem de perguntar pela última vez que faltou uma informação importante.
Se houver tempo, também quem ensina as colegas novas.
Por favor não puxem o assunto da inspeção.
Nem falem em salários.
Contem com uns 20 minutos por chamada.

Com os melhores cumprimentos,
a equipa de estudos`,
    asked: [5, 6, 7, 8],
    must: [7],
    notAsked: [1, 3, 4, 9, 10, 11, 13, 14],
    avoid: ['inspeção', 'salários'],
    verbatim: [],
    minutes: 20,
  },
]
