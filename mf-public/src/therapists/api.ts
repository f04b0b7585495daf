import { call } from 'shared/client'

/** The visitor's search, as in the URL; empty means any. */
export interface Search {
  name: string
  location: string
}

export const searchTherapists = ({ name, location }: Search, signal?: AbortSignal) =>
  call('GET /therapists', { query: { name: name || undefined, location: location || undefined }, signal })

export const readTherapist = (id: string, signal?: AbortSignal) =>
  call('GET /therapists/:id', { params: { id }, signal })
