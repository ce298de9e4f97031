import type { PageProps } from '../page.ts'

/** The one press with which speaking begins. */
export function SpeakButton({
  page,
  isOn,
  onPress,
}: PageProps & {
  /** Where a second press ends it: whether it is on. */
  isOn?: boolean
  onPress: () => void
}) {
  const { t } = page
  return (
    <button
      type="button"
      class={isOn ? 'speak on' : 'speak'}
      aria-pressed={isOn}
      aria-label={t.dictate}
      title={isOn ? t.dictateStop : undefined}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <rect x="9" y="3" width="6" height="11" rx="3" />
        <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />
      </svg>
      <span>{t.speak}</span>
    </button>
  )
}

/** Where the sound goes, said before the first use. */
export function SpeakNote({ text, go, onGo }: { text: string; go: string; onGo: () => void }) {
  return (
    <p class="small heard">
      {text}{' '}
      <button type="button" class="plain" onClick={onGo}>
        {go}
      </button>
    </p>
  )
}
