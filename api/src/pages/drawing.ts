import { meadow } from 'shared/domain/publicPages/drawings'
import type { DrawingColour } from 'shared/domain/publicPages/drawings'
import { html, type Html } from './html.ts'

const colour = (name: DrawingColour): string => `var(--composed-${name})`

/** The illustration of the server-rendered pages, the same drawing as React's (`shared/src/ui/Meadow.tsx`). */
export const meadowDrawing = (width: number): Html =>
  html`<svg class="composed-meadow" width="${width}" viewBox="${meadow.viewBox}" aria-hidden="true">
    <rect width="100%" height="100%" fill="${colour(meadow.sky)}" />
    <circle cx="${meadow.sun.x}" cy="${meadow.sun.y}" r="${meadow.sun.radius}" fill="${colour(meadow.sun.fill)}" />
    ${meadow.hills.map(({ path, fill }) => html`<path d="${path}" fill="${colour(fill)}" />`)}
  </svg>`
