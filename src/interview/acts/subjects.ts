import { hasPhrase, type Phrases, readPhrases, wordsOf } from './phrase.ts'

/** What a participant can ask that the service knows an answer to. */
export type Subject = (typeof subjects)[number]

/** In this order: what is meant by the first that fits. */
const subjects = [
  'reward',
  'erase',
  'kept',
  'othersRead',
  'readers',
  'machine',
  'anonymous',
  'duration',
  'asker',
  'language',
  'skip',
  'answering',
  'purpose',
  'opinion',
] as const

/** All languages together, since a participant asks in the one they like. */
const asked: Record<Subject, Phrases> = {
  reward: readPhrases(`
    get/be/getting/being paid
    voucher/vouchers/gutschein/gutscheine/gutscheins
    reward/incentive/compensation/payment for?
    money for this
    gift/costa/voucher/book/prize/amazon card/token/cards/tokens/draw
    do/will/can i/we get my/the/a card/voucher/money/token/prize/reward
    prize/raffle
    zehnerkarte/zehnerkarten/verlosung/gewinn
    lo de la/el tarjeta/vale/bono/sorteo/regalo
    tarjeta/vale/bono de/regalo
    cartão/vale presente
    sorteio/sorteo/tirage
    bekomme/kriege/krieg/erhalte ich/i? * dafür/geld/bezahlt/belohnung/gutschein
    werde ich * bezahlt
    belohnung/vergütung/aufwandsentschädigung
    suis je payé/payée/rémunéré/rémunérée
    être payé/payée/rémunéré/rémunérée
    bon d'achat
    récompense/rémunération/chèque
    me pagan/pagarán/pagáis/van
    cobro/cobraré algo/por
    recompensa/compensación/incentivo/gratificación
    vou/serei receber/pago/paga/ser
    recebo algo/alguma
    remuneração/compensação`),
  erase: readPhrases(`
    delete/erase/remove/withdraw/retract/undo this/my/it/everything/that/what/all/the
    deleted/erased/removed later?
    take/get it/my/this back/answers
    see/read/download/get a? copy/my
    download this/my/it/what
    change my/what answers/answer/i
    löschen/gelöscht/zurückziehen/widerrufen
    meine * einsehen/herunterladen/ansehen/sehen/ändern
    supprimer/effacer/supprimé/supprimées/effacé/effacées/retirer/télécharger
    voir/consulter/relire mes/ce
    borrar/borrarlo/borrarse/borre/eliminar/eliminarlo/retirar/descargar/borren
    ver/consultar mis/lo
    apagar/apagado/excluir/deletar/remover/retirar/baixar
    ver/consultar minhas/o que? eu?`),
  kept: readPhrases(`
    how long do/will/is/are you/this/it/my/the/that? * keep/kept/stored/store/saved/save/retained
    how long do/will you/they keep/store/save/hold
    keep/store/kept/stored/saved this/my/it/for? * long/forever
    wie lange * gespeichert/aufbewahrt/aufgehoben/speichern/behalten/aufbewahren
    combien de temps * conservé/conservés/conservées/gardé/gardées/gardez/conservez/stockées/conserver/garder
    cuánto tiempo * guarda/guardan/conserva/conservan/guardará/guardarán/guardado
    quanto tempo * guardado/guardados/guardadas/guardam/armazenado/armazenados/ficam/fica`),
  othersRead: readPhrases(`
    will/can/could/does/would/is anyone/anybody else see/read/know
    will/can/could/does/would the/he/she/anyone/anybody boss/manager/landlord/employer/company/trust? see/read/know
    sieht/liest/erfährt/kriegt/kriagt das/des? mein/mei/meine/der/die/da chef/chefin/vermieter/vermieterin/firma *
    mi/el/la jefe/jefa/casero/casera ve/verá/lee/leerá/va *
    ve/verá/lee/leerá mi/el/la jefe/jefa/casero/casera
    mon/ma/le/la patron/patronne/chef/cheffe/propriétaire voit/verra/lit/lira/va *
    meu/minha/o/a chefe/patrão/patroa vê/lê/vai/verá *
    will/can/could/does/would/is my/our * see/read/know/hear/find/get/told/shown
    kann/wird/sieht/liest/erfährt/bekommt mein/meine/unser/unsere/das * mein/meine/unser/chef/chefin/firma/arbeitgeber/sehen/lesen/erfahren/das
    mon/ma/mes/notre * verra/lira/voir/lire/saura/savoir
    mi/mis/nuestro/nuestra * verá/leerá/ver/leer/saber/sabrá/enterará/enterar
    meu/minha/meus/minhas * ver/ler/verá/lerá/saber/vê/lê
    shared/share with/this/it/my anyone/others/else/third/my?
    weitergegeben/verkauft/sold/vendues/vendidos`),
  readers: readPhrases(`
    who * read/reads/see/sees/gets/get/reading/access/look/looks/uses this/it/my/all/to/what/at/the?
    what happens to/with my/this/it/the answers/answer/data?
    what do/would/will you/they do with *
    where do/does my/this/it answers/data? go/end
    anyone/anybody/someone/people read/reads/reading/see this/it/my
    wer * liest/lest/sieht/bekommt/sehen/lesen/kriegt/auswertet das/des/meine/die?
    wer wertet *
    was passiert/geschieht mit meinen/den/dem/meine
    was machen sie/ihr mit
    qui * lit/lira/voit/verra/lire/lisent/liront/accès
    que faites vous de/avec
    qu'est ce que vous faites de/avec
    quién/quiénes * lee/leerá/ve/verá/leer/ver/leen/acceso
    qué/que hacen/hace/harán con
    quem * lê/lerá/ler/vê/verá/ver/acesso/vai
    o? que fazem/acontece/vão com/fazer`),
  machine: readPhrases(`
    are/r you/u a/an/the/even/really/actually? * human/person/bot/robot/machine/ai/computer/real/chatgpt/program/chatbot/people
    is this/it/there a/an/the/really? * human/person/bot/robot/machine/ai/computer/chatgpt/automated/automatic
    am i talking/speaking/writing/chatting to/with *
    who/what are you
    bist/sind du/sie ein/eine/des/das? * mensch/person/bot/roboter/maschine/ki/computer/echt/chatgpt/programm
    ist das ein/eine? * mensch/bot/roboter/maschine/ki/computer/chatgpt
    wer/was sind/bist sie/du
    schreibe/rede/spreche ich * mensch/menschen/maschine/bot/ki
    êtes/es vous/tu * humain/humaine/personne/robot/machine/ia/ordinateur/bot/chatgpt
    vous êtes un/une? * humain/humaine/personne/robot/machine/ia/bot
    c'est un/une robot/machine/ia/humain/bot
    qui êtes/es vous/tu
    es/eres/estoy/hablo usted/tú/tu/hablando/con/un/una? * persona/humano/humana/robot/máquina/ia/bot/chatgpt/ordenador
    quién es/eres usted/tú/tu
    você/vc é um/uma? * pessoa/humano/humana/robô/robo/máquina/ia/bot/chatgpt/real
    estou falando/conversando com *
    quem é você/vc`),
  anonymous: readPhrases(`
    anonymous/anonymously/confidential/confidentially
    is/are/will my? name
    anonym/vertraulich
    steht/wird/erscheint mein name
    anonyme/anonymes/confidentiel/confidentielle
    mon nom
    mi nombre
    anônimo/anônima/anônimas/anónimo/confidencial/sigiloso
    meu nome`),
  duration: readPhrases(`
    how long/much will/does/is/more/longer/time/left/do/this/until/still? * take/left/longer/last/more/go/this/time/is/to
    how many questions/more/left *
    how longs
    y? en a/reste? encore? pour? longtemps/combien *
    encore combien/long/longtemps
    pour longtemps
    cuántas más/mas
    faltan muchas
    how long
    are we nearly/almost/done/finished *
    is this/that/it nearly/almost the? done/over/last/end
    wie lange/lang dauert/geht/noch/braucht/dauern/des/das? *
    wie viele fragen/kommen/noch/sinds *
    wieviel/wieviele fragen/kommen/noch/zeit *
    dauert das/es/des * noch/lange/lang
    sind wir bald/gleich/schon fertig *
    combien de temps/questions/minutes *
    c'est/ça bientôt/dure/prend/encore * fini/long/longtemps/temps
    cuánto dura/falta/queda/tiempo/tarda/más/va *
    cuánto/cuánta/cuántas/cuántos preguntas/tiempo/minutos/quedan/faltan *
    falta/queda mucho
    quanto tempo/falta/dura/demora *
    quantas perguntas/faltam *
    falta/demora muito`),
  asker: readPhrases(`
    who is/are/s behind/asking/doing/running/you/paying/conducting/this * this/for/from/it/interview/survey/working/asking
    who's/whos asking/behind/doing/running
    who do you work for
    for whom/who
    on whose behalf
    which/what company *
    who/what is acme
    where did you get my
    how did you get my
    wer steckt/fragt/steht dahinter/das/da/macht *
    wer hat * beauftragt
    für wen
    von wem
    in wessen auftrag
    woher haben/hast sie/du meine/mein
    qui est/pose/derrière/demande * derrière/questions/demande/ça/étude
    pour qui/quelle
    d'où avez vous
    quién está/hace/pregunta/encarga * detrás/esto/estudio/preguntas/encuesta
    para quién/qué empresa? *
    quem está/faz/pergunta/encomendou * trás/isso/pesquisa/perguntas
    para/pra quem *`),
  language: readPhrases(`
    in/speak/write/answer/switch german/spanish/french/portuguese/english/language/to
    other/another/my language
    auf/in deutsch/englisch/spanisch/französisch/portugiesisch/sprache
    en français/anglais/allemand/espagnol/portugais
    en español/inglés/alemán/francés/portugués/castellano
    em português/inglês/espanhol/alemão/francês
    andere/anderen sprache
    autre langue
    otro idioma
    outro idioma`),
  skip: readPhrases(`
    do/must/am i have/answer/to/required/obliged * answer/to/this/that/everything/all
    can/may/could i/we skip/stop/leave/pause/come/finish/continue/take *
    muss/darf/kann ich das/die/diese/alles/hier/jede? frage? * antworten/beantworten/überspringen/aufhören/pausieren/auslassen/später
    je peux/dois/puis * arrêter/passer/répondre/sauter
    puis/peux/dois je * répondre/passer/arrêter/sauter/reprendre
    est ce que je peux/dois * répondre/passer/arrêter/sauter/reprendre
    puedo/debo/tengo * responder/contestar/saltar/saltarme/parar/dejarlo/seguir/todo
    posso/devo/preciso/tenho * responder/pular/parar/continuar/todas`),
  answering: readPhrases(`
    am i answering/rambling/helping/making/talking *
    is this/that/it ok/okay/right/enough/useful/helpful
    is/was this/that/it what/the you/kind/sort/thing/answer *
    does that/this/it answer/help/make *
    antworte/beantworte/rede ich *
    ist/war/reicht das so/richtig/ok/okay/genug/hilfreich
    ist/war das das? was sie/du *
    je réponds peut? être? bien/mal/à/correctement *
    est ce ça/cela/bien que *
    c'est bien? ça/cela/ce que vous/tu *
    respondo/contesto bien/mal
    es eso/esto lo que *
    está bien así
    respondo/respondi bem/mal
    é isso/isto que/o *`),
  purpose: readPhrases(`
    why do/are/would/should you/i/we/they * ask/asking/know/need/want/answer/this/that
    why is/does/s that/this/it matter/important/relevant
    what is/s this/it/that all? for/about
    what's/whats this/it/that all? for/about
    what for
    what do/will you/they/get need/want/hope/do/out * this/that/know/learn/it/of
    purpose/point of
    warum/wieso/weshalb fragen/fragst/wollen/willst/interessiert/möchten *
    wozu/wofür *
    was bringt/soll das/des *
    worum geht
    pourquoi me?  demandez/posez/voulez/cette *
    à quoi ça/cela/sert/servent *
    c'est pour quoi
    dans quel but
    por qué/que me/lo? pregunta/preguntan/preguntas/quiere/quieren *
    para qué es/sirve/quieren/necesitan *
    por que/quê você? pergunta/quer/está *
    para/pra que serve/é/isso *
    qual o/é objetivo *`),
  opinion: readPhrases(`
    what do/would you/u think/say/prefer/recommend/suggest *
    what's/whats/what is your opinion/view/name/favourite/favorite
    and/what about? you/u
    do you like/use/have/own/agree *
    was denken/meinen/halten/denkst/hältst/würden/empfehlen sie/du * darüber/davon/dazu/machen
    und sie/du
    wie finden/findest sie/du *
    qu'en pensez/penses vous/tu
    que pensez vous
    et vous/toi
    qué/que opina/opinas/piensa/piensas/cree/crees *
    y usted/tú/tu
    o? que você/vc acha/pensa *
    e você/vc`),
}

/** What a question of theirs is about; null where nobody but the team can answer it. */
export function subjectOf(question: string): Subject | null {
  const words = wordsOf(question).map(({ said }) => said)
  return subjects.find((subject) => hasPhrase(words, asked[subject])) ?? null
}
