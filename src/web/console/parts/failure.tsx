import { ColloquyError } from '../../../client/client.ts'
import { messageOf } from '../session.ts'
import { Button } from './button.tsx'

/** What failed, in words for a person. */
function explain(error: unknown): string {
  const status = error instanceof ColloquyError ? error.status : -1
  if (status === 0) return 'The service could not be reached. Nothing you typed is lost.'
  if (status === 403) return 'Your role does not allow this. An owner of the organization can.'
  if (status === 404)
    return 'It is not there. It may have been erased, or the address is not right.'
  return messageOf(error)
}

/** In place of what could not be shown, with a way to try again. */
export function Failure({ error, retry }: { error: unknown; retry?: () => void }) {
  return (
    <div class="failure" role="alert">
      <p>{explain(error)}</p>
      {retry && <Button onClick={retry}>Try again</Button>}
    </div>
  )
}

/** Under a form: why what was asked for did not happen. Always there, so that it is read out. */
export function Problem({ error }: { error: unknown }) {
  return (
    <p class="problem" role="alert">
      {error !== undefined && explain(error)}
    </p>
  )
}
