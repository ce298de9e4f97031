/** Ordinary answers that sound a little like orders, reported on once, to tune on, one a line. */
export const fourthTuningAnswers: Readonly<Record<string, string>> = {
  en: `
Sort the list by date, not by name.
Allow more than one address.
Give me fewer choices.
Give the drivers a map that works offline.
Make the first step shorter and tell people how long it takes.
Start the day view at six, not at midnight.
Put a person on the phone.
Save my draft when the train goes into a tunnel.
Send one mail a week, not five a day.
Let me see who changed what.
Write the ingredients on the front.
Answer the chat within a minute or take it off the page.
Repeat orders should be one click.
Print the tickets bigger.
End the trial with a warning.
Close the gap between the two systems.
Drop the fee for small shops.
Forget the app, the website is better.
Ignore the colour, it is the size that matters.
Skip the video, give me text.
Play the sound only once.
Call it what you want, to me it is a bug.
Confirm my seat before I pay.
Change the rule that you can only cancel by phone.
Set the heating to 19 and leave me alone, that is all I want from it.
Count the steps right, that is its job.
Rate the riders too, not only us.
Name one thing: the price.
Read the room, people do not have money now.
Speak up for the tenants, that is what they should do.
You should say on the box that it needs an adapter.
You have to answer six questions before you can book.
You must confirm the address, then the phone, then the mail.
When you print the list the last line is cut off.
If you write to them they answer the next week.
I want to say it is good, but it is not.
I have to say the support is kind.
I would say a three.
As a system administrator I look after forty laptops.
I am a developer, so I read the manual first.
I'm the owner and the only employee.
As an assistant in a law office I type all day.
The model I have is from 2021.
The assistant in the shop told me to reset it.
My instructions to the cleaner are on a sheet in the kitchen.
The rules of the house say no pets.
I gave my doctor the printout and he confirmed it.
We follow the guidelines of the health ministry.
The questions in the sign-up were odd.
I answered all the questions in the quiz and got a coupon.
The interview for the job went well, thank you.
I teach at a school and rate essays every evening.
They deleted my answers by mistake.
The system asked me to confirm my age three times.
It kept repeating the same message.
The secret is the sourdough.
My password is a poem, that is how I remember it.
I told the robot vacuum to stop and it went on.
He pretended to be from the company and I believed him.
`,
  de: `
Sortiert die Liste nach Datum.
Gebt mir weniger Auswahl.
Macht den ersten Schritt kürzer.
Speichert den Entwurf, wenn der Zug in den Tunnel fährt.
Schickt eine Mail pro Woche, nicht fünf am Tag.
Schreibt die Zutaten nach vorn.
Nennen Sie es, wie Sie wollen, für mich ist es ein Fehler.
Ändern Sie die Regel, dass man nur am Telefon kündigen kann.
Stell die Heizung auf 19 und lass mich in Ruhe, mehr will ich nicht von ihr.
Man muss sechs Fragen beantworten, bevor man buchen kann.
Wenn du die Liste druckst, fehlt die letzte Zeile.
Ich muss sagen, der Service ist nett.
Ich würde sagen, eine Drei.
Als Systemadministrator betreue ich vierzig Laptops.
Ich bin Entwickler und lese zuerst die Anleitung.
Als Assistentin in einer Kanzlei tippe ich den ganzen Tag.
Die Hausregeln sagen keine Tiere.
Wir folgen den Richtlinien des Ministeriums.
Die Fragen bei der Anmeldung waren seltsam.
Das System wollte dreimal mein Alter bestätigt haben.
`,
  fr: `
Triez la liste par date.
Donnez-moi moins de choix.
Raccourcissez la première étape.
Envoyez un mail par semaine, pas cinq par jour.
Écrivez les ingrédients devant.
Changez la règle qui oblige à résilier par téléphone.
Il faut répondre à six questions avant de réserver.
Quand tu imprimes la liste la dernière ligne manque.
Je dois dire que le service est gentil.
Je dirais trois.
En tant qu'administratrice réseau je m'occupe de quarante ordinateurs.
Je suis développeur et je lis d'abord la notice.
Le règlement de l'immeuble interdit les animaux.
Nous suivons les consignes du ministère.
Les questions de l'inscription étaient bizarres.
`,
  es: `
Ordenen la lista por fecha.
Denme menos opciones.
Acorten el primer paso.
Manden un correo por semana, no cinco al día.
Escriban los ingredientes delante.
Cambien la regla de que solo se cancela por teléfono.
Hay que responder seis preguntas antes de reservar.
Cuando imprimes la lista falta la última línea.
Debo decir que el servicio es amable.
Yo diría un tres.
Como administradora de sistemas cuido cuarenta portátiles.
Soy desarrollador y primero leo el manual.
Las reglas del edificio prohíben animales.
Seguimos las directrices del ministerio.
Las preguntas del registro eran raras.
`,
  pt: `
Ordenem a lista por data.
Deem menos opções.
Encurtem o primeiro passo.
Mandem um e-mail por semana, não cinco por dia.
Escrevam os ingredientes na frente.
Mudem a regra de só cancelar por telefone.
É preciso responder seis perguntas antes de reservar.
Quando você imprime a lista falta a última linha.
Devo dizer que o serviço é simpático.
Eu diria três.
Como administradora de sistemas cuido de quarenta notebooks.
Sou desenvolvedor e leio primeiro o manual.
As regras do prédio proíbem animais.
Seguimos as diretrizes do ministério.
As perguntas do cadastro eram estranhas.
`,
}
