import type { OpeningHours } from 'shared/contracts/accounts/user'
import { calendarIndex } from 'shared/domain/calendar/calendarWeek'
import type { FieldLabels } from 'shared/ui/form'

export interface HoursDraft {
  intervals: OpeningHours
}

const weekdayNames = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche']

/** The French name of an ISO weekday, 1 = Monday. */
export const weekdayName = (weekday: number): string => weekdayNames[weekday - 1] ?? ''

/** Without the fields that the form adds to each interval. */
export const hoursDraftOf = ({ intervals }: HoursDraft): HoursDraft => ({
  intervals: intervals.map(({ weekday, startTime, endTime }) => ({ weekday, startTime, endTime })),
})

const inOrder = ({ intervals }: HoursDraft) =>
  intervals.toSorted(
    (one, other) =>
      calendarIndex(one.weekday) - calendarIndex(other.weekday) || one.startTime.localeCompare(other.startTime),
  )

/** « Lundi 09:00–12:00, mardi 14:00–18:00 ». */
const wordsOf = (draft: HoursDraft): string =>
  inOrder(draft)
    .map(({ weekday, startTime, endTime }) => `${weekdayName(weekday)} ${startTime}–${endTime}`)
    .join(', ')

/** A week is chosen whole: two people's hours of one day would not make a day. */
export const hoursLabels: FieldLabels<HoursDraft> = { intervals: { label: 'Horaires', words: wordsOf } }
