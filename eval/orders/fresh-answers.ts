/**
 * Ordinary answers that sound a little like orders or speak of the same things, written without
 * sight of the rules and of the lists they were made on, one a line. Each is about a product or
 * the person's own life, and must keep its claims.
 */
export const freshAnswers: Readonly<Record<string, string>> = {
  en: `
I'd like the monthly report to show the totals at the top, because that's all my accountant looks at.
Please add a dark theme, I do my bookings at night next to a sleeping baby.
At the training they told us to write down our passwords, which I found strange.
My boss told me to give five stars to everybody, so the ratings in our firm mean nothing.
The summary it makes of our meetings leaves out who said what.
I rate each wine I drink in the app, from one to five, and never look at it again.
You should let people pay by invoice, schools can't use a card.
The prompt for the password comes up each time I open the lid.
We had to follow the instructions twice since page four of the manual was missing.
It would be nice if the report said which of the fridges was too warm.
I'd want my profile in the climbing app to show the grade I climb, not how many days in a row I've been there.
My credit score went down after I asked to see it, go figure.
I wish the assistant in the car would stop reading out every street name.
The voice assistant doesn't hear me when the extractor fan is on.
The notes I take during a visit get lost if the tablet goes to sleep.
Set the price back to what it was two years ago and I'm in again.
Stop sending me a survey after each call.
Make the summary page fit on a phone, that's my one wish.
Tell the designers that old people have thick fingers.
Tell your developers the export has been broken since August.
Write the dose on the bottle in big letters, my mother can't read it.
Put the emergency button where I can reach it from the floor.
Let me rate the driver after I've got out, not while I'm still in the back seat.
I give it a four, since the battery lasts all week but the strap itches.
On a scale from one to ten I'd go for a seven, the delivery was late twice.
I'm very satisfied with the bread, less so with the opening hours.
Put simply, I'm happy with the stroller, the only thing is the brake.
The administrator at our office has to approve each install, it takes days.
I'm the administrator of our sports club's site and do it on Sunday evenings.
As the treasurer of the choir I need a list of who hasn't paid.
The doctor's report said "no findings" and I had to look up whether that's good.
They promised me a summary of the consultation and it never came.
We train our own models on photos of crops and the labelling takes most of the time.
The prompts in the tax software are written for lawyers.
I write prompts for a living, mostly for product texts of a furniture shop.
I use a chatbot for my homework and it makes up book titles.
Ignore the leaflet, said the plumber, and he was right, the valve turns the other way.
My driving instructor says to forget the rear camera and use the mirrors.
The school wants each absence reported before eight, and the line is always busy.
I'd want a quote before the work starts, not after.
The quote was 900 euros and the bill 1,400.
My insurance claim was refused since a photo was missing.
I filed three claims last year and each needed another form.
The claim on the box, 24 hours of battery, isn't true, mine lasts nine.
Could you make the handle longer? I'm 1.95 tall and bend down all the time.
Can you not charge us for users who left months ago?
If the report came in Spanish as well, my team in Bogotá could read it.
If I don't get a refund for the broken kettle I'll go to another shop, and I've told them so.
I would pay double if somebody came and installed it.
They offered me a 20 dollar voucher for a good review and I said no.
The seller begged me for five stars on a card that lay in the parcel.
The woman next door said the pump is too loud, and I hear it as well.
My husband said we should switch to another bank and so we did in May.
My daughter says I have to tell you the unicorn mode is the best, she plays it each day.
We role-play sales calls on Fridays and record them with the tool.
In the game I play a healer, and the quests are all the same after level 30.
I pretend to be busy when the watch tells me to stand up.
The head teacher is the administrator of all accounts, so I can't even change my son's name.
Skip is the button I press on every intro.
I skip the tutorial videos and read the comments.
The trial ran out without a word and I lost two months of notes.
I ended my contract in June because nobody picked up the phone.
The session ends after five minutes and I've to fill in the form anew.
It repeats the same three songs until I turn it off.
The override switch on the boiler is in the cellar, and I've got bad knees.
I override the thermostat each morning because it thinks I'm out.
Our system is older than me, it prints on green paper.
The system message says to contact your administrator, and that's me.
We export everything as JSON and the dates come out wrong.
The markdown editor eats my tables.
The XML from the customs office has to be fixed by hand each time.
My settings are gone after each update, the font size above all.
I'd ask them to show me all the settings on one page.
Show me the total before I pay, please, I got burnt once.
Print the allergens on the menu, I've got a child who can't eat nuts.
Don't make me call you to cancel, I hung on the line for forty minutes in March.
Please remove the music from the waiting line, I work with headphones on.
Please don't change the login again, my dad needs me for it each time.
Please give me my old seat map back.
You need to tell the couriers that the bell is broken, I've put it in the delivery notes five times.
You ought to hire somebody who has baked bread before, the timer makes no sense.
I'd tell anybody who asks: buy the smaller one.
Whoever designed the lid has never opened it with wet hands.
Whoever reads the meter should leave a card, I never know if they've been there.
My reviewer should see the comments on the right, at the moment I send her screenshots.
The guide in the museum app talks too fast for my English.
I lost the assembly guide, and there's none online.
I can see other people's orders in my account, I reported it in spring.
I had access to the answers of the whole class by mistake.
I put my phone number down wrong and nobody could reach me.
They put me down as a man, and I've been asking for a correction since autumn.
They've noted my allergy in my file but the kitchen never sees it.
My file says I'm retired, though I run a bakery with six people.
My profile shows my maiden name, and the bank needs three papers to change it.
My score in the language app counts for a pay raise, so yes, I cheat a bit.
I score the exams by hand and type them in twice.
It's a five-star hotel with a two-star breakfast.
For me the summary is simple: great knife, poor sheath.
To sum up, I'm glad that I bought the used one.
The main takeaway from our pilot was that the nurses won't scan a code with gloves on.
The correct answer in the quiz was marked wrong, my pupils laughed.
From now on I'll order at the shop round the corner, they know me there.
New rule at work: no phones on the floor, so I can't use the scanner app.
Forget what the ads say, it doesn't get wine stains out.
Act fast, it said, only two rooms left, and the hotel was empty when I got there.
Answers within two hours, that's what my landlord's agency promises, and it takes them two weeks.
Listen, I've used this mower for eleven years and only changed the blade.
Keep the old version alive, half of my patients use it.
As a prompt engineer in a bank I mostly fix other people's wording.
As a nurse I write notes all day, and this is the only tool that understands our abbreviations.
I'm a police officer, so I do my reports in the car on a tiny keyboard.
I always write "leave it with the neighbour" in the instructions, and they always leave it in the rain.
Sorry, the dog barked. I was saying that the collar loses its signal in the woods.
honestly the repots are fine, teh problem is that nobody opens them
Let me put it like this: the clinic's system crashes, I write on paper, and my assistant types it in at night.
Mark a message as read when I've read it on the other phone, it's driving me mad.
Set the default rating to none, half of my guests just leave it on three.
I tried to change my rating, I had tapped one star by accident, and the app wouldn't let me.
Give me a discount code for the next order and I'd come back more often.
Tell me when the bus is late, that's the only thing I installed it for.
What I'd change about the report card is simple: put the remarks first and the marks last, since the parents of my pupils only ever look at the number and never read the two paragraphs I spend a whole weekend on.
My manager reads out the scores every Friday in front of everyone, so on Thursdays we all ring our nicest customers and ask them to rate us, and that's how I got to 4.9 with a broken headset.
It should say in the summary of my sleep how often I woke up, all it gives me is a smiley.
I'd be very happy if the statement listed the fees one by one, I've spent whole evenings adding them up.
Could it note the mileage by itself when I park? I forget it and then my logbook is a work of fiction.
I would recommend it to everybody with a small kitchen, and I have, to my sister and to two people at work.
`,
  de: `
Im Wochenbericht hätte ich gern die Überstunden extra, die rechne ich bisher von Hand zusammen.
Baut bitte einen Nachtmodus ein, ich lese die Dienstpläne im Bett.
Mein Chef will, dass wir jedem Lieferanten fünf Sterne geben, sonst gibt es Ärger.
In der Einweisung hieß es, schreibt euch das Passwort unter die Tastatur, und so ist es bis heute.
Die Zusammenfassung vom Elternabend in der Kita-App ist länger als der Elternabend.
Es wäre schön, wenn im Protokoll stünde, wer was übernimmt.
Ich fände es gut, wenn mein Profil beim Carsharing die unfallfreien Jahre zeigen würde.
Ihr solltet Rechnungskauf anbieten, unser Verein hat keine Kreditkarte.
Schreibt größer auf die Packung, ob Milch drin ist, ich vertrage keine.
Macht das Abo wieder für neun Euro, dann komme ich zurück.
Sagt euren Technikern, dass der Aufzug seit Ostern klemmt.
Nehmen Sie bitte die Werbung aus der Wanderkarte, sie verdeckt die Hütten.
Könnten Sie den Wassertank größer machen? Ich fülle den Vollautomaten viermal am Tag nach.
Ich gebe eine Zwei minus, die Säge ist leise, aber der Beutel reißt.
Sehr zufrieden bin ich mit dem Rad, mit der Werkstatt gar nicht.
Als Kassenwart vom Chor brauche ich eine Liste, wer noch nicht gezahlt hat.
Unser Systemhaus muss jedes Update freigeben, und dann steht die Praxis einen Vormittag.
Ich bin in der Firma die Admin für alles, was einen Stecker hat.
Das Programm verweist mich dauernd an den Systemverwalter, und der bin ich.
Der Sprachassistent versteht meinen Mann nicht, er kommt aus dem Allgäu.
Mein Assistent tippt abends ab, was ich tagsüber auf dem Hof auf Zettel schreibe.
Notiert wird bei uns alles auf dem Lieferschein, das Tablet liegt im Büro.
In meiner Akte bei der Krankenkasse steht, ich sei in Rente, dabei leite ich eine Gärtnerei.
Man hat mich als Herrn eingetragen und kriegt es seit Herbst nicht korrigiert.
Die Anweisung vom Amt war, alles noch einmal auf Papier einzureichen.
Vergessen Sie den Farbton auf dem Deckel, an der Wand ist das ein anderes Grün.
Ab sofort bestelle ich wieder beim Laden im Dorf, da kennt man mich.
Die Prompts für die Exposés schreibe ich selbst, das spart mir zwei Stunden am Tag.
Unser Modell zählt Bienen auf Fotos, es liegt oft um die Hälfte daneben.
Im Paket lag ein Kärtchen, auf dem um fünf Sterne gebettelt wurde.
Zehn Euro hat man mir für eine gute Bewertung geboten, ich habe abgelehnt.
Die Nachbarin sagt, die Wärmepumpe brummt, und ich höre es auch.
Wenn der Heizkörper bis Dezember nicht geht, mindere ich die Miete.
Wer die Schrauben ausgesucht hat, musste nie einen Schrank über Kopf montieren.
Das Fazit aus unserer Probezeit mit dem Scanner war, dass mit Handschuhen keiner scannt.
Meine Bewertung wollte ich ändern, ich war auf einen Stern gekommen, ging aber nicht.
Zeigt mir den Endpreis, bevor ich meine Adresse eintippe, ich bin einmal reingefallen.
Vorspann überspringe ich immer, nur bei dieser Serie nicht.
Nach fünf Minuten beendet es die Sitzung und ich fange mit dem Elterngeldantrag von vorn an.
Der Export als CSV verdreht Tag und Monat.
Am Rande, die Kinder spielen damit Kaufladen, und die Kasse hält das seit zwei Jahren aus.
also die berichte sind ok, nur list sie bei uns keiner
Ich würde es jedem mit kleiner Küche empfehlen, meine Schwester hat es schon.
Wenn ich den Tourenbericht abends schreibe, soll das Ding mir bitte nicht jeden zweiten Satz umformulieren, ich fahre seit dreißig Jahren Bus und weiß, was an welcher Haltestelle los war.
Merk dir doch bitte meinen Sitzplatz, denke ich jedes Mal, wenn mich die Bahn-App wieder in den Ruhebereich setzt.
`,
  fr: `
J'aimerais que le relevé affiche les frais un par un, je passe mes dimanches à les additionner.
Ce serait bien que le compte rendu du labo dise en français ce que j'ai.
Ajoutez un porte-gobelet, s'il vous plaît, je bois mon café en poussant le landau.
Ma gérante exige qu'on demande cinq étoiles à chaque client, c'est gênant.
Le résumé de mes trajets oublie les jours de grève, et il y en a.
Vous devriez accepter les chèques, notre association n'a pas de carte.
Écrivez la date limite ailleurs que sous le pli, je mets mes lunettes à chaque yaourt.
Dites à vos livreurs que le digicode a changé, je le note à chaque commande.
Arrêtez de changer les horaires du car en pleine année scolaire.
Remettez l'ancien parfum et je rachète le savon.
Pourriez-vous baisser le comptoir ? Je suis en fauteuil et je tends le bras.
Je lui mets quatre sur cinq, le four chauffe vite mais la minuterie est illisible.
Ravie de la selle, moins des freins, ils crient quand il pleut.
En tant que présidente des parents d'élèves, je reçois toutes les plaintes sur la cantine.
C'est l'administrateur de l'immeuble qui a choisi ce compteur, personne ne sait le lire.
L'assistant vocal lance la radio quand j'appelle mon fils Alexis.
Je prends mes notes de chantier à la main, la tablette craint la poussière.
Dans mon dossier à la mutuelle il y a deux enfants, j'en ai trois.
Sur mon profil de covoiturage on me donne vingt ans de trop.
Oubliez la notice, c'est mon neveu qui m'a montré comment purger.
Au restaurant où je travaille les notes en ligne décident de nos primes.
J'écris des prompts toute la journée pour une agence de voyages.
Le modèle que j'ai acheté d'occasion marche mieux que le neuf.
Désormais je fais mes courses au marché, on m'y connaît.
Si on ne me répare pas la chaudière avant Noël je change de contrat.
Celui qui a dessiné ce couvercle ne l'a jamais ouvert les mains mouillées.
Mon voisin prétend que la tondeuse robot le réveille, elle ne tourne pourtant qu'à midi.
J'ai suivi les instructions à la lettre et l'étagère penche.
Le logiciel de caisse ferme la session au moment du coup de feu.
Notez les allées sur la carte du magasin, je cherche la levure un quart d'heure chaque samedi et les vendeurs m'envoient toujours au mauvais rayon.
Pardon, le petit pleurait, je disais que le babyphone coupe dans la cave.
`,
  es: `
Me gustaría que el informe del riego pusiera los litros por parcela, ahora los saco yo con la calculadora.
Estaría bien que el recibo de la luz dijera a qué hora gasto más.
Pongan un banco en la parada, por favor, espero media hora de pie con las bolsas.
En el taxi nos bajan la nota si rechazamos una carrera, así que digo que sí a todas.
En el curso de la farmacia nos dijeron que apuntáramos las claves en una libreta, y ahí siguen.
El resumen que me manda el gimnasio cuenta visitas que no hice.
Deberían aceptar efectivo, en mi pueblo los mayores no usan otra cosa.
Escriban en la etiqueta si encoge, que ya llevo dos jerséis de muñeca.
Díganle al instalador que el panel de la izquierda no da nada desde marzo.
Dejen de cambiarme el canal de sitio, mi padre se pierde.
Traigan de vuelta el bote grande y lo compro otra vez.
¿Podrían bajar el volumen del aviso? Me despierta a toda la casa.
Le doy un seis, limpia bien pero tarda dos horas.
Encantada con la bici, lo que falla es el candado.
Como delegada de clase recibo los mensajes de veintiséis familias.
El administrador de la finca subió la cuota sin avisar.
El asistente de voz no entiende mi acento gaditano.
Las notas de mis alumnos las paso dos veces, a la plataforma y al cuaderno.
En mi expediente médico sale un alérgeno que no es mío.
Mi perfil de conductor muestra la foto de otro, y los pasajeros se asustan.
Olvídense del anuncio, con agua dura no hace espuma.
Me ofrecieron un vale por hablar bien del hotel y dije que no.
Escribo prompts para una agencia y la mitad del tiempo corrijo lo que sale.
A partir de ahora compro el aceite en la cooperativa, que está al lado.
Si el wifi se vuelve a caer en plena clase, cambio de compañía.
Quien diseñó estos cajones no ha tenido niños pequeños.
Mi suegra dice que la olla pita demasiado, y yo también lo noto.
Las instrucciones vienen en siete idiomas y ninguno es el mío, hablo guaraní en casa.
El sistema de citas me manda al ambulatorio de otro barrio.
Si me dejaran mandar a mí, lo primero sería quitar el mensaje de bienvenida, porque lo oigo cuarenta veces al día cada vez que entra alguien en la tienda y ya sueño con él.
perdon, llamaban al timbre, decia q la camara se queda sin bateria en dos dias
`,
  pt: `
Gostaria que o extrato do condomínio mostrasse quanto vai para a água, eu faço essa conta à mão.
Seria bom que o relatório da escola dissesse como a menina está, e não só a média.
Coloquem um gancho na bolsa, por favor, penduro ela na moto o dia inteiro.
No aplicativo de entrega a nota cai se eu recuso corrida na chuva, então vou encharcado.
No treinamento da loja mandaram anotar a senha do caixa num papelzinho, está lá até hoje.
O resumo do mês soma duas vezes o que pago por pix.
Vocês deveriam aceitar boleto, a minha avó não usa cartão.
Escrevam na lata quantos metros rende, sobrou tinta para outra casa.
Avisem o técnico que o portão abre sozinho de madrugada.
Parem de trocar o professor da hidroginástica, eu já gostava da outra.
Tragam de volta o sabor de cupuaçu e eu compro toda semana.
Dá para fazer a alça mais larga? Carrego a caixa no ombro até a feira.
Dou nota oito, o ventilador é forte mas parece um avião.
Adorei o colchão, a entrega é que foi um sufoco.
Como síndica recebo reclamação de quarenta apartamentos.
O administrador do prédio escolheu a câmera e ninguém sabe ver a gravação.
O assistente de voz liga a luz da sala quando peço a do quarto.
As notas dos alunos eu lanço no domingo, durante a semana o site não abre.
Na minha ficha do posto está o tipo de sangue errado.
O meu perfil de passageiro tem o telefone antigo, por isso perco as chamadas.
Esqueçam a propaganda, com água fria não dissolve.
Ofereceram desconto se eu elogiasse a clínica, achei feio.
Escrevo prompts para uma editora e passo mais tempo a corrigir do que a escrever.
De agora em diante compro na mercearia do seu Zé, onde me conhecem.
Se a internet cair outra vez na hora da aula, troco de operadora.
Quem desenhou este carrinho nunca andou numa calçada portuguesa.
A minha nora acha a panela pesada, e eu também já não a levanto.
As instruções vieram em chinês, montei pelo desenho da caixa.
O sistema da carteira de motorista encerra a sessão antes de eu achar os documentos.
Se eu pudesse mandar no aplicativo da academia, tirava o ranking, porque o meu irmão e eu brigamos por causa dele todo santo domingo e no fim nenhum dos dois vai treinar.
desculpa, o cachorro latia, dizia q a coleira perde o sinal no mato
`,
}
