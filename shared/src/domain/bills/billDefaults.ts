import type { Day } from '../calendar/day.ts'
import { lateInterests } from './lateInterests.ts'
import { paymentChoices } from './paymentChoices.ts'
import { defaultPaymentTermId } from './paymentTerms.ts'
import type { PricingProfile } from './PricingProfile.ts'
import { vatExemptionMention } from './vatExemption.ts'

/** In percent. */
const standardVatRate = 20

/**
 * The defaults of a new invoice on that day: the profile's VAT or its exemption mention, the third payment term, the
 * first payment choice and late interest.
 */
export const billDefaults = (profile: Omit<PricingProfile, 'defaultSessionPrice'>, today: Day) => ({
  withTaxes: profile.taxes,
  taxes: profile.taxes ? profile.taxesAmount : standardVatRate,
  taxesComment: vatExemptionMention(profile.vatExemption, today),
  selectedTermOfPayment: defaultPaymentTermId,
  selectedPaymentChoice: paymentChoices[0]?.id ?? '',
  selectedLateInterest: lateInterests[0]?.id ?? '',
})
