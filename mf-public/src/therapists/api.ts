import { call, callWithCount } from 'shared/client'
import type { TherapistCard } from 'shared/contracts/directory/therapist'

/** The visitor's search, which the URL contains; an empty field matches every therapist. */
export interface Search {
  name: string
  location: string
}

export interface FoundTherapists {
  therapists: readonly TherapistCard[]
  /** Number of all matches; `therapists` has only the first of them. */
  count: number
}

/** Searches the directory; with `near`, a rounded position such as `48.9,2.3`, the closest therapists are first. */
export async function searchTherapists(
  { name, location }: Search,
  near: string | undefined,
  signal?: AbortSignal,
): Promise<FoundTherapists> {
  const query = { name: name || undefined, location: location || undefined, near }
  const { body, count = body.length } = await callWithCount('GET /therapists', { query, signal })
  return { therapists: body, count }
}

export const readNextSlots = (ids: readonly string[], signal?: AbortSignal) =>
  call('GET /therapists/next-slots', { query: { ids: ids.join(',') }, signal })

export const readCompletions = (field: keyof Search, text: string, signal?: AbortSignal) =>
  call('GET /therapists/completions', { query: { field, text }, signal })

export const readTherapist = (id: string, signal?: AbortSignal) =>
  call('GET /therapists/:id', { params: { id }, signal })
