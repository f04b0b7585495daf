import type { Period } from 'shared/domain/calendar/period'

export interface ReportSearch extends Period {
  therapistId?: string
}

/** Builds the query of a report. The therapist in the URL is ignored on other offers than Ultime. */
export const reportSearch = (
  { startDate, endDate, therapistId }: Period & { therapistId: string },
  offer: string | undefined,
): ReportSearch => ({
  startDate,
  endDate,
  ...(offer === 'ULTIME' && therapistId !== '' && { therapistId }),
})

/** Path to a list with the same period and therapist: `/sales/details?startDate=…`. */
export const searchPath = (path: string, { startDate, endDate, therapistId }: ReportSearch): string =>
  `${path}?${new URLSearchParams({ startDate, endDate, ...(therapistId !== undefined && { therapistId }) }).toString()}`
