import type { PageProps } from '../page.ts'
import { Dictation } from './dictation.tsx'
import { ReadAloud } from './read-aloud.tsx'

export { Recap } from './recap.tsx'

/** The two ways of doing without the eyes or the keys. */
export function Speech({ page }: PageProps) {
  const { conversation = [] } = page.store.snapshot.value ?? {}
  const newest = conversation.findLast(({ role }) => role === 'assistant')
  return (
    <>
      <ReadAloud page={page} text={newest?.content ?? ''} />
      <Dictation page={page} />
    </>
  )
}
