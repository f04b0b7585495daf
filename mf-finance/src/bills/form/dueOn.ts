import { dueDay, paymentTerms } from 'shared/domain/bills/paymentTerms'
import { shortDay } from 'shared/domain/format'
import { practiceToday } from 'shared/session'

/** The day an invoice of today is due by that term, as it is written; undefined for an unknown term. */
export function dueOn(termId: string): string | undefined {
  const term = paymentTerms.find(({ id }) => id === termId)
  return term && shortDay(dueDay(practiceToday(), term))
}
