import { sql, type SqlBool } from 'kysely'
import type { Patient } from 'shared/contracts/patients/patient'
import type { Tx } from '../../../db.ts'
import { patientOf, type PatientColumns, type PatientRow } from './patientRow.ts'
import type { NoteColumn } from './practiceNote.ts'
import type { PositionColumns } from './patientPosition.ts'

type LocatedColumns = PatientColumns & PositionColumns

/** Selects the patients that are not deleted. */
export const selectUndeletedPatients = (tx: Tx) => tx.selectFrom('patient').selectAll().where('removed_at', 'is', null)

/** Selects the patients whose data is stored, including deleted patients, but neither erased nor merged ones. */
export const selectStoredPatients = (tx: Tx) =>
  tx.selectFrom('patient').selectAll().where('erased_at', 'is', null).where('merged_into', 'is', null)

export interface FindOptions {
  /** Whether deleted patients are included, except erased and merged files; false by default. */
  includesDeleted?: boolean
}

export function findPatientRow(
  tx: Tx,
  id: string,
  { includesDeleted = false }: FindOptions = {},
): Promise<PatientRow | undefined> {
  const patients = includesDeleted ? selectStoredPatients(tx) : selectUndeletedPatients(tx)
  return patients.where('id', '=', id).executeTakeFirst()
}

/** Finds a patient, without the practice's note. */
export async function findPatient(tx: Tx, id: string, options?: FindOptions): Promise<Patient | undefined> {
  const row = await findPatientRow(tx, id, options)
  return row && patientOf(row)
}

/** Finds the id of the file into which this file was merged; the given id if it was not merged. */
export async function findRemainingId(tx: Tx, id: string): Promise<string> {
  const row = await tx.selectFrom('patient').select('merged_into').where('id', '=', id).executeTakeFirst()
  return row?.merged_into ?? id
}

/** Whether no patient of the practice, except deleted ones, has this e-mail address; '' is always free. */
export async function isEmailFree(tx: Tx, email: string): Promise<boolean> {
  if (email.trim() === '') return true
  const row = await selectUndeletedPatients(tx)
    .where(sql<SqlBool>`lower(email) = lower(${email.trim()})`)
    .executeTakeFirst()
  return row === undefined
}

/** Returns the patient's row and locks it until the transaction ends. */
export const lockPatient = (tx: Tx, id: string): Promise<PatientRow | undefined> =>
  selectUndeletedPatients(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Locks a patient like `lockPatient`, but also waits for writes that reference the patient, and blocks later ones. */
export const lockPatientAgainstReferences = (tx: Tx, id: string): Promise<PatientRow | undefined> =>
  selectUndeletedPatients(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export const insertPatient = (
  tx: Tx,
  tenantId: string,
  columns: LocatedColumns & Partial<NoteColumn> & { id: string },
): Promise<PatientRow> =>
  tx
    .insertInto('patient')
    .values({ tenant_id: tenantId, ...columns })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updatePatient = (
  tx: Tx,
  id: string,
  columns: LocatedColumns & Partial<Pick<PatientRow, 'account_id' | 'created_at' | 'kept_until' | keyof NoteColumn>>,
): Promise<PatientRow> =>
  tx.updateTable('patient').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Archives the patients, or restores them if `archivedAt` is null; returns the ids of the patients that changed. */
export async function updateArchived(tx: Tx, ids: readonly string[], archivedAt: Date | null): Promise<string[]> {
  // Rows are locked in the order of their ids, so that two concurrent calls cannot deadlock.
  const idsToChange = tx
    .selectFrom('patient')
    .select('id')
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .where('removed_at', 'is', null)
    .where('archived_at', archivedAt ? 'is' : 'is not', null)
    .orderBy('id')
    .forUpdate()
  const rows = await tx
    .updateTable('patient')
    .set({ archived_at: archivedAt })
    .where('id', 'in', idsToChange)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
