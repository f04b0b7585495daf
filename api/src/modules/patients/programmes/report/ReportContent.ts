import type { HoursCounter, ReportAudience } from 'shared/contracts/patients/programme'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import type { Day } from 'shared/domain/calendar/day'
import type { Moment } from 'shared/domain/calendar/wallClock'
import type { ObjectiveProgress } from 'shared/domain/programme/objectiveProgress'

/** Medical content, which only the patient's carers may read, so that it is never in a funder's report. */
export interface MedicalContent {
  purpose: string
  objectives: readonly ObjectiveProgress[]
  /** For example « Équithérapie : 8 séances », « Soins : 3 séances ». */
  activities: readonly string[]
  /** In chronological order. */
  comments: readonly (TimeSlot & { comments: string })[]
  conclusion: string
}

/** Content of a programme's report. */
export interface ReportContent {
  practice: string
  patient: string
  therapists: readonly string[]
  startDate: Day
  /**
   * Programme's last day. While it is running, the day of the report, or the first day if the programme begins later.
   */
  endDate: Day
  isRunning: boolean
  counter: HoursCounter
  /** Past sessions and late cancellations, in chronological order. */
  attendance: readonly (TimeSlot & { status: 'present' | 'absent' | 'cancelledLate' })[]
  /** Absent from a funder's report. */
  medical?: MedicalContent
  /** When the report was generated, in the practice's time zone. */
  createdAtLocal: Moment
  createdAt: Date
}

export const includesMedicalContent = (audience: ReportAudience): boolean => audience === 'FULL'
