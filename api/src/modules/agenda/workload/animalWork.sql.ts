import { sql, type SqlBool } from 'kysely'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import type { Day } from 'shared/domain/calendar/day'
import { isoWeekDays, isoWeekStart } from 'shared/domain/calendar/isoWeek'
import type { Period } from 'shared/domain/calendar/period'
import type { Bearing } from 'shared/domain/workload/strains'
import type { Tx } from '../../../db.ts'
import { isShown } from '../../sessionStore/sessions/titledSessions.sql.ts'

/** An animal of the practice and what it can bear. */
export interface Worker extends Bearing {
  id: string
  name: string
}

const bearingRows = (tx: Tx) =>
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

type BearingRow = Awaited<ReturnType<ReturnType<typeof bearingRows>['execute']>>[number]

const workerOf = ({ id, name, weeklyHours, ...limits }: BearingRow): Worker => ({ id, name, weeklyHours, limits })

export async function workersOf(tx: Tx, animalIds: readonly string[]): Promise<Worker[]> {
  const rows = await bearingRows(tx).where('animal.id', 'in', animalIds).execute()
  return rows.map(workerOf)
}

/** The animals of the practice's list, of a species or of any. */
export async function eligibleWorkers(tx: Tx, speciesId: string | null): Promise<Worker[]> {
  const listed = bearingRows(tx).innerJoin('race', 'race.id', 'animal.race_id').where('animal.removed_at', 'is', null)
  const rows = await (speciesId === null ? listed : listed.where('race.species_id', '=', speciesId)).execute()
  return rows.map(workerOf)
}

/** From the Monday of the first of these days to the Sunday of the last. */
export function weeksAround(days: readonly Day[]): Period {
  const sorted = days.toSorted()
  return { startDate: isoWeekStart(sorted.at(0) ?? ''), endDate: isoWeekDays(sorted.at(-1) ?? '').endDate }
}

interface WorkQuery {
  animalIds: readonly string[]
  period: Period
  /** Sessions that are about to be changed: they do not count. */
  exceptIds: readonly string[]
  now: Date
}

/** A subquery for each session uses the index; joined, every animal's work of all years would be read. */
const workersIn = sql<
  string[]
>`array(select sa.animal_id::text from session_animal sa where sa.tenant_id = session.tenant_id and sa.session_id = session.id)`

/** The sessions of each of these animals, requests and animal-only work included (ruling 24), read in one query. */
export async function worksByAnimal(
  tx: Tx,
  { animalIds, period: { startDate, endDate }, exceptIds, now }: WorkQuery,
): Promise<Map<string, TimeSlot[]>> {
  const rows = await tx
    .selectFrom('session')
    .select(['day as date', 'start_time as startTime', 'end_time as endTime', workersIn.as('workers')])
    .where('day', '>=', startDate)
    .where('day', '<=', endDate)
    .where(isShown(now))
    .where(sql<SqlBool>`id <> all(${[...exceptIds]}::uuid[])`)
    .execute()
  return new Map(animalIds.map((animalId) => [animalId, rows.filter(({ workers }) => workers.includes(animalId))]))
}
