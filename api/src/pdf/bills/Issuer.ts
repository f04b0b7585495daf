import { formatPhone } from 'shared/domain/contact/phone'
import { groupSirenDigits } from 'shared/domain/contact/siren'
import { eurosOf, type Cents } from 'shared/domain/money/cents'
import { money } from 'shared/domain/format'

/** The issuer of a document, with the printed details. */
export interface Issuer {
  firmName: string
  /** First and last name of the firm's owner. */
  ownerName: string
  individualFirm: boolean
  street: string
  zipCode: string
  city: string
  phone: string
  email: string
  siren: string
  tvaNumber: string
  legalForm: string
  shareCapital: Cents | null
  rcsCity: string
  logo: Buffer | undefined
}

/** Returns the firm's name, or for an individual firm the owner's with « EI »: « Claire Moreau EI ». */
export const legalNameOf = ({ individualFirm, ownerName, firmName }: Issuer): string =>
  individualFirm ? `${ownerName} EI` : firmName

/** Returns the legal form, e.g. « SARL au capital de 5 000,00 € »; '' for an individual firm. */
export const legalFormOf = ({ individualFirm, legalForm: form, shareCapital }: Issuer): string => {
  if (individualFirm || !form) return ''
  return shareCapital === null ? form : `${form} au capital de ${money(eurosOf(shareCapital))}`
}

/** Returns the lines that are printed below the issuer's name; missing details are omitted. */
export function issuerLines(issuer: Issuer): string[] {
  const { street, zipCode, city, phone, email, siren, tvaNumber, rcsCity } = issuer
  const number = groupSirenDigits(siren)
  return [
    issuer.individualFirm && issuer.firmName !== issuer.ownerName ? legalNameOf(issuer) : '',
    legalFormOf(issuer),
    street,
    `${zipCode} ${city}`.trim(),
    [phone && formatPhone(phone), email].filter(Boolean).join(' · '),
    rcsCity ? `SIREN ${number} – RCS ${rcsCity} ${number}` : `SIREN ${number}`,
    tvaNumber && `TVA ${tvaNumber}`,
  ].filter(Boolean)
}
