import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'

/** Lists the ids of the employees who attend a firm's session. */
export async function listCorporatePatientIds(tx: Tx, sessionId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('session_corporate_patient')
    .select('patient_id')
    .where('session_id', '=', sessionId)
    .orderBy('patient_id')
    .execute()
  return rows.map(({ patient_id }) => patient_id)
}

/** Replaces the attending employees of the sessions. */
export async function updateCorporatePatients(
  tx: Tx,
  sessionIds: readonly string[],
  patientIds: readonly string[],
): Promise<void> {
  const ids = sql`${[...sessionIds]}::uuid[]`
  const patients = sql`${[...new Set(patientIds)]}::uuid[]`
  await sql`delete from session_corporate_patient where session_id = any(${ids}) and patient_id <> all(${patients})`.execute(
    tx,
  )
  await sql`
    insert into session_corporate_patient (tenant_id, session_id, patient_id)
    select s.tenant_id, s.id, patient from session s, unnest(${patients}) as patient where s.id = any(${ids})
    on conflict do nothing`.execute(tx)
}
