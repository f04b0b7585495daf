import { addDays } from 'shared/domain/calendar/day'
import { nowIn } from 'shared/domain/calendar/wallClock'
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

/** Number of days with free slots shown on the page. */
const shownDays = 5
/** Searches the near future first: it usually suffices, and takes a third of the time. */
const searchedDays = [13, 35]

async function nextSlots(services: Services, id: string, timeZone: string): Promise<TimeSlot[]> {
  const startDate = nowIn(timeZone, services.now()).day
  for (const days of searchedDays) {
    const slots = await listSlots(services, id, { startDate, endDate: addDays(startDate, days) })
    if (slots.length === 0) continue
    const shown = new Set([...new Set(slots.map(({ date }) => date))].slice(0, shownDays))
    return slots.filter(({ date }) => shown.has(date))
  }
  return []
}

/** Returns a therapist's page: 404 for an unknown id, 410 for a therapist who left the directory. */
export async function openTherapist(services: Services, pathname: string): Promise<Page> {
  const [, , id = '', ...more] = withoutLastSlash(pathname).split('/')
  if (more.length > 0) return unknownPage(pathname)
  if (!isUuid(id)) return noTherapistPage(pathname, { gone: false })
  const therapist = await inTransaction(services.database, (tx) => findTherapist(tx, id, services.now()))
  if (!therapist) {
    const gone = await inTransaction(services.database, (tx) => hasLeft(tx, id, services.now()))
    return noTherapistPage(pathname, { gone })
  }
  const { types, timeZone } = await runInPracticeOf(services, id, async (tx, practice) => ({
    types: await listPublicSessionTypes(tx),
    timeZone: practice.timeZone,
  }))
  const slots = await nextSlots(services, id, timeZone)
  return therapistPage({ therapist, types, slots, origin: services.settings.publicUrl })
}
