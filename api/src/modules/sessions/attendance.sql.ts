import { sql } from 'kysely'
import type { Tx } from '../../db.ts'

/** Who comes to a session beside the patient. */
export interface Attendance {
  tenantId: string
  sessionId: string
  animalIds: readonly string[]
  corporatePatientIds: readonly string[]
  allowOverlap: boolean
}

export async function animalIdsOf(tx: Tx, sessionId: string): Promise<string[]> {
  const rows = await tx.selectFrom('session_animal').select('animal_id').where('session_id', '=', sessionId).execute()
  return rows.map(({ animal_id }) => animal_id)
}

/** Animals carry a copy of the session's time, by which the database keeps each in one place at a time. */
export async function replaceAttendance(tx: Tx, { tenantId, sessionId, animalIds, corporatePatientIds, allowOverlap }: Attendance): Promise<void> {
  await tx.deleteFrom('session_animal').where('session_id', '=', sessionId).execute()
  await sql`
    insert into session_animal (tenant_id, session_id, animal_id, during, live, allow_overlap)
    select s.tenant_id, s.id, wanted.id, s.during, s.live, ${allowOverlap}
    from session s, unnest(${[...animalIds]}::uuid[]) as wanted (id)
    where s.id = ${sessionId} order by wanted.id`.execute(tx)
  await tx.deleteFrom('session_corporate_patient').where('session_id', '=', sessionId).execute()
  if (corporatePatientIds.length === 0) return
  const rows = [...new Set(corporatePatientIds)].map((patient_id) => ({ tenant_id: tenantId, session_id: sessionId, patient_id }))
  await tx.insertInto('session_corporate_patient').values(rows).execute()
}
