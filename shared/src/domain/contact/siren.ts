import { hasLuhnKey } from '../luhnKey.ts'

/** Whether the text is a SIREN: nine digits with a correct check digit, not all zeros. */
export const isSiren = (text: string): boolean => /^\d{9}$/.test(text) && Number(text) > 0 && hasLuhnKey(text)

/** The SIREN without typed or pasted spaces and dots. */
export const formatSiren = (text: string): string => text.replaceAll(/[\s.]/g, '')

/** The SIREN in groups of three digits, « 732 829 320 », separated by `space`, for example a non-breaking one. */
export const groupedSiren = (siren: string, space = ' '): string =>
  formatSiren(siren).replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, space)
