import type { NextSlot, TherapistCard } from 'shared/contracts/therapist'
import { firstOf, nextSlotWords, shownTypes } from 'shared/domain/directory/cardWords'
import { placeName, searchTitle } from 'shared/domain/publicPages/pageTitles'
import { searchAddress } from 'shared/domain/publicPages/publicAddress'
import { searchPath, therapistPath, type Search } from 'shared/domain/publicPages/publicPaths'
import { addressOf, nameOf } from 'shared/domain/publicPages/therapistNames'
import { searchHeadline } from 'shared/domain/search'
import { html, type Html } from '../html.ts'
import { listOf } from '../jsonLd/directory.ts'
import type { Page } from '../Page.ts'
import { searchForm } from '../searchForm.ts'

/** Therapists on one page of the list. */
const cardsOnPage = 30

interface Results {
  search: Search
  /** All that match. */
  therapists: readonly TherapistCard[]
  /** The page that is shown, from 1. */
  page: number
  origin: string
  /** Of those on the page. */
  nextSlots: readonly NextSlot[]
}

/** The therapists on a page of the list. */
export const onPage = (therapists: readonly TherapistCard[], page: number): readonly TherapistCard[] =>
  therapists.slice((page - 1) * cardsOnPage, page * cardsOnPage)

const card = (therapist: TherapistCard, next: NextSlot | undefined): Html => {
  const { sessionTypes, species } = therapist
  return html`<li class="composed-card">
    <h2><a href="${therapistPath(therapist.id)}">${nameOf(therapist)}</a></h2>
    ${therapist.firmName && html`<p>${therapist.firmName}</p>`}
    <p class="composed-soft">${addressOf(therapist.address)}</p>
    ${sessionTypes.length > 0 && html`<p class="composed-soft">${firstOf(sessionTypes, shownTypes)}</p>`}
    ${species.length > 0 && html`<p>${species.join(', ')}</p>`}
    ${next && html`<p>${next.slot ? html`<strong>${nextSlotWords(next.slot)}</strong>` : nextSlotWords(null)}</p>`}
  </li>`
}

const paging = ({ search, page }: Results, pages: number): Html | false =>
  pages > 1 &&
  html`<nav class="composed-actions" aria-label="Pages">
    ${page > 1 && html`<a rel="prev" href="${searchPath(search, page - 1)}">Page précédente</a>`}
    <span>Page ${page} sur ${pages}</span>
    ${page < pages && html`<a rel="next" href="${searchPath(search, page + 1)}">Page suivante</a>`}
  </nav>`

/** The list of a search, page by page. One that finds nobody is kept out of search engines. */
export function searchPage(results: Results): Page {
  const { search, therapists, page, origin, nextSlots } = results
  const pages = Math.max(1, Math.ceil(therapists.length / cardsOnPage))
  const shown = onPage(therapists, page)
  const slots = new Map(nextSlots.map((next) => [next.therapistId, next]))
  const place = placeName(search.location, therapists)
  const address = searchAddress(search, page)
  return {
    status: page > pages ? 404 : 200,
    title: searchTitle(place),
    description: place
      ? `Les praticiens en médiation animale à ${place} : leurs adresses, leurs créneaux libres, et la demande de séance en ligne.`
      : "L'annuaire des praticiens en médiation animale : équithérapeutes, zoothérapeutes, médiation canine. Leurs créneaux libres, et la demande de séance en ligne.",
    path: address.path,
    hidden: therapists.length === 0 || address.isHidden,
    jsonLd: [listOf(shown, origin, (page - 1) * cardsOnPage)],
    layout: 'wide',
    main: html`${searchForm(search)}
      <h1>${searchHeadline(therapists.length)}</h1>
      ${
        shown.length === 0
          ? html`<p>Essayez un autre nom, une ville voisine ou le numéro de votre département.</p>`
          : html`<ul class="composed-list" aria-label="Praticiens">
              ${shown.map((therapist) => card(therapist, slots.get(therapist.id)))}
            </ul>`
      }
      ${paging(results, pages)}`,
  }
}
