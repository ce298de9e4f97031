/** The same two people as they would tell it in German. */
export const leaver = `
+@ angefangen anfang begonnen zuerst erste genutzt verwendet aufmerksam kennengelernt lernen gelernt | Mein Sohn ist nach Lissabon gezogen und hat dort geheiratet, da wollte ich mit einundsechzig mit meiner Schwiegertochter reden können. An Neujahr habe ich mich angemeldet.
> | Bei der Hochzeit saß ich zwischen zwei Tanten, die drei Stunden über mich hinweg geredet haben. Ich habe gelächelt, bis mir die Wangen weh taten.
+@? aufhören aufgehört gekündigt gedanke entschieden entscheidung schluss zweifel gedacht lust moment erzählen | Im März habe ich der Bäckersfrau, die Portugiesin ist, einen Satz gesagt, und sie hat auf Deutsch geantwortet. Ich bin heimgegangen und habe es nicht mehr geöffnet.
> | Den Satz hatte ich zwei Wochen lang vor dem Badezimmerspiegel geübt, bei laufendem Wasser, damit mein Mann nichts hört.
+ passiert danach geschehen schritt zwischen gemacht dann | Eine Weile habe ich mir gesagt, nach Ostern geht es weiter. Die Lektionen stapelten sich, elf, dann zwanzig, und dann konnte ich die Zahl nicht mehr ansehen.
> | Als vierunddreißig da stand, habe ich das Symbol auf die letzte Seite geschoben, hinter die Taschenlampe.
+ alternative alternativen ausprobiert verglichen andere anderes sonst vorher | Ich habe ein Halbjahr an der Volkshochschule versucht und einen Kasten mit Karten. Mein Sohn schickte mir jeden Sonntag einen Film mit Untertiteln.
+ heute jetzt derzeit inzwischen stattdessen sprechen üben | Heute telefoniere ich mit meiner Schwiegertochter, halb mit den Händen, was am Telefon albern ist.
> | Letzte Woche hat sie mir das Wort für Nudelsieb beigebracht, weil ich gerade abgegossen habe.
+ anders besser ändern verbessern fehlt gefehlt wünsche wünschen bleiben geblieben | Hätte mir im zweiten Monat jemand gesagt, dass im zweiten Monat niemand etwas versteht, hätte ich wohl weitergemacht.
+@? letzte letzten zuletzt mal lektion gehört beschreiben tag alltag typisch wann | Die letzte Lektion ging um ein Hotelzimmer für zwei. Ich habe sie im Auto vor dem Schwimmbad gehört, der Regen trommelte, und ich verstand jedes fünfte Wort.
> | Die Antwort an der Rezeption habe ich neunmal abgespielt. Am Ende hat er nur seinen Namen buchstabiert.
+ oft häufig woche monat regelmäßig viele lange passt | Im ersten Monat jeden Morgen vor dem Frühstück, dann dienstags, und dann nur noch, wenn ich mich schuldig fühlte.
+? problem probleme schwierig schwierigkeiten geärgert ärger hürde hürden mühsam nervig | Das Tempo war ziemlich brutal. Ab Kapitel vier reden die wie Leute, die einen Zug erwischen müssen.
> | Auf halbem Tempo klangen alle betrunken. Mein Mann dachte, mit dem Radio sei etwas passiert.
+? lehrkraft lehrkräfte lehrer kontakt hilfe support geholfen | Mein Lehrer war ein junger Mann namens Davi, der jedes einzelne Wort verbessert hat. Nach dem dritten Gespräch habe ich so getan, als sei mein Mikrofon kaputt.
> | Ich habe sogar die Hand vor die Kamera gehalten, damit es wie ein Fehler aussieht. Ich war Schulleiterin, stellen Sie sich das vor.
+? beteiligt leute mann familie freunde wer wusste | Niemand wusste davon außer meinem Mann. Mein Sohn sollte nichts hören, bevor ich etwas kann.
> | Er hat es trotzdem erfahren, vom Kontoauszug. Er hat ein wenig geweint, hat er mir später gesagt.
+? wichtig wichtigste wert brauchen bedeutet | Ich möchte ein einziges richtiges Gespräch mit ihr führen, ohne dass mein Sohn dazwischen sitzt. Grammatik ist mir dabei völlig gleich.
> | Wenn im Mai das Enkelkind kommt, möchte ich verstehen, wie sie es rufen.
+ preis kosten kostet bezahlt geld teuer euro | Es waren neun Euro im Monat. Das sind zwei Kaffee, am Geld lag es also nie.
+ gefühl insgesamt zufrieden finden meinung fazit | Ich kam mir am Ende alt vor, um es deutlich zu sagen. Die Lektionen selbst waren reizend.
+? einstufung test stufe auswahl einrichten eingerichtet konto | Der Einstufungstest hat mich in den zweiten Kurs gesteckt, weil ich gut geraten habe. Ich hätte ganz vorn anfangen sollen.
> | Geraten habe ich, weil eine Uhr herunterzählte. Neben einer tickenden Uhr konnte ich noch nie denken.
+ gut gefallen gefällt hilfreich mögen teil funktion | Die kleinen Geschichten am Ende waren wunderbar. Ich frage mich heute noch, ob der Briefträger den Hund gefunden hat.
+? erinnerung erinnerungen nachricht nachrichten mail | In den Erinnerungen war eine weinende Eule. Ich bin doch keine drei Jahre alt.
> | Einmal erschien sie im Gemeinderat auf der großen Leinwand, vor allen, mit Tränen.
+ arbeit beruf selbst zuhause | Ich bin im Ruhestand und lebe bei Göttingen mit meinem Mann, einem Hund und zu vielen Büchern.
`

