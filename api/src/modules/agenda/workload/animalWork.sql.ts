import { sql, type SqlBool } from 'kysely'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import type { Day } from 'shared/domain/calendar/day'
import { isoWeekDays, isoWeekStart } from 'shared/domain/calendar/isoWeek'
import type { Period } from 'shared/domain/calendar/period'
import type { Bearing } from 'shared/domain/workload/strains'
import type { Tx } from '../../../db.ts'
import { isShown } from '../../sessionStore/sessions/titledSessions.sql.ts'

/** An animal with its weekly hours and workload limits. */
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

export async function listWorkers(tx: Tx, animalIds: readonly string[]): Promise<Worker[]> {
  const rows = await bearingRows(tx).where('animal.id', 'in', animalIds).execute()
  return rows.map(workerOf)
}

/** The practice's animals that are not deleted, of a species or of any. */
export async function listEligibleWorkers(tx: Tx, speciesId: string | null): Promise<Worker[]> {
  const listed = bearingRows(tx).innerJoin('race', 'race.id', 'animal.race_id').where('animal.removed_at', 'is', null)
  const rows = await (speciesId === null ? listed : listed.where('race.species_id', '=', speciesId)).execute()
  return rows.map(workerOf)
}

/** The whole weeks around the days: from the first one's Monday to the last one's Sunday. */
export function weeksAround(days: readonly Day[]): Period {
  const sorted = days.toSorted()
  return { startDate: isoWeekStart(sorted.at(0) ?? ''), endDate: isoWeekDays(sorted.at(-1) ?? '').endDate }
}

interface WorkQuery {
  animalIds: readonly string[]
  period: Period
  /** Ids of sessions that do not count, because they are about to be changed. */
  exceptIds: readonly string[]
  now: Date
}

/** A subquery per session uses the index; a join would read all animals' work of all years. */
const workersIn = sql<
  string[]
>`array(select sa.animal_id::text from session_animal sa where sa.tenant_id = session.tenant_id and sa.session_id = session.id)`

/** Sessions by animal id, including requests and animal-only work (ruling 24), in one query. */
export async function listWorksByAnimal(
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
