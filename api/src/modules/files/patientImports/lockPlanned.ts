import type { Patient } from 'shared/contracts/patients/patient'
import type { PlannedLine } from 'shared/domain/patients/import/planImport'
import type { Tx } from '../../../db.ts'
import { patientOf } from '../../patients/patients/patientRow.ts'
import { batchesOf } from './batchesOf.ts'
import { lockContents } from './importedPatients.sql.ts'

/** Those of the practice's patients whose file the lines change, or who employ whom they write. */
export function patientsIn(lines: readonly PlannedLine[], patients: readonly Patient[]): Patient[] {
  const ids = new Set(lines.flatMap(({ write }) => (write ? [write.id, write.input.individual?.firm] : [])))
  return patients.filter(({ id }) => ids.has(id))
}

/**
 * Locks the patients until the transaction ends; the version each has by now, none for one that was removed. In the order
 * of their ids: two who lock several of them never wait for each other.
 */
export async function lockVersions(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const versions = new Map<string, string>()
  for (const batch of batchesOf(ids.toSorted()))
    for (const row of await lockContents(tx, batch)) versions.set(row.id, patientOf(row).version)
  return versions
}

/** Locks the patients; whether all of them still are as they were read. */
export async function lockUnchanged(tx: Tx, patients: readonly Patient[]): Promise<boolean> {
  const versions = await lockVersions(
    tx,
    patients.map(({ id }) => id),
  )
  return patients.every(({ id, version }) => versions.get(id) === version)
}
