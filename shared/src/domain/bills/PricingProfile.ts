import type { VatExemption } from '../../contracts/accounts/user.ts'

/**
 * The fields about prices and VAT in a therapist's profile: `defaultSessionPrice` in euros excluding VAT; `taxes`,
 * whether VAT applies; `taxesAmount`, the VAT rate in percent.
 */
export interface PricingProfile {
  defaultSessionPrice: number
  taxes: boolean
  taxesAmount: number
  vatExemption: VatExemption
}
