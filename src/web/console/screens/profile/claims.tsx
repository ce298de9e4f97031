import { useState } from 'preact/hooks'
import { evidencePath } from '../../evidence-path.ts'
import { Button } from '../../parts/button.tsx'
import { Link } from '../../parts/link.tsx'
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

const questionOf = ({ evidence: [place] }: Claim) => place?.context ?? ''
const isWithdrawn = ({ standing }: Claim) => standing === 'withdrawn'

/** A sentence that is told as something more is not shown a second time as a remark. */
function withoutTwice(claims: readonly Claim[]): Claim[] {
  const more = new Set(claims.flatMap(({ kind, text }) => (kind === 'remark' ? [] : text)))
  return claims.filter(({ kind, text }) => kind !== 'remark' || !more.has(text))
}

/** Everything that was told: first by what was asked, then by kind, with the words it rests on. */
export function Claims({ claims }: { claims: readonly Claim[] }) {
  if (claims.length === 0) return null
  const held = claims.filter((claim) => !isWithdrawn(claim))
  const [asked, others] = [held.filter(questionOf), held.filter((claim) => !questionOf(claim))]
  const questions = Map.groupBy(withoutTwice(asked), questionOf)
  const kinds = Map.groupBy(others.toSorted(byKind), ({ kind }) => kind)
  return (
    <section class="card stack-small" aria-labelledby="claims">
      <h2 id="claims">{texts.claimsTitle}</h2>
      <p class="small">{texts.claimsAbout}</p>
      {[...questions].map(([question, list]) => (
        <Group key={question} name={question} claims={list} />
      ))}
      {[...kinds].map(([kind, list]) => (
        <Group
          key={kind}
          name={(Object.hasOwn(texts.kinds, kind) && texts.kinds[kind]) || kind}
          claims={list}
        />
      ))}
      <Group name={texts.withdrawn} claims={claims.filter(isWithdrawn)} />
    </section>
  )
}

function Group({ name, claims }: { name: string; claims: readonly Claim[] }) {
  const [most, setMost] = useState(claimsAtOnce)
  if (claims.length === 0) return null
  return (
    <section class="stack-small" aria-label={name}>
      <h3 dir="auto">{name}</h3>
      <ul class="ruled">
        {claims.slice(0, most).map((claim) => (
          <li key={`${claim.claimID}:${claim.text}`}>
            <p dir="auto">{isWithdrawn(claim) ? <s>{claim.text}</s> : claim.text}</p>
            <Words claim={claim} question={name} />
            <Labels claim={claim} />
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

/** What a statement is, where that is sure enough to be said, how it came and, without a question, when. */
function Labels({ claim }: { claim: Claim }) {
  const { kind, standing, confidence, firstSeen, lastSeen } = claim
  const labels = [
    Object.hasOwn(texts.kind, kind) ? texts.kind[kind] : undefined,
    standing !== undefined && Object.hasOwn(texts.standings, standing)
      ? texts.standings[standing]
      : undefined,
    confidence === 'high' ? undefined : texts.confidence[confidence],
    questionOf(claim) ? undefined : texts.since(firstSeen, lastSeen),
  ].filter((label) => label !== undefined)
  return labels.length > 0 ? <p class="small">{labels.join(' · ')}</p> : null
}

/** The words a statement rests on; not twice where they are the statement. */
export function Words({
  claim,
  question,
}: {
  claim: Pick<Claim, 'evidence' | 'text'>
  /** The question that stands above already. */
  question?: string
}) {
  if (claim.evidence.length === 0) return <p class="small">{texts.noEvidence}</p>
  return (
    <ul class="claim-words">
      {claim.evidence.slice(-quotesMax).map((evidence) => (
        <li key={`${evidence.linkID}:${evidence.seq}:${evidence.start}`}>
          {evidence.context && evidence.context !== question && (
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
            <h3 dir="auto">{about === 'correction' ? texts.putRight : about}</h3>
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
