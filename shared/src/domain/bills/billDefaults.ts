import type { Day } from '../calendar/day.ts'
import { lateInterests } from './lateInterests.ts'
import { paymentChoices } from './paymentChoices.ts'
import { defaultPaymentTermId } from './paymentTerms.ts'
import type { PricingProfile } from './PricingProfile.ts'
import { vatExemptionMention } from './vatExemption.ts'

/** The standard VAT rate, in percent. */
const standardVatRate = 20

/**
 * Returns the default fields of an invoice created on the day `today`: the profile's VAT, the mention of its VAT
 * exemption, the payment term of 30 days, the first means of payment and the first late interest.
 */
export const billDefaults = (profile: Omit<PricingProfile, 'defaultSessionPrice'>, today: Day) => ({
  withTaxes: profile.taxes,
  taxes: profile.taxes ? profile.taxesAmount : standardVatRate,
  taxesComment: vatExemptionMention(profile.vatExemption, today),
  selectedTermOfPayment: defaultPaymentTermId,
  selectedPaymentChoice: paymentChoices[0]?.id ?? '',
  selectedLateInterest: lateInterests[0]?.id ?? '',
})
