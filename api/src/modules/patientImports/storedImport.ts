import { Type, type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { ImportField, ImportLine, PatientImport } from 'shared/contracts/patientImport'
import type { ColumnMapping } from 'shared/domain/patients/import/importFields'
import type { Seal } from '../../sealing.ts'

const Cells = Type.Array(Type.Object({ name: Type.String(), rows: Type.Array(Type.Array(Type.String())) }))

const Preview = Type.Pick(PatientImport, ['fileName', 'sheets', 'columns'])

/** Refused lines keep their cells, for the file that gives them back. */
const StoredLine = Type.Object({ ...ImportLine.properties, cells: Type.Optional(Type.Array(Type.String())) })
export type StoredLine = Static<typeof StoredLine>

const Undone = PatientImport.properties.undone.anyOf[0]

/** A sealed column that holds JSON of this schema. */
const sealedJson = <S extends TSchema>(column: string, schema: S) => {
  const compiled = Compile(schema)
  return {
    close: (seal: Seal, id: string, value: Static<S>): Buffer =>
      seal.close(JSON.stringify(value), { table: 'patient_import', column, id }),
    /** Undefined where nothing is stored. */
    open: (seal: Seal, id: string, sealed: Buffer | null): Static<S> | undefined => {
      if (!sealed) return undefined
      const value: unknown = JSON.parse(seal.open(sealed, { table: 'patient_import', column, id }))
      if (!compiled.Check(value)) throw new Error(`What ${column} of an import holds cannot be read.`)
      return value
    },
  }
}

/** What an import keeps, each part sealed for its row. */
export const storedImport = {
  cells: sealedJson('cells_sealed', Cells),
  preview: sealedJson('preview_sealed', Preview),
  lines: sealedJson('lines_sealed', Type.Array(StoredLine)),
  undone: sealedJson('undone_sealed', Undone),
}

const fileField = (id: string) => ({ table: 'patient_import', column: 'file_sealed', id })
export const closeFile = (seal: Seal, id: string, bytes: Buffer): Buffer => seal.closeBytes(bytes, fileField(id))
export const openFile = (seal: Seal, id: string, sealed: Buffer): Buffer => seal.openBytes(sealed, fileField(id))

const columnMapping = Compile(Type.Array(Type.Union([ImportField, Type.Null()])))

/** The fields that were chosen for the columns; undefined where they are those that were recognised. */
export const chosenColumns = (stored: unknown): ColumnMapping | undefined =>
  columnMapping.Check(stored) ? stored : undefined
