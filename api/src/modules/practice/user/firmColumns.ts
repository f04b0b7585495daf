import type { ProfileInput } from 'shared/contracts/accounts/user'
import { parsePhone } from 'shared/domain/contact/phone'
import { toSiren } from 'shared/domain/contact/firmNumbers'
import { normalizeVatNumber } from 'shared/domain/contact/vatNumber'
import { normalizeZipCode } from 'shared/domain/contact/zipCode'

/** Returns the columns of the firm; a field missing in the input is undefined, so that its column does not change. */
export const firmColumns = ({ phoneNumber, firm, mediator, ...input }: ProfileInput) => ({
  phone_number: parsePhone(phoneNumber) ?? phoneNumber.trim(),
  default_session_price: input.defaultSessionPrice,
  individual_firm: input.individualFirm,
  firm_name: firm.name.trim(),
  firm_siren: toSiren(firm.siren),
  firm_website: firm.websiteURL.trim(),
  street_name: firm.address.streetName.trim(),
  zip_code: normalizeZipCode(firm.address.zipCode),
  city: firm.address.city.trim(),
  taxes: input.taxes,
  taxes_amount: input.taxesAmount,
  vat_exemption: input.vatExemption,
  vat_on_debits: input.vatOnDebits,
  cash_accounts: input.cashAccounts,
  tva_number: input.tvaNumber === undefined ? undefined : normalizeVatNumber(input.tvaNumber),
  legal_form: input.legalForm?.trim(),
  share_capital: input.shareCapital,
  rcs_city: input.rcsCity?.trim(),
  mediator_name: mediator?.name.trim(),
  mediator_address: mediator?.address.trim(),
  mediator_website: mediator?.websiteURL.trim(),
})
