/**
 * Ordinary answers in the words of the orders they stand beside, to tune on, one a line: wishes for
 * trains, parcels, recipes and for reports of a product's own.
 */
export const sixthTuningAnswers: Readonly<Record<string, string>> = {
  en: `
See to it that the trains run, that is all I want.
Five stars from me for the delivery, two for the food.
The word for allergies has to turn up on the label.
Make the headline of each recipe bigger.
If there is a box for gluten free, nobody sees it.
Where it says mood I never know what to tick.
Under interests I could only choose three.
I used to be a nurse and now I run the stock.
Just put the happy hour on the map.
Better leave the parcel at the door when nobody is in.
Nobody needs to know my birthday to sell me a ticket.
Could the crash be looked at, please?
Would you be able to ship to Norway?
It should be allowed to swap a seat with a friend.
The instructions behind the glass door are hard to read.
Who writes the recipes there? They never tried them.
I got the exact same answer three times from the chat.
The plan behind it is that we all share one calendar.
I'm hoping for an answer from the bank.
The best score wins a coffee in our office.
How do you rate a course there? I never found the button.
It reads back my order and that helps.
How many people have it on their phone in our village, maybe ten.
My neighbour did this too, he saved forty euros.
The angriest letter we got was about parking.
I talk about football with the other drivers in the app.
I'm bored by the tutorial.
It proofreads my mails, which I need.
I buy stocks with it, small amounts.
I speak French at home and the app does not.
Use bigger letters for the prices.
It only asks yes or no questions and that is too little.
Don't ask for the card before I have seen the seat.
Make the rest of it shorter, the form has nine pages.
We are through the season now and it held up.
The result was positive, thank God.
She was charming on the phone and sorted it out.
The system moves to the next screen by itself.
The model I bought acts up when it is cold.
It was confirmed that we get the discount for schools.
My lawyer says the terms are not legal.
The company that pays for my seat is in Lyon.
They promised me a prize and never sent it.
If the price goes below four euros I will buy two.
It'd be a pity if the shop closed.
How nice it would be to read a book about the makers.
Everything I've bought there was fine.
I trust the reviews of people with small feet.
The other offers were fake.
Skip the intro, praise the cooks, that is what I would change.
It would mean a lot to me if the bus came on time.
I'd be thankful if you kept the small bottles.
Ideally the summary of my heart rate would open with last night.
I was hoping the report could skip the empty rooms.
In my summary of the day I want to see the naps.
I'd want the recording to end when I hang up.
Would love to have my position shown on the map.
My only request is a sink that drains.
If I could choose, I'd take the blue one.
Ratings should be at the top of each dish.
A perfect score is almost impossible in level nine.
Please make the notes printable.
The notes ought to stay when I change the phone.
Somewhere in the results there should be the price.
I want it on Sundays as well.
It must be on the label that there are nuts.
You should write the stops on the door.
You might as well write it on paper.
Can we get the old logo back?
Could you be so kind as to call before you come?
May I ask you to turn the music down in the lobby?
Do you mind showing the fees before the last step?
Can you tell me why my parcel went to Ghent?
I'd really like to see your kitchen.
I wish you'd tell people which bus is late.
I would like to know what the previous owner paid.
Are you able to send the tickets to my friend?
How about printing the ticket smaller?
I'd prefer a window seat.
I'd like you to be open on Mondays.
I wish the order was marked as done when it is done.
It would be best to move the button to the end.
Next year should be about fewer features.
Each of the cards ought to begin with a capital letter.
If you're in a hurry, then it takes too long.
If you can read the label, you have better eyes than me.
If somebody asks, I recommend it.
Should anyone lose the key, there is no spare.
Whoever delivers my order should ring.
The doctor is asked to type everything twice.
Readers of the paper get it for free.
Message of the day is always too long.
The moderator of our group uses it to skip people.
I'm an employee of the city and need the raw numbers.
I'm allowed to change the shifts, so I use it every day.
As head of the kitchen I'd like the orders sorted by table.
I answered everything with yes and still got no account.
It acts as if I were new every time.
Remember my size for later.
Please don't include plastic forks.
No plastic in the box, please.
I want my score and my friends' scores on one screen.
My profile should show the courses I finished.
I'd love the assistant to say less and do more.
Can the assistant write the reply for me when I'm driving?
The quiz ought to mention how many questions are left.
The survey tool should let me write my own questions.
As an interviewer I would like to see the last answers of a person.
We record interviews with it and the transcript should say who speaks.
It'd be nice if my notes were read to me.
`,
  de: `
Sorgt dafür, dass die Bahn kommt, mehr will ich nicht.
Fünf Sterne für die Lieferung, zwei fürs Essen.
Das Wort Nüsse muss auf dem Etikett vorkommen.
Macht die Überschrift der Rezepte größer.
Unter Interessen konnte ich nur drei wählen.
Lasst das Paket lieber vor der Tür, wenn keiner da ist.
Könntet ihr nach Norwegen liefern?
Man sollte den Platz mit einem Freund tauschen dürfen.
Die Anweisungen an der Tür sind schwer zu lesen.
Ich hoffe auf eine Antwort von der Bank.
Es liest mir die Bestellung vor, das hilft.
Mein Nachbar hat das auch gemacht und vierzig Euro gespart.
Ich rede mit den anderen Fahrern in der App über Fußball.
Ich spreche zu Hause Englisch und die App nicht.
Es fragt nur Ja oder Nein und das ist zu wenig.
Das Ergebnis war positiv, Gott sei Dank.
Mein Anwalt sagt, die Bedingungen sind nicht zulässig.
Die Firma, die meinen Platz bezahlt, sitzt in Lyon.
Alles, was ich dort gekauft habe, war gut.
Ich arbeite für die Firma, die die Kästen wäscht.
Es würde mir viel bedeuten, wenn der Bus pünktlich käme.
In der Zusammenfassung des Tages möchte ich die Pausen sehen.
Meine einzige Bitte ist ein Waschbecken, das abläuft.
Die Notizen sollten beim Handywechsel bleiben.
Irgendwo im Ergebnis sollte der Preis stehen.
Könnten wir das alte Logo zurückhaben?
Ich würde wirklich gern eure Küche sehen.
Mir wäre ein Fensterplatz lieber.
Falls jemand fragt, ich empfehle es.
Als Leiter der Küche möchte ich die Bestellungen nach Tisch sortiert.
Bitte keine Plastikgabeln beilegen.
Mein Profil sollte die Kurse zeigen, die ich fertig habe.
Der Assistent sollte weniger sagen und mehr tun.
Wir nehmen damit Interviews auf, und das Transkript sollte zeigen, wer spricht.
Das Quiz sollte erwähnen, wie viele Fragen noch kommen.
Man sollte in der Umfrage eigene Fragen schreiben können.
`,
  fr: `
Faites en sorte que le train arrive, je n'en demande pas plus.
Cinq étoiles pour la livraison, deux pour la cuisine.
Le mot noix doit figurer sur l'étiquette.
Mettez le titre des recettes plus gros.
Dans mes centres d'intérêt je n'ai pu choisir que trois choses.
Laissez plutôt le colis devant la porte.
Pourriez-vous livrer en Norvège ?
Les instructions sur la porte sont difficiles à lire.
J'espère une réponse de la banque.
Ça me relit la commande et ça aide.
Mon voisin l'a fait aussi et il a économisé.
Je parle de foot avec les autres chauffeurs.
Je parle anglais à la maison et l'appli non.
Ça ne pose que des questions par oui ou non.
Le résultat était positif, heureusement.
Mon avocat dit que les conditions sont illégales.
La société qui paie ma place est à Lyon.
Tout ce que j'ai acheté là était bien.
Cela me toucherait que le bus arrive à l'heure.
Dans le résumé de la journée je veux voir les siestes.
Ma seule demande est un évier qui se vide.
Les notes devraient rester quand je change de téléphone.
Quelque part dans les résultats il devrait y avoir le prix.
Je préférerais une place côté fenêtre.
Si on me demande, je le recommande.
En tant que chef de cuisine je voudrais les commandes par table.
Merci de ne pas mettre de fourchettes en plastique.
Mon profil devrait montrer les cours que j'ai finis.
L'assistant devrait en dire moins et en faire plus.
On enregistre des entretiens avec et la transcription devrait dire qui parle.
Le quiz devrait dire combien de questions il reste.
`,
  es: `
Hagan que llegue el tren, no pido más.
Cinco estrellas para la entrega, dos para la comida.
La palabra nueces tiene que salir en la etiqueta.
Pongan el título de las recetas más grande.
En intereses solo pude elegir tres.
Mejor dejen el paquete en la puerta.
¿Podrían enviar a Noruega?
Las instrucciones de la puerta se leen mal.
Espero una respuesta del banco.
Me lee el pedido y eso ayuda.
Mi vecino también lo hizo y ahorró.
Hablo de fútbol con los otros conductores.
Hablo inglés en casa y la aplicación no.
Solo hace preguntas de sí o no.
El resultado fue positivo, por suerte.
Mi abogado dice que las condiciones son ilegales.
La empresa que paga mi plaza está en Lyon.
Todo lo que compré allí estaba bien.
Me haría mucha ilusión que el bus llegara a tiempo.
En el resumen del día quiero ver las siestas.
Mi única petición es un fregadero que trague.
Las notas deberían quedarse cuando cambio de móvil.
En algún lugar de los resultados debería estar el precio.
Preferiría un asiento de ventana.
Si alguien pregunta, lo recomiendo.
Como jefe de cocina quiero los pedidos por mesa.
Por favor no incluyan tenedores de plástico.
Mi perfil debería mostrar los cursos que terminé.
El asistente debería decir menos y hacer más.
Grabamos entrevistas con eso y la transcripción debería decir quién habla.
El cuestionario debería decir cuántas preguntas quedan.
`,
  pt: `
Façam o trem chegar, não peço mais.
Cinco estrelas para a entrega, duas para a comida.
A palavra nozes tem que aparecer no rótulo.
Ponham o título das receitas maior.
Em interesses só pude escolher três.
Melhor deixar o pacote na porta.
Poderiam enviar para a Noruega?
As instruções da porta são difíceis de ler.
Espero uma resposta do banco.
Ele lê o pedido para mim e isso ajuda.
O meu vizinho também fez e economizou.
Falo de futebol com os outros motoristas.
Falo inglês em casa e o aplicativo não.
Só faz perguntas de sim ou não.
O resultado foi positivo, graças a Deus.
O meu advogado diz que as condições são ilegais.
A empresa que paga o meu lugar fica em Lyon.
Tudo o que comprei lá estava bom.
Significaria muito para mim que o ônibus chegasse na hora.
No resumo do dia quero ver os cochilos.
O meu único pedido é uma pia que escoe.
As notas deveriam ficar quando troco de celular.
Em algum lugar dos resultados deveria estar o preço.
Eu preferia um lugar na janela.
Se alguém perguntar, eu recomendo.
Como chefe de cozinha quero os pedidos por mesa.
Por favor não incluam garfos de plástico.
O meu perfil deveria mostrar os cursos que terminei.
O assistente deveria dizer menos e fazer mais.
Gravamos entrevistas com isso e a transcrição deveria dizer quem fala.
O questionário deveria dizer quantas perguntas faltam.
`,
}
