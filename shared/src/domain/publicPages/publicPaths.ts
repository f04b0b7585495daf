import type { TimeSlot } from '../../contracts/timeSlot.ts'

/** The visitor's search, as in the URL; empty means any. */
export interface Search {
  name: string
  location: string
}

/** The search that a URL names. */
export const searchOf = (params: URLSearchParams): Search => ({
  name: params.get('name') ?? '',
  location: params.get('location') ?? '',
})

/** The path of the list, with the filled fields in its query. */
export function searchPath({ name, location }: Search): string {
  const filled = Object.entries({ name: name.trim(), location: location.trim() }).filter(([, value]) => value !== '')
  return filled.length > 0 ? `/therapists?${new URLSearchParams(filled)}` : '/therapists'
}

/** The path of a therapist's page. */
export const therapistPath = (id: string): string => `/therapists/${id}`

/** The whole choice is in the URL: the form survives a reload, and the back button works. */
export const bookingPath = (
  therapistId: string,
  { date, startTime, endTime }: TimeSlot,
  sessionTypeId: string | undefined,
): string =>
  `/public/session?${new URLSearchParams({ therapistId, date, startTime, endTime, ...(sessionTypeId && { sessionTypeId }) })}`
