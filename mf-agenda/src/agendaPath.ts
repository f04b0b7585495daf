import type { Day } from 'shared/domain/calendar/day'
import type { Time } from 'shared/domain/calendar/time'

const agenda = '/pros/sessions'

/** The path of the calendar with the query it had (`search`), on the day of the session just saved. */
export function agendaPath(search: string, day?: Day | null): string {
  const params = new URLSearchParams(search)
  if (day) params.set('date', day)
  const text = params.toString()
  return text === '' ? agenda : `${agenda}?${text}`
}

/** The path of the form, with the chosen slot. */
export function newSessionPath(slot: { day?: Day; startTime?: Time; endTime?: Time } = {}): string {
  const params = new URLSearchParams()
  if (slot.day) params.set('jour', slot.day)
  if (slot.startTime) params.set('de', slot.startTime)
  if (slot.endTime) params.set('a', slot.endTime)
  const text = params.toString()
  return text === '' ? '/pros/session' : `/pros/session?${text}`
}

export const sessionPath = (id: string) => `/pros/session/${id}`

export const attendancePath = (id: string) => `/pros/emargement/${id}`

export const patientFilePath = (patientId: string) => `/pros/patients/${patientId}/details`

/** The path of the form that bills this session. */
export const billPath = (id: string) => `/pros/billings?sessionId=${id}`

/** The router state of the form: the query of the calendar it was opened from. */
export interface FromAgenda {
  agenda: string
}

export const searchOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'agenda' in state && typeof state.agenda === 'string'
    ? state.agenda
    : ''
