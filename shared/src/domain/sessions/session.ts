import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import type { Day } from '../calendar/day.ts'
import type { Problem } from '../problems.ts'
import { required } from '../problems.ts'
import { addMinutes, type Time } from '../calendar/time.ts'

/** The default length of a session whose type has none (ruling 21). */
const defaultLengthMinutes = 60

/** The default end for a chosen start. */
export const defaultEnd = (startTime: Time, length = defaultLengthMinutes): Time => addMinutes(startTime, length)

/** The checked fields of a session's form, named as in the call. */
export interface SessionDraft {
  startDate: Day | null
  startTime: Time | null
  endTime: Time | null
  patientId: string | null
  withAnimalOnly: boolean
}

export const endBeforeStart = 'La date de fin doit être supérieure à la date de début.'

const labels = { startDate: 'Jour', startTime: 'De', endTime: 'A' } as const

const isRequired = (field: keyof typeof labels): Problem => ({
  ...required(field, 'Obligatoire'),
  label: labels[field],
})

/** The problem of a session that does not end after it starts. */
export const endTimeProblem: Problem = { field: 'endTime', kind: 'endBeforeStart', message: endBeforeStart }

/** The date and times of a session's form. */
export type TimeSlotDraft = Pick<SessionDraft, 'startDate' | 'startTime' | 'endTime'>

const missingTimes = (draft: TimeSlotDraft): Problem[] =>
  (['startDate', 'startTime', 'endTime'] as const).filter((field) => !draft[field]).map(isRequired)

/** The problems of moving a session to this time. */
export function timeSlotProblems(draft: TimeSlotDraft): Problem[] {
  const { startTime, endTime } = draft
  const isBackward = startTime && endTime && !endsAfterStart({ startTime, endTime })
  return isBackward ? [...missingTimes(draft), endTimeProblem] : missingTimes(draft)
}

/** The problems of a session, in the order of the form; `seriesProblems` adds those of a series. */
export function sessionProblems(draft: SessionDraft): Problem[] {
  const problems = missingTimes(draft)
  if (!draft.withAnimalOnly && !draft.patientId) problems.push(required('patientId', 'Patient obligatoire'))
  return problems
}

/** Whether the end is after the start; otherwise the API refuses with E113. */
export const endsAfterStart = ({ startTime, endTime }: Pick<TimeSlot, 'startTime' | 'endTime'>): boolean =>
  startTime < endTime
