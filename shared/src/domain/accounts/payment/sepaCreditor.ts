/** The creditor that collects subscriptions, as printed on mandates; `ics` is its SEPA creditor identifier. */
export interface SepaCreditor {
  name: string
  address: string
  ics: string
}

const replaceLettersByNumbers = (text: string) =>
  text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10))

/**
 * Whether the text is a SEPA creditor identifier: country, check digits, three characters that the check ignores,
 * national number.
 */
export function isCreditorIdentifier(text: string): boolean {
  const [, country, key, number] = /^([A-Z]{2})(\d{2})[A-Z0-9]{3}([A-Z0-9]{1,28})$/.exec(text) ?? []
  if (country === undefined || key === undefined || number === undefined) return false
  return BigInt(replaceLettersByNumbers(`${number}${country}`) + key) % 97n === 1n
}
