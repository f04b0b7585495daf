import { meadow } from 'shared/domain/publicPages/drawings'
import type { Shape } from 'shared/domain/publicPages/drawings'
import { html, type Html } from './html.ts'

function shapeHtml(shape: Shape): Html {
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle
    return html`<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--composed-${shape.fill})" />`
  }
  if ('fill' in shape) return html`<path d="${shape.path}" fill="var(--composed-${shape.fill})" />`
  return html`<path
    d="${shape.path}"
    stroke="var(--composed-${shape.stroke})"
    stroke-width="${meadow.strokeWidth}"
    stroke-linecap="round"
  />`
}

/** The landing page's illustration, identical to React's (`shared/src/ui/Meadow.tsx`). */
export const meadowDrawing = (width: number): Html =>
  html`<svg class="composed-meadow" width="${width}" viewBox="${meadow.viewBox}" fill="none" aria-hidden="true">
    ${meadow.shapes.map(shapeHtml)}
  </svg>`
