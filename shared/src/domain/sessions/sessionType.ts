import { nameProblems } from '../contact/contactProblems.ts'
import type { Problem } from '../problems.ts'
import { invalid, required } from '../problems.ts'
import { plural } from '../format.ts'

/** The minimum number of characters of a question. */
export const minQuestionLength = 3

/** The minimum and maximum of each number of a session type. */
const numberLimits = {
  duration: [5, 720],
  animalCount: [1, 10],
  bufferBeforeMinutes: [0, 240],
  bufferAfterMinutes: [0, 240],
  noticeHours: [0, 720],
  horizonDays: [1, 1095],
} as const

type TypeNumbers = { [Field in keyof typeof numberLimits]?: number | null }

/** A session type without these numbers would have no length, or could never be booked online. */
const requiredNumbers = ['duration', 'horizonDays'] as const

/** Returns the problems of a session type; omitted numbers stay unchanged and are not checked. */
export function sessionTypeProblems({ name, ...numbers }: TypeNumbers & { name: string }): Problem[] {
  const problems: Problem[] = []
  if (name.trim() === '') problems.push(required('name', 'Le nom du type de séance ne peut être vide'))
  problems.push(...nameProblems('name', name, 'Nom'))
  for (const field of requiredNumbers) if (numbers[field] === null) problems.push(required(field, 'Obligatoire'))
  for (const field of Object.keys(numberLimits).filter(
    (key): key is keyof typeof numberLimits => key in numberLimits,
  )) {
    const [min, max] = numberLimits[field]
    const value = numbers[field] ?? null
    if (value !== null && (value < min || value > max || !Number.isInteger(value)))
      problems.push(invalid(field, `Un nombre entier de ${min} à ${max}`))
  }
  return problems
}

/** Returns the problem of a question that is too short. */
export const questionProblems = ({ text }: { text: string }): Problem[] =>
  text.trim().length < minQuestionLength
    ? [required('text', `Une question compte au moins ${minQuestionLength} caractères`)]
    : []

/** States in French that the upcoming sessions of a type keep their length; '' if there are none. */
export const keptLengthNotice = (upcoming: number): string =>
  upcoming === 0
    ? ''
    : `${upcoming} ${plural(upcoming, 'séance', 'séances')} à venir ${plural(upcoming, 'garde sa', 'gardent leur')} durée`

/** States in French how many sessions keep a deleted type. */
export function keptTypeNotice({ upcoming, past }: { upcoming: number; past: number }): string {
  if (upcoming + past === 0) return "Aucune séance n'a ce type."
  const sessionCounts = [
    ...(upcoming > 0 ? [`${upcoming} ${plural(upcoming, 'séance', 'séances')} à venir`] : []),
    ...(past > 0 ? [`${past} ${plural(past, 'séance passée', 'séances passées')}`] : []),
  ].join(' et ')
  return `${sessionCounts} ${plural(upcoming + past, 'garde', 'gardent')} ce type. Il ne peut plus être choisi pour une autre.`
}
