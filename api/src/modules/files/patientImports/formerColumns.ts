import { isRecord } from 'shared/domain/isRecord'
import { newPatientInput } from 'shared/domain/patients/import/patientValues'
import type { Seal } from '../../../sealing/sealing.ts'
import { patientColumns, type PatientRow } from '../../patients/patients/patientRow.ts'

/** The columns an import writes, and taking it back restores. */
export const writtenColumns: readonly string[] = [
  ...Object.keys(patientColumns(newPatientInput)),
  'latitude',
  'longitude',
  'precision',
]

const field = (id: string) => ({ table: 'patient_import_change', column: 'former_sealed', id })

/** What these columns hold, sealed. */
export const closeFormer = (seal: Seal, row: PatientRow): Buffer =>
  seal.close(
    JSON.stringify(Object.fromEntries(Object.entries(row).filter(([name]) => writtenColumns.includes(name)))),
    field(row.id),
  )

/** As JSON, for the database. */
export const openFormer = (seal: Seal, id: string, sealed: Buffer): string => seal.open(sealed, field(id))

/** The address that stood there. */
export function formerEmail(former: string): string {
  const columns: unknown = JSON.parse(former)
  return isRecord(columns) && typeof columns.email === 'string' ? columns.email : ''
}
