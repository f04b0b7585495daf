import type { NextSlot } from 'shared/contracts/directory/therapist'
import { queryOptions } from 'shared/client'
import { nextSlotsKey } from '../../keys.ts'
import { readNextSlots } from '../api.ts'

/** Slots are taken meanwhile: they are asked for again when the list is opened a minute later. */
export const nextSlotsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: nextSlotsKey(ids),
    queryFn: ({ signal }) => readNextSlots(ids, signal),
    staleTime: 60_000,
  })

/** The page of a therapist, at the week and the type of the slot that the card shows. */
export function therapistPath(id: string, next: NextSlot | undefined): string {
  if (!next?.slot) return `/therapists/${id}`
  const query = new URLSearchParams({ date: next.slot.date, ...(next.sessionTypeId && { type: next.sessionTypeId }) })
  return `/therapists/${id}?${query}`
}
