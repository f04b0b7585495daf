import { call } from 'shared/client'

/** The visitor's search, as in the URL; empty means any. */
export interface Search {
  name: string
  location: string
}

/** With `near`, a rounded position, the closest come first. */
export const searchTherapists = ({ name, location }: Search, near: string | undefined, signal?: AbortSignal) =>
  call('GET /therapists', { query: { name: name || undefined, location: location || undefined, near }, signal })

export const readNextSlots = (ids: readonly string[], signal?: AbortSignal) =>
  call('GET /therapists/next-slots', { query: { ids: ids.join(',') }, signal })

export const readCompletions = (field: keyof Search, text: string, signal?: AbortSignal) =>
  call('GET /therapists/completions', { query: { field, text }, signal })

export const readTherapist = (id: string, signal?: AbortSignal) =>
  call('GET /therapists/:id', { params: { id }, signal })
