import { sessionColour, sessionState } from 'shared/domain/calendarColour'
import type { Colour, ColourSettings, SessionState } from 'shared/domain/calendarColour'
import type { ShortSession } from 'shared/contracts/agenda/session'
import type { NamesOf, SessionNames } from './view/blocks/sessionNames.ts'
import { wallClockDate, wallClockEnd } from '../wallClock.ts'

/** Session as an event of the calendar library. */
export interface AgendaEvent {
  session: ShortSession
  names: SessionNames
  title: string
  start: Date
  end: Date
  state: SessionState
  colour: Colour
  /** Sessions without room in their column, which the block '+2' replaces. Undefined for a visible session. */
  hidden?: readonly AgendaEvent[]
}

const createAgendaEvent = (session: ShortSession, settings: ColourSettings, names: SessionNames): AgendaEvent => ({
  session,
  names,
  title: session.title,
  start: wallClockDate(session.date, session.startTime),
  end: wallClockEnd(session.date, session.endTime),
  state: sessionState(session),
  colour: sessionColour(session, settings),
})

/** Returns a function that creates the event of a session once, so that only the blocks of changed sessions render. */
export function createEventCache(settings: ColourSettings, namesOf: NamesOf): (session: ShortSession) => AgendaEvent {
  const events = new WeakMap<ShortSession, AgendaEvent>()
  return (session) => {
    const event = events.get(session) ?? createAgendaEvent(session, settings, namesOf(session))
    events.set(session, event)
    return event
  }
}

/** Text of the state for screen readers. */
export const screenReaderStates: Record<SessionState, string> = {
  pending: 'à valider',
  unpaid: 'non payée',
  absent: 'payée, patient absent',
  present: 'payée, patient présent',
}

/** Short mark on the session's block, in addition to its colour. */
export const stateMarks: Record<SessionState, string> = {
  pending: 'À valider',
  unpaid: '',
  absent: 'Absent',
  present: '',
}

/** Full label of the state, for the card, the list and the printed week. */
export const stateLabels: Record<SessionState, string> = {
  pending: 'À valider',
  unpaid: 'Non payée',
  absent: '€ Payée, absent',
  present: '€ Payée',
}
