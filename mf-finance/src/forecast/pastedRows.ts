import { forecastLines, forecastYears, type ForecastLine } from 'shared/contracts/finance/forecastLines'
import { plainText } from 'shared/domain/plainText'
import type { Cell } from './cells.ts'
import { increaseLabels, lineLabels, totalLabels } from './messages.ts'
import { sheetRows } from './rows.ts'

/** Row of a pasted table, and the cell of the sheet where its figures begin. */
interface PastedRow extends Cell {
  figures: readonly string[]
}

const rowOf = (line: ForecastLine) => forecastLines.indexOf(line) + 1

/** Row numbers of the sheet by label; undefined for computed rows. */
const rowsByLabel: ReadonlyMap<string, number | undefined> = new Map([
  ...Object.values(increaseLabels).map((label) => [plainText(label), 0] as const),
  ...forecastLines.map((line) => [plainText(lineLabels[line]), rowOf(line)] as const),
  ...Object.values(totalLabels).map((label) => [plainText(label), undefined] as const),
])

const labelIn = (cells: readonly string[]) => cells.findIndex((cell) => rowsByLabel.has(plainText(cell)))

/** Maps a labelled row to the row of the sheet with that label. Its figures begin in the selected column, or further left if they would not fit. */
function labelledRow(cells: readonly string[], column: number): PastedRow[] {
  const at = labelIn(cells)
  const row = rowsByLabel.get(plainText(cells[at] ?? ''))
  const figures = cells.slice(at + 1)
  const first = Math.max(0, Math.min(column, forecastYears.length - figures.length))
  return row === undefined ? [] : [{ row, column: first, figures }]
}

/** Maps the rows of a pasted table to rows of the sheet: by label, if there are labels; to all displayed rows, computed ones included, if their number is the same; otherwise to the editable rows, from the selected cell down. */
export function pastedRows(table: readonly (readonly string[])[], { row, column }: Cell): PastedRow[] {
  if (table.some((cells) => labelIn(cells) !== -1)) return table.flatMap((cells) => labelledRow(cells, column))
  if (table.length === sheetRows.length)
    return sheetRows.flatMap((shown, index) =>
      'line' in shown ? [{ row: rowOf(shown.line), column, figures: table[index] ?? [] }] : [],
    )
  return table.map((figures, down) => ({ row: row + down, column, figures }))
}
