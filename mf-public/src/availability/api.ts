import { call } from 'shared/client'
import type { Period } from 'shared/domain/calendar/period'

export const readBusyTimes = (id: string, period: Period, signal?: AbortSignal) =>
  call('GET /therapists/:id/sessions', { params: { id }, query: { ...period }, signal })

/** With a patient's token, the slots for which an animal that fits them is free. */
export const readFreeSlots = (
  id: string,
  query: Period & { sessionTypeId: string | undefined },
  token?: string,
  signal?: AbortSignal,
) => call('GET /therapists/:id/slots', { params: { id }, query, token, signal })

export const readSessionTypes = (id: string, signal?: AbortSignal) =>
  call('GET /therapists/:id/session-types', { params: { id }, signal })
