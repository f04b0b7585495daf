import { importFieldLabel } from './importFields.ts'
import type { ImportField } from './importFields.ts'

/** A cell that is not imported, although the rest of its line is. */
export interface LeftOutCell {
  label: string
  /** The beginning of the cell. */
  cell: string
  /** The reason, in French. */
  reason: string
}

/** The maximum number of characters of a cell that are quoted in a message. */
export const maxQuotedLength = 40

/** Creates a cell that is left out. */
export const leftOutCell = (field: ImportField, cell: string, reason: string): LeftOutCell => ({
  label: importFieldLabel(field),
  cell: cell.slice(0, maxQuotedLength),
  reason,
})

/** The fields that identify a patient; a wrong cell of theirs refuses the whole line. */
const namingFields: ReadonlySet<ImportField> = new Set(['fullName', 'lastname', 'firstname', 'type', 'companyName'])

/** Whether a line can be imported without the cell of a field. */
export const isOmissible = (field: ImportField): boolean => !namingFields.has(field)
