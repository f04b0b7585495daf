import type { Patient } from 'shared/contracts/patients/patient'
import type { Employer } from 'shared/contracts/patients/patientFile'
import { byPatientName } from 'shared/domain/patients/byPatientName'
import type { Tx } from '../../../db.ts'
import { patientOf } from './patientRow.ts'
import { selectUndeletedPatients } from './patients.sql.ts'

/** Finds the employees of a firm, including archived employees, in the order of their names. */
export async function findEmployees(tx: Tx, firmId: string): Promise<Patient[]> {
  const rows = await selectUndeletedPatients(tx).where('firm_id', '=', firmId).execute()
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

/**
 * Returns whether the id is of a firm that is not deleted. Locks it, so that it remains a firm until the transaction
 * ends.
 */
export async function lockFirm(tx: Tx, id: string): Promise<boolean> {
  const row = await selectUndeletedPatients(tx).where('id', '=', id).forKeyShare().executeTakeFirst()
  return row?.type === 'FIRM'
}

/** Detaches all employees from a firm, deleted employees included, and returns their ids. */
export async function updateDetachedEmployees(tx: Tx, firmId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('patient')
    .set({ firm_id: null })
    .where('firm_id', '=', firmId)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
