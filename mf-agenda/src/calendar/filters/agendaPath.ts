import type { Day } from 'shared/domain/calendar/day'
import type { Time } from 'shared/domain/calendar/time'

export const agenda = '/pros/sessions'

/** Back to the calendar as it was left (`search`), on the day of what was just saved. */
export function agendaPath(search: string, day?: Day | null): string {
  const params = new URLSearchParams(search)
  if (day) params.set('date', day)
  const text = params.toString()
  return text === '' ? agenda : `${agenda}?${text}`
}

/** The form, on the slot that was chosen. */
export function newSessionPath(slot: { day?: Day; startTime?: Time; endTime?: Time } = {}): string {
  const params = new URLSearchParams()
  if (slot.day) params.set('jour', slot.day)
  if (slot.startTime) params.set('de', slot.startTime)
  if (slot.endTime) params.set('a', slot.endTime)
  const text = params.toString()
  return text === '' ? '/pros/session' : `/pros/session?${text}`
}

export const sessionPath = (id: string) => `/pros/session/${id}`

/** What the form keeps of where it was opened from. */
export interface FromAgenda {
  agenda: string
}

export const searchOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'agenda' in state && typeof state.agenda === 'string'
    ? state.agenda
    : ''
