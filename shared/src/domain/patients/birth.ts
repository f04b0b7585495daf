import type { PatientInput } from '../../contracts/patients/patient.ts'
import type { Day } from '../calendar/day.ts'
import { shortDay } from '../format.ts'

/** A birth as a day, as a year alone, or unknown. */
export type Birth = Pick<NonNullable<PatientInput['individual']>, 'birthdate' | 'birthYear'>

/** Whether a text is a year alone: `1985`. */
const isYear = (text: string): boolean => /^\d{4}$/.test(text)

/** Converts a birth to a text, `1985-03-12` or `1985`; '' if it is unknown. */
export const birthText = ({ birthdate, birthYear }: Birth): string => birthdate ?? (birthYear ? String(birthYear) : '')

/** Parses a text of `birthText`. */
export const parseBirth = (text = ''): Required<Birth> =>
  isYear(text) ? { birthdate: null, birthYear: Number(text) } : { birthdate: text || null, birthYear: null }

/** Formats a text of `birthText` for screens and exports: `12/03/1985`, or `1985`; '' if it is unknown. */
export const formatBirth = (text: string): string => (text === '' || isYear(text) ? text : shortDay(text))

/** Whether two texts can be the same birth: they are equal, or one is unknown or the year of the other. */
export const canBeSameBirth = (first = '', second = ''): boolean => first.startsWith(second) || second.startsWith(first)

/**
 * Returns the date of birth for the calculation of an age. For a year alone it is 31 December, so that the age of a
 * child is never overestimated (ruling 164).
 */
export const birthdateForAge = ({ birthdate, birthYear }: Birth): Day | null =>
  birthdate ?? (birthYear ? `${birthYear}-12-31` : null)
