/** The same two people as they would tell it in German. */
export const leaver = `
+@ angefangen anfang begonnen zuerst erste ersten bestellt gekommen wofür aufmerksam kennengelernt genutzt | Meine Mitbewohnerin hatte im Januar einen Gutschein in der Post. Ich hatte gerade mit den Nachtdiensten begonnen und lebte von Toast, also haben wir drei Abendessen die Woche bestellt.
> | Das mit dem Toast war ernst. Ich hatte fünf Kilo abgenommen, und meine Mutter kam mit einer Kühltasche voll Suppe angefahren.
+@? aufhören aufgehört gekündigt kündigung gedanke entschieden entscheidung schluss zweifel gedacht abbestellt | Im Mai stand eine Kiste den ganzen Tag in der Sonne vor der Tür, und der Lachs war warm. In der Nacht war mir schlecht, und damit war es für mich vorbei.
> | Ich habe mich zwei Nächte krank gemeldet, und auf unserer Station heißt das, dass eine Kollegin doppelt arbeitet. Das war mir furchtbar unangenehm.
+ passiert danach geschehen ablauf schritt zwischen weiter | Ich habe ein Foto der Kiste geschickt und bekam ein Guthaben. Ich habe pausiert, noch einmal pausiert, und im Juli das Konto geschlossen.
> | Das Schließen ging über vier Seiten, die alle fragten, ob ich sicher bin. Ich habe es im Bus mit dem Daumen gemacht.
+ alternative alternativen ausprobiert verglichen vergleich gewechselt andere anderes sonst | Ich habe Frischpost versucht, auf das eine Kollegin schwört, und bin dann wieder in den Supermarkt am Heimweg gegangen.
> | Der Supermarkt hat bis Mitternacht auf, und der Mann an der Kasse legt mir die braunen Bananen zurück.
+ heute jetzt derzeit mittlerweile inzwischen kochen essen stattdessen | Jetzt koche ich sonntags einen großen Topf, meistens Linsen oder Curry, und esse bis Mittwoch davon.
+ anders besser ändern verbessern fehlt gefehlt vermissen bleiben geblieben wünschen wunsch | Hätte ich die Stunde der Lieferung wählen können, wäre ich noch dabei. Ein ganzer Tag als Zeitraum nützt nichts, wenn man bis vier schläft.
+@? letzte letzten mal erzählen beschreiben gekocht zubereitet abend woche tag kiste | Zuletzt war es ein Pilzrisotto an einem Donnerstag. Ich habe um fünf angefangen, meiner Frühstückszeit, und fünfzig Minuten gerührt statt der fünfundzwanzig auf der Karte.
> | Es war der falsche Reis, das habe ich hinterher gesehen. Auf dem Beutel stand Langkorn, da hilft kein Rühren.
+ oft häufig mal woche monat regelmäßig viele lange | Am Anfang drei Abendessen die Woche, dann zwei, und gegen Ende vielleicht eins in vierzehn Tagen.
+? problem probleme schwierig geärgert ärger frust enttäuscht enttäuschung nervig lieferung lieferungen | Die Lieferungen kamen irgendwie immer anders. Manche um sieben Uhr früh, wenn ich gerade eingeschlafen war.
> | Ich habe einmal einen Zettel an die Klingel geklebt, und der Fahrer hat geklingelt, um zu fragen, was der Zettel bedeutet.
+? hilfe support kundendienst unterstützung kontakt geholfen reaktion | Die Leute im Chat waren höflich. Sie boten jedes Mal ein Guthaben an und sagten nie, was mit der Uhrzeit geschieht.
> | Am Ende hatte ich sechzig Euro Guthaben, die ich nur für weitere Kisten ausgeben konnte.
+? beteiligt leute wer haushalt personen gemeinsam familie mitbewohnerin | Bei uns entscheidet Priya über das Essen, sie isst kein Fleisch und ich schon, also war jede Bestellung eine kleine Verhandlung.
> | Am Kühlschrank hing eine Liste mit Strichen, und wer weniger Striche hatte, durfte wählen. Sie hat geschummelt.
+? wichtig wichtigste bedeutet wert brauchen entscheidend achten | Der Schlaf, am Ende. Was ich esse, darf mich keinen Schlaf kosten, und danach sollte Gemüse drin sein.
> | Nach vier Stunden Schlaf habe ich auf der Arbeit einmal eine Kurve falsch gelesen. Es ist nichts passiert, aber ich denke jedes Mal daran.
+ preis kosten kostet bezahlt geld teuer euro | Ungefähr vierundfünfzig Euro die Woche für uns beide, mehr als im Supermarkt und weniger als beim Lieferdienst.
+ gefühl insgesamt zufrieden finden meinung | Ich mag es irgendwie immer noch. Das Essen war gut, wenn es kalt ankam.
+? auswahl auswählen ausgesucht rezept rezepte konto app einrichten | Die Rezepte habe ich sonntags abends in der App ausgesucht. Zweimal hat sie meine Nüsse vergessen, da habe ich jede Karte geprüft.
> | Ich vertrage keine Walnüsse, dann schwellen mir die Lippen. Beim zweiten Mal war es ein Pesto.
+ gut gefallen gefällt mögen genossen liebsten meisten | Die Karten waren schön. Ich habe noch zwanzig davon in der Schublade und koche die mit den Kichererbsen für meine Mutter.
+? verpackung müll plastik abfall kisten umwelt | Es war so viel Verpackung, dass unsere Tonne am Dienstag voll war. Die Kühlakkus habe ich behalten, die sind gut für müde Füße.
+? portion portionen menge genug qualität zutaten frisch gemüse | Die Portionen waren klein für jemanden, der fünfzehn Kilometer pro Schicht läuft. Ich habe immer Brot dazu gegessen.
+ arbeit beruf leben selbst zuhause rolle | Ich bin Krankenpflegerin auf einer chirurgischen Station und mache seit sechs Jahren Nächte.
`

