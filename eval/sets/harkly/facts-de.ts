/** The same two people as they would tell it in German. */
export const leaver = `
+@ angefangen anfang begonnen zuerst erste ersten bekommen aufmerksam kennengelernt gekommen kamen kommen anpassung gehört eingerichtet | Also gut. Meiner Tochter wurde der Fernseher zu laut, so ehrlich muss man sein, und der junge Mann beim Akustiker hat mir Harkly gleich im Sitzen aufs Handy gemacht. Gewollt hatte ich das nicht unbedingt.
> | Die hat mitgezählt! Einundvierzig Mal hab ich bei einem Sonntagsessen „Was?“ gesagt, es stand als Strichliste auf einem Briefumschlag.
+@? aufhören aufgehört weggelegt herausgenommen abgelegt schublade gedanke entschieden entscheidung schluss zweifel gedacht genug verlassen gelassen stich zuletzt zurück | Im Mai war Taufe, Nebenzimmer vom Gasthof, und mitten in der Rede war links weg. Da hab ich beide raus und in die Jackentasche, und tja, das war es dann eigentlich.
> | Mit der Jacke sind sie in die Waschmaschine. Das weiß sie bis heute nicht, sie denkt, ich hätte eins auf der Arbeit verloren.
+ gekündigt kündigen kündigung abo grund passiert geschehen danach schritt monat monate | Gekündigt hab ich zuerst das Plus. Da kam ein Brief, die drei Gratismonate seien um, und ich hab das im Stehen in der Küche erledigt, noch im Mantel.
+? laut lärm lärmend situation situationen ort orte restaurant lokal gasthaus umgebung gespräch gespräche | Laute Orte, hören Sie mir auf. Geht schon. Man, na ja, man kommt halt durch.
> | Ich nicke. An Ostern hab ich zwei Stunden neben meinem Schwager gesessen und genickt, und hinterher stellt sich raus, die verkaufen das Haus und ziehen nach Portugal.
+@ letzte letzten letztes mal erzählen beschreiben benutzt genutzt verwendet geöffnet öffnen woche tag app | Zuletzt offen hatte ich sie auf der Fähre nach Wangerooge, im August, nee, Juli. Man hörte nur den Motor, da hab ich Restaurant genommen, ein Schiff steht ja nicht in der Liste, und dann klang der Motor eben vornehmer.
+? programm programme umschalten umgeschaltet einstellung einstellungen lautstärke klang ton ändern handy wechseln | Neun Stück sind das ungefähr. Restaurant, Feier, Draußen, Kirche, warum auch immer. Ich nehm zwei, das normale und das andere.
> | Da stehen sechs Handwerker am Tresen und ich such die Lesebrille, damit ich seh, welches gerade an ist. Die dachten, ich schreib jemandem. Da hab ichs gelassen.
+@? akustiker ferne anpassen änderung änderungen gebeten bitten gefragt warten gewartet antwort geantwortet nachricht anpassungen | Dem Akustiker hab ich darüber geschrieben, alles klingt wie eine Chipstüte. Vier Tage später hat er von sich aus was gedreht und es wurde besser, oder ich hatte mich dran gewöhnt, eins von beiden.
> | Vier Tage klingt nach nix, nur hat am zweiten davon mein Neffe geheiratet. Die Chips hab ich gehört, das Jawort nicht.
+? hilfe hilft helfen geholfen hotline kundendienst kontakt angerufen anruf klappt erhofft | Bei der Hotline hab ich angerufen. Ich hör schlecht und die hängen mich in eine Warteschleife mit Panflöte. Mehr sag ich dazu nicht.
> | Die sagte dauernd, ich soll es ans andere Ohr halten. Am Ende hat die Nachbarin das Reden übernommen, und ich stand in meinem eigenen Flur daneben wie ein Schulbub.
+ familie frau partner freunde zuhause beteiligt leute umfeld reagiert tochter kinder rolle wer | Meiner Frau ist das wurscht, die sagt, schwerhörig bin ich umgänglicher. Die Tochter ist es, die keine Ruhe gibt.
+ preis kosten kostet bezahlt zahlen teuer euro geld wert | Sieben Euro im Monat für das Plus. Vergessen Sie die Panflöte, das war es, was mich geärgert hat: erst zahlt man die Ohren und dann die Knöpfe.
+? wichtig wichtigste wichtigsten brauchen entscheidend bedeutet | Dass ich die Enkel hinten im Auto verstehe. Das wars, das ist die ganze Liste.
> | Auf der Autobahn hat die Kleine was gefragt und ich sag ja, schön. Gefragt hatte sie, ob die Mama böse auf sie ist.
+ akku akkus laden geladen aufladen batterie batterien strom nacht | Laden ist kein Thema, die liegen bei den Zahnbürsten auf dem Fensterbrett. Wenn ich viel telefonier, sind sie zum Kaffee tot.
+@? telefonieren telefon telefonat anrufe fernsehen fernseher auto musik verbinden | Anrufe hat man direkt im Kopf, und beim ersten Mal wär ich um ein Haar in einen Poller gefahren.
> | Und dann wars das Finanzamt! Ich fahr im Kreisverkehr, Fenster unten, schrei „Wie bitte?“, und ein Radfahrer gibt mir Antwort.
+ heute jetzt derzeit inzwischen stattdessen mittlerweile alltag | Jetzt hab ich wieder die alten drin, die beigen Bananen. Da ist ein Rädchen dran und das dreht man mit dem Finger.
> | Das Rädchen geht halt auch mit Arbeitshandschuhen. An einem Samstag hab ich mal gezählt, dreißig Mal und ein paar.
+ alternative alternativen andere anderes verglichen vorher früher sonst ausprobiert | Vorher hatte ich die von der Kasse, seit zweitausendsechzehn, und außer dem Aussehen fehlte denen nix. Ein Kollege hat die winzigen, eins hat er mit der Leberkässemmel gegessen, fast.
+ oft häufig regelmäßig täglich stunden tragen getragen lange | Die ersten Wochen, puh, zwanzig Mal am Tag, wie ein Kind mit einem Jojo. Dann zweimal. Dann nur noch, wenn es gebrummt hat.
+? problem probleme schwierig schwierigkeiten ärger geärgert störend nervig verbindung funktioniert | Es bricht ab. Ich geh raus auf den Hof, links ist weg, dann findet er es wieder, und dann muss er mir auch noch sagen, dass er es gefunden hat.
> | Mit einer Melodie sagt er das. Die hatte ich in der Schweigeminute am Volkstrauertag im Ohr, neben mir die ganze Feuerwehr.
+@ gut gefallen gefällt hilfreich mögen nützlich vermissen teil funktion funktionen schön | Das Suchen ist gut. Die sind mir oben auf der Klippe in den Kies gefallen, und es hat gepiept, keine fünf Minuten, da hatten wir sie. Das war schlau, das muss ich zugeben.
+ benachrichtigung benachrichtigungen erinnerung erinnerungen meldung punkte bericht | Punkte gibt es da. Einundneunzig Hörpunkte, gut gemacht. Ich bin dreiundsechzig.
+ anders besser verbessern fehlt fehlte wünschen wunsch bleiben geblieben gern gerne müsste | Ein Rädchen. Ja, ich weiß, ich wiederhol mich. Aber ein Rädchen oder ein Knopf, den man blind findet.
+? gefühl insgesamt zufrieden finden meinung fazit empfinden fühlen peinlich | Ach, weiß auch nicht. Damit hab ich mich wie neunzig gefühlt und ohne auch, von daher.
> | Auf der Post hat eine mit mir extra langsam geredet, weil sie die Dinger gesehen hat. Da bin ich raus und hab erst mal eine Weile im Transporter gesessen.
+ einrichten einrichtung konto kopplung koppeln passwort installiert lernen aktualisierung | Beim ersten Mal hat er alles gemacht, da kann ich nix sagen. Am neuen Handy dann ich selber, das war ein Abend. Ein ganzer Abend und ein Passwort, das ich seither nie mehr gesehen hab.
+ empfehlen raten freund kollegen beschreiben sagen | Einem Spezl würd ich sagen, hol dir die Hörgeräte und lass die App. Oder schaff dir Enkel an.
+ arbeit beruf selbst person leben | Ich steh im Baustoffhandel am Tresen, bei Rosenheim, sechsundzwanzig Jahre im März. Also Stapler, Radio und Leute, die nuscheln.
* pfeifen pfeift überrascht überraschung überraschend unerwartet umarmen | Ach, und pfeifen tun sie, wenn man jemanden drückt. Sagt einem vorher keiner.
* wind draußen wetter fahrrad | Der Wind ist auch so ein Ding, wo ich grad dran denk. Eine Böe und ich sitz im Staubsauger.
! geheim ehrlich | Dem Akustiker hab ich zehn Stunden am Tag erzählt. Zwei warens.
`

