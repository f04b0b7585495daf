import { franceOutline } from 'shared/domain/publicPages/directory/franceOutline'
import { html } from '../html.ts'

/**
 * Where the map of the live page will be: the same outline at the same place, so that it only gains its pins. Its label is
 * no text of the page: it stands there where there is room for a map alone.
 */
export const mapPlace = html`<div
  class="composed-map"
  aria-hidden="true"
  data-label="La carte des praticiens s'affiche ici"
>
  <svg width="1200" height="1200" viewBox="-600 -600 1200 1200"><path d="${franceOutline}" /></svg>
</div>`
