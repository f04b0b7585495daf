import type { Period } from 'shared/domain/calendar/period'

export interface ReportSearch extends Period {
  therapistId?: string
}

/**
 * Builds the search of a report. Only Ultime has the choice of a therapist: on other offers the one in the URL is
 * ignored.
 */
export const reportSearch = (
  { startDate, endDate, therapistId }: Period & { therapistId: string },
  offer: string | undefined,
): ReportSearch => ({
  startDate,
  endDate,
  ...(offer === 'ULTIME' && therapistId !== '' && { therapistId }),
})

/** A list with the same days and therapist: `/sales/details?startDate=…`. */
export const searchPath = (path: string, { startDate, endDate, therapistId }: ReportSearch): string =>
  `${path}?${new URLSearchParams({ startDate, endDate, ...(therapistId !== undefined && { therapistId }) }).toString()}`
