import { useEffect, useState } from 'preact/hooks'
import type { PageProps } from '../../page.ts'
import { deliverSpoken } from './keeping.tsx'
import { told } from './told.ts'

type Sound = { seq: number; ms: number }

/** What the service holds of it; nothing where it cannot be asked now. */
async function readSound(path: string): Promise<Sound[]> {
  const answer = await fetch(`${path}/export`).catch(() => null) // The line is down.
  if (!answer?.ok) return []
  // The contract's shape, from the service that this page came from.
  const { result } = (await answer.json()) as { result: { sound?: Sound[] } }
  return result.sound ?? []
}

function tellTime(ms: number): string {
  const seconds = Math.round(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The sound of one's answers, each to take along. */
export function YourSound({ page: { store, language } }: PageProps) {
  const [sound, setSound] = useState<Sound[]>([])
  useEffect(() => {
    void deliverSpoken(store)
      .then(() => readSound(store.path))
      .then(setSound)
  }, [])
  if (sound.length === 0) return null
  return (
    <>
      <p>{told[language].yours}</p>
      <div class="actions">
        {sound.map(({ seq, ms }, at) => (
          <a
            key={seq}
            class="plain"
            href={`${store.path}/sound?seq=${seq}`}
            download={`${at + 1}.wav`}
          >
            {at + 1} ({tellTime(ms)})
          </a>
        ))}
      </div>
    </>
  )
}
