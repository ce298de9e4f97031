/**
 * Plain ways of saying that one wants to die, or hurts oneself: in lower case, without accents and
 * apostrophes, with `/` between words of which any will do, `*` for the rest of a word, and `~` for up
 * to twelve words in between.
 */
const english = `
i want/wanted/wish/wished/need/long/deserve to die
i wanna die
i want/wanted/wish/wished to be dead
id/would rather be dead
i wish i was/were/had dead/died
i wish i had/d never been born
if i was/were dead
better off without me
id be better off dead
im better off dead
i would be better off dead
kill/killing/killed/hang/hanging/drown/drowning myself
shoot/shooting myself
end/ending/ended my life
tried/try/want/wanted/going to take my life
take/taking/took my own life
want/wanted/going/ready/think/thinking/thought ~ end/ending it all
want/wanted it/everything all to end/stop
want/wanted everything to end/stop
i am/im/feel/felt/was/been suicidal
my suicide
i have/had/get/got/ive suicidal thoughts
my suicidal thoughts
think/thinking/thought/thoughts about/of suicide
want/wanted/going/think/thinking/thought/considered/tried ~ commit/committing suicide
i attempted/tried suicide
i was/am/been on suicide watch
im on suicide watch
i do not want to live/exist
i dont want/wanna to live/exist
i dont wanna live/exist
i no longer want to live
i dont want to be alive
i do not want to be alive
easier/better to not/never wake up
easier/better not to wake up
hope/wish/hoping/praying i dont/didnt/wouldnt/never wake up
hope/wish/want/wanted to not/never wake up
wish i could not/never wake up
dont/didnt want to wake up
not want to wake up
go/going to sleep and not/never wake up
no reason/point/sense to/in ~ living
no reason to live
dont/cant/cannot see reason/point/sense to/in ~ living/live
i have/got nothing to live for
ive got nothing to live for
ive nothing to live for
tired/sick of living
tired/sick of being alive
life is not worth living
life isnt worth living
hurt/cut/burn/burned/burnt/harm/hit/hurting/cutting/burning myself on purpose
hurt/cut/burn/burned/harm/hurting/cutting/burning myself again
hurt/cut/burn/hurting/cutting/burning myself to feel
started/keep/kept/been cutting/hurting/harming/burning myself
want/wanted/going to hurt/harm/cut myself
harm/harming myself
i self harm*
i selfharm*
i took/take an overdose
taking an overdose
i overdosed
pills/tablets ~ take/took/taking them all
pills/tablets ~ end it
want/wanted/going/think/thinking/thought ~ jump/jumping off/from a/the/that bridge/roof/building/cliff
want/wanted/going/think/thinking/thought ~ jump/jumping/step/stepping in front of a/the train
throw/throwing myself in front of/under
do myself in
`
const german = `
ich ~ mich umbring*/toten/erhangen
mich umzubringen/erhangen/aufhangen/aufzuhangen/erschiessen
bring/bringe/brachte mich um
bring/bringe/brachte ich mich um
denke/denk an/uber selbstmord/suizid
ich denke ~ selbstmord/suizid
meinen/mein/meinem selbstmord/suizid*/selbstmordversuch/suizidversuch
ich habe/hab/hatte selbstmordgedanken/suizidgedanken
habe/hab/hatte ich selbstmordgedanken/suizidgedanken
meine/meinen selbstmordgedanken/suizidgedanken
ich bin/war ~ suizidal/selbstmordgefahrdet/lebensmude
fuhle mich suizidal
ich will/mochte sterben
will/mochte/wurde ich sterben
ich will/mochte tot sein
ware/war ich tot
ich ware/war tot
ware/war ich lieber/besser tot
wenn ich tot ware
ich ~ nicht mehr leben/weiterleben
ich will/mag/mochte/wollte/wurde ~ nicht/nie mehr aufwachen/existieren
wurde/mochte/will ich ~ nicht/nie mehr aufwachen/existieren
mir das leben nehmen/genommen
mir ~ das leben nehmen/genommen
mich ~ geritzt/ritzen
ich ritze/ritz mich
mich selbst/selber ~ verletzt/verletze/verletzen/schneide/schneiden
ich verletze mich selbst/selber/wieder
ich schneide/schneid mich wieder/damit/weil
angefangen mich zu verletzen/schneiden/ritzen
tue/tu/tat ich mir selbst/selber/etwas weh/an
tue/tu mir selbst/selber weh
keinen grund/sinn mehr weiterzuleben
keinen grund/sinn weiterzuleben
keinen grund/sinn ~ zu leben
mein leben hat keinen sinn
ohne mich waren/sind/ware alle/jeder besser dran
alle/sie besser dran ohne mich
will/mochte/wunsche ~ dass alles vorbei/aufhort
tabletten/pillen ~ mach ~ schluss
tabletten/pillen ~ alle nehmen/schlucken
ich habe ~ uberdosis genommen
einschlafen ~ nicht/nie mehr aufwachen
von der/einer brucke springen
vor den/einen zug springen/werfen/schmeissen
`
const french = `
envie de/d mourir
je veux/voudrais/voulais/prefererais/aimerais mourir
je veux/voudrais/voulais/prefererais/aimerais etre mort/morte
jaimerais mourir
si jetais mort/morte
veux/voudrais/envie/pense/penser/pensais/songe ~ me tuer/suicider/pendre
mettre fin a mes jours
mettre fin a ma vie
en finir avec la/ma vie
envie den finir
pense/penser/pensais/pense au/aux suicide
mon suicide
jai des idees suicidaires
mes idees suicidaires
je suis suicidaire
ma tentative de suicide
jai fait une tentative de suicide
je ne veux plus vivre/exister
je veux plus vivre/exister
jai plus envie de vivre
plus envie/gout/force de vivre
je ne veux/voudrais ~ plus me reveiller
mendormir ~ ne plus/jamais me reveiller
serait/seraient/sera mieux sans moi
plus heureux sans moi
aucune raison de vivre
plus aucune raison de vivre
la vie ne vaut plus la peine
me faire du mal
me scarifie*
me suis scarifie*
jme scarifie*
je me mutile
mautomutile*
avaler tous/toutes mes/les/la cachets/comprimes/medicaments
sauter du/dun pont
me jeter sous/dun/du
fatigue/fatiguee de vivre
`
const spanish = `
tengo ganas de morir/morirme
quiero/quisiera/prefiero/preferiria morir/morirme
me quiero morir/suicidar
m quiero morir
quiero/queria estar muerto/muerta
si estuviera muerto/muerta
matarme/suicidarme/ahorcarme
me voy a matar/suicidar
quitarme/quitar la vida
acabar/terminar con mi vida
pienso/pensado/pensando en el suicidio
pienso/pensado/pensando en suicidarme
mi suicidio
soy/estoy suicida
no quiero vivir
no quiero seguir viviendo/vivo/viva
no quiero existir/despertar/despertarme
sin ganas de vivir
no tengo ganas de vivir
estarian/estaran/estaria mejor sin mi
ninguna razon para vivir
no tengo/veo/hay razon/razones/motivo/motivos/sentido ~ vivir
la vida no vale/merece la pena
hacerme dano
me hago dano
me autolesiono
cortarme las/los venas/brazos
me corto/corte las/los venas/brazos
me corto desde
tomarme todas las pastillas
pastillas ~ acabar con todo
dormirme ~ no despertar
tirarme/saltar de/desde/por/al un/el/la puente/ventana/balcon/tren
cansado/cansada de vivir
`
const portuguese = `
quero/queria/prefiro/preferia morrer
tenho/sinto/so vontade de morrer
quero/queria estar morto/morta
se eu estivesse/fosse morto/morta
me matar/suicidar/enforcar
matar-me
suicidar-me
acabar/terminar com a minha vida
tirar a minha vida
pensei/penso/pensando em suicidio/me matar
meu suicidio
nao quero viver/existir/acordar
nao quero mais viver/existir/acordar
sem vontade de viver
nao tenho ~ vontade de viver
estaria/estariam/ficaria/ficariam melhor sem mim
nenhuma razao para viver
nao vejo/tenho/ha ~ sentido/razao/motivo ~ viver
a vida nao vale ~ a pena
me machuco/machucar/ferir/cortar de proposito/novo
me automutil*
eu me corto faz/desde/ha
me cortei/corto de novo
me cortei os bracos
tomar todos os comprimidos/remedios
comprimidos/remedios ~ acabar com tudo
dormir ~ nao acordar mais
me jogar/atirar/pular da/de/do/na/no ~ ponte/predio/janela/trem/comboio
pular da/duma ponte
cansei/cansado/cansada de viver/existir
querendo morrer
`

