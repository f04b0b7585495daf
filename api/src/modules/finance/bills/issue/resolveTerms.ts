import type { BillInput } from 'shared/contracts/finance/bills'
import { lateInterests, lateInterestProblems, type LateInterest } from 'shared/domain/bills/lateInterests'
import { paymentChoices, type PaymentChoice } from 'shared/domain/bills/paymentChoices'
import { paymentTerms, type PaymentTerm } from 'shared/domain/bills/paymentTerms'
import { invalid } from 'shared/domain/problems'
import { refuseProblems } from '../../../../refusal.ts'

type SelectedIds = Pick<BillInput, 'selectedTermOfPayment' | 'selectedPaymentChoice' | 'selectedLateInterest'>

interface BillTerms {
  paymentTerm: PaymentTerm
  paymentChoice: PaymentChoice
  lateInterest: LateInterest
}

function findChoice<T extends { id: string }>(choices: readonly T[], field: keyof SelectedIds, id: string): T {
  const choice = choices.find((candidate) => candidate.id === id)
  if (choice) return choice
  refuseProblems([invalid(field, "Ce choix n'existe pas")])
  throw new Error(`refuseProblems did not throw for ${id}.`)
}

/**
 * Resolves the ids of an invoice's terms. Throws 400 by field for an unknown id, and for a term that is not allowed for
 * a firm.
 */
export function resolveTerms(input: SelectedIds, isFirm: boolean): BillTerms {
  const terms = {
    paymentTerm: findChoice(paymentTerms, 'selectedTermOfPayment', input.selectedTermOfPayment),
    paymentChoice: findChoice(paymentChoices, 'selectedPaymentChoice', input.selectedPaymentChoice),
    lateInterest: findChoice(lateInterests, 'selectedLateInterest', input.selectedLateInterest),
  }
  refuseProblems(lateInterestProblems(terms.lateInterest.id, isFirm))
  return terms
}
