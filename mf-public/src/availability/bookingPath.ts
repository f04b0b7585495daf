import type { Slot } from 'shared/contracts/therapist'

/** The whole choice is in the URL: the form survives a reload, and the back button works. */
export const bookingPath = (
  therapistId: string,
  { date, startTime, endTime }: Slot,
  sessionTypeId: string | undefined,
): string =>
  `/public/session?${new URLSearchParams({ therapistId, date, startTime, endTime, ...(sessionTypeId && { sessionTypeId }) })}`