/** The phrases of all languages, each as its words. */
export const phrases: readonly string[][] = [english, german, french, spanish, portuguese].flatMap(
  (list) =>
    list
      .trim()
      .split('\n')
      .map((phrase) => phrase.split(' ')),
)

const wordsOf = (list: string) => new Set(list.trim().split(/\s+/))

/** Said beside any of them without changing it: left out before the phrases are looked for. */
export const fillers = wordsOf(`
  just really simply only honestly sometimes actually truly literally even still always often keep more anymore any
  einfach nur wirklich ehrlich gesagt manchmal echt bloss noch auch oft wieder schon immer gar
  juste vraiment simplement parfois encore toujours souvent seulement comme ca tellement
  solo realmente simplemente asi ya tambien mas veces siempre
  apenas so mesmo realmente simplesmente assim ja tambem
`)

/** A denial shortly before, in the same clause. */
export const negators = wordsOf(`
  not never no dont didnt doesnt wont wouldnt cant couldnt isnt arent wasnt havent hasnt hadnt without nobody
  nicht nie niemals kein keine keinen ohne
  ne pas jamais sans
  nunca jamas sin
  nao nunca jamais sem
`)
/** "I cannot stop thinking of it" denies nothing. */
export const holding = wordsOf('stop aufhoren arreter dejar parar help')

