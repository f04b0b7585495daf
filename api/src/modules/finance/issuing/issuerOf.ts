import { centsOf } from 'shared/domain/money/cents'
import type { Issuer } from '../../../pdf/bills/Issuer.ts'
import type { MemberRow } from '../../practice/user/memberRow.ts'

export const fullName = ({ firstname, lastname }: Pick<MemberRow, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`.trim()

/** Maps the firm of the practice's owner to the issuer of documents; the e-mail address is the therapist's. */
export const issuerOf = (owner: MemberRow, therapist: MemberRow, logo: Buffer | undefined): Issuer => ({
  firmName: owner.firm_name,
  ownerName: fullName(owner),
  individualFirm: owner.individual_firm,
  street: owner.street_name,
  zipCode: owner.zip_code,
  city: owner.city,
  phone: owner.phone_number,
  email: therapist.email,
  siren: owner.firm_siren,
  tvaNumber: owner.tva_number,
  legalForm: owner.legal_form,
  shareCapital: owner.share_capital === null ? null : centsOf(owner.share_capital),
  rcsCity: owner.rcs_city,
  logo,
})

/** Returns the consumer mediator on one line; '' if the profile names none. */
export const mediatorOf = ({ mediator_name, mediator_address, mediator_website }: MemberRow): string =>
  mediator_name && [mediator_name, mediator_address, mediator_website].filter(Boolean).join(', ')
