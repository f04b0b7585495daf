import type { Appointment } from 'shared/contracts/animal'
import { healthProblems } from 'shared/domain/animals/health'
import type { Day } from 'shared/domain/calendar/day'

/** What a line says; a vaccine leaves the comments empty. */
export interface Written {
  name: string
  date: Day | null
  validUntil: Day | null
  comments: string
}

/** A line on the screen: `key` is its own, `id` the server's once it is saved there. */
export interface Line {
  key: string
  id: string | undefined
  saved: Written
}

export interface LineCalls {
  add: (written: Written) => Promise<{ id: string }>
  change: (id: string, written: Written) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
}

export const nothing: Written = { name: '', date: null, validUntil: null, comments: '' }

export const lineOf = ({ id, ...saved }: Appointment): Line => ({ key: id, id, saved })

export const isSame = (one: Written, other: Written): boolean =>
  one.name === other.name &&
  one.date === other.date &&
  one.validUntil === other.validUntil &&
  one.comments === other.comments

/** By field, what keeps the line from being saved. */
export const problemsOfLine = (written: Written): Partial<Record<string, string>> =>
  Object.fromEntries(healthProblems(written).map(({ field, message }) => [field, message]))
