import type { Profile } from 'shared/contracts/accounts/user'
import { formatPhone } from 'shared/domain/contact/phone'
import type { MemberRow } from './memberRow.ts'

/** Maps the owner's row to the firm's fields in the profile. */
export const firmOf = (row: MemberRow) => ({
  phoneNumber: formatPhone(row.phone_number),
  defaultSessionPrice: row.default_session_price,
  individualFirm: row.individual_firm,
  firm: {
    name: row.firm_name,
    siren: row.firm_siren,
    websiteURL: row.firm_website,
    address: { streetName: row.street_name, zipCode: row.zip_code, city: row.city },
  },
  taxes: row.taxes,
  taxesAmount: row.taxes_amount,
  vatExemption: row.vat_exemption,
  vatOnDebits: row.vat_on_debits,
  cashAccounts: row.cash_accounts,
  tvaNumber: row.tva_number,
  legalForm: row.legal_form,
  shareCapital: row.share_capital,
  rcsCity: row.rcs_city,
  mediator: { name: row.mediator_name, address: row.mediator_address, websiteURL: row.mediator_website },
})

/** Returns the position of the firm on the map. */
export const positionOf = ({
  latitude,
  longitude,
  precision,
}: MemberRow): Pick<Profile, 'latitude' | 'longitude' | 'precision'> => ({
  latitude,
  longitude,
  precision,
})
