import { prefetch } from 'shared/client'
import type { PageAddress } from 'shared/router'
import { sessionTypesOf, therapistOf } from './availability/queries.ts'
import { searchOf } from './therapists/search.ts'
import { therapistsFor } from './therapists/useTherapistSearch.ts'

/** The therapists that match the search in the address. */
export const prefetchTherapists = ({ search }: PageAddress) => void prefetch(therapistsFor(searchOf(search)))

/** A therapist and the kinds of session they offer. */
export function prefetchTherapist({ params: { id = '' } }: PageAddress) {
  void prefetch(therapistOf(id))
  void prefetch(sessionTypesOf(id))
}
