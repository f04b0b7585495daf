import { plainText } from '../plainText.ts'

/** Postal codes of the arrondissements, without the two digits of the arrondissement, and the number of these. */
const arrondissements: Record<string, readonly [prefix: string, count: number]> = {
  paris: ['750', 20],
  lyon: ['690', 9],
  marseille: ['130', 16],
}

/**
 * Takes a town as people write it. Returns the postal code that it tells: « 69003 Lyon », « Paris 15e arrondissement »
 * (75015), « Lyon Cedex 03 » (69003); or the code of its département: « Lyon (69) », « 69 - Rhône »; else an empty text.
 */
export function codeInTown(town: string): string {
  const text = plainText(town)
  const [zipCode] = /(?<!\d)\d{5}(?!\d)/.exec(text) ?? []
  if (zipCode) return zipCode
  const [, city = '', digits = ''] = /^(paris|lyon|marseille)(?: cedex)? (\d{1,2})(?!\d)/.exec(text) ?? []
  const [prefix, count] = arrondissements[city] ?? ['', 0]
  const number = Number(digits)
  if (number >= 1 && number <= count) return prefix + String(number).padStart(2, '0')
  const [, before, after] =
    /^(97\d|\d{2}|2[ab])(?= \D)|(?<=\D )(97\d|\d{2}|2[ab])$/.exec(text.replace(/ france$/, '')) ?? []
  const isCedex = / cedex \d+$/.test(text)
  const department = before ?? (isCedex ? undefined : after) ?? ''
  return department.toUpperCase().replace(/^2[AB]$/, '20')
}
