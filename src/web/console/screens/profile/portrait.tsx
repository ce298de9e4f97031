import { evidencePath } from '../../evidence-path.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Link } from '../../parts/link.tsx'
import { SentimentMark } from '../profiles/sentiment-mark.tsx'
import { linesOf, type Piece, type Profile } from './sentences.ts'
import { texts } from './texts.ts'
import { type Field, findValue } from './values.ts'

const fields: readonly Field[] = [
  'productAlignment',
  'background',
  'key_values',
  'interests',
  'sentiment',
  'occupation',
  'location',
  'firstName',
  'lastName',
]

/** Who the person is, field by field; each sentence opens the words it rests on. */
export function Portrait({
  profile,
  canChange,
  onCorrect,
}: {
  profile: Profile
  canChange: boolean
  onCorrect: (field: Field) => void
}) {
  return (
    <section class="card stack-small" aria-labelledby="portrait">
      <h2 id="portrait">{texts.portraitTitle}</h2>
      <p class="small">{texts.portraitAbout}</p>
      <dl class="portrait">
        {fields.map((field) => {
          const correction = profile.corrections.findLast(
            (each) => each.field === field && each.holds,
          )
          return (
            <div key={field}>
              <dt>
                {texts.fields[field]}
                {correction && <Badge tone="accent">{texts.corrected}</Badge>}
              </dt>
              <dd dir="auto">
                <FieldValue profile={profile} field={field} />
              </dd>
              {canChange && (
                <dd class="portrait-way">
                  <Button
                    look="quiet"
                    small
                    label={texts.correctField(field)}
                    onClick={() => onCorrect(field)}
                  >
                    {texts.correct}
                  </Button>
                </dd>
              )}
            </div>
          )
        })}
      </dl>
    </section>
  )
}

function FieldValue({ profile, field }: { profile: Profile; field: Field }) {
  const value = findValue(profile, field)
  if (value === undefined) return <span class="faint">{texts.notKnown}</span>
  if (typeof value === 'number') return <SentimentMark score={value} />
  if (typeof value === 'string') return <Sentences profile={profile} text={value} />
  return (
    <ul class="portrait-list">
      {value.map((item) => (
        <li key={item}>
          <Sentences profile={profile} text={item} />
        </li>
      ))}
    </ul>
  )
}

function Sentences({ profile, text }: { profile: Profile; text: string }) {
  return (
    <div class="portrait-lines">
      {linesOf(text, profile.claims).map((line, at) => (
        <p key={at}>
          <Line pieces={line} />
        </p>
      ))}
    </div>
  )
}

/** What was asked, and the words that answer it; what is no statement stands back. */
function Line({ pieces }: { pieces: readonly Piece[] }) {
  const hasWords = pieces.some(({ claim }) => claim)
  return (
    <>
      {pieces.map(({ text, claim }, at) => {
        const evidence = claim?.evidence[0]
        if (!evidence) return hasWords ? <span class="portrait-asked">{text}</span> : text
        return (
          <Link key={at} to={evidencePath(evidence)} class="sentence">
            {text}
          </Link>
        )
      })}
    </>
  )
}
