import { useRef, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { texts } from './texts.ts'

/** What the service takes, bytes. */
const logoBytesMax = 64 * 1024
const logoKinds = ['image/png', 'image/jpeg', 'image/webp']

function readPicture(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** The logo: chosen from a file, looked at before it is sent. */
export function LogoField({
  logo,
  onChange,
}: {
  /** An address or data; empty where there is none. */
  logo: string
  onChange: (logo: string) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>('')

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    if (!logoKinds.includes(file.type)) return setProblem(texts.logoKind)
    if (file.size > logoBytesMax) return setProblem(texts.logoLarge(Math.ceil(file.size / 1024)))
    try {
      onChange(await readPicture(file))
      setProblem('')
    } catch {
      setProblem(texts.logoUnread)
    }
  }

  return (
    <fieldset class="field">
      <legend>
        {texts.logo}
        <span class="faint"> (optional)</span>
      </legend>
      <p class="small">{texts.logoHint}</p>
      <input
        ref={input}
        type="file"
        class="unseen"
        tabIndex={-1}
        aria-label={texts.logoChoose}
        accept={logoKinds.join(',')}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <div class="actions">
        {logo && <img class="logo" src={logo} alt={texts.logo} />}
        <Button small onClick={() => input.current?.click()}>
          {logo ? texts.logoChange : texts.logoChoose}
        </Button>
        {logo && (
          <Button small look="quiet" onClick={() => onChange('')}>
            {texts.logoRemove}
          </Button>
        )}
      </div>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
