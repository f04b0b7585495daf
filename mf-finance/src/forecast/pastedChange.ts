import { figureOf } from 'shared/domain/clipboardTable'
import { amountChange, increaseChange } from 'shared/domain/forecast/forecast'
import { forecastLines, forecastYears, maxAmount, maxIncrease, type Forecast } from 'shared/contracts/forecastLines'
import type { Cell } from './cells.ts'

const within = (value: number, min: number, max: number) => Math.max(min, Math.min(max, Math.round(value * 100) / 100))

/**
 * What changes with a table that is pasted at a cell, and how many of its cells are figures of the sheet. Each counts as
 * typed, row by row from left to right; what is no figure leaves its cell as it was.
 */
export function pastedChange(
  forecast: Forecast,
  { row, column }: Cell,
  table: readonly (readonly string[])[],
): { change: Partial<Forecast>; count: number } {
  let change: Partial<Forecast> = {}
  let count = 0
  for (const [down, cells] of table.entries()) {
    for (const [right, text] of cells.entries()) {
      const figure = figureOf(text)
      const year = forecastYears[column + right]
      if (figure === null || year === undefined) continue
      const typed = changeAt({ ...forecast, ...change }, row + down, year, figure)
      if (!typed) continue
      change = { ...change, ...typed }
      count += 1
    }
  }
  return { change, count }
}

function changeAt(forecast: Forecast, row: number, year: (typeof forecastYears)[number], figure: number) {
  if (row === 0)
    return year === 'N' ? undefined : increaseChange(forecast, `increase${year}`, within(figure, -100, maxIncrease))
  const line = forecastLines[row - 1]
  return line && amountChange(forecast, line, year, within(figure, -maxAmount, maxAmount))
}
