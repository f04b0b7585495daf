import { sql } from 'kysely'
import type { Animal } from 'shared/contracts/animal'
import type { Tx } from '../../db.ts'

type Week = Animal['infosByWeek'][number]

/** Hours of work by animal and ISO week: all that holds its time, requests and animal-only work too (ruling 24). */
export async function hoursByWeek(tx: Tx, now: Date): Promise<Map<string, Week[]>> {
  const { rows } = await sql<Week & { animalId: string }>`
    select sa.animal_id as "animalId", extract(isoyear from s.day)::int as year, extract(week from s.day)::int as "weekNumber",
      round(sum(extract(epoch from s.end_time - s.start_time)) / 3600, 2) as "nbHours"
    from session_animal sa join session s on s.tenant_id = sa.tenant_id and s.id = sa.session_id
    where s.live and (s.state = 'VALIDATED' or s.expires_at is null or s.expires_at > ${now})
    group by 1, 2, 3
    order by 2, 3`.execute(tx)
  return Map.groupBy(rows, ({ animalId }) => animalId)
}

const animalRows = (tx: Tx) =>
  tx
    .selectFrom('animal')
    .innerJoin('race', 'race.id', 'animal.race_id')
    .innerJoin('species', 'species.id', 'race.species_id')
    .leftJoin('club', (join) => join.onRef('club.tenant_id', '=', 'animal.tenant_id').onRef('club.id', '=', 'animal.club_id'))
    .selectAll('animal')
    .select(['race.name as race', 'species.name as species', 'club.id as club_id', 'club.name as club_name'])
    .where('animal.removed_at', 'is', null)
    .orderBy(sql`plain(animal.name)`)
    .execute()

export async function animalsOf(tx: Tx, now: Date): Promise<Animal[]> {
  const rows = await animalRows(tx)
  const weeks = await hoursByWeek(tx, now)
  return rows.map(({ id, name, birthdate, owner_id, nb_working_hours_by_week, race_id, race, species, club_id, club_name, ...limits }) => ({
    id,
    name,
    birthdate,
    club: club_id && club_name !== null ? { id: club_id, name: club_name } : null,
    owner: owner_id ? { id: owner_id } : null,
    nbWorkingHoursByWeek: nb_working_hours_by_week,
    limits: {
      minutesByDay: limits.minutes_by_day,
      longestStretch: limits.longest_stretch,
      restBetween: limits.rest_between,
      sessionsByDay: limits.sessions_by_day,
      restDaysByWeek: limits.rest_days_by_week,
    },
    validities: [],
    type: { id: race_id, race, species },
    infosByWeek: weeks.get(id) ?? [],
  }))
}
