import { invalid, type Problem } from '../problems.ts'
import { normalizeSiren, isSiren } from './siren.ts'

/** Converts a VAT number to capitals without spaces and dots. */
export const normalizeVatNumber = (text: string): string => text.replaceAll(/[\s.]/g, '').toUpperCase()

/** Returns the French VAT number of the firm with this SIREN: `FR`, two check digits, and the SIREN. */
export function vatNumberOf(siren: string): string {
  const normalizedSiren = normalizeSiren(siren)
  const checkNumber = (12 + 3 * (Number(normalizedSiren) % 97)) % 97
  return `FR${String(checkNumber).padStart(2, '0')}${normalizedSiren}`
}

/**
 * Whether the text is the French VAT number of the firm with this SIREN, or of any firm if the SIREN is empty or
 * invalid. Check characters with letters cannot be verified and are accepted.
 */
export function isVatNumber(text: string, siren: string): boolean {
  const [, checkCharacters, firmSiren] = /^FR([0-9A-Z]{2})(\d{9})$/.exec(normalizeVatNumber(text)) ?? []
  if (checkCharacters === undefined || firmSiren === undefined) return false
  if (isSiren(normalizeSiren(siren)) ? firmSiren !== normalizeSiren(siren) : !isSiren(firmSiren)) return false
  return /[A-Z]/.test(checkCharacters) || normalizeVatNumber(text) === vatNumberOf(firmSiren)
}

/** Patterns of VAT numbers of the EU without their country code, by country; XI is Northern Ireland. */
const euVatNumbers: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
}

/**
 * Whether the text has the form of a VAT number of another EU country; Northern Ireland (XI) is in the EU for goods
 * only.
 */
export const isVatNumberOfOtherEuCountry = (text: string): boolean => {
  const number = normalizeVatNumber(text)
  return !number.startsWith('XI') && euVatNumbers[number.slice(0, 2)]?.test(number.slice(2)) === true
}

/**
 * Returns the problems of a client's VAT number, which may be empty: a French number must contain the client's SIREN,
 * if it is known; any other number must have the format of its EU country.
 */
export function clientVatNumberProblems(field: string, text: string, siren: string): Problem[] {
  const number = normalizeVatNumber(text)
  if (number === '') return []
  if (number.startsWith('FR'))
    return isVatNumber(number, siren)
      ? []
      : [invalid(field, "Le numéro de TVA n'est pas valable : FR, une clé de deux caractères, puis le SIREN")]
  return euVatNumbers[number.slice(0, 2)]?.test(number.slice(2)) === true
    ? []
    : [invalid(field, "Le numéro de TVA n'est pas valable : le code d'un pays de l'Union européenne, puis son numéro")]
}
