import { errorCode } from 'shared/contracts/errorCodes'
import { importLimits } from 'shared/contracts/patients/importLimits'
import { ParseFailure } from './ParseFailure.ts'

const withoutEmptyEnd = (cells: string[]) => cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)

/**
 * Returns the row; drops the empty cells at its end if it has more cells than permitted. Throws a `ParseFailure` when
 * it still has too many cells, or a cell is too long.
 */
export function checkRow(cells: string[]): string[] {
  const row = cells.length > importLimits.columns ? withoutEmptyEnd(cells) : cells
  if (row.length > importLimits.columns) throw new ParseFailure(errorCode.importTooWide)
  if (row.some((cell) => cell.length > importLimits.cellLength)) throw new ParseFailure(errorCode.importCellTooLong)
  return row
}
