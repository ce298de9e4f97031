import { readableName, spokenProduct } from '../../guide/product-name.ts'
import type { Session } from '../session.ts'
import { textsFor } from '../texts/texts.ts'

/** What to call the product in front of a participant: as the guide does, its name, or "the product". */
export function productName({ plan, productID, language }: Session): string {
  if (plan.about && language === plan.language) return plan.about
  const name = plan.product ?? readableName(productID)
  // The guide's own word for a nameless product need not fit our sentences, nor their language.
  const nameless = name === null || name === spokenProduct(null, plan.language)
  return nameless ? textsFor(language).product : name
}
