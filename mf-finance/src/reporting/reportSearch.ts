import type { Period } from 'shared/domain/calendar/period'

export interface ReportSearch extends Period {
  therapistId?: string
}

/** Returns the query parameters of a report. The therapist is only included for the offer Ultime. */
export const reportSearch = (
  { startDate, endDate, therapistId }: Period & { therapistId: string },
  offer: string | undefined,
): ReportSearch => ({
  startDate,
  endDate,
  ...(offer === 'ULTIME' && therapistId !== '' && { therapistId }),
})

/** Returns the path to a list with the same period and therapist, for example `/sales/details?startDate=…`. */
export const searchPath = (path: string, { startDate, endDate, therapistId }: ReportSearch): string =>
  `${path}?${new URLSearchParams({ startDate, endDate, ...(therapistId !== undefined && { therapistId }) }).toString()}`
