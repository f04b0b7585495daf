import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'

/** The product's logo, at the same path in every release. */
export const logoPath = '/logo.svg'

/** A visitor's search in the directory, as in the URL; an empty field matches every therapist. */
export interface Search {
  name: string
  location: string
}

/** Reads the search from a URL's query. */
export const searchOf = (params: URLSearchParams): Search => ({
  name: params.get('name') ?? '',
  location: params.get('location') ?? '',
})

/** Returns the path of a page of search results; its query has the fields that are not empty. */
export function searchPath({ name, location }: Search, page = 1): string {
  const fields = { name: name.trim(), location: location.trim(), page: page === 1 ? '' : String(page) }
  const filledFields = Object.entries(fields).filter(([, value]) => value !== '')
  return filledFields.length > 0 ? `/therapists?${new URLSearchParams(filledFields)}` : '/therapists'
}

/** Reads the page number from a URL's query; 1 if it is missing or invalid. */
export const searchPageOf = (params: URLSearchParams): number =>
  /^[1-9]\d{0,3}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1

export const therapistPath = (id: string): string => `/therapists/${id}`

/** Returns the path of a therapist's logo as an image. */
export const therapistLogoPath = (id: string): string => `/api/therapists/${id}/logo`

/**
 * Returns the path of the booking page of a slot. The slot and the session type are in the query, so that they survive
 * a reload and the back button works.
 */
export const bookingPath = (
  therapistId: string,
  { date, startTime, endTime }: TimeSlot,
  sessionTypeId: string | undefined,
): string =>
  `/public/session?${new URLSearchParams({ therapistId, date, startTime, endTime, ...(sessionTypeId && { sessionTypeId }) })}`
