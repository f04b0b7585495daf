import { countryOf, france, hasFrenchZipCodes } from '../../contact/country.ts'
import { countryCodes } from '../../contact/countryCodes.ts'
import { findCountryCode } from '../../contact/countryNames.ts'
import { plainText } from '../../plainText.ts'
import { countryOfTown } from './foreignTowns.ts'
import { parseZipCodeCell } from './importedCell.ts'
import type { ImportedValues } from './importFields.ts'

/** The letters before a postal code that are not codes of ISO 3166: « B-1000 », « D-10115 ». */
const vehicleCodes: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: france,
  I: 'IT',
  L: 'LU',
  P: 'PT',
}

/** Splits the country off a postal code: « B-1000 », « CH 1201 »; a text without one is returned unchanged. */
function splitZipCode(cell: string): { zipCode: string; country?: string } {
  const [, letters = '', zipCode = ''] = /^([A-Z]{1,2})(?:\s*-\s*|\s+)(\d[\d\s-]*)$/i.exec(cell) ?? []
  const code = letters.toUpperCase()
  const country = vehicleCodes[code] ?? (countryCodes.includes(code) ? code : undefined)
  return country === undefined ? { zipCode: cell } : { zipCode, country }
}

/**
 * Splits a country other than France off the end of a text, after a comma, a slash, a spaced hyphen or in brackets:
 * « Bruxelles, Belgique », « Genève (Suisse) ». Undefined if the text has none.
 */
function splitCountry(text = ''): { text: string; country: string } | undefined {
  const [, textBefore = '', name = ''] =
    /^(.+?)\s*\(([^()]+)\)$/u.exec(text) ?? /^(.+?)\s*(?:[,/]|\s[-–]\s)\s*([^,/]+)$/u.exec(text) ?? []
  const country = findCountryCode(name)
  return country === undefined || country === france ? undefined : { text: textBefore, country }
}

/** Splits a postal code of four digits from the town after it: « 1000 Bruxelles ». */
const splitTown = (zipCode: string) => /^(\d{4}) (\p{L}.*)$/u.exec(zipCode)

/**
 * Adds the country to the address of an imported line. It is read from the column of countries, before the postal code,
 * at the end of the town or street, or from the name of a well-known town. Restores the leading zero of a French postal
 * code; a foreign one is not changed (ruling 161).
 */
export function withCountry({
  zipCode: zipCell = '',
  country: countryCell,
  ...values
}: ImportedValues): ImportedValues {
  const [, code, town] = splitTown(zipCell) ?? []
  const { zipCode, country: countryOfCode } = splitZipCode(code ?? zipCell)
  const cityWithCountry = splitCountry(values.city)
  const streetWithCountry = splitCountry(values.streetName)
  const city = cityWithCountry?.text ?? values.city ?? town
  const isFourDigits = /^\d{4}(?:[.,]0+)?$/.test(zipCode)
  const statedCountry = countryCell ?? countryOfCode ?? cityWithCountry?.country ?? streetWithCountry?.country
  const country = statedCountry ?? (isFourDigits ? countryOfTown(plainText(city ?? '')) : undefined)
  const isFrench = hasFrenchZipCodes(country ?? france)
  const storedZipCode = isFrench ? parseZipCodeCell(zipCode) : zipCode.replace(/[.,]0+$/, '')
  return {
    ...values,
    ...(streetWithCountry && { streetName: streetWithCountry.text }),
    ...(city !== undefined && { city }),
    ...(zipCell !== '' && { zipCode: storedZipCode }),
    ...(country !== undefined && { country: countryOf({ zipCode: storedZipCode, country }) }),
  }
}
