import { lateInterests } from 'shared/domain/bills/lateInterests'
import { paymentChoices } from 'shared/domain/bills/paymentChoices'
import { paymentTerms } from 'shared/domain/bills/paymentTerms'

const optionsOf = (choices: readonly { id: string; label: string }[]) =>
  choices.map(({ id, label }) => ({ value: id, label }))

/** Options of the selects for the payment term, the means of payment and the late interest. */
export const termOptions = optionsOf(paymentTerms)
export const choiceOptions = optionsOf(paymentChoices)
export const interestOptions = optionsOf(lateInterests)
