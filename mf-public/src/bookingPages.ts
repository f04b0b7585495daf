import type { Page } from 'shared/router'
import { AvailabilityPage } from './availability/AvailabilityPage.tsx'
import { prefetchTherapist, prefetchTherapists } from './prefetch.ts'
import { TherapistsPage } from './therapists/TherapistsPage.tsx'

/** Pages from the search to the confirmation of the request, which the embed on partners' sites has too. */
export const bookingPages: readonly Page[] = [
  { path: '/therapists', Page: TherapistsPage, prefetch: prefetchTherapists },
  { path: '/therapists/:id', Page: AvailabilityPage, prefetch: prefetchTherapist },
  { path: '/public/session', load: () => import('./booking/BookingPage.tsx') },
  { path: '/public/validation/waiting/session', load: () => import('./booking/WaitingPage.tsx') },
]
