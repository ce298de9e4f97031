/** Quiet bars where something will be; the styles hold them back for a moment, so that they never flash. */
export function Loading({ lines = 4, label = 'Loading' }: { lines?: number; label?: string }) {
  return (
    <div class="loading" role="status">
      <span class="unseen">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <i key={line} />
      ))}
    </div>
  )
}
