import type { VatReason } from '../../contracts/vatReason.ts'
import { reasonOfClient, type VatClient } from './clientVat.ts'
import type { VatProfile } from './vatRights.ts'

interface VatTerms {
  withTaxes: boolean
  taxesComment: string
  vatReason?: VatReason | null | undefined
}

/**
 * Returns the terms of a month of invoices as they apply to one client: a firm abroad is billed without VAT for the
 * reason of its country. A practice that bills without VAT for a reason of its own keeps it (ruling 162).
 */
export function vatTermsFor<Terms extends VatTerms>(terms: Terms, client: VatClient, profile: VatProfile): Terms {
  const reason = reasonOfClient(client, profile.firm.address.zipCode)
  if (reason === null || (!profile.taxes && !terms.withTaxes)) return terms
  return { ...terms, withTaxes: false, vatReason: reason, taxesComment: '' }
}
