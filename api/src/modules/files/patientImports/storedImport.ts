import { Type, type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { ImportField, ImportLine, PatientImport } from 'shared/contracts/patients/patientImport'
import type { ColumnMapping } from 'shared/domain/patients/import/importFields'
import { createTypeGuard, encryptedJson } from '../../../encryption/encryptedJson.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'

const Cells = Type.Array(Type.Object({ name: Type.String(), rows: Type.Array(Type.Array(Type.String())) }))

const Preview = Type.Pick(PatientImport, ['fileName', 'sheets', 'columns'])

/**
 * Refused lines include their cells, for the CSV file of refused lines; changed lines the id of their patient. Older
 * imports have no `type`, no `values`, no `leftOut` and no `patientId`.
 */
const StoredLine = Type.Object({
  ...ImportLine.properties,
  type: Type.Optional(ImportLine.properties.type),
  values: Type.Optional(ImportLine.properties.values),
  leftOut: Type.Optional(ImportLine.properties.leftOut),
  patientId: Type.Optional(Type.String()),
  cells: Type.Optional(Type.Array(Type.String())),
})
export type StoredLine = Static<typeof StoredLine>

const UndoResult = PatientImport.properties.undone.anyOf[0]

/** Encrypts and decrypts a JSON column of an import; decrypting a null column returns undefined. */
function importJson<S extends TSchema>(column: string, schema: S) {
  const { encrypt, decrypt } = encryptedJson({ table: 'patient_import', column }, createTypeGuard(schema))
  return {
    encrypt,
    decrypt: (cipher: FieldCipher, id: string, ciphertext: Buffer | null): Static<S> | undefined =>
      ciphertext ? decrypt(cipher, id, ciphertext) : undefined,
  }
}

/** The encrypted JSON columns of an import. */
export const storedImport = {
  cells: importJson('cells_sealed', Cells),
  preview: importJson('preview_sealed', Preview),
  lines: importJson('lines_sealed', Type.Array(StoredLine)),
  undone: importJson('undone_sealed', UndoResult),
}

const fileField = (id: string) => ({ table: 'patient_import', column: 'file_sealed', id })
export const encryptFile = (cipher: FieldCipher, id: string, bytes: Buffer): Buffer =>
  cipher.encryptBytes(bytes, fileField(id))
export const decryptFile = (cipher: FieldCipher, id: string, ciphertext: Buffer): Buffer =>
  cipher.decryptBytes(ciphertext, fileField(id))

const columnMapping = Compile(Type.Array(Type.Union([ImportField, Type.Null()])))

/**
 * The fields of the columns, as a member chose them or as the preview showed them; undefined before the first
 * comparison, when the recognised fields apply.
 */
export const parseChosenColumns = (storedColumns: unknown): ColumnMapping | undefined =>
  columnMapping.Check(storedColumns) ? storedColumns : undefined
