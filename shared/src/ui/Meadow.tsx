import { drawingColours, meadow } from '../domain/publicPages/drawings.ts'
import type { DrawingColour } from '../domain/publicPages/drawings.ts'

const colour = (name: DrawingColour) => `var(--mui-palette-${drawingColours[name]})`

/** The sun over two hills: the illustration of empty lists and missing pages. Follows the colour scheme. */
export const Meadow = ({ width = 176 }: { width?: number }) => (
  <svg width={width} viewBox={meadow.viewBox} aria-hidden="true" style={{ borderRadius: 'var(--mui-radius-card)' }}>
    <rect width="100%" height="100%" fill={colour(meadow.sky)} />
    <circle cx={meadow.sun.x} cy={meadow.sun.y} r={meadow.sun.radius} fill={colour(meadow.sun.fill)} />
    {meadow.hills.map(({ path, fill }) => (
      <path key={path} d={path} fill={colour(fill)} />
    ))}
  </svg>
)
