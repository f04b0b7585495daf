/** Position of a cell: row 0 has the increases, the next rows are the lines in order; a column is a year. */
export interface Cell {
  row: number
  column: number
}

/** Data attributes of an input, by which a cell is found. */
export const cellProps = ({ row, column }: Cell) => ({ 'data-row': row, 'data-column': column })

/** Position of an input; undefined for other elements. */
export function cellOf(target: EventTarget): Cell | undefined {
  const { row, column } = target instanceof HTMLInputElement ? target.dataset : {}
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) }
}

interface KeyPress {
  key: string
  shiftKey: boolean
}

/** Position of the caret in a cell: the left and right arrows leave the cell only at its ends. */
interface Caret {
  isAtStart: boolean
  isAtEnd: boolean
}

/** The cell that gets the focus after a key, as in a spreadsheet; undefined if the key belongs to the input. */
export function cellAfter({ row, column }: Cell, { key, shiftKey }: KeyPress, caret: Caret): Cell | undefined {
  if (key === 'Enter') return { row: row + (shiftKey ? -1 : 1), column }
  if (shiftKey) return undefined
  if (key === 'ArrowUp') return { row: row - 1, column }
  if (key === 'ArrowDown') return { row: row + 1, column }
  if (key === 'ArrowLeft' && caret.isAtStart) return { row, column: column - 1 }
  if (key === 'ArrowRight' && caret.isAtEnd) return { row, column: column + 1 }
  return undefined
}
