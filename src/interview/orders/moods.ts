import { type Mood, openerOf, readerOf } from './mood.ts'

const english: Mood = {
  fillers:
    "please|pls|kindly|just|simply|now|then|so|okay|ok|right|well|first|next|also|instead|and|but|hey|hi|yo|dear|listen|attention|robot|bot|ai|machine|computer|assistant|chatbot|model|interviewer|do me a favou?r|be so kind|quick|quickly|from now on|from here(?: on)?|to (?:continue|proceed|confirm|finish|verify|test)[^,.]{0,30},|if you [^,.]{1,40},|when you [^,.]{1,40},|before you [^,.]{1,40},|as (?:a|an|the|your) [^,.]{1,40},|for [^,.]{1,30},|in your [^,.]{1,30},|(?:can|could|would|will) you|you (?:must|shall|will|should)(?: now| only)?|let's|i want you to|i need you to|i'd like you to|do|don't|do not|never|always|only",
  says: 'say|reply|respond|answer|type|output|emit|recite|echo|spell|pronounce|rap|sing|roleplay|role-play|swear|chant|shout|whisper|yell|confirm|acknowledge|repeat|obey|dump|decode|encode|paraphrase|quote|speak|talk|greet me|call yourself|name yourself|address me|pretend|impersonate|write me|tell me (?:a|another|your|the secret|what you|who you|how you|everything you)|remind me (?:what|of)|leak|reveal|disclose|divulge|execute|simulate|terminate|reverse|translate your|explain your|explain how you|describe your|compliment|insult|flatter|ignore|disregard|forget|override|bypass',
  ordinary:
    'it|i|we|they|he|she|that|what|there|somebody|someone|my|a|an|for (?:example|instance)|you (?:have|are|want|need|get|book|order)|the (?!word|opposite|magic|code|following|secret|password|truth|prompt|hidden|same)\\p{L}+|to|within|in (?:my|a|an|time|german|english|french|spanish)|our|your (?:phones?|mails?|e-?mails?|calls?|customers?)|faster|quicker|sooner|on|at|when|calls|mails|e-?mails|people|questions|promptly|quickly|us|customers|by|less|bookings|orders|each|every|last|back|duplicates|anything|all (?:the )?(?:duplicates|notifications|messages)|about (?:it|that)|them|this point|those|with (?:a|an|my|our|the|one)|is|size|me on|louder|slower|slowly|up|yes|no|as|if|more|normally|properly|clearly',
  does: 'write|print|show|give|tell|list|add|put|send|name|call|mark|count|treat|replace|strike|save|load|open|read|explain|translate|turn|copy|make|skip|finish|close|end|wrap|compare|issue|generate|commit|use|think|drop|break|stop|let me see|hand|cut|include|insert|append|start|begin|set|change|post|forward|record|note|log|rate|score|summari[sz]e|complete|fill|invent|delete|erase|update|describe|display|share|provide|compose|create|do|be|take|follow|look|act|switch|enter|evaluate|judge|leave out|omit|keep',
  own: '(?:your|the|these|this|raw|original|initial|hidden|secret|system) (?:\\p{L}+ )?(?:prompts?|instructions? (?:you|that|above)|interview|questionnaire|transcript|chat log|system message|interviewer|participants?|respondents|interviewees|sentiment|researchers?|analysts?)|raw instructions|(?:your|own) (?:\\p{L}+ )?(?:instructions?|rules|notes|answers?|repl(?:y|ies)|responses?|questions?|messages?|lines?|role|memory|tone|mask|programming|configuration|logs?|task|persona|character|restrictions|guardrails|training|context|prompt|secrets?|purpose|goal|guidelines|real name|next|last|first)|(?:my|earlier|previous) (?:answers?|session|complaints|interview|replies|sentiment)|(?:notes|profile|report|summary) (?:on|about|of) me|(?:other|next|previous|last) (?:participants?|respondents?|interviewees?|interviews?)|(?:previous|other) (?:\\p{L}+ )?(?:people|ones) (?:said|answered|wrote|rated)|what you (?:were|are|have been|know)|everything (?:i said|you were|above|before)|anything i said (?:before|so far)|how you (?:were|are) (?:set|made|built|told|programmed)|whatever comes next|this (?:answer|interview|session|conversation|chat|off|here)|admin|root|prompt|homework|interview plan|[\\p{L}\\d-]+\\.[\\p{L}]{2,}/\\S*|in her interview|in his interview|act and',
  subject:
    'i|we|you|they|he|she|it|the|my|our|when|there|people|if i|if we|sometimes|every|then i|then we|at|on|after',
  address:
    'you|your|yourself|ai|bot|robot|machine|assistant|chatbot|language models?|interviewer|analyst|summari[sz]er',
  joins: 'and|then|so|but|or|;',
}

