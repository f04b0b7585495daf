import { paymentChoices, type PaymentChoice } from 'shared/domain/bills/paymentChoices'
import type { BillableSessionRow } from '../sessions/billableSessions.sql.ts'

/**
 * Returns the means by which all sessions of an invoice were paid before its issue (ruling 173). Undefined if one is
 * not paid, its means is unknown, or they were paid by several means.
 */
export function commonPaymentMeans(sessions: readonly BillableSessionRow[]): PaymentChoice | undefined {
  const [means = null, ...otherMeans] = new Set(sessions.map(({ paid, paid_means }) => (paid ? paid_means : null)))
  return otherMeans.length > 0 ? undefined : paymentChoices.find(({ id }) => id === means)
}
