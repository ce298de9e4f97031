import type { LabelledGuide } from './guide.ts'

/** The guides to report on: no rule is written with these in view. */
export const reportingGuides: LabelledGuide[] = [
  {
    name: 'storm-claims-script',
    language: 'en',
    product: 'Gablestone',
    text: `Moderator script, storm damage claims, Gablestone home cover
Session length 25 minutes incl. goodbye

SAY: Thanks for joining. I'm not from the claims department and nothing you say changes your claim.
SAY: There are no right or wrong answers.

ASK: What happened to the house, as you'd tell it to a friend?
ASK: Who did you call first? What made you call them?
(give them time here, it can be upsetting)
ASK (always, in every session): From that call to the day the repair was done, what was the longest wait?
IF they mention the surveyor → what did the surveyor tell you about what comes next?
ASK: Which letters or messages from us did you not understand?
ASK, time permitting: What did you do yourself without telling us?

SAY: That's everything from my side. You'll get a gift card by post.

Please don't touch on who was at fault or on premiums.`,
    asked: [7, 8, 10, 12, 13],
    must: [10],
    notAsked: [1, 2, 4, 5, 9, 15, 17],
    avoid: ['who was at fault', 'premiums'],
    verbatim: [],
    minutes: 25,
  },
  {
    name: 'heat-pump-wiki-table',
    language: 'en',
    product: 'Hearthmeter',
    text: `h2. Hearthmeter – field interviews, owners in their first winter

|| Slot || 40 mins, video ||
|| Lead || research guild ||

| # | What to ask | Prio |
| 1 | Why a heat pump, why that year? | P1 |
| 2 | The first really cold night: what did they do, hour by hour? | P0 |
| 3 | Which number in the app do they look at, and what do they do next? | P1 |
| 4 | Last time someone at home complained of the cold | P0 |
| 5 | Have they ever called the installer back? | P2 |
| 6 | The bill: where does it come, who opens it? | P1 |

P0 = has to come up in each and every interview. P1 = normally. P2 = nice to have.
Taboo: the government grant.`,
    asked: [7, 8, 9, 10, 11, 12],
    must: [8, 10],
    notAsked: [1, 3, 4, 6, 14, 15],
    avoid: ['government grant'],
    verbatim: [],
    minutes: 40,
  },
  {
    name: 'forwarded-thread-invoices',
    language: 'en',
    product: 'Nettlebill',
    text: `Fwd: Re: Re: freelancers study

See below, could you set this up for next week? I'd say thirty minutes each.

> From: finance tools squad
> To: research
> Subject: Re: freelancers study
>
> We're blind on what happens after an invoice is sent.
> - How do freelancers notice that somebody hasn't paid?
> - what do they write in the first reminder, and how long do they sit on it
>
> Churn is 4% a month, by the way, up from 3.
>
>> Adding two from support:
>> - when did they last give up on money they were owed? (this one is a must for us)
>> - do they ever call instead of writing
>> and please nobody mention the migration, half of them don't know yet

This message and its attachments are confidential.`,
    asked: [10, 11, 16, 17],
    must: [16],
    notAsked: [1, 3, 5, 6, 7, 9, 13, 15, 18, 20],
    avoid: ['migration'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'voice-memo-ferry',
    language: 'en',
    product: 'Gangplank',
    text: `(auto-transcribed voice memo, 2:14)
right so um this is for the ferry people, the ones who commute to the islands and have Gangplank on their phone
ten minutes each, no more, they're standing in a queue
so I guess start with how they got to the pier this morning
and then I want to know what they do when a sailing's cancelled, like really do, not what they say they'd do
if you only get one thing out of them get this, how do they find out it's cancelled
I reckon it's the barman who tells them but don't put that in their mouths
and yeah maybe if they're chatty whether they buy the ten-trip card and who showed them
oh and leave the captain's dismissal alone, obviously
okay that's it bye`,
    asked: [4, 5, 6, 8],
    must: [6],
    notAsked: [1, 2, 3, 7, 9, 10],
    avoid: ["captain's dismissal"],
    verbatim: [],
    minutes: 10,
  },
  {
    name: 'toggle-checkboxes-garden',
    language: 'en',
    product: 'Mulchmate',
    text: `🌱 Mulchmate x balcony gardeners
Status: 🟡 in review
Duration ~45 min

▸ Why are we doing this?
   The watering timer is our best-loved feature and the least used. Why?
   Bet: people don't trust it when they travel.

▸ Getting going
   ☐ camera on, pets welcome
   ☐ Give me a tour of your balcony
   ☐ What died last year?

▸ Going away
   ☐ ⚠️ essential ⚠️ The last time you were away for more than three nights, who looked after the plants?
        ☐ what did you tell them
        ☐ what went wrong
   ☐ What do you set up before you leave?

▸ Trust
   ☐ ⚠️ essential ⚠️ (exact wording!) What would you have to see to let Mulchmate water on its own for a week?
   ☐ Which other things in your home run without you?

▸ 🚫 No-go
   ☐ pesticide lawsuit`,
    asked: [11, 12, 15, 18, 21, 22],
    must: [15, 21],
    notAsked: [1, 2, 3, 5, 6, 7, 9, 10, 14, 20, 24, 25],
    avoid: ['pesticide lawsuit'],
    verbatim: ['What would you have to see to let Mulchmate water on its own for a week?'],
    minutes: 45,
  },
  {
    name: 'roman-outline-museum',
    language: 'en',
    product: 'Vitrine',
    text: `VITRINE AUDIO GUIDE: CURATOR INTERVIEWS
Museum of Harbours, Rope Street 11, 2nd floor, ring twice
Date: ________   Participant no.: ____   Interviewer: ____

  I.  Background
      A. Training and route into the museum
      B. Collections looked after at present
  II. Writing for visitors
      A. How is a label or an audio text made, from object to recording?
          i.   drafts
          ii.  approval
          iii. translation
      B. A text that had to be changed after opening (mandatory)
      C. Whom do curators picture when they write?
  III. Tools
      A. Where do texts live?
      B. What made you move to Vitrine, or what keeps you from it?
      C. What happens to a text when an object goes on loan? (mandatory)

Do not ask about: repatriation claims; entrance fees.
Allow one hour. Stop the tape before the walk through the galleries.`,
    asked: [6, 7, 9, 13, 14, 16, 17, 18],
    must: [13, 18],
    notAsked: [1, 2, 3, 5, 8, 15, 20, 21],
    avoid: ['repatriation claims', 'entrance fees'],
    verbatim: [],
    minutes: 60,
  },
  {
    name: 'one-liner-naps',
    language: 'en',
    product: 'Naptide',
    text: `15 minutes with parents who deleted Naptide within a week: what happened in that week?`,
    asked: [1],
    must: [],
    notAsked: [],
    avoid: [],
    verbatim: [],
    minutes: 15,
  },
  {
    name: 'ticket-drivers',
    language: 'en',
    product: 'Kerbhop',
    text: `KH-2207  Talk to 6 drivers about pick-up points
Type: Research   Points: 3   Sprint: 41

Description:
As the dispatch team we want to hear from drivers so that we can choose what to fix first.

Questions:
1/ where do you wait between jobs and why there
2/ last pick-up that took ages. what went on?
3/ !!! how do you find a rider who isn't at the pin (blocker if we don't get this)
4/ what do you never tell riders
5/ -- dropped --

Acceptance criteria:
- calls are 15 to 20 minutes
- notes in the wiki within a day
- tips and the union vote are not mentioned by us`,
    asked: [8, 9, 10, 11],
    must: [10],
    notAsked: [1, 2, 4, 5, 7, 12, 14, 15, 16, 17],
    avoid: ['tips', 'union vote'],
    verbatim: [],
    minutes: 20,
  },
  {
    name: 'telegraphic-bakery-till',
    language: 'en',
    product: 'Crumbtill',
    text: `crumbtill, shop owners
cover: opening hours, the morning queue, cash vs card
then: end of day, staff discounts

and if nothing else
- what gets thrown away
- who fixes the till when it freezes`,
    asked: [2, 3, 6, 7],
    must: [6, 7],
    notAsked: [1, 5],
    avoid: [],
    verbatim: [],
    minutes: null,
  },
  {
    name: 'closed-and-leading-fitness',
    language: 'en',
    product: 'Stridewell',
    text: `Stridewell exit chat (about 12 minutes)
Written by marketing, please reword as you see fit.

Question 1. Did you like our app?
Question 2. Don't you agree that the training plans are motivating?
Question 3. On a scale of 0 to 10, how likely are you to come back?
Question 4. Was it too expensive or too complicated?
Question 5. Would you use a version with a coach, and how much would you pay for it?
Question 6. Is there anything else you'd like to tell us?

Questions 4 and 6 have to be put to everybody.
Never mention body weight.`,
    asked: [4, 5, 6, 7, 8, 9],
    must: [7, 9],
    notAsked: [1, 2, 11, 12],
    avoid: ['body weight'],
    verbatim: [],
    minutes: 12,
  },
  {
    name: 'academic-homework',
    language: 'en',
    product: 'Quillow',
    text: `Appendix B. Semi-structured interview schedule (parents of pupils aged 8 to 11)
Aim of the study. To explore how families organise homework and what part Quillow plays in it.
Proposition 1. Families with several children rely more on fixed times.
Proposition 2. Use of Quillow declines as children gain independence.
Estimated duration: 45–50 minutes.
Ethics: remind the participant that they may withdraw at any time.

Theme 1. Everyday life
1. Could you describe yesterday afternoon, from the school gate to bedtime?
2. Who is at home in the afternoon?
3. What has changed since last school year?
Theme 2. Homework
4. Where is homework done?
5. How does your child know what there is to do?
6. Please recount the most recent quarrel about
homework, whoever started it. (core question)
Prompts: beginning, who stepped in, end, afterwards
7. In which subjects do you help, and in which don't you?
8. What do teachers expect of parents, in your view?
9. How long does it take on a good day, and on a bad one?
Theme 3. Quillow
10. How did Quillow come into the household?
11. When was it last opened, by whom and what for? (core question)
12. What does your child say about it?
13. What do you do when the app and the teacher
say different things?
Theme 4. Looking back
14. What advice would you give to a family starting school this year?
15. Put the following exactly as it stands (core question): "If you could change one thing about homework, what would it be?"

Core questions are put to every participant.
Interviewers refrain from raising diagnoses and family income.
Version history: 1.0 pilot; 1.1 item 13 added; 1.2 typos.`,
    asked: [9, 10, 11, 13, 14, 15, 18, 19, 20, 22, 23, 24, 25, 28, 29],
    must: [15, 23, 29],
    notAsked: [1, 2, 3, 4, 5, 6, 8, 12, 21, 27, 31, 32, 33],
    avoid: ['diagnoses', 'family income'],
    verbatim: ['If you could change one thing about homework, what would it be?'],
    minutes: 50,
  },
  {
    name: 'slide-paste-radio',
    language: 'en',
    product: 'Dialfern',
    text: `SLIDE 7
What we know
  > 62% of listeners open Dialfern in the kitchen
  > evening listening is down
SLIDE 8
What we'd like to hear about
  > the last evening spent at home, what was on
  > how people pick something to listen to while cooking
  > why the radio gets switched off (top priority, every call)
  > headphones or speaker, and who else hears it
SLIDE 9
Ground rules
  > let people ramble
  > hands off the ad load
  > what would success look like for us? ten calls by Friday`,
    asked: [7, 8, 9, 10],
    must: [9],
    notAsked: [1, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15],
    avoid: ['ad load'],
    verbatim: [],
    minutes: null,
  },
  {
    name: 'pflege-gespraechsleitfaden',
    language: 'de',
    product: 'Stationsbote',
    text: `GESPRÄCHSLEITFADEN
Projekt: Übergabe mit dem Stationsbote
Zielgruppe: Pflegefachkräfte, mind. 1 Jahr auf Station
Zeitrahmen: eine Dreiviertelstunde

Zweck
Wir wollen verstehen, was bei der Übergabe verloren geht.
Annahme: Vor allem mündliche Absprachen gehen verloren (nicht äußern!).

Teil A: Der Dienst
A1  Schildern Sie bitte Ihren letzten Frühdienst.
A2  Wann kommen Sie zum Dokumentieren?
Teil B: Die Übergabe
B1  Wie lief die Übergabe heute ab? [Muss-Frage]
    Nachfragen: Ort, Dauer, Störungen
B2  Was schreiben Sie sich auf die Hand oder auf einen Zettel?
B3  Welche Auskunft hat Ihnen zuletzt gefehlt? [Muss-Frage]
B4  Wenn die Zeit reicht: Wie war das auf Ihrer früheren Station?
Teil C: Ausklang
C1  Was haben wir vergessen?

NICHT ansprechen: Personalschlüssel, Beinahefehler
Nach dem Gespräch: Protokoll binnen 24 Stunden ablegen.`,
    asked: [11, 12, 14, 16, 17, 18, 20],
    must: [14, 17],
    notAsked: [1, 2, 3, 4, 6, 7, 8, 10, 13, 19, 22, 23],
    avoid: ['Personalschlüssel', 'Beinahefehler'],
    verbatim: [],
    minutes: 45,
  },
  {
    name: 'kleingarten-slack',
    language: 'de',
    product: 'Laubenpost',
    text: `moin, hier mal runtergetippt was wir von den vereinsvorständen wissen wollen 👇
max. 20 min pro nase
1️⃣ wie erfahren die leute im verein, dass was ansteht (wasser abstellen, fest usw.)
2️⃣ wer schreibt die aushänge und wie lange sitzt der da dran
3️⃣ wann hat zuletzt jemand was nicht mitgekriegt und es gab ärger <- MUSS
4️⃣ warum nutzen manche laubenpost und andere nicht
finger weg von der Pachterhöhung, da kochen die sofort hoch 😅
danke euch!`,
    asked: [3, 4, 5, 6],
    must: [5],
    notAsked: [1, 2, 7, 8],
    avoid: ['Pachterhöhung'],
    verbatim: [],
    minutes: 20,
  },
  {
    name: 'amt-formular',
    language: 'de',
    product: 'Meldeweg',
    text: `Az. 14-3/Meldeweg
Befragung zum Umzug, Bürgerinnen und Bürger
Gesprächsdauer: höchstens eine halbe Stunde

§ 1 Eröffnung
(1) Vorstellung, Hinweis auf die Freiwilligkeit.
§ 2 Umzug
(1) Wann und aus welchem Anlass sind Sie umgezogen?
(2) Welche Stellen mussten Sie benachrichtigen?
(3) An welcher Stelle sind Sie nicht weitergekommen? Auf keinen Fall weglassen.
§ 3 Meldeweg
(1) Wie sind Sie auf den Dienst aufmerksam geworden?
(2) Sind Sie mit dem Dienst zufrieden?
(3) Im genauen Wortlaut und in jedem Gespräch: „Was hätte Ihnen den Gang ins Amt erspart?“
§ 4 Grenzen
Auszusparen sind laufende Verfahren sowie die Herkunft der Befragten.`,
    asked: [8, 9, 10, 12, 13, 14],
    must: [10, 14],
    notAsked: [1, 2, 3, 5, 6, 7, 11, 15, 16],
    avoid: ['laufende Verfahren', 'Herkunft'],
    verbatim: ['Was hätte Ihnen den Gang ins Amt erspart?'],
    minutes: 30,
  },
  {
    name: 'wirtin-mail',
    language: 'de',
    product: 'Schankbuch',
    text: `Servus, wie geht's euch?

wir haben ja am Telefon kurz geredet, jetzt noch schriftlich wegen der Gespräche mit den Wirtsleuten.
Seit Herbst reservieren die Gäste wieder mehr per Anruf, obwohl alle das Schankbuch haben.
Erzählen lassen, wie der letzte Samstagabend war, vom ersten Anruf bis zur Sperrstund.
Dann würd mich interessieren, was mit den Leuten passiert, die ohne Reservierung in der Tür stehen.
Ganz wichtig, das muss jedes Mal gefragt werden: wie sie mit Gästen umgehen, die einfach nicht kommen.
Und was die Kellner selber eintragen dürfen, falls ihr noch dazu kommt.
Die Registrierkasse lasst bitte außen vor.
Mehr als zwölf Minuten haben die eh nicht.

Pfiat euch`,
    asked: [5, 6, 7, 8],
    must: [7],
    notAsked: [1, 3, 4, 9, 10, 12],
    avoid: ['Registrierkasse'],
    verbatim: [],
    minutes: 12,
  },
  {
    name: 'deneigement-trame',
    language: 'fr',
    product: 'Pelletard',
    text: `Trame d'entrevue, clients du déneigement (Pelletard)
*** NE PAS REMETTRE AU PARTICIPANT ***
Prévoir 25 à 30 minutes.

PARTIE 1 – L'HIVER CHEZ VOUS
1a. Parlez-moi de votre entrée : qui la dégage, d'habitude ?
1b. Comment avez-vous choisi votre déneigeur ?
PARTIE 2 – LA DERNIÈRE TEMPÊTE
2a. Qu'est-ce qui s'est passé chez vous lors de la dernière grosse tempête ? ** incontournable **
     - heure du passage
     - ce que vous avez dû pelleter vous-même
2b. Comment saviez-vous que la charrue s'en venait ?
PARTIE 3 – L'APPLICATION
3a. Qu'est-ce que vous regardez en premier dans Pelletard ?
3b. Quand avez-vous téléphoné au lieu d'écrire ? ** incontournable **
3c. Facultatif : en avez-vous parlé aux voisins ?

Sujets interdits : poursuites ; contrat de la ville`,
    asked: [6, 7, 9, 12, 14, 15, 16],
    must: [9, 15],
    notAsked: [1, 2, 3, 5, 8, 13, 18],
    avoid: ['poursuites', 'contrat de la ville'],
    verbatim: [],
    minutes: 30,
  },
  {
    name: 'colis-tableau',
    language: 'fr',
    product: 'Relaisbleu',
    text: `Relaisbleu / commerçants relais / vague 2
Format : téléphone, 20 min chrono

Thème ; Question ; Note
Boutique ; Depuis quand tenez-vous ce commerce ? ; vite
Arrivée ; Comment se passe une livraison le matin ? ;
Rangement ; Où mettez-vous les colis quand il n'y a plus de place ? ; indispensable
Clients ; Que fait-on d'un client sans pièce d'identité ? ;
Avenir ; Que faudrait-il pour que vous gardiez le relais l'an prochain ? ; indispensable, mot pour mot

On ne parle pas des vols.`,
    asked: [5, 6, 7, 8, 9],
    must: [7, 9],
    notAsked: [1, 2, 4, 11],
    avoid: ['vols'],
    verbatim: ["Que faudrait-il pour que vous gardiez le relais l'an prochain ?"],
    minutes: 20,
  },
  {
    name: 'theatre-courriel',
    language: 'fr',
    product: 'Rideau Vif',
    text: `Bonjour à toutes et à tous,

Suite à la réunion de lundi, voici ce que nous aimerions tirer des entretiens avec les abonnés du théâtre.
Les réabonnements ont chuté de moitié depuis le passage aux billets sur Rideau Vif.
Il faudrait comprendre comment se décide une sortie au théâtre dans le foyer, et qui lance l'idée.
Ne raccrochez pas sans avoir demandé ce qui s'est passé le jour où ils n'ont pas renouvelé.
Nous sommes curieux également de la façon dont ils choisissent leurs places.
Notre intuition, à garder pour nous, est que le plan de salle les perd.
Évitez de parler de la directrice et des remboursements.
Comptez un quart d'heure par personne.

Bien cordialement,
Le pôle des publics
Théâtre des Trois Ponts, 7 rue du Lavoir`,
    asked: [5, 6, 7],
    must: [6],
    notAsked: [1, 3, 4, 8, 9, 10, 12, 13, 14],
    avoid: ['directrice', 'remboursements'],
    verbatim: [],
    minutes: 15,
  },
  {
    name: 'kiosco-vos',
    language: 'es',
    product: 'Fiadito',
    text: `che, todo bien? va lo de los kiosqueros
son 10, 15 minutos, parados en el mostrador
> cómo anotan lo que fían, si cuaderno, memoria o Fiadito
> cuándo le dijeron que no a alguien por última vez y cómo se lo dijeron
> OJO esta va siempre: qué hacen cuando alguien no vuelve a pagar
> quién más anota además del dueño
creemos que les da vergüenza cobrar, pero eso no se dice
no se menciona ni la inflación ni la AFIP
abrazo`,
    asked: [3, 4, 5, 6],
    must: [5],
    notAsked: [1, 2, 7, 8, 9],
    avoid: ['inflación', 'AFIP'],
    verbatim: [],
    minutes: 15,
  },
  {
    name: 'guia-consultorio',
    language: 'es',
    product: 'Citamar',
    text: `GUÍA DE TÓPICOS
Proyecto: recepcionistas de consultorio dental, Citamar
Elaboró: equipo de investigación. Revisó: dirección.
Tiempo estimado: 50 min

A. PRESENTACIÓN
   Agradecer, explicar la confidencialidad, pedir autorización para grabar.

B. SU TRABAJO
   B.1 ¿Qué es lo primero que hace al llegar?
   B.2 ¿Cuántas llamadas contesta en un día pesado?
C. LA AGENDA
   C.1 Platíqueme de la última vez que se empalmaron dos citas. (IMPRESCINDIBLE)
       Sondear: quién se dio cuenta, qué se le dijo al paciente
   C.2 ¿Cómo decide a quién mover cuando hay una urgencia?
   C.3 ¿Qué hace con los pacientes que nunca confirman?
D. CITAMAR
   D.1 ¿Verdad que la agenda de Citamar es más rápida que la libreta?
   D.2 ¿En qué momento dejó de usar los recordatorios, si es que los dejó? (IMPRESCINDIBLE)
   D.3 Leer textual (IMPRESCINDIBLE): «¿Qué le diría a una colega que todavía usa la libreta?»
E. CIERRE
   Entregar la tarjeta de regalo.

EVITAR: aseguradoras / diagnósticos`,
    asked: [10, 11, 13, 15, 16, 18, 19, 20],
    must: [13, 19, 20],
    notAsked: [1, 2, 3, 4, 6, 7, 9, 12, 17, 21, 22, 24],
    avoid: ['aseguradoras', 'diagnósticos'],
    verbatim: ['¿Qué le diría a una colega que todavía usa la libreta?'],
    minutes: 50,
  },
  {
    name: 'bodega-correo',
    language: 'es',
    product: 'Cepanova',
    text: `Buenos días a todos:

Os escribo por las visitas a las cooperativas de la semana que viene.
Cepanova lleva dos vendimias en marcha y apenas la mitad de los viticultores apunta la uva el mismo día.
Nos gustaría saber qué hace un viticultor desde que descarga el remolque hasta que cena.
No os vengáis sin saber en qué momento exacto se apuntan los kilos.
También conviene averiguar quién en casa maneja el móvil.
Los de calidad preguntan cómo se enteran del grado, así que incluidlo si podéis.
Os ruego que no saquéis el tema de la sequía.

¿Os viene bien empezar el martes?

Un saludo,
Departamento de producto
Polígono El Lagar, nave 6`,
    asked: [5, 6, 7, 8],
    must: [6],
    notAsked: [1, 3, 4, 9, 11, 13, 14, 15],
    avoid: ['sequía'],
    verbatim: [],
    minutes: null,
  },
  {
    name: 'entregadores-checklist',
    language: 'pt',
    product: 'Motovia',
    text: `✅ CHECKLIST ENTREGADORES (Motovia)
⏱ 15 min, no máximo, eles estão na rua

ANTES
[ ] conferir se pode gravar
DURANTE
[ ] como foi a primeira entrega de hoje
[ ] onde espera os pedidos e por que ali
[ ] o último pedido que recusou (essencial!!)
[ ] o que faz quando o endereço tá errado
[ ] quem ajuda quando a moto quebra (essencial!!)
[ ] dando tempo: outros apps que usa
DEPOIS
[ ] mandar o vale
[ ] subir o áudio na pasta

🚫 assuntos proibidos: acidentes, bloqueio de contas`,
    asked: [7, 8, 9, 10, 11, 12],
    must: [9, 11],
    notAsked: [1, 2, 4, 5, 6, 13, 14, 15, 17],
    avoid: ['acidentes', 'bloqueio de contas'],
    verbatim: [],
    minutes: 15,
  },
  {
    name: 'guiao-condominios',
    language: 'pt',
    product: 'Vizindário',
    text: `Guião: administradores de condomínio
==================================

Duração prevista: entre 30 e 40 minutos.
Finalidade: perceber o que se passa entre a assembleia e a cobrança das quotas.

1.ª parte. O prédio
   a) Fale-me dos prédios que administra.
   b) Que assuntos lhe chegam numa semana normal?

2.ª parte. As quotas
   a) Como soube da última quota em atraso e o que fez a seguir? (pergunta indispensável)
      Se referir o advogado, pergunte quando é que o chamou.
   b) De que forma avisa os condóminos?
   c) Quem decide perdoar um atraso?

3.ª parte. O Vizindário
   a) Que tarefa continua a fazer fora do Vizindário? (pergunta indispensável)
   b) Recomendaria o Vizindário?

Nota para quem entrevista: tratar por senhor ou senhora.
As obras do elevador ficam fora da conversa.`,
    asked: [8, 9, 12, 14, 15, 18, 19],
    must: [12, 18],
    notAsked: [1, 2, 4, 5, 7, 11, 17, 21, 22],
    avoid: ['obras do elevador'],
    verbatim: [],
    minutes: 40,
  },
]
