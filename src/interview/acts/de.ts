import type { ActPhrases } from './act-phrases.ts'

export const german: ActPhrases = {
  puzzled: `
    was/wos wollen/wollten/woin/woins/möchten/wüstn/wolln sie/ihr/du/s? n? noch/no/jetzt/da/denn? wissen/wissn/hören
    kommt da/jetzt/noch? noch/jetzt? eine/a frage *
    ist/is das/des jetzt? eine/a frage
    was/wie/wos/wia meinen/meinst/meint/moanst/moana/moanan/moanas/moanens/moants sie/du/ihr/jetzt/s/na? *
    was/wie soll/sollte das/die/der/es heißen/bedeuten/frage? *
    was heißt/bedeutet das/hier/der/die? *
    was ist damit gemeint *
    was ist mit * gemeint
    ich verstehe/versteh/verstand/kapiere/kapier/begreife/begreif das/die/ihre/deine/sie/dich? frage? jetzt/leider/grad/gerade? nicht/nix/ned/net ganz/so? recht/ganz?
    verstehe/versteh/kapier/kapiere ich/i? das/die/ihre? frage? jetzt/leider? nicht/nix/ned/net ganz?
    i/ich versteh/verstehe/kapier di/die/des/das? frag/frage? ned/net/nicht
    ich habe/hab das/die/ihre/sie? frage? jetzt/leider? nicht/ned ganz? verstanden
    nicht/ned verstanden
    das/des/die verstehe/versteh ich/i jetzt/leider? nicht/ned ganz/so?
    das/die/diese frage? verstehe/versteh ich/i? jetzt/leider? nicht/ned ganz?
    ich weiß/weiss nicht was sie/du/das meinen/meinst/wollen/willst/soll/heißt *
    keine ahnung was sie/du/das meinen/meinst/wollen/willst/soll/heißt *
    mir ist nicht klar was *
    das/die ergibt/macht frage? keinen sinn
    können/könnten/kannst/könntest sie/du das/die/mir/es? frage? bitte? bitte/noch? mal/einmal? anders/erklären/wiederholen/umformulieren/erläutern/genauer fragen/formulieren/sagen/erklären?
    können/könnten/kannst/könntest sie/du mir? bitte? ein beispiel *
    bitte? anders formulieren
    meinen/meinst sie/du *
    sie/du meinen/meinst *
    wie bitte
    bitte was
    wie jetzt
    häh
    was
    wie
    wieso
    warum
    zum beispiel
    inwiefern
    in welchem sinn/sinne
    was war die frage nochmal/noch? mal?
    was hat das damit? zu? tun? *
    komische/seltsame/merkwürdige frage
    was ist das für eine komische/seltsame/merkwürdige? frage`,
  saidAlready: `
    wie ich? schon/bereits/eben/gerade/oben/vorhin/grad? schon/bereits? gesagt/erwähnt/geschrieben/erzählt
    das/des/dazu/darauf? habe/hab/hob ich/i ihnen/dir/das/doch/ja? doch/ja/ihnen? schon/bereits/eben/gerade/grad/grod/vorhin? schon/erst? gesagt/beantwortet/erzählt/verzählt/erwähnt/geschrieben/geantwortet
    ich/i habe/hab/hob das/es/ihnen/dir/des? das/ihnen/doch/ja? doch/ja? schon/bereits/eben/gerade/grad/grod/vorhin schon/erst? gesagt/beantwortet/erzählt/verzählt/erwähnt/geschrieben/geantwortet
    schon/bereits gesagt/beantwortet/erzählt
    das haben/hast sie/du mich? schon/bereits/eben/gerade gefragt
    das/die? ist? die/das? selbe/gleiche/dieselbe frage *
    siehe/s oben
    steht oben`,
  refusal: `
    das/dazu/darüber? möchte/will/mag/werde ich/i lieber/dazu/darüber/hier/das? lieber/dazu/darüber? nicht/nichts/ned sagen/beantworten/erzählen/sprechen/reden/verraten/antworten
    ich möchte/will/mag/werde lieber/dazu/darüber/das/hier/darauf? lieber/dazu/darüber? nicht/nichts/ned sagen/beantworten/erzählen/sprechen/reden/verraten/antworten
    lieber nicht
    dazu sage/sag ich lieber? nichts
    das sage ich lieber nicht
    keine angabe/angaben
    kein kommentar
    das ist mir zu? privat/persönlich
    das ist zu? privat/persönlich/vertraulich
    privat
    das geht sie/dich/niemanden/keinen nichts an
    nächste frage
    die/diese? frage überspringen
    überspringen
    nächste frage bitte`,
  dontKnow: `
    das/des? weiß/weiss/woaß ich/i das/es/leider/jetzt? jetzt/leider/gar/auch/wirklich/ehrlich/so/grad? nicht/ned/net mehr/genau/so? genau?
    ich/i weiß/weiss/woaß das/es/leider/jetzt? jetzt/leider/gar/auch/wirklich/ehrlich/so/grad? nicht/ned/net mehr/genau/so? genau?
    weiß/weiss nicht/ned mehr/genau? genau?
    keine ahnung
    ich habe/hab da/leider/davon? keine ahnung
    kann ich nicht/ned sagen/beurteilen
    das kann ich nicht/leider/ned? nicht? sagen/beurteilen
    ich kann mich daran/nicht/leider? nicht? mehr? erinnern
    schwer zu sagen
    mir fällt jetzt/grad/gerade/da/dazu? da/dazu? nichts/nix/keine/kein ein/beispiel? ein?
    bin mir? nicht sicher
    ich bin mir? nicht sicher
    gute frage`,
  stop: `
    bitte? hören/hör/hörn sie/wir/du? bitte/jetzt/hier? bitte/jetzt/hier? auf bitte?
    bitte? aufhören/beenden/abbrechen/stopp/stoppen/schluss bitte/jetzt?
    bitte? beenden/brechen sie/wir bitte/jetzt/hier? das/die/dieses? interview/gespräch/befragung/hier/jetzt? ab/bitte/jetzt? bitte/jetzt?
    ich/wir möchte/will/würde/muss/mag/möchten/wollen gerne/gern/jetzt/hier/bitte/das/die? jetzt/hier/bitte/das/interview/gespräch/befragung? interview/gespräch/befragung/jetzt? aufhören/beenden/abbrechen/los/weg/gehen/schließen jetzt?
    ich/i muss/muaß/sollte jetzt/leider? jetzt/leider? los/weg/aufhören
    ich/i muss/muaß/sollte jetzt/leider jetzt/leider? gehen/schluss machen?
    können/könnten wir/sie bitte? jetzt/hier/das/bitte? jetzt/hier/interview/gespräch? aufhören/beenden/abbrechen bitte?
    lassen sie uns/bitte hier/jetzt? aufhören
    ich höre/hör jetzt/hier? auf
    keine fragen mehr
    es/jetzt reicht jetzt/mir?
    mir reicht's/reichts/reicht es? jetzt?
    tschüss/tschüs/ciao/servus
    auf wiedersehen
    ich mag/will/möchte nicht/ned/net mehr weiter/weitermachen?`,
  protest: `
    hören/hör sie/du? bitte/doch/endlich/mal? auf meine/mich/mir/das/alles/ständig/immer *
    das/des hier? is/ist reine/pure/totale/nur/eine/a/hier? zeitverschwendung
    zeitverschwendung
    sie/du verschwenden/verschwendest meine zeit
    sie/du wiederholen/wiederholst nur/ständig/dauernd/immer/ja/doch? *
    hören/hörst sie/du mir? überhaupt/eigentlich? zu
    sie/du hören/hörst mir? gar/ja/überhaupt? nicht zu
    sie/du sind/bist ein/eine/so/ja/echt? dumm/dumme/dummer/blöd/blöder/nutzlos/idiot/idiotisch/lächerlich/nervig/witz *
    dumme/blöde/bescheuerte/dämliche/lächerliche/nervige frage/fragen/maschine/umfrage
    blöder/dummer/dämlicher bot/roboter/computer
    was für eine/ein dumme/blöde/bescheuerte/dämliche/lächerliche/blöder/dummer frage/fragen/bot
    diese/ihre/deine fragen sind dumm/blöd/lächerlich/nervig/sinnlos/bescheuert
    halt/halten die/den/das/sie klappe/mund/maul *
    verpiss/verzieh dich *
    leck/leckt mich *
    lassen/lass sie? mich in ruhe/frieden
    verarschen/verarscht/verarschst sie/du? mich`,
  nothingMore: `
    nein/nö/nee/na/ne
    nein/nö/nee/na/ne? sonst? nichts/nix mehr/weiter/weiteres/besonderes/dazu? mehr?
    nein/nö/nee/na/ne? das/des war/wars/war's/ist/is es/alles/schon? alles/schon? eigentlich?
    nein/nö/nee/na/ne? das/des war's/wars/is's alles/schon? eigentlich?
    nein/nö/nee/na/ne? mehr nicht/ned
    nein/nö/nee/na/ne? mehr habe/hab/fällt ich/mir? nicht/dazu? nicht/zu? ein/sagen?
    nein/nö/nee/na/ne? eigentlich nicht/nichts mehr?
    nicht wirklich
    nein/nö/nee/na? passt/alles gut/gesagt/schon?
    nein/nö/nee? danke
    keine
    nichts/nix hinzuzufügen`,
  agreement: `
    ja jo jawohl nein na nö ok okay gut genau richtig korrekt stimmt passt perfekt alles das des
    so es ist is schon soweit weit ganz sehr in ordnung nichts nix fehlt falsch übersehen vergessen
    verstanden sie du haben hast hab habe ich glaube denke würde sagen wars war dabei mehr weiter
    noch sonst dazu hinzuzufügen drin danke mir da auch eigentlich im großen und alle wichtigste`,
  rhetorical: `
    oder
    oder nicht/was/nich
    nicht wahr
    gell
    weißt/wissen/verstehen/verstehst/kennen/kennst du/sie/das? was/das/sie/du? ich? meine/das/gefühl?
    wer weiß/weiss *
    wer macht/braucht/will/hat/kennt *
    was soll/sollte/kann/könnte/will/hätte/mache/mach man/ich/i *
    wie soll/sollte/kann/könnte/hätte man/ich/i *
    warum/wieso nicht/auch nicht?
    warum/wieso soll/sollte/muss/kann/habe/hab ich/i/man/das/es/die/der/denn? *
    wen interessiert *
    was noch`,
  yesNo: `ist sind wird werden kann können könnte könnten haben hat gibt kommt kommen wann darf dürfen muss wollen bieten planen`,
  told: `sagte fragte sagt fragt gesagt gefragt dachte gedacht meinte überlegt`,
  filler: `also hm hmm äh ähm ja tja na naja entschuldigung sorry bitte danke ok okay ach oh hallo ehrlich eigentlich aber und halt eben vielen dank mal doch jetzt gut`,
  leaving: `
    ich/i? muss/muaß/müsst jetzt/leider/dann/wieder/gleich? jetzt/leider/dann/wieder/gleich/mal? los/weg/gehen/fort/weiter/aufhören/schluss/arbeiten? machen?
    ich/i? bin dann/jetzt? mal/jetzt? weg
    tschüss/tschüs/tschau/ciao/servus/pfiat/pfüat/ade di/eahna/euch/ihna?
    auf wiedersehen/wiederschauen
    schönen tag noch
    ich/i? habe/hab jetzt/leider? keine zeit mehr
    keine zeit mehr`,
  hurry: `
    ich/i? muss/muaß jetzt/gleich/noch? zum/zur/zu/in/ins/den/die/das *
    mein/der/die zug/bus/taxi kommt/ist/fährt jetzt/da/gleich?`,
  unmarked: `
    sieht/liest/erfährt/bekommt/kriegt/kriagt das/des/mein/meine/der/die? mein/mei/meine/der/die/da? chef/chefin/vermieter/vermieterin/firma/arbeitgeber/team/lehrer? das/des/was/mit? *
    wer sieht/liest/lest/bekommt/kriegt das/des/die/meine? *
    wie lange/lang/viele/viel noch/dauert/fragen/geht? das/des/es/noch/kommen? noch/kommen?
    wann bekomme/kriege/krieg/bekommt ich/i/man den/die/das/mein/meinen *
    ist das/die/der/des mit/gutschein/karte? * echt/wahr/ernst
    in wessen auftrag *
    für wen ist/fragen/machen das/sie *`,
}