export const content = `
+@ angefangen anfang begonnen zuerst erste ersten bekommen aufmerksam kennengelernt gekommen kamen kommen anpassung gehört eingerichtet | Bekommen hab ich sie in der Woche vor dem Kindergartenjahr, das sind jetzt, hm, zwei Jahre. Die Akustikerin hat Harkly mit mir geladen und ist zum Ausprobieren mit mir über den Parkplatz gegangen.
> | Da fuhr ein Laster rückwärts, und mir kamen echt die Tränen, weil ich hören konnte, von welcher Seite. Zweiunddreißig Jahre lang wusste ich nie, von welcher Seite.
+@ letzte letzten letztes mal erzählen beschreiben benutzt genutzt verwendet geöffnet öffnen woche tag laut situation app handy | Heute früh in der Garderobe. Dreiundzwanzig Vierjährige und eine Blockflöte. Ich hab links zwei Stufen leiser gemacht und keiner hats gesehen.
+? gut gefallen gefällt hilfreich mögen nützlich vermissen teil funktion funktionen schön | Ganz ehrlich? Dass es heimlich geht. Es sieht aus, als würde ich auf die Uhr schauen.
> | Bei den alten musste ich hinterm Ohr rumfummeln, und ein Vater hat vor allen gefragt, ob ich Signale vom Mutterschiff empfange.
+ lärm ort orte restaurant lokal gasthaus umgebung gespräch gespräche | Im Restaurant setz ich mich mit dem Rücken zur Wand und stell es nach vorn, da zieht man so eine Art Fächer auf. Klappt prima, außer es ist Junggesellinnenabschied.
+ programm programme umschalten umgeschaltet einstellung einstellungen lautstärke klang ton ändern wechseln | Vier Programme. Eins hab ich selbst gemacht für den Garten, das heißt Garten. Sehr kreativ, ich weiß.
+? akustiker ferne anpassen änderung änderungen gebeten bitten gefragt warten gewartet antwort geantwortet nachricht anpassungen | Das ist super, montags frag ich, dienstags ist es meistens da. Frei bekommen hätte ich dafür nie.
> | Im Oktober waren einmal alle S weg, und ich hab eine Gruppe voller Sophias und Samuels. Vor dem Mittagessen war es behoben.
+ problem probleme schwierig schwierigkeiten ärger geärgert störend nervig verbindung funktioniert | Eigentlich keine. In der Kälte wacht es langsam auf, aber das tu ich auch.
+? wichtig wichtigste wichtigsten brauchen entscheidend bedeutet | Dass die Kinder nichts zweimal sagen müssen. Wenn sie es zweimal sagen müssen, erzählen sie einem nichts mehr.
> | Einer redet sonst fast gar nicht, und der hat mir von seinem neuen Bruder geflüstert. Jedes Wort hab ich verstanden, gleich beim ersten Mal.
+ aufhören aufgehört gekündigt kündigen weggelegt herausgenommen abgelegt schublade gedanke entschieden schluss zweifel genug stich abo | Aufhören? Nö. Zum Schwimmen nehm ich sie raus, und das wars.
+ hilfe hilft helfen geholfen hotline kundendienst kontakt angerufen klappt | Anrufen musste ich da noch nie, toi, toi, toi. Meine Akustikerin antwortet selbst.
+ familie mann partner freunde zuhause beteiligt leute umfeld reagiert rolle wer | Mein Freund hat es auch drauf, falls ich mal eins verlegt hab. Meine Mutter nennt es meine Fernbedienung.
+ preis kosten kostet bezahlt zahlen teuer euro geld wert | Sieben im Monat, und die Hälfte zahlt der Träger, da kann ich nicht meckern.
+ akku akkus laden geladen aufladen batterie batterien strom nacht | Geladen wird beim Abendessen. Eine Dreiviertelstunde bin ich stocktaub, und das nutzen die aus.
+ telefonieren telefon telefonat anrufe fernsehen fernseher auto musik verbinden | Im Auto telefoniere ich darüber, und abends läuft der Fernseher drüber, wenn alle schlafen.
+ heute jetzt derzeit inzwischen oft häufig regelmäßig täglich stunden tragen lange alltag | Von sieben an den ganzen Tag, und aufmachen tu ich es so fünf, sechs Mal. Bei Regen öfter, da sind alle drin.
+ alternative alternativen andere anderes verglichen vorher früher sonst zurück | Davor hatte ich ein großes graues auf der einen Seite. Eine App gab es da auch, die konnte aber nur lauter.
+ anders besser verbessern fehlt wünschen wunsch gern gerne müsste | Auf der Uhr hätt ich es gern. Das wärs dann aber auch.
+ gefühl insgesamt zufrieden finden meinung fazit empfinden | Ich find das ganz wunderbar, wirklich.
+ arbeit beruf selbst person leben empfehlen freund beschreiben | Ich bin Erzieherin bei Freiburg, und rechts höre ich seit den Masern nichts, da war ich sechs.
+ einrichten einrichtung konto kopplung koppeln passwort installiert lernen | Das haben wir gleich im Laden gemacht, zehn Minuten, wenn überhaupt.
* pfeifen überrascht überraschung überraschend unerwartet wind draußen | Regen auf dem Schirm übrigens! Ich hatte keine Ahnung, dass der so laut ist.
`
