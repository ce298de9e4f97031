import { useEffect, useState } from 'preact/hooks'
import { Button } from '../button.tsx'
import { Problem } from '../failure.tsx'
import { download, nameFile } from '../texts/download.ts'
import { makeQR, paintQR, type QRCode, writePath, writeQRFile } from './qr.ts'

const texts = {
  qrTitle: 'QR code',
  qrFailed: 'The QR code could not be made.',
  qrPNG: 'Picture (PNG)',
  qrSVG: 'Drawing (SVG)',
}

/** The QR code of an address, to look at and to take along. */
export function QRSection({ url, name, label }: { url: string; name: string; label: string }) {
  const [code, setCode] = useState<QRCode | null>(null)
  const [error, setError] = useState<unknown>(undefined)
  useEffect(() => {
    makeQR(url).then(setCode, setError)
  }, [url])
  const file = nameFile('qr', name)

  async function savePicture(shown: QRCode): Promise<void> {
    try {
      download(`${file}.png`, await paintQR(shown))
    } catch (failure) {
      setError(failure)
    }
  }

  return (
    <section class="stack-small" aria-label={texts.qrTitle}>
      <h3>{texts.qrTitle}</h3>
      {error !== undefined && <Problem error={new Error(texts.qrFailed, { cause: error })} />}
      {code && (
        <>
          <svg
            class="qr"
            role="img"
            aria-label={label}
            viewBox={`0 0 ${code.length} ${code.length}`}
            shape-rendering="crispEdges"
          >
            <rect width={code.length} height={code.length} fill="#fff" />
            <path d={writePath(code)} fill="#000" />
          </svg>
          <div class="actions">
            <Button small onClick={() => void savePicture(code)}>
              {texts.qrPNG}
            </Button>
            <Button
              small
              onClick={() => download(`${file}.svg`, writeQRFile(code), 'image/svg+xml')}
            >
              {texts.qrSVG}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
