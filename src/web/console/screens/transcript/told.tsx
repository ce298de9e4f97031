import type { Transcript } from '../../invite-types.ts'
import { Link } from '../../parts/link.tsx'
import type { Quote } from './quotes.ts'
import { texts } from './texts.ts'

type Claim = Transcript['evidence'][number]

export const claimElementID = (claimID: string) => `claim-${claimID}`

const fieldOrder = Object.keys(texts.fields)

/** In the order of their names; fields without one first. */
function byField([a]: [string, unknown], [b]: [string, unknown]): number {
  return fieldOrder.indexOf(a) - fieldOrder.indexOf(b)
}

/** What the profile took from this conversation, each statement leading to its words. */
export function Told({
  quotes,
  chosen,
  hrefOf,
}: {
  quotes: readonly Quote[]
  chosen: Quote | undefined
  hrefOf: (quote: Quote, claimID: string) => string
}) {
  const fields = groupByField(quotes)
  return (
    <section class="card told" aria-labelledby="told">
      <h2 id="told">{texts.toldTitle}</h2>
      {fields.size === 0 ? (
        <p class="small">{texts.toldNone}</p>
      ) : (
        <p class="small">{texts.toldAbout}</p>
      )}
      {[...fields].sort(byField).map(([field, claims]) => (
        <div key={field}>
          <h3>{Object.hasOwn(texts.fields, field) ? texts.fields[field] : field}</h3>
          <ul>
            {[...claims.values()].map(({ claim, quote }) => {
              const isChosen = chosen?.claims.some(({ claimID }) => claimID === claim.claimID)
              return (
                <li key={claim.claimID} class={isChosen ? 'chosen' : undefined}>
                  <Link to={hrefOf(quote, claim.claimID)} current={isChosen ?? false}>
                    <span id={claimElementID(claim.claimID)} dir="auto">
                      {claim.text}
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** Each claim once, with the first of its quotes, under its field. */
function groupByField(quotes: readonly Quote[]) {
  const fields = new Map<string, Map<string, { claim: Claim; quote: Quote }>>()
  for (const quote of quotes) {
    for (const claim of quote.claims) {
      const claims = fields.get(claim.field) ?? new Map<string, { claim: Claim; quote: Quote }>()
      if (!claims.has(claim.claimID)) claims.set(claim.claimID, { claim, quote })
      fields.set(claim.field, claims)
    }
  }
  return fields
}
