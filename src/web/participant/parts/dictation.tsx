import type { PageProps } from '../page.ts'
import { BrowserDictation } from '../speech/browser-dictation.tsx'
import { findWay } from '../speech/find-way.ts'
import { useHandsFree } from '../speech/hands-free-way.tsx'
import { MarkedWords } from '../speech/marked-words.tsx'
import { Speak } from '../speech/speak.tsx'
import { SoundKeeping } from '../speech/spoken/keeping.tsx'

/** Speaking in place of typing. */
export function Dictation({ page }: PageProps) {
  const { way, hearer } = findWay(page)
  const { part, leave } = useHandsFree()
  if (way === null) return null
  return (
    <>
      {way === 'browser' ? (
        <BrowserDictation page={page} />
      ) : part ? (
        <part.HandsFreePanel page={page} way={way} hearer={hearer} onLeave={leave} />
      ) : (
        <Speak page={page} way={way} hearer={hearer} />
      )}
      <MarkedWords page={page} />
      {page.store.snapshot.value?.sound && <SoundKeeping page={page} />}
    </>
  )
}
