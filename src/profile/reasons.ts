import { wholeWords } from '../language/letters.ts'
import { fold } from '../language/words.ts'

/** What joins a reason to what it is the reason of, in all five languages. */
const reason = new RegExp(
  wholeWords(
    "because|'?cause|cos|that's why|that is why|which is why|the reason|due to|so i (?:left|stopped|quit|cancell?ed|switched|changed)",
    'weil|deshalb|deswegen|darum|daher|der grund|aus diesem grund|wegen',
    "parce qu(?:e|'\\p{L}+)|c'est pourquoi|c'est pour (?:ça|cela)|la raison|à cause|du coup|puisque",
    'porque|por eso|por lo que|la razón|el motivo|ya que|debido a',
    'por isso|o motivo|a razão|já que|por causa|devido a',
  ),
  'u',
)

/** Whether a text gives a reason in so many words. */
export function givesReason(text: string): boolean {
  return reason.test(fold(text))
}
