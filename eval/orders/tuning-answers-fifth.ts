/**
 * Ordinary answers to tune on, one a line: wishes, questions and orders to those who make a product,
 * and products that have reports, scores, notes, profiles and assistants of their own.
 */
export const fifthTuningAnswers: Readonly<Record<string, string>> = {
  en: `
I'd like the report to show the totals per month.
I'd like the summary to fit on one page.
It would be lovely if the notes were searchable.
My wish is that the score explains itself.
I'd prefer to be warned before the subscription renews.
What I want is a profile page without my birthday on it.
I would appreciate it if you answered the phone on Saturdays.
I'm hoping the next version ends the paging.
It'd be great if your drivers left the parcel with the neighbour.
I want my customers to see the quote before they sign.
I'd love for the record of each cow to show the last visit.
Could you put the date on the invoice?
Would you mind adding a dark theme?
Can you make sure the courier rings twice?
Is there any way to have the file saved by itself?
Any chance of a family plan?
I'd be curious how the score is worked out.
I wonder whether the others in my team ever open it.
I'd love to know who changed the schedule.
How about you lower the price for small clubs?
Why don't you sell it in smaller boxes?
Let's say it is good enough.
You can tell that somebody thought about the colours.
You can export everything, which I like.
You can fill in the form on the train.
You may laugh, but I print it all out.
For the file upload I have to shrink every picture.
The summary at the end of the week is what I read first.
The report should say which branch lost the money.
The report is wrong about our opening hours.
My report has to be on the boss's desk by nine.
The rating should count for more when somebody has bought twice.
My profile says that I am a painter, and I can't change it.
My score dropped because I was ill for a week.
My answers in the quiz were lost twice.
The assistant should ask before it sends the mail.
The assistant in the app never understands my accent.
The bot should hand me over to a person sooner.
The AI writes my summaries and I correct them.
It summarises the meeting and gets the names wrong.
The transcript of the call is full of mistakes.
I record every interview with it for the paper.
I use it to prepare interviews with applicants.
I interview tenants and type the answers in there.
The interviewer at the job centre used it too.
Our questionnaire for patients runs on it.
The participants of my course get a certificate from it.
Other customers got the discount and I did not.
The other people in the queue were just as annoyed.
I told them that I want my money back.
I told my boss that it should be paid by the company.
If you write to support you get an answer in an hour.
If you look at the report you see the same number twice.
If anyone reads the manual, it is me.
Whoever designed the menu has never cooked.
Whoever uses it first in the morning has to log in for everyone.
Anyone who works nights should be able to swap shifts.
Those who evaluate our school get the numbers from it.
Dear me, the loading takes ages.
The person preparing the results in our lab is my colleague Ute.
I expect that the price stays where it is.
I expect the analysis of my blood to be there within a day.
Everyone should have a right to cash.
All other apps are slower.
I want every reply within a day.
Your next update should bring the old colours back.
A poem on the packet made me smile.
A discount for students would be a nice thing.
I need a cover for the tablet.
I think politics should stay out of a cooking app.
The name of the model is on the back, it is the big one.
There are things that it must never forget, like allergies.
I've been given a new login and it works.
As the one who runs the kitchen I want fewer clicks.
I'm from the team that cleans at night.
New rule at work: no phones.
The rules have changed and nobody told us.
The trial ends here with a bill, that was a surprise.
I hereby cancel, that is what I wrote to them.
They confirmed that I am owed a refund.
They promised that the price stays.
As agreed they sent the second pair.
My first answer was a bit short: I use it for the cellar.
I would not mention the price first, it is fair.
The part where you enter the address is hard.
Please rephrase the warning, nobody understands it.
I used their text as my testimonial and they paid me.
Word for word translation is what it does, and that is not enough.
I would give it a five.
Five out of five for the delivery.
I am a five, really happy.
Very satisfied overall.
I'd recommend it to everyone.
I would say that I am delighted with the sound.
I love every feature but the calendar.
I'd like more vegetarian recipes and I would like to print them.
I'd like to see how much I walked last year.
I'd like to read the terms before I pay.
You could show me the next bus as well.
You'd do people a favour by hiding the adverts.
It is time for them to lower the price.
What they should do next is hire more drivers.
The best thing they could do is listen to the nurses.
Show the doctor's notes to the patient, please.
Give every dish a rating and let me sort by it.
Mark the questions that I got wrong in the quiz.
Let me write my own summary for the client.
Let me set my own goal for the score.
Say in the report which pump failed.
Write the score in bigger letters.
`,
  de: `
Ich hätte gern, dass der Bericht die Summen je Monat zeigt.
Es wäre schön, wenn man die Notizen durchsuchen könnte.
Ich wünsche mir, dass die Bewertung erklärt wird.
Mir wäre lieb, wenn ihr am Samstag ans Telefon geht.
Ich möchte vor der Verlängerung gewarnt werden.
Könntet ihr das Datum auf die Rechnung schreiben?
Würden Sie bitte ein dunkles Design einbauen?
Könnt ihr dafür sorgen, dass der Fahrer zweimal klingelt?
Darf ich eigentlich sehen, wer den Plan geändert hat?
Ich würde gern lesen, was im Vertrag steht, bevor ich zahle.
Gibt es eine Möglichkeit, die Datei automatisch zu sichern?
Mich würde interessieren, wie die Punktzahl zustande kommt.
Wie wäre es mit einem Familientarif?
Sagen wir, es reicht.
Man kann alles exportieren, das gefällt mir.
Du kannst das Formular im Zug ausfüllen.
Fürs Protokoll in der Sitzung nehme ich immer diese App.
Es soll schneller laden, das ist alles.
Die Zusammenfassung am Ende der Woche lese ich zuerst.
Der Bericht sollte sagen, welche Filiale das Geld verliert.
In meinem Profil steht, dass ich Maler bin, und ich kann es nicht ändern.
Meine Punktzahl ist gefallen, weil ich krank war.
Der Assistent sollte fragen, bevor er die Mail verschickt.
Der Bot sollte mich früher an einen Menschen weitergeben.
Die Teilnehmer meines Kurses bekommen ein Zertifikat daraus.
Ich führe damit Interviews mit Mietern und tippe die Antworten ein.
Unser Fragebogen für Patienten läuft darauf.
Wer das Menü entworfen hat, hat nie gekocht.
Falls das jemand liest: die Öffnungszeiten auf der Seite stimmen nicht.
An alle Mütter mit Kinderwagen hat niemand gedacht.
Die anderen Kunden bekamen den Rabatt und ich nicht.
Ich hätte gern jede Antwort innerhalb eines Tages.
Ein Gedicht auf der Packung hat mich zum Lächeln gebracht.
Sie haben mir bestätigt, dass ich Geld zurückbekomme.
Die Stelle, an der man die Adresse eingibt, ist schwierig.
Formuliert die Warnung um, die versteht keiner.
Ich würde eine Fünf geben.
Sehr zufrieden, alles in allem.
Am besten fragt ihr die Pflegekräfte.
Schreibt die Punktzahl größer.
`,
  fr: `
J'aimerais que le rapport montre les totaux par mois.
Ce serait bien qu'on puisse chercher dans les notes.
Je souhaite que la note soit expliquée.
Je préférerais que vous répondiez au téléphone le samedi.
Je voudrais être prévenu avant le renouvellement.
Pourriez-vous mettre la date sur la facture ?
Auriez-vous un tarif famille ?
Pouvez-vous faire en sorte que le livreur sonne deux fois ?
Puis-je voir qui a changé le planning, c'est ce que je demande toujours.
J'aimerais lire le contrat avant de payer.
Y a-t-il moyen d'enregistrer le fichier tout seul ?
Je serais curieux de savoir comment le score est calculé.
Et si vous baissiez le prix pour les petits clubs ?
Disons que c'est suffisant.
On peut tout exporter, ça me plaît.
Tu peux remplir le formulaire dans le train.
Pour le dossier de chaque vache je veux la date de la visite.
Le résumé de la semaine est ce que je lis d'abord.
Le rapport devrait dire quel magasin perd de l'argent.
Mon profil dit que je suis peintre et je ne peux pas le changer.
Mon score a baissé parce que j'étais malade.
L'assistant devrait demander avant d'envoyer le mail.
Le robot devrait me passer une personne plus tôt.
Les participants de mon cours reçoivent un certificat.
Je fais des entretiens avec des locataires et je tape les réponses dedans.
Notre questionnaire pour les patients tourne là-dessus.
Celui qui a dessiné le menu n'a jamais cuisiné.
Si quelqu'un lit le mode d'emploi, c'est moi.
Les autres clients ont eu la remise et pas moi.
Je voudrais chaque réponse dans la journée.
Un poème sur le paquet m'a fait sourire.
Ils m'ont confirmé le remboursement.
Le passage où on met l'adresse est difficile.
Reformulez l'avertissement, personne ne le comprend.
Je donnerais un cinq.
Très satisfait dans l'ensemble.
Le mieux serait d'écouter les infirmières.
Écrivez le score plus gros.
Notez les dates de livraison sur la boîte.
Montrez aux patients les notes du médecin.
`,
  es: `
Me gustaría que el informe mostrara los totales por mes.
Sería bonito poder buscar en las notas.
Deseo que la puntuación se explique.
Preferiría que contestaran el teléfono los sábados.
Quisiera un aviso antes de la renovación.
¿Podrían poner la fecha en la factura?
¿Tendrían una tarifa familiar?
¿Pueden procurar que el repartidor llame dos veces?
¿Puedo ver quién cambió el horario? Eso pregunto siempre.
Me gustaría leer el contrato antes de pagar.
¿Hay manera de que el archivo se guarde solo?
Tengo curiosidad por saber cómo se calcula la puntuación.
¿Y si bajan el precio para los clubes pequeños?
Digamos que es suficiente.
Se puede exportar todo, eso me gusta.
Puedes rellenar el formulario en el tren.
Para el expediente de cada vaca quiero la fecha de la visita.
El resumen de la semana es lo primero que leo.
El informe debería decir qué tienda pierde dinero.
Mi perfil dice que soy pintor y no puedo cambiarlo.
Mi puntuación bajó porque estuve enfermo.
El asistente debería preguntar antes de mandar el correo.
El robot debería pasarme antes con una persona.
Los participantes de mi curso reciben un certificado.
Hago entrevistas con inquilinos y escribo ahí las respuestas.
Nuestro cuestionario para pacientes funciona con eso.
Quien diseñó el menú nunca ha cocinado.
Si alguien lee el manual, soy yo.
Los otros clientes tuvieron el descuento y yo no.
Quisiera cada respuesta en un día.
Un poema en el paquete me hizo sonreír.
Me confirmaron el reembolso.
La parte en la que pones la dirección es difícil.
Reformulen el aviso, nadie lo entiende.
Yo daría un cinco.
Muy satisfecho en general.
Lo mejor sería escuchar a las enfermeras.
Escriban la puntuación más grande.
Anoten las fechas de entrega en la caja.
Muestren a los pacientes las notas del médico.
`,
  pt: `
Gostaria que o relatório mostrasse os totais por mês.
Seria bom poder procurar nas notas.
Desejo que a pontuação seja explicada.
Eu preferia que atendessem o telefone aos sábados.
Queria um aviso antes da renovação.
Poderiam pôr a data na fatura?
Teriam um plano familiar?
Podem dar um jeito de o entregador tocar duas vezes?
Posso ver quem mudou a escala? É o que sempre pergunto.
Gostaria de ler o contrato antes de pagar.
Há maneira de o arquivo se salvar sozinho?
Tenho curiosidade de saber como a pontuação é calculada.
E se baixassem o preço para os clubes pequenos?
Digamos que é suficiente.
Dá para exportar tudo, gosto disso.
Você pode preencher o formulário no trem.
Para o registro de cada vaca quero a data da visita.
O resumo da semana é a primeira coisa que leio.
O relatório deveria dizer qual loja perde dinheiro.
O meu perfil diz que sou pintor e não consigo mudar.
A minha pontuação caiu porque fiquei doente.
O assistente deveria perguntar antes de mandar o e-mail.
O robô deveria me passar antes para uma pessoa.
Os participantes do meu curso recebem um certificado.
Faço entrevistas com inquilinos e digito ali as respostas.
O nosso questionário para pacientes funciona com isso.
Quem desenhou o menu nunca cozinhou.
Se alguém lê o manual, sou eu.
Os outros clientes tiveram o desconto e eu não.
Queria cada resposta em um dia.
Um poema no pacote me fez sorrir.
Confirmaram o meu reembolso.
A parte em que se põe o endereço é difícil.
Reformulem o aviso, ninguém entende.
Eu daria um cinco.
Muito satisfeito no geral.
O melhor seria ouvir as enfermeiras.
Escrevam a pontuação maior.
Anotem as datas de entrega na caixa.
Mostrem aos pacientes as notas do médico.
`,
}
