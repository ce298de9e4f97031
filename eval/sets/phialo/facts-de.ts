/** Two people from German labs, with stories of their own: one who let it go, and one who kept it. */
export const leaver = `
+ labor arbeit beruf aufgabe aufgaben machen selbst zuständig person rolle bestand wofür | Chemielaborant, gelernt noch bei der Zeche, wenn man so will, seit 1996 hier am Institut. Ich mach die Ausgabe im Keller, Lösemittel, Gase und alles, wo ein Totenkopf drauf ist.
+@ angefangen anfang begonnen zuerst erste ersten kam kommen gekommen eingeführt einführung entschieden aufmerksam gehört kennengelernt beginn | Nach der Begehung durch die Unfallkasse, Februar vorletztes Jahr. Da stand im Protokoll „Gefahrstoffverzeichnis lückenhaft“, und drei Wochen später hatte der Dekan eine Lizenz und ich ein Passwort.
> | Lückenhaft war noch höflich. Der Prüfer hat bei mir im Schrank eine Flasche Äther gefunden, älter als meine Ehe, mit Kristallen am Deckel. Dann kam der Kampfmittelräumdienst und die ganze Straße stand draußen.
+? vorher früher tabelle excel liste chemikalienliste karteikarten bisher davor ordner | Karteikasten. Grün, aus Blech, mit meiner Schrift drin und der von meinem Vorgänger. Da konnte der Strom ausfallen, wie er wollte.
> | Der Vorgänger, der Kuno, hat hinten draufgeschrieben, wer was nie zurückgebracht hat, mit Datum. Da stehen Leute drin, die sind heute Professor.
+@? umzug umstellung übertragen eingeben eingegeben einpflegen pflegen gepflegt gepflegte daten einrichten einrichtung import aufwand | Eingetippt hab ich das alles selber, zwischen Fasching und Pfingsten, viertausend und ein paar. Man hat mir eine Hilfskraft versprochen, die war dann einen Nachmittag da und allergisch.
> | Gegen was, hab ich gefragt. Staub, sagt er. Also im Chemikalienkeller.
+@? gesucht suchen suche finden gefunden letzte letzten letztes mal gebinde flasche beschreiben erzählen zuletzt tag | Das war so ein Donnerstag, kurz vor Feierabend. Eine Doktorandin braucht Palladium auf Kohle, im Programm heißt es Raum K14, Schrank 3. K14 ist seit dem Wasserschaden das Fahrradzimmer.
> | Wir haben die Räder rausgetragen. Bei elf Rädern hab ich aufgehört zu zählen, und da stand tatsächlich noch der Schrank, und drin war eine Luftpumpe.
+? standort standorte ort stimmt stimmen vertrauen verlass verlassen angezeigte anzeige richtig genau bildschirm | Standort, ja mei. Der stimmt an dem Tag, wo man ihn einträgt. Flaschen haben Beine, das weiß jeder.
> | Ich hab angefangen, die Leute zu fragen statt das Programm, und hinterher im Programm nachgeguckt, ob die recht haben. Irgendwann fällt einem auf, dass man den zweiten Schritt nur noch aus Höflichkeit macht.
+ bestellen bestellung bestellungen bestellt leer passiert nachbestellen nachschub einkauf beschaffung lieferung | Ist was leer, stellen die mir die Pulle vor die Tür, wie früher beim Milchmann. So läuft das, da kann da oben stehen, was will. Und ich tipp es dann ins SAP.
> | Einmal standen da nach Ostern dreiundzwanzig Stück, in einer Reihe, und jemand hatte ein Schild dazugestellt: Pfand.
+@ freigabe freigeben freigegeben gibt genehmigen genehmigung genehmigt chef professor unterschrift verantwortlich | Unterschreiben muss die Frau Professor Wiesinger. Die hat mir im Juni ihr Kennwort auf einen Kassenzettel geschrieben und gesagt, machen Sie mal, Herr Bolle, Sie wissen das eh besser.
> | Seither genehmige ich mir meine eigenen Bestellungen. Hat nie einer gemerkt, und das fand ich, ehrlich gesagt, schlimmer als die Warterei.
+? etikett etiketten aufkleber kleben beschriften beschriftung drucken drucker erfahrungen aceton | Bei uns ist überall Aceton. Ein Tropfen auf den Kleber und der Strichcode ist Aquarell.
> | Die Sekretärin hat eines eingerahmt, das ist so blau verlaufen, richtig schön. Hängt in ihrem Büro, „o. T., 2024“.
+ scanner scannen gescannt barcode strichcode code kamera handy telefon handschuhe tablet gerät app | Scannen ging mit dem Diensthandy, und das Diensthandy ist eins für vier Leute. Also sucht man erst das Handy, und danach den Stoff.
+@? inventur bestandsaufnahme zählen gezählt zählung ablauf verlief lief jahr | Zur Inventur im November waren wir zu fünft und bis abends um neun. Rausgekommen ist ein Stapel von vierhundert Sachen, die es nicht gibt, und eine Kiste Sachen, die es gibt.
> | In der Kiste war Quecksilber, anderthalb Liter. Da hat keiner mehr Pizza gewollt.
+ ablauf abgelaufen haltbarkeit verfallsdatum verfall warnung warnungen erinnerung erinnerungen meldung meldungen benachrichtigung mail | Warnungen kamen vierzehn am Tag. Mein Rekord ist destilliertes Wasser, das sei jetzt abgelaufen.
+? team kollegen alle mitmachen leute gruppe arbeitskreis nutzen benutzen beteiligt andere doktoranden studenten warum scheitert | Mitgemacht haben zwei von sechs Arbeitskreisen. Die anderen haben genickt.
> | Beim Bruckner hab ich es persönlich versucht, mit Kuchen. Er hat drei Stück gegessen und gesagt, er hat seine eigene Ordnung. Seine Ordnung ist, dass ers bei mir holt.
+ gefühl fühlen stimmung empfunden meinung insgesamt zufrieden fazit zusammenfassend | Man kam sich vor wie beim Zoll. Den Leuten in die Taschen gucken, das ist nicht meins.
+ lernen gelernt schulung einarbeitung einarbeiten neue neuen zeigen gezeigt erklären unterweisung | Die Neuen kriegen von mir die Unterweisung, eine Stunde, Augendusche, Löscher, Fluchtweg. Da noch das Programm dazu, das ging immer in den letzten drei Minuten unter.
+@? falsch fehler problem probleme schwierig schwierigkeiten ärger geärgert ärgerlich schlimmste schiefgegangen panne hürde hürden | Im Juli hat einer Chlorbleiche neben die Säuren sortiert, weil das Programm den Platz als frei gezeigt hat. Gerochen hab ich das noch auf der Treppe.
> | Ich hab das Fenster aufgemacht und dann zwanzig Minuten nichts gesagt, zu keinem. Meine Tochter wird auch Laborantin, an die hab ich da gedacht.
+ danach geschehen schritt dann reagiert folgen unternommen getan hinterher | Dann hab ich meine Kreide geholt und die Säureschränke wieder angemalt wie früher, rot und blau. Der Dekan fand das nicht schön. Ich schon.
+? hilfe hilft geholfen support kundendienst kontakt antwort geantwortet angerufen hotline ansprechpartner | Geschrieben hab ich denen zweimal. Das zweite Mal auf Deutsch, da kam eine Antwort mit „Hallo Bolle“ und einem Raketchen.
> | Raketchen ist im Chemikalienkeller so eine Sache.
+@? aufhören aufgehört gekündigt kündigen kündigung entscheidung schluss zweifel gedacht gedanke abgeschafft aufgegeben grund ende | Aufgehört hat es am Buß- und Bettag. Die Lizenz lief aus, das System hat mich gefragt „Möchten Sie Ihr Labor behalten?“, und ich hab auf Nein gedrückt und bin heim.
> | Meine Frau hat gesagt, du pfeifst ja. Ich hatte das gar nicht bemerkt. Gepfiffen hab ich zuletzt, als der Kleine den Führerschein hatte.
+ heute jetzt derzeit inzwischen stattdessen mittlerweile nun aktuell | Jetzt ist es wieder der Blechkasten, und für die Unfallkasse eine Excel, die einmal im Quartal geputzt wird.
+ alternative alternativen ausprobiert verglichen anderes sonst optionen geprüft | Die Uni hat selber was, das hat das Rechenzentrum gebaut. Da braucht man zum Einloggen zwei Geräte und einen Zeugen.
+ preis kosten kostet bezahlt zahlen teuer euro geld wert budget tarif | Was es gekostet hat, weiß ich nicht, das lief über die Zentrale. Meine Stunden hat jedenfalls keiner bezahlt.
+ ändern anders besser verbessern fehlt fehlte gefehlt wünschen wunsch wünsche müsste bleiben geblieben änderung | Es müsste an der Flasche hängen und nicht an mir. Wie im Supermarkt, raus durch die Tür und es weiß Bescheid.
+ wichtig wichtigste wichtigsten brauchen entscheidend bedeutet worauf | Dass abends alle zehn Finger nach Hause gehen. Und zwar bei jedem.
+ gut gefallen gefällt hilfreich mögen nützlich vermissen vermisst praktisch schön | Der Lageplan mit den Farben, wer zusammenstehen darf und wer nicht. Das war eine feine Sache, den hab ich mir ausgedruckt, bevor es zu war.
+? sicherheitsdatenblatt sicherheitsdatenblätter datenblatt datenblätter gefahrstoff gefahrstoffe gefahrstoffverzeichnis sicherheit gefahr | Die Datenblätter kamen automatisch, auf Englisch. Rechtlich ist das nichts.
> | Der Mann von der Unfallkasse hat „Danger“ gelesen, mich angesehen und gesagt: Stimmt ja.
+ urlaub krank abwesend vertretung abwesenheit weg fehlen | In der Reha war ich fünf Wochen, das Knie. In den fünf Wochen sind zwei Sachen eingetragen worden, beide waren Kaffee.
+ oft häufig woche regelmäßig täglich alltag laboralltag normal typisch viele lange | Am Anfang ein, zwei Stunden jeden Tag. Am Ende freitags eine Viertelstunde, mehr so wie Blumengießen bei Leuten, die man nicht leiden kann.
+ empfehlen raten freund weiterempfehlen sagen nachbar | Kommt drauf an, ob da wer Lust drauf hat. Bei uns hatte keiner, ich ja auch nicht.
* überrascht überraschung überraschend unerwartet erwartet | Was mich gewundert hat: Wie viele ein Auge drauf haben, sobald es bunt ist. Der Hausmeister kannte den Plan besser als der Dekan.
* strom netz server ausfall | Und unten im Keller ist kein Empfang, das sag ich nur dazu. Gar keiner, da müssen Sie zum Lichtschacht.
! heimlich zugeben | Den Äther hatte ich jahrelang gesehen.
`

