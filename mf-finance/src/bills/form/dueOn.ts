import { dueDay, paymentTerms } from 'shared/domain/bills/paymentTerms'
import { shortDay } from 'shared/domain/format'
import { practiceToday } from 'shared/session'

/** Due date of an invoice issued today under a payment term, as `dd/mm/yyyy`; undefined for an unknown term. */
export function dueOn(termId: string): string | undefined {
  const term = paymentTerms.find(({ id }) => id === termId)
  return term && shortDay(dueDay(practiceToday(), term))
}
