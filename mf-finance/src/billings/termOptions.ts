import { lateInterests } from 'shared/domain/billing/lateInterests'
import { paymentChoices } from 'shared/domain/billing/paymentChoices'
import { paymentTerms } from 'shared/domain/billing/paymentTerms'

const optionsOf = (choices: readonly { id: string; label: string }[]) =>
  choices.map(({ id, label }) => ({ value: id, label }))

export const termOptions = optionsOf(paymentTerms)
export const choiceOptions = optionsOf(paymentChoices)
export const interestOptions = optionsOf(lateInterests)
