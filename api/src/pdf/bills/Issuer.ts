import { formatPhone } from 'shared/domain/contact/phone'
import { groupedSiren } from 'shared/domain/contact/siren'
import { eurosOf, type Cents } from 'shared/domain/money/cents'
import { money } from 'shared/domain/format'

/** The issuer as printed on a document. */
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

/** « Claire Moreau EI »: the name of an individual firm has « EI » on every document. */
export const legalName = ({ individualFirm, ownerName, firmName }: Issuer): string =>
  individualFirm ? `${ownerName} EI` : firmName

/** « SARL au capital de 5 000,00 € »; '' for an individual firm. */
export const legalForm = ({ individualFirm, legalForm: form, shareCapital }: Issuer): string => {
  if (individualFirm || !form) return ''
  return shareCapital === null ? form : `${form} au capital de ${money(eurosOf(shareCapital))}`
}

/** Lines printed below the name; missing details are omitted. */
export function issuerLines(issuer: Issuer): string[] {
  const { street, zipCode, city, phone, email, siren, tvaNumber, rcsCity } = issuer
  const number = groupedSiren(siren)
  return [
    issuer.individualFirm && issuer.firmName !== issuer.ownerName ? legalName(issuer) : '',
    legalForm(issuer),
    street,
    `${zipCode} ${city}`.trim(),
    [phone && formatPhone(phone), email].filter(Boolean).join(' · '),
    rcsCity ? `SIREN ${number} – RCS ${rcsCity} ${number}` : `SIREN ${number}`,
    tvaNumber && `TVA ${tvaNumber}`,
  ].filter(Boolean)
}
