/** The same two people as they would tell it in German. */
export const leaver = `
+@ angefangen anfang begonnen zuerst erste genutzt verwendet benutzt wofür aufmerksam kennengelernt eingesetzt | Ich habe zwei Cafés mit neunzehn Leuten. Wir haben mit Shiftwise angefangen, als meine Schwester in Elternzeit ging und sonst niemand wusste, wer wann arbeitet.
> | In der Woche danach standen drei Leute an einer Theke und an der anderen niemand. Ich habe im Schlafanzugoberteil Kaffee ausgeschenkt.
+@? aufhören aufgehört gekündigt kündigung gedanke entschieden entscheidung verlassen schluss zweifel gedacht | Das war am zweiten Wochenende im August. Der verschickte Plan war der alte, vier Leute kamen an einem Tag, an dem wir zu hatten, und ich war stinksauer.
> | Ich habe allen vieren den Tag aus eigener Tasche bezahlt, ungefähr dreihundertsechzig Euro, sonst hätte ich ihnen nicht in die Augen schauen können.
+ passiert danach geschehen ablauf schritt schritte zwischen abgelaufen | Danach hing ein paar Wochen lang zusätzlich ein Papierplan am Kühlschrank. Irgendwann hat meine Kollegin nur noch den Papierplan gepflegt.
> | Niemand hat gesagt, wir hören jetzt auf. Abgebucht wurde noch bis November, so leise lief das.
+ alternative alternativen ausprobiert verglichen vergleich gewechselt wechsel angesehen andere anderes sonst | Wir haben Planday angesehen und eine Tabelle, die eine Freundin in ihrer Bäckerei benutzt. Planday wollte einen Jahresvertrag, also wurde es die Tabelle.
> | Die Freundin kam an einem Sonntag mit Kuchen vorbei und hat mir die Tabelle in einer Stunde eingerichtet.
+ heute jetzt derzeit mittlerweile inzwischen machen erledigen lösen stattdessen | Heute ist es die Tabelle und eine Chatgruppe. Ich mache den Plan mittwochs zu Hause und schicke allen ein Bild davon.
+ anders besser ändern verbessern fehlt fehlte gefehlt bleiben geblieben wünschen wunsch gewünscht | Wenn es angezeigt hätte, dass der verschickte Plan vom Entwurf abweicht, wäre ich geblieben. Man sah nie, welche Fassung die Leute vor sich hatten.
+@ letzte letzten mal erzählen beschreiben plan planung dienstplan woche geplant tag alltag typisch | Letzten Mittwoch saß ich um neun mit einem Glas Wein da, habe Lena von Freitag auf Samstag geschoben und dafür vierzig Minuten gebraucht, weil zwei unter sich getauscht hatten.
> | Vom Tausch habe ich nur durch den Spüler erfahren. Sonst hätte ich es am Samstag bei voller Terrasse gemerkt.
+ oft häufig mal woche monat regelmäßig wie viele lange | Zwei- bis dreimal die Woche, im Sommer öfter, wenn die Studenten kommen und gehen.
+? problem probleme schwierig schwierigkeiten geärgert ärger frust umständlich mühsam nervig stört | Das Tauschen war irgendwie chaotisch. Die Leute tauschten in der App und ich bekam nichts davon mit.
> | Zweimal standen zwei Leute für eine Schicht da, und die eine hatte schon den Babysitter bezahlt. Das bekomme ich heute noch zu hören.
+? hilfe support kundendienst unterstützung kontakt geholfen gefragt | Ich habe dem Kundendienst einmal wegen des alten Plans geschrieben. Nach fünf Tagen kam ein Link zu einem Artikel, den ich schon kannte.
> | In dem Artikel waren Bilder von einer Fassung mit anderen Menüs, da haben wir nach zehn Minuten aufgegeben.
+? beteiligt leute team wer kollegen mitarbeiter personen mitgeredet einfluss | Meine Kollegin Ines hatte am meisten mitzureden, weil sie die Abende macht. Sie wurde nie warm damit.
> | Ines hat in ihrer letzten Stelle schlechte Erfahrungen mit einer Stechuhr gemacht, deshalb ist ihr so etwas verdächtig.
+? wichtig wichtigste bedeutet wert brauchen entscheidend | Ich brauche, dass alle auf denselben Plan schauen und dass ich ihm trauen kann. Alles andere ist für mich Verzierung.
> | Wenn ich ihm nicht trauen kann, liege ich freitags nachts wach und gehe die Schichten im Kopf durch.
+ preis kosten kostet bezahlt geld teuer euro gezahlt | Wir haben achtunddreißig Euro im Monat bezahlt. Das ging in Ordnung, ich habe nicht viel darüber nachgedacht.
+ gefühl insgesamt zufrieden finden meinung fazit | Gemischt. Die Idee ist gut und die Leute sind freundlich, aber an dem einen Tag, auf den es ankam, hat es mich im Stich gelassen.
+? einrichten eingerichtet einrichtung lernen gelernt einführung ersten tage wochen einarbeitung | Das Einrichten hat einen ganzen Sonntag gedauert. Ich habe neunzehn Leute mit Stunden eingetippt und zwei haben nie ein Konto angelegt.
> | Eine von den beiden ist dreiundsechzig und hat ein Tastentelefon. Ich habe sie jede Woche angerufen und ihr die Schichten vorgelesen.
+ funktion funktionen teil nutzen gut gefallen gefällt hilfreich mögen am meisten | Gefallen hat mir die Ansicht mit den Urlauben. Im März konnte ich auf einen Blick sehen, wer im Juli frei wollte.
+? handy telefon nachrichten benachrichtigung benachrichtigungen erinnerung mitteilung informiert | Die Nachrichten gingen spät hinaus. Ich habe mittags veröffentlicht und die Leute bekamen es abends.
+? stunden lohn abrechnung export bericht zahlen buchhaltung | Am Monatsende musste ich die Stunden von Hand in die Lohnabrechnung tippen, weil im Export die Pausen fehlten.
+ arbeit betrieb beruf rolle selbst café | Die Cafés sind in Leipzig, eins am Fluss und eins an der Uni. Ich mache die Vormittage und die Bücher.
`

