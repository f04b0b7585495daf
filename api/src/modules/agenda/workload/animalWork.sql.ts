import { sql, type SqlBool } from 'kysely'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import type { Day } from 'shared/domain/calendar/day'
import { isoWeekDays, isoWeekStart } from 'shared/domain/calendar/isoWeek'
import type { Period } from 'shared/domain/calendar/period'
import type { AnimalCapacity } from 'shared/domain/workload/strains'
import type { Tx } from '../../../db.ts'
import { isLiveAt } from '../../sessionStore/sessions/titledSessions.sql.ts'

/** An animal with its weekly hours and workload limits. */
export interface AnimalLimits extends AnimalCapacity {
  id: string
  name: string
}

const selectAnimalLimits = (tx: Tx) =>
  tx
    .selectFrom('animal')
    .select([
      'animal.id',
      'animal.name',
      'nb_working_hours_by_week as weeklyHours',
      'minutes_by_day as minutesByDay',
      'longest_stretch as longestStretch',
      'rest_between as restBetween',
      'sessions_by_day as sessionsByDay',
      'rest_days_by_week as restDaysByWeek',
    ])
    .orderBy(sql`plain(animal.name)`)
    .orderBy('animal.id')

type AnimalLimitsRow = Awaited<ReturnType<ReturnType<typeof selectAnimalLimits>['execute']>>[number]

const animalLimitsOf = ({ id, name, weeklyHours, ...limits }: AnimalLimitsRow): AnimalLimits => ({
  id,
  name,
  weeklyHours,
  limits,
})

export async function listAnimalLimits(tx: Tx, animalIds: readonly string[]): Promise<AnimalLimits[]> {
  const rows = await selectAnimalLimits(tx).where('animal.id', 'in', animalIds).execute()
  return rows.map(animalLimitsOf)
}

/** The practice's animals that are not deleted, of a species, or of any species when `speciesId` is null. */
export async function listEligibleAnimals(tx: Tx, speciesId: string | null): Promise<AnimalLimits[]> {
  const animals = selectAnimalLimits(tx)
    .innerJoin('race', 'race.id', 'animal.race_id')
    .where('animal.removed_at', 'is', null)
  const rows = await (speciesId === null ? animals : animals.where('race.species_id', '=', speciesId)).execute()
  return rows.map(animalLimitsOf)
}

/** The whole weeks around the days: from the Monday of the first week to the Sunday of the last. */
export function fullWeeksOf(days: readonly Day[]): Period {
  const sortedDays = days.toSorted()
  return { startDate: isoWeekStart(sortedDays.at(0) ?? ''), endDate: isoWeekDays(sortedDays.at(-1) ?? '').endDate }
}

interface WorkedSessionsQuery {
  animalIds: readonly string[]
  period: Period
  /** Ids of sessions to exclude, because they are about to be changed. */
  exceptIds: readonly string[]
  now: Date
}

/**
 * Animal ids of a session. A subquery per session uses the index; a join would read the animals' sessions of all years.
 */
const animalIdsOfSession = sql<
  string[]
>`array(select session_animal.animal_id::text from session_animal where session_animal.tenant_id = session.tenant_id and session_animal.session_id = session.id)`

/** Sessions by animal id in one query; includes pending requests and sessions without a patient (ruling 24). */
export async function listSessionsByAnimal(
  tx: Tx,
  { animalIds, period: { startDate, endDate }, exceptIds, now }: WorkedSessionsQuery,
): Promise<Map<string, TimeSlot[]>> {
  const rows = await tx
    .selectFrom('session')
    .select([
      'day as date',
      'start_time as startTime',
      'end_time as endTime',
      animalIdsOfSession.as('workingAnimalIds'),
    ])
    .where('day', '>=', startDate)
    .where('day', '<=', endDate)
    .where(isLiveAt(now))
    .where(sql<SqlBool>`id <> all(${[...exceptIds]}::uuid[])`)
    .execute()
  return new Map(
    animalIds.map((animalId) => [animalId, rows.filter(({ workingAnimalIds }) => workingAnimalIds.includes(animalId))]),
  )
}
