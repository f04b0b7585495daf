import { errorCode } from 'shared/contracts/errorCodes'
import { centsOf } from 'shared/domain/money/cents'
import { toCreditNoteLine } from 'shared/domain/money/creditNote'
import { invalid } from 'shared/domain/problems'
import { Refusal, refuseProblems } from '../../../../refusal.ts'
import type { SessionBillLine } from '../issue/SessionBillLine.ts'
import type { StoredInput } from '../storedInput.ts'
import type { LineRow } from '../payments/journal.sql.ts'

interface CreditedLines {
  lines: SessionBillLine[]
  /** For each line, the index of the invoice's line that it credits. */
  indexes: number[]
}

/**
 * Returns the selected lines, or all lines that are not credited yet. Throws 400 for a line that does not exist, 409
 * for a line that is already credited (E258), and 409 if all lines are credited (E214).
 */
function selectRows(rows: readonly LineRow[], indexes: readonly number[] | null): LineRow[] {
  const creditableRows = rows.filter(({ creditable }) => creditable)
  if (creditableRows.length === 0) throw new Refusal(409, errorCode.nothingToCredit)
  if (indexes === null) return creditableRows
  if (indexes.some((index) => !rows.some((row) => row.index === index)))
    refuseProblems([invalid('lines', "Cette ligne n'est pas sur la facture")])
  const selectedRows = creditableRows.filter(({ index }) => indexes.includes(index))
  if (selectedRows.length < new Set(indexes).size) throw new Refusal(409, errorCode.lineCredited)
  return selectedRows
}

function creditNoteLine(row: LineRow, content: StoredInput['content']): SessionBillLine {
  const { description = '', place = null, priced } = content.lines[row.index] ?? {}
  return {
    sessionId: row.session_id,
    description,
    serviceDate: row.service_date,
    place,
    priced: toCreditNoteLine(priced ?? { quantity: 0, unitPrice: 0, rate: 0 }, centsOf(row.net)),
  }
}

/** Returns the lines of a credit note, with the net amounts of the invoice after all discounts. */
export function creditedLines(
  rows: readonly LineRow[],
  indexes: readonly number[] | null,
  content: StoredInput['content'],
): CreditedLines {
  const selectedRows = selectRows(rows, indexes)
  return {
    lines: selectedRows.map((row) => creditNoteLine(row, content)),
    indexes: selectedRows.map(({ index }) => index),
  }
}
