import type { HoursCounter, ReportAudience } from 'shared/contracts/patients/programme'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import type { Day } from 'shared/domain/calendar/day'
import type { Moment } from 'shared/domain/calendar/wallClock'
import type { ObjectiveProgress } from 'shared/domain/programme/objectiveProgress'

/** What is for those who follow the patient, and in no funder's report. */
export interface MedicalContent {
  purpose: string
  objectives: readonly ObjectiveProgress[]
  /** « Équithérapie : 8 séances », « Soins : 3 séances » */
  activities: readonly string[]
  /** In order. */
  comments: readonly (TimeSlot & { comments: string })[]
  conclusion: string
}

/** What the report of a programme says. */
export interface ReportContent {
  practice: string
  patient: string
  therapists: readonly string[]
  startDate: Day
  /** The last day, or the day of the report while the programme runs. */
  endDate: Day
  isRunning: boolean
  counter: HoursCounter
  /** The sessions that are over and the late cancellations, in order. */
  attendance: readonly (TimeSlot & { status: 'present' | 'absent' | 'cancelledLate' })[]
  /** Left out of a funder's report. */
  medical?: MedicalContent
  /** When it was made, in the practice's time zone. */
  at: Moment
  createdAt: Date
}

export const isMedical = (audience: ReportAudience): boolean => audience === 'FULL'
