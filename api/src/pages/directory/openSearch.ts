import { searchOf, searchPageOf } from 'shared/domain/publicPages/publicPaths'
import { inTransaction } from '../../db.ts'
import { listNextSlots } from '../../modules/therapists/nextSlots.service.ts'
import { searchTherapists } from '../../modules/therapists/therapists.sql.ts'
import type { Services } from '../../services.ts'
import type { Page } from '../Page.ts'
import { onPage, searchPage } from './searchPage.ts'

/** As long as the fields of the form. */
const maxTyped = 100

/** The list that a search in an address finds. */
export async function openSearch(services: Services, params: URLSearchParams): Promise<Page> {
  const { name, location } = searchOf(params)
  const search = { name: name.slice(0, maxTyped), location: location.slice(0, maxTyped) }
  const therapists = await inTransaction(services.database, (tx) => searchTherapists(tx, search, services.now()))
  const page = searchPageOf(params)
  const nextSlots = await listNextSlots(
    services,
    onPage(therapists, page).map(({ id }) => id),
  )
  return searchPage({ search, therapists, page, origin: services.settings.publicUrl, nextSlots })
}
