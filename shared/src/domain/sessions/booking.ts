import type { Day } from '../calendar/day.ts'
import type { Problem } from '../problems.ts'
import type { Time } from '../calendar/time.ts'

/** The required fields of a public request. */
export interface BookingDraft {
  therapistId: string | null
  startDate: Day | null
  startTime: Time | null
  endTime: Time | null
}

/** The message of each missing field. */
export const fieldsMissingMessage = 'Renseignez les champs obligatoires'

/** The message of the API's error E113 for a public request. */
export const startNotAheadMessage = 'La date de début doit être supérieure à la date courante.'

const requiredFields = ['therapistId', 'startDate', 'startTime', 'endTime'] as const
const labels = { therapistId: 'Praticien', startDate: 'Jour', startTime: 'De', endTime: 'A' } as const

export const bookingProblems = (draft: BookingDraft): Problem[] =>
  requiredFields
    .filter((field) => !draft[field])
    .map((field) => ({ field, kind: 'required', label: labels[field], message: fieldsMissingMessage }))

const hourMs = 3_600_000

/** Elapsed hours during which a pending request reserves its slot (ruling 20); e-mails and screens show them. */
export const requestHoldHours = 48

/** Returns when an undecided request expires: after `holdHours`, or when the session starts if that is earlier. */
export const expiryOf = (now: Date, start: Date, holdHours = requestHoldHours): Date =>
  new Date(Math.min(now.getTime() + holdHours * hourMs, start.getTime()))

export interface CancellableSession {
  state: 'PENDING' | 'VALIDATED' | 'CANCELLED' | 'EXPIRED'
  start: Date
}

/**
 * Whether the patient may still cancel (ruling 22): a request until the session starts, a validated session until
 * `delayHours` elapsed hours before.
 */
export function isCancellable({ state, start }: CancellableSession, delayHours: number, now: Date): boolean {
  if (state === 'PENDING') return now < start
  return state === 'VALIDATED' && now < start && start.getTime() - now.getTime() >= delayHours * hourMs
}
