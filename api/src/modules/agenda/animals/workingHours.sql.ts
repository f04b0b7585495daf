import { sql, type RawBuilder } from 'kysely'
import type { Animal } from 'shared/contracts/agenda/animal'
import { addDays, type Day } from 'shared/domain/calendar/day'
import { isoWeekDays, isoWeekStart } from 'shared/domain/calendar/isoWeek'
import type { Tx } from '../../../db.ts'

type Week = Animal['infosByWeek'][number]

interface WeeksQuery {
  from: Day
  /** The last day, included. */
  to: Day
  now: Date
  animalId?: string
}

/** Whole weeks from a year back to two years ahead, enough for charts and for series of a year. */
export const chartPeriodOf = (today: Day): { from: Day; to: Day } => ({
  from: addDays(isoWeekStart(today), -52 * 7),
  to: addDays(isoWeekStart(today), 105 * 7 - 1),
})

const alwaysTrue: RawBuilder<unknown> = sql`true`

export interface AnimalHours {
  weeks: Week[]
  /** The last day of work in the requested weeks. */
  lastDay: Day | null
}

/** Working hours by animal and ISO week; includes pending requests and sessions without a patient (ruling 24). */
export async function sumHoursByWeek(
  tx: Tx,
  { from, to, now, animalId }: WeeksQuery,
): Promise<Map<string, AnimalHours>> {
  const { rows } = await sql<Week & { animalId: string; lastDay: Day }>`
    select session_animal.animal_id as "animalId", extract(isoyear from session.day)::int as year, extract(week from session.day)::int as "weekNumber",
      round(sum(extract(epoch from session.end_time - session.start_time)) / 3600, 2) as "nbHours", max(session.day) as "lastDay"
    from session join session_animal on session_animal.tenant_id = session.tenant_id and session_animal.session_id = session.id
    where session.day between ${from} and ${to} and session.live and (session.state = 'VALIDATED' or session.expires_at is null or session.expires_at > ${now})
      and ${animalId === undefined ? alwaysTrue : sql`session_animal.animal_id = ${animalId}`}
    group by 1, 2, 3
    order by 2, 3`.execute(tx)
  const rowsByAnimal = Map.groupBy(rows, ({ animalId: id }) => id)
  return new Map(
    [...rowsByAnimal].map(([id, weeks]) => [
      id,
      {
        weeks: weeks.map(({ year, weekNumber, nbHours }) => ({ year, weekNumber, nbHours })),
        lastDay: weeks.at(-1)?.lastDay ?? null,
      },
    ]),
  )
}

/** Working hours of one animal in the ISO week of a day. */
export async function sumHoursInWeek(tx: Tx, animalId: string, day: Day, now: Date): Promise<number> {
  const { startDate, endDate } = isoWeekDays(day)
  const weeks = await sumHoursByWeek(tx, { from: startDate, to: endDate, now, animalId })
  return weeks.get(animalId)?.weeks[0]?.nbHours ?? 0
}
