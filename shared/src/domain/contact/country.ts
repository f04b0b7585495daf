import { normalizeZipCode, isZipCode } from './zipCode.ts'

export const france = 'FR'

/** The territories and Monaco with French postal codes and country codes of their own, by first digits (ruling 161). */
const countriesByPrefix: readonly [prefix: RegExp, country: string][] = [
  [/^97(?:133|7)/, 'BL'],
  [/^97(?:150|8)/, 'MF'],
  [/^975/, 'PM'],
  [/^980/, 'MC'],
  [/^984/, 'TF'],
  [/^986/, 'WF'],
  [/^987/, 'PF'],
  [/^988/, 'NC'],
]

/** Returns the country of a French postal code: NC for 98800, MC for 98000; FR for all others. */
export const countryOfZipCode = (zipCode: string): string =>
  countriesByPrefix.find(([prefix]) => prefix.test(normalizeZipCode(zipCode)))?.[1] ?? france

/** Whether addresses of a country have French postal codes; '' is France. */
export const hasFrenchZipCodes = (country: string): boolean =>
  country === '' || country === france || countriesByPrefix.some(([, code]) => code === country)

/** An address as typed; without a country, it is that of its French postal code. */
export interface AddressOfCountry {
  zipCode: string
  country?: string | undefined
}

/** Returns the code of an address's country: the stated one, otherwise that of its postal code, FR by default. */
export const countryOf = ({ zipCode, country = '' }: AddressOfCountry): string =>
  country === '' || country === france ? countryOfZipCode(zipCode) : country

/**
 * Returns the country of an address whose postal code changes: among the countries with French postal codes, that of
 * the new code; another country stays.
 */
export const countryAfterZipCode = ({ zipCode, country = france }: AddressOfCountry): string =>
  hasFrenchZipCodes(country) && isZipCode(normalizeZipCode(zipCode)) ? countryOfZipCode(zipCode) : country

/** Normalises a postal code: a French one without spaces, one of another country as typed. */
export const normalizeZipCodeOf = (address: AddressOfCountry): string =>
  hasFrenchZipCodes(countryOf(address)) ? normalizeZipCode(address.zipCode) : address.zipCode.trim()
