import { errorCode } from 'shared/contracts/errorCodes'
import { centsOf, type Cents } from 'shared/domain/money/cents'
import { totalsOf, type Totals } from 'shared/domain/money/totals'
import { invalid } from 'shared/domain/problems'
import { Refusal, refuseProblems } from '../../../../refusal.ts'
import type { SessionBillLine } from '../issue/SessionBillLine.ts'
import type { StoredInput } from '../storedInput.ts'
import type { LineRow } from '../payments/journal.sql.ts'

interface CreditedLines {
  lines: SessionBillLine[]
  totals: Totals
  /** Index of the credited line of the invoice, for each line. */
  indexes: number[]
}

/**
 * Returns the selected lines, or all lines that are not credited yet. Throws for a line that is already credited or
 * does not exist.
 */
function selectRows(rows: readonly LineRow[], indexes: readonly number[] | null): LineRow[] {
  const creditableRows = rows.filter(({ creditable }) => creditable)
  if (creditableRows.length === 0) throw new Refusal(409, errorCode.nothingToCredit)
  if (indexes === null) return creditableRows
  if (indexes.some((index) => !creditableRows.some((row) => row.index === index)))
    refuseProblems([invalid('lines', 'Cette ligne est déjà sur un avoir')])
  return creditableRows.filter(({ index }) => indexes.includes(index))
}

/**
 * Builds the credit note's line for an issued line: its discounts and its share of the global discount become one
 * discount in euros.
 */
function creditedLine(row: LineRow, content: StoredInput['content']): SessionBillLine {
  const billLine = content.lines[row.index]
  const { quantity = 0, unitPrice = 0, rate = 0 } = billLine?.priced ?? {}
  const gross = totalsOf([{ quantity, unitPrice, rate }]).net
  const discountCents = gross - centsOf(row.net)
  return {
    sessionId: row.session_id,
    description: billLine?.description ?? '',
    serviceDate: row.service_date,
    place: billLine?.place ?? null,
    priced: {
      quantity,
      unitPrice,
      rate,
      ...(discountCents > 0 && { discount: { type: 'EURO', value: discountCents } }),
    },
  }
}

const totalsOfLines = (lines: readonly SessionBillLine[]) => totalsOf(lines.map(({ priced }) => priced))

/** Lowers the line with the largest net amount at a VAT rate by one cent. */
function lowerLargestLine(lines: readonly SessionBillLine[], rate: number): SessionBillLine[] {
  const { lines: lineTotals } = totalsOfLines(lines)
  const netOfRate = (index: number) => (lines[index]?.priced.rate === rate ? (lineTotals[index]?.net ?? 0) : -1)
  const indexOfLargest = lines.reduce(
    (largestIndex, _, index) => (netOfRate(index) > netOfRate(largestIndex) ? index : largestIndex),
    0,
  )
  return lines.map((line, index) =>
    index === indexOfLargest
      ? {
          ...line,
          priced: { ...line.priced, discount: { type: 'EURO', value: (line.priced.discount?.value ?? 0) + 1 } },
        }
      : line,
  )
}

/**
 * Computes the lines of a credit note. VAT is rounded once per document, so several credit notes of one invoice could
 * total a cent more than the invoice: the largest line of a rate is lowered until the VAT of the rate is at most
 * `taxToCredit`, the VAT not credited yet.
 */
export function creditedLines(
  rows: readonly LineRow[],
  indexes: readonly number[] | null,
  content: StoredInput['content'],
  taxToCredit: ReadonlyMap<number, Cents>,
): CreditedLines {
  const selectedRows = selectRows(rows, indexes)
  let lines = selectedRows.map((row) => creditedLine(row, content))
  for (const [rate, remainingTax] of taxToCredit)
    while (
      totalsOfLines(lines).rates.some(
        (rateTotal) => rateTotal.rate === rate && rateTotal.tax > remainingTax && rateTotal.base > 0,
      )
    )
      lines = lowerLargestLine(lines, rate)
  return { lines, totals: totalsOfLines(lines), indexes: selectedRows.map(({ index }) => index) }
}
