import { printedCountry } from 'shared/domain/contact/address'
import { groupSirenDigits } from 'shared/domain/contact/siren'
import { groupSiretDigits } from 'shared/domain/contact/siret'

/** The client of a document, with the printed details. */
export interface Client {
  name: string
  street: string
  zipCode: string
  city: string
  /** The code of its country; missing in content that was stored before it existed. */
  country?: string
  /** The firm's SIREN; '' for an individual. */
  siren: string
  /**
   * The SIRET of the firm's establishment; '' if unknown, missing in content that was stored before the field existed.
   */
  siret?: string
  /** The VAT number of a firm; '' if unknown, missing in content that was stored before the field existed. */
  vatNumber?: string
}

/** Returns the lines that are printed below the client's name. */
export const clientLines = ({ street, zipCode, city, country, siren, siret, vatNumber }: Client): string[] =>
  [
    street,
    `${zipCode} ${city}`.trim(),
    printedCountry({ zipCode, country }),
    siren && `SIREN ${groupSirenDigits(siren)}`,
    siret ? `SIRET ${groupSiretDigits(siret)}` : '',
    vatNumber ? `TVA ${vatNumber}` : '',
  ].filter(Boolean)
