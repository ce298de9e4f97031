/** The same product as two other people tell it: a nurse in Halle back on paper, a retired train driver who stays. */
export const leaver = `
+@ aufmerksam erfahren gehört kennengelernt angefangen anfang begonnen zuerst erste ersten angemeldet gekommen ankommen | Da hing eines Morgens ein Schreiben von der Genossenschaft im Treppenhaus, hinter Glas, da kommt ja keiner ran. Am Ersten sollte es losgehen, und am Dritten war das Buch weg.
> | Die Linien in dem Buch hatte noch meine Mutter gezogen. Da stehen Leute drin, die sind neunzig nach Bayern und nie wiedergekommen.
+@? aufhören aufgehört gekündigt gelöscht abgemeldet entschieden entscheidung grund schluss verlassen zettel warum zweifel gedanke eingetragen | Das war am Abend vorm Pokalspiel. Vierzehn Trikots, und das Ding sagt mir, Zeitfenster abgelaufen, dabei steh ich davor. Da hab ich mit Kuli eine Liste gemacht und mit Leukoplast an die Tür geklebt.
> | Am nächsten Morgen standen sechs Leute drauf. Sechs! Und der Herr aus dem Vierten hatte einen Tabellenkopf drübergemalt.
+@ passiert geschehen danach dann gemacht abend reagiert schritt | In der Badewanne durchgetreten hab ich die, barfuß, wie beim Wein. Um halb zwei hingen die über sämtlichen Türen.
+@? letzte letzten letztes zuletzt mal gebucht maschine lief ablauf erzählen beschreiben wäsche gewaschen | Mittwoch nach der Spätschicht, 21:30 stand drin. Ich runter mit zwei Körben, da steht einer im Bademantel und sagt, er hätt auch 21:30.
> | Bei dem stand es wirklich, er hat mir das Handy hingehalten. Wir haben dann Schnick, Schnack, Schnuck gespielt, und ich hab verloren.
+ waschtag alltag typisch normal tag woche oft häufig regelmäßig sieht ladungen | Einen Waschtag gibts bei mir nicht, es gibt Waschlücken. Zwischen Frühdienst und Training, und dann vier am Stück.
+ haushalt familie wer wäscht leben kinder mann zuhause wohnen beteiligt | Ich und die Jungs, dreizehn und zehn, beide Torwart, also immer im Schlamm. In die Trommel stopf ich, aufhängen muss der Große, der mault dabei.
+? stornieren storniert tauschen tausch getauscht absagen freigeben verschieben pläne dazwischen nachbarn | Geht da nicht richtig. Das ist so ein Hin und Her mit Anfrage, und bis die andere draufguckt, ist alles von selber trocken.
> | Mit der Frau Öztürk hab ich früher durchs Treppenhaus gerufen. Einmal hoch, einmal runter, erledigt.
+? ärger größter geärgert problem probleme schwierig schwierigkeiten nervig frust stört störend schlimm schlimmste | Dass ich Strafe gezahlt hab, obwohl ich von der Arbeit nicht wegkonnte. Das war, na ja. Ich reg mich schon wieder auf.
> | Auf Station war eine gestürzt, da guckt man nicht aufs Telefon. Hinterher waren zwei fuffzig weg, und auf dem Display war so ein trauriges Gesicht.
+@ kaputt defekt ausgefallen störung fehler funktioniert stehen blieb | Die linke pumpt nicht ab. Im Januar schwamm mein Bettzeug da drin wie im Goldfischglas, von Freitag bis Montag.
+? wenden hilfe geholfen hausmeister kontakt support ansprechpartner gemeldet melden angerufen streikt | Der Hausmeister darf ja nicht mehr ran. Vierzig Jahre hat der jede Dichtung gewechselt, der hört am Brummen, was los ist, den hast du sonntags rausklingeln können, und der kam in Hausschuhen. Und nun soll er ein Ticket schreiben. Ein Ticket! Der Mann hat noch nie eine Mail geschickt.
> | Er hats dann bei mir in der Küche getippt, mit einem Finger, und drunter geschrieben: hochachtungsvoll.
+? guthaben aufladen aufgeladen karte geld überweisen überwiesen | nur in Zehnern, und bei mir war da noch ein altes Konto hinterlegt, nämlich das vom Ex, na herzlichen Glückwunsch
> | Der hat also ein Vierteljahr meine Schlüpfer bezahlt. Gesagt hab ich nix.
+ preis preise kosten kostet teuer euro wert bezahlt ladung | Zwei fuffzig. Früher steckte das in der Umlage, gezahlt hat man es da auch, es hat bloß keiner gepiept dabei.
+ hausverwaltung genossenschaft vermieter sagen gern gerne mitteilen | Die sollen mal selber kommen, an einem Sonnabend, mit zwei Körben, wenn der Fahrstuhl steht. Mehr müsst ich gar nicht erzählen.
+? nachbar nachbarin leute umgang streit miteinander gestritten haus | Ruhiger ist es geworden, aber keine schöne Ruhe. Man guckt erst aufs Handy, bevor man grüßt.
> | Der Herr aus dem Vierten lag neulich zehn Tage in der Klinik, und ich habs von der Paketfrau erfahren. Früher hätt ich gemerkt, dass da keine Hemden hängen.
+ trockner trocknen aufhängen trockenraum leine nass | Unterm Dach, wenn die Tauben nicht drin sind.
+ nachricht nachrichten benachrichtigung benachrichtigungen erinnerung handy meldung meldungen | Die kamen immer, wenn ich grad jemanden in der Wanne hatte. Mit nassen Handschuhen, da klingelts eben.
+@? ausprobiert alternative alternativen andere anderes woanders waschsalon verglichen sonst | Einen Monat bin ich zu meiner Schwester nach Merseburg, mit der S-Bahn, mit blauen Säcken. Einer hat gefragt, ob ich ausziehe.
> | Meine Schwester nimmt ja Weichspüler, müssen Sie wissen, und nicht zu knapp. Die Jungs haben gerochen wie ein Möbelhaus.
+ heute jetzt derzeit inzwischen mittlerweile stattdessen nun | Na, die Liste hängt noch. Mit Klemmbrett sogar, das hat der Hausmeister spendiert, offiziell weiß er von nichts.
+ vorher früher damals davor zuvor | Das Buch halt, Bleistift, Radiergummi an der Strippe. Wer radiert hat, hat eine Tafel Schokolade hingelegt, das war so Sitte.
+? wichtig wichtigste wichtigsten brauchen bedeutet entscheidend | Verlass. Ich muss wissen, am Sonntag um zehn ist das grüne Trikot trocken.
> | Einmal war es das nicht, da hat der Kleine im Schlafanzugoberteil im Tor gestanden. Der Schiri hat gelacht, er nicht.
+ anders besser ändern verbessern fehlt wünschen wunsch einfacher leichter müsste | Eine Viertelstunde Kulanz. Und dass man reinschreiben kann, bin gleich unten.
+? gefühl fühlen insgesamt zufrieden finden meinung fazit empfunden eindruck | Wie aufm Amt. Als hätt ich was ausgefressen, bloß weil ich saubere Socken will.
> | Ich bin sogar mal rückwärts wieder raus, weil einer drin war und ich dachte, ich bin vielleicht gar nicht dran. Nach siebzehn Jahren im Haus.
+ gut gefallen gefällt mögen hilfreich praktisch schön vermissen | Dass man sieht, wie lange es noch dauert. Da bin ich nicht umsonst sieben Treppen runter, das lass ich gelten.
+ einrichten eingerichtet registrieren anmeldung konto passwort code anmelden app | Die wollten den Geburtsnamen vom Hauptmieter. Der heißt wie eine Käsesorte, ich habs dreimal falsch geschrieben.
+ arbeit beruf selbst arbeiten stockwerk person | Ich bin in der Altenpflege, Halle-Neustadt, siebter Stock, immer derselbe Balkon.
+ regel regeln hausordnung erklärt gewusst | Erklärt hat das niemand. Es gab ein Filmchen, da wäscht eine Frau einen einzigen Pullover.
+ waschküche raum keller sauber zustand | Schön ist es da eigentlich, gefliest wie eine Fleischerei, und riechen tut es nach Kernseife.
+ empfehlen raten freundin neue mieter mieterin tipp | Klingel bei mir, würd ich der sagen, ich schreib dich auf.
+ überrascht überraschung erwartet unerwartet | Dass die Jungen zuerst auf der Liste waren. Ich dachte, das wird so ein Rentnerding.
+ wann uhrzeit zeit zeiten entscheiden planen buchen termin | Nachts halb drei im Dienst, da gab es noch was. Wach ist da außer mir nur die Frau Seidel aus der Neun, und die hat kein Internet.
* name sichtbar daten | Ach so, und der Name steht da, für alle. Da weiß das ganze Haus, wann ich Nachtdienst hab.
* waschpulver waschmittel geklaut | Pulver wird übrigens auch geklaut, aber das war schon zu DDR-Zeiten so.
! geheim | Das Leukoplast war von der Arbeit.
`

