import { Loading } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'

export function Screen() {
  return (
    <Page title="Settings">
      <Loading />
    </Page>
  )
}
