import type { Day } from 'shared/domain/calendar/day'
import type { Time } from 'shared/domain/calendar/time'

const calendarPath = '/pros/sessions'

/** Returns the path of the calendar on `day`; `search` is the query string that the calendar had last. */
export function agendaPath(search: string, day?: Day | null): string {
  const params = new URLSearchParams(search)
  if (day) params.set('date', day)
  const query = params.toString()
  return query === '' ? calendarPath : `${calendarPath}?${query}`
}

/** Path of the form for a new session in the chosen slot. */
export function newSessionPath(slot: { day?: Day; startTime?: Time; endTime?: Time } = {}): string {
  const params = new URLSearchParams()
  if (slot.day) params.set('jour', slot.day)
  if (slot.startTime) params.set('de', slot.startTime)
  if (slot.endTime) params.set('a', slot.endTime)
  const query = params.toString()
  return query === '' ? '/pros/session' : `/pros/session?${query}`
}

export const sessionPath = (id: string) => `/pros/session/${id}`

export const attendancePath = (id: string) => `/pros/emargement/${id}`

export const patientFilePath = (patientId: string) => `/pros/patients/${patientId}/details`

/** Path of the invoice form for this session. */
export const billPath = (id: string) => `/pros/billings?sessionId=${id}`

/** Router state of the session form: the query string of the calendar that it was opened from. */
export interface CalendarOrigin {
  agenda: string
}

export const calendarSearchOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'agenda' in state && typeof state.agenda === 'string'
    ? state.agenda
    : ''
