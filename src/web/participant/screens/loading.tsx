import type { PageProps } from '../page.ts'
import { Status } from '../parts/status.tsx'

/** Before the first snapshot. The styles hold the line back, so that it never flashes. */
export function LoadingScreen({ page }: PageProps) {
  const { t } = page
  return (
    <div class="sheet">
      <h1 class="calm" tabIndex={-1}>
        {t.loading}
      </h1>
      <Status page={page} />
    </div>
  )
}
