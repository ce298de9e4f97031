import { readable } from '../../language/readable.ts'
import { fold } from '../../language/words.ts'

const goOn = [
  /\b(continue|go on|keep going|carry on|let's go|not yet|next question|stay)\b/,
  /\b(weiter|weitermachen|fortfahren|noch nicht)\b/,
  /\b(continuer|continuons|continue|poursuivre|pas encore)\b/,
  /\b(seguir|sigamos|sigo|continuar|continuemos|adelante|todavia no|todavía no)\b/,
  /\b(continuar|continue|continuemos|seguir|vamos em frente|ainda nao|ainda não)(?![\p{L}])/u,
  /^(no|nope|nah|nein|nee|non|não|nao)([\s.,!]*$|[.,!] |,? (thanks|thank you|danke|merci|gracias|obrigad[oa])\b)/,
]
const stayAnyway = [
  /\b(don't|do not|not|never) (want to )?(stop|end|quit)\b/,
  /\bnicht (aufhören|stoppen|abbrechen|beenden)\b/,
  /\b(ne|n')[^.]{0,20}pas (m'|s')?(arrêter|arreter|stopper)\b/,
  /\b(no|não|nao) (quiero |quero )?(parar|terminar|acabar)\b/,
]
const stop = [
  /^(yes|yeah|yep|ja|oui|sí|si|sim|ok|okay)(?![\p{L}])/u,
  /\b(stop|end|quit|finish|enough|bye|leave|leaving|done|no more|(don't|not|can't|cannot) (want to )?(continue|go on|keep going|carry on|stay))\b/,
  /\b(aufhören|stopp|abbrechen|beenden|reicht|schluss|tschüss|(nicht|keine) (mehr|weiter\p{L}*))(?![\p{L}])/u,
  /(arrêt|arret|stopper|assez|finir|au revoir|pas continuer)/,
  /\b(parar|pare|terminar|acabar|basta|adiós|no (quiero )?(seguir|continuar))(?![\p{L}])/u,
  /\b(encerrar|chega|tchau|não (quero )?(seguir|continuar)|nao (quero )?continuar)(?![\p{L}])/u,
]

/**
 * Whether somebody who was asked "would you like to stop?" clearly wants to go on. In any of the
 * languages, since people answer in the one they like. Whatever is not clear counts as a wish to
 * stop: they brought it up.
 */
export function wantsToGoOn(text: string): boolean {
  const said = fold(readable(text))
  if (stayAnyway.some((pattern) => pattern.test(said))) return true
  if (stop.some((pattern) => pattern.test(said))) return false
  return goOn.some((pattern) => pattern.test(said))
}