export const content = `
+ labor arbeit beruf aufgabe aufgaben machen selbst zuständig person rolle bestand wofür | Ich leite ein kleines Trinkwasserlabor bei Görlitz, wir sind zu siebt. Brunnen, Schulen, Freibäder, im Sommer geht uns das Zeug schneller aus, als man gucken kann.
+@ angefangen anfang begonnen zuerst erste ersten kam kommen gekommen eingeführt einführung entschieden aufmerksam gehört kennengelernt beginn | Das hat die Azubine angeschleppt, die Jette, im zweiten Lehrjahr. Die hat das in der Berufsschule gesehen und mir in der Frühstückspause hingelegt, so, Chefin, das brauchen wir.
> | Ich hab erst nein gesagt. Sie hat gesagt, gut, dann zählen Sie die Nährböden. Nach dem dritten Kühlschrank hab ich unterschrieben.
+ vorher früher tabelle excel liste chemikalienliste bisher davor ordner | Wir hatten ein Whiteboard. Wenn die Putzfrau neu war, hatten wir keins.
+@? umzug umstellung übertragen eingeben eingegeben einpflegen pflegen gepflegt gepflegte daten einrichten einrichtung import aufwand | Drei Nachmittage und ein Blech Streuselkuchen. Wir haben vorher weggeschmissen, das war der Trick, zwei Container voll.
> | Am Container hat die Kollegin Henschel eine Bürette wieder rausgeholt, von ihrer Gesellenprüfung 1983. Die durfte bleiben und hat jetzt sogar einen eigenen Eintrag.
+@ gesucht suchen suche finden gefunden letzte letzten letztes mal gebinde flasche beschreiben erzählen zuletzt tag | Heute, Viertel nach acht. Pufferlösung pH 7, angeblich keine mehr da, und im Programm stehen zwei, unten links hinter dem Ammonium. Standen sie auch.
+ standort standorte ort stimmt stimmen vertrauen verlass verlassen angezeigte anzeige richtig genau | Der stimmt zu, na, sagen wir neunzehn von zwanzig Malen. Das zwanzigste ist immer der Kollege Mirko.
+? bestellen bestellung bestellungen bestellt leer passiert nachbestellen nachschub einkauf beschaffung lieferung | Wer die vorletzte nimmt, scannt. Die vorletzte, nicht die letzte, da hab ich drauf bestanden.
> | Wir mussten mal ein Freibad zulassen bei vierunddreißig Grad, weil uns ein Reagenz für sechs Euro fehlte. Der Bürgermeister hat mich auf dem Handy angerufen, im Hintergrund haben die Kinder geheult.
+ freigabe freigeben freigegeben gibt genehmigen genehmigung genehmigt chef unterschrift verantwortlich | Bis zweihundert darf jeder selber, drüber ich. Das mach ich abends vom Sofa.
+ etikett etiketten aufkleber kleben beschriften beschriftung drucken drucker erfahrungen | Mit den Etiketten bin ich im Reinen, seit wir die laminierten nehmen. Nass wird bei uns ja alles.
+ scanner scannen gescannt barcode strichcode code kamera handy telefon handschuhe tablet gerät app | Am Ausgang vom Lager hängt ein altes Telefon an einer Wäscheleine. Scannen, loslassen, schwingt zurück.
+@? inventur bestandsaufnahme zählen gezählt zählung ablauf verlief lief jahr | Die letzte haben wir im Januar gemacht, halb eins waren wir fertig und sind Eisstockschießen gegangen.
> | Im Jahr davor hatte ich an dem Tag meinen Hochzeitstag verpasst. Mein Mann war diesmal mit auf dem Eis, der hat nicht schlecht geguckt.
+ abgelaufen haltbarkeit verfallsdatum verfall warnung warnungen erinnerung erinnerungen meldung meldungen benachrichtigung mail | Die Ablaufwarnung für die Standards ist Gold. Früher hat die der Auditor gefunden, jetzt finden wir sie.
+? team kollegen alle mitmachen leute gruppe nutzen benutzen beteiligt andere warum scheitert | Alle, wobei Mirko erst nach einer Wette.
> | Er hat gesagt, er weiß auswendig, was da ist. Ich hab gesagt, zehn Sachen. Gewusst hat er vier, und eine davon war seine Brotdose.
+ gefühl fühlen stimmung meinung insgesamt zufrieden fazit | Ich schlafe vor dem Audit. Das reicht mir als Antwort.
+ lernen gelernt schulung einarbeitung einarbeiten neue neuen zeigen gezeigt erklären unterweisung | Das zeigt die Jette, die kann das besser als ich. Zehn Minuten, und danach dürfen sie an der Wäscheleine üben.
+ falsch fehler problem probleme schwierig schwierigkeiten ärger geärgert ärgerlich schlimmste panne hürde hürden | Einheiten, das ist fummelig. Ich hatte mal vierhundert Kilo Kochsalz, das waren vierhundert Gramm.
+ hilfe hilft geholfen support kundendienst kontakt antwort geantwortet angerufen ansprechpartner | Einmal gefragt, am selben Tag eine Antwort, hat gestimmt. Mehr war da nicht.
+ aufhören aufgehört gekündigt kündigen kündigung entscheidung schluss zweifel abgeschafft aufgegeben grund ende | Gekündigt? Da würde mir die Jette aber was erzählen.
+ alternative alternativen ausprobiert verglichen anderes sonst optionen | Ein Vertreter war da mit einem Schrank, der selber zählt. Der kostete so viel wie unser Auto.
+ preis kosten kostet bezahlt zahlen teuer euro geld wert budget tarif | Ist im Rahmen. Einmal weniger Express im Monat, und es ist wieder drin.
+ heute jetzt derzeit inzwischen oft häufig woche regelmäßig täglich alltag laboralltag normal | Das läuft den ganzen Tag mit, so wie das Radio.
+ ändern anders besser verbessern fehlt fehlte wünschen wunsch wünsche müsste bleiben änderung | Eine Ansicht für Gebrauchslösungen, die wir selber ansetzen. Da trickse ich noch mit dem Kommentarfeld.
+? wichtig wichtigste wichtigsten brauchen entscheidend bedeutet | Dass ich unterschreiben kann, das Wasser ist gut, und es auch glaube.
> | Meine Kleine geht in die Kita, deren Hahn ich beprobe. Da trinkt man anders aus dem Becher.
+ gut gefallen gefällt hilfreich mögen nützlich vermissen praktisch schön | Dass man sieht, welche Charge in welcher Messung war. Da klopf ich mir manchmal selber auf die Schulter.
+ sicherheitsdatenblatt sicherheitsdatenblätter datenblatt datenblätter gefahrstoff gefahrstoffe gefahrstoffverzeichnis sicherheit | Die hängen am Eintrag dran, ein Klick. Beim Brandschutz hat der Feuerwehrmann gefragt, ob er das für die Wache haben kann.
+ empfehlen raten freund weiterempfehlen sagen nachbar | Hab ich schon, in Zittau drüben. Die haben sich mit Honig bedankt.
* überrascht überraschung überraschend unerwartet urlaub vertretung | Ach so, und im Urlaub ruft keiner mehr an. Bornholm, zwei Wochen, nix.
* hochwasser wetter | Beim Hochwasser haben wir das Lager in zwei Stunden leergeräumt, und danach wusste man von jeder Kiste, wo sie gelandet ist.
`
