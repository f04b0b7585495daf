import { sql, type NotNull, type SqlBool } from 'kysely'
import type { ListedPatient, Patient } from 'shared/contracts/patients/patient'
import type { Employer } from 'shared/contracts/patients/patientFile'
import type { Query } from 'shared/contracts/routes'
import { byPatientName } from 'shared/domain/patients/byPatientName'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../../db.ts'
import { searchPatterns } from './searchPatterns.ts'
import { listedColumns, listedPatientOf, patientOf, type PatientColumns, type PatientRow } from './patientRow.ts'
import type { PositionColumns } from './patientPosition.ts'

type Search = Omit<Query<'GET /patients'>, 'sessionTypes' | 'lastComment'> & { sessionTypeIds: string[] }

type LocatedColumns = PatientColumns & PositionColumns

/** Selects the patients that are not deleted, with the columns of a list. */
const selectListedPatients = (tx: Tx) => tx.selectFrom('patient').select(listedColumns).where('removed_at', 'is', null)

/** Selects the patients that are not deleted. */
const selectPresentPatients = (tx: Tx) => tx.selectFrom('patient').selectAll().where('removed_at', 'is', null)

/** Selects the patients whose data is stored, deleted or not: those that are neither erased nor merged. */
const selectKeptPatients = (tx: Tx) =>
  tx.selectFrom('patient').selectAll().where('erased_at', 'is', null).where('merged_into', 'is', null)

/** SQL condition: the name has every typed word. */
const isNameLike = (name: string) =>
  sql<SqlBool>`plain(concat_ws(' ', lastname, firstname, company_name, contact_lastname, contact_firstname)) like all(${searchPatterns(name)}::text[])`

/** Selects the sessions that are neither cancelled nor expired, within the days and of the types of the search. */
function selectSearchedSessions(tx: Tx, { startDate, endDate, sessionTypeIds }: Search) {
  let sessions = tx.selectFrom('session').where('session.live', '=', true)
  if (startDate) sessions = sessions.where('session.day', '>=', startDate)
  if (endDate) sessions = sessions.where('session.day', '<=', endDate)
  if (sessionTypeIds.length > 0) sessions = sessions.where('session.session_type_id', 'in', sessionTypeIds)
  return sessions
}

/**
 * Selects the ids of the patients with sessions that match the search, including employees named in a session of their
 * firm. It is a union, since an « or » would scan the practice's sessions once per patient.
 */
const idsWithSessions = (tx: Tx, search: Search) =>
  selectSearchedSessions(tx, search)
    .select('session.patient_id')
    .union(
      selectSearchedSessions(tx, search)
        .innerJoin('session_corporate_patient as named', (join) =>
          join.onRef('named.tenant_id', '=', 'session.tenant_id').onRef('named.session_id', '=', 'session.id'),
        )
        .select('named.patient_id'),
    )

/** Finds the patients that match the search, ordered by last name or company name, then first name. */
export async function findPatients(tx: Tx, search: Search): Promise<ListedPatient[]> {
  const { name, type, startDate, endDate, sessionTypeIds, archived = 'false' } = search
  let rows = selectListedPatients(tx)
  if (archived !== 'true') rows = rows.where('archived_at', archived === 'only' ? 'is not' : 'is', null)
  if (type) rows = rows.where('type', '=', type)
  if (name) rows = rows.where(isNameLike(name))
  if (startDate || endDate || sessionTypeIds.length > 0)
    rows = rows.where('patient.id', 'in', idsWithSessions(tx, search))
  return (await rows.execute()).map(listedPatientOf).toSorted(byPatientName)
}

export interface FindOptions {
  /** Whether a deleted file is found too, unless it is erased or merged; false by default. */
  isDeletedFound?: boolean
}

export async function findPatient(
  tx: Tx,
  id: string,
  { isDeletedFound = false }: FindOptions = {},
): Promise<Patient | undefined> {
  const patients = isDeletedFound ? selectKeptPatients(tx) : selectPresentPatients(tx)
  const row = await patients.where('id', '=', id).executeTakeFirst()
  return row && patientOf(row)
}

/** Finds the id of the file into which this file was merged; the given id if it was not merged. */
export async function findRemainingId(tx: Tx, id: string): Promise<string> {
  const row = await tx.selectFrom('patient').select('merged_into').where('id', '=', id).executeTakeFirst()
  return row?.merged_into ?? id
}

/** Whether no patient of the practice has this e-mail address; '' is always free. */
export async function isEmailFree(tx: Tx, email: string): Promise<boolean> {
  if (email.trim() === '') return true
  const row = await selectPresentPatients(tx)
    .where(sql<SqlBool>`lower(email) = lower(${email.trim()})`)
    .executeTakeFirst()
  return row === undefined
}

/** Finds the employees of a firm, including archived employees, by name. */
export async function findEmployees(tx: Tx, firmId: string): Promise<Patient[]> {
  const rows = await selectPresentPatients(tx).where('firm_id', '=', firmId).execute()
  return rows.map(patientOf).toSorted(byPatientName)
}

/** Finds the firm of an employee, even if the firm is archived or deleted. */
export async function findEmployer(tx: Tx, firmId: string): Promise<Employer | undefined> {
  const row = await tx
    .selectFrom('patient')
    .select(['id', 'company_name', 'archived_at', 'removed_at'])
    .where('id', '=', firmId)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      companyName: row.company_name,
      archivedAt: row.archived_at?.toISOString() ?? null,
      isDeleted: row.removed_at !== null,
    }
  )
}

/** Returns the patient's row and locks it until the transaction ends. */
export const lockPatient = (tx: Tx, id: string): Promise<PatientRow | undefined> =>
  selectPresentPatients(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Like `lockPatient`, but waits for the writes that refer to the patient, and makes later ones wait. */
export const lockPatientAgainstReferences = (tx: Tx, id: string): Promise<PatientRow | undefined> =>
  selectPresentPatients(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertPatient(tx: Tx, tenantId: string, columns: LocatedColumns): Promise<Patient> {
  const row = await tx
    .insertInto('patient')
    .values({ tenant_id: tenantId, id: uuidv7(), ...columns })
    .returningAll()
    .executeTakeFirstOrThrow()
  return patientOf(row)
}

export async function updatePatient(
  tx: Tx,
  id: string,
  columns: LocatedColumns & Partial<Pick<PatientRow, 'account_id' | 'created_at'>>,
): Promise<Patient> {
  const row = await tx.updateTable('patient').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
  return patientOf(row)
}

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

/**
 * Marks a patient as deleted: lists no longer show the patient, sessions and invoices still do. Returns false if the
 * patient is unknown or already deleted.
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
  selectKeptPatients(tx).where('removed_at', 'is not', null).$narrowType<{ removed_at: NotNull }>()

export type DeletedPatientRow = PatientRow & { removed_at: Date }

/** A page of the deleted patients, last deleted first, with their total number. */
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

/** Marks a deleted patient as present; a unique index refuses it if the e-mail address was taken meanwhile. */
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
