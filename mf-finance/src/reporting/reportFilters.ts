import { isDay } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import type { Period } from 'shared/domain/calendar/period'
import { customFilter, dayFilter } from 'shared/domain/list/filter'
import { periodProblems, reportPeriod } from 'shared/domain/reporting/period'
import { isUuid } from 'shared/domain/uuid'

/** Whether the text is a date that the API accepts. */
const isReportDay = (text: string) => /^(19|20|21)/.test(text) && isDay(text)

/** Returns the filters of a report by period and by therapist. The default period is the same as in the API. */
export function reportFilters(today: Day) {
  const { startDate, endDate } = reportPeriod({}, today)
  return {
    startDate: dayFilter('Du', { defaultDay: startDate, isValid: isReportDay }),
    endDate: dayFilter('Au', { defaultDay: endDate, isValid: isReportDay }),
    therapistId: customFilter('Praticien', { isValid: isUuid }),
  }
}

/** Returns the problems of a period by filter name. The API refuses the same periods. */
export const reportProblems = (period: Period, today: Day): Readonly<Record<string, string>> =>
  Object.fromEntries(periodProblems(period, today).map(({ field, message }) => [field, message]))
