import { isDay, type Day } from '../../calendar/day.ts'
import { clipboardTable, figureOf } from '../../clipboardTable.ts'
import { emptyLine, type DatedLine } from './detailedLine.ts'

/** The number in a cell; null if it is not a number of 0 or more. */
function amountOf(cell?: string): number | null {
  const figure = figureOf(cell)
  return figure === null || figure < 0 ? null : figure
}

/** Parses `12/11/2026` or `2026-11-12`. */
function dayOf(cell = ''): Day | null {
  const day = cell.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
  return isDay(day) ? day : null
}

const isHeader = ([, ...others]: readonly string[]): boolean =>
  others.some((cell) => cell !== '') && others.every((cell) => amountOf(cell) === null && dayOf(cell) === null)

function lineOf(cells: readonly string[], rate: number | null): DatedLine {
  const serviceDate = dayOf(cells[0])
  const [description = '', ...figures] = serviceDate ? cells.slice(1) : cells
  const [quantity, price, vat, discount] = figures.length === 1 ? ['1', ...figures] : figures
  return {
    ...emptyLine(rate),
    description,
    quantity: quantity === undefined ? 1 : amountOf(quantity),
    priceWithoutTaxes: amountOf(price),
    taxesAmount: amountOf(vat) ?? rate,
    discount: amountOf(discount),
    discountType: discount?.includes('€') ? 'EURO' : 'PERCENT',
    serviceDate,
  }
}

/**
 * Reads lines pasted from a spreadsheet: day (optional), description, quantity, price excluding VAT, VAT and discount,
 * in this order; two columns are a description and its price. `rate` is the default VAT, in percent. Undefined if the
 * text is not a table.
 */
export function pastedLines(text: string, rate: number | null): DatedLine[] | undefined {
  if (!/[\t\n\r]/.test(text.trim())) return undefined
  const rows = clipboardTable(text)
  const [first] = rows
  const lines = rows.length > 1 && first && isHeader(first) ? rows.slice(1) : rows
  return lines.map((cells) => lineOf(cells, rate))
}
