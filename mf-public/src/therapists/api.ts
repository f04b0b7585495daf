import { call } from 'shared/client'

/** What the visitor looks for, as the address bar holds it; empty means anything. */
export interface Search {
  name: string
  location: string
}

export const searchTherapists = ({ name, location }: Search, signal?: AbortSignal) =>
  call('GET /therapists', { query: { name: name || undefined, location: location || undefined }, signal })

export const readTherapist = (id: string, signal?: AbortSignal) =>
  call('GET /therapists/:id', { params: { id }, signal })
