import type { BillInput } from 'shared/contracts/finance/bills'
import { sumOf, type Cents } from 'shared/domain/money/cents'
import type { Totals } from 'shared/domain/money/totals'
import type { MemberContext } from '../../../../memberContext.ts'
import { readRemainingCredit } from '../payments/credit.service.ts'
import { sessionShares } from '../payments/sessionShares.ts'
import type { BilledSessions } from './sessionLines.service.ts'

interface BillToPay extends Pick<BilledSessions, 'lines' | 'sessions'> {
  totals: Totals
}

/** Computes the share of an invoice's total, including VAT, of the sessions that are already marked as paid. */
function prepaidAmount({ lines, sessions, totals }: BillToPay): Cents {
  const shares = sessionShares(
    totals.total,
    totals.lines.map(({ net, globalDiscount }) => net - globalDiscount),
  )
  const isPaid = (id: string | null) => sessions.some((session) => session.id === id && session.paid)
  return sumOf(shares.filter((_, index) => isPaid(lines[index]?.sessionId ?? null)))
}

/** Reads how much of the client's credit an invoice spends, and whether this amount pays the whole invoice. */
export async function readCreditToSpend(
  context: MemberContext,
  { spendsCredit = false, patientId, payerId = null }: BillInput,
  bill: BillToPay,
): Promise<{ creditSpent: Cents; isPaidByCredit: boolean }> {
  if (!spendsCredit) return { creditSpent: 0, isPaidByCredit: false }
  const unpaid = bill.totals.total - prepaidAmount(bill)
  const creditSpent = Math.min(unpaid, await readRemainingCredit(context, { patient_id: patientId, payer_id: payerId }))
  return { creditSpent, isPaidByCredit: creditSpent > 0 && creditSpent === unpaid }
}
