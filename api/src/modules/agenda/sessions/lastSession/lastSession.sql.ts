import { sql } from 'kysely'
import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../../../db.ts'

const animalIds = sql<
  string[]
>`array(select session_animal.animal_id::text from session_animal where session_animal.tenant_id = session.tenant_id and session_animal.session_id = session.id order by session_animal.animal_id)`

/** The patient's latest validated session until `today`, else the patient's earliest upcoming session. */
export const findLastSession = (tx: Tx, patientId: string, today: Day) =>
  tx
    .selectFrom('session')
    .select(['day', 'start_time', 'end_time', 'session_type_id', 'club_id', animalIds.as('animal_ids')])
    .where('patient_id', '=', patientId)
    .where('live', '=', true)
    .where('state', '=', 'VALIDATED')
    .orderBy(sql`day > ${today}`)
    .orderBy(sql`abs(day - ${today}::date)`)
    .orderBy(sql`case when day > ${today} then start_time end`)
    .orderBy('start_time', 'desc')
    .limit(1)
    .executeTakeFirst()
