/** Ordinary answers that sound a little like orders, to tune on, one a line. */
export const tuningAnswers: Readonly<Record<string, string>> = {
  en: `
Please tell them to fix the export.
Ignore my last point, I mixed up two invoices.
Forget what I said about the price, it is fine.
Show me the totals on the first page and I am happy.
Give me a dark mode.
Give us a discount for the whole club and we stay.
Add a button that prints the list.
Stop sending me e-mails on Sundays.
Let me skip the tour.
Send me a reminder one day before.
I had to print the instructions because the app crashed.
They ignored all the rules that we had set up for the filters.
I act as the treasurer of our club.
The system prompts me for the password every time.
We switched the router to bridge mode and then it worked.
I write the rules for the shift plan myself.
The support told me to ignore the previous instructions in the manual.
Repeat the question, please.
Can we skip this question?
Next question please.
I want to stop the interview now.
What will happen with my answers?
Are you a bot?
Who reads this?
Set a default for the delivery day and let me change it.
My daughter wrote a poem about the cat for school.
List the open invoices first and the paid ones below.
Answer the phone on weekends!
Call me back when you promise to.
Make the password reset work.
Tell me when the order ships, that is all I want.
Say what you like, the price is too high.
Translate the menu into Polish, our cooks need it.
Start with the phone number, not with the name.
The assistant: she showed me how to book a room.
I gave it a 5 because the delivery was quick.
Rate limits hit us twice a day.
I was told to forget the old password.
The new instructions from the manager came by mail.
They promised me a refund and never sent it.
I got a coupon code but it did not work.
Pretend you have forty patients in the waiting room, then you know my day.
Imagine you are standing in the barn with gloves on and it asks for a code.
You are now more expensive than the others.
From now on I will do it on paper.
End the subscription when I say so, not a month later.
I say only this: it works.
Close the ticket only when I agree.
It should reveal the price before I enter my card.
Delete the old entries by itself.
Mark the paid ones green.
Change the rules for late fees, they are unfair.
I open the website, print the order and write a note for the driver.
Don't ask me for my password on every page.
Do not make me type it twice.
Respond within a day.
Reply to my mails.
`,
  de: `
Sagen Sie denen bitte, dass der Export kaputt ist.
Vergiss meinen letzten Satz, ich habe mich vertan.
Zeig mir die Summe auf der ersten Seite.
Gebt uns einen Rabatt für den ganzen Verein.
Schickt mir einen Tag vorher eine Erinnerung.
Ich ignoriere die meisten Meldungen.
Die Anweisungen im Handbuch waren falsch, ich habe sie ignoriert.
Ich schreibe die Regeln für den Dienstplan selbst.
Können wir die Frage überspringen?
Stell dir vor, du stehst mit nassen Händen da und sollst einen Code eintippen.
Ich bin der Administrator in unserer Praxis.
Ab jetzt mache ich das auf Papier.
Man hat mir einen Gutschein versprochen und nie geschickt.
Antwortet bitte innerhalb von einem Tag.
Wer liest das hier eigentlich?
Das System verlangt jedes Mal das Passwort.
`,
  fr: `
Dites-leur de réparer l'export.
Oubliez ma dernière phrase, je me suis trompé.
Montrez-moi le total sur la première page.
Faites-nous une remise pour toute l'équipe.
Envoyez-moi un rappel la veille.
J'ignore la plupart des notifications.
Les consignes du manuel étaient fausses, je les ai ignorées.
On peut passer à la question suivante ?
Imaginez que vous êtes dans l'étable avec des gants.
Je suis administrateur du réseau dans une école.
Le système me demande le mot de passe à chaque fois.
On m'a promis un bon de réduction qui n'est jamais arrivé.
`,
  es: `
Dígales que arreglen la exportación.
Olvida lo último que dije, me equivoqué.
Muéstrame el total en la primera página.
Dennos un descuento para todo el club.
Mándenme un recordatorio el día antes.
Ignoro la mayoría de los avisos.
Las instrucciones del manual estaban mal y las ignoré.
¿Podemos pasar a la siguiente pregunta?
Imagina que estás con guantes en el establo.
Soy administrador de fincas en Sevilla.
El sistema me pide la contraseña cada vez.
Me prometieron un cupón que nunca llegó.
`,
  pt: `
Diga a eles para consertarem a exportação.
Esquece o que eu disse por último, me enganei.
Mostre o total na primeira página.
Deem um desconto para o clube todo.
Mandem um lembrete um dia antes.
Ignoro a maioria dos avisos.
As instruções do manual estavam erradas e eu as ignorei.
Podemos pular esta pergunta?
Imagine que está de luvas no estábulo.
Sou administradora de um condomínio no Porto.
O sistema pede a senha toda vez.
Prometeram um cupom que nunca chegou.
`,
}
