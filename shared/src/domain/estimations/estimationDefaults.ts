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
 * The default fields of a quote created on the day `today`: 3 months of validity, one participant, and the profile's
 * price and VAT; without VAT, a rate of 0 and the exemption mention (ruling 91).
 */
export const estimationDefaults = (profile: PricingProfile, today: Day): EstimationDefaults => ({
  unitaryPrice: profile.defaultSessionPrice,
  periodOfValidity: 3,
  taxes: profile.taxes ? profile.taxesAmount : 0,
  nbParticipants: 1,
  comments: vatExemptionMention(profile.vatExemption, today),
})
