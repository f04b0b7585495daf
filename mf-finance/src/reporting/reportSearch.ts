import type { Period } from 'shared/domain/calendar/period'

export interface ReportSearch extends Period {
  therapistId?: string
}

/** What a report is asked for. A therapist is chosen on Ultime alone: elsewhere one in the address is left aside. */
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
