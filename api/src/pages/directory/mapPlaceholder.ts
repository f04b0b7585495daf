import { franceOutline } from 'shared/domain/publicPages/directory/franceOutline'
import { html } from '../html.ts'

/**
 * Placeholder of the map that React renders, with the same outline at the same position, so that nothing moves when the
 * map loads. CSS renders the label from `data-label`, so that it is not part of the page's text.
 */
export const mapPlaceholder = html`<div
  class="composed-map"
  aria-hidden="true"
  data-label="La carte des praticiens s'affiche ici"
>
  <svg width="1200" height="1200" viewBox="-600 -600 1200 1200"><path d="${franceOutline}" /></svg>
</div>`
