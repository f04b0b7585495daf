import type { Day } from '../calendar/day.ts'
import { lateInterests } from './lateInterests.ts'
import { paymentChoices } from './paymentChoices.ts'
import { defaultPaymentTermId } from './paymentTerms.ts'
import { vatMention } from '../vat/vatReasons.ts'
import { chargesVat, defaultVatReason, proposedVatRate, type VatProfile } from '../vat/vatRights.ts'

/**
 * Returns the default fields of an invoice created on the day `today`: the VAT settings of the profile, with the
 * reason and its legal mention if no VAT applies, and a payment term of 30 days. The means of payment and the
 * late-payment rate are the first of their lists.
 */
export function billDefaults(profile: VatProfile, today: Day) {
  const vatReason = defaultVatReason(profile)
  return {
    withTaxes: chargesVat(profile),
    taxes: proposedVatRate(profile),
    vatReason,
    taxesComment: vatReason === null ? '' : vatMention(vatReason, today),
    selectedTermOfPayment: defaultPaymentTermId,
    selectedPaymentChoice: paymentChoices[0]?.id ?? '',
    selectedLateInterest: lateInterests[0]?.id ?? '',
  }
}
