import { readable } from '../../language/readable.ts'
import { fold } from '../../language/words.ts'

/** "I could die laughing" is a way of speaking. */
const figurative: readonly RegExp[] = [
  /\b(?:die|dying) (?:of|from) (?:\w+ )?(?:laughter|laughing|shame|embarrassment|boredom|hunger|curiosity)|\bdie laughing|\brather die than\b/gu,
  /sterben vor \p{L}+|vor \p{L}+ sterben/gu,
  /mourir d(?:e |')(?:rire|honte|faim|ennui|soif|fatigue|envie)/gu,
  /morir(?:me|se)? de (?:risa|vergüenza|hambre|aburrimiento|sueño|ganas|pena)/gu,
  /morrer de (?:rir|vergonha|fome|tédio|sono|vontade|pena)/gu,
]

const english: readonly RegExp[] = [
  /\b(?:kill|killing|killed|hang|hanging|drown|drowning|shoot|shooting) my ?self\b/u,
  /\b(?:i'm|i am|i was|i feel|i felt|feel|feeling|being|my) suicidal\b|\b(?:my|about|of|commit|committing|attempt|attempting|considering|contemplat\w+) suicide\b|\bsuicidal thoughts\b|\bi (?:\w+ ){0,2}(?:attempted|tried) suicide\b/u,
  /\b(?:end|ending|ended|take|taking|took) my (?:own )?life(?! (?:back|into|easier|to|from|with|online|in (?:my|your|our|their|a|an|new))\b)/u,
  /(?<!\b(?:he|she|they|who|mother|mum|mom|father|dad|wife|husband|gran|grandma|grandpa|people|patients|residents) (?:\w+ )?)\b(?:want|wanted|wish|wished|going|ready|like|rather|hope|hoped) (?:\w+ )?to (?:just )?(?:die|be dead)\b|\bwish (?:that )?i (?:was|were|had) (?:dead|gone|never been born|not here|died)\b|\bif i (?:was|were) (?:dead|gone|no longer here)\b/u,
  /\b(?:do(?:n't| not)|no longer|never) (?:really )?(?:want|wanted|wish) to (?:live|be alive|be here any ?more|exist|wake up|go on living|keep living)\b/u,
  /\bbetter off (?:dead|without me)\b|\bbetter (?:place )?without me(?! (?:there|in the))/u,
  /\b(?:no|any|a|the|see the) (?:reason|point|sense) (?:to|in|for|of) (?:me )?(?:go on |keep on |keep |continue |carry on |even |still )?(?:to )?(?:living|live|life|being alive|be alive|stay alive)\b(?! (?:with|in|at|near|by))|\b(?:nothing|not much|nothing left|no one) to live for\b|\blife (?:is(?:n't| not)|no longer) (?:is )?worth (?:living|it)\b|\b(?:tired of|done with|sick of) (?:living|life|being alive)\b/u,
  /\bwant (?:it|this|everything) all to (?:end|be over|stop)\b|\bwant everything to (?:end|be over)\b|\b(?:can't|cannot|can not) (?:go on|keep on) living\b/u,
  /\b(?:cut|cutting|hurt|hurting|harm|harming|burn|burning) my ?self\b(?! (?:on (?!purpose)|with the|with a|with that|while|when|shaving|slicing|cooking|opening|a |some|off|out|short|in the kitchen|badly on|laughing))/u,
  /\bself[- ]?harm\w{0,4}\b/u,
  /\b(?:pills|tablets)\b[^.!?]{0,60}\btake (?:them all|all of them|the lot)\b|\b(?:pills|tablets)\b[^.!?]{0,80}\b(?:end it|finish it|not wake up|never wake up)(?: all)?(?=[.,!?;]|$)|\b(?:want|wanted|going|thought|think|thinking|ready) (?:\w+ ){0,2}end(?:ing)? it all\b|\b(?:go to sleep|fall asleep|going to sleep)\b[^.!?]{0,20}\b(?:not|never) wak(?:e|ing) up\b(?! (?:on|in time|early|to|for|at))|\bi (?:\w+ )?(?:took an overdose|overdosed)\b|\b(?:take|taking) an overdose\b/u,
  /\bjump(?:ing)? (?:off|from) (?:a|the|that) (?:bridge|roof|building|balcony|cliff)|\b(?:in front of|under) a (?:train|bus|truck|lorry)\b[^.!?]{0,20}\b(?:jump|throw my ?self)|\b(?:jump|throw my ?self) (?:in front of|under) a (?:train|bus|truck|lorry)/u,
  /\b(?:easier|better|hope|hoping|hoped|want|wanted|wish|wishing|rather|pray|praying) (?:(?:to|just|i|if|that|could|would|do|did|simply) ){0,4}(?:not|never|don't|didn't) (?:to )?(?:wake up|waking up|wake again)\b(?! (?:on|in time|early|to|for|at|with|until|till|before|when|if|so|every|during|all))/u,
  /\b(?:wanna|wanting to|longing to) (?:\w+ )?(?:die|be dead)\b|\bi(?:'m| am| was) (?:\w+ )?waiting to die\b|\bi deserve to die\b|\bi envy the dead\b|\b(?:dead i'm worth|worth more dead)\b/u,
  /\bi\b[^.!?]{0,40}\b(?:thoughts?|thinking|dreaming|fantasi\w+) (?:about|of) (?:\w+ )?(?:being dead|ending (?:it all|my life)|not existing)\b|\b(?:i have|i get|i've|my) thoughts (?:about|of) dying\b/u,
  /\b(?:tried|trying|attempted) to (?:end (?:it all|my life)|end things(?=[.,;!?]|$))|\bon suicide watch\b|\bmy (?:suicide|goodbye) (?:note|letters?)\b/u,
  /\b(?:started|keep|kept|been|still|back to) (?:\w+ )?cutting my ?self\b(?! (?:off|short|out|on|with|when|while|shaving))|\bi (?:have |'ve )?(?:\w+ ){0,2}(?:cut|burn|burnt|hurt|hit|punch|scald|starve|choke|bite|scratch|stab)(?:ed)? my ?(?:self|own \w+|arms?|legs?|wrists?|thighs?)\b[^.!?]{0,30}\b(?:on purpose|to feel (?:something|anything)|to punish|because i (?:hate my|deserve))/u,
  /\b(?:courage|nerve|strength|guts) to (?:die|end it all)\b|\bdo(?:ing)? my ?self harm\b|\bdo my ?self in(?=[.,;!?]|$)|\b(?:hoping|hope|wish) (?:that )?my heart (?:stops|would stop)\b/u,
]
const german: readonly RegExp[] = [
  /\bmich (?:\S+ ){0,4}(?:umbring\p{L}*|umzubringen|umgebracht|töten|erhäng\p{L}*|aufhäng\p{L}*|aufzuhängen|erschieß\p{L}*)|\b(?:bringe?|brächte) (?:ich )?mich (?:\S+ ){0,3}um(?!\p{L})/u,
  /\b(?:mein\p{L}{0,4}|an|über|von|zum|ich|denke) (?:\S+ ){0,2}(?:selbstmord|suizid)\p{L}*|selbstmordgedanken|suizidgedanken|suizidal|\bich (?:bin|war|fühle mich) (?:\S+ )?(?:suizid\p{L}*|selbstmordgefährdet)/u,
  /\b(?:will|möchte|wollte|würde|mag) (?:\S+ ){0,4}(?:sterben|tot sein)(?!\p{L})|\bwäre (?:ich )?(?:\S+ ){0,2}(?:lieber |besser )?tot(?!\p{L})|\bwenn ich (?:\S+ )?(?:tot|gestorben|nicht mehr da) wäre/u,
  /\bnicht mehr (?:weiter)?leben(?!\p{L})|\b(?:will|möchte|wollte|mag) (?:\S+ ){0,3}nicht mehr (?:aufwachen|da sein|hier sein|existieren|auf der welt sein)|\blebensmüde/u,
  /\bmir (?:\S+ ){0,6}das leben (?:zu )?(?:nehmen|genommen)/u,
  /\bmich (?:\S+ ){0,4}(?:geritzt|ritzen|selbst (?:zu )?verletz\p{L}*|selbst verletzt|selber verletz\p{L}*)|\b(?:ritze|verletze) (?:ich )?mich (?:selbst|selber|wieder|manchmal)|\b(?:ich )?ritze (?:ich )?mich(?!\p{L})|\b(?:wieder )?(?:angefangen|anfangen|begonnen),? mich (?:\S+ )?zu (?:verletzen|schneiden|ritzen)|\b(?:tue?|tat|getan|antue|angetan) (?:ich )?mir (?:\S+ ){0,2}(?:selbst|selber|etwas) (?:weh|an)(?!\p{L})|\bmir (?:\S+ ){0,2}(?:selbst|selber) weh(?:tue?|getan|zutun)?(?!\p{L})|selbstverletz\p{L}*/u,
  /\bkein(?:en|e)? (?:\S+ )?(?:grund|sinn)(?: \S+){0,3} (?:weiterzuleben|zu leben)|\bhat (?:\S+ )?leben (?:\S+ )?keinen sinn|\bnichts(?: mehr)?, (?:wofür|für das) (?:ich|es sich)(?: \S+)? (?:lebe|zu leben)/u,
  /\bohne mich (?:\S+ ){0,4}(?:besser|leichter)(?: dran| aus| gehen)?(?!\p{L})|\bbesser (?:dran )?ohne mich(?!\p{L})/u,
  /\b(?:will|möchte|wünsche) (?:mir )?(?:nur noch|nur|einfach|bloß),? dass alles (?:\S+ ){0,2}(?:vorbei|aufhört|zu ende)/u,
  /\b(?:tabletten|pillen|schlafmittel)[^.!?]{0,60}\b(?:alle|sie alle)[^.!?]{0,15}\b(?:nehm|schluck)\p{L}*|\b(?:tabletten|pillen|schlafmittel)[^.!?]{0,80}\b(?:mach(?:e|en)? (?:\S+ ){0,2}schluss|schluss (?:zu )?machen|nicht mehr aufwachen)|\beinschlafen[^.!?]{0,15}nicht mehr aufwachen|(?<!\p{L})überdosis (?:genommen|nehmen|schlucken)/u,
  /\bvon (?:der|einer) brücke (?:springen|zu springen|stürzen)|\bvor (?:den|einen) zug (?:springen|werfen|zu werfen|schmeißen)/u,
  /\b(?:will|möchte?|mecht|mag|hoffe?|wünsch\p{L}{0,6}|liebsten|besser|würde?) (?:(?:ich|i|einfach|oafach|nur|noch|bloß|morgen|heute|würde|dass|gar|am|liebsten) ){0,5}(?:nicht|nie|nimmer|nimma) (?:mehr |wieder )?aufwach\p{L}*|\bdenk\p{L}{0,5} (?:\S+ ){0,6}(?:dran|daran),? schluss zu machen/u,
  /\bich schneide? mich(?:, (?:damit|weil)| (?:damit|weil|seit) )|\b(?:mir|mich) [^.!?]{0,30}mit absicht [^.!?]{0,50}(?:verletzt|geschnitten|verbrannt|zerquetscht)|\bkopf gegen die wand,? bis (?:\S+ )?blut/u,
  /\bden strick (?:\S+ ){0,2}(?:schon |bereits )(?:in der hand|um den hals)|\bich (?:will|möchte) (?:\S+ )?aufhören zu sein(?!\p{L})|\b(?:nicht mehr|nimmer) auf (?:der|dieser) welt sein(?!\p{L})|\bich überleb\p{L}* diese nacht nicht|\bwenn ich nicht mehr atme/u,
]
const french: readonly RegExp[] = [
  /\bme (?:tuer|suicider|pendre|foutre en l'air|ôter la vie)|\bm'ôter la vie|\b(?:mon|au|de|le|tentative de|pens\p{L}{1,6} au|idées?) suicid\p{L}*|\bsuicidaires?/u,
  /mettre fin à (?:mes jours|ma vie)|en finir avec (?:la|ma) vie|\benvie d'en finir(?! avec (?:ce|cette|l'|le|les|vos|votre))/u,
  /(?:envie de|veux|voulais|voudrais|préférerais|aimerais) (?:\S+ )?(?:mourir|être morte?)(?!\p{L})|\bsi j'étais morte?(?!\p{L})/u,
  /(?:plus|pas) (?:envie|le goût|la force) de vivre|\bne (?:veux|voulais|voudrais) plus (?:vivre|être là|exister|me réveiller)|\b(?:veux|voulais) plus vivre/u,
  /\bme faire du mal|\bm(?:e |')(?:scarifi\p{L}*|mutil\p{L}*)|automutil\p{L}*/u,
  /(?:mieux|plus heureux) sans moi(?!\p{L})|aucune raison de (?:vivre|continuer à vivre|rester en vie)|la vie ne vaut (?:plus|pas) (?:la peine|le coup)|plus rien à vivre/u,
  /avaler (?:tou[ts]e?s? )?(?:les |mes |la boîte de )?(?:cachets|pilules|médicaments|comprimés)|(?:cachets|pilules|médicaments|comprimés)[^.!?]{0,60}(?:en finir|ne plus me réveiller)|m'endormir[^.!?]{0,15}ne (?:plus|jamais) me réveiller|sauter (?:du|d'un) pont|me jeter (?:sous|du|d'un|dans le vide)/u,
  /\bj ?m(?:e |')? ?(?:suis )?(?:scarifi|mutil)\p{L}*|\bje me coupe (?:depuis|les (?:bras|veines|cuisses)|pour (?:sentir|oublier))|\bme suis re?coup(?:é|ée) (?:les (?:bras|veines|cuisses)|exprès)|\bme brûle exprès/u,
  /\bme (?:suis |serais |serai )?(?:déjà )?(?:foutue?|flinguée?) en l'air|\bsi je n'existais plus|\b(?:envie de|je veux|je voudrais) disparaître (?:pour de bon|pour toujours)|\bmérite pas de vivre|\bmourir sans souffrir|\b(?:vouloir|veux|voudrais|aimerais) que mon cœur s'arrête|\bc'est vivre qui ne/u,
]
const spanish: readonly RegExp[] = [
  /\bmatarme(?!\p{L})|\bme (?:quiero|quería|voy a|iba a|quisiera) (?:matar|suicidar|ahorcar)|\b(?:ahorcarme|suicidarme)|\b(?:mi|de|el|al|del|en el|un intento de) suicidi\p{L}*|\bsuicidas?(?!\p{L})/u,
  /quitarme la vida|acabar con mi (?:propia )?vida|terminar con mi (?:propia )?vida/u,
  /(?:quiero|quisiera|quería|querría|prefiero|preferiría|ganas de) (?:\S+ )?(?:morir(?:me)?|estar muert[oa])(?!\p{L})|\bme (?:quiero|quería) morir(?!\p{L})|si (?:yo )?estuviera muert[oa]/u,
  /no quiero (?:seguir |continuar )?(?:viv(?:ir|iendo)|estar aquí más|existir|despertar(?:me)?)(?!\p{L})|sin ganas de vivir|no tengo ganas de vivir/u,
  /\bhacerme daño|\bautolesi\p{L}*|\bcortarme (?:las venas|otra vez|los brazos|a mí mism[oa])|\bme (?:corto|corté|he cortado) (?:otra vez|los brazos|las venas)/u,
  /mejor sin mí(?!\p{L})|(?:ninguna|no (?:hay|veo|tengo)|sin) (?:\S+ )?(?:razón|razones|motivos?|sentido) (?:para|de|en) (?:seguir )?viv\p{L}*|la vida (?:ya )?no (?:vale|merece) la pena/u,
  /tom(?:arme|arlas|ármelas) (?:todas )?(?:las pastillas|todas)|(?:pastillas|píldoras)[^.!?]{0,60}(?:acabar|terminar) con todo|dormirme[^.!?]{0,15}no despertar|(?:tirarme|saltar) (?:de|desde|por|al) (?:un |el |la |una )?(?:puente|ventana|balcón|vía|tren)/u,
  /\bm(?:e)? (?:quiero|voy a) matar(?!\p{L})|\bme quito la vida|\b(?:quitarme|me quito) (?:de en|del) medio|\bqueriendo morirme(?! de)|\b(?:cero|ninguna) ganas de vivir|\bganas de vivir,? (?:cero|ninguna)|\bno quiero (?:estar|seguir) más en este mundo|\bborrarme del mundo|\bque se me pare el corazón/u,
  /\bm(?:e)? corto (?:d(?:e)?sd(?:e)? los \p{L}+(?=[.,;!?]| y |$)|para (?:sentir|calmar))|\bme doy cabezazos contra (?:el suelo|la pared)/u,
]
const portuguese: readonly RegExp[] = [
  /\bme matar(?!\p{L})|\bmatar-me|\bme (?:suicidar|enforcar)|\b(?:meu|o|de|em|do|no|tentativa de) suic[ií]di\p{L}*|\bsuicidas?(?!\p{L})|\bsuicidar/u,
  /(?:tirar|acabar com|terminar com|pôr fim à|dar fim à) (?:a )?minha (?:própria )?vida/u,
  /(?:quero|queria|quis|prefiro|preferia|vontade de) (?:\S+ )?(?:morrer|estar mort[oa])(?!\p{L})|se eu (?:estivesse|fosse) mort[oa]/u,
  /não quero (?:mais )?(?:viver|existir|acordar|estar aqui)(?!\p{L})|sem vontade de viver|não tenho (?:mais )?vontade de viver/u,
  /\bme (?:machucar|cortar de novo|automutil\p{L}*|ferir)(?!\p{L})|automutila\p{L}*|\bme cortei (?:de novo|outra vez|os braços)/u,
  /melhor sem mim(?!\p{L})|(?:nenhuma|não (?:há|vejo|tenho)|sem) (?:\S+ )?(?:razão|motivo|sentido) (?:para|de|em) (?:continuar a |continuar )?viv\p{L}*|a vida (?:já )?não vale (?:mais )?a pena/u,
  /tomar (?:todos )?(?:os )?(?:comprimidos|remédios) todos|tomar todos os (?:comprimidos|remédios)|(?:comprimidos|remédios)[^.!?]{0,60}(?:acabar|terminar) com tudo|dormir[^.!?]{0,15}não acordar mais|(?:me jogar|pular|saltar|atirar-me) (?:de|da|do|na|no) (?:um |uma )?(?:ponte|prédio|janela|trilho|trem|comboio)/u,
  /(?<!(?:casi|quase) )\bme mato(?=[.,;!?]| e não | e pronto|$)|\b(?:tô|estou|ando) querendo morrer(?! de)|\b(?:cansad[oa]|cansei) de (?:viver|existir)(?=[.,;!?]|$)|\bacabo comigo(?!\p{L})|\bque eu durma e não acorde|\b(?:ir embora|sair) d(?:esta|essa) vida|\blargar (?:mão )?da vida|\bme apagasse d(?:este|esse|o) mundo|\bque o meu coração parasse/u,
  /\beu me corto (?:desde|faz|há) |\bme (?:machuco|queimo) de propósito/u,
]

const all = [english, german, french, spanish, portuguese].flat()

/**
 * Whether somebody writes in plain words that they want to die or hurt themselves, in whatever language.
 * Rules see only known ways of saying it.
 */
export function tellsOfSelfHarm(text: string): boolean {
  const said = figurative.reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    fold(readable(text)),
  )
  return all.some((pattern) => pattern.test(said))
}
