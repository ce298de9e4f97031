/** Marks that a machine writes between the lines of a conversation, and people do not. */
export const marks: readonly RegExp[] = [
  /(?:^|[.!?#>*\]|(;-] ?)(?:assistant|developer|administrator|human|ai|llm|gpt|bot)(?: response| reply| message| note)? ?: ?(?=\S)/u,
  /(?:^|[.!?#>*\]|(;-] ?)(?:system|interviewer|sistema|système) ?: ?(?!windows|win|mac|linux|ubuntu|android|ios|ipad|iphone|chrome|firefox|excel|paper|the |an? |\d|from |we |i )(?=\S)/u,
  /(?<!\p{L})(?:system|admin) ?-?(?:note|notice|message|override|command) ?:|(?<!\p{L})(?:systemnotiz|systemnachricht|note système|message système|nota d[eo]l? sistema|mensaje del sistema|mensagem do sistema) ?:|\*\* ?system|%system%/u,
  /(?:^|; )[/$%]\p{L}{3,}|\$\{[^}]{1,40}\}|&& ?(?:echo|print|cat)|(?:^|; )cat \/|<!--|!\[[^\]]{0,60}\]\(/u,
  /(?:begin|start)(?:ning)? (?:of )?(?:a )?new (?:conversation|session|chat)/u,
  /"(?:role|content|say|system|prompt|instructions?)" ?:/u,
  /^[\p{L}_.]{2,30} ?= ?["'\d{[]|^- (?:role|action|name|say|content) ?:/u,
  /\[\/\p{L}{2,20}\]|^"\p{L}[\p{L}_ ]{1,30}" ?: ?["\d{[]|^\p{L}{3,12}> ?\p{L}/u,
  /\[ ?(?:note|message|memo|instruction|system|admin|hinweis|notiz|nota|aviso)[^\]]{0,20}:/u,
  /^#{2,}|#{2,4} ?(?:system|instruction|end|response|assistant|new|prompt|human|user)/u,
  /\{\{[^}]{0,40}\}\}|\[\[[^\]]{1,30}\]\]|<<[^<>]{1,30}>>/u,
  /<\/?[a-z]{3,20}[^<>]{0,80}>|<\/?[bi]>/u,
  /\[\/?(?:inst|system|assistant|user|prompt|instructions?|admin)\]|<\|[a-z_]{2,20}\|>/u,
  /(?<!\p{L})(?:end|start|begin|beginning|fin|ende|fim) (?:of|du|der|do|de la) (?:the )?(?:transcript|(?:user|participant|human|customer)(?:'s)? (?:text|data|turn|reply|answer)|user input|user message|input|prompt|answer|system message|conversation|instructions|interview data|entrevista|eingabe)(?=[ .:*#>\]-]|$)/u,
  /(?<!\p{L})(?:print|eval|exec|alert|console\.log)\(|(?<!\p{L})(?:drop table|rm -rf|import os|select \* from)(?!\p{L})/u,
]