export const content = `
+@ aufmerksam erfahren gehört kennengelernt angefangen anfang begonnen zuerst erste ersten angemeldet anmeldung einrichten eingerichtet registrieren passwort gekommen ankommen app | Eingeführt wurde das bei uns zum ersten März. Ich habe mich am Vormittag angemeldet und am Nachmittag die übrigen acht Parteien.
> | Frau Häberle hat mir dafür einen Hefezopf gebacken. Seither habe ich gewissermaßen Rufbereitschaft.
+@ letzte letzten letztes zuletzt mal gebucht maschine lief ablauf erzählen beschreiben wäsche gewaschen | Gestern. Zehn Uhr siebzehn hinunter, elf Uhr dreiundzwanzig herauf. Bettzeug, sechzig Grad.
+? gut gefallen gefällt mögen hilfreich praktisch schön vermissen | Die Pünktlichkeit. Wenn da steht, noch vier Minuten, dann sind es vier Minuten.
> | Ich stelle mich manchmal daneben und zähle mit. Das ist albern, aber siebenunddreißig Jahre Fahrplan, das legt man nicht ab.
+ waschtag alltag typisch normal tag woche oft häufig regelmäßig sieht ladungen heute jetzt derzeit | Montag und Freitag. Gebügelt wird dienstags, das greift ineinander.
+ haushalt familie wer wäscht leben frau zuhause wohnen beteiligt | Wir sind zu zweit. Übernommen habe ich das mit der Rente, vorher wusste ich nicht, wo bei uns die Klammern liegen.
+ stornieren storniert tauschen tausch absagen freigeben verschieben pläne dazwischen | Fahren wir zu den Enkeln, gebe ich den Termin am Vorabend zurück. Zweimal tippen.
+ ärger größter geärgert problem probleme schwierig schwierigkeiten nervig stört störend | Da müsste ich suchen. Die Wanduhr geht drei Minuten nach, das wurmt mich, aber dafür kann Ihr Programm nichts.
+@? wenden hilfe geholfen hausmeister kontakt support gemeldet melden angerufen streikt kaputt defekt störung fehler | Im Februar hat die rechte beim Schleudern gemahlen. Ich habe hineingeschrieben, was ich höre, und am übernächsten Tag stand der Monteur da.
> | Lager, hatte ich geschrieben, und das Lager war es. Er hat mir die Hand gegeben.
+ guthaben aufladen aufgeladen karte geld überweisen | Dreißig Euro zum Quartal, per Dauerauftrag. Ich führe ein Heft.
+ preis preise kosten kostet teuer euro wert bezahlt ladung | Zwei Euro zwanzig. Rechnet man Strom und Wasser, ist das anständig.
+ hausverwaltung genossenschaft vermieter sagen gern gerne mitteilen | Man könnte sich einmal bei der Dame bedanken, die den Boden wischt. Die kommt in keiner Statistik vor.
+? nachbarn nachbar nachbarin leute umgang streit miteinander gestritten haus | Es wird weniger gezankt. Früher war das hier, nun ja, lassen wir das.
> | Man hat einander die nassen Sachen auf die Kellertreppe gelegt. Ein Herr aus dem Dritten hat daraufhin ein Vorhängeschloss angebracht, und zwar sein eigenes Fahrradschloss.
+ trockner trocknen aufhängen leine nass | Im Hof, nach alter Ordnung, Unterwäsche innen.
+ nachricht nachrichten benachrichtigung benachrichtigungen erinnerung handy meldung | Den Ton habe ich auf Lokpfeife gestellt. Meine Frau duldet es.
+ aufhören aufgehört gekündigt gelöscht abgemeldet entschieden schluss zettel zweifel gedanke grund warum | Ich wüsste nicht, weshalb. Da müsste man mir schon das Telefon wegnehmen.
+ alternative alternativen andere anderes woanders waschsalon verglichen ausprobiert | Eine eigene, darüber haben wir gesprochen. Die hätte ins Bad gemusst, und dann wäre die Tür nicht mehr zugegangen.
+ vorher früher damals davor zuvor | Holzmarken an einem Brett. Schön gedrechselt, leider neun Stück für acht Familien.
+? wichtig wichtigste wichtigsten brauchen bedeutet entscheidend | Ordnung, wenn Sie so wollen. Dass jeder weiß, woran er ist.
> | Gleich in der ersten Woche kam die junge Mutter aus dem Erdgeschoss an einem Samstag dran. Das hatte es in diesem Haus noch nicht gegeben.
+ anders besser ändern verbessern fehlt wünschen wunsch einfacher müsste | Einen festen Platz fürs ganze Jahr, das wäre etwas. So tippe ich jeden Montag dasselbe.
+ gefühl fühlen insgesamt zufrieden finden meinung fazit eindruck | Zufrieden. Das Wort nehme ich nicht oft in den Mund.
+ arbeit beruf selbst person | Lokführer war ich, Plochingen, Tübingen, Ulm. Wir wohnen in Esslingen.
+ waschküche raum keller sauber zustand regel regeln hausordnung erklärt | Tadellos. Den Absatz darüber in der Hausordnung habe ich übrigens mitverfasst.
+ empfehlen raten neue mieter mieterin tipp überrascht erwartet | Bei mir klingeln, dann erkläre ich es. Länger als einen Kaffee dauert das nicht.
+ wann uhrzeit zeit zeiten entscheiden planen buchen termin | Sonntags nach dem Krimi, für die ganze Woche.
* liegestuhl sommer | Im Sommer steht dort unten ein Liegestuhl. Ich sage nicht, von wem.
`
