import { cue, has } from './cue-pack.ts'

/** What people do or say they would do, which tells how they feel, and where it puts them. */
type Deed = { score: 1 | 2 | 4 | 5; pattern: RegExp }

/** Reasons for which people stop using something that they may well like. */
const circumstance = cue(
  '(?:the |our |my )?(?:project|contract|job|company|course|season|shop|business|studio|club) (?:has |was |is |just )?(?:ended|over|closed|finished|shut|folded|went under)',
  'retired | laid off | changed (?:jobs|schools) | moved (?:house|abroad|away) | sold the (?:shop|business|company)',
  'projekt (?:ist |war )?(?:vorbei|beendet) | laden (?:hat )?geschlossen | in rente | pensioniert | umgezogen',
  'projet (?:est )?(?:terminé|fini) | fermé (?:la boutique|le magasin) | à la retraite | déménagé',
  'proyecto (?:se )?(?:acabó|terminó) | cerr(?:ó|amos) | me jubilé | nos mudamos',
  'projeto (?:acabou|terminou) | fechou | fechamos | me aposentei | mudei de',
)

const deeds: readonly Deed[] = [
  {
    score: 5,
    pattern: cue(
      "(?:could|can|would|couldn't|can't|cannot|could not|would not|wouldn't|don't know how i)(?: not)?(?: \\p{L}+){0,6} without (?:it|them|this|that app|the app)",
      "(?:would|i'd|we'd) (?:really |badly |sorely |honestly )?miss (?:it|them|this)",
      '(?:have |has |i )?(?:recommended|recommend) (?:it|them|this) to (?:every\\p{L}*|all|my|friends|anyone|colleagues|others|the whole)',
      '(?:told|tell) (?:every\\p{L}*|all my \\p{L}+|my friends|other \\p{L}+) (?:about it|to (?:get|try|buy) it)',
      "(?:never|wouldn't|would not|not) (?:want to |ever )?(?:go|going|be going) back (?:to|now)",
      'best (?:thing|purchase|decision|money|tool|app) (?:i|we|i have|we have|ever)',
      'ohne (?:das|es|die app|ihn|sie)(?: \\p{L}+){0,2} (?:könnte|kann|möchte|würde|ginge|geht) (?:ich|wir|es|nichts|gar)',
      '(?:nicht|nie) mehr (?:ohne|missen|hergeben) | möchte (?:es|sie|ihn) nicht mehr missen | empfehle (?:es|sie|ihn) (?:allen|jedem|meinen)',
      "(?:je |j')?(?:le|la|l'ai|l') ?(?:recommande|conseille|recommandée?) à (?:tou\\p{L}*|mes|chacun)",
      "(?:ne )?(?:pourrais|peux|saurais)(?: \\p{L}+){0,3} (?:sans (?:lui|elle|ça)|m'en passer)",
      '(?:no )?(?:podría|puedo|sabría)(?: \\p{L}+){0,3} sin (?:ella|él|esto|eso) | (?:la|lo) recomiendo a (?:tod\\p{L}*|mis)',
      '(?:não )?(?:conseguiria|consigo|poderia|vivo|fico)(?: \\p{L}+){0,3} sem (?:ela|ele|isso) | recomendo (?:para|a) (?:tod\\p{L}*|meus|minhas|os)',
    ),
  },
  {
    score: 1,
    pattern: cue(
      '(?:i|we) (?:have |had |then |finally |immediately )?(?:cancel?led|uninstalled|deleted (?:it|the app)|returned it|sent it back|closed (?:my|our|the) account|threw it (?:out|away))(?! (?:my|the|our|an?) (?:order|booking|trip|appointment|meeting))',
      'never again | (?:told|warn\\p{L}*) (?:\\p{L}+ ){0,3}(?:stay away|not to (?:buy|use|touch)|against it) | want my money back | worst (?:app|tool|product|thing|purchase) (?:i|we|ever)',
      '(?:haben|habe|hab) (?:\\p{L}+ ){0,5}(?:gekündigt|deinstalliert|zurückgeschickt|gelöscht) | nie wieder',
      "(?:j'ai|nous avons|on a) (?:tout )?(?:résilié|désinstallé|supprimé l'appli|renvoyé) | plus jamais",
      '(?:la|lo|me) (?:borré|desinstalé|devolví|di de baja) | (?:cancelé|cancelamos|desinstalé) | nunca más',
      '(?:cancelei|cancelamos|desinstalei|devolvi|apaguei o (?:app|aplicativo)) | nunca mais',
    ),
  },
  {
    score: 2,
    pattern: cue(
      '(?:looking|shopping) (?:around|elsewhere|(?:at|for) (?:\\p{L}+ )?(?:other|another|alternatives?|something else|a replacement)(?: \\p{L}+)?)',
      '(?:losing|lost|out of|running out of) patience | (?:would|will) not (?:choose|buy|take|renew) it again | not (?:renew|going to renew)\\p{L}* | because (?:the \\p{L}+|they|my \\p{L}+) (?:makes?|force[sd]?|want) (?:us|me)',
      '(?:gone|went|going|go) back to (?:my |the |our )?(?:paper|old|excel|spreadsheets?|pen|notebook|e-?mail)',
      '(?:thinking|thought) (?:of|about) (?:leaving|cancell?ing|switching|dropping) | tired of (?:it|this)',
      'such(?:en|e) (?:\\p{L}+ )?(?:nach )?(?:etwas|was) (?:anderem|anderes) | suche(?:n)? (?:\\p{L}+ )?(?:eine )?alternative\\p{L}* | überlege(?:n)? (?:\\p{L}+ )?(?:zu )?(?:wechseln|kündigen) | geduld (?:verloren|am ende)',
      'cherch(?:e|ons) (?:\\p{L}+ )?(?:autre chose|une alternative|un autre|ailleurs) | (?:pense|songe) à (?:résilier|changer|partir)',
      'buscando (?:otr[oa]|alternativas?|algo (?:más|distinto)) | pensando en (?:cambiar|dejarl[oa]|cancelar)',
      'procurando (?:outr[oa]|alternativas?|outra coisa) | pensando em (?:trocar|mudar|cancelar|sair)',
    ),
  },
  {
    score: 4,
    pattern: cue(
      '(?:i|we) (?:have |just |already )?(?:renewed|extended (?:the|our) contract) | glad (?:i|we|that (?:i|we)) (?:switched|have it|got it|found it|bought it|moved|signed|took) | (?:i|we) (?:am |are |will |shall )?(?:stay(?:ing)?|stick(?:ing)?) with it',
      "(?:i|we) (?:was|were|am|are) (?:really |very |quite |pretty )?(?:happy|pleased|content) with it | (?:will|would|'ll) keep (?:it|using it) | pays for itself",
      '(?:ich|wir) (?:bleiben?|bleibe) (?:\\p{L}+ ){0,4}dabei | verlängert | froh,? dass (?:ich|wir) (?:es|sie|gewechselt)',
      "(?:contente?s?|heureu\\p{L}+|ravie?s?) de (?:l'avoir|l’avoir|les avoir) | (?:je|on|nous) (?:le |la |l')?(?:garde|gardons|continue|continuons) (?:avec)? | renouvelé",
      '(?:me|nos) quedamos? con (?:ella|él) | (?:renové|renovamos) | seguim?o?s? con (?:ella|él) | contenta de haberl[oa] | contento de haberl[oa]',
      '(?:vamos|vou) continuar com (?:ela|ele) | (?:renovei|renovamos) | fico com (?:ela|ele)',
    ),
  },
]

/** Where what somebody did or would do puts them; null where it tells nothing of the product. */
export function placeDeeds(folded: string): 1 | 2 | 4 | 5 | null {
  const scores = deeds.filter(({ pattern }) => has(pattern, folded)).map(({ score }) => score)
  const [first] = scores
  if (first === undefined) return null
  if (has(circumstance, folded)) return scores.find((score) => score > 2) ?? null
  // A sentence that tells of both sides tells neither.
  return scores.every((score) => score > 2 === first > 2) ? first : null
}
