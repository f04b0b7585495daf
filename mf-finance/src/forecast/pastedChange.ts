import { isAmbiguousAmount, parseAmount } from 'shared/domain/amountText'
import { amountChange, increaseChange } from 'shared/domain/forecast/forecast'
import {
  forecastLines,
  forecastYears,
  maxAmount,
  maxIncrease,
  type Forecast,
  type ForecastYear,
} from 'shared/contracts/finance/forecastLines'
import type { Cell } from './cells.ts'
import { parsePastedRows } from './pastedRows.ts'

const roundToCents = (figure: number) => Math.round(figure * 100) / 100

interface PastedChange {
  change: Partial<Forecast>
  /** Number of pasted figures that were written to cells. */
  count: number
  /** Number of figures that were out of the range of a cell and were set to its limit. */
  clampedCount: number
  /** The texts of figures that can be read in two ways, and left their cells unchanged. */
  ambiguousAmounts: string[]
}

/**
 * Computes the change from a table pasted at a cell. Each figure has the effect of typing it, row by row from left to
 * right; a value that is not a figure, or an ambiguous one, leaves its cell unchanged.
 */
export function pastedChange(forecast: Forecast, cell: Cell, table: readonly (readonly string[])[]): PastedChange {
  const pasted: PastedChange = { change: {}, count: 0, clampedCount: 0, ambiguousAmounts: [] }
  for (const { row, column, figures } of parsePastedRows(table, cell)) {
    for (const [columnOffset, text] of figures.entries()) {
      const figure = parseAmount(text)
      const target = cellAt(row, forecastYears[column + columnOffset])
      if (target !== undefined && isAmbiguousAmount(text)) pasted.ambiguousAmounts.push(text)
      if (figure === null || target === undefined) continue
      const [minimum, maximum] = target.limits
      const value = Math.max(minimum, Math.min(maximum, roundToCents(figure)))
      pasted.change = { ...pasted.change, ...target.changeOf({ ...forecast, ...pasted.change }, value) }
      pasted.count += 1
      if (value !== roundToCents(figure)) pasted.clampedCount += 1
    }
  }
  return pasted
}

interface TargetCell {
  limits: readonly [minimum: number, maximum: number]
  changeOf: (forecast: Forecast, value: number) => Partial<Forecast>
}

/** Returns the cell at a row and a year of the sheet; undefined outside of the sheet, and for the increase of year N. */
function cellAt(row: number, year: ForecastYear | undefined): TargetCell | undefined {
  if (year === undefined) return undefined
  if (row === 0) {
    if (year === 'N') return undefined
    const field = `increase${year}` as const
    return { limits: [-100, maxIncrease], changeOf: (forecast, percent) => increaseChange(forecast, field, percent) }
  }
  const line = forecastLines[row - 1]
  if (line === undefined) return undefined
  return {
    limits: [-maxAmount, maxAmount],
    changeOf: (forecast, amount) => amountChange(forecast, line, year, amount),
  }
}
