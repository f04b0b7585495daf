import type { Day } from 'shared/domain/calendar/day'
import { decimal, quantityText, shortDay } from 'shared/domain/format'
import { sumOf } from 'shared/domain/money/cents'
import type { Discount, PricedLine, Totals } from 'shared/domain/money/totals'
import type { Sheet } from '../Sheet.ts'
import { drawTable, type Column } from '../table.ts'
import { amountText } from './totalsBlock.ts'

export interface DescribedLine extends PricedLine {
  description: string
  serviceDate?: Day | null
  /** Text below the description; '' for none. */
  note?: string
}

export interface LinesTableOptions {
  /** Header of the quantity column. */
  quantityTitle: string
  /** Whether to show a VAT rate on each line. */
  withRates: boolean
}

/** Returns e.g. « -10 % » or « -5,00 € »; '' without a discount. */
function discountText(discount: Discount | undefined): string {
  if (!discount) return ''
  return discount.type === 'EURO' ? `-${amountText(discount.value)}` : `-${decimal(discount.value / 100)} %`
}

interface LineColumn extends Column {
  /** Whether the column has the lines' amounts, whose sum so far is at the top of later pages. */
  isAmount?: boolean
  text: (line: DescribedLine, index: number) => string
}

/** Width of the quantity column: « 1 234,56 », or « 12 345,6789 » if a quantity has more than two decimals. */
const quantityWidthPoints = (lines: readonly DescribedLine[]) =>
  lines.some(({ quantity }) => quantity % 100 !== 0) ? 60 : 42

function columnsOf(
  { quantityTitle, withRates }: LinesTableOptions,
  lines: readonly DescribedLine[],
  totals: Totals,
  width: number,
): LineColumn[] {
  const alignRight = 'right' as const
  const dates: LineColumn = {
    title: 'Date',
    width: 58,
    text: ({ serviceDate }) => (serviceDate ? shortDay(serviceDate) : ''),
  }
  const rates: LineColumn = {
    title: 'TVA',
    width: 42,
    align: alignRight,
    text: ({ rate }) => `${decimal(rate / 100)} %`,
  }
  const discounts: LineColumn = {
    title: 'Remise',
    width: 56,
    align: alignRight,
    text: ({ discount }) => discountText(discount),
  }
  const amounts: LineColumn[] = [
    {
      title: quantityTitle,
      width: quantityWidthPoints(lines),
      align: alignRight,
      text: ({ quantity }) => quantityText(quantity / 10_000),
    },
    { title: 'Prix unitaire H.T', width: 84, align: alignRight, text: ({ unitPrice }) => amountText(unitPrice) },
    ...(withRates ? [rates] : []),
    ...(lines.some(({ discount }) => discount) ? [discounts] : []),
    {
      title: 'Montant H.T',
      isAmount: true,
      width: 80,
      align: alignRight,
      text: (_line, index) => amountText(totals.lines[index]?.net ?? 0),
    },
  ]
  const dateColumns = lines.some(({ serviceDate }) => serviceDate) ? [dates] : []
  const usedWidth = [...dateColumns, ...amounts].reduce((sum, column) => sum + column.width, 0)
  const description: LineColumn = {
    title: 'Désignation',
    width: width - usedWidth,
    holdsNotes: true,
    text: (line) => line.description,
  }
  return [...dateColumns, description, ...amounts]
}

const carriedForwardCell = ({ holdsNotes, isAmount }: LineColumn, lines: Totals['lines']): string => {
  if (holdsNotes) return 'Report'
  return isAmount ? amountText(sumOf(lines.map(({ net }) => net))) : ''
}

/** Renders a table of a document's lines, with amounts excluding VAT; columns that no line uses are omitted. */
export function drawLinesTable(
  sheet: Sheet,
  options: LinesTableOptions,
  lines: readonly DescribedLine[],
  totals: Totals,
): void {
  const columns = columnsOf(options, lines, totals, sheet.width)
  drawTable(
    sheet,
    columns,
    lines.map((line, index) => ({
      cells: columns.map(({ text }) => text(line, index)),
      ...(line.note && { note: line.note }),
    })),
    { carriedForward: (count) => columns.map((column) => carriedForwardCell(column, totals.lines.slice(0, count))) },
  )
}
