import type { Appointment } from 'shared/contracts/animal'
import { healthProblems } from 'shared/domain/animals/health'
import type { Day } from 'shared/domain/calendar/day'

/** The text of a line; a vaccine has no comments. */
export interface LineText {
  name: string
  date: Day | null
  validUntil: Day | null
  comments: string
}

/** A line on the screen: `key` is local, `id` is the server's, undefined until it is saved. */
export interface Line {
  key: string
  id: string | undefined
  saved: LineText
}

export interface LineCalls {
  add: (written: LineText) => Promise<{ id: string }>
  change: (id: string, written: LineText) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
}

export const emptyLine: LineText = { name: '', date: null, validUntil: null, comments: '' }

export const lineOf = ({ id, ...saved }: Appointment): Line => ({ key: id, id, saved })

export const isSame = (one: LineText, other: LineText): boolean =>
  one.name === other.name &&
  one.date === other.date &&
  one.validUntil === other.validUntil &&
  one.comments === other.comments

/** The problems that keep the line from being saved, by field. */
export const problemsOfLine = (written: LineText): Partial<Record<string, string>> =>
  Object.fromEntries(healthProblems(written).map(({ field, message }) => [field, message]))
