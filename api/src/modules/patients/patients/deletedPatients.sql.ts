import { sql, type NotNull } from 'kysely'
import type { Patient } from 'shared/contracts/patients/patient'
import type { Tx } from '../../../db.ts'
import { isNameLike } from './patientSearch.sql.ts'
import { patientOf, type PatientRow } from './patientRow.ts'
import { selectStoredPatients } from './patients.sql.ts'

/**
 * Marks a patient as deleted, which removes the patient from lists, but not from sessions and invoices. Returns false if
 * the patient is unknown or already deleted.
 */
export async function deletePatientRow(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('patient')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Selects the deleted patients that are neither erased nor merged. */
const selectDeletedPatients = (tx: Tx) =>
  selectStoredPatients(tx).where('removed_at', 'is not', null).$narrowType<{ removed_at: NotNull }>()

export type DeletedPatientRow = PatientRow & { removed_at: Date }

/** Finds a page of the deleted patients, last deleted first, with their total number. */
export async function findDeletedPatients(
  tx: Tx,
  { name, page, size }: { name?: string; page: number; size: number },
): Promise<{ rows: DeletedPatientRow[]; total: number }> {
  const patients = name ? selectDeletedPatients(tx).where(isNameLike(name)) : selectDeletedPatients(tx)
  const rows = await patients
    .orderBy('removed_at', 'desc')
    .orderBy('id')
    .offset(page * size)
    .limit(size)
    .execute()
  const { total } = await patients
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Returns the row of a deleted patient, neither erased nor merged, and locks it until the transaction ends. */
export const lockDeletedPatient = (tx: Tx, id: string): Promise<DeletedPatientRow | undefined> =>
  selectDeletedPatients(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/**
 * Takes back the deletion of a patient; a unique index refuses the change if another patient has the e-mail address.
 */
export async function updateRestoredPatient(tx: Tx, id: string): Promise<Patient> {
  const row = await tx
    .updateTable('patient')
    .set({ removed_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return patientOf(row)
}

/** Counts the invoices and the quotes of a patient. */
export async function countDocuments(tx: Tx, id: string): Promise<{ invoices: number; estimations: number }> {
  const { rows } = await sql<{ invoices: number; estimations: number }>`
    select (select count(*)::int from bill where tenant_id = app_tenant() and patient_id = ${id}) as invoices,
      (select count(*)::int from estimation where tenant_id = app_tenant() and patient_id = ${id}) as estimations`.execute(
    tx,
  )
  return rows[0] ?? { invoices: 0, estimations: 0 }
}
