/** Debtor and account of a mandate. */
export interface MandateContent {
  debtor: { name: string; street: string; zipCode: string; city: string }
  iban: string
  bic: string
}

/** Returns the text to encrypt, which is equal for equal debtors and accounts. */
export const contentText = ({ debtor: { name, street, zipCode, city }, iban, bic }: MandateContent): string =>
  JSON.stringify({ name, street, zipCode, city, iban, bic })
