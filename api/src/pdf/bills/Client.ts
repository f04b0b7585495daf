import { groupedSiren } from 'shared/domain/contact/siren'

/** The client of a document, with the printed details. */
export interface Client {
  name: string
  street: string
  zipCode: string
  city: string
  /** The firm's SIREN; '' for an individual. */
  siren: string
}

/** Returns the lines that are printed below the client's name. */
export const clientLines = ({ street, zipCode, city, siren }: Client): string[] =>
  [street, `${zipCode} ${city}`.trim(), siren && `SIREN ${groupedSiren(siren)}`].filter(Boolean)
