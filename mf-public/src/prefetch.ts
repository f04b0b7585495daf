import { contactOfPage, operatorQuery, prefetch } from 'shared/client'
import type { PageAddress } from 'shared/router'
import { sessionTypesQuery, therapistQuery } from './availability/queries.ts'
import { searchOf } from 'shared/domain/publicPages/publicPaths'
import { therapistsQuery } from './therapists/useTherapistSearch.ts'

/** The therapists that match the search in the address. */
export const prefetchTherapists = ({ search }: PageAddress) => void prefetch(therapistsQuery(searchOf(search)))

/** A therapist and the kinds of session they offer. */
export function prefetchTherapist({ params: { id = '' } }: PageAddress) {
  void prefetch(therapistQuery(id))
  void prefetch(sessionTypesQuery(id))
}

/** Prefetches the operator of the deployment, for the legal pages. */
export const prefetchOperator = () => void prefetch(operatorQuery)

/** Prefetches the operator's contact, unless the page that the server rendered contains it. */
export function prefetchContact() {
  if (!contactOfPage()) prefetchOperator()
}
