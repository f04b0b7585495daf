import type { NextSlot } from 'shared/contracts/directory/therapist'
import { queryOptions } from 'shared/client'
import { nextSlotsKey } from '../../keys.ts'
import { readNextSlots } from '../api.ts'

/** Query of the next slots of these therapists. Its data is stale after a minute, since slots may have been booked. */
export const nextSlotsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: nextSlotsKey(ids),
    queryFn: ({ signal }) => readNextSlots(ids, signal),
    staleTime: 60_000,
  })

/** Returns the path to a therapist's page, at the week and the session type of the next slot. */
export function therapistPath(id: string, nextSlot: NextSlot | undefined): string {
  if (!nextSlot?.slot) return `/therapists/${id}`
  const query = new URLSearchParams({
    date: nextSlot.slot.date,
    ...(nextSlot.sessionTypeId && { type: nextSlot.sessionTypeId }),
  })
  return `/therapists/${id}?${query}`
}