export const content = `
+@ angefangen anfang begonnen zuerst erste genutzt verwendet benutzt wofür aufmerksam kennengelernt eingesetzt | Wir haben eine Fahrradwerkstatt mit elf Leuten, und ich habe im letzten Frühjahr damit angefangen, als die Tafel an der Tür heruntergefallen ist.
> | Die kaputte Tafel habe ich mit Klebeband zusammengehalten und am selben Abend alles abgetippt, bis Mitternacht.
+@ letzte letzten mal erzählen beschreiben plan planung dienstplan woche geplant tag alltag typisch | Am Montag habe ich die letzte Woche kopiert, zwei Leute für den Markt am Samstag verschoben und den Plan veröffentlicht, während der Kaffee durchlief.
+? funktion funktionen teil nutzen gut gefallen gefällt hilfreich mögen gefühl meisten | Ich liebe das Kopieren ganzer Wochen. Meine Wochen sind fast gleich, da ändere ich drei Namen und bin fertig.
> | Vorher habe ich jede Woche sonntags abends von Hand gezeichnet, und meine Tochter fragte immer, wann das Zeichnen vorbei ist.
+ problem probleme schwierig schwierigkeiten geärgert ärger frust umständlich mühsam | Richtig Schlimmes fällt mir nicht ein. Die Farben sind auf meinem alten Bildschirm etwas blass.
+? wichtig wichtigste bedeutet wert brauchen entscheidend | Dass die anderen zu Hause hineinschauen können, ohne mich anzurufen. So habe ich meine Sonntage für mich.
+ aufhören aufgehört gekündigt kündigung gedanke entschieden zweifel bleiben anders | Ans Aufhören habe ich nie gedacht. Wenn die Werkstatt im Winter zu hat, pausiere ich zwei Monate.
+ alternative alternativen ausprobiert verglichen gewechselt andere anderes sonst vorher | Vorher gab es die Tafel und eine Zeit lang einen Kalender auf dem Rechner meines Bruders, den nur er öffnen konnte.
+ heute jetzt derzeit oft häufig woche monat passiert | Ich öffne es jeden Morgen für eine Minute, um zu sehen, wer da ist.
+ hilfe support kundendienst kontakt | Ich habe einmal wegen einer Rechnung angerufen, und die Frau hat es gleich am Telefon gelöst.
+? beteiligt leute team wer kollegen mitarbeiter personen | Meine Mechaniker nutzen es am Handy, sogar der alte Anton, der sonst alles mit Bildschirm hasst.
> | Anton kam im Juni zu mir und fragte, ob er seinen Urlaub selbst eintragen darf. Ich bin fast vom Hocker gefallen.
+ preis kosten kostet bezahlt geld teuer | Gut zwanzig Euro im Monat, weniger als die Zeit, die ich früher gebraucht habe.
+ einrichten eingerichtet einrichtung lernen einführung ersten tage | An einem Nachmittag lief es, mein Sohn saß daneben. Die Namen kamen aus einer Liste, die ich ohnehin hatte.
+ handy telefon nachrichten benachrichtigung mitteilung | Die Nachrichten kommen in Sekunden an, ich sehe die Leute auf ihr Handy schauen, wenn ich veröffentliche.
+ wünschen wunsch besser ändern verbessern fehlt | Das Wetter für die Markttage könnte es anzeigen, das wäre für uns praktisch.
+ stunden lohn abrechnung export bericht zahlen | Die Stunden gehen am Monatsersten als Datei an unsere Buchhalterin, und sie hat sich nie beschwert.
`
