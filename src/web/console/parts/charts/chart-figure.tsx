import { useId, useMemo, useState } from 'preact/hooks'
import { Button } from '../button.tsx'
import type { Drawing, Measure, Pattern } from '../drawings/drawing.ts'
import { frame, writeSVG } from '../drawings/drawing-file.ts'
import { createMeasure, paintPNG } from '../drawings/drawing-picture.ts'
import { DrawingView } from '../drawings/drawing-view.tsx'
import { Problem } from '../failure.tsx'
import { Link } from '../link.tsx'
import { Menu } from '../menu.tsx'
import { writeCSV } from '../texts/csv.ts'
import { formatNumber } from '../texts/dates.ts'
import { download, nameFile } from '../texts/download.ts'
import { useWidth } from '../use-width.ts'

export type Figure = {
  name: string
  title: string
  /** What it shows, in a sentence with its numbers. */
  about: string
  draw: (width: number, measure: Measure) => Drawing
  legend?: readonly { pattern: Pattern; text: string }[]
  head: readonly string[]
  /** The same as a table; a row may lead to the people behind it. */
  rows: readonly { cells: readonly (string | number)[]; key?: string }[]
}

/** How wide downloaded pictures are, pixels. */
const pictureWidth = 720

/** A chart with what it tells in words, the same as a table, and as files. */
export function ChartFigure({
  figure,
  subject,
  hrefOf,
  isWide = false,
}: {
  figure: Figure
  /** What it is about, for the names of files and the titles of pictures. */
  subject: string
  hrefOf: (key: string) => string
  isWide?: boolean
}) {
  const id = useId()
  const [isTable, setTable] = useState(false)
  return (
    <figure
      class={isWide ? 'card chart wide' : 'card chart'}
      aria-labelledby={id}
      data-chart={figure.name}
    >
      <figcaption class="chart-head">
        <h2 id={id}>{figure.title}</h2>
        <div class="chart-ways">
          <Button
            look="quiet"
            small
            label={`${isTable ? 'Show as chart' : 'Show as table'}: ${figure.title}`}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? 'Chart' : 'Table'}
          </Button>
          <Downloads figure={figure} subject={subject} />
        </div>
        <p class="small">{figure.about}</p>
      </figcaption>
      {isTable ? (
        <FigureTable figure={figure} hrefOf={hrefOf} />
      ) : (
        <Chart figure={figure} hrefOf={hrefOf} />
      )}
    </figure>
  )
}

function Chart({ figure, hrefOf }: { figure: Figure; hrefOf: (key: string) => string }) {
  const { box, width } = useWidth<HTMLDivElement>()
  const measure = useMemo(createMeasure, [])
  const drawing = useMemo(
    () => (width > 0 ? figure.draw(width, measure) : null),
    [figure, width, measure],
  )
  return (
    <div class="chart-body" ref={box}>
      {figure.legend && (
        <ul class="legend">
          {figure.legend.map(({ pattern, text }) => (
            <li key={text}>
              <i class={`swatch pattern-${pattern}`} aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      )}
      {drawing && <DrawingView drawing={drawing} label={figure.title} hrefOf={hrefOf} />}
    </div>
  )
}

function FigureTable({ figure, hrefOf }: { figure: Figure; hrefOf: (key: string) => string }) {
  return (
    // A wide table scrolls by itself, so a keyboard must be able to reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls
    <section class="figures-box" tabIndex={0} aria-label={`${figure.title}, as a table`}>
      <table class="figures">
        <thead>
          <tr>
            {figure.head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figure.rows.map(({ cells: [first = '', ...rest], key }, at) => (
            <tr key={at}>
              <th scope="row" dir="auto">
                {key === undefined ? first : <Link to={hrefOf(key)}>{String(first)}</Link>}
              </th>
              {rest.map((cell, column) => (
                <td key={column} dir="auto">
                  {typeof cell === 'number' ? formatNumber(cell) : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Downloads({ figure, subject }: { figure: Figure; subject: string }) {
  const [error, setError] = useState<unknown>(undefined)
  const name = nameFile(subject, figure.name)
  const picture = () => {
    const drawing = figure.draw(pictureWidth, createMeasure())
    return frame(drawing, figure.title)
  }

  async function savePicture(): Promise<void> {
    try {
      setError(undefined)
      download(`${name}.png`, await paintPNG(picture()))
    } catch (failure) {
      setError(failure)
    }
  }

  return (
    <>
      <Menu label="Download" what={figure.title}>
        <Button look="quiet" onClick={() => void savePicture()}>
          Picture (PNG)
        </Button>
        <Button
          look="quiet"
          onClick={() => download(`${name}.svg`, writeSVG(picture()), 'image/svg+xml')}
        >
          Drawing (SVG)
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            const rows = figure.rows.map(({ cells }) => cells)
            download(`${name}.csv`, writeCSV(figure.head, rows))
          }}
        >
          Spreadsheet (CSV)
        </Button>
      </Menu>
      {error !== undefined && <Problem error={error} />}
    </>
  )
}
