/** Position of a cell: row 0 has the increases, the next rows are the editable lines in order; a column is a year. */
export interface Cell {
  row: number
  column: number
}

/** Returns the data attributes with which the input of a cell is found. */
export const cellProps = ({ row, column }: Cell) => ({ 'data-row': row, 'data-column': column })

/** Returns the position of an input of the sheet; undefined for other elements. */
export function cellOf(target: EventTarget): Cell | undefined {
  const { row, column } = target instanceof HTMLInputElement ? target.dataset : {}
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) }
}

interface KeyPress {
  key: string
  shiftKey: boolean
}

/** Position of the caret in the text of a cell. The left and right arrows leave the cell only at an end of the text. */
interface Caret {
  isAtStart: boolean
  isAtEnd: boolean
}

/**
 * Returns the cell to which a key moves the focus, as in a spreadsheet; it may be outside the sheet. Undefined if the
 * key does not move the focus.
 */
export function cellAfter({ row, column }: Cell, { key, shiftKey }: KeyPress, caret: Caret): Cell | undefined {
  if (key === 'Enter') return { row: row + (shiftKey ? -1 : 1), column }
  if (shiftKey) return undefined
  if (key === 'ArrowUp') return { row: row - 1, column }
  if (key === 'ArrowDown') return { row: row + 1, column }
  if (key === 'ArrowLeft' && caret.isAtStart) return { row, column: column - 1 }
  if (key === 'ArrowRight' && caret.isAtEnd) return { row, column: column + 1 }
  return undefined
}
