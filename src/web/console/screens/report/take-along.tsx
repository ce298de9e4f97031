import { useState } from 'preact/hooks'
import { useAction } from '../../calls/use-call.ts'
import { Button } from '../../parts/button.tsx'
import { Failure } from '../../parts/failure.tsx'
import { Menu } from '../../parts/menu.tsx'
import { download, nameFile } from '../../parts/texts/download.ts'
import { texts } from './texts.ts'

type Format = keyof typeof texts.formats
// The keys of that very table.
const formats = Object.keys(texts.formats) as Format[]
/** A study of thousands is gathered for a while. */
const timeoutMs = 600_000

/** The interview with all that was said in it as a file, with or without who said it. */
export function TakeAlong(given: { interviewID: string; interviewName: string }) {
  const { interviewID, interviewName } = given
  const [withoutNames, setWithoutNames] = useState(false)
  const { run, isBusy, error } = useAction(async ({ interviews }, format: Format) => {
    const names = withoutNames ? 'false' : 'true'
    const file = await interviews.export({ interviewID, format, names }, { timeoutMs })
    download(`${nameFile(interviewName)}.${format}`, file)
  })
  return (
    <>
      <Menu label={isBusy ? texts.gathering : texts.download} what={texts.ofInterview}>
        <label class="tick">
          <input
            type="checkbox"
            checked={withoutNames}
            onChange={({ currentTarget }) => setWithoutNames(currentTarget.checked)}
          />
          {texts.withoutNames}
        </label>
        {formats.map((format) => (
          <Button key={format} look="quiet" isOff={isBusy} onClick={() => void run(format)}>
            {texts.formats[format]}
          </Button>
        ))}
      </Menu>
      {error !== undefined && <Failure error={error} />}
    </>
  )
}
