import { bookingProblems } from 'shared/domain/sessions/booking'
import type { Problem } from 'shared/domain/problems'
import type { SelectedSlot } from './useSelectedSlot.ts'

/** The fields of the slot that are empty: 'Champs requis' lists them by their names. */
export const slotProblems = ({ therapistId, date, startTime, endTime }: SelectedSlot): Problem[] =>
  bookingProblems({ therapistId, startDate: date, startTime, endTime }).map(({ label, message, ...problem }) => ({
    ...problem,
    message: label ?? message,
  }))
