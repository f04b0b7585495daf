import { groupedSiren } from 'shared/domain/contact/siren'

/** The client as printed on a document. */
export interface Client {
  name: string
  street: string
  zipCode: string
  city: string
  /** The firm's SIREN; '' for an individual. */
  siren: string
}

/** Lines printed below the name. */
export const clientLines = ({ street, zipCode, city, siren }: Client): string[] =>
  [street, `${zipCode} ${city}`.trim(), siren && `SIREN ${groupedSiren(siren)}`].filter(Boolean)
