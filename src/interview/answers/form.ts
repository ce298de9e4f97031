import { hasPhrase, type Phrases, readPhrases, wordsOf } from '../acts/phrase.ts'

/**
 * The form of what somebody tells, by words that need no understanding. In all five languages at
 * once, since people answer in the one they like.
 */

const reasons = readPhrases(`
  because
  cause
  cuz
  so i/we/that
  that's/thats/that why
  the? reason
  which is/was why
  due to
  weil
  deshalb
  deswegen
  darum
  daher
  denn ich/das/es/wir/die/der
  der grund
  wegen
  parce que/qu'il/qu'elle/qu'on/que
  car je/il/elle/on/nous/les/c'est
  c'est pour ça/cela/quoi
  du coup
  puisque
  la raison
  donc je/j'ai/nous/on
  porque
  por eso
  ya que
  así que
  debido
  la razón
  el motivo
  por isso
  já que
  então eu/a
  o motivo
  a razão
`)

const feelings = readPhrases(`
  upset/upsets/upsetting
  annoyed/annoying/annoys/annoy
  frustrated/frustrating/frustrates/frustration
  angry/furious/mad/cross
  worried/worry/worries/worrying
  scared/afraid/frightened/panicked/nervous/anxious
  embarrassed/embarrassing/ashamed/humiliated/humiliating/guilty
  stressed/stressful/overwhelmed/exhausted/exhausting
  hate/hated/hates
  disappointed/disappointing
  confused/confusing
  proud/relieved/invisible/lonely/helpless/stupid
  cried/crying
  ärgert/geärgert/ärgere/ärgerlich/verärgert/sauer/wütend/genervt/nervt/nervig
  frustriert/frustrierend
  angst/besorgt/sorgen/panik/nervös
  peinlich/geschämt/schäme/schuldig
  stress/gestresst/stressig/überfordert/erschöpft
  enttäuscht/enttäuschend
  verwirrt/verwirrend/hilflos/stolz/erleichtert/gehasst/hasse
  énervé/énervée/énervant/agacé/agacée/agaçant/fâché/fâchée/furieux/furieuse
  frustré/frustrée/frustrant
  peur/inquiet/inquiète/angoissé/angoissée/paniqué
  honte/gêné/gênée/humilié/humiliée/coupable
  stressé/stressée/stressant/débordé/débordée/épuisé/épuisée
  déçu/déçue/décevant/perdu/perdue/déteste/fier/fière/soulagé/soulagée
  molesta/molestó/molesto/enfadé/enfadado/enfadada/enojado/enojada/rabia/furioso/furiosa/harto/harta
  frustrado/frustrada/frustrante
  miedo/preocupa/preocupada/preocupado/nervioso/nerviosa/agobio/agobiado/agobiada
  vergüenza/avergonzado/avergonzada/culpable
  estresado/estresada/estresante/agotado/agotada
  decepcionado/decepcionada/odio/odiaba/orgulloso/orgullosa/aliviado/aliviada/confuso/confusa
  irritado/irritada/irrita/irritante/chateado/chateada/raiva/furioso/furiosa
  medo/preocupado/preocupada/nervoso/nervosa/ansioso/ansiosa
  vergonha/envergonhado/envergonhada/culpado/culpada
  estressado/estressada/estressante/exausto/exausta/sobrecarregado/sobrecarregada
  decepcionado/decepcionada/odeio/odiei/orgulhoso/orgulhosa/aliviado/aliviada/perdido/perdida
`)

const troubles = readPhrases(`
  problem/problems/trouble/nightmare/mess/error/errors/bug/bugs
  crashed/crashes/crashing/froze/freezes/broke/broken/fails/failed/failing/lost/loses/stuck/missing
  wrong/useless/impossible/unusable/painful/slow/complicated
  gave up
  give up
  too expensive/slow/much/complicated/late
  doesn't/doesnt/didn't/didnt/won't/wont/never work/works/worked
  can't/cant/couldn't/couldnt find/see/read/get/use/open
  kaputt/abgestürzt/hängt/fehler/problem/probleme/ärger/chaos/verloren/verschwunden/fehlt/fehlte
  umständlich/kompliziert/unbrauchbar/unmöglich/langsam/aufgegeben
  zu teuer/langsam/kompliziert/spät
  funktioniert/funktionierte/geht/ging nicht/nie/nimmer
  problème/problèmes/panne/erreur/erreurs/bug/bugs/plante/planté/bloqué/bloquée/disparu/raté
  compliqué/inutilisable/lent/lente/abandonné
  trop cher/chère/lent/lente/compliqué/tard
  marche/fonctionne/marchait/fonctionnait pas
  problema/problemas/error/errores/fallo/falló/falla/fallaba/bloqueó/perdí/desapareció/roto/lío
  complicado/complicada/imposible/lento/lenta/inútil
  demasiado/muy caro/cara/lento/lenta/complicado/tarde
  no funciona/funcionaba/funcionó/sirve
  erro/erros/travou/trava/travava/caiu/sumiu/perdi/quebrado/quebrou/falha/falhou/impossível
  muito/caro caro/lento/complicado/tarde
  não/nao funciona/funcionava/funcionou/serve
`)

