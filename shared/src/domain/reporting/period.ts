import { addDays, type Day } from '../calendar/day.ts'
import { firstOfMonth, lengthInDays, monthOf, type Period } from '../calendar/period.ts'
import { invalid, type Problem } from '../problems.ts'

const monthBefore = (day: Day): Day => firstOfMonth(addDays(firstOfMonth(day), -1))

/**
 * Completes the period of a report: by default it ends with the month of `today`, and begins with the month two months
 * before its end.
 */
export function reportPeriod({ startDate, endDate }: Partial<Period>, today: Day): Period {
  const lastDay = endDate ?? monthOf(today).endDate
  return { startDate: startDate ?? monthBefore(monthBefore(lastDay)), endDate: lastDay }
}

/** The maximum number of days of a report: ten years, including leap days. */
const maxReportDays = 3653

/** Returns the problems of a report's period: it ends before it starts, starts after `today`, or exceeds ten years. */
export function periodProblems(period: Period, today: Day): Problem[] {
  const { startDate, endDate } = period
  if (endDate < startDate)
    return [
      {
        field: 'endDate',
        kind: 'endBeforeStart',
        message: 'La date de fin ne peut être inférieure à la date de début',
      },
    ]
  if (startDate > today)
    return [invalid('startDate', "La période commence après aujourd'hui : choisissez un premier jour déjà venu")]
  if (lengthInDays(period) > maxReportDays)
    return [invalid('endDate', 'La période dépasse dix ans : choisissez des dates plus proches')]
  return []
}

/** Returns the same day of the previous year; 29 February becomes 28 February. */
const dayYearBefore = (day: Day): Day => {
  const year = String(Number(day.slice(0, 4)) - 1)
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`
}

/** Returns the same period of the previous year, for comparison; the last day of a month stays the last day. */
export function samePeriodLastYear({ startDate, endDate }: Period): Period {
  const lastDay = dayYearBefore(endDate)
  const endsMonth = endDate === monthOf(endDate).endDate
  return { startDate: dayYearBefore(startDate), endDate: endsMonth ? monthOf(lastDay).endDate : lastDay }
}
