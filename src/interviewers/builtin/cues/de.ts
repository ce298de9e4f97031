import { pack } from './cue.ts'

export const german = pack(
  {
    hedge: `ich glaube, glaub ich, vielleicht, irgendwie, ein bisschen, etwas, wahrscheinlich, vermutlich, eher, nicht sicher, schätze`,
    vague: `umständlich, okay, ok, komisch, besser, schlechter, gut, schlecht, schön, sehr einfach, ganz einfach, schwierig, schwer, kompliziert, verwirrend, langsam, schnell, nützlich, nutzlos, praktisch, unpraktisch, nervig, mühsam, unübersichtlich, übersichtlich, intuitiv, unintuitiv, überladen, träge, chaotisch, hakelig, teuer, billig, günstig, zuverlässig, unzuverlässig, altmodisch, veraltet, sperrig, unklar, seltsam, unrund, holprig, fummelig, anstrengend, nett, ganz okay, ganz gut, geht so, so lala, hilfreich, modern, professionell`,
    emotion: `frustr*, ärger*, geärgert, wütend, hasse, liebe, angst, panik, gestresst, stress, peinlich, erleichtert, begeistert, enttäuscht, enttäuschend, alptraum, albtraum, verzweifelt, genervt, katastrophe, furchtbar, schrecklich, grauenhaft, super, fantastisch, wahnsinnig, zum verzweifeln, aufgegeben, überfordert, sauer, unsicher, stolz, wahnsinnig gemacht`,
    positive: `gut, super, toll, sehr einfach, einfacher, hilfreich, hilft, spart, schnell, zuverlässig, intuitiv, zufrieden, froh, begeistert, praktisch, klasse, perfekt, liebe, gefällt, gern, gerne, schön, nützlich`,
    negative: `langsam, absturz, abgestürzt, stürzt, kaputt, fehler*, verloren, verliere, fehlt, fehlte, falsch, nerv*, frustr*, verwirr*, umständlich, schwierig, unmöglich, teuer, kompliziert, hasse, schlecht, furchtbar, schrecklich, nutzlos, schlimm*, problem*, ärger, hängt, hing, hängen geblieben, aufgegeben, per hand, von hand, manuell, verspätet, verzöger*, unzuverlässig, unklar, versteckt, funktioniert nicht, funktionierte nicht, ging nicht, geht nicht, beschwert, mühsam, zu viel*, zu lange, zu lang, keine antwort, verschwunden, verschwindet, doppelt, veraltet, konnte nicht, konnten nicht, kann nicht, nicht gefunden, unübersichtlich, chaos, träge, zu hoch, zu spät, zu klein, zu wenig, weg, verloren gegangen`,
    strong: `sehr, wirklich, extrem, total, absolut, unglaublich, völlig, so viel, richtig, echt, wahnsinnig, überhaupt`,
    request: `wünsche mir, wünschte, wäre schön, wäre gut, wäre toll, hätte gern, hätte gerne, fehlt mir, sollte, müsste, würde mir helfen, bräuchte, bräuchten, hätte mir gewünscht, am liebsten hätte, würde gern, würde gerne`,
    decision: `gewechselt, umgestiegen, entschieden, gekündigt, angemeldet, aufgehört, ausprobiert, gekauft, abonniert, abgemeldet, wechseln, umsteigen, zurückgegangen, gewählt, umgezogen`,
    absolute: `immer, nie, niemals, jeder, alle, niemand, jedes mal, ständig, keiner, andauernd`,
    frequency: `oft, manchmal, regelmäßig, häufig, gelegentlich, meistens, normalerweise, viel, ab und zu, stunden, ewig, lange, dauernd, mehrmals, immer wieder, selten`,
    often: `jeden tag, täglich, ständig, andauernd, mehrmals am tag, jeden morgen, jede woche, wöchentlich, immer`,
    rare: `seit monaten nicht, seit wochen nicht, kaum, selten, nie, nicht mehr benutzt, nicht mehr geöffnet, benutze ich nicht, nutze ich nicht, fast nie, so gut wie nie, gar nicht mehr`,
    past: `war, waren, hatte, hatten, habe, haben, hab, ging, gingen, kam, kamen, wollte, wollten, musste, mussten, konnte, konnten, wurde, wurden, fand, dachte, bekam, stand, sah, gab, blieb, brauchte, suchte, saß, schickte, fragte, rief`,
    when: `letzte woche, letzten monat, letztes jahr, letztes mal, letzten montag, letzten freitag, gestern, heute morgen, heute, neulich, einmal, vor zwei, vor drei, vor einem, vor einer, vor ein paar, als ich, als wir, am montag, am dienstag, am mittwoch, am donnerstag, am freitag, am samstag, am sonntag, im januar, im februar, im märz, im april, im mai, im juni, im juli, im august, im september, im oktober, im november, im dezember, kürzlich, diese woche, damals, dann, danach, am ende, schließlich, plötzlich, am abend, zuerst, am anfang, abends, letzten sommer, letzten herbst, letztens`,
    first: `ich, wir, mein*, unser*, mir, mich, uns`,
    causal: `weil, denn, da, deshalb, deswegen, damit, daher, darum, wegen, sonst`,
    change: `jetzt, inzwischen, mittlerweile, früher, seitdem, anfangs, zuerst, nicht mehr, neuerdings, bis, vorher, nachher, danach, später, geändert, damals, heute`,
    value: `ich brauche, wir brauchen, wichtig, am wichtigsten, mir geht es um, kommt es darauf an, muss ich, lieber, unverzichtbar, priorität, lege wert, hauptsache, damit ich, suche nach`,
    negation: `nicht, kein, keine, keinen, keiner, keinem, nie, nichts, niemand, ohne, kaum, weder`,
    use: `benutze, benutzt, nutze, genutzt, gewechselt zu, umgestiegen auf, zu, mit, probiert, ausprobiert, verglichen mit, statt, getestet, angeschaut, auf`,
    productNoun: `app, website, seite, dashboard, bericht*, rechnung*, export*, import*, knopf, button, schaltfläche*, suche, suchfunktion, filter, benachrichtigung*, erinnerung*, e-mail*, kalender, login, anmeldung, passwort, einrichtung, anleitung*, support, hilfe, kundendienst, chat, preis*, tarif*, abo, abonnement, testphase, bezahlung, zahlung*, bestellung*, lieferung*, integration*, schnittstelle*, synchronisierung, synchronisation, update*, bildschirm*, menü, menüs, einstellung*, vorlage*, tabelle*, excel, datei*, ordner, upload, download, dokument*, diagramm*, liste*, formular*, feld, felder, berechtigung*, konto, profil, funktion*, werkzeug*, software, oberfläche, layout, navigation, karte*, kamera, foto*, nachricht*, aufgabe*, zeiterfassung, scanner, drucker, etikett*, daten, datenbank, fehlermeldung*, ladezeit*, geschwindigkeit, vertrag, gebühr*, kosten, beleg*, buchung*, termin*, ticket*, kurs*, rezept*`,
    personNoun: `chef, chefin, kollege*, kollegin*, team, kunde*, kundin*, freund*, frau, mann, kind, kinder, tochter, sohn, mutter, vater, leute, person, nutzer*, entwickler*, steuerberater*, firma, personal, familie`,
    generic: `zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, letzte*, nächste*, ding*, sache*, mal, zeit, weise, art, teil*, punkt, fall, tag*, woche*, monat*, jahr*, stunde*, minute*, moment, beispiel, grund, ende, anfang, seite, rest, idee, frage*, antwort*, anderes, andere, hand, stelle, morgen, abend, nacht, montag*, dienstag*, mittwoch*, donnerstag*, freitag*, samstag*, sonntag*, januar, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember, sommer, winter, herbst, frühling, schluss, gott, ehrlich, ahnung, paar, bisschen, uhr, menge, haufen, problem, leben`,
    filler: `also, ja, nein, naja, ehrlich gesagt, eigentlich, halt, eben, ähm, hm, na ja, gut, ok, okay, einfach, auch, dann, irgendwie, wahrscheinlich, vielleicht, meistens, hauptsächlich, natürlich, so, tja, ehrlich`,
    refusal: `überspringen, weiter bitte, nächste frage, möchte ich nicht sagen, will ich nicht sagen, möchte ich nicht beantworten, möchte nicht darüber, lieber nicht, kein kommentar, geht sie nichts an, keine angabe, das ist privat`,
    dontKnow: `weiß nicht, weiß ich nicht, weiss nicht, weiss ich nicht, keine ahnung, kann mich nicht erinnern, erinnere mich nicht, nicht sicher, schwer zu sagen, kann ich nicht sagen, fällt mir nichts ein, fällt mir nichts besonderes ein, nichts besonderes, nicht darüber nachgedacht, nicht viel nachgedacht, erinnere ich mich nicht, weiß es nicht, weiss es nicht`,
    notUnderstood: `was meinen sie, was meinst du, verstehe die frage nicht, verstehe ich nicht, wie meinen sie, was heißt das, was bedeutet das, können sie das erklären, wie bitte, hä, frage nicht verstanden`,
    assent: `ja, jo, genau, richtig, stimmt, ok, okay, klar, sicher, nein, nö, schon, eigentlich nicht, gut, passt, natürlich, denke schon, doch`,
    chatter: `fußball, spiel, tor, tore, bundesliga, wetter, regen, regnet, sonne, schnee, wahl, politik, präsident, film, abendessen, pizza, lotto, urlaub, hund, katze, konzert, lied, garten, bier`,
    work: `stürzt, lädt, laden, klick*, tippen, öffne*, geöffnet, bezahl*, zahl*, anmeld*, gekündigt, kündigen, install*, teilen, speicher*, kopier*, schicke*, geschickt, senden, drucken, suchen, gesucht, buchen, gebucht, bestell*, planen, verwalte*, automat*, gewechselt, arbeit*, büro, projekt*, kunde*, chef*, kolleg*, firma, geld, kosten, teuer, benutz*, nutz*`,
    insult: `blöder bot, blöde maschine, dumm, dummer, dumme, dummes, idiot, idioten, idiotisch*, mistding, nutzloser, nutzlose, nutzloses, scheiß bot, scheiss bot, halt's maul, halt die klappe, verpiss dich, fick dich, leck mich, zeitverschwendung, schwachsinn, blödsinn, arschloch, nutzlos, lächerlich, so ein quatsch`,
    profanity: `scheiß*, scheiss*, fick*, arsch*, verdammt*, kack*, hurensohn, wichser*, fotze*, mist, verfickt*`,
  },
  {
    distress:
      /(?:(?:mutter|vater|mann|frau|sohn|tochter|bruder|schwester|kind|baby|freund|freundin|oma|opa|hund|katze|eltern) (?:ist |sind )?(?:vor \S{1,12} (?:\S{1,12} )?|im \S{1,12} |letzte[sn]? \S{1,12} |kürzlich |gerade |plötzlich )?(?:gestorben|verstorben|gestorben)|\btod (?:meine[rs]|von)|beerdigung|fehlgeburt|scheidung|\bkrebs(?:erkrankung|diagnose)?(?![\p{L}])|krebs diagnostiziert|chemotherapie|missbraucht|misshandelt|vergewaltigt|depression\p{L}*|depressiv|panikattacken?|trauer(?:e|fall)|burn-?out|häusliche gewalt)/u,
    minor:
      /(?:^|[^\p{L}])(?:ich bin (?:erst |noch |gerade )?(?<age>\d{1,2})(?= ?(?:jahre? alt|[.,!;]|$| und ))|ich bin (?:\p{L}{1,12} ){0,2}(?:elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn)(?= jahre? alt|[.,!;]|$| und )|ich bin (?:noch )?minderjährig|ich bin nicht volljährig)/u,
    end: /(?:(?:ich )?muss (?:jetzt |leider |gleich ){0,2}(?:los|weg|gehen|weiter|aufhören)|(?:möchte|will|würde gern|würde gerne) (?:\S{1,12} ){0,2}(?:aufhören|abbrechen|beenden)(?! (?:zu|das abo|mein|den vertrag))|(?:können|lassen) (?:wir|sie uns) (?:\S{1,12} ){0,2}(?:aufhören|beenden|schluss machen)|interview (?:beenden|abbrechen)|keine (?:weiteren )?fragen mehr|ich bin fertig(?=[.,!]|$)|tschüss|auf wiedersehen)/u,
    identity:
      /(?:(?:sind sie|bist du) (?:ein |eine |echt |wirklich )?(?:ki|bot|mensch|roboter|maschine|chatbot|computer|echte person|echt)|wer (?:sind sie|bist du)|(?:rede|spreche|schreibe|chatte) ich (?:hier )?mit (?:einem|einer))/u,
    readers:
      /wer (?:liest|sieht|bekommt|kann|wird)[^?]{0,60}\?|(?:liest|sieht) (?:mein chef|das jemand|das ein mensch)|für wen ist das/u,
    privacy:
      /(?:ist das (?:\S{1,12} )?(?:anonym|vertraulich|privat)|meine (?:daten|antworten) (?:\S{1,14} ){0,3}(?:gespeichert|weitergegeben|verwendet|verkauft)|was (?:passiert|geschieht|machen sie) mit (?:meinen|den|diesen)|dsgvo|datenschutz\?|werden (?:meine|die) (?:daten|antworten))/u,
    duration:
      /(?:wie lange (?:dauert|noch|geht)|wie viele fragen|wieviele fragen|wie viel zeit|sind wir (?:bald |gleich )?fertig|dauert das noch)/u,
    opinion: /(?:was (?:denken|meinen|halten) sie|was denkst du|wie sehen sie das|ihre meinung)/u,
    product:
      /(?:wann (?:kommt|gibt|wird|ist|kann)|(?:können|könnten|werden|haben|planen) sie|(?:kann|kannst|könnte) (?:man|ich|du)|gibt es (?:ein|eine|einen|bald|schon)|wird es|warum (?:kann|geht|gibt|haben|ist)|was kostet|wie (?:kann|mache|geht))/u,
    rhetorical:
      /(?:oder|nicht wahr|wissen sie|weißt du|verstehen sie|klar|warum auch|ne|gell)\s{0,2}\?+\s{0,2}$/u,
    trailing:
      /(?:(?:^|[^\p{L}])(?:und|weil|aber|oder|die|der|das|dann|mit|als|wenn|dass)|\.\.\.|…|,)\s{0,3}$/u,
    boundary:
      /^(?:und|aber|oder|weil|denn|dass|wenn|als|ob|obwohl|während|damit|sodass|sondern|bevor|nachdem|wobei|welche|welcher|was|wo)$/u,
    dangling:
      /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|und|oder|aber|zu|in|im|an|am|auf|für|mit|von|vom|bei|beim|aus|ist|war|sind|waren|bin|es|ich|wir|er|sie|man|so|weil|als|wenn|dass|hat|haben|habe|hatte|hatten|wird|wurde|würde|kann|konnte|konnten|auch|nur|noch|schon|mal|sehr|ja|nein|also|mein|meine|meinen|meinem|meiner|unser|unsere|unseren|mir|mich|uns|sich|dann|da|dort|hier|zum|zur|über|unter|nach|vor|um|eigentlich|halt|eben|immer|oft|was|wie|wo|nicht|kein|keine|keinen|doch|denn|ganz|ziemlich|irgendwie|mal|jetzt|heute|diese|dieser|dieses|diesen|alles|alle|viel|mehr|sind|werden|muss|müssen|musste|mussten|soll|will|einfach|wieder|ins|durch|ohne|gegen|jedes|jeden|jede|etwas|ihr|ihm|ihn|ihre)$/u,
  },
)
