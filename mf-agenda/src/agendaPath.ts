import type { Day } from 'shared/domain/calendar/day'
import type { Time } from 'shared/domain/calendar/time'

export const calendarPath = '/pros/sessions'
/** Id of the evaluation's element on the page of a session, and the fragment of its URL. */
export const evaluationAnchor = 'evaluation'

/**
 * Returns the path of the calendar with its last query string, `search`, in which `day`, if given, replaces the date.
 */
export function agendaPath(search: string, day?: Day | null): string {
  const params = new URLSearchParams(search)
  if (day) params.set('date', day)
  const query = params.toString()
  return query === '' ? calendarPath : `${calendarPath}?${query}`
}

/** Slot chosen in the calendar, with the practitioner or animal of its column. */
export interface NewSessionSlot {
  day?: Day
  startTime?: Time
  endTime?: Time
  therapistId?: string
  animalId?: string
}

/** Path of the form for a new session in the chosen slot. */
export function newSessionPath(slot: NewSessionSlot = {}): string {
  const params = new URLSearchParams()
  if (slot.day) params.set('jour', slot.day)
  if (slot.startTime) params.set('de', slot.startTime)
  if (slot.endTime) params.set('a', slot.endTime)
  if (slot.therapistId) params.set('praticien', slot.therapistId)
  if (slot.animalId) params.set('animal', slot.animalId)
  const query = params.toString()
  return query === '' ? '/pros/session' : `/pros/session?${query}`
}

/** Path of the form for a new session that copies a saved one into a slot. */
export const copyPath = (id: string, slot: { day: Day; startTime: Time; endTime: Time }): string =>
  `${newSessionPath(slot)}&copie=${id}`

export const sessionPath = (id: string) => `/pros/session/${id}`

/** Path of the evaluation on the page of a session. */
export const evaluationPath = (id: string) => `${sessionPath(id)}#${evaluationAnchor}`

export const attendancePath = (id: string) => `/pros/emargement/${id}`

export const patientFilePath = (patientId: string) => `/pros/patients/${patientId}/details`

/** Path of the invoice form for this session. */
export const billPath = (id: string) => `/pros/billings?sessionId=${id}`

/** Router state of a page opened from the calendar: the calendar's query string, to return to the same view. */
export interface CalendarOrigin {
  agenda: string
}

/** True if the page was opened from the calendar. */
export const hasCalendarOrigin = (state: unknown): state is CalendarOrigin =>
  typeof state === 'object' && state !== null && 'agenda' in state && typeof state.agenda === 'string'

/** Returns the calendar's query string in a router state; '' if the page was opened from another page. */
export const calendarSearchOf = (state: unknown): string => (hasCalendarOrigin(state) ? state.agenda : '')
