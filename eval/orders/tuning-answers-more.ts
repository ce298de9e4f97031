/** Ordinary answers that sound a little like orders, more to tune on, one a line. */
export const moreTuningAnswers: Readonly<Record<string, string>> = {
  en: `
Let the developers know that the map is a mess.
Never mind what I wrote above, the second part is what counts.
Scratch that, it was in March.
Put the search bar at the top.
Bring back the old calendar, please.
Make it remember my password.
Write the price next to each dish and nobody has to ask.
Say it froze again: I would not even be surprised.
Print labels in one go, that would save me an hour.
Send the report to my accountant at the end of the month.
Answer your phones.
Read the reviews, everybody complains about the same thing.
Fix it or refund me.
Just give me my money back.
Give me one reason to stay and I stay.
Tell me why I should pay for that.
Show what others in my area pay, that would help.
Stop the pop-ups.
Turn off the sound by default.
Switch on dark mode at night by itself.
Open the file, wait, close it, open it again: that is my morning.
The admin told me to reset the password and to ignore the old mail.
I wrote a little script that exports everything every night.
I have admin rights and still cannot delete a user.
My role is to write the rules for the warehouse.
The instructions were clear, I followed them word for word.
I told my team to forget the old system.
The bot on your site repeats the same answer to everything.
I pretended to be a new customer to see the price.
It acts as if I were a beginner.
They asked me to rate the ride and to leave a tip.
I always answer with one word, sorry.
Honestly I don't know what to tell you.
Can you say that in other words?
What do you mean by that?
Could you repeat the last question?
How many questions are left?
Is this anonymous?
Do you write this down for the company?
Please pass this on to the people who make it.
Please note that I only use it at weekends.
You can quote me on that.
You have to click three times to get there.
You must enter the code twice and then it logs you out.
From now on they charge for every export.
Now you have to pay for what was free.
Everything I type disappears when I go back.
The new rules came in January and the old ones no longer apply.
I use it as a notebook, as a diary, as everything.
I speak like a robot to the voice control or it does not get me.
We play a game with the kids where they name the birds.
She sings and I write the songs, that is our hobby.
Tell a joke when it loads, at least I would laugh.
As the owner of a small cafe I do everything myself.
I am the developer, the tester and the support in our company.
System: Windows 11. Browser: Firefox.
Model: the 2019 one with the small screen.
Error: could not save. That is all it says.
Rule one: never trust the stock count.
The prompt to update comes at the worst time.
`,
  de: `
Lasst die Leute einfach ohne Konto bestellen.
Schreibt den Preis dazu, dann muss keiner fragen.
Macht die Schrift größer.
Streichen Sie den letzten Satz, das war im März.
Geben Sie mir einen Grund zu bleiben.
Sag mal so: es geht.
Sagen wir, ich bin mittelmäßig zufrieden.
Du musst dreimal klicken, bis du dort bist.
Du musst immer alles zweimal schreiben.
Ich habe den Kollegen gesagt, sie sollen das alte System vergessen.
Antworten kommen nach drei Tagen, wenn überhaupt.
Wiederholen Sie bitte die Frage.
Können Sie das anders formulieren?
Als Inhaberin einer kleinen Buchhandlung mache ich alles selbst.
System: Windows 11.
Die neuen Regeln gelten seit Januar, die alten gelten nicht mehr.
Zeigt mir doch gleich die freien Termine.
Schickt die Rechnung direkt an die Buchhaltung.
Der Bot auf der Seite wiederholt immer dieselbe Antwort.
Stellt euch vor, ihr sitzt im Auto und die Karte lädt nicht.
`,
  fr: `
Laissez-nous commander sans compte.
Mettez le prix à côté de chaque plat.
Rayez ma dernière phrase, c'était en mars.
Disons que ça va.
Répondez au téléphone.
Pouvez-vous répéter la question ?
Vous devez cliquer trois fois pour y arriver.
J'ai dit à mes collègues d'oublier l'ancien système.
En tant que gérante d'un petit café je fais tout moi-même.
Envoyez la facture directement au comptable.
Les nouvelles règles datent de janvier et les anciennes ne s'appliquent plus.
Écrivez plus gros, mes clients ont soixante-dix ans.
Donnez-moi une raison de rester.
Affichez les créneaux libres dès l'accueil.
`,
  es: `
Dejen pedir sin cuenta.
Pongan el precio al lado de cada plato.
Tacha lo último, fue en marzo.
Digamos que va bien.
Contesten el teléfono.
¿Puede repetir la pregunta?
Hay que pulsar tres veces para llegar.
Les dije a mis compañeros que olvidaran el sistema viejo.
Como dueña de una cafetería pequeña lo hago todo yo.
Envíen la factura directamente a la gestoría.
Las nuevas reglas son de enero y las anteriores ya no valen.
Escriban más grande, mis clientes tienen setenta años.
Denme una razón para quedarme.
Muestren los huecos libres en la portada.
`,
  pt: `
Deixem encomendar sem conta.
Coloquem o preço ao lado de cada prato.
Risque a última frase, foi em março.
Digamos que vai bem.
Atendam o telefone.
Pode repetir a pergunta?
É preciso clicar três vezes para chegar lá.
Eu disse aos colegas que esquecessem o sistema antigo.
Como dona de um café pequeno faço tudo sozinha.
Enviem a fatura direto para o contador.
As novas regras são de janeiro e as anteriores já não valem.
Escrevam maior, meus clientes têm setenta anos.
Me deem um motivo para ficar.
Mostrem os horários livres na página inicial.
`,
}
