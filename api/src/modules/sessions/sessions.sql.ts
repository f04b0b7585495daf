import { sql } from 'kysely'
import type { ShortSession } from 'shared/contracts/session'
import type { Period } from 'shared/domain/calendar/period'
import type { Tx } from '../../db.ts'
import { isShown, patientName, shortColumns, shortOf } from '../sessionStore/titledSessions.sql.ts'

/** Of one session, from the index alone: joined and grouped, every animal's work of all years would be read. */
const animalIds = sql<
  string | null
>`(select string_agg(sa.animal_id::text, ',') from session_animal sa where sa.tenant_id = session.tenant_id and sa.session_id = session.id)`

/** Notes are left where they lie: a month may hold a thousand sessions. */
const listed = (tx: Tx, { startDate, endDate }: Period, now: Date) =>
  tx
    .selectFrom('session')
    .innerJoin('session_type', (join) =>
      join
        .onRef('session_type.tenant_id', '=', 'session.tenant_id')
        .onRef('session_type.id', '=', 'session.session_type_id'),
    )
    .leftJoin('patient', (join) =>
      join.onRef('patient.tenant_id', '=', 'session.tenant_id').onRef('patient.id', '=', 'session.patient_id'),
    )
    .select(shortColumns)
    .select(['session_type.name as type_name', patientName.as('patient_name'), animalIds.as('animal_ids')])
    .where(isShown(now))
    .where('session.day', '>=', startDate)
    .where('session.day', '<=', endDate)
    .orderBy('session.day')
    .orderBy('session.start_time')
    .orderBy('session.id')

/** The animals' names, in the order in which they are told. */
async function namesOf(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('animal')
    .select(['id', 'name'])
    .orderBy(sql`plain(name)`)
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function shortSessions(tx: Tx, period: Period, now: Date, onlyRequests = false): Promise<ShortSession[]> {
  const asked = listed(tx, period, now)
  const rows = await (onlyRequests ? asked.where('session.state', '=', 'PENDING') : asked).execute()
  const names = await namesOf(tx)
  const places = new Map([...names.keys()].map((id, index) => [id, index]))
  const inOrder = (one: string, other: string) => (places.get(one) ?? 0) - (places.get(other) ?? 0)
  return rows.map(({ animal_ids, ...row }) => {
    const ids = animal_ids ? animal_ids.split(',').toSorted(inOrder) : []
    return shortOf({ ...row, animal_ids: ids, animal_names: ids.map((id) => names.get(id) ?? '') })
  })
}
