import type { Patient } from 'shared/contracts/patients/patient'
import type { PlannedLine } from 'shared/domain/patients/import/ImportPlan'
import type { Tx } from '../../../db.ts'
import { patientOf } from '../../patients/patients/patientRow.ts'
import { batchesOf } from './batchesOf.ts'
import { lockPatientsForUpdate } from './importedPatients.sql.ts'

/** The existing patients that the lines change, and the firms to which the written patients belong. */
export function existingPatientsOf(lines: readonly PlannedLine[], patients: readonly Patient[]): Patient[] {
  const ids = new Set(lines.flatMap(({ write }) => (write ? [write.id, write.input.individual?.firm] : [])))
  return patients.filter(({ id }) => ids.has(id))
}

/**
 * Locks the patients until the transaction ends and returns the current versions by id, without deleted patients. Locks
 * in id order to avoid deadlocks.
 */
export async function lockVersions(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const versions = new Map<string, string>()
  for (const batch of batchesOf(ids.toSorted()))
    for (const row of await lockPatientsForUpdate(tx, batch)) versions.set(row.id, patientOf(row).version)
  return versions
}

/** Locks the patients and returns whether all are unchanged since they were read. */
export async function lockAndCheckUnchanged(tx: Tx, patients: readonly Patient[]): Promise<boolean> {
  const versions = await lockVersions(
    tx,
    patients.map(({ id }) => id),
  )
  return patients.every(({ id, version }) => versions.get(id) === version)
}
