import type { PricingProfile } from '../bills/PricingProfile.ts'
import type { VatReason } from '../../contracts/vatReason.ts'
import type { Day } from '../calendar/day.ts'
import { vatMention } from '../vat/vatReasons.ts'
import { defaultVatReason, vatRateOf } from '../vat/vatRights.ts'

export interface EstimationDefaults {
  /** The price of an hour, in euros excluding VAT. */
  unitaryPrice: number
  /** Months. */
  periodOfValidity: number
  /** The VAT rate in percent. */
  taxes: number
  nbParticipants: number
  vatReason: VatReason | null
  comments: string
}

/**
 * Returns the default fields of a quote created on the day `today`: a validity of 3 months, one participant, the
 * profile's price and VAT rate (0 without VAT), and the reason and the mention of its absence (ruling 91).
 */
export function estimationDefaults(profile: PricingProfile, today: Day): EstimationDefaults {
  const vatReason = defaultVatReason(profile)
  return {
    unitaryPrice: profile.defaultSessionPrice,
    periodOfValidity: 3,
    taxes: vatRateOf(profile),
    nbParticipants: 1,
    vatReason,
    comments: vatReason === null ? '' : vatMention(vatReason, today),
  }
}
