import { sql } from 'kysely'
import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../../db.ts'

interface LastCommentRow {
  patient_id: string
  id: string
  day: Day
  comments: Buffer
}

/**
 * Finds, for each patient that has one, the latest session with a comment up to `today`. Future, cancelled and expired
 * sessions do not count.
 */
export async function findLastComments(tx: Tx, patientIds: readonly string[], today: Day): Promise<LastCommentRow[]> {
  const { rows } = await sql<LastCommentRow>`
    select requested.patient_id, last.id, last.day, last.comments
    from unnest(${[...patientIds]}::uuid[]) as requested (patient_id)
    cross join lateral (
      select s.id, s.day, s.comments from session s
      where s.tenant_id = app_tenant() and s.patient_id = requested.patient_id and s.comments is not null and s.live and s.day <= ${today}
      order by s.day desc, s.start_time desc limit 1
    ) as last`.execute(tx)
  return rows
}
