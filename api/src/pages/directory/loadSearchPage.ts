import { searchOf, searchPageOf } from 'shared/domain/publicPages/publicPaths'
import { inTransaction } from '../../db.ts'
import { listNextSlots } from '../../modules/agenda/therapists/nextSlots.service.ts'
import { listFoundTherapists } from '../../modules/agenda/therapists/therapists.sql.ts'
import { findTown, listLargestTowns } from '../../modules/agenda/therapists/towns.sql.ts'
import type { Services } from '../../services.ts'
import type { Page } from '../Page.ts'
import { cardsPerPage, searchPage } from './searchPage.ts'

/** Maximum length of a search text, the same as in the form. */
const maxSearchLength = 100

/** Maximum number of towns to which the empty search links; the sitemap lists all towns. */
const maxTowns = 60

/** Returns the page with the results of a search URL. */
export async function loadSearchPage(services: Services, params: URLSearchParams): Promise<Page> {
  const { name, location } = searchOf(params)
  const search = { name: name.slice(0, maxSearchLength), location: location.slice(0, maxSearchLength) }
  const page = searchPageOf(params)
  const range = { offset: (page - 1) * cardsPerPage, limit: cardsPerPage }
  const now = services.now()
  const isEmptySearch = search.name.trim() === '' && search.location.trim() === '' && page === 1
  const results = await inTransaction(services.database, async (tx) => ({
    ...(await listFoundTherapists(tx, search, now, range)),
    town: await findTown(tx, search.location, now),
    towns: isEmptySearch ? await listLargestTowns(tx, now, maxTowns) : [],
  }))
  const nextSlots = await listNextSlots(
    services,
    results.therapists.map(({ id }) => id),
  )
  return searchPage({ ...results, search, page, origin: services.settings.publicUrl, nextSlots })
}
