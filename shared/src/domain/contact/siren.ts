import { hasLuhnKey } from '../luhnKey.ts'

/** Whether the text is a SIREN: nine digits whose key is right, and not nine zeros. */
export const isSiren = (text: string): boolean => /^\d{9}$/.test(text) && Number(text) > 0 && hasLuhnKey(text)

/** The SIREN without the spaces and dots it may be typed or pasted with. */
export const formatSiren = (text: string): string => text.replaceAll(/[\s.]/g, '')

/** « 732 829 320 »; `space` may be one that does not break. */
export const groupedSiren = (siren: string, space = ' '): string =>
  formatSiren(siren).replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, space)
