import { sql } from 'kysely'
import type { Day } from 'shared/domain/calendar/day'
import type { SeedContext } from '../SeedContext.ts'
import type { SeededPatients } from '../patients.ts'
import type { DemoPractice } from '../practices/DemoPractice.ts'
import { SeededRandom } from '../SeededRandom.ts'
import type { SeededClub } from '../sessionTypesClubsAnimals.ts'
import type { SeededSessionType } from '../sessions/planSessions.ts'
import { addSessions } from '../sessions/sessions.ts'
import { firstRecentDay, pastDay } from '../pastWeeks.ts'
import { planPast } from './planPast.ts'

interface PastPractice {
  practice: DemoPractice
  tenantId: string
  therapistIds: readonly string[]
  types: readonly SeededSessionType[]
  animalIds: readonly string[]
  patients: SeededPatients
  clubs: readonly SeededClub[]
}

/**
 * When the first clients of each list arrived, as shares of the past (0 to 1). The other clients came in the recent
 * weeks.
 */
const individualArrivals = [0, 0, 0, 0, 0.15, 0.3, 0.5, 0.65, 0.8]
const firmArrivals = [0, 0.25, 0.6]

/** Returns a function that lists the patients whose first session was on this day or earlier. */
function createPatientsByDay(today: Day, { individualIds, firms }: SeededPatients) {
  const listArrived = <Client>(clients: readonly Client[], arrivalShares: readonly number[], day: Day) =>
    clients.slice(0, arrivalShares.filter((share) => pastDay(today, share) <= day).length)
  return (day: Day): SeededPatients => ({
    individualIds: listArrived(individualIds, individualArrivals, day),
    firms: listArrived(firms, firmArrivals, day),
  })
}

/**
 * Adds the hours of the past sessions to the planned hours of their patients, so that hours are left for the next ones.
 */
const addDoneHours = async ({ tx, today }: SeedContext, tenantId: string): Promise<void> => {
  await sql`update patient set nb_hours_to_do = nb_hours_to_do + done.hours
    from (select patient_id, ceil(sum(extract(epoch from end_time - start_time)) / 3600)::int as hours from session
      where tenant_id = ${tenantId} and state = 'VALIDATED' and day < ${firstRecentDay(today)}::date group by 1) done
    where tenant_id = ${tenantId} and id = done.patient_id and nb_hours_to_do > 0`.execute(tx)
}

/** Adds the sessions of two years of work before the recent weeks. Their invoices are added with the others. */
export async function addPast(seedContext: SeedContext, past: PastPractice): Promise<void> {
  const { practice, tenantId, therapistIds, types, animalIds, patients, clubs } = past
  const { today } = seedContext
  const random = new SeededRandom(2024)
  const sessions = planPast(random, {
    today,
    therapistIds,
    types,
    animalIds,
    animals: practice.animals,
    bookedShare: practice.bookedShare,
  })
  await addSessions({ ...seedContext, random }, tenantId, sessions, {
    patientsOfDay: createPatientsByDay(today, patients),
    clubs,
    paidShare: 0,
  })
  await addDoneHours(seedContext, tenantId)
}