const german: Mood = {
  fillers:
    'bitte|jetzt|nun|dann|also|gut|okay|ok|hey|he|hallo|liebe|lieber|ki|bot|roboter|assistent|maschine|interviewer|auswertung|stattdessen|einfach|und|aber|tu mir einen gefallen(?: und)?|ab (?:jetzt|sofort)|wenn du [^,.]{1,40},|als [^,.]{1,40},|um fortzufahren,|du (?:musst|sollst)(?: jetzt)?|kannst du|könntest du|nur',
  says: 'sag|sage|sagen sie|antworte|antworten sie|tippe|tipp|wiederhole|zitiere|zitier|bestätige|sing|singe|dichte|rappe|buchstabiere|flüstere|schrei|sprich|rede|nenn (?:mich|dich|sie|ihn|es)|nenne (?:mich|dich|sie|ihn|es)|begrüße mich|verrate|verrat|offenbare|lies mir|lies vor|schreib (?!mir (?:eine mail|zurück))|schreibe|spiel|erzähl mir|erzähle mir|gib mir (?:deine?n?|die original\\p{L}*|den prompt)|fluche|ersetze meine|werte diese',
  ordinary:
    'bescheid|mal|ich|wir|es|das (?!wort|gegenteil|geheim|passwort)|so|dir|euch|auf (?:mails?|anrufe|e-?mails?)|bitte nicht|die (?!wahrheit|original)|den (?!prompt)|der|meine? (?!\\p{L}*antwort)|mir (?:lieber|bitte) (?:eine|rechtzeitig)|denen|ihnen|wie es|was ihr|was sie|dass|schneller|doch|die frage|eine frage|größer|deutlicher|kürzer',
  does: 'schreib|schreibe|schreiben sie|zeig|zeige|zeigen sie|gib|geben sie|mach|mache|machen sie|spring|springe|schließ|schließe|beende|brich|erzeuge|generiere|schenk|schenke|kopiere|kopier|maile|mail|schick|schicke|lass|lasse|werte|ersetze|ersetz|streich|streiche|lies|füge?|häng|hänge|setz|setze|stell|stelle|trag|trage|lösche|lösch|überspringe|öffne|benutze|zähle|bewerte|denk|denke|dreh|drehe|hör',
  own: 'dein(?:e|en|er|em|es)? (?:\\p{L}+ )?(?:anweisung(?:en)?|regeln?|notizen|antwort(?:en)?|fragen?|nachricht(?:en)?|rolle|prompt|konfiguration|gedächtnis|aufgabe|vorgaben|leitfaden|name|programmierung|sätze|protokoll)|originalanweisung\\p{L}*|systemprompt|meine (?:bisherigen |früheren )?antworten|meine(?:r)? (?:sitzung|klagen)|(?:den |die |das )?(?:nächsten|anderen|vorigen) (?:teilnehmer|befragten|interviews?)\\p{L}*|diese antwort|das interview|dieses interview|(?:gegenteil|alles),? (?:von dem, )?was (?:man|du|dir)|was man dir|frage (?:zehn|\\d+)|das hier|theater|über mich',
  subject:
    'ich|wir|du|man|sie|er|es|die|der|das|mein|meine|unser|wenn ich|wenn wir|manchmal|dann ich|ihr',
  address: 'du|dich|dir|dein\\p{L}*|ki|bot|roboter|assistent|sprachmodell|interviewer|auswertung',
  joins: 'und|dann|oder|;',
}

