import { forecastLines, forecastYears, type ForecastLine } from 'shared/contracts/finance/forecastLines'
import { plainText } from 'shared/domain/plainText'
import type { Cell } from './cells.ts'
import { increaseLabels, lineLabels, totalLabels } from './messages.ts'
import { sheetRows } from './rows.ts'

/** The figures of a pasted row, with the cell of the sheet where they begin. */
interface PastedRow extends Cell {
  figures: readonly string[]
}

const rowOf = (line: ForecastLine) => forecastLines.indexOf(line) + 1

/** The row numbers of the sheet by label; undefined for computed rows. */
const rowsByLabel: ReadonlyMap<string, number | undefined> = new Map([
  ...Object.values(increaseLabels).map((label) => [plainText(label), 0] as const),
  ...forecastLines.map((line) => [plainText(lineLabels[line]), rowOf(line)] as const),
  ...Object.values(totalLabels).map((label) => [plainText(label), undefined] as const),
])

const labelIndexOf = (cells: readonly string[]) => cells.findIndex((cell) => rowsByLabel.has(plainText(cell)))

/**
 * Maps a labelled row to the row of the sheet with the same label. The figures begin in the selected column, or further
 * left if there are too many of them.
 */
function labelledRow(cells: readonly string[], column: number): PastedRow[] {
  const labelIndex = labelIndexOf(cells)
  const row = rowsByLabel.get(plainText(cells[labelIndex] ?? ''))
  const figures = cells.slice(labelIndex + 1)
  const firstColumn = Math.max(0, Math.min(column, forecastYears.length - figures.length))
  return row === undefined ? [] : [{ row, column: firstColumn, figures }]
}

/**
 * Maps the rows of a pasted table to rows of the sheet: by label, if a row has a known label; one by one, if the table
 * has as many rows as the sheet displays; otherwise to the editable rows from the selected cell down.
 */
export function parsePastedRows(table: readonly (readonly string[])[], { row, column }: Cell): PastedRow[] {
  if (table.some((cells) => labelIndexOf(cells) !== -1)) return table.flatMap((cells) => labelledRow(cells, column))
  if (table.length === sheetRows.length)
    return sheetRows.flatMap((sheetRow, index) =>
      'line' in sheetRow ? [{ row: rowOf(sheetRow.line), column, figures: table[index] ?? [] }] : [],
    )
  return table.map((figures, rowOffset) => ({ row: row + rowOffset, column, figures }))
}
