import { countryOf, france, hasFrenchZipCodes } from '../../contact/country.ts'
import { countryCodes } from '../../contact/countryCodes.ts'
import { countryNamed } from '../../contact/countryNames.ts'
import { plainText } from '../../plainText.ts'
import { countryOfTown } from './foreignTowns.ts'
import { importedZipCode } from './importedCell.ts'
import type { ImportedValues } from './importFields.ts'

/** The letters before a postal code that are no codes of ISO 3166: « B-1000 », « D-10115 ». */
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

/** Splits the country off a postal code: « B-1000 », « CH 1201 »; a text without one stays. */
function splitZipCode(cell: string): { zipCode: string; country?: string } {
  const [, letters = '', zipCode = ''] = /^([A-Z]{1,2})(?:\s*-\s*|\s+)(\d[\d\s-]*)$/i.exec(cell) ?? []
  const code = letters.toUpperCase()
  const country = vehicleCodes[code] ?? (countryCodes.includes(code) ? code : undefined)
  return country === undefined ? { zipCode: cell } : { zipCode, country }
}

/**
 * Splits a country other than France off the end of a text, behind a comma, a slash, a spaced hyphen or in brackets:
 * « Bruxelles, Belgique », « Genève (Suisse) ». Undefined if the text has none.
 */
function splitCountry(text = ''): { text: string; country: string } | undefined {
  const [, before = '', name = ''] =
    /^(.+?)\s*\(([^()]+)\)$/u.exec(text) ?? /^(.+?)\s*(?:[,/]|\s[-–]\s)\s*([^,/]+)$/u.exec(text) ?? []
  const country = countryNamed(name)
  return country === undefined || country === france ? undefined : { text: before, country }
}

/** Splits a postal code of four digits from the town behind it: « 1000 Bruxelles ». */
const splitTown = (zipCode: string) => /^(\d{4}) (\p{L}.*)$/u.exec(zipCode)

/**
 * Completes the address of an imported line by its country: of its column, before its postal code, at the end of its town
 * or street, or of a well-known town. Restores the leading zero of a French postal code; a foreign one stays as it stands
 * (ruling 161).
 */
export function withCountry({
  zipCode: zipCell = '',
  country: countryCell,
  ...values
}: ImportedValues): ImportedValues {
  const [, code, town] = splitTown(zipCell) ?? []
  const { zipCode, country: countryOfCode } = splitZipCode(code ?? zipCell)
  const ofCity = splitCountry(values.city)
  const ofStreet = splitCountry(values.streetName)
  const city = ofCity?.text ?? values.city ?? town
  const isFourDigits = /^\d{4}(?:[.,]0+)?$/.test(zipCode)
  const stated = countryCell ?? countryOfCode ?? ofCity?.country ?? ofStreet?.country
  const country = stated ?? (isFourDigits ? countryOfTown(plainText(city ?? '')) : undefined)
  const isFrench = hasFrenchZipCodes(country ?? france)
  const storedZipCode = isFrench ? importedZipCode(zipCode) : zipCode.replace(/[.,]0+$/, '')
  return {
    ...values,
    ...(ofStreet && { streetName: ofStreet.text }),
    ...(city !== undefined && { city }),
    ...(zipCell !== '' && { zipCode: storedZipCode }),
    ...(country !== undefined && { country: countryOf({ zipCode: storedZipCode, country }) }),
  }
}
