import { bookingProblems } from 'shared/domain/sessions/booking'
import type { Problem } from 'shared/domain/problems'
import type { Wanted } from './useWanted.ts'

const labels: Record<string, string> = { therapistId: 'Praticien', startDate: 'Jour', startTime: 'De', endTime: 'A' }

/** The fields of the slot that are empty, by the names the form gives them. */
export const slotProblems = ({ therapistId, date, startTime, endTime }: Wanted): Problem[] =>
  bookingProblems({ therapistId, startDate: date, startTime, endTime }).map(({ field }) => ({
    field,
    message: labels[field] ?? field,
  }))
