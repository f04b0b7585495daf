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
 * The defaults of a new quote: 3 months, one participant, the profile's price; its VAT, or none with its mention
 * (ruling 91).
 */
export const estimationDefaults = (profile: PricingProfile, today: Day): EstimationDefaults => ({
  unitaryPrice: profile.defaultSessionPrice,
  periodOfValidity: 3,
  taxes: profile.taxes ? profile.taxesAmount : 0,
  nbParticipants: 1,
  comments: vatExemptionMention(profile.vatExemption, today),
})
