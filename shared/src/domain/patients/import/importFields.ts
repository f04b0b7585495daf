import { buildTextRecord, individualText } from '../../../contracts/patients/individualTexts.ts'
import type { TextKind } from '../../../contracts/patients/individualTexts.ts'
import type { ImportField } from '../../../contracts/patients/patientImport.ts'
import { contactFields } from './contactFields.ts'
import { identityFields } from './identityFields.ts'
import { parseDayCell } from './importedCell.ts'
import type { CellKind } from './importedCell.ts'
import type { ImportFieldDefinition } from './ImportFieldDefinition.ts'

export type { ImportField } from '../../../contracts/patients/patientImport.ts'

/**
 * The kind of cell for each kind of text. Names of other persons are read as text, because they may have several lines.
 */
const kindOfCell: Record<TextKind, CellKind> = { name: 'text', text: 'text', phone: 'phone', email: 'email' }

/** The fields of a patient that can be imported from a column of a spreadsheet, in display order. */
export const importFieldDefinitions: Readonly<Record<ImportField, ImportFieldDefinition>> = {
  ...identityFields,
  ...contactFields,
  birthdate: {
    label: 'Date de naissance',
    kind: 'day',
    examples: { person: '12/03/2015' },
    looksLike: (cell, today) => /[-/.a-z]/i.test(cell) && parseDayCell(cell, today) !== undefined,
  },
  nbHoursToDo: {
    label: "Nombre d'heures à effectuer",
    kind: 'number',
    examples: { person: '10' },
  },
  ...buildTextRecord((name) => {
    const { label, kind, example } = individualText(name)
    return { label, kind: kindOfCell[kind], examples: { person: example } }
  }),
  practiceNote: {
    label: 'Note du cabinet',
    kind: 'note',
    examples: { person: 'Préfère le matin' },
  },
}

export const importFields = Object.keys(importFieldDefinitions).filter(
  (name): name is ImportField => name in importFieldDefinitions,
)

export const importFieldLabel = (field: ImportField): string => importFieldDefinitions[field].label

/** The field of each column, by its index; null ignores the column. */
export type ColumnMapping = readonly (ImportField | null)[]

/** The values of a line, in the notation of the patient's form; empty fields are omitted. A full name is split. */
export type ImportedValues = Partial<Record<Exclude<ImportField, 'fullName'>, string>>
