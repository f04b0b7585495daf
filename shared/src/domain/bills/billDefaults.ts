import type { Day } from '../calendar/day.ts'
import { lateInterests } from './lateInterests.ts'
import { paymentChoices } from './paymentChoices.ts'
import { defaultPaymentTermId } from './paymentTerms.ts'
import { vatMention } from '../vat/vatReasons.ts'
import { chargesVat, defaultVatReason, proposedVatRate, type VatProfile } from '../vat/vatRights.ts'

/**
 * Returns the default fields of an invoice created on the day `today`: the VAT settings of the profile; the reason and
 * its legal mention if no VAT applies; a payment term of 30 days; and of the lists the first means of payment and the
 * first late-payment rate.
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
