import type { NextSlot } from 'shared/contracts/directory/therapist'
import { queryOptions } from 'shared/client'
import { nextSlotsKey } from '../../keys.ts'
import { readNextSlots } from '../api.ts'

/** Refetched when the list is opened more than a minute later, since slots may have been booked. */
export const nextSlotsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: nextSlotsKey(ids),
    queryFn: ({ signal }) => readNextSlots(ids, signal),
    staleTime: 60_000,
  })

/** Path to a therapist's page, at the week and the session type of the slot on the card. */
export function therapistPath(id: string, next: NextSlot | undefined): string {
  if (!next?.slot) return `/therapists/${id}`
  const query = new URLSearchParams({ date: next.slot.date, ...(next.sessionTypeId && { type: next.sessionTypeId }) })
  return `/therapists/${id}?${query}`
}
