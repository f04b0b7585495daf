import type { VatProfile } from '../vat/vatRights.ts'

/** The fields about prices and VAT in a therapist's profile: `defaultSessionPrice` in euros excluding VAT. */
export interface PricingProfile extends VatProfile {
  defaultSessionPrice: number
}
