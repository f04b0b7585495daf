import { sql } from 'kysely'
import type { Day } from 'shared/domain/calendar/day'
import type { Demo } from '../Demo.ts'
import type { SeededPatients } from '../patients.ts'
import type { DemoPractice } from '../practices/DemoPractice.ts'
import { SeededRandom } from '../SeededRandom.ts'
import type { SeededClub } from '../sessionTypesClubsAnimals.ts'
import type { PlannedType } from '../sessions/planSessions.ts'
import { addSessions } from '../sessions/sessions.ts'
import { firstRecentDay, pastDay } from '../pastWeeks.ts'
import { planPast } from './planPast.ts'

interface PastPractice {
  practice: DemoPractice
  tenantId: string
  therapistIds: readonly string[]
  types: readonly PlannedType[]
  animalIds: readonly string[]
  patients: SeededPatients
  clubs: readonly SeededClub[]
}

/** When clients came, as shares of the past. The other patients came in the recent weeks. */
const individualArrivals = [0, 0, 0, 0, 0.15, 0.3, 0.5, 0.65, 0.8]
const firmArrivals = [0, 0.25, 0.6]

/** Returns the patients who had come to the practice by a day. */
function patientsOnOf(today: Day, { individualIds, firms }: SeededPatients) {
  const arrivedOn = <Client>(clients: readonly Client[], shares: readonly number[]) => {
    const arrivals = shares.map((share) => pastDay(today, share))
    return (day: Day) => clients.slice(0, arrivals.filter((arrival) => arrival <= day).length)
  }
  const [individualsOn, firmsOn] = [arrivedOn(individualIds, individualArrivals), arrivedOn(firms, firmArrivals)]
  return (day: Day): SeededPatients => ({ individualIds: individualsOn(day), firms: firmsOn(day) })
}

/** Adds the planned hours of the past sessions, so that hours are left for the next ones. */
const addDoneHours = async ({ tx, today }: Demo, tenantId: string): Promise<void> => {
  await sql`update patient set nb_hours_to_do = nb_hours_to_do + done.hours
    from (select patient_id, ceil(sum(extract(epoch from end_time - start_time)) / 3600)::int as hours from session
      where tenant_id = ${tenantId} and state = 'VALIDATED' and day < ${firstRecentDay(today)}::date group by 1) done
    where tenant_id = ${tenantId} and id = done.patient_id and nb_hours_to_do > 0`.execute(tx)
}

/** Adds the sessions of two years of work before the recent weeks. Their invoices are added with the others. */
export async function addPast(demo: Demo, past: PastPractice): Promise<void> {
  const { practice, tenantId, therapistIds, types, animalIds, patients, clubs } = past
  const { today } = demo
  const random = new SeededRandom(2024)
  const sessions = planPast(random, {
    today,
    therapistIds,
    types,
    animalIds,
    animals: practice.animals,
    bookedShare: practice.bookedShare,
  })
  await addSessions({ ...demo, random }, tenantId, sessions, {
    patientsOn: patientsOnOf(today, patients),
    clubs,
    paidShare: 0,
  })
  await addDoneHours(demo, tenantId)
}
