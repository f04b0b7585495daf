import { dueDay, paymentTerms } from 'shared/domain/bills/paymentTerms'
import { shortDay } from 'shared/domain/format'
import { practiceToday } from 'shared/session'

/** Returns the due date, as `dd/mm/yyyy`, of an invoice issued today under a payment term; undefined for an unknown term. */
export function dueDateText(termId: string): string | undefined {
  const term = paymentTerms.find(({ id }) => id === termId)
  return term && shortDay(dueDay(practiceToday(), term))
}
