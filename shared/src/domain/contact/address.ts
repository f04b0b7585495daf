import { invalid, type Problem } from '../problems.ts'
import { zipCodeProblems } from './contactProblems.ts'
import { countryOf, countryOfZipCode, france, hasFrenchZipCodes } from './country.ts'
import { countryCodes } from './countryCodes.ts'
import { countryName } from './countryNames.ts'
import { normalizeZipCode } from './zipCode.ts'

/** An address of a client, anywhere in the world; `country` is a code, '' or omitted for that of the postal code. */
export interface ClientAddress {
  streetName: string
  zipCode: string
  city: string
  country?: string | undefined
}

/** Postal codes of other countries: letters and digits with spaces and hyphens, stored as typed. */
const foreignZipCodePattern = /^[\p{L}\d](?:[\p{L}\d -]{0,10}[\p{L}\d])?$/u

const isBlank = (text: string) => text.trim() === ''

function zipCodeOfCountryProblems(field: string, { zipCode }: ClientAddress, country: string): Problem[] {
  if (isBlank(zipCode)) return []
  if (!hasFrenchZipCodes(country))
    return foreignZipCodePattern.test(zipCode.trim())
      ? []
      : [invalid(field, "Le code postal n'est pas valable : 12 lettres et chiffres au plus")]
  const problems = zipCodeProblems(field, zipCode)
  if (problems.length > 0 || countryOfZipCode(zipCode) === country) return problems
  return [
    invalid(field, `Ce code postal (${normalizeZipCode(zipCode)}) n'est pas du pays choisi : ${countryName(country)}`),
  ]
}

/**
 * Returns the problems of a client's address: an unknown country, or a postal code that its country does not have. In
 * France it has five digits, abroad up to 12 letters and digits (ruling 161).
 */
export function clientAddressProblems(path: string, address: ClientAddress): Problem[] {
  const country = countryOf(address)
  if (!countryCodes.includes(country)) return [invalid(`${path}.country`, "Ce pays n'existe pas")]
  return zipCodeOfCountryProblems(`${path}.zipCode`, address, country)
}

/** Whether an address has what a document needs; abroad, not every country has postal codes. */
export const isCompleteAddress = (address: ClientAddress): boolean =>
  !isBlank(address.streetName) &&
  !isBlank(address.city) &&
  (!isBlank(address.zipCode) || !hasFrenchZipCodes(countryOf(address)))

/** Returns an address on one line, with its country abroad; '' if it is empty. */
export function addressText(address: ClientAddress): string {
  const town = [address.zipCode, address.city].filter(Boolean).join(' ')
  const country = countryOf(address)
  const parts = [address.streetName, town].filter(Boolean)
  return [...parts, ...(parts.length > 0 && country !== france ? [countryName(country)] : [])].join(', ')
}

/** Returns the name of the country as the last line of a printed address, in capitals; '' in France. */
export function printedCountry(address: Pick<ClientAddress, 'zipCode' | 'country'>): string {
  const country = countryOf(address)
  return country === france ? '' : countryName(country).toLocaleUpperCase('fr')
}
