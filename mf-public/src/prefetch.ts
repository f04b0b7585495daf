import { contactOfPage, operatorQuery, prefetch } from 'shared/client'
import type { PageParams } from 'shared/router'
import { sessionTypesQuery, therapistQuery } from './availability/queries.ts'
import { searchOf } from 'shared/domain/publicPages/publicPaths'
import { therapistsQuery } from './therapists/useTherapistSearch.ts'

/** Prefetches the therapists that match the search in the URL. */
export const prefetchTherapists = ({ search }: PageParams) => void prefetch(therapistsQuery(searchOf(search)))

/** Prefetches a therapist and their session types. */
export function prefetchTherapist({ params: { id = '' } }: PageParams) {
  void prefetch(therapistQuery(id))
  void prefetch(sessionTypesQuery(id))
}

/** Prefetches the details of the operator, for the legal pages. */
export const prefetchOperator = () => void prefetch(operatorQuery)

/** Prefetches the operator's contact, unless the server-rendered page contains it. */
export function prefetchContact() {
  if (!contactOfPage()) prefetchOperator()
}
