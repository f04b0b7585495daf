import type { Slot } from 'shared/contracts/therapist'

/** Everything in the address: the form outlives a reload, and back leads where one was. */
export const bookingAddress = (
  therapistId: string,
  { date, startTime, endTime }: Slot,
  sessionTypeId: string | undefined,
): string =>
  `/public/session?${new URLSearchParams({ therapistId, date, startTime, endTime, ...(sessionTypeId && { sessionTypeId }) })}`
