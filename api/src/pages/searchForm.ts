import type { Search } from 'shared/domain/publicPages/publicPaths'
import { html, type Html } from './html.ts'

/** Renders the directory search as a plain form, which works without a script. */
export const searchForm = ({ name, location }: Search): Html =>
  html`<form class="composed-search" action="/therapists" aria-label="Trouver un praticien">
    <label
      ><span>Nom du praticien</span
      ><input type="search" name="name" value="${name}" placeholder="Nom ou cabinet" maxlength="100" autocomplete="off"
    /></label>
    <label
      ><span>Lieu</span
      ><input
        type="search"
        name="location"
        value="${location}"
        placeholder="Ville ou code postal"
        maxlength="100"
        autocomplete="address-level2"
    /></label>
    <button class="composed-button">Rechercher</button>
  </form>`
