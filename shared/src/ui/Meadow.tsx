import { drawingColours, meadow } from '../domain/publicPages/drawings.ts'
import type { DrawingColour, Shape } from '../domain/publicPages/drawings.ts'

const colour = (ink: DrawingColour) => `var(--mui-palette-${drawingColours[ink]})`

function MeadowShape({ shape }: { shape: Shape }) {
  if ('circle' in shape) {
    const [cx, cy, r] = shape.circle
    return <circle cx={cx} cy={cy} r={r} fill={colour(shape.fill)} />
  }
  if ('fill' in shape) return <path d={shape.path} fill={colour(shape.fill)} />
  return <path d={shape.path} stroke={colour(shape.stroke)} strokeWidth={meadow.strokeWidth} strokeLinecap="round" />
}

/** Two hills, a fence and the sun: the illustration of empty lists and missing pages. Follows the colour scheme. */
export const Meadow = ({ width = 176 }: { width?: number }) => (
  <svg
    width={width}
    viewBox={meadow.viewBox}
    fill="none"
    aria-hidden="true"
    style={{ borderRadius: 'var(--mui-radius-card)' }}
  >
    {meadow.shapes.map((shape, rank) => (
      <MeadowShape key={rank} shape={shape} />
    ))}
  </svg>
)
