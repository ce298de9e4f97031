/** The same two people as they would tell it in German. */
export const leaver = `
+@ angefangen anfang begonnen zuerst erste genutzt verwendet benutzt aufmerksam kennengelernt eintragen tragen | Vor zwei Jahren war der Boiler kaputt und wir konnten ihn nicht zahlen. Eine Kollegin sagte, sie trägt alles in Pennywell ein, da habe ich es in der Mittagspause installiert.
> | Der Monteur wollte vierhundert Euro sofort. Ich habe im Treppenhaus meine Mutter angerufen, damit er es nicht hört.
+@? aufhören aufgehört gekündigt kündigung gedanke entschieden entscheidung verlassen schluss zweifel gedacht | Im November hat es zum zweiten Mal ein ganzes Wochenende verschluckt. Ich saß mit einem Schuhkarton voller Belege da und dachte, das mache ich nicht noch einmal.
> | Einunddreißig Belege lagen im Karton. Neun habe ich eingetippt, dann habe ich mit dem Deckel drauf ferngesehen.
+ passiert danach geschehen ablauf schritt zwischen leben | Im September kam das Baby, da habe ich nichts mehr geöffnet, was nicht mit Milch zu tun hatte. Dann verlängerte sich das Abo, und ich habe es gekündigt.
+ alternative alternativen verglichen gewechselt andere anderes sonst vorher papier tabelle | Vorher hatten wir ein Heft mit rotem und blauem Stift, rot war ich. Zwei andere Apps habe ich auch probiert.
+ heute jetzt derzeit inzwischen machen stattdessen geld haushalt | Heute haben wir ein Konto für die Wohnung, und wenn es leer ist, ist es leer. Eine App gibt es dafür nicht.
> | Am Zwanzigsten ist es meistens leer, dann essen wir bis zum Ersten, was in der Truhe ist.
+ anders besser ändern verbessern fehlt fehlte wünschen wunsch bleiben geblieben | Hätte es behalten, was ich ohne Netz eingetippt habe, wäre ich wohl noch dabei. Unser Supermarkt ist im Keller.
+@? letzte letzten mal ausgabe vergessene vergessen erzählen beschreiben tag typisch eingetragen | Das Letzte war ein Geburtstagsgeschenk, ein Kran aus Holz für mein Patenkind. Ich saß in der Straßenbahn und musste raten, ob das Familie oder Geschenke ist.
> | Mein Mann hat es unter Geschenke gesehen und gefragt, für wen ich einen Kranich gekauft habe.
+ oft häufig woche monat regelmäßig viele lange | Anfangs jeden Abend, dann jeden Sonntag und am Ende einmal im Monat mit schlechtem Gewissen.
+? problem probleme schwierig schwierigkeiten geärgert ärger kategorie kategorien mühsam nervig | Die Kategorien waren ein ziemliches Labyrinth. Ich wusste nie, ob Windeln Haushalt, Baby oder Gesundheit sind.
> | Im März standen neun Euro unter Gesundheit und vierhundert unter Sonstiges, wir wussten also gar nichts.
+? hilfe support kundendienst kontakt geholfen gefragt | Ich habe wegen des verlorenen Wochenendes geschrieben. Ein Jonas antwortete, die Daten seien nie angekommen, und das war es dann.
> | Nach zwei Tagen hat er den Vorgang selbst geschlossen, mit einem Smiley. Der Smiley hat mir den Rest gegeben.
+? beteiligt leute mann partner wer schaut zahlen gemeinsam zweit teilen | Mein Mann sollte seinen Teil eintragen und hat es nie getan. Also sah es aus, als würde ich alles kaufen.
> | An Ostern gab es deswegen richtig Streit, seine Eltern saßen unten. Er meinte, ich führe Buch über ihn.
+? wichtig wichtigste wert brauchen entscheidend vertrauen | Ich muss am Fünfzehnten wissen, ob wir bis zum Dreißigsten kommen. Das ist die einzige Zahl, die mich interessiert.
> | Meine Eltern haben wegen Mietschulden die Wohnung verloren, als ich elf war, ich bekomme kalte Hände, wenn ich es nicht weiß.
+ preis kosten kostet bezahlt teuer euro gezahlt | Vier Euro im Monat sind nicht die Welt, aber Geld zu zahlen, um zu sehen, dass keins da ist, kam mir albern vor.
+ gefühl insgesamt zufrieden finden meinung fazit | Ich hatte davon vor allem ein schlechtes Gewissen. Hübsch waren die Diagramme schon.
+? einrichten eingerichtet einrichtung bank verbindung konto verknüpfen ersten | Die Bank zu verbinden hat drei Anläufe und einen Brief gebraucht. Am Ende stand mein Konto doppelt da.
> | Eine Woche lang sah es aus, als hätten wir doppelt so viel Geld. Mein Mann hat einen Grill bestellt.
+ funktion funktionen teil gut gefallen gefällt hilfreich mögen vermissen | Die kleine Summe oben war gut, was für heute übrig ist. Auf die habe ich öfter geschaut als aufs Wetter.
+? erinnerung erinnerungen nachricht nachrichten benachrichtigung mail | Die Erinnerungen kamen um neun Uhr abends, wenn ich endlich auf dem Sofa saß. Ich habe sie monatelang weggewischt.
+ monatsende monat ende rückblick abschluss | Am Monatsende habe ich den Rückblick geöffnet, den roten Balken angeschaut und wieder zugemacht.
+ arbeit beruf selbst zuhause alltag | Ich arbeite drei Tage in einer Gärtnerei bei Kassel, mein Mann fährt für eine Bäckerei.
`