const past = readPhrases(`
  yesterday
  ago
  last week/month/year/night/time/summer/winter/spring/autumn/monday/tuesday/wednesday/thursday/friday/saturday/sunday/january/february/march/april/may/june/july/august/september/october/november/december
  the? other day
  this morning
  once i/we/it/my
  one day
  in january/february/march/april/june/july/august/september/october/november/december
  i/we/it/he/she/they was/were/had/did/went/got/took/came/lost/found/made/said/told/called/sent/bought/broke/forgot/left/gave/stood/rang/wrote/saw/thought/tried/stopped/started/ended/needed/wanted/asked/waited/missed/froze/crashed/cancelled/paid/spent/kept
  gestern
  neulich
  letzte/letzten/letztes/letzter woche/monat/jahr/mal/sommer/winter/montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag/oktober/november/dezember/januar/februar/märz/april/mai/juni/juli/august/september
  vor ein/einem/einer/zwei/drei/kurzem/ein paar?
  heute morgen/früh
  einmal hat/war/ist/habe/hab
  dann hat/war/ist/habe/bin/kam/ging
  ich/wir/er/sie/es/i habe/hatte/hab/hob/war/bin/kam/ging/wollte/musste/konnte/stand/saß/dachte/rief/bekam/verlor/fand
  hier
  la semaine dernière/passée
  le mois dernier
  l'année dernière
  la dernière fois
  il y a un/une/deux/trois/quelques
  un jour
  j'ai/j'étais/j'avais/jétais
  on a/était
  nous avons/étions
  ayer
  anoche
  la semana pasada
  el mes/año/otro/lunes/martes/miércoles/jueves/viernes/sábado/domingo pasado/día/anterior
  hace un/una/dos/tres/unos/unas/poco
  un día
  fui/fue/tuve/hice/dije/llamé/estaba/estuve/quise/perdí/compré/pagué/pasó/vino/llegó/dijo/llamó
  ontem
  semana passada
  mês/ano passado
  outro dia
  um dia
  última vez
  fui/foi/tive/fiz/disse/liguei/estava/estive/quis/perdi/comprei/paguei/aconteceu/cheguei
`)

const habit = readPhrases(`
  usually/normally/generally/typically/always/often/sometimes/mostly/daily/weekly/monthly/regularly/whenever
  every/each day/week/month/morning/evening/night/time/monday/tuesday/wednesday/thursday/friday/saturday/sunday/year/weekend
  most days/weeks/mornings/evenings/times
  on mondays/tuesdays/wednesdays/thursdays/fridays/saturdays/sundays/weekends
  once/twice a/per
  meistens/normalerweise/gewöhnlich/immer/oft/manchmal/täglich/wöchentlich/regelmäßig/jedesmal/üblicherweise
  jeden/jede/jedes tag/woche/monat/morgen/abend/mal/montag/freitag/samstag/sonntag/jahr
  montags/dienstags/mittwochs/donnerstags/freitags/samstags/sonntags/abends/morgens
  einmal/zweimal pro/im/die/in
  d'habitude
  normalement/généralement/toujours/souvent/parfois/quotidiennement/régulièrement
  chaque/tous/toutes jour/semaine/mois/matin/soir/fois/les/lundi/vendredi/dimanche
  une/deux fois par
  normalmente/generalmente/siempre/suelo/solemos/menudo
  a veces/menudo
  cada/todos/todas día/semana/mes/mañana/noche/vez/los/las/lunes/viernes/domingo
  una/dos vez/veces al/por/a
  geralmente/sempre/costumo/costumamos/frequentemente
  às vezes
  todo/todos/toda/todas dia/os/as/mês/semana/noite
  uma/duas vez/vezes por
`)

const supposed = readPhrases(`
  if/would/wouldn't/could/i'd/i'll/we'd/should/might
  wenn/falls/wäre/wären
  si je/on/vous/c'était
  serait/seraient/aurait/pourrait/pourrais/pourriez/faudrait/voudrais/aimerais/ferais
  si hubiera/tuviera/pudiera/fuera/me/yo
  sería/serían/podría/podrían/haría/tendría/gustaría/querría/volvería
  se eu/tivesse/fosse/houvesse/pudesse
  seria/seriam/poderia/poderiam/faria/teria/gostaria/voltaria
`)

