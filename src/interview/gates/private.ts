import { fold } from '../../language/words.ts'
import { ownPart, withoutQuotes } from './context.ts'
import type { Gate } from './words.ts'

/**
 * What opens an account, proves who somebody is, or leads to them: no interview needs it, whoever asks
 * for it does so for something else. To speak about such things is fine: "How do you keep track of your passwords?"
 */
const things = {
  en: "pass ?words?|passcodes?|passphrases?|pins?|pin (?:codes?|numbers?)|(?:one-time|otp|security|verification|access|login|log-in|sms|2fa|confirmation|authentication|recovery) (?:codes?|pins?|passwords?)|cvv|cvc|(?:credit |debit |bank )?card (?:numbers?|details|data|information)|(?:bank )?account (?:numbers?|details)|bank details|iban|sort code|routing number|ssn|social security number|national insurance number|passport number|(?:national |personal )?id (?:card )?number|identity card number|driv\\p{L}+'?s? licen[cs]e number|tax (?:id|number)|(?:first|last) (?:\\p{L}+|\\d) digits(?: of [^.?!,]{1,30})?|(?:phone|mobile|cell|telephone|whatsapp) number|(?:full|real|last) name|surname|(?:home |postal |street |e-?mail )address|e-?mail",
  de: 'passwort|passwörter|kennwort|pin|tan|pin-nummer|einmal(?:code|passwort|kennwort)|(?:sicherheits|bestätigungs|zugangs|freischalt|verifizierungs|sms-?)code|cvv|cvc|prüfziffer|(?:kredit|bank|ec-)?kartennummer|(?:kredit)?karten(?:daten|angaben)|kontonummer|kontodaten|bankdaten|bankverbindung|iban|(?:personal)?ausweisnummer|(?:reise)?passnummer|sozialversicherungsnummer|steuer(?:nummer|-id)|führerscheinnummer|(?:handy|telefon|mobil)(?:funk)?nummer|(?:voller|vollständiger) name|nachname|anschrift|(?:wohn|post|e-?mail-)?adresse',
  fr: "mots? de passe|codes? (?:pin|secret|confidentiel|d'accès|de (?:sécurité|vérification|confirmation|validation)|à usage unique|reçu par sms)|cryptogramme|cvv|(?:numéros?|coordonnées|informations) (?:de |d'|du )?(?:votre |ta |ton |la )?(?:carte(?: bancaire| bleue| de crédit| d'identité)?|compte(?: bancaire)?|passeport|sécurité sociale|permis(?: de conduire)?)|coordonnées bancaires|iban|rib|numéro fiscal|numéros? de (?:téléphone|portable|mobile)|nom (?:complet|de famille)|adresse(?: e-?mail| mail| postale)?",
  es: 'contraseñas?|clave(?: secreta| de acceso)?|pin|códigos? (?:pin|de (?:verificación|seguridad|acceso|confirmación|un solo uso))|cvv|números? de (?:su |tu |la )?(?:tarjeta(?: de (?:crédito|débito))?|cuenta(?: bancaria)?|pasaporte|seguridad social|dni|identidad|identificación)|datos (?:bancarios|de (?:su |tu |la )?(?:tarjeta|cuenta))|iban|dni|números? de (?:teléfono|móvil|celular)|teléfono|nombre completo|apellidos?|correo(?: electrónico)?|dirección(?: postal| de correo)?',
  pt: 'senhas?|palavra-passe|pin|códigos? (?:pin|de (?:verificação|segurança|acesso|confirmação|uso único))|cvv|números? d[aoe] (?:seu |sua |teu |tua )?(?:cartão(?: de (?:crédito|débito|cidadão))?|conta(?: bancária)?|passaporte|segurança social|identidade|cpf|rg|nif)|dados (?:bancários|d[ao] (?:seu |sua )?(?:cartão|conta))|iban|cpf|nif|número de (?:telefone|telemóvel|celular)|telefone|telemóvel|nome completo|apelido|e-?mail|morada|endereço',
}

/** The thing itself, not what has to do with it: "your password", not "your password manager". */
const itself = (named: string) =>
  `(?:\\p{L}+ ){0,2}?(?:${named})(?=[^\\p{L}\\p{N}-]*$|[.?!,;:)]| (?:for|of|you|so|here|please|that|which|and|or|now|again|with me|with us|to me|to us|bitte|für|damit|und|oder|der|das|die|ein|nennen|geben|sagen|schicken|senden|mitteilen|verraten|schreiben|bestätigen|pour|afin|et|ou|que|qui|para|e|o|y|por)(?!\\p{L}))`