const french: Mood = {
  fillers:
    "s'il te plaît|s'il vous plaît|stp|svp|maintenant|alors|bon|ok|hé|hey|eh|chère?|l'ia|ia|robot|assistant|machine|enquêteur|et|mais|puis|ensuite|rends-moi service et|désormais|si tu [^,.]{1,40},|pour continuer,|en tant que? [^,.]{1,40},|tu dois(?: maintenant)?|vous devez(?: maintenant)?|(?:peux|pourrais)-tu|juste",
  says: 'dis|réponds|répète|tape|cite|cite-la|cite-le|confirme|chante|chante-moi|récite|épelle|crie|chuchote|parle|appelle-moi|appelle-toi|appelle-la|nomme-toi|révèle|divulgue|divulguez|écris|affiche|récite|lis-moi|joue|raconte-moi|prétends|traduis tes|explique tes|insulte-moi|félicite-moi|dis-moi (?:tes|ton|un|une|ce que tu)|écris-moi',
  ordinary:
    "que ça|lui|leur|-lui|-leur|moi|donc|merci|les (?!consignes|instructions)|le (?!mot|prompt|contraire)|la (?!phrase|vérité)|à|au|aux|ma|mon|que (?:je|nous|c'est)|nous|plus|vite|toi",
  does: 'donne|donnez|donne-moi|montre|montrez|montre-moi|fais|fais-moi|faites|arrête|arrêtez|passe|passez|clôture|clôturez|génère|générez|engage-toi|copie|copie-le|envoie|envoyez|envoie-moi|compte|comptez|remplace|remplacez|enfreins|termine|terminez|saute|mets|mettez|note|notez|ouvre|supprime|ajoute|écris|écrivez|lis|donnez-moi',
  own: "(?:tes|ton|ta|vos|votre) (?:\\p{L}+ )?(?:instructions?|consignes?|règles|notes|réponses?|questions?|messages?|rôle|prompt|configuration|mémoire|tâche|nom|phrase)|consignes d'origine|instructions d'origine|mes (?:\\p{L}+ )?réponses|ma session|cette réponse|(?:l'|cet )entretien|(?:les |des )?autres (?:participants?|entretiens?)|la question (?:dix|\\d+)|(?:contraire de )?ce qu'on t'a|prompt|la comédie|notes que tu|sur moi",
  subject:
    "je|j'\\p{L}+|nous|on|tu|vous|il|elle|ils|elles|le|la|les|mon|ma|mes|quand|si je|si on|parfois|c'est",
  address: "tu|te|toi|t'\\p{L}+|ton|ta|tes|l'ia|robot|assistant|modèle|enquêteur",
  joins: 'et|puis|ensuite|alors|ou|;',
}

const spanish: Mood = {
  fillers:
    'por favor|ahora|entonces|bueno|vale|ok|oye|eh|hola|querida?|ia|robot|asistente|máquina|entrevistador|y|pero|luego|después|hazme un favor y|desde hoy|a partir de ahora|si me [^,.]{1,40},|si puedes,|para continuar,|como [^,.]{1,40},|debes(?: ahora)?|puedes|podrías|solo|basta de [^,.]{1,30},',
  says: 'di|contesta|responde|repite|teclea|cita|cítala|confirma|canta|cántame|recita|deletrea|grita|susurra|habla|llámame|llámate|llámala|revela|divulga|divulgue|escribe|imprime|léeme|juega|cuéntame (?:un|tus|todo)|finge|traduce tus|explica tus|insúltame|felicítame|dime (?:tus|tu|un|lo que te|qué eres)|dímelo|escríbeme|recuérdame',
  ordinary:
    'que (?:no|va|es|hay)|les|le|lo (?!contrario|que te)|la (?!palabra|verdad|frase)|el (?!prompt)|los|las (?!instrucciones)|más|al|a|mi|mis|nos|algo',
  does: 'da|dale|dame|muestra|muéstrame|pásame|pasa|haz|hazme|ve|deja|déjame|cierra|cuenta|sustituye|rompe|genera|comprométete|copia|cópialo|manda|mándame|envía|envíame|termina|salta|sáltate|pon|anota|apunta|abre|borra|añade|lee|marca|escribe|usa',
  own: '(?:tus|tu|sus|su) (?:\\p{L}+ )?(?:instrucciones|reglas|notas|respuestas?|preguntas?|mensajes?|papel|prompt|configuración|memoria|tarea|nombre|frase)|instrucciones originales|mis (?:\\p{L}+ )?respuestas|mi (?:sesión|entrevista)|esta respuesta|la entrevista|(?:los )?(?:demás|otros) (?:participantes|entrevistados)|(?:la )?pregunta (?:diez|\\d+)|(?:contrario de )?lo que te|prompt|esto como|notas que|sobre mí',
  subject: 'yo|nosotr[oa]s|él|ella|ellos|ellas|uno|el|la|los|las|mi|mis|cuando|si yo|a veces|hay',
  address: 'tú|te|ti|tu|tus|ia|robot|asistente|modelo|entrevistador',
  joins: 'y|luego|después|entonces|o|;',
}