export const content = `
+@ angefangen anfang begonnen zuerst erste genutzt aufmerksam kennengelernt lernen gelernt | Ich fahre in Hamburg den Nachtbus, und die Hälfte der Kollegen kommt aus Polen. Vor zwei Jahren habe ich angefangen, damit ich weiß, worüber sie lachen.
> | In der ersten Schicht mit den neuen Wörtern habe ich vierzig Leuten guten Appetit statt guten Morgen gewünscht. Sie haben geklatscht.
+@ letzte letzten zuletzt mal lektion gehört beschreiben tag alltag wann | Letzte Nacht in der Pause war es die mit dem Zahnarzt, mit einem Brot, im leeren Bus. Elf Minuten, und ich habe alles verstanden.
+? gut gefallen gefällt mögen teil hilfreich | Ich liebe es, dass eine Lektion so lang ist wie meine Pause. Nie hänge ich mitten in einer fest.
> | Vorher hatte ich ein Buch und bin so oft auf Seite neun eingeschlafen, dass es dort von selbst aufgeht.
+ problem probleme schwierig hürde hürden ärger lust moment erzählen | Nichts Schlimmes. Die Endungen sind ein Dschungel, aber das ist die Sprache und nicht das Programm.
+? wichtig wichtigste wert brauchen bedeutet | Am Tisch in der Kantine dazuzugehören, darum geht es mir. Früher habe ich mit dem Handy gegessen.
> | Letzten Monat hat Marek mich als Trauzeugen gefragt. Ich habe auf Polnisch ja gesagt, mit einem Fehler darin.
+ aufhören aufgehört gedanke entschieden schluss zweifel gemacht dann | Aufhören wollte ich nie. Im Sommer mache ich weniger, wegen des Gartens.
+ alternative verglichen andere sonst vorher | Vorher war es das Buch, und meine Tochter wollte es mir mit Liedern beibringen.
+ heute jetzt oft häufig woche monat passt | Viermal die Woche, immer in der zweiten Pause.
+ lehrkraft lehrkräfte lehrer kontakt hilfe | Ich habe meiner Lehrerin wegen einer Endung geschrieben, und am selben Abend kam eine Sprachnachricht.
+? beteiligt leute familie freunde kollegen wer | Die Kollegen prüfen mich. Jede Nacht fragt einer ein Wort, und wenn ich es nicht weiß, koche ich den Kaffee.
> | Im Januar habe ich elf Nächte hintereinander Kaffee gekocht. Seit Ostern ist meistens Marek dran.
+ preis kosten kostet teuer euro | Neun Euro, für Kaugummi gebe ich mehr aus.
+ fehlt wünsche wünschen besser ändern anders | Es dürfte mehr Wörter fürs Fahren haben. Blinker musste ich von Marek lernen.
+ erinnerung erinnerungen nachricht | Die Erinnerungen habe ich am ersten Tag abgestellt, meine Pause erinnert mich genug.
+ gefühl insgesamt zufrieden meinung | Ich bin stolz darauf, und es bringt mich durch die Nacht.
`
