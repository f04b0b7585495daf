import { searchOf, searchPageOf } from 'shared/domain/publicPages/publicPaths'
import { inTransaction } from '../../db.ts'
import { listNextSlots } from '../../modules/agenda/therapists/nextSlots.service.ts'
import { listFoundTherapists } from '../../modules/agenda/therapists/therapists.sql.ts'
import { findTown, listLargestTowns } from '../../modules/agenda/therapists/towns.sql.ts'
import type { Services } from '../../services.ts'
import type { Page } from '../Page.ts'
import { cardsOnPage, searchPage } from './searchPage.ts'

/** Same maximum lengths as the form's fields. */
const maxTyped = 100

/** The number of results that a visitor would look through; the sitemap lists all therapists. */
const maxTowns = 60

/** The result page of a search URL. */
export async function openSearch(services: Services, params: URLSearchParams): Promise<Page> {
  const { name, location } = searchOf(params)
  const search = { name: name.slice(0, maxTyped), location: location.slice(0, maxTyped) }
  const page = searchPageOf(params)
  const slice = { offset: (page - 1) * cardsOnPage, limit: cardsOnPage }
  const now = services.now()
  const isWhole = search.name.trim() === '' && search.location.trim() === '' && page === 1
  const found = await inTransaction(services.database, async (tx) => ({
    ...(await listFoundTherapists(tx, search, now, slice)),
    town: await findTown(tx, search.location, now),
    towns: isWhole ? await listLargestTowns(tx, now, maxTowns) : [],
  }))
  const nextSlots = await listNextSlots(
    services,
    found.therapists.map(({ id }) => id),
  )
  return searchPage({ ...found, search, page, origin: services.settings.publicUrl, nextSlots })
}
