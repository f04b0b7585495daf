import { sessionColour, sessionState } from 'shared/domain/calendarColour'
import type { Colour, ColourSettings, SessionState } from 'shared/domain/calendarColour'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { wallDate } from '../wallDate.ts'

/** A session as an event of the calendar library. */
export interface AgendaEvent {
  session: ShortSession
  title: string
  start: Date
  end: Date
  state: SessionState
  colour: Colour
}

export const agendaEvent = (session: ShortSession, settings: ColourSettings): AgendaEvent => ({
  session,
  title: session.title,
  start: wallDate(session.date, session.startTime),
  end: wallDate(session.date, session.endTime),
  state: sessionState(session),
  colour: sessionColour(session, settings),
})

/** The state for screen readers. */
export const stateWords: Record<SessionState, string> = {
  pending: 'à valider',
  unpaid: 'non payée',
  absent: 'payée, patient absent',
  present: 'payée, patient présent',
}

/** The mark on the block, beside its colour. */
export const stateMarks: Record<SessionState, string> = {
  pending: 'À valider',
  unpaid: '',
  absent: 'Absent',
  present: '',
}

/** The state in full, where there is room. */
export const stateLabels: Record<SessionState, string> = {
  pending: 'À valider',
  unpaid: 'Non payée',
  absent: '€ Payée, absent',
  present: '€ Payée',
}
