import type { VatExemption } from '../../contracts/accounts/user.ts'

/** What the profile says of prices and VAT. */
export interface PricingProfile {
  defaultSessionPrice: number
  taxes: boolean
  taxesAmount: number
  vatExemption: VatExemption
}
