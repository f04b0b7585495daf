import { addDays } from 'shared/domain/calendar/day'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { isUuid } from 'shared/domain/uuid'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { inTransaction } from '../../db.ts'
import { runInPracticeOf, listSlots } from '../../modules/agenda/therapists/therapists.service.ts'
import { findTherapist, listPublicSessionTypes } from '../../modules/agenda/therapists/therapists.sql.ts'
import { withoutLastSlash } from 'shared/domain/publicPages/composedPages'
import type { Services } from '../../services.ts'
import { noTherapistPage, unknownPage } from '../notFound.ts'
import type { Page } from '../Page.ts'
import { hasLeft } from '../robots/sitemap.sql.ts'
import { therapistPage } from './therapistPage.ts'

/** Maximum number of days with free slots on the page. */
const maxDaysWithSlots = 5
/**
 * Numbers of days to search for free slots. The first search is usually sufficient, and takes a third of the time of
 * the second.
 */
const searchRangesDays = [13, 35]

async function listSlotsOnPage(services: Services, id: string, timeZone: string): Promise<TimeSlot[]> {
  const startDate = momentIn(timeZone, services.now()).day
  for (const days of searchRangesDays) {
    const slots = await listSlots(services, id, { startDate, endDate: addDays(startDate, days) })
    if (slots.length === 0) continue
    const daysOnPage = new Set([...new Set(slots.map(({ date }) => date))].slice(0, maxDaysWithSlots))
    return slots.filter(({ date }) => daysOnPage.has(date))
  }
  return []
}

/** Returns a therapist's page: 404 for an unknown id, 410 for a therapist who left the directory. */
export async function loadTherapistPage(services: Services, pathname: string): Promise<Page> {
  const [, , id = '', ...rest] = withoutLastSlash(pathname).split('/')
  if (rest.length > 0) return unknownPage(pathname)
  if (!isUuid(id)) return noTherapistPage(pathname, { hasLeft: false })
  const therapist = await inTransaction(services.database, (tx) => findTherapist(tx, id, services.now()))
  if (!therapist) {
    const hasLeftDirectory = await inTransaction(services.database, (tx) => hasLeft(tx, id, services.now()))
    return noTherapistPage(pathname, { hasLeft: hasLeftDirectory })
  }
  const { types, timeZone } = await runInPracticeOf(services, id, async (tx, practice) => ({
    types: await listPublicSessionTypes(tx),
    timeZone: practice.timeZone,
  }))
  const slots = await listSlotsOnPage(services, id, timeZone)
  return therapistPage({ therapist, types, slots, origin: services.settings.publicUrl })
}
