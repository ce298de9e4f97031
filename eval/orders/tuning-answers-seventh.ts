/**
 * More ordinary answers in the words of orders, to tune on, one a line: wishes, questions and orders
 * to those who make a product.
 */
export const seventhTuningAnswers: Readonly<Record<string, string>> = {
  en: `
Please log the hours by project, not by day.
The phone field has to be filled in even when I have no phone.
My rating of the hotel needs to be visible to my family.
Let my kids have an account of their own.
I'd be happier if you noted the allergens on the menu.
It should be made clear on the label that it is for left hands.
The next version had better be faster.
I don't want to be called by sales on a Sunday.
Only show the open ones.
I'd rather you didn't put my name on the parcel.
Take the last step out of the form.
You needn't send a letter and a mail.
Is it OK to use it in the rain? I never found out.
Can you register two cars with one account?
Would it be okay to bring the dog?
Surely you can show me the price including tax.
I have a right to know what is in the soap.
I'd be interested in a list of the shops near me.
It would be great to hear how other parents do it.
Show me three similar flats from other owners.
I want the e-mail of the host before I travel.
Be honest about the waiting time, that is all.
Please compose the box so that the eggs are on top.
I need you to translate the manual into Polish.
Help me with the first step, then I can do the rest.
I'd like every message to say who sent it.
It'd be funny if it wasn't so slow.
Could the next reply from support contain an answer?
You'd better begin with the cheap one next time.
When you reply to a review, be polite.
Unless you live in a city it is no use.
Let's end the trial after a month, not after a week.
The shop can be closed and the app still shows it open.
No more screens are needed, it is done in two.
People who read a lot ought to get a better price.
Anyone comparing prices should skip the first two shops.
My message to the team: keep going.
As a boss I expect that it runs on Mondays.
I am authorised to sign up to 500 euros and it knows that.
I record how the children sleep and it makes a report of it.
Could the report be sent on Fridays?
I'd like the profile picture to be larger.
The score ought to be explained in plain words.
The summary must be in my language.
Notes should sync at once.
The rating stars are too small for my thumb.
I'd want the transcript of the call in my mail.
Please let me edit my answers in the form before I send it.
It'd be nice if the interview slots were shown in local time.
Can the assistant stop talking when I say stop?
The bot should admit when it has no answer.
I'd like to be called when the doctor is running late.
My file is with three doctors and none of them sees the notes of the others.
My satisfaction depends on the coffee, honestly.
I'm very satisfied, and I say so to everybody.
If I had to give marks, eight of ten.
I recommend it to everyone at work.
There is nothing negative to say about the delivery.
I have no complaints about the room.
It is perfect for my mother.
I'd love it if the app described the colours.
Would it hurt to add a handle?
It is important to me that the report arrives before nine.
I hope nobody reads my messages.
I'd feel better with a higher fence.
My wish for the future: a smaller pack.
Wouldn't it be nice if the shelf had a light?
I'd like the gate code to be remembered.
Keep the receipts for a year at least.
The record of my payments should be complete.
I'm supposed to get a discount as a student.
Change of plan: we moved to Sundays.
I'd like to hear the song before I buy it.
Do tell the drivers to slow down.
Where do you keep the spare keys? Nobody could tell me.
Can I get a copy of the bill in French?
My boss wants to hear numbers, so I print them.
I want a love seat in that blue.
You could at least answer within a week.
One more thing: every bag comes with a tag.
Before I pay, tell me the total.
For the evaluation of my pupils I use the grid.
Whoever gets the parcel, it should not be the dog.
According to the new rules we have to scan both sides.
The administrator ends my session every ten minutes.
I get a message from the developers each month and like it.
My score was 10 in the fitness test.
I complain a lot, but the report function is good.
The interview rooms we book with it are always free.
It would be good if the chat history stayed.
I'd like to describe the fault in my own words.
`,
  de: `
Bitte tragt die Stunden nach Projekt ein.
Meine Bewertung des Hotels sollte für die Familie sichtbar sein.
Auf dem Etikett soll klar werden, dass es für Linkshänder ist.
Zeigt nur die offenen.
Mir wäre lieber, ihr schreibt meinen Namen nicht aufs Paket.
Nehmt den letzten Schritt aus dem Formular.
Kann man mit einem Konto zwei Autos registrieren?
Ich habe ein Recht darauf zu wissen, was in der Seife ist.
Mich würde eine Liste der Läden in der Nähe interessieren.
Es wäre toll zu hören, wie andere Eltern das machen.
Jede Nachricht sollte sagen, von wem sie ist.
Es wäre lustig, wenn es nicht so langsam wäre.
Wer viel liest, sollte einen besseren Preis bekommen.
Der Bericht könnte freitags kommen.
Die Zusammenfassung muss auf Deutsch sein.
Die Notizen sollten sofort synchronisieren.
Der Bot soll zugeben, wenn er nichts weiß.
Ich habe keine Beschwerden über das Zimmer.
Wenn ich Noten geben müsste, acht von zehn.
Ich bin sehr zufrieden und sage das auch allen.
Ich fände es schön, wenn die App die Farben beschreibt.
Mir ist wichtig, dass der Bericht vor neun da ist.
Hoffentlich liest niemand meine Nachrichten.
Mit einem höheren Zaun würde ich mich besser fühlen.
Hebt die Belege wenigstens ein Jahr auf.
Kann ich eine Kopie der Rechnung bekommen?
Mein Chef will Zahlen hören, also drucke ich sie.
Nach den neuen Regeln müssen wir beide Seiten scannen.
Der Administrator beendet meine Sitzung alle zehn Minuten.
Es wäre gut, wenn der Chatverlauf bleibt.
Ich möchte den Fehler mit eigenen Worten beschreiben.
`,
  fr: `
Merci d'inscrire les heures par projet.
Ma note de l'hôtel devrait être visible pour ma famille.
Ne montrez que les ouverts.
J'aimerais mieux que vous n'écriviez pas mon nom sur le colis.
Retirez la dernière étape du formulaire.
J'ai le droit de savoir ce qu'il y a dans le savon.
La liste des magasins proches m'intéresserait.
Ce serait super d'entendre comment d'autres parents font.
Chaque message devrait dire de qui il vient.
Ce serait drôle si ce n'était pas si lent.
Le rapport pourrait venir le vendredi.
Le résumé doit être en français.
Les notes devraient se synchroniser tout de suite.
Le robot devrait avouer quand il ne sait pas.
Je n'ai aucune plainte sur la chambre.
Si je devais noter, huit sur dix.
Je suis très satisfait et je le dis à tous.
Je trouverais bien que l'appli décrive les couleurs.
Il m'importe que le rapport arrive avant neuf heures.
J'espère que personne ne lit mes messages.
Puis-je avoir une copie de la facture ?
Mon patron veut entendre des chiffres.
Selon les nouvelles règles il faut scanner les deux côtés.
L'administrateur termine ma session toutes les dix minutes.
Ce serait bien que l'historique du chat reste.
Je voudrais décrire la panne avec mes propres mots.
`,
  es: `
Apunten las horas por proyecto, por favor.
Mi nota del hotel debería ser visible para mi familia.
Muestren solo los abiertos.
Preferiría que no escribieran mi nombre en el paquete.
Quiten el último paso del formulario.
Tengo derecho a saber qué lleva el jabón.
Me interesaría una lista de tiendas cercanas.
Sería genial oír cómo lo hacen otros padres.
Cada mensaje debería decir de quién viene.
Sería gracioso si no fuera tan lento.
El informe podría llegar los viernes.
El resumen debe estar en español.
Las notas deberían sincronizarse enseguida.
El robot debería admitir cuando no sabe.
No tengo quejas de la habitación.
Si tuviera que poner nota, ocho de diez.
Estoy muy satisfecho y se lo digo a todos.
Me parecería bien que la aplicación describiera los colores.
Me importa que el informe llegue antes de las nueve.
Espero que nadie lea mis mensajes.
¿Puedo tener una copia de la factura?
Mi jefe quiere oír cifras.
Según las nuevas reglas hay que escanear los dos lados.
El administrador termina mi sesión cada diez minutos.
Estaría bien que quedara el historial del chat.
Quisiera describir el fallo con mis propias palabras.
`,
  pt: `
Anotem as horas por projeto, por favor.
A minha nota do hotel deveria ser visível para a família.
Mostrem só os abertos.
Eu preferia que não escrevessem o meu nome no pacote.
Tirem o último passo do formulário.
Tenho direito de saber o que tem no sabonete.
Uma lista de lojas próximas me interessaria.
Seria ótimo ouvir como outros pais fazem.
Cada mensagem deveria dizer de quem é.
Seria engraçado se não fosse tão lento.
O relatório poderia vir às sextas.
O resumo deve estar em português.
As notas deveriam sincronizar logo.
O robô deveria admitir quando não sabe.
Não tenho queixas do quarto.
Se eu tivesse que dar nota, oito de dez.
Estou muito satisfeito e digo isso a todos.
Eu acharia bom que o aplicativo descrevesse as cores.
É importante para mim que o relatório chegue antes das nove.
Espero que ninguém leia as minhas mensagens.
Posso ter uma cópia da fatura?
O meu chefe quer ouvir números.
Pelas novas regras temos que digitalizar os dois lados.
O administrador encerra a minha sessão a cada dez minutos.
Seria bom que o histórico do chat ficasse.
Queria descrever o defeito com as minhas palavras.
`,
}
