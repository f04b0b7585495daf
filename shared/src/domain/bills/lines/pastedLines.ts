import { isDay, type Day } from '../../calendar/day.ts'
import { isAmbiguousAmount, parseAmount } from '../../amountText.ts'
import { parseClipboardTable } from '../../clipboardTable.ts'
import { emptyLine, type DatedLine } from './detailedLine.ts'

/** Decimals of a quantity. */
const quantityOptions = { decimals: 4 }

/** Parses the number in a cell; null if the cell contains no number, an ambiguous or a negative one. */
function parseAmountCell(cell?: string, options = {}): number | null {
  const number = parseAmount(cell, options)
  return number === null || number < 0 ? null : number
}

/** Parses a day written as `12/11/2026` or `2026-11-12`; null for any other text. */
function parseDayCell(cell = ''): Day | null {
  const day = cell.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
  return isDay(day) ? day : null
}

const isHeader = ([, ...otherCells]: readonly string[]): boolean =>
  otherCells.some((cell) => cell !== '') &&
  otherCells.every((cell) => parseAmountCell(cell) === null && parseDayCell(cell) === null)

function parseLine(cells: readonly string[], defaultVatPercent: number | null): DatedLine {
  const serviceDate = parseDayCell(cells[0])
  const [description = '', ...amountCells] = serviceDate ? cells.slice(1) : cells
  const [quantity, price, vat, discount] = amountCells.length === 1 ? ['1', ...amountCells] : amountCells
  return {
    ...emptyLine(defaultVatPercent),
    description,
    quantity: quantity === undefined ? 1 : parseAmountCell(quantity, quantityOptions),
    priceWithoutTaxes: parseAmountCell(price),
    taxesAmount: parseAmountCell(vat) ?? defaultVatPercent,
    discount: parseAmountCell(discount),
    discountType: discount?.includes('€') ? 'EURO' : 'PERCENT',
    serviceDate,
  }
}

/** Finds cells that are ambiguous in every column: « 1,083 » is not, because a quantity may have three decimals. */
const ambiguousCells = (cells: readonly string[]): string[] =>
  cells.slice(1).filter((cell) => isAmbiguousAmount(cell) && isAmbiguousAmount(cell, quantityOptions))

interface PastedLines {
  lines: DatedLine[]
  ambiguousAmounts: string[]
}

/**
 * Parses invoice lines pasted from a spreadsheet. Columns: date (optional), description, quantity, price excluding VAT,
 * VAT rate and discount; two columns are a description and its price. `ambiguousAmounts` are the texts of amounts that
 * are left empty, because they can be read in two ways. Undefined if the text is not a table.
 */
export function parsePastedLines(text: string, defaultVatPercent: number | null): PastedLines | undefined {
  if (!/[\t\n\r]/.test(text.trim())) return undefined
  const rows = parseClipboardTable(text)
  const [first] = rows
  const lines = rows.length > 1 && first && isHeader(first) ? rows.slice(1) : rows
  return {
    lines: lines.map((cells) => parseLine(cells, defaultVatPercent)),
    ambiguousAmounts: lines.flatMap(ambiguousCells),
  }
}
