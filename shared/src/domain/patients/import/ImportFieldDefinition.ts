import type { Day } from '../../calendar/day.ts'
import type { CellKind } from './importedCell.ts'

/** A field of a patient that can be imported from a column of a spreadsheet. */
export interface ImportFieldDefinition {
  /**
   * The French label: displayed on the screen, used as header of the template file, and recognised as header of a
   * column.
   */
  label: string
  /** The kind of the column's cells, for `readCell`. A name with several lines is refused. */
  kind: CellKind
  /**
   * Other headers by which the column is recognised, from spreadsheets and exports of other programs; case and accents
   * are ignored.
   */
  headers?: readonly string[]
  /** The examples in the template file, by type of patient. */
  examples?: { person?: string; firm?: string }
  /**
   * Whether a cell of a column with an unknown header may contain this field. The first field that matches most cells
   * is chosen.
   */
  looksLike?: (cell: string, today: Day) => boolean
  /**
   * Whether `looksLike` is used only for a column without any header, because many other kinds of data look like this
   * field.
   */
  onlyWithoutHeader?: boolean
}