export const content = `
+@ angefangen anfang begonnen zuerst erste ersten bestellt gekommen wofür aufmerksam kennengelernt genutzt | Wir haben angefangen, als unsere Zwillinge vier Monate alt waren und keiner von uns seit einer Woche einkaufen war. Mein Bruder hat uns die erste Kiste geschenkt.
> | Als die Kiste kam, habe ich mich auf die Treppe gesetzt und ein bisschen geweint, weil jemand für mich an den Knoblauch gedacht hatte.
+@ letzte letzten mal erzählen beschreiben gekocht zubereitet abend woche tag kiste | Gestern war es ein Fischeintopf. Ich habe geschnitten, während mein Mann die Mädchen gebadet hat, und um Viertel nach sieben saßen wir am Tisch.
+? gut gefallen gefällt mögen genossen liebsten meisten gefühl | Ich liebe es, dass mir das Nachdenken abgenommen wird. Ich mache den Kühlschrank auf und da liegen drei Pläne mit Nummern.
> | Wir sagen nur eins, zwei und drei. Die Mädchen werden glauben, Abendessen sei eine Zahl.
+ problem probleme schwierig geärgert ärger frust enttäuscht lieferung lieferungen | Ich kann mich kaum beschweren. Ab und zu ist eine Limette hart wie ein Stein.
+? wichtig wichtigste bedeutet wert brauchen entscheidend achten | Dass wir um halb acht alle vier an einem Tisch sitzen. Das ist das eine Feste an unserem Tag.
> | Meine Eltern hatten eine Kneipe, und wir haben nie zusammen gegessen, deshalb bedeutet mir das viel.
+ aufhören aufgehört gekündigt gedanke entschieden zweifel bleiben anders | Daran haben wir nicht gedacht. Im August pausieren wir und fangen im September wieder an.
+ alternative alternativen ausprobiert verglichen andere anderes sonst vorher | Vorher gab es eine andere Kiste mit winzigen Gläschen für alles, die haben wir nach einem Monat gelassen.
+ heute jetzt derzeit oft häufig woche monat lange passiert | Vier Abendessen die Woche, montags bis donnerstags, seit mehr als einem Jahr.
+ hilfe support kundendienst kontakt | Eine Kiste ging im Schneesturm verloren, und am nächsten Tag stand eine neue da.
+? beteiligt leute wer haushalt personen gemeinsam familie | Mein Mann kocht seitdem mehr. Er folgt den Karten, als würde er eine Bombe entschärfen, aber er tut es.
+ preis kosten kostet bezahlt geld teuer | Etwa siebzig Euro die Woche. Wir werfen kaum etwas weg, also gleicht es sich aus.
+ auswahl auswählen rezept rezepte konto app | Die Rezepte suche ich nachts beim Stillen mit einer Hand aus, das geht erstaunlich gut.
+ verpackung müll plastik abfall kisten | Die Kisten gehen mit dem Fahrer zurück, das finde ich gut, und die Mädchen spielen vorher einen Tag damit.
+ portion portionen menge qualität zutaten frisch gemüse | Das Gemüse ist besser als im Laden an der Ecke, an den Möhren ist noch Erde.
+ wünschen wunsch besser ändern verbessern fehlt vermissen | Ab und zu ein Rezept, das man für Babys zerdrücken kann, wäre schön.
`
