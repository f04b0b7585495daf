import { isRecord } from 'shared/domain/isRecord'
import { newPatientInput } from 'shared/domain/patients/import/patientValues'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { patientColumns, type PatientRow } from '../../patients/patients/patientRow.ts'

/** The columns that an import writes and undoing it restores. */
export const writtenColumns: readonly string[] = [
  ...Object.keys(patientColumns(newPatientInput)),
  'latitude',
  'longitude',
  'precision',
]

const field = (id: string) => ({ table: 'patient_import_change', column: 'former_sealed', id })

/** Encrypts the current values of these columns. */
export const encryptFormer = (cipher: FieldCipher, row: PatientRow): Buffer =>
  cipher.encrypt(
    JSON.stringify(Object.fromEntries(Object.entries(row).filter(([name]) => writtenColumns.includes(name)))),
    field(row.id),
  )

/** Decrypts the former values; returns JSON for the database. */
export const decryptFormer = (cipher: FieldCipher, id: string, encrypted: Buffer): string =>
  cipher.decrypt(encrypted, field(id))

/** Reads the e-mail address from the former values. */
export function formerEmail(former: string): string {
  const columns: unknown = JSON.parse(former)
  return isRecord(columns) && typeof columns.email === 'string' ? columns.email : ''
}
