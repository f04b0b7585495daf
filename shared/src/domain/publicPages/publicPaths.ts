import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'

/** The product's logo, at the same path in every release. */
export const logoPath = '/logo.svg'

/** The visitor's search, as in the URL; empty fields match anything. */
export interface Search {
  name: string
  location: string
}

/** The search in a URL's query. */
export const searchOf = (params: URLSearchParams): Search => ({
  name: params.get('name') ?? '',
  location: params.get('location') ?? '',
})

/** The path of a page of the list, with the filled fields in its query. */
export function searchPath({ name, location }: Search, page = 1): string {
  const fields = { name: name.trim(), location: location.trim(), page: page === 1 ? '' : String(page) }
  const filled = Object.entries(fields).filter(([, value]) => value !== '')
  return filled.length > 0 ? `/therapists?${new URLSearchParams(filled)}` : '/therapists'
}

/** The page number in a URL's query, from 1. */
export const searchPageOf = (params: URLSearchParams): number =>
  /^[1-9]\d{0,3}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1

/** The path of a therapist's page. */
export const therapistPath = (id: string): string => `/therapists/${id}`

/** The path of a therapist's logo as an image. */
export const therapistLogoPath = (id: string): string => `/api/therapists/${id}/logo`

/** The path of a booking page; the choice is in the query, so that it survives a reload and the back button works. */
export const bookingPath = (
  therapistId: string,
  { date, startTime, endTime }: TimeSlot,
  sessionTypeId: string | undefined,
): string =>
  `/public/session?${new URLSearchParams({ therapistId, date, startTime, endTime, ...(sessionTypeId && { sessionTypeId }) })}`
