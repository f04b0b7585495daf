import { Type, type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { ImportField, ImportLine, PatientImport } from 'shared/contracts/patients/patientImport'
import type { ColumnMapping } from 'shared/domain/patients/import/importFields'
import { isOf, sealedJson } from '../../../sealing/sealedJson.ts'
import type { Seal } from '../../../sealing/sealing.ts'

const Cells = Type.Array(Type.Object({ name: Type.String(), rows: Type.Array(Type.Array(Type.String())) }))

const Preview = Type.Pick(PatientImport, ['fileName', 'sheets', 'columns'])

/** Refused lines keep their cells, for the file that gives them back. An import of before lines had a type has none. */
const StoredLine = Type.Object({
  ...ImportLine.properties,
  type: Type.Optional(ImportLine.properties.type),
  cells: Type.Optional(Type.Array(Type.String())),
})
export type StoredLine = Static<typeof StoredLine>

const Undone = PatientImport.properties.undone.anyOf[0]

/** A column of an import; undefined where nothing is stored. */
function importJson<S extends TSchema>(column: string, schema: S) {
  const { close, open } = sealedJson({ table: 'patient_import', column }, isOf(schema))
  return {
    close,
    open: (seal: Seal, id: string, sealed: Buffer | null): Static<S> | undefined =>
      sealed ? open(seal, id, sealed) : undefined,
  }
}

/** What an import keeps, each part sealed for its row. */
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

/** The fields that were chosen for the columns; undefined where they are those that were recognised. */
export const chosenColumns = (stored: unknown): ColumnMapping | undefined =>
  columnMapping.Check(stored) ? stored : undefined
