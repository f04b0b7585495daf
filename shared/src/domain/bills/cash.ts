import { sumOf, type Cents } from '../money/cents.ts'
import type { PaymentKind } from './paymentKinds.ts'

/**
 * The highest amounts paid in cash for one debt, by anybody and by an individual who lives abroad (art. L. 112-6 and
 * D. 112-3 of the Code monétaire et financier).
 */
const maxCashCents: Cents = 1_000_00
const maxNonResidentCashCents: Cents = 10_000_00

/** Why more cash than the maximum is recorded; `RECORDED_FACT` only records what was paid, without an exception. */
export type CashReason = 'NO_ACCOUNT' | 'NON_RESIDENT' | 'RECORDED_FACT'

export const cashReasonLabels: Record<CashReason, string> = {
  NO_ACCOUNT: "Le client n'a pas de compte bancaire",
  NON_RESIDENT: 'Particulier qui habite à l’étranger (10 000 € au plus)',
  RECORDED_FACT: 'Espèces déjà remises, malgré le plafond',
}

/** The total paid in cash for one invoice, or refunded, including earlier payments: the law limits it for each debt. */
export interface CashTotal {
  cents: Cents
  /** Whether the practice refunds it; the exceptions apply only to payments of clients. */
  isRefund: boolean
  /** Whether the client is a firm. */
  isFirm: boolean
}

/** Whether the amount in cash needs a reason (ruling 147). */
export const exceedsCashLimit = (cents: Cents): boolean => cents > maxCashCents

/** Returns the reasons that allow an amount above the maximum in cash (ruling 147). */
export function cashReasonsFor({ cents, isRefund, isFirm }: CashTotal): CashReason[] {
  if (isRefund) return ['RECORDED_FACT']
  const mayBeNonResident = !isFirm && cents <= maxNonResidentCashCents
  return ['NO_ACCOUNT', ...(mayBeNonResident ? (['NON_RESIDENT'] as const) : []), 'RECORDED_FACT']
}

/** Whether the amount can be recorded with this reason; null or undefined for none (ruling 147). */
export const isCashAllowed = (total: CashTotal, reason: CashReason | null | undefined): boolean =>
  !exceedsCashLimit(total.cents) || (reason !== null && reason !== undefined && cashReasonsFor(total).includes(reason))

/** An entry of the journal of payments; `amount` is in cents, `corrects` the id of the entry that it reverses. */
export interface CashEntry {
  id: string
  kind: PaymentKind
  means: string
  amount: Cents
  corrects: string | null
}

const refundKinds: readonly PaymentKind[] = ['REFUND', 'CREDIT_REFUND']

/**
 * Returns the amounts received and refunded in cash for an invoice, in cents, both positive, without corrected entries.
 */
export function sumCash(entries: readonly CashEntry[]): { received: Cents; refunded: Cents } {
  const kindOf = ({ kind, corrects }: CashEntry) => entries.find(({ id }) => id === corrects)?.kind ?? kind
  const cashEntries = entries.filter(({ means }) => means === 'CASH')
  const amountsOf = (areRefunds: boolean) =>
    cashEntries.filter((entry) => refundKinds.includes(kindOf(entry)) === areRefunds).map(({ amount }) => amount)
  return { received: sumOf(amountsOf(false)), refunded: 0 - sumOf(amountsOf(true)) }
}
