import type { Problem } from '../problems.ts'
import { required } from '../problems.ts'
import { plural } from '../format.ts'

/** Visitors request a session a year ahead at most, unless a type says otherwise. */
export const defaultHorizonDays = 365

/** A question is created once its text has as many characters. */
export const minQuestionLength = 3

/** What keeps a type of session from being saved. */
export const sessionTypeProblems = ({ name }: { name: string }): Problem[] =>
  name.trim() === '' ? [required('name', 'Le nom du type de séance ne peut être vide')] : []

/** What keeps a question from being saved. */
export const questionProblems = ({ text }: { text: string }): Problem[] =>
  text.trim().length < minQuestionLength
    ? [required('text', `Une question compte au moins ${minQuestionLength} caractères`)]
    : []

/** What another length of a type does to the sessions that are booked; nothing where there are none. */
export const keptLengthNotice = (upcoming: number): string =>
  upcoming === 0
    ? ''
    : `${upcoming} ${plural(upcoming, 'séance', 'séances')} à venir ${plural(upcoming, 'garde sa', 'gardent leur')} durée`

/** What deleting a type does to its sessions. */
export function keptTypeNotice({ upcoming, past }: { upcoming: number; past: number }): string {
  if (upcoming + past === 0) return "Aucune séance n'a ce type."
  const counted = [
    ...(upcoming > 0 ? [`${upcoming} ${plural(upcoming, 'séance', 'séances')} à venir`] : []),
    ...(past > 0 ? [`${past} ${plural(past, 'séance passée', 'séances passées')}`] : []),
  ].join(' et ')
  return `${counted} ${plural(upcoming + past, 'garde', 'gardent')} ce type. Il ne peut plus être choisi pour une autre.`
}
