import { useEffect, useRef, useState } from 'preact/hooks'
import { useAction } from '../../../calls/use-call.ts'
import { Button } from '../../../parts/button.tsx'
import { Problem } from '../../../parts/failure.tsx'
import type { Quote } from '../quotes.ts'
import { texts } from '../texts.ts'
import { findSecond, type Sound } from './find-second.ts'

/** Plays what was spoken of an answer, from the chosen quote on where it has one. */
export function Listen({
  linkID,
  seq,
  sound,
  from,
  who,
}: {
  linkID: string
  seq: number
  sound: Sound
  from: Quote | undefined
  who: string
}) {
  const [address, setAddress] = useState<string | null>(null)
  const player = useRef<HTMLAudioElement>(null)
  const loading = useAction(async ({ invites }) => {
    setAddress(URL.createObjectURL(await invites.getSound({ linkID, seq })))
  })

  useEffect(() => {
    if (address === null) return
    play()
    return () => URL.revokeObjectURL(address)
  }, [address])

  function play(): void {
    if (!player.current) return
    player.current.currentTime = from ? findSecond(sound, from.start) : 0
    // A browser that wants another press first has its own button for it.
    player.current.play().catch(() => undefined)
  }

  return (
    <div class="said-sound">
      <Button
        small
        look="quiet"
        isBusy={loading.isBusy}
        onClick={() => (address === null ? void loading.run() : play())}
      >
        {loading.isBusy ? texts.loadingSound : from ? texts.listenToQuote : texts.listen}
      </Button>
      {address !== null && (
        // biome-ignore lint/a11y/useMediaCaption: its words stand above it
        <audio ref={player} controls src={address} aria-label={texts.soundOf(who)} />
      )}
      <Problem error={loading.error} />
    </div>
  )
}
