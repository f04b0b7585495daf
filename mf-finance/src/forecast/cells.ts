/** A cell of the sheet: row 0 holds the increases, the others the lines in their order; a column is a year. */
export interface Cell {
  row: number
  column: number
}

/** For the input of a cell, so that it is found by its position. */
export const cellProps = ({ row, column }: Cell) => ({ 'data-row': row, 'data-column': column })

/** The cell an input is, or none. */
export function cellOf(target: EventTarget): Cell | undefined {
  const { row, column } = target instanceof HTMLInputElement ? target.dataset : {}
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) }
}

interface Pressed {
  key: string
  shiftKey: boolean
}

/** Position of the caret in a cell: left and right leave the cell only at its ends. */
interface Caret {
  isAtStart: boolean
  isAtEnd: boolean
}

/** The cell a key leads to, as in a spreadsheet; undefined for the keys of the field itself. */
export function cellAfter({ row, column }: Cell, { key, shiftKey }: Pressed, caret: Caret): Cell | undefined {
  if (key === 'Enter') return { row: row + (shiftKey ? -1 : 1), column }
  if (shiftKey) return undefined
  if (key === 'ArrowUp') return { row: row - 1, column }
  if (key === 'ArrowDown') return { row: row + 1, column }
  if (key === 'ArrowLeft' && caret.isAtStart) return { row, column: column - 1 }
  if (key === 'ArrowRight' && caret.isAtEnd) return { row, column: column + 1 }
  return undefined
}
