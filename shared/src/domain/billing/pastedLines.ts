import { isDay, type Day } from '../calendar/day.ts'
import { emptyLine, type DatedLine } from './detailedLine.ts'

/** A cell and what ends it; a cell in quotes may hold tabs, line ends and doubled quotes. */
const cellPattern = /("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/gy

const plain = (cell: string): string =>
  (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell).replaceAll(/\s+/g, ' ').trim()

/** The cells of what a spreadsheet puts on the clipboard. */
function tableOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of text.replaceAll(/\r\n?/g, '\n').matchAll(cellPattern)) {
    rows.at(-1)?.push(plain(cell))
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''))
}

/** `1 234,50 €` is 1234.5; null for what is no figure of 0 or more. */
function figureOf(cell = ''): number | null {
  const bare = cell.replaceAll(/[\s€%]/g, '')
  const written = bare.includes(',') ? bare.replaceAll('.', '').replace(',', '.') : bare
  return /^\d+(\.\d+)?$/.test(written) ? Number(written) : null
}

/** `12/11/2026` or `2026-11-12`. */
function dayOf(cell = ''): Day | null {
  const day = cell.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
  return isDay(day) ? day : null
}

const isHeader = ([, ...others]: readonly string[]): boolean =>
  others.some((cell) => cell !== '') && others.every((cell) => figureOf(cell) === null && dayOf(cell) === null)

function lineOf(cells: readonly string[], rate: number | null): DatedLine {
  const serviceDate = dayOf(cells[0])
  const [description = '', ...figures] = serviceDate ? cells.slice(1) : cells
  const [quantity, price, vat, discount] = figures.length === 1 ? ['1', ...figures] : figures
  return {
    ...emptyLine(rate),
    description,
    quantity: quantity === undefined ? 1 : figureOf(quantity),
    priceWithoutTaxes: figureOf(price),
    taxesAmount: figureOf(vat) ?? rate,
    discount: figureOf(discount),
    discountType: discount?.includes('€') ? 'EURO' : 'PERCENT',
    serviceDate,
  }
}

/**
 * The lines in what was copied from a spreadsheet: day (may be left out), description, quantity, price excluding VAT, VAT and
 * discount, in this order; a row of two is a description and its price. `rate` is the VAT, in percent, where none is given.
 * Undefined for a text that is no table.
 */
export function pastedLines(text: string, rate: number | null): DatedLine[] | undefined {
  if (!/[\t\n\r]/.test(text.trim())) return undefined
  const rows = tableOf(text)
  const [first] = rows
  const lines = rows.length > 1 && first && isHeader(first) ? rows.slice(1) : rows
  return lines.map((cells) => lineOf(cells, rate))
}
