import { Type, type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { ImportField, ImportLine, PatientImport } from 'shared/contracts/patients/patientImport'
import type { ColumnMapping } from 'shared/domain/patients/import/importFields'
import { isOf, sealedJson } from '../../../sealing/sealedJson.ts'
import type { Seal } from '../../../sealing/sealing.ts'

const Cells = Type.Array(Type.Object({ name: Type.String(), rows: Type.Array(Type.Array(Type.String())) }))

const Preview = Type.Pick(PatientImport, ['fileName', 'sheets', 'columns'])

/** Refused lines store their cells, for the CSV file of refused lines. Older imports have no `type`. */
const StoredLine = Type.Object({
  ...ImportLine.properties,
  type: Type.Optional(ImportLine.properties.type),
  cells: Type.Optional(Type.Array(Type.String())),
})
export type StoredLine = Static<typeof StoredLine>

const Undone = PatientImport.properties.undone.anyOf[0]

/** Encrypts and decrypts a JSON column of an import; undefined when nothing is stored. */
function importJson<S extends TSchema>(column: string, schema: S) {
  const { close, open } = sealedJson({ table: 'patient_import', column }, isOf(schema))
  return {
    close,
    open: (seal: Seal, id: string, sealed: Buffer | null): Static<S> | undefined =>
      sealed ? open(seal, id, sealed) : undefined,
  }
}

/** The encrypted JSON columns of an import. */
export const storedImport = {
  cells: importJson('cells_sealed', Cells),
  preview: importJson('preview_sealed', Preview),
  lines: importJson('lines_sealed', Type.Array(StoredLine)),
  undone: importJson('undone_sealed', Undone),
}

const fileField = (id: string) => ({ table: 'patient_import', column: 'file_sealed', id })
export const closeFile = (seal: Seal, id: string, bytes: Buffer): Buffer => seal.closeBytes(bytes, fileField(id))
export const openFile = (seal: Seal, id: string, sealed: Buffer): Buffer => seal.openBytes(sealed, fileField(id))

const columnMapping = Compile(Type.Array(Type.Union([ImportField, Type.Null()])))

/** The fields that a member chose for the columns; undefined when the recognised ones apply. */
export const chosenColumns = (stored: unknown): ColumnMapping | undefined =>
  columnMapping.Check(stored) ? stored : undefined
