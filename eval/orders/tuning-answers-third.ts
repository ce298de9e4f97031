/** Ordinary answers that sound a little like orders, a third lot to tune on, one a line. */
export const thirdTuningAnswers: Readonly<Record<string, string>> = {
  en: `
Warn me before the storage is full.
Ask me once whether I want the newsletter and then never again.
Remember what I picked last time.
Leave the buttons where they are.
Keep it simple, that is my only wish.
Don't change the layout every month.
Charge by the hour, not by the seat.
Hide the tabs that I do not use.
Let people pay with cash.
Teach the drivers to ring twice.
Talk to the suppliers, they are the ones who are late.
Speak to me like an adult.
Explain the fees in one sentence.
Describe the plants with a photo each.
Name the price up front.
Write back, even if the answer is no.
Confirm the booking by text message.
Reply faster to complaints.
Type is too small for me.
Sign me out after ten minutes, it is a shared computer.
Call the customer when the parcel is late.
Give people a person to talk to.
Tell the truth in the ads.
Show less.
Think of people with bad eyes.
Imagine a parent with a pram at that door.
Follow the rules of the road, that is all I ask of their drivers.
You should see my desk on a Monday.
You could say I am a fan.
You would not believe how often it logs me out.
You know what, I will look it up and tell you tomorrow.
Sorry, my son typed that.
Sorry, wrong window, I was answering my boss.
Let me start again.
To answer your question: twice a week.
As I said before, the battery.
I already told you that in my first answer.
Read what I wrote above, it is the same thing.
Can I change my answer about the price?
Do I have to answer that?
Can you skip the personal stuff?
What is this for?
Will my boss see this?
How long will this take?
I would rather talk to a human.
Is it you who decides about the features?
Are my answers shared with other participants?
Put me down as a maybe.
Make that a four.
I'd rate it four stars.
My score for them is a solid 7.
Write that down: I will never go back to paper.
Quote me on this, the search is a disgrace.
In one word: slow.
The robot mower drives into the pond.
The chatbot should understand what I type.
The machine says error 5 and stops.
Our assistant prints the labels and answers the phone.
The AI suggestions are wrong half the time.
They set up a system where every manager rates every waiter.
The interview at the bank took two hours and the app took two minutes.
Our profile page shows the wrong address.
I keep the admin password on a sticky note.
We had an audit in March and it printed everything we needed.
The code for the door changes every week.
I sing in a choir and write songs for it.
My homework is always late because it hangs.
I asked for a refund and got a voucher.
They approved my refund after a month.
Our rules are strict: no phones in the ward.
The instructions for the shelf were in Swedish.
The script I use for calls has six questions.
I tell every new colleague to ignore the tutorial.
When the timer ends I say thank you to it, my kids laugh.
`,
  de: `
Warnt mich, bevor der Speicher voll ist.
Fragt mich einmal und dann nie wieder.
Lasst die Knöpfe, wo sie sind.
Ändert nicht jeden Monat das Layout.
Bringt den Fahrern bei, zweimal zu klingeln.
Redet mit den Lieferanten.
Erklären Sie die Gebühren in einem Satz.
Antworten Sie schneller auf Beschwerden.
Denken Sie an Leute mit schlechten Augen.
Entschuldigung, das hat mein Sohn getippt.
Wie gesagt, der Akku.
Das habe ich in meiner ersten Antwort schon gesagt.
Kann ich meine Antwort zum Preis ändern?
Muss ich darauf antworten?
Wozu ist das hier?
Sieht das mein Chef?
Schreiben Sie eine Vier auf.
In einem Wort: langsam.
Der Mähroboter fährt in den Teich.
Die KI-Vorschläge sind oft falsch.
Die Anleitung war auf Schwedisch.
Ich singe im Chor und schreibe Lieder dafür.
Mach das Licht an, wenn ich heimkomme, mehr will ich nicht.
Sag Bescheid, wenn das Paket da ist, das wäre mein Wunsch.
`,
  fr: `
Prévenez-moi avant que la mémoire soit pleine.
Demandez une fois et plus jamais.
Laissez les boutons où ils sont.
Ne changez pas la page tous les mois.
Expliquez les frais en une phrase.
Pensez aux gens qui voient mal.
Pardon, c'est mon fils qui a tapé ça.
Je l'ai déjà dit dans ma première réponse.
Puis-je changer ma réponse sur le prix ?
À quoi ça sert ?
Mon chef va-t-il voir ça ?
Mettez quatre.
En un mot : lent.
Le robot tondeuse tombe dans l'étang.
La notice était en suédois.
Je chante dans une chorale.
Parlez aux fournisseurs, ce sont eux qui sont en retard.
Répondez plus vite aux plaintes.
`,
  es: `
Avísenme antes de que se llene la memoria.
Pregunten una vez y nunca más.
Dejen los botones donde están.
No cambien la página cada mes.
Expliquen las comisiones en una frase.
Piensen en la gente que ve mal.
Perdón, eso lo escribió mi hijo.
Ya lo dije en mi primera respuesta.
¿Puedo cambiar mi respuesta sobre el precio?
¿Para qué sirve esto?
¿Mi jefe va a ver esto?
Ponga un cuatro.
En una palabra: lento.
El robot cortacésped se cae al estanque.
Las instrucciones estaban en sueco.
Canto en un coro.
Hablen con los proveedores, son ellos los que llegan tarde.
Contesten más rápido a las quejas.
`,
  pt: `
Avisem antes de encher a memória.
Perguntem uma vez e nunca mais.
Deixem os botões onde estão.
Não mudem a página todo mês.
Expliquem as taxas numa frase.
Pensem em quem enxerga mal.
Desculpe, foi o meu filho que digitou isso.
Já disse isso na minha primeira resposta.
Posso mudar a minha resposta sobre o preço?
Para que serve isto?
O meu chefe vai ver isto?
Ponha um quatro.
Numa palavra: lento.
O robô cortador de grama cai no lago.
As instruções estavam em sueco.
Canto num coral.
Falem com os fornecedores, são eles que atrasam.
Respondam mais rápido às reclamações.
`,
}
