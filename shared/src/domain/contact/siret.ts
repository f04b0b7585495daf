import { passesLuhnCheck } from '../luhnCheck.ts'
import { normalizeSiren, groupSirenDigits, isSiren } from './siren.ts'

/** The SIREN of La Poste. The SIRET of its offices has another check: the sum of its digits is a multiple of five. */
const laPosteSiren = '356000000'

const digitSum = (digits: string) => Array.from(digits, Number).reduce((sum, digit) => sum + digit, 0)

/** Returns the SIREN of the firm to which the establishment with this SIRET belongs. */
export const sirenOfSiret = (siret: string): string => normalizeSiren(siret).slice(0, 9)

/** Whether the text is a SIRET: a SIREN, then five digits of which the last is a check digit. */
export const isSiret = (text: string): boolean =>
  /^\d{14}$/.test(text) &&
  isSiren(sirenOfSiret(text)) &&
  (passesLuhnCheck(text) || (sirenOfSiret(text) === laPosteSiren && digitSum(text) % 5 === 0))

/** Formats a SIRET as its SIREN and the number of the establishment: « 732 829 320 00074 ». */
export const groupSiretDigits = (siret: string): string =>
  `${groupSirenDigits(sirenOfSiret(siret))} ${normalizeSiren(siret).slice(9)}`
