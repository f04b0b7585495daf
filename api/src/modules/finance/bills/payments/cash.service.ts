import { errorCode } from 'shared/contracts/errorCodes'
import { sumCash, exceedsCashLimit, isCashAllowed, type CashReason, type CashTotal } from 'shared/domain/bills/cash'
import { money } from 'shared/domain/format'
import { centsOf, eurosOf, type Cents } from 'shared/domain/money/cents'
import type { Tx } from '../../../../db.ts'
import { Refusal } from '../../../../refusal.ts'
import { findIsFirm } from './cash.sql.ts'
import { listPayments, listPaymentsOfBills, type NewPayment, type PaymentRow } from './journal.sql.ts'

/** Throws 409 (E267) if this total may not be paid in cash for this reason (ruling 147). */
export function refuseCash(cashTotal: CashTotal, reason: CashReason | null | undefined): void {
  if (isCashAllowed(cashTotal, reason)) return
  const message = `Avec ${money(eurosOf(cashTotal.cents))} en espèces pour cette facture, le plafond légal de 1 000 € est dépassé : une raison est demandée`
  throw new Refusal(409, errorCode.cashReasonMissing, { message })
}

const entryOf = (row: PaymentRow) => ({ ...row, amount: centsOf(row.amount) })

/** Reads the amounts received in cash by invoice, in cents. */
export async function readCashReceived(tx: Tx, billIds: readonly string[]): Promise<Map<string, Cents>> {
  const rows = await listPaymentsOfBills(tx, billIds)
  const receivedOf = (billId: string) => sumCash(rows.filter((row) => row.bill_id === billId).map(entryOf)).received
  return new Map(billIds.map((billId) => [billId, receivedOf(billId)]))
}

/**
 * Returns the reason to store with an entry of the journal; null unless the cash of its invoice exceeds the maximum.
 * Throws 409 (E267) if the reason is missing or does not apply. Corrections are always accepted.
 */
export async function checkCashReason(
  tx: Tx,
  billId: string,
  { kind, means, amount, cash_reason }: Pick<NewPayment, 'kind' | 'means' | 'amount' | 'cash_reason'>,
): Promise<CashReason | null> {
  if (means !== 'CASH' || kind === 'CORRECTION' || kind === 'CREDIT_CORRECTION') return null
  const isRefund = amount < 0
  const earlierCash = sumCash((await listPayments(tx, billId)).map(entryOf))
  const cents = (isRefund ? earlierCash.refunded : earlierCash.received) + Math.abs(centsOf(amount))
  if (!exceedsCashLimit(cents)) return null
  refuseCash({ cents, isRefund, isFirm: await findIsFirm(tx, billId) }, cash_reason)
  return cash_reason ?? null
}