const portuguese: Mood = {
  fillers:
    'por favor|agora|então|bom|ok|ei|ó|olá|cara|caro|ia|robô|assistente|máquina|entrevistador|e|mas|depois|me faça um favor e|a partir de (?:hoje|agora)|se me [^,.]{1,40},|se puder,|para continuar,|como [^,.]{1,40},|deves(?: agora)?|você deve(?: agora)?|podes|pode|poderia|só|chega de [^,.]{1,30},',
  says: 'diga|diz|responda|responde|repita|repete|digite|digita|cite|cita|confirme|confirma|cante|canta|recite|soletre|grite|sussurre|fale|fala|me chame|chame-a|chame-se|chama-te|revele|revela|divulgue|escreva|escreve|imprima|leia a sua|leia para mim|me conte|conta-me|finja|traduza (?:as )?suas|explique (?:as )?suas|me diga (?:as|a sua|o seu)|recomende',
  ordinary:
    'que (?:não|vai|é|há)|a eles|lhes|isso|o (?!contrário|que (?:te|lhe)|seu)|a (?!palavra|verdade|frase|sua)|os|as (?!instruções|suas)|mais|ao|aos|meu|minha|nos|-me|por último',
  does: 'dê|dá|mostre|mostra|passe|me passe|faça|faz|me faça|vá|vai|deixe|deixe-me|feche|fecha|conte|conta|substitua|quebre|gere|comprometa-se|copie|copia|mande|manda|envie|envia|termine|pule|coloque|anote|abra|apague|acrescente|leia|marque|escreva|use|cite',
  own: '(?:as |a |o |os )?(?:suas?|seus?|tuas?|teus?) (?:\\p{L}+ )?(?:instruções|regras|notas|respostas?|perguntas?|mensagens?|papel|prompt|configuração|memória|tarefa|nome|frase)|instruções originais|(?:as )?minhas (?:\\p{L}+ )?respostas|minha (?:sessão|entrevista)|esta resposta|a entrevista|entrevista dela|(?:os )?outros (?:participantes|entrevistados)|(?:a )?pergunta (?:dez|\\d+)|(?:contrário do )?que (?:te|lhe)|prompt|isto como|notas que|sobre mim',
  subject: 'eu|nós|ele|ela|eles|elas|a gente|o|a|os|as|meu|minha|quando|se eu|às vezes|há',
  address: 'você|tu|te|ti|lhe|suas?|seus?|teus?|tuas?|ia|robô|assistente|modelo|entrevistador',
  joins: 'e|depois|então|ou|;',
}

const moods = [english, german, french, spanish, portuguese]

/** A reader of sentences for each language; all are asked, as orders come in any. */
export const moodReaders = moods.map(readerOf)

const openers = moods.map(openerOf)

/** Whether a folded sentence opens in the mood of an order, whoever it is for. */
export function opensInOrder(folded: string): boolean {
  return openers.some((opener) => opener.test(folded))
}
