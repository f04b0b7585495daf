import { nameProblems } from '../contact/contactProblems.ts'
import type { Problem } from '../problems.ts'
import { invalid, required } from '../problems.ts'
import { plural } from '../format.ts'

/** A question is created once its text has this many characters. */
export const minQuestionLength = 3

/** The minimum and maximum of each number of a type. */
const limits = {
  duration: [5, 720],
  animalCount: [1, 10],
  bufferBeforeMinutes: [0, 240],
  bufferAfterMinutes: [0, 240],
  noticeHours: [0, 720],
  horizonDays: [1, 1095],
} as const

type Numbers = { [Field in keyof typeof limits]?: number | null }

/** Without these a type would have no length, or could never be requested. */
const requiredNumbers = ['duration', 'horizonDays'] as const

/** The problems of a type of session; omitted numbers are unchanged. */
export function sessionTypeProblems({ name, ...numbers }: Numbers & { name: string }): Problem[] {
  const problems: Problem[] = []
  if (name.trim() === '') problems.push(required('name', 'Le nom du type de séance ne peut être vide'))
  problems.push(...nameProblems('name', name, 'Nom'))
  for (const field of requiredNumbers) if (numbers[field] === null) problems.push(required(field, 'Obligatoire'))
  for (const field of Object.keys(limits).filter((key): key is keyof typeof limits => key in limits)) {
    const [least, most] = limits[field]
    const value = numbers[field] ?? null
    if (value !== null && (value < least || value > most || !Number.isInteger(value)))
      problems.push(invalid(field, `Un nombre entier de ${least} à ${most}`))
  }
  return problems
}

/** The problems of a question. */
export const questionProblems = ({ text }: { text: string }): Problem[] =>
  text.trim().length < minQuestionLength
    ? [required('text', `Une question compte au moins ${minQuestionLength} caractères`)]
    : []

/** The effect of a new length on booked sessions; empty if there are none. */
export const keptLengthNotice = (upcoming: number): string =>
  upcoming === 0
    ? ''
    : `${upcoming} ${plural(upcoming, 'séance', 'séances')} à venir ${plural(upcoming, 'garde sa', 'gardent leur')} durée`

/** The effect of deleting a type on its sessions. */
export function keptTypeNotice({ upcoming, past }: { upcoming: number; past: number }): string {
  if (upcoming + past === 0) return "Aucune séance n'a ce type."
  const counted = [
    ...(upcoming > 0 ? [`${upcoming} ${plural(upcoming, 'séance', 'séances')} à venir`] : []),
    ...(past > 0 ? [`${past} ${plural(past, 'séance passée', 'séances passées')}`] : []),
  ].join(' et ')
  return `${counted} ${plural(upcoming + past, 'garde', 'gardent')} ce type. Il ne peut plus être choisi pour une autre.`
}
