/** Debtor and account of a mandate. */
export interface MandateContent {
  debtor: { name: string; street: string; zipCode: string; city: string }
  iban: string
  bic: string
}

/** As it is encrypted: the same for the same debtor and account. */
export const contentText = ({ debtor: { name, street, zipCode, city }, iban, bic }: MandateContent): string =>
  JSON.stringify({ name, street, zipCode, city, iban, bic })
