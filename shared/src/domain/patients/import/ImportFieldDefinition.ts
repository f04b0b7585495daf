import type { Day } from '../../calendar/day.ts'
import type { CellKind } from './importedCell.ts'

/** A field of a patient that can be imported from a column of a spreadsheet. */
export interface ImportFieldDefinition {
  /**
   * The French label: displayed on the screen, used as header of the template file, and recognised as header of a
   * column, as are the headers of `importHeaders.ts`.
   */
  label: string
  /** The kind of the column's cells, for `readCell`. A name with several lines is refused. */
  kind: CellKind
  /** The examples in the template file, by type of patient. */
  examples?: { person?: string; firm?: string }
  /**
   * Whether a cell of a column without any header may contain this field. The first field that matches most cells is
   * chosen; a column with a header is never recognised by its cells.
   */
  looksLike?: (cell: string, today: Day) => boolean
}