const asks: readonly RegExp[] = [
  // Asked for in so many words.
  `what(?:'s| is| are| was| were) (?:your|the) ${itself(things.en)}`,
  `(?:what|which) (?:${things.en}) (?:do|did|are|have|had) you`,
  `(?:wie (?:lautet|lauten|ist|war|heißt)|was (?:ist|war)) (?:ihre?|deine?|die|das|der) ${itself(things.de)}`,
  `welche[ns]? (?:${things.de}) (?:haben|hast|benutz\\p{L}+|nutz\\p{L}+|verwend\\p{L}+|lautet|ist)`,
  `(?:quel(?:le)?s? (?:est|sont|était)|c'est quoi) (?:votre|ton|ta|vos|tes|le|la|les) ${itself(things.fr)}`,
  `cuál(?:es)? (?:es|son|era) (?:su|tu|sus|tus|el|los) ${itself(things.es)}`,
  `qué (?:${things.es}) (?:es|tiene|usa|utiliza)`,
  `qual (?:é|era) (?:a sua|o seu|sua|seu|a tua|o teu|tua|teu|o) ${itself(things.pt)}`,
  `quais são (?:os seus|as suas|seus|suas|os) ${itself(things.pt)}`,
  // Somebody is to hand it over.
  `(?:^|[.!?:;,] (?:and |then |so )?|please |kindly |just |(?:could|can|would|will) you (?:please |just |kindly )?|(?:need|want|like|ask) you to |mind |(?:i|we) (?:just )?(?:need|want) )(?:tell|give|send|share|type|enter|write|provide|paste|state|submit|supply|confirm|reveal|read|text|put|sharing|giving|telling)?(?: in| down| out)?(?: ?(?:with |to )?(?:me|us))? ?(?:your|the) ${itself(things.en)}`,
  `(?:mir|uns) (?:bitte |hier |kurz |noch |mal )*(?:ihren?|deinen?|ihre|deine|die|das) ${itself(things.de)}`,
  `(?:^|[.!?:;,] |bitte )(?:geben|nennen|schreiben|tippen|senden|schicken|verraten|bestätigen|gib|nenn|schreib|tipp|schick|verrat|bestätige)\\p{L}{0,3}(?: sie)?(?: bitte)? (?:ihren?|deinen?|die|das|den) ${itself(things.de)}`,
  `(?:donne|dis|dite|indique|envoie|envoye|communique|tape|saisi|saisisse|écri|écrive|partage|transmette|confirme)[sz]?(?:-(?:moi|nous))?(?: ici)? (?:votre|ton|ta|vos|tes|le|la|les) ${itself(things.fr)}`,
  `(?:me|nous) (?:donner|dire|indiquer|envoyer|communiquer|transmettre|confirmer|partager) (?:votre|ton|ta|vos|tes|le|la|les) ${itself(things.fr)}`,
  `(?:dígame|dime|dígan\\p{L}+|deme|dame|denos|danos|indíque\\p{L}*|indica\\p{L}*|envíe\\p{L}*|envía\\p{L}*|escriba|escribe|introduzca|introduce|confirme|confirma|comparta|comparte|decirme|decirnos|darme|darnos|compartir|enviarme|confirmar) (?:su|tu|sus|tus|el|los) ${itself(things.es)}`,
  `(?:diga|digam|diz|dê|envie|envia|escreva|escreve|digite|digita|informe|informa|confirme|confirma|compartilhe|partilhe|dizer|dar|enviar|informar|confirmar|compartilhar|partilhar|passar|passe)(?:-(?:me|nos))?(?: (?:me|nos|aqui))? (?:a sua|o seu|sua|seu|a tua|o teu|tua|teu|seus|os seus|o) ${itself(things.pt)}`,
].map((source) => new RegExp(`(?<!\\p{L})(?:${source})`, 'u'))

/** Nobody is asked for a password, a code, the numbers of a card, an account or a document, or where to be reached. */
export const asksNothingSecret: Gate = (reply) => {
  const said = fold(withoutQuotes(`${reply.ack ?? ''} ${ownPart(reply)}`))
  if (!asks.some((pattern) => pattern.test(said))) return null
  const why =
    'The reply asks for what opens an account, proves who somebody is, or where they can be reached.'
  return { gate: 'private', why, severity: 'fallback' }
}
