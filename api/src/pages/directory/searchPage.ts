import type { NextSlot, TherapistCard } from 'shared/contracts/directory/therapist'
import { joinFirst, nextSlotText, maxTypesOnCard } from 'shared/domain/directory/cardWords'
import { searchTitle } from 'shared/domain/publicPages/pageTitles'
import { searchAddress } from 'shared/domain/publicPages/publicAddress'
import { searchPath, therapistPath, type Search } from 'shared/domain/publicPages/publicPaths'
import { addressOf, initialsOf, nameOf } from 'shared/domain/publicPages/directory/therapistNames'
import { searchHeadline } from 'shared/domain/search'
import type { FoundTherapists } from '../../modules/agenda/therapists/therapists.sql.ts'
import type { TownCount } from '../../modules/agenda/therapists/towns.sql.ts'
import { html, type Html } from '../html.ts'
import { listOf } from '../jsonLd/directory.ts'
import type { Page } from '../Page.ts'
import { searchForm } from '../searchForm.ts'
import { mapPlaceholder } from './mapPlaceholder.ts'

/** Therapists per page of results. */
export const cardsPerPage = 30

/** The therapists on a page of results, the total number of matches, and the data of the page. */
interface Results extends FoundTherapists {
  search: Search
  /** Page number, from 1. */
  page: number
  /** The town that is searched for, as the directory spells it; undefined if the place is not a town. */
  town: string | undefined
  /** Towns to which the page links if the search is empty. */
  towns: readonly TownCount[]
  origin: string
  /** Next free slots of the page's therapists. */
  nextSlots: readonly NextSlot[]
}

/** Renders a therapist's card as React does, but without the logo: thirty logos would make the page too heavy. */
const therapistCard = (therapist: TherapistCard, nextSlot: NextSlot | undefined): Html => {
  const { sessionTypes, species } = therapist
  return html`<li class="composed-card">
    <span class="composed-portrait" aria-hidden="true">${initialsOf(therapist)}</span>
    <div>
      <h2><a href="${therapistPath(therapist.id)}">${nameOf(therapist)}</a></h2>
      ${therapist.firmName && html`<p>${therapist.firmName}</p>`}
      <p class="composed-soft">${addressOf(therapist.address)}</p>
      ${sessionTypes.length > 0 && html`<p class="composed-soft">${joinFirst(sessionTypes, maxTypesOnCard)}</p>`}
      ${species.length > 0 && html`<p>${species.join(', ')}</p>`}
      ${nextSlot && html`<p>${nextSlot.slot ? html`<strong>${nextSlotText(nextSlot.slot)}</strong>` : nextSlotText(null)}</p>`}
    </div>
  </li>`
}

const pageLinks = ({ search, page }: Results, pageCount: number): Html | false =>
  pageCount > 1 &&
  html`<nav class="composed-actions" aria-label="Pages">
    ${page > 1 && html`<a rel="prev" href="${searchPath(search, page - 1)}">Page précédente</a>`}
    <span>Page ${page} sur ${pageCount}</span>
    ${page < pageCount && html`<a rel="next" href="${searchPath(search, page + 1)}">Page suivante</a>`}
  </nav>`

const townLinks = (towns: readonly TownCount[]): Html | false =>
  towns.length > 0 &&
  html`<nav class="composed-others" aria-labelledby="villes">
    <h2 id="villes">Par ville</h2>
    <ul class="composed-actions">
      ${towns.map(
        ({ town, therapists }) =>
          html`<li><a href="${searchPath({ name: '', location: town })}">${town}</a> (${therapists})</li>`,
      )}
    </ul>
  </nav>`

/** Renders a page of search results; it must not be indexed if it has no result or its place is not a town. */
export function searchPage(results: Results): Page {
  const { search, therapists, count, page, town, towns, origin, nextSlots } = results
  const pageCount = Math.max(1, Math.ceil(count / cardsPerPage))
  const nextSlotByTherapist = new Map(nextSlots.map((next) => [next.therapistId, next]))
  const location = town ?? search.location.trim()
  const address = searchAddress(search, page, town)
  return {
    status: page > pageCount ? 404 : 200,
    title: searchTitle(location),
    description: location
      ? `Les praticiens en médiation animale à ${location} : leurs adresses, leurs créneaux libres, et la demande de séance en ligne.`
      : "L'annuaire des praticiens en médiation animale : équithérapeutes, zoothérapeutes, médiation canine. Leurs créneaux libres, et la demande de séance en ligne.",
    path: address.path,
    isNotIndexed: count === 0 || address.isExcludedFromSearchEngines,
    jsonLd: [listOf(therapists, origin, (page - 1) * cardsPerPage)],
    layout: 'wide',
    startsOn: 'interaction',
    main: html`${searchForm(search)}
      <h1>${searchHeadline(count)}</h1>
      <div class="composed-results">
        ${
          therapists.length === 0
            ? html`<p>Essayez un autre nom, une ville voisine ou le numéro de votre département.</p>`
            : html`<ul class="composed-list" aria-label="Praticiens">
                ${therapists.map((therapist) => therapistCard(therapist, nextSlotByTherapist.get(therapist.id)))}
              </ul>`
        }
        ${mapPlaceholder}
      </div>
      ${pageLinks(results, pageCount)} ${townLinks(towns)}`,
  }
}
