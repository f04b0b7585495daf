import { isDay } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import type { Period } from 'shared/domain/calendar/period'
import { customFilter } from 'shared/domain/list/filter'
import { periodProblems, reportPeriod } from 'shared/domain/reporting/period'
import { isUuid } from 'shared/domain/uuid'

/** A day the calls take. */
const isReportDay = (text: string) => /^(19|20|21)/.test(text) && isDay(text)

/** Filters of a report: its days, by default those of the API on `today`, and a therapist. */
export function reportFilters(today: Day) {
  const { startDate, endDate } = reportPeriod({}, today)
  return {
    startDate: customFilter('Du', { defaultValue: startDate, isValid: isReportDay }),
    endDate: customFilter('Au', { defaultValue: endDate, isValid: isReportDay }),
    therapistId: customFilter('Praticien', { isValid: isUuid }),
  }
}

/** Why there is no report of these days, by the name of the filter: the API refuses them too. */
export const reportProblems = (period: Period, today: Day): Readonly<Record<string, string>> =>
  Object.fromEntries(periodProblems(period, today).map(({ field, message }) => [field, message]))
