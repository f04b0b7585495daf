import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import type { Day } from '../calendar/day.ts'
import { endTimeMessage } from '../calendar/openingHours.ts'
import type { Problem } from '../problems.ts'
import { required } from '../problems.ts'
import { addMinutes, type Time } from '../calendar/time.ts'

/** The length of a session whose type has no default length (ruling 21). */
const defaultLengthMinutes = 60

/** Returns the proposed end time for a chosen start. */
export const defaultEnd = (startTime: Time, lengthMinutes = defaultLengthMinutes): Time =>
  addMinutes(startTime, lengthMinutes)

/** The fields of a session's form that are checked, named as in the API. */
export interface SessionDraft {
  startDate: Day | null
  startTime: Time | null
  endTime: Time | null
  patientId: string | null
  withAnimalOnly: boolean
}

const labels = { startDate: 'Jour', startTime: 'De', endTime: 'A' } as const

const missingField = (field: keyof typeof labels): Problem => ({
  ...required(field, 'Obligatoire'),
  label: labels[field],
})

/** The problem of a session whose end is not after its start. */
export const endTimeProblem: Problem = { field: 'endTime', kind: 'endBeforeStart', message: endTimeMessage }

/** The date and times of a session's form. */
export type TimeSlotDraft = Pick<SessionDraft, 'startDate' | 'startTime' | 'endTime'>

const missingTimes = (draft: TimeSlotDraft): Problem[] =>
  (['startDate', 'startTime', 'endTime'] as const).filter((field) => !draft[field]).map(missingField)

/** Returns the problems of the date and times to which a session is moved. */
export function timeSlotProblems(draft: TimeSlotDraft): Problem[] {
  const { startTime, endTime } = draft
  const isBackward = startTime && endTime && !endsAfterStart({ startTime, endTime })
  return isBackward ? [...missingTimes(draft), endTimeProblem] : missingTimes(draft)
}

/**
 * Returns the problems of a session's missing fields, in the order of the form. `endsAfterStart` checks its times, and
 * `seriesProblems` returns the problems of its series.
 */
export function sessionProblems(draft: SessionDraft): Problem[] {
  const problems = missingTimes(draft)
  if (!draft.withAnimalOnly && !draft.patientId) problems.push(required('patientId', 'Patient obligatoire'))
  return problems
}

/** Whether the end is after the start; otherwise the API refuses with E271. */
export const endsAfterStart = ({ startTime, endTime }: Pick<TimeSlot, 'startTime' | 'endTime'>): boolean =>
  startTime < endTime
