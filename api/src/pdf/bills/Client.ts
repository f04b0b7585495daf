import { groupedSiren } from 'shared/domain/contact/siren'

/** Whom a document is for, as it stands on it. */
export interface Client {
  name: string
  street: string
  zipCode: string
  city: string
  /** The firm's number; '' for an individual. */
  siren: string
}

/** What stands below the name, one line each. */
export const clientLines = ({ street, zipCode, city, siren }: Client): string[] =>
  [street, `${zipCode} ${city}`.trim(), siren && `SIREN ${groupedSiren(siren)}`].filter(Boolean)
