import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'
import { isBilled } from '../../sessionStore/sessions/sessionState.ts'
import type { SessionRow } from '../../sessionStore/sessions/sessionRow.ts'

export interface Presence {
  patientId: string
  /** Null if unknown, because the entry that recorded the presence was struck. */
  isPresent: boolean | null
}

/**
 * Records whether an employee attended (null: unknown); first adds all current employees of the firm to a session that
 * names none. Returns false and changes nothing for a person who is neither named in the session nor employed by its
 * firm.
 */
async function setEmployeePresence(
  tx: Tx,
  { id, patient_id }: SessionRow,
  { patientId, isPresent }: Presence,
): Promise<boolean> {
  await sql`
    insert into session_corporate_patient (tenant_id, session_id, patient_id)
    select tenant_id, ${id}::uuid, id from patient
    where firm_id = ${patient_id} and (id = ${patientId} or (removed_at is null and archived_at is null
      and exists (select from patient employee where employee.tenant_id = app_tenant() and employee.id = ${patientId} and employee.firm_id = ${patient_id})
      and not exists (select from session_corporate_patient where tenant_id = app_tenant() and session_id = ${id})))
    on conflict do nothing`.execute(tx)
  const { numUpdatedRows } = await tx
    .updateTable('session_corporate_patient')
    .set({ present: isPresent })
    .where('session_id', '=', id)
    .where('patient_id', '=', patientId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether at least one employee attended or has no recorded presence yet. */
async function isAttended(tx: Tx, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('session_corporate_patient')
    .select('patient_id')
    .where('session_id', '=', sessionId)
    .where((expression) => expression.or([expression('present', 'is', null), expression('present', '=', true)]))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Updates the session's presence from an attendance entry; a firm's session is attended unless all named employees were
 * absent. Changes nothing for a billed session or a person who is not its patient or employee (rulings 8 and 62). Does
 * not check the session's version, but increments it, so that a form opened earlier is refused as stale.
 */
export async function updatePresence(tx: Tx, session: SessionRow, presence: Presence): Promise<void> {
  if (isBilled(session) || session.state !== 'VALIDATED' || session.patient_id === null) return
  const isPatient = presence.patientId === session.patient_id
  if (!isPatient && !(await setEmployeePresence(tx, session, presence))) return
  // Without an entry, a validated session counts as attended.
  const isSessionAttended = isPatient
    ? (presence.isPresent ?? true)
    : presence.isPresent === true || (await isAttended(tx, session.id))
  await tx
    .updateTable('session')
    .set(({ eb }) => ({ patient_present: isSessionAttended, version: eb('version', '+', 1) }))
    .where('id', '=', session.id)
    .execute()
}
