import { formatSiren, isSiren } from './siren.ts'

/** Converts a VAT number to capitals without spaces and dots. */
export const formatVatNumber = (text: string): string => text.replaceAll(/[\s.]/g, '').toUpperCase()

/** Returns the French VAT number of the firm with this SIREN: `FR`, a key of two digits, and the SIREN. */
export function vatNumberOf(siren: string): string {
  const normalizedSiren = formatSiren(siren)
  const key = (12 + 3 * (Number(normalizedSiren) % 97)) % 97
  return `FR${String(key).padStart(2, '0')}${normalizedSiren}`
}

/**
 * Whether the text is the VAT number of the firm with this SIREN, or any valid number if the SIREN is invalid. An old
 * key with letters cannot be checked and is accepted.
 */
export function isVatNumber(text: string, siren: string): boolean {
  const [, key, firm] = /^FR([0-9A-Z]{2})(\d{9})$/.exec(formatVatNumber(text)) ?? []
  if (key === undefined || firm === undefined) return false
  if (isSiren(formatSiren(siren)) ? firm !== formatSiren(siren) : !isSiren(firm)) return false
  return /[A-Z]/.test(key) || formatVatNumber(text) === vatNumberOf(firm)
}
