import type { Day } from 'shared/domain/calendar/day'
import { money } from 'shared/domain/format'
import { invalid, required } from 'shared/domain/problems'
import type { Problem } from 'shared/domain/problems'

export interface PaymentDraft {
  /** In euros. */
  amount: number | null
  means: string
  paidOn: Day | null
  /** Ids of the client's other invoices that a payment above the remaining amount also pays. */
  otherBillIds: string[]
}

interface PaymentLimits {
  /** Highest accepted amount, in euros: the amount that can be refunded; undefined for a payment. */
  maxAmount: number | undefined
  today: Day
}

/** Validates a payment or a refund before it is recorded; returns the problems of its fields. */
export function paymentProblems({ amount, paidOn }: PaymentDraft, { maxAmount, today }: PaymentLimits): Problem[] {
  const problems: Problem[] = []
  if (!amount) problems.push(required('amount', 'Montant obligatoire'))
  else if (maxAmount !== undefined && amount > maxAmount)
    problems.push(invalid('amount', `${money(maxAmount)} au plus`))
  if (paidOn === null) problems.push(required('paidOn', 'Date obligatoire'))
  else if (paidOn > today) problems.push(invalid('paidOn', 'La date est à venir'))
  return problems
}
