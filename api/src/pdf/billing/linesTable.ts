import { decimal } from 'shared/domain/format'
import type { PricedLine, Totals } from 'shared/domain/money/totals'
import type { Sheet } from '../document.ts'
import { drawTable } from '../table.ts'
import { amount } from './totalsBlock.ts'

export interface DescribedLine extends PricedLine {
  description: string
}

const widths = { quantity: 70, price: 100, net: 100 }

/** What is sold, line by line: quantity, unit price and amount excluding VAT. `unit` heads the quantities. */
export function linesTable(sheet: Sheet, unit: string, lines: readonly DescribedLine[], totals: Totals): void {
  const { quantity, price, net } = widths
  drawTable(
    sheet,
    [
      { title: 'Désignation', width: sheet.width - quantity - price - net },
      { title: unit, width: quantity, align: 'right' },
      { title: 'Prix unitaire H.T', width: price, align: 'right' },
      { title: 'Montant H.T', width: net, align: 'right' },
    ],
    lines.map((line, index) => ({
      cells: [
        line.description,
        decimal(line.quantity / 10_000),
        amount(line.unitPrice),
        amount(totals.lines[index]?.net ?? 0),
      ],
    })),
  )
}
