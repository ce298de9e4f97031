import { useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Link } from '../../parts/link.tsx'
import { evidencePath } from './evidence-path.ts'
import type { Claim, Profile } from './sentences.ts'
import { texts } from './texts.ts'

/** Statements of one kind shown at first, and with each press of the button below them. */
const claimsAtOnce = 8
/** Quotes of one statement that are shown; of one said over and over the newest. */
const quotesMax = 5

const kindOrder = Object.keys(texts.kinds)

/** In the order of their names above; kinds without one first. */
function byKind(a: Claim, b: Claim): number {
  return kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind)
}

/** Everything that was told, by kind, with the words it rests on. */
export function Claims({ claims }: { claims: readonly Claim[] }) {
  const kinds = Map.groupBy(claims.toSorted(byKind), ({ kind }) => kind)
  if (claims.length === 0) return null
  return (
    <section class="card stack-small" aria-labelledby="claims">
      <h2 id="claims">{texts.claimsTitle}</h2>
      <p class="small">{texts.claimsAbout}</p>
      {[...kinds].map(([kind, list]) => (
        <Kind
          key={kind}
          name={(Object.hasOwn(texts.kinds, kind) && texts.kinds[kind]) || kind}
          claims={list}
        />
      ))}
    </section>
  )
}

function Kind({ name, claims }: { name: string; claims: readonly Claim[] }) {
  const [most, setMost] = useState(claimsAtOnce)
  return (
    <section class="stack-small" aria-label={name}>
      <h3>{name}</h3>
      <ul class="ruled">
        {claims.slice(0, most).map((claim) => (
          <li key={`${claim.key}:${claim.polarity}:${claim.text}`}>
            <p dir="auto">{claim.text}</p>
            <Words claim={claim} />
            <p class="small">
              {texts.confidence[claim.confidence]} · {texts.since(claim.firstSeen, claim.lastSeen)}
            </p>
          </li>
        ))}
      </ul>
      {claims.length > most && (
        <div>
          <Button small onClick={() => setMost(most + claimsAtOnce)}>
            {texts.more(Math.min(claimsAtOnce, claims.length - most))}
          </Button>
        </div>
      )}
    </section>
  )
}

/** The words a statement rests on; not twice where they are the statement. */
export function Words({ claim }: { claim: Pick<Claim, 'evidence' | 'text'> }) {
  if (claim.evidence.length === 0) return <p class="small">{texts.noEvidence}</p>
  return (
    <ul class="claim-words">
      {claim.evidence.slice(-quotesMax).map((evidence) => (
        <li key={`${evidence.linkID}:${evidence.seq}:${evidence.start}`}>
          {evidence.context && (
            <p class="small" dir="auto">
              {evidence.context}
            </p>
          )}
          {evidence.quote !== claim.text && <blockquote dir="auto">{evidence.quote}</blockquote>}
          <Link to={evidencePath(evidence)}>{texts.inTranscript}</Link>
        </li>
      ))}
    </ul>
  )
}

type Contradiction = Profile['contradictions'][number]

export function Contradictions({ contradictions }: { contradictions: readonly Contradiction[] }) {
  if (contradictions.length === 0) return null
  return (
    <section class="card stack-small" aria-labelledby="contradictions">
      <h2 id="contradictions">{texts.contradictionsTitle}</h2>
      <p class="small">{texts.contradictionsAbout}</p>
      <ul class="ruled">
        {contradictions.map(({ linkID, about, a, b, holds }) => (
          <li key={`${linkID}:${a.text}:${b.text}`}>
            <h3 dir="auto">{about}</h3>
            <p dir="auto">
              <b>{texts.first}:</b> {a.text}
            </p>
            <Words claim={a} />
            <p dir="auto">
              <b>{texts.later}:</b> {b.text}
            </p>
            <Words claim={b} />
            {holds === 'b' && <p class="small">{texts.laterHolds}.</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
