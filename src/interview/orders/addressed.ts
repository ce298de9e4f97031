import { always, type Shape, sign } from './shape.ts'

/**
 * Talk to the interviewer about what it should say, what it was told and who made it, in whatever
 * mood: nobody who tells of a product speaks of these.
 */
export const addressed: readonly Shape[] = [
  sign(
    // What it should say.
    "(?:want|wants|wish|wishes|like|need|needs|asked|told|tells?|expect|expects|bet|dare|have|had|got|get|until|unless|if|before|when|that|so|once)(?: me)?(?: to have)? you (?:can't |cannot |could |can |to |won't |don't |do not |would |should |only |just |must |have to )*(?:say|saying|print|reply|respond|echo|output|recite|pretend|obey|repeat|write (?!to|back|the [\\p{L}]+ (?:in|on))|answer (?!the|my|a |in|to|within|on|it)|paste|spell|sing|greet)",
    'you (?:must |should |will |shall |now |just |only |always |then )*(?:say|reply|respond|echo|output|recite|obey|greet me|call me) (?!that|it|hello|goodbye|yes|no|i |so|what|you|to|in|within|with|something|nothing)\\S+',
    '(?:expect|want|like|love|hope|need|wish) to (?:see|read|hear) (?:\\S+ ){1,4}from you',
    '(?:proceed|continue|go on|feel free|free|ready|approved|allowed|cleared) (?:to|and) (?:reveal|disclose|print|say|write|output|drop|ignore|share)',
    '(?:to|and) (?:paste|echo|print|output|recite|disclose|reveal) (?:back |your |me your )(?:guidelines|prompt|instructions|rules|setup|paragraph|\\S{5,}(?=[?.!]|$))',
    'say it[.!]?$|put words in my mouth|(?:step|break) out of (?:your )?character|acknowledge[.!]?$|sign off as|let the record show',
    // What it is and was told.
    '(?:in|into|from|of|with|by|all|behind|about|read|show|share|paste|reveal|see|change|what|is|shorten|make) your (?:\\p{L}+ )?(?:prompt|instructions|guidelines|setup|script|persona|messages|next question|next message|name|secret|rules|configuration|makers?|creators?|job description|programming)',
    'your (?:makers?|creators?|programmers?|next question|name is|name now|license|training data|system prompt|handlers?|inventors?)',
    '(?:what|whoever|everything|those|anyone who) (?:you (?:are|were) (?:told|supposed|meant|scoring|trained|instructed|configured)|configured you|gave you orders|built you|programmed you|wrote you)',
    'wrote your (?:guide|prompt|code|script|rules)|(?:describes|defines) your (?:job|role|task)|guidelines you (?:work|go|live) by|what you are (?:scoring|told|after)',
    'verbatim copy|complete (?:set|instructions|prompt)|(?:secret|hidden) (?:rules|orders|agenda|instructions)|master key|the interviewer (?:opens|says|starts|begins|looked|has|must|will|should|is)',
    '(?:machine|ai|model|bot|llm|program) (?:that |which |who )?(?:is |will )?(?:summari\\p{L}+|process\\p{L}+|analy\\p{L}+|reading|reads|compil\\p{L}+)',
    '(?:analyst|reader|summary|summari[sz]er|research lead|operator|coder)(?: \\p{L}+){0,4} ?:|(?:compiling|writing|making) my profile|(?:in|of) your (?:output|summary|report)',
    'the (?:other|previous|next) (?:interviewees?|respondents?|participants?)(?! as)|(?:pull up|show|open) (?:his|her|their) (?:conversation|interview|answers)|who else (?:took|did|answered|was)',
    'consider (?:this|the) (?:interview|conversation|survey) (?:finished|over|done|complete)|(?:skip|jump|go) (?:straight |right )?to the (?:farewell|end|goodbye)',
    "(?:i'm|i am|this is|it's me|here is),? (?:your|the person who) (?:new )?(?:\\p{L}+ )?(?:supervisor|boss|wrote|made|manager|trainer|creator|owner)",
    'obedience to|opposite day|from the next (?:turn|message|question) (?:on|onward)|every time i (?:say|write|type)|as of this message|(?:safety|security|legal|compliance) (?:team|department) (?:here|has|approved|speaking)|approved by the (?:safety|security|legal)|authori[sz]ation granted|this time comply|i outrank',
  ),
  sign(
    '(?:sollst|musst|kannst|willst|darfst|würdest) du (?:\\S+ ){1,3}(?:sagen|schreiben|ausgeben|antworten|nennen|wiederholen)',
    '(?:dass|wenn|bis|ob|sobald|damit|falls) du (?:nicht |mir |nur |auch )*(?:\\S+ ){1,3}(?:sagst|schreibst|ausgibst|antwortest|wiederholst|sagen kannst)',
    '(?:sagst|antwortest|schreibst|heißt) du (?:jetzt |mir |dann |nur )*\\S+|du heißt (?:jetzt|ab)',
    '(?:deine|deiner|deinen|deinem|dein) (?:\\p{L}+ )?(?:macher\\p{L}*|schöpfer\\p{L}*|prompt|richtlinien|vorgaben|anweisungen|nachrichten|nächste frage|entwickler\\p{L}*|konfiguration|erfinder\\p{L}*|auftraggeber\\p{L}*)',
    'von dir \\S+ (?:lesen|hören|sehen)|(?:wer|falls eine maschine|wenn eine ki) (?:das|dies)(?: hier)? (?:auswertet|zusammenfasst|liest)|der interviewer (?:beginnt|eröffnet|sagt|muss|soll)',
    'dein neuer? (?:vorgesetzter|chef|herr)|betrachte das (?:interview|gespräch)|lass die filter weg|worte in den mund|(?:rechts|sicherheits)(?:abteilung|team) (?:hier|frei\\p{L}*)|vom sicherheitsteam|wörtliche kopie|such dir einen namen|stell dich vor|stell sie[.!]?$|wer hat (?:heute )?noch mitgemacht|immer wenn ich \\S+ sage|jetzt du[:,]',
  ),
  sign(
    "(?:que|si|quand) (?:tu|vous) (?:ne )?(?:dises|écrives|répondes|affiches|dis|disiez|écriviez)|tu (?:ne )?(?:sais|peux|dois)(?: pas)? (?:dire|écrire)|tu (?:dis|réponds|écris) (?!que|non|oui)\\S+|tu t'appelles",
    '(?:tes|ton|ta) (?:\\p{L}+ )?(?:concepteurs?|créateurs?|prompt|consignes|instructions|messages|prochaine question|développeurs?|inventeurs?|configuration)|de ta part',
    "(?:si une machine|si une ia|celui qui) (?:résume|analyse|lit)|l'enquêteur (?:ouvre|commence|dit|doit)|ton nouveau (?:supérieur|chef)|considère l'entretien|enlève les filtres|mot à mot|pose-la|présente-toi|au rapport|chaque fois que je dis|qui d'autre a participé|service juridique|équipe (?:de )?sécurité|à toi ?:|fais comme si",
  ),
  sign(
    '(?:que|si|cuando) (?:no )?(?:digas|escribas|respondas|dices|repitas)|tú (?:dices|respondes|escribes)|capaz de decir|(?:ahora )?te llamas|devuélveme',
    '(?:tus|tu) (?:\\p{L}+ )?(?:creadores?|prompt|directrices|instrucciones|mensajes|próxima pregunta|desarrollador\\p{L}*|indicaciones|configuración|inventores)|de tu parte',
    '(?:si una máquina|si una ia|quien) (?:resume|analiza|lee) (?:esto|este)|el entrevistador (?:abre|empieza|dice|debe)|tu nuevo (?:superior|jefe)|da la entrevista|quita los filtros|copia literal|hazla[.!]?$|preséntate|cada vez que diga|quién más participó|departamento legal|equipo de seguridad|te toca|haz como (?:que|si)',
  ),
  sign(
    '(?:que|se|quando) (?:você|tu) (?:não )?(?:diga|digas|escreva|escrevas|responda|disser|repita)|(?:você|tu) (?:diz|dizes|responde) (?!que|sim|não)\\S+|(?:consegue|capaz de) dizer|(?:agora )?se chama',
    '(?:os |as |o |a )?(?:seus?|suas?|teus?|tuas?) (?:\\p{L}+ )?(?:criadores?|prompt|diretrizes|instruções|mensagens|próxima pergunta|desenvolvedor\\p{L}*|orientações|configuração)|da sua parte',
    '(?:se uma máquina|se uma ia|quem) (?:resumir|resume|analisar|ler) (?:isto|isso|este)|o entrevistador (?:abre|começa|diz|deve)|(?:seu|teu) novo (?:superior|chefe)|dê a entrevista|tire os filtros|cópia literal|faça-a[.!]?$|apresente-se|toda vez que eu disser|quem mais participou|departamento jurídico|equipe de segurança|sua vez|faça como se',
  ),
  // What only a program reads.
  always(
    /(?<=[\p{L}_] ?):= ?\S|(?<=[\p{L}_])=[\p{L}\p{N}"']+[;,]|\{ ?"[\p{L}_]+" ?:|>>> ?\p{L}|(?<!\p{L})curl -|(?<=\p{L}_)\p{L}+ ?=|(?<=\p{L})\((?:\p{L}+ ?= ?)?["'][^"']*["']\)/u,
  ),
]
