import type { BillInput } from 'shared/contracts/finance/bills'
import { lateInterests, lateInterestProblems, type LateInterest } from 'shared/domain/bills/lateInterests'
import { paymentChoices, type PaymentChoice } from 'shared/domain/bills/paymentChoices'
import { paymentTerms, type PaymentTerm } from 'shared/domain/bills/paymentTerms'
import { invalid } from 'shared/domain/problems'
import { refuseProblems } from '../../../../refusal.ts'

type Selected = Pick<BillInput, 'selectedTermOfPayment' | 'selectedPaymentChoice' | 'selectedLateInterest'>

interface ChosenTerms {
  paymentTerm: PaymentTerm
  paymentChoice: PaymentChoice
  lateInterest: LateInterest
}

function known<T extends { id: string }>(choices: readonly T[], field: keyof Selected, id: string): T {
  const choice = choices.find((each) => each.id === id)
  if (choice) return choice
  refuseProblems([invalid(field, "Ce choix n'existe pas")])
  throw new Error(`${id} was not refused.`)
}

/**
 * Resolves the ids of an invoice's terms. Throws 400 by field for an unknown id, and for a term that a firm may not
 * have.
 */
export function chosenTerms(input: Selected, isFirm: boolean): ChosenTerms {
  const chosen = {
    paymentTerm: known(paymentTerms, 'selectedTermOfPayment', input.selectedTermOfPayment),
    paymentChoice: known(paymentChoices, 'selectedPaymentChoice', input.selectedPaymentChoice),
    lateInterest: known(lateInterests, 'selectedLateInterest', input.selectedLateInterest),
  }
  refuseProblems(lateInterestProblems(chosen.lateInterest.id, isFirm))
  return chosen
}
