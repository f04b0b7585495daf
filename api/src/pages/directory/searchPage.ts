import type { TherapistCard } from 'shared/contracts/therapist'
import { searchPath, therapistPath, type Search } from 'shared/domain/publicPages/publicPaths'
import { addressOf, nameOf } from 'shared/domain/publicPages/therapistNames'
import { searchHeadline } from 'shared/domain/search'
import { html, type Html } from '../html.ts'
import { listOf } from '../jsonLd/directory.ts'
import type { Page } from '../Page.ts'
import { searchForm } from '../searchForm.ts'

/** Therapists on one page of the list. */
export const cardsOnPage = 30

interface Results {
  search: Search
  /** All that match. */
  therapists: readonly TherapistCard[]
  /** The page that is shown, from 1. */
  page: number
  origin: string
}

const pathOfPage = (search: Search, page: number): string => {
  const path = searchPath(search)
  return page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`
}

const card = (therapist: TherapistCard): Html =>
  html`<li class="composed-card">
    <h2><a href="${therapistPath(therapist.id)}">${nameOf(therapist)}</a></h2>
    ${therapist.firmName && html`<p>${therapist.firmName}</p>`}
    <p class="composed-soft">${addressOf(therapist.address)}</p>
  </li>`

const paging = ({ search, page }: Results, pages: number): Html | false =>
  pages > 1 &&
  html`<nav class="composed-actions" aria-label="Pages">
    ${page > 1 && html`<a rel="prev" href="${pathOfPage(search, page - 1)}">Page précédente</a>`}
    <span>Page ${page} sur ${pages}</span>
    ${page < pages && html`<a rel="next" href="${pathOfPage(search, page + 1)}">Page suivante</a>`}
  </nav>`

/** The list of a search, page by page. One that finds nobody, or somebody by name, is kept out of search engines: towns are found, not persons' names in endless combinations. */
export function searchPage(results: Results): Page {
  const { search, therapists, page, origin } = results
  const pages = Math.max(1, Math.ceil(therapists.length / cardsOnPage))
  const before = (page - 1) * cardsOnPage
  const shown = therapists.slice(before, before + cardsOnPage)
  const place = search.location.trim()
  return {
    status: page > pages ? 404 : 200,
    title: `${place ? `Médiation animale : praticiens à ${place}` : 'Trouver un praticien en médiation animale'} | Complice`,
    description: place
      ? `Les praticiens en médiation animale à ${place} : leurs adresses, leurs créneaux libres, et la demande de séance en ligne.`
      : "L'annuaire des praticiens en médiation animale : équithérapeutes, zoothérapeutes, médiation canine. Leurs créneaux libres, et la demande de séance en ligne.",
    path: pathOfPage(search, page),
    hidden: therapists.length === 0 || search.name.trim() !== '',
    jsonLd: [listOf(shown, origin, before)],
    layout: 'wide',
    main: html`${searchForm(search)}
      <h1>${searchHeadline(therapists.length)}</h1>
      ${
        shown.length === 0
          ? html`<p>Essayez un autre nom, une ville voisine ou le numéro de votre département.</p>`
          : html`<ul class="composed-list" aria-label="Praticiens">
              ${shown.map(card)}
            </ul>`
      }
      ${paging(results, pages)}`,
  }
}
