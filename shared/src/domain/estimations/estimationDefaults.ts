import type { PricingProfile } from '../bills/PricingProfile.ts'
import { vatExemptionMention } from '../bills/vatExemption.ts'
import type { Day } from '../calendar/day.ts'

export interface EstimationDefaults {
  unitaryPrice: number
  periodOfValidity: number
  taxes: number
  nbParticipants: number
  comments: string
}

/**
 * Returns the default fields of a quote created on the day `today`: a validity of 3 months, one participant, the
 * profile's price and VAT rate (0 without VAT), and the mention of its VAT exemption (ruling 91).
 */
export const estimationDefaults = (profile: PricingProfile, today: Day): EstimationDefaults => ({
  unitaryPrice: profile.defaultSessionPrice,
  periodOfValidity: 3,
  taxes: profile.taxes ? profile.taxesAmount : 0,
  nbParticipants: 1,
  comments: vatExemptionMention(profile.vatExemption, today),
})
