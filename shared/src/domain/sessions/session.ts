import type { Day } from '../calendar/day.ts'
import type { Problem } from '../problems.ts'
import { addMinutes, type Time } from '../calendar/time.ts'

/** Minutes of a session whose type says nothing (ruling 21). */
export const defaultLength = 60

/** What is proposed as the end once a start is chosen. */
export const defaultEnd = (startTime: Time, length = defaultLength): Time => addMinutes(startTime, length)

/** What the session form is checked for; the fields are those of the call. */
export interface SessionDraft {
  startDate: Day | null
  startTime: Time | null
  endTime: Time | null
  patientId: string | null
  withAnimalOnly: boolean
}

export const endBeforeStart = 'La date de fin doit être supérieure à la date de début.'

const required = (draft: SessionDraft, field: 'startDate' | 'startTime' | 'endTime'): Problem[] =>
  draft[field] ? [] : [{ field, message: 'Obligatoire' }]

/** What keeps a session from being saved, in the order of the form; `seriesProblems` tells the rest of one that is added. */
export function sessionProblems(draft: SessionDraft): Problem[] {
  const patientMissing = !draft.withAnimalOnly && !draft.patientId
  return [
    ...required(draft, 'startDate'),
    ...required(draft, 'startTime'),
    ...required(draft, 'endTime'),
    ...(patientMissing ? [{ field: 'patientId', message: 'Patient obligatoire' }] : []),
  ]
}

/** The API's E113: an end that does not come after the start. */
export const endsAfterStart = ({ startTime, endTime }: { startTime: Time; endTime: Time }): boolean =>
  startTime < endTime