export const content = `
+@ angefangen anfang begonnen zuerst erste genutzt benutzt aufmerksam kennengelernt | Im Januar bin ich in eine WG mit drei anderen gezogen, die hatten es schon. Am ersten Abend haben sie mir ein Handy gereicht und ich habe einen Code gescannt.
> | Wir saßen auf dem Küchenboden, weil es nur zwei Stühle gab, und sie haben erklärt, wer wem für die Waschmaschine etwas schuldet.
+@ letzte letzten mal ausgabe vergessene eingetragen erzählen beschreiben tag eintragen tragen | Gestern habe ich in der Schlange Klopapier und Glühbirnen eingetragen. Das hat zehn Sekunden gedauert und alle bekamen eine kleine Nachricht.
+? gut gefallen gefällt hilfreich mögen funktion funktionen teil | Ich liebe es, dass niemand mehr jemanden um Geld bitten muss. Da steht, wer als Nächstes zahlt, und fertig.
> | In der letzten WG hatten wir ein Glas, und einer hat nie etwas hineingetan. Am Ende haben wir nicht mehr geredet.
+ problem probleme schwierig geärgert ärger mühsam | Kaum etwas. Das Foto vom Beleg liegt manchmal auf der Seite.
+? wichtig wichtigste wert brauchen vertrauen | Frieden in der Küche, dafür zahle ich. Geld ruiniert eine WG schneller als schmutziges Geschirr.
> | Aus zwei Wohnungen bin ich wegen zwölf Euro ausgezogen, und um die zwölf Euro ging es nie.
+ aufhören aufgehört gekündigt gedanke entschieden schluss zweifel | Ans Aufhören habe ich nicht gedacht. Wenn eine auszieht, nehmen wir sie von der Liste.
+ alternative verglichen andere anderes sonst vorher papier | Vorher war es das Glas, und bei meinen Eltern eine Schublade voller Zettel.
+ heute jetzt oft häufig woche monat monatsende ende | Zwei, drei Einträge die Woche, und am letzten Sonntag rechnen wir bei Pfannkuchen ab.
+ hilfe support kontakt | An die musste ich noch nie schreiben.
+? beteiligt leute wer schaut zahlen gemeinsam zweit | Alle vier sehen alles. Sogar Mateusz, der aus Prinzip nichts zahlt, trägt sein Bier ein.
> | Letzten Monat hat er einen Kasten als Kulturgut eingetragen, und wir haben es durchgehen lassen.
+ preis kosten kostet bezahlt teuer euro | Die vier Euro teilen wir, also ein Euro für jede.
+ kategorie kategorien einrichten eingerichtet konto bank | Wir haben sechs Kategorien, alle für die Wohnung, da gab es nichts zu lernen.
+ fehlt wünschen besser ändern anders verbessern | Es könnte sich merken, dass ich immer denselben Kaffee kaufe.
+ gefühl insgesamt zufrieden meinung | Ich bin da ganz entspannt. Es ist wie eine ruhige Tante, die die Bücher führt.
`
