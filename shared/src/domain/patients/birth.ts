import type { PatientInput } from '../../contracts/patients/patient.ts'
import type { Day } from '../calendar/day.ts'
import { shortDay } from '../format.ts'

/** A birth as a day, as a year alone, or unknown. */
export type Birth = Pick<NonNullable<PatientInput['individual']>, 'birthdate' | 'birthYear'>

/** Whether a text is a year alone: `1985`. */
const isYear = (text: string): boolean => /^\d{4}$/.test(text)

/** Converts a birth to a text, `1985-03-12` or `1985`; '' if it is unknown. */
export const birthText = ({ birthdate, birthYear }: Birth): string => birthdate ?? (birthYear ? String(birthYear) : '')

/** Converts the text of a birth back. */
export const birthOfText = (text = ''): Required<Birth> =>
  isYear(text) ? { birthdate: null, birthYear: Number(text) } : { birthdate: text || null, birthYear: null }

/** The birth as shown and exported: `12/03/1985`, or `1985`; '' if it is unknown. */
export const shownBirth = (text: string): string => (text === '' || isYear(text) ? text : shortDay(text))

/** Whether both texts can be of one birth: they are the same, or one is unknown or the year of the other. */
export const canBeSameBirth = (one = '', other = ''): boolean => one.startsWith(other) || other.startsWith(one)

/**
 * Returns the day by which an age is counted. Of a year alone it is the last day, so that a child is not taken for
 * older than they may be (ruling 164).
 */
export const countedBirthdate = ({ birthdate, birthYear }: Birth): Day | null =>
  birthdate ?? (birthYear ? `${birthYear}-12-31` : null)