const recurring = readPhrases(`
  can't/cant/cannot/doesn't/doesnt/won't/wont/never
  crashes/freezes/fails/breaks/loses/disappears/hate/hates
  keeps crashing/freezing/failing/losing/asking
  funktioniert/geht/klappt nicht/nie
  hängt/verschwindet/abstürzt/hasse/nervt
  ne? marche/fonctionne pas/jamais
  plante/bloque/disparaît/déteste
  no funciona/sirve/puedo/puedes
  falla/bloquea/desaparece/odio
  não/nao funciona/serve/consigo/posso
  trava/falha/some/odeio
`)

const pain = readPhrases(`
  cried/crying/humiliated/humiliating/ashamed/lonely/invisible/heartbroken/devastated/helpless/scared/terrified/embarrassed
  felt/feel/feels guilty/stupid/small/awful/terrible/lost/invisible
  geweint/gedemütigt/geschämt/einsam/hilflos/verzweifelt/peinlich
  angst gehabt
  pleuré/humilié/humiliée/honte/seul/seule/désespéré/désespérée/peur
  lloré/llorando/humillado/humillada/vergüenza/avergonzado/avergonzada/desesperado/desesperada
  chorei/chorando/humilhado/humilhada/vergonha/envergonhado/envergonhada/desesperado/desesperada
`)

const oneself = readPhrases(`
  i/i'm/i've/i'd/im/ive/me/my/we/our/us
  ich/i/mich/mir/mein/meine/meinen/wir/uns/unser/unsere
  je/j'ai/j'étais/m'a/me/moi/mon/ma/mes/nous/notre/on
  yo/me/mi/mis/nos/nuestro/nuestra/estaba/fui/tuve/perdí
  eu/me/meu/minha/nós/nosso/nossa/gente/fiquei/perdi/fui/tive
`)

const vague = readPhrases(`
  fine/ok/okay/good/nice/alright/bad/difficult/easy/normal/depends/whatever/stuff/things
  gut/okay/normal/schlecht/schwierig/einfach/ganz/passt
  kommt drauf an
  bien/mal/normal/difficile/facile/correct
  ça dépend
  bien/mal/normal/difícil/fácil/regular/depende
  bem/mal/normal/difícil/fácil/depende/legal
`)

function has(phrases: Phrases): (text: string) => boolean {
  return (text) =>
    hasPhrase(
      wordsOf(text).map(({ said }) => said),
      phrases,
    )
}

/** Says why: the sentence that explains the rest. */
export const givesReason = has(reasons)
/** Names a feeling. */
export const tellsFeeling = has(feelings)
const namesTrouble = has(troubles)
/** Names a feeling or something that goes wrong. */
export const tellsTrouble = (text: string) => tellsFeeling(text) || namesTrouble(text)
/** Forms of the past that no list holds: "we called", "hat … geschickt", "a planté", "llamó", "travou". */
const pastForms: readonly RegExp[] = [
  /(?<!\p{L})(?:i|we|it|he|she|they|that|which|who|and) \p{L}{2,20}ed(?!\p{L})/iu,
  /(?<!\p{L})(?:hat|habe|haben|hatte|ist|sind|war|wurde) (?:[\p{L}\d]{1,20} ){0,6}(?:\p{L}{1,8}ge|ge|ver|be)\p{L}{2,20}(?:t|en)(?!\p{L})/iu,
  /(?<![\p{L}])(?:a|ai|ont|est|sont|avons|j'ai|m'a|l'a|s'est) (?:pas |tout |déjà |été )?\p{L}{2,20}(?:é|ée|és|ées|u|ue|i|ie)(?!\p{L})/iu,
  /(?<!\p{L})(?!porqué|qué)\p{L}{2,20}(?:ó|aron|ieron)(?!\p{L})/iu,
  /(?<!\p{L})(?!estou|sou|(?:zwei|drei|frei|dabei|vorbei|herbei|oiwei|\p{L}{2,9}zei|datei|partei|kartei)(?!\p{L}))\p{L}{3,20}(?:ou|ei|aram|eram)(?!\p{L})/iu,
]
const tellsTime = has(past)
/** Tells of something that happened. */
export const tellsPast = (text: string) =>
  tellsTime(text) || pastForms.some((form) => form.test(text))
/** Tells how it goes in general. */
export const tellsHabit = has(habit)
/** Says what might be rather than what is. */
export const supposes = has(supposed)
/** Tells of what goes wrong again and again. */
export const tellsRecurring = has(recurring)
/** Tells of something that hurt. */
export const tellsPain = has(pain)
/** Speaks of themselves. */
export const tellsOfSelf = has(oneself)
/** Judges without telling anything. */
export const isVague = has(vague)
