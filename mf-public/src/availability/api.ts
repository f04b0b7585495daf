import { call } from 'shared/client'
import type { Period } from 'shared/domain/calendar/period'

export const readBusyTimes = (id: string, period: Period, signal?: AbortSignal) =>
  call('GET /therapists/:id/sessions', { params: { id }, query: { ...period }, signal })

export const readFreeSlots = (id: string, period: Period, sessionTypeId: string | undefined, signal?: AbortSignal) =>
  call('GET /therapists/:id/slots', { params: { id }, query: { ...period, sessionTypeId }, signal })

export const readSessionTypes = (id: string, signal?: AbortSignal) =>
  call('GET /therapists/:id/session-types', { params: { id }, signal })
