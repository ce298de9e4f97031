import { Button } from './button.tsx'
import { Link } from './link.tsx'
import { explain, isFinal, MissingScript } from './texts/explain.ts'

/** In place of what could not be shown, with a way on. */
export function Failure({ error, retry }: { error: unknown; retry?: () => void }) {
  return (
    <div class="failure" role="alert">
      <p>{explain(error)}</p>
      {isFinal(error) ? (
        <Link to="/console" class="button plain">
          Go to your products
        </Link>
      ) : error instanceof MissingScript ? (
        // A script that failed to come once is not asked for again by the browser.
        <Button onClick={() => location.reload()}>Load the page anew</Button>
      ) : (
        retry && <Button onClick={retry}>Try again</Button>
      )}
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
