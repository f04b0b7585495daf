import { addDays, type Day } from 'shared/domain/calendar/day'
import { isoWeekStart } from 'shared/domain/calendar/isoWeek'
import { v7 as uuidv7 } from 'uuid'
import type { SeedContext } from '../SeedContext.ts'
import type { SeededSessionType } from './planSessions.ts'

interface SeriesOptions {
  tenantId: string
  therapistId: string
  patientId: string
  animalIds: readonly string[]
  type: SeededSessionType
  isAway: (therapistId: string, day: Day) => boolean
}

/** Times around noon, which no other session of the day overlaps. */
const noonTimes = { start_time: '12:15', end_time: '13:00' }
const tuesdayOffset = 1
const weeksBefore = 4
const weekCount = 16

/**
 * Adds a series of sixteen weeks, every Tuesday at noon, starting a month ago. Leaves out the days on which the
 * therapist is away.
 */
export async function addSeries(
  { tx, today }: SeedContext,
  { tenantId, therapistId, patientId, animalIds, type, isAway }: SeriesOptions,
): Promise<void> {
  const firstDay = addDays(isoWeekStart(today), tuesdayOffset - 7 * weeksBefore)
  const days = Array.from({ length: weekCount }, (_, week) => addDays(firstDay, 7 * week)).filter(
    (day) => !isAway(therapistId, day),
  )
  const seriesId = uuidv7()
  await tx
    .insertInto('session_series')
    .values({
      tenant_id: tenantId,
      id: seriesId,
      recurrence: 'WEEK',
      start_date: days[0] ?? firstDay,
      end_date: days.at(-1) ?? firstDay,
    })
    .execute()
  const rows = days.map((day) => ({
    tenant_id: tenantId,
    id: uuidv7(),
    series_id: seriesId,
    recurrence: 'WEEK' as const,
    day,
    ...noonTimes,
    state: 'VALIDATED' as const,
    therapist_id: therapistId,
    session_type_id: type.id,
    patient_id: patientId,
    price: type.price,
    paid: day < today,
  }))
  await tx.insertInto('session').values(rows).execute()
  const animals = rows.flatMap(({ id, day }) =>
    animalIds.map((animalId) => ({
      tenant_id: tenantId,
      session_id: id,
      animal_id: animalId,
      during: `[${day} ${noonTimes.start_time},${day} ${noonTimes.end_time})`,
      live: true,
    })),
  )
  await tx.insertInto('session_animal').values(animals).execute()
}
