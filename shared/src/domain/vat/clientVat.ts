import type { VatReason } from '../../contracts/vatReason.ts'
import { countryOf, type AddressOfCountry } from '../contact/country.ts'
import { hasEuVat } from '../contact/countryCodes.ts'
import { isVatNumberOfOtherEuCountry } from '../contact/vatNumber.ts'
import { vatPlaceOf } from './vatRates.ts'

/** The properties of a client that determine the VAT of its documents. */
export interface VatClient extends AddressOfCountry {
  /** Whether the client is a firm, or an organisation that pays for a patient. */
  isFirm: boolean
  vatNumber?: string | undefined
}

/** The reasons that follow from a firm's country. */
export type ClientVatReason = Extract<VatReason, 'EXPORT' | 'REVERSE_CHARGE'>

/** Whether a reason follows from a firm's country. */
export const isClientReason = (reason: VatReason | null | undefined): reason is ClientVatReason =>
  reason === 'EXPORT' || reason === 'REVERSE_CHARGE'

/**
 * Returns why a client owes no French VAT for a service: a firm of another EU country with a VAT number owes the VAT of
 * its country, a firm outside the EU owes none (CGI, art. 259-1). Null for individuals, for firms in France or Monaco,
 * for firms of the EU without a number, and if the practice itself is outside the territory of VAT (ruling 162).
 */
export function reasonOfClient(client: VatClient | undefined, practiceZipCode: string): ClientVatReason | null {
  const place = vatPlaceOf(practiceZipCode)
  if (!client?.isFirm || place === 'OUTSIDE_TERRITORY' || place === 'GUYANE_MAYOTTE') return null
  const country = countryOf(client)
  if (country === 'FR' || country === 'MC') return null
  if (!hasEuVat(country)) return 'EXPORT'
  return isVatNumberOfOtherEuCountry(client.vatNumber ?? '') ? 'REVERSE_CHARGE' : null
}