/** Words of a sentence in which it is a way of speaking, or an accident. */
export const idioms = wordsOf(`
  lol lmao haha hahaha jk kkk kkkk kkkkk jaja jajaja mdr ptdr rsrs spass witz
  laughing laughter laugh shame embarrassment embarrassed boredom curiosity foot hunger printer spreadsheet meeting traffic shaving box knife razor lovely
  lachen scham langeweile hunger neugier rasieren lustig
  rire honte ennui faim soif rasant
  risa verguenza aburrimiento hambre sueno afeitarme afeitar
  rir vergonha tedio fome sono barba
`)
/** "This app makes me want to …": said of a thing, shortly before. */
export const exaggerations = wordsOf(`
  makes make made making drives rather
  treibt macht bringt konnte
  donne donnent
  dan hace hacen
  faz fazem da
`)

/** Where one of these ends the phrase … */
export const goesOn = wordsOf(`
  live living exist alive up die
  leben weiterleben sterben aufwachen existieren
  vivre exister mourir finir reveiller
  vivir vivo viva viviendo existir despertar despertarme morir morirme matar
  viver existir acordar morrer matar
`)
/** … and one of these follows, it says where, with whom or of what: "I don't want to live in a city". */
export const furtherOn = wordsOf(`
  in on at with without here near by until early to for before when if of from like under
  in im bei mit ohne hier vor unter auf wie an
  dans avec sans ici chez en de d du a au sous comme
  en con sin aqui de del por cerca como
  no na num numa em com sem aqui de do da por perto como fila
`)
