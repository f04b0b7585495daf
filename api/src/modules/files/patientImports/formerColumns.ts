import { isRecord } from 'shared/domain/isRecord'
import { emptyPatientInput } from 'shared/domain/patients/import/patientValues'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { serializableColumns } from './serializableColumns.ts'
import { patientColumns, type PatientRow } from '../../patients/patients/patientRow.ts'

/** Columns that an import writes, and that are restored when the import is undone. */
export const importedColumns: readonly string[] = [
  ...Object.keys(patientColumns(emptyPatientInput)),
  'practice_note_sealed',
  'latitude',
  'longitude',
  'precision',
]

const formerValuesField = (id: string) => ({ table: 'patient_import_change', column: 'former_sealed', id })

/** Encrypts the current values of the columns that an import writes, so that undoing it can restore them. */
export const encryptFormerValues = (cipher: FieldCipher, row: PatientRow): Buffer =>
  cipher.encrypt(
    JSON.stringify(
      serializableColumns(Object.fromEntries(Object.entries(row).filter(([name]) => importedColumns.includes(name)))),
    ),
    formerValuesField(row.id),
  )

/** Decrypts the former values; returns JSON for the database. */
export const decryptFormerValues = (cipher: FieldCipher, id: string, encryptedValues: Buffer): string =>
  cipher.decrypt(encryptedValues, formerValuesField(id))

/** Reads the e-mail address from the former values. */
export function formerEmailOf(formerValues: string): string {
  const columns: unknown = JSON.parse(formerValues)
  return isRecord(columns) && typeof columns.email === 'string' ? columns.email : ''
}
