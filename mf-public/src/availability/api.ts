import { call } from 'shared/client'
import type { Period } from 'shared/domain/calendar/period'

export const readBusyTimes = (id: string, period: Period, signal?: AbortSignal) =>
  call('GET /therapists/:id/sessions', { params: { id }, query: { ...period }, signal })

/** Loads the free slots; with a patient's token, only slots for which an animal suitable for the patient is free. */
export const readFreeSlots = (
  id: string,
  query: Period & { sessionTypeId: string | undefined },
  token?: string,
  signal?: AbortSignal,
) => call('GET /therapists/:id/slots', { params: { id }, query, token, signal })

export const readSessionTypes = (id: string, signal?: AbortSignal) =>
  call('GET /therapists/:id/session-types', { params: { id }, signal })
