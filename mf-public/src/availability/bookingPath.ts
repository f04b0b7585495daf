import type { TimeSlot } from 'shared/contracts/timeSlot'

/** The whole choice is in the URL: the form survives a reload, and the back button works. */
export const bookingPath = (
  therapistId: string,
  { date, startTime, endTime }: TimeSlot,
  sessionTypeId: string | undefined,
): string =>
  `/public/session?${new URLSearchParams({ therapistId, date, startTime, endTime, ...(sessionTypeId && { sessionTypeId }) })}`
