import { useId } from 'preact/hooks'
import { navigate } from '../../router.ts'
import { cornerPixels, type Drawing, type Group, patternPixels, type Shape } from './drawing.ts'

/** A drawing in the page, its bars links to what is behind them. */
export function DrawingView({
  drawing: { width, height, groups },
  label,
  hrefOf,
}: {
  drawing: Drawing
  label: string
  hrefOf: (key: string) => string
}) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG that holds links has no element of its own
    <svg
      class="drawing"
      role="group"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <Patterns id={id} />
      {groups.map((group, at) => (
        <GroupView key={at} group={group} id={id} hrefOf={hrefOf} />
      ))}
    </svg>
  )
}

function Patterns({ id }: { id: string }) {
  const { step, line, dot } = patternPixels
  return (
    <defs>
      <pattern
        id={`${id}-hatched`}
        width={step}
        height={step}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={step} height={step} class="tone-ground" />
        <rect width={line} height={step} class="tone-accent" />
      </pattern>
      <pattern id={`${id}-dotted`} width={step} height={step} patternUnits="userSpaceOnUse">
        <rect width={step} height={step} class="tone-ground" />
        <circle cx={step / 2} cy={step / 2} r={dot} class="tone-accent" />
      </pattern>
    </defs>
  )
}

function GroupView({
  group: { shapes, target },
  id,
  hrefOf,
}: {
  group: Group
  id: string
  hrefOf: (key: string) => string
}) {
  const drawn = shapes.map((shape, at) => <ShapeView key={at} shape={shape} id={id} />)
  if (!target) return <g>{drawn}</g>
  const href = hrefOf(target.key)
  // Begins with what is seen, for whoever tells the computer by voice what to open.
  const seen = shapes.flatMap((shape) => (shape.kind === 'words' ? [shape.text] : []))
  return (
    <a
      href={href}
      aria-label={`${seen.join(' ')}. ${target.label}`}
      data-key={target.key}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        navigate(href)
      }}
    >
      <rect
        class="area"
        x={target.x - 6}
        y={target.y + 1}
        width={target.width + 12}
        height={target.height}
        rx={8}
      />
      {drawn}
    </a>
  )
}

function ShapeView({ shape, id }: { shape: Shape; id: string }) {
  const tone = `tone-${shape.tone}`
  if (shape.kind === 'words') {
    return (
      <text
        class={shape.isStrong ? `${tone} strong` : tone}
        x={shape.x}
        y={shape.y}
        font-size={shape.size}
        text-anchor={shape.align}
      >
        {/* The space is not drawn; without it texts side by side would be read as one word. */}
        {`${shape.text} `}
      </text>
    )
  }
  if (shape.kind === 'path') {
    const points = shape.points.map((point) => point.join(',')).join(' ')
    return <polyline class={`way ${tone}`} points={points} />
  }
  const isTiled = shape.pattern === 'hatched' || shape.pattern === 'dotted'
  const look = {
    class: shape.pattern === 'solid' ? tone : `outlined ${tone}`,
    ...(isTiled && { style: { fill: `url(#${id}-${shape.pattern})` } }),
  }
  if (shape.kind === 'dot') {
    return <circle {...look} cx={shape.x} cy={shape.y} r={shape.radius} />
  }
  const { x, y, width, height } = shape
  return <rect {...look} x={x} y={y} width={width} height={height} rx={cornerPixels} />
}
