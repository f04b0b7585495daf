import { sql, type SqlBool } from 'kysely'
import type { Patient } from 'shared/contracts/patients/patient'
import type { Tx } from '../../../db.ts'
import type { PositionColumns } from '../../patients/patients/patientPosition.ts'
import type { NoteColumn } from '../../patients/patients/practiceNote.ts'
import { serializableColumns } from './serializableColumns.ts'
import { patientOf, type PatientColumns, type PatientRow } from '../../patients/patients/patientRow.ts'

export type WrittenColumns = PatientColumns & PositionColumns & Partial<NoteColumn>

const isAnyOf = (ids: readonly string[]) => sql<SqlBool>`id = any(${[...ids]}::uuid[])`

/** All patients of the practice that are not deleted, including archived patients. */
export const findUndeletedRows = (tx: Tx): Promise<PatientRow[]> =>
  tx.selectFrom('patient').selectAll().where('removed_at', 'is', null).execute()

/** Selects patients sorted by id, so that transactions that lock several rows cannot deadlock. */
const selectPatients = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('patient').selectAll().where('removed_at', 'is', null).where(isAnyOf(ids)).orderBy('id')

/** Locks the patients that are not deleted against changes until the transaction ends, and returns their rows. */
export const lockPatientsForUpdate = (tx: Tx, ids: readonly string[]): Promise<PatientRow[]> =>
  selectPatients(tx, ids).forNoKeyUpdate().execute()

/** Like `lockPatientsForUpdate`, but also prevents new foreign key references to the rows. */
export const lockPatientsAgainstReferences = (tx: Tx, ids: readonly string[]): Promise<PatientRow[]> =>
  selectPatients(tx, ids).forUpdate().execute()

/** Inserts all rows with a single JSON parameter, which is several times faster than a parameter per column. */
export async function insertPatients(
  tx: Tx,
  tenantId: string,
  patients: readonly (WrittenColumns & { id: string })[],
): Promise<Patient[]> {
  const [firstPatient] = patients
  if (!firstPatient) return []
  const names = sql.join(['tenant_id', ...Object.keys(firstPatient)].map((column) => sql.ref(column)))
  const rows = JSON.stringify(patients.map((columns) => serializableColumns({ tenant_id: tenantId, ...columns })))
  const result = await sql<PatientRow>`insert into patient (${names})
    select ${names} from jsonb_populate_recordset(null::patient, ${rows}::jsonb) returning *`.execute(tx)
  return result.rows.map(patientOf)
}

export interface ImportChange {
  patient_id: string
  /** The patient's version after the import. */
  version: string
  /** Encrypted former values of a changed patient; null for a patient that the import added. */
  former_sealed: Buffer | null
}

export async function insertChanges(
  tx: Tx,
  tenantId: string,
  importId: string,
  changes: readonly ImportChange[],
): Promise<void> {
  await tx
    .insertInto('patient_import_change')
    .values(changes.map((change) => ({ tenant_id: tenantId, import_id: importId, ...change })))
    .execute()
}

export const findChanges = (tx: Tx, importId: string): Promise<ImportChange[]> =>
  tx
    .selectFrom('patient_import_change')
    .select(['patient_id', 'version', 'former_sealed'])
    .where('import_id', '=', importId)
    .execute()

export async function deleteChanges(tx: Tx, importId: string): Promise<void> {
  await tx.deleteFrom('patient_import_change').where('import_id', '=', importId).execute()
}

/** Columns that refer to a patient, by table; such a reference prevents undoing an import from deleting the patient. */
export const referencesToPatients = {
  session: 'patient_id',
  session_corporate_patient: 'patient_id',
  attendance_entry: 'patient_id',
  animal: 'owner_id',
  programme: 'patient_id',
  patient_fit: 'patient_id',
  patient_payer: 'patient_id',
  consent: 'patient_id',
  estimation: 'patient_id',
  bill: 'patient_id',
} as const

/** Ids of the patients to which a table of `referencesToPatients` refers. */
export async function findReferencedIds(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const conditions = Object.entries(referencesToPatients).map(
    ([table, column]) =>
      sql`exists (select from ${sql.table(table)} where tenant_id = app_tenant() and ${sql.ref(column)} = wanted.id)`,
  )
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...ids]}::uuid[]) as wanted (id) where ${sql.join(conditions, sql` or `)}`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Marks the patients as deleted, except firms with employees who are not deleted; returns the ids of the deleted
 * patients.
 */
export async function deletePatientsWithoutEmployees(tx: Tx, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('patient')
    .set({ removed_at: now })
    .where(isAnyOf(ids))
    .where(
      sql<SqlBool>`not exists (select from patient employee where employee.tenant_id = patient.tenant_id and employee.firm_id = patient.id and employee.removed_at is null)`,
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Restores columns of a patient from the JSON `formerValues`. */
export async function updateRestoredColumns(
  tx: Tx,
  id: string,
  formerValues: string,
  columns: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`update patient set (${names}) = (select ${names} from jsonb_populate_record(null::patient, ${formerValues}::jsonb))
    where tenant_id = app_tenant() and id = ${id}`.execute(tx)
}
