import { passesLuhnCheck } from '../luhnCheck.ts'

/** Whether the text is a SIREN: nine digits with a correct check digit, not all zeros. */
export const isSiren = (text: string): boolean => /^\d{9}$/.test(text) && Number(text) > 0 && passesLuhnCheck(text)

/** Removes spaces and dots from a SIREN. */
export const normalizeSiren = (text: string): string => text.replaceAll(/[\s.]/g, '')

/** Formats a SIREN in groups of three digits, « 732 829 320 », separated by `space`, such as a non-breaking space. */
export const groupSirenDigits = (siren: string, space = ' '): string =>
  normalizeSiren(siren).replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, space)
