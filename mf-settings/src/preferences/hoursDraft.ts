import type { OpeningHours } from 'shared/contracts/accounts/user'
import { calendarIndex } from 'shared/domain/calendar/calendarWeek'
import type { FieldLabels } from 'shared/ui/form'

export interface HoursDraft {
  intervals: OpeningHours
}

const weekdayNames = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche']

/** Returns the French name of an ISO weekday (1 = Monday). */
export const weekdayName = (weekday: number): string => weekdayNames[weekday - 1] ?? ''

/** Copies the intervals without the fields that the form library adds. */
export const hoursDraftOf = ({ intervals }: HoursDraft): HoursDraft => ({
  intervals: intervals.map(({ weekday, startTime, endTime }) => ({ weekday, startTime, endTime })),
})

const sortIntervals = ({ intervals }: HoursDraft) =>
  intervals.toSorted(
    (left, right) =>
      calendarIndex(left.weekday) - calendarIndex(right.weekday) || left.startTime.localeCompare(right.startTime),
  )

/** Formats opening hours: « Lundi 09:00–12:00, Mardi 14:00–18:00 ». */
const formatHours = (draft: HoursDraft): string =>
  sortIntervals(draft)
    .map(({ weekday, startTime, endTime }) => `${weekdayName(weekday)} ${startTime}–${endTime}`)
    .join(', ')

/** The label of the week in a conflict. The week is one value, because hours mixed from two versions could overlap. */
export const hoursLabels: FieldLabels<HoursDraft> = { intervals: { label: 'Horaires', words: formatHours } }
