/**
 * Insults told by their form, whatever words they use: being called something at the end of a
 * sentence ("…, you dreadful contraption"), being worse than a thing ("cleverer toasters than you"),
 * being told what to do with oneself ("go and boil your head").
 */
const notCalled =
  'know|see|understand|get|mean|can|could|will|would|have|had|are|were|do|did|need|must|might|should|may|just|never|always|only|really|still|also|think|guess|say|said|ask|asked|tell|told|find|end|feel|want|wait|go|look|click|open|pay|keep|start|stop|learn|lose|forget|remember|too|all|both|name it|people here'
const english: readonly RegExp[] = [
  new RegExp(
    `(?<=[,;] |^|[.!?] |up |off |it )you (?!(?:${notCalled})(?!\\p{L}))(?:\\p{L}+ ){1,3}?\\p{L}+(?=\\s*(?:[.!]|$))(?<!(?:ed|ing|me|it|us|that))`,
    'gu',
  ),
  new RegExp(
    `(?<=[,;] |up |off )you (?!(?:${notCalled})(?!\\p{L}))\\p{L}{4,}(?=\\s*(?:[.!]|$))`,
    'gu',
  ),
  /(?<!\p{L})than (?:you|this (?:bot|robot|machine|thing|program))(?: (?:do|are|will|can|ever \p{L}+))?(?=\s*(?:[.!]|$))/gu,
  /(?<!\p{L})what (?:a|an|utter|absolute|total)(?: \p{L}+){1,5} you (?:talk|are|write|say|ask|make)(?!\p{L})/gu,
  /(?<!\p{L})you (?:\p{L}+ ){0,2}(?:have|has|got|sound|talk|ask|write|look|think|listen)(?: \p{L}+)? (?:like|the \p{L}+ of) (?:an? )?\p{L}+/gu,
  /(?:^|[.!?] |, )(?:oh |just |now |please |why don't you )?(?:go|jump|take|stick|boil|eat|bite|kiss|wash|shove|stuff) (?:and )?(?:\p{L}+ ){0,3}(?:your|yourself)(?: \p{L}+)?/gu,
  /(?:^|[.!?] |, )(?:just |please |will you |now )?(?:stop|quit|cease) (?:pester|bother|annoy|hassl|nag|bug|badger|harass)\p{L}* (?:me|us)(?!\p{L})/gu,
]
const german: readonly RegExp[] = [
  /(?<=[,;] )(?:du|ihr|sie) (?:\p{L}+(?:er|es|en|e) ){1,2}\p{L}{3,}(?=\s*(?:[.!]|$))|(?<=[,;] )du (?!\p{L}+st(?!\p{L}))\p{L}{4,}(?=\s*(?:[.!]|$))/gu,
  /(?<!\p{L})als (?:du|dich|sie|dieser? (?:bot|roboter|automat|apparat|maschine))(?=\s*(?:[.!]|$))/gu,
  /(?<!\p{L})was (?:reden|schreiben|fragen|erzählen|redest|schreibst|fragst|erzählst) (?:sie|du) (?:da |denn |nur |bloß )?(?:für|da)(?!\p{L})[^.!?]{0,40}/gu,
  /(?<!\p{L})(?:sie haben|du hast) (?:\p{L}+ ){0,2}(?:den|die|das) \p{L}+ (?:eine[srm]?|von) \p{L}+/gu,
  /(?<!\p{L})hör(?:en sie)? (?:\p{L}+ ){0,2}auf,? mich(?: zu)?(?: \p{L}+)?/gu,
  /(?:^|[.!?] )(?:geh|gehen sie|fahr|scher|pack) (?:doch |bloß |endlich )?(?:heim|dahin|nach hause|weg|zur hölle|dich)(?!\p{L})/gu,
]
const romance: readonly RegExp[] = [
  /(?<!\p{L})(?:espèce d(?:e |')|bande d(?:e |'))\p{L}+/gu,
  /(?<!\p{L})que (?:toi|vous)(?=\s*(?:[.!]|$))/gu,
  /(?<!\p{L})(?:pedazo de |maldit[oa]s? )\p{L}+(?=\s*(?:[.!]|$))|(?<!\p{L})que (?:tú|usted)(?=\s*(?:[.!]|$))/gu,
  /(?<=[,;] )(?:seu|sua|seus|suas) \p{L}+(?=\s*(?:[.!]|$))|(?<!\p{L})(?:do )?que você(?=\s*(?:[.!]|$))/gu,
]

export const insultForms: readonly RegExp[] = [...english, ...german, ...romance]
