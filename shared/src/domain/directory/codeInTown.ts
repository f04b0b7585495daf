import { plainText } from '../plainText.ts'

/** The cities with arrondissements: the first three digits of their postal codes, and the number of arrondissements. */
const arrondissements: Record<string, readonly [prefix: string, count: number]> = {
  paris: ['750', 20],
  lyon: ['690', 9],
  marseille: ['130', 16],
}

/**
 * Returns the postal code in a town as typed: « 69003 Lyon », « Paris 15e arrondissement » (75015), « Lyon Cedex 03 »
 * (69003). Without one, returns the code of the département: « Lyon (69) », « 69 - Rhône »; else an empty text.
 */
export function findCodeInTown(town: string): string {
  const text = plainText(town)
  const [zipCode] = /(?<!\d)\d{5}(?!\d)/.exec(text) ?? []
  if (zipCode) return zipCode
  const [, city = '', digits = ''] = /^(paris|lyon|marseille)(?: cedex)? (\d{1,2})(?!\d)/.exec(text) ?? []
  const [prefix, count] = arrondissements[city] ?? ['', 0]
  const number = Number(digits)
  if (number >= 1 && number <= count) return prefix + String(number).padStart(2, '0')
  const [, leadingCode, trailingCode] =
    /^(97\d|\d{2}|2[ab])(?= \D)|(?<=\D )(97\d|\d{2}|2[ab])$/.exec(text.replace(/ france$/, '')) ?? []
  const isCedex = / cedex \d+$/.test(text)
  // The number after « Cedex » is that of a post office.
  const department = leadingCode ?? (isCedex ? undefined : trailingCode) ?? ''
  // The postal codes of Corsica, 2A and 2B, begin with 20.
  return department.toUpperCase().replace(/^2[AB]$/, '20')
}
