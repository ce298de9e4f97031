import { useCall } from '../../calls/use-call.ts'
import { Badge } from '../../parts/badge.tsx'
import { Failure } from '../../parts/failure.tsx'
import { Loading } from '../../parts/loading.tsx'
import { texts } from './texts.ts'

/** Who conducts interviews. It can be read here; it is set where the service is started. */
export function ModelTab() {
  const { data, error, retry } = useCall(
    (client, signal) => client.organization.getSettings({}, { signal }),
    [],
  )
  if (error !== undefined) return <Failure error={error} retry={retry} />
  if (!data) return <Loading />
  const { interviewer, interviewers, modelProblem } = data
  return (
    <section class="settings-part">
      <h2>{texts.modelTitle}</h2>
      <p>{interviewer === 'builtin' ? texts.modelBuiltin : texts.modelSome(interviewer)}</p>
      {modelProblem && (
        <p role="status">
          <Badge tone="warning">{texts.modelFails}</Badge> {modelProblem}
        </p>
      )}
      <h3>{texts.modelList}</h3>
      <ul class="lines">
        {interviewers.map((name) => (
          <li key={name}>
            <span>{name === 'builtin' ? texts.builtin : name}</span>
            {name === interviewer && <Badge tone="accent">{texts.usual}</Badge>}
          </li>
        ))}
      </ul>
      <p class="small">{texts.modelOther}</p>
    </section>
  )
}
