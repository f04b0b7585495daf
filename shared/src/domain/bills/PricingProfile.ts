import type { VatExemption } from '../../contracts/accounts/user.ts'

/** The profile's fields about prices and VAT. */
export interface PricingProfile {
  defaultSessionPrice: number
  taxes: boolean
  taxesAmount: number
  vatExemption: VatExemption
}
