import { passesLuhnCheck } from '../../luhnCheck.ts'
import type { Problem } from '../../problems.ts'
import { invalid, required } from '../../problems.ts'

/** A payment card as typed in the form. It is checked and sent to the payment provider, and never stored. */
export interface CardDraft {
  cardNumber: string
  /** The month of expiry as `MM/AA`. */
  expirationDate: string
  cvc: string
}

export type CardBrand = 'Visa' | 'Mastercard' | 'American Express' | 'Carte'

/** Removes spaces and hyphens from a card number. */
export const normalizeCardNumber = (cardNumber: string): string => cardNumber.replaceAll(/[\s-]/g, '')

/** Returns the brand by the first digits of the number: Mastercard has 5100 to 5599 and 2221 to 2720. */
export function cardBrandOf(digits: string): CardBrand {
  if (digits.startsWith('4')) return 'Visa'
  if (/^3[47]/.test(digits)) return 'American Express'
  const prefix = Number(digits.slice(0, 4))
  return (prefix >= 5100 && prefix <= 5599) || (prefix >= 2221 && prefix <= 2720) ? 'Mastercard' : 'Carte'
}

/** Parses `MM/AA` or `MM/AAAA` to a month (1 to 12) and a year; undefined for invalid text. */
export function parseExpiry(text: string): { month: number; year: number } | undefined {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text) ?? []
  const [monthNumber, yearNumber] = [Number(month), Number(year)]
  if (month === '' || monthNumber < 1 || monthNumber > 12) return undefined
  return { month: monthNumber, year: yearNumber < 100 ? 2000 + yearNumber : yearNumber }
}

/** Card numbers begin with 2 to 6 (ISO/IEC 7812). A number of zeros only would pass the Luhn check. */
const paymentNumberPattern = /^[2-6]\d{12,18}$/

/** The maximum number of years from now to the expiry of a card. */
const maxYearsOfValidity = 20

function numberProblems(cardNumber: string): Problem[] {
  const digits = normalizeCardNumber(cardNumber)
  if (digits === '') return [required('cardNumber', 'Numéro de carte obligatoire')]
  return paymentNumberPattern.test(digits) && passesLuhnCheck(digits)
    ? []
    : [invalid('cardNumber', 'Numéro de carte incorrect')]
}

/**
 * Returns the problems of the month of expiry; a card is valid until the last day of that month, at most 20 calendar
 * years ahead.
 */
function expiryProblems(expirationDate: string, today: string): Problem[] {
  if (expirationDate.trim() === '') return [required('expirationDate', "Date d'expiration obligatoire")]
  const expiry = parseExpiry(expirationDate)
  if (!expiry) return [invalid('expirationDate', "Date d'expiration incorrecte : MM/AA")]
  if (expiry.year > Number(today.slice(0, 4)) + maxYearsOfValidity)
    return [invalid('expirationDate', "Date d'expiration incorrecte : elle est trop lointaine")]
  const month = `${expiry.year}-${String(expiry.month).padStart(2, '0')}`
  return month < today.slice(0, 7) ? [invalid('expirationDate', 'Cette carte est expirée')] : []
}

function cvcProblems({ cardNumber, cvc }: CardDraft): Problem[] {
  if (cvc.trim() === '') return [required('cvc', 'Cryptogramme obligatoire')]
  const length = cardBrandOf(normalizeCardNumber(cardNumber)) === 'American Express' ? 4 : 3
  return new RegExp(`^\\d{${length}}$`).test(cvc.trim())
    ? []
    : [invalid('cvc', `Cryptogramme incorrect : ${length} chiffres`)]
}

/**
 * Returns the problems of a card's number (Luhn), month of expiry and security code; `today` is a day of the practice.
 */
export const cardProblems = (draft: CardDraft, today: string): Problem[] => [
  ...numberProblems(draft.cardNumber),
  ...expiryProblems(draft.expirationDate, today),
  ...cvcProblems(draft),
]

/** Formats a card number as « •••• •••• •••• 4242 ». */
export const maskCardNumber = (lastFour: string): string => `•••• •••• •••• ${lastFour}`

/** Formats a month of expiry as « 12/28 ». */
export const formatExpiry = (month: number, year: number): string =>
  `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`
