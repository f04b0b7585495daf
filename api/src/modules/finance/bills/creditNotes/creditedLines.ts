import { errorCode } from 'shared/contracts/errorCodes'
import { centsOf, type Cents } from 'shared/domain/money/cents'
import { totalsOf, type Totals } from 'shared/domain/money/totals'
import { invalid } from 'shared/domain/problems'
import { Refusal, refuseProblems } from '../../../../refusal.ts'
import type { DrawnLine } from '../issue/DrawnLine.ts'
import type { StoredInput } from '../storedInput.ts'
import type { LineRow } from '../payments/journal.sql.ts'

interface CreditedLines {
  lines: DrawnLine[]
  totals: Totals
  /** Index of the invoice line that each line takes back. */
  indexes: number[]
}

/** Returns the selected lines, or all remaining ones. Throws for a line that is already credited or does not exist. */
function chosenRows(rows: readonly LineRow[], indexes: readonly number[] | null): LineRow[] {
  const left = rows.filter(({ creditable }) => creditable)
  if (left.length === 0) throw new Refusal(409, errorCode.nothingToCredit)
  if (indexes === null) return left
  if (indexes.some((index) => !left.some((row) => row.index === index)))
    refuseProblems([invalid('lines', 'Cette ligne est déjà sur un avoir')])
  return left.filter(({ index }) => indexes.includes(index))
}

/** Credited line as issued, with its discounts and its part of the global discount as one discount in euros. */
function creditedLine(row: LineRow, content: StoredInput['content']): DrawnLine {
  const said = content.lines[row.index]
  const { quantity = 0, unitPrice = 0, rate = 0 } = said?.priced ?? {}
  const gross = totalsOf([{ quantity, unitPrice, rate }]).net
  const taken = gross - centsOf(row.net)
  return {
    sessionId: row.session_id,
    description: said?.description ?? '',
    serviceDate: row.service_date,
    place: said?.place ?? null,
    priced: { quantity, unitPrice, rate, ...(taken > 0 && { discount: { type: 'EURO', value: taken } }) },
  }
}

const totalsFor = (lines: readonly DrawnLine[]) => totalsOf(lines.map(({ priced }) => priced))

/** The largest line of a rate, a cent less. */
function withoutCent(lines: readonly DrawnLine[], rate: number): DrawnLine[] {
  const { lines: priced } = totalsFor(lines)
  const netAt = (index: number) => (lines[index]?.priced.rate === rate ? (priced[index]?.net ?? 0) : -1)
  const largest = lines.reduce((best, _, index) => (netAt(index) > netAt(best) ? index : best), 0)
  return lines.map((line, index) =>
    index === largest
      ? {
          ...line,
          priced: { ...line.priced, discount: { type: 'EURO', value: (line.priced.discount?.value ?? 0) + 1 } },
        }
      : line,
  )
}

/**
 * Computes the lines of a credit note. VAT is rounded once per document, so several credit notes of one invoice could
 * total a cent more than the invoice: `taxLeft` is the VAT left to credit by rate, and the largest line is adjusted.
 */
export function creditedLines(
  rows: readonly LineRow[],
  indexes: readonly number[] | null,
  content: StoredInput['content'],
  taxLeft: ReadonlyMap<number, Cents>,
): CreditedLines {
  const chosen = chosenRows(rows, indexes)
  let lines = chosen.map((row) => creditedLine(row, content))
  for (const [rate, left] of taxLeft)
    while (totalsFor(lines).rates.some((each) => each.rate === rate && each.tax > left && each.base > 0))
      lines = withoutCent(lines, rate)
  return { lines, totals: totalsFor(lines), indexes: chosen.map(({ index }) => index) }
}
